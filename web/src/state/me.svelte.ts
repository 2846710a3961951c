/** Who this browser is. A newcomer gets a name at once and may change it at any time: nobody fills in a form to play. */
import type { Player } from '../protocol.ts';
import { recover, takeName, whoAmI } from '../net/api.ts';
import { words } from '../words/language.svelte.ts';

/** How many names for newcomers the catalogs have. */
const NEWCOMERS = 12;

class Me {
  player = $state.raw<Player | null>(null);
  #asked: Promise<Player> | null = null;

  /** Who this is; asked of the server once, and a newcomer is given a name. */
  async known(): Promise<Player> {
    this.#asked ??= this.#ask();
    try {
      return await this.#asked;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  /** Who this is, if the server knows it already. */
  async look(): Promise<Player | null> {
    this.player ??= await whoAmI();
    return this.player;
  }

  /** Takes another name. */
  async rename(name: string): Promise<void> {
    this.player = await takeName(name);
  }

  /** Becomes the player of a private link. */
  async recover(token: string): Promise<void> {
    this.player = await recover(token);
    this.#asked = null;
  }

  async #ask(): Promise<Player> {
    const found = (await this.look()) ?? (await takeName(newcomer()));
    this.player = found;
    return found;
  }
}

/** A name for somebody who has none yet. */
function newcomer(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint16Array(2));
  return words.speaker().t('web-newcomer', { name: words.speaker().t(`web-newcomer-${first % NEWCOMERS}`), number: 10 + (second % 90) });
}

export const me = new Me();
