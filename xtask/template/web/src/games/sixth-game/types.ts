// Made from the rules. Do not edit; write it anew with: WRITE=1 cargo test -p catalog typescript

/** What a seat can do on its turn. */
export type Action = { "type": "grab" } | { "type": "leave" };

/** What is answered. */
export type Answer = {
/** How likely it is. */
safe: Odds, };

/** What clients get of the content. */
export type Content = { loot: [LootFacts, LootFacts, LootFacts], };

/** Something that happened. */
export type GameEvent = { "event": "game_started", options: Options, } | { "event": "turn_started", seat: Seat, } | { "event": "grabbed", seat: Seat, } | { "event": "found", seat: Seat, kind: Kind | null, } | { "event": "caught", seat: Seat, lost: number, } | { "event": "left", seat: Seat, tokens: number, } | { "event": "game_over", loot: Array<Loot>, winners: SeatSet, };

/** A kind of loot. */
export type Kind = "coin" | "ring" | "crown";

/** How a seat's points add up. */
export type Line = { seat: Seat, coin: number, ring: number, crown: number, total: number, };

/** So much of each kind. */
export type Loot = {
/** Coins. */
coin: number,
/** Rings. */
ring: number,
/** Crowns. */
crown: number, };

/** A kind of loot as the file tells of it. */
export type LootFacts = { id: Kind, points: number, copies: number, };

/** An exact probability, as a reduced fraction. As JSON `[11,36]`. */
export type Odds = [number, number];

/** What was agreed. */
export type Options = {
/** How many play. */
seats: number,
/** How many alarms lie in the bag. */
alarms: number, };

/** What goes with every view. */
export type Overview = {
/** How likely the next grab finds loot. */
safe: Odds,
/** What each seat holds in points; none where this viewer may not look. */
held: Array<Line | null>, };

/** What the game waits for. */
export type Phase = "choose" | "draw" | "over";

/** Where a thief is. */
export type Place = "inside" | "away" | "caught";

/** A question about a choice that is half made. */
export type Question = { "type": "grabs",
/** How many. */
times: number, };

/** A place at the table, numbered from 0 clockwise. */
export type Seat = number;

/** A set of seats. As JSON a sorted list of numbers. */
export type SeatSet = Array<number>;

/** What may be known of a thief. */
export type Thief = {
/** Where the thief is. */
place: Place,
/** How many tokens the thief holds. */
tokens: number,
/** Which; none where this viewer may not look. */
loot: Loot | null, };

/** A game as one viewer sees it. */
export type View = {
/** What was agreed. */
options: Options,
/** What the game waits for. */
phase: Phase,
/** Whose turn it is, or was last. */
seat: Seat,
/** How many tokens are in the bag, the alarms among them. */
tokens: number,
/** How many of them are alarms. */
alarms: number,
/** The loot this viewer sees nowhere: in the bag, or with others. */
unseen: Loot,
/** The thieves. */
players: Array<Thief>, };
