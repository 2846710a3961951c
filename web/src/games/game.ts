/** What a game puts into the frame: its board, its decisions, its words and its rules. The frame knows no game. */
import type { Component } from 'svelte';
import type { Message } from '../protocol.ts';
import type { Seen } from '../state/change.ts';
import type { Stage } from './stage.svelte.ts';

/** What a game shows happening, and what the player is about to do. */
export interface Scene {
  /** Shows an event happening, while the table still looks as before it; `next` is what is seen right after it. */
  play(event: unknown, stage: Stage, next: Seen): Promise<void> | void;
  /** The table looks as it does now. */
  settle(stage: Stage): void;
  /** Whether what happens is shown beside the table and never in its way: every view is then shown as it comes. */
  readonly isAside?: true;
  /** Whether a question stays on the table while news of others is shown, because what they do changes nothing about the answers. */
  readonly staysAsked?: true;
  /** How many of the last events are not told yet, because the end of the game is still being shown: the result waits for them. */
  readonly heldBack?: number;
  /** What the log says instead of an event, while the player hides something from whoever looks over their shoulder. */
  hush?(event: unknown): Message | null;
}

/** What every part of a game gets. */
export interface StageProps {
  stage: Stage;
}

/** What a part gets that shows a view, in the game's own type. */
export interface ViewProps<View> extends StageProps {
  view: View;
}

/** What a part gets that belongs to one seat. */
export interface SeatProps extends StageProps {
  seat: number;
}

/** What a drawing gets that goes with a section of the rules. */
export interface SectionProps {
  section: number;
}

type Part = Component<StageProps>;

/** A game's part of the client. */
export interface GameModule {
  /** Begins a scene for a table. */
  scene(): Scene;
  Board: Part;
  /** What the player can do now, or a sentence that says who is to do something. */
  Decision: Part;
  /** What a seat has, in the strip of the players. */
  Seat: Component<SeatProps>;
  /** How the result adds up. */
  Result: Part;
  /** The drawing that goes with a section of the rules. */
  Illustration?: Component<SectionProps>;
  /** The section of the rules that matters now. */
  section?(stage: Stage): number;
  /** The hints of the first turn, as names of sentences. */
  guide?: readonly string[];
}
