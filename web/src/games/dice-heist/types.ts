// Made from the rules. Do not edit; write it anew with: WRITE=1 cargo test -p catalog typescript

/** What a seat can do on its turn. */
export type Action = { "type": "recruit",
/** The seat that loses a die; none: the supply. */
from?: Seat, } | { "type": "heist",
/** Where. */
museum: Museum,
/** How many sidekicks roll beside the thief. */
sidekicks: number, } | { "type": "raid",
/** Which. */
card: Card,
/** How many sidekicks roll beside the thief. */
sidekicks: number, };

/** What is answered. */
export type Answer = {
/** What one more sidekick would add to the chance, as a chance (DH-12.2); none where there is no further die. */
one_more: Odds | null,
/** Why the asking seat may not do this now, as the code of a refusal; none if it may. */
refused: string | null,
/** Who tries. */
seat: Seat,
/** Where. */
museum: Museum,
/** The one card of a raid. */
card: Card | null,
/** How many dice roll: the thief and the sidekicks. */
dice: number,
/** The lowest face that succeeds. */
needs: number,
/** How likely one die shows it. */
chance: Odds,
/** What it would bring to whoever tries. */
worth: Worth, };

export type Attempt = { kind: AttemptKind, museum: Museum, card: Card | null, sidekicks: number, };

/** For everything in the museum, or for one card. */
export type AttemptKind = "heist" | "raid";

/** An exhibit, by its place among all ids in order. */
export type Card = string;

/** A set of exhibits, as JSON a sorted list of ids (DH-4.6). */
export type Cards = Array<string>;

/** What a seat has. */
export type Collection = { sidekicks: number,
/** `null` in the view of somebody who may not look. */
artifacts: Cards | null,
/** Only in a view. */
artifact_count: number, gems: Cards, paintings: Cards, };

/** The colour of a gem. */
export type Colour = "red" | "green" | "blue";

/** What is printed on the pieces. */
export type Content = { museums: Array<MuseumFacts>, exhibits: Array<ExhibitFacts>, colours: [Colour, Colour, Colour],
/** How many sidekick dice there are. */
sidekicks: number,
/** What gems of one colour score, from none (DH-6.20). */
gem_points: Array<number>, };

/** What is said to lie in each museum: an object by museum, in the order of the row. */
export type Displays = Record<Museum, Array<Card>>;

/** An exhibit. */
export type ExhibitFacts = { id: Card, museum: Museum, kind: Kind, };

/** The faces of a roll, as JSON a list from high to low. */
export type Faces = Array<number>;

/** How the first player was found. */
export type FirstBy = "roll" | "option";

export type FirstRoll = { rolling: Array<Seat>, faces: Array<number>, };

/** Something that happened. */
export type GameEvent = { "event": "game_started", options: Options, } | { "event": "first_roll", seat: Seat, face: number, } | { "event": "first_roll_tie", seats: SeatSet, } | { "event": "first_player", seat: Seat, by: FirstBy, } | { "event": "turn_started", turn: number, seat: Seat, deck: number, } | { "event": "revealed", seat: Seat, card: Card, museum: Museum, minor: boolean, deck: number, } | { "event": "deck_empty" } | { "event": "recruited", seat: Seat, from: Seat | null, sidekicks: number, supply: number, } | { "event": "attempt", seat: Seat, kind: AttemptKind, museum: Museum, card: Card | null, dice: number, needs: number, chance: Odds, } | { "event": "rolled", seat: Seat, faces: Faces, success: boolean, } | { "event": "stolen", seat: Seat, kind: AttemptKind, museum: Museum, cards: Cards, returned: number, supply: number, } | { "event": "failed", seat: Seat, kind: AttemptKind, museum: Museum, kept: number, } | { "event": "game_over", result: GameResult, };

/** The result as the position and the last event carry it (DH-8.7). */
export type GameResult = { lines: Array<Line>, scores: Array<number>, ranks: Array<number>, winners: SeatSet, };

/** Gems of one colour. */
export type GemTally = {
/** Which colour. */
colour: Colour,
/** How many. */
count: number,
/** What that many score together (DH-6.20). */
points: number, };

/** What an exhibit is. */
export type Kind = { "type": "painting", millions: number, } | { "type": "artifact", count: number, } | { "type": "gem", colour: Colour, };

/** How a seat's points add up (DH-8.7). `paintings` are millions and no part of the sum. */
export type Line = { seat: number, artifacts: number, gems: number, paintings: number, bonus: number, total: number, };

export type Museum = "hermitage" | "metropolitan" | "british" | "louvre";

/** A museum, in the order of the row. */
export type MuseumFacts = { id: Museum, security: number,
/** The lowest face that succeeds in a heist (DH-6.13). */
heist_needs: number, };

/** A museum. */
export type MuseumInsight = {
/** Which. */
museum: Museum,
/** The lowest face that succeeds in a heist (DH-6.13). */
heist_needs: number,
/** The lowest face that succeeds in a raid (DH-9.2). */
raid_needs: number,
/** How likely a heist succeeds, by the number of sidekicks beside the thief: none first, and as many as the player with the most has (DH-12.1). */
heist_chances: Array<Odds>,
/** The same for a raid of one card; empty where raids are not part of the game. */
raid_chances: Array<Odds>,
/** What everything on display is worth to each seat (DH-12.4). */
worth: Array<Worth>,
/** How many cards of this museum this viewer sees nowhere (DH-7.21). */
unseen: number, };

/** An exact probability, as a reduced fraction. As JSON `[11,36]`. */
export type Odds = [number, number];

/** What was agreed before the game. */
export type Options = {
/** How many play (DH-3.1). */
seats: number,
/** Who starts; none: the thief dice decide (DH-3.2). */
first_seat: Seat | null,
/** Whether one card alone may be raided (DH-3.3). */
targeted_raid: boolean,
/** Whether everybody sees everybody's artifacts; by the book the piles lie face down (DH-3.4, DH-7.15). */
open_artifacts: boolean,
/** After how many rounds of nothing but recruiting, the deck being empty, recruiting is refused; 0: never (DH-3.5). */
stall_guard: number, };

/** What goes with every view. */
export type Overview = {
/** The museums, in the order of the row. */
museums: Array<MuseumInsight>,
/** What each seat has and would score. */
seats: Array<SeatInsight>,
/** The attempt whose dice are about to roll. */
attempt: Try | null,
/** The cards this viewer sees nowhere, by what they are (DH-7.21). */
unseen: Tally, };

export type Phase = "first_roll" | "reveal" | "action" | "roll" | "over";

/** A question about a choice that is half made. */
export type Question = { "type": "attempt",
/** Where. */
museum: Museum,
/** The one card of a raid; none for a heist. */
card: Card | null,
/** How many sidekicks go in with the thief. */
sidekicks: number, };

/** A place at the table, numbered from 0 clockwise. */
export type Seat = number;

/** What a seat has and would score. */
export type SeatInsight = {
/** What it has, as far as this viewer sees it. */
held: Tally,
/** How it would score if the game ended now, as far as this viewer sees it (DH-12.9). */
line: Line,
/** Whether it has artifacts that this viewer may not look at: artifacts and total are then a lower bound. */
hides: boolean, };

/** A set of seats. As JSON a sorted list of numbers. */
export type SeatSet = Array<number>;

/** Cards by what they are. */
export type Tally = {
/** Artifact cards. */
artifact_cards: number,
/** Artifacts shown on them. */
artifacts: number,
/** Gems of each colour: red, green, blue. */
gems: Array<GemTally>,
/** Paintings. */
paintings: number,
/** Millions of all paintings together. */
millions: number, };

/** An attempt in numbers. */
export type Try = {
/** Who tries. */
seat: Seat,
/** Where. */
museum: Museum,
/** The one card of a raid. */
card: Card | null,
/** How many dice roll: the thief and the sidekicks. */
dice: number,
/** The lowest face that succeeds. */
needs: number,
/** How likely one die shows it. */
chance: Odds,
/** What it would bring to whoever tries. */
worth: Worth, };

/** A game as one viewer sees it. */
export type View = { options: Options, phase: Phase, turn: number, seat: Seat | null, first_roll: FirstRoll | null,
/** Only in a view. */
deck_size: number,
/** Only in a view. */
unseen: Cards, museums: Displays, supply: number, players: Array<Collection>, attempt: Attempt | null, quiet_turns: number, result: GameResult | null, };

/** What cards are worth to a seat. */
export type Worth = {
/** Points at once, for artifacts and gems. */
points: number,
/** Millions of paintings, which score by who has the most and the least at the end. */
millions: number, };
