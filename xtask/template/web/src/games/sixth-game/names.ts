/** The words of this game, and its content as the rules write it (`content.json`). */
import type { Speaker } from '../../words/speaker.ts';
import content from './content.json';
import type { Content, Kind } from './types.ts';

/** What every sentence of this game for the browser begins with. */
const NAME = 'sixth-game-web';

export const LOOT = (content as unknown as Content).loot;

export const KINDS: readonly Kind[] = LOOT.map(({ id }) => id);

/** A sentence of this game. */
export const say = (speaker: Speaker, name: string, args: Record<string, string | number> = {}): string =>
  speaker.t(`${NAME}-${name}`, args);

/** Who has won, in a sentence. */
export const won = (speaker: Speaker, winners: readonly number[]): string =>
  speaker.say({ key: `${NAME}-over`, args: [['winners', { list: winners.map((seat) => ({ seat })) }]] });
