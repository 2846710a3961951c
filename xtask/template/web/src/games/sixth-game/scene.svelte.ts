/** What is seen happening: a hand in the bag, and what it brings. */
import type { Scene } from '../game.ts';
import type { Stage } from '../stage.svelte.ts';
import type { Action, GameEvent, Kind, Overview, View } from './types.ts';

/** How long a hand is in the bag, and how long what it brought is left to be seen. */
const REACH = 450;
const LOOK = 650;

/** What came out of the bag: loot of a kind, loot that this reader may not see, or an alarm. */
export interface Drawn {
  seat: number;
  token: Kind | 'hidden' | 'alarm' | null;
}

export class SixthGameScene implements Scene {
  /** What is being drawn; nothing while nobody reaches into the bag. */
  drawn = $state.raw<Drawn | null>(null);

  async play(event: unknown, stage: Stage): Promise<void> {
    const happened = event as GameEvent;
    switch (happened.event) {
      case 'grabbed':
        this.drawn = { seat: happened.seat, token: null };
        await stage.wait(REACH);
        break;
      case 'found':
        this.drawn = { seat: happened.seat, token: happened.kind ?? 'hidden' };
        await stage.wait(LOOK);
        break;
      case 'caught':
        this.drawn = { seat: happened.seat, token: 'alarm' };
        await stage.wait(LOOK);
        break;
      default:
        break;
    }
  }

  settle(): void {
    this.drawn = null;
  }
}

/** What is shown, in this game's own types. */
export function seen(stage: Stage): { view: View | null; insight: Overview | null; legal: Action[]; scene: SixthGameScene } {
  const view = (stage.shown?.view ?? null) as View | null;
  const insight = (stage.shown?.insight ?? null) as Overview | null;
  return { view, insight, legal: (stage.decision?.legal ?? []) as Action[], scene: stage.scene as SixthGameScene };
}
