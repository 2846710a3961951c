// Made from the rules. Do not edit; write it anew with: WRITE=1 cargo test -p catalog typescript

/** A tool in use. */
export type Act = { name: Tool, strength: number, draws_left: number, drawn: Array<Crystal>, picks_left: number, picks_made: number, };

/** What a seat can do. */
export type Action = { "type": "reroll",
/** The dice that stay. */
keep: Faces,
/** Whether a marker pays for it. */
marker: boolean, } | { "type": "stop" } | { "type": "act",
/** Which. */
action: Tool,
/** With how many faces. */
strength: number, } | { "type": "end_turn" } | { "type": "return",
/** Which. */
crystals: Crystals, } | { "type": "protect",
/** Which. */
crystal: Crystal, } | { "type": "pass",
/** To whom. */
to: Seat, } | { "type": "take",
/** From whom. */
from: Seat,
/** Which. */
crystal: Crystal, } | { "type": "done" } | { "type": "choose_leader",
/** Whom. */
seat: Seat, };

/** What is answered. */
export type Answer = { "type": "keep",
/** How many dice would roll. */
rolling: number,
/** Whether a marker pays for it. */
marker: boolean,
/** For each tool how likely a strength of at least one, two and so on up to five is, with all rolls that are left. */
chances: Array<Array<Odds>>,
/** The same with the next roll alone. */
next: Array<Array<Odds>>, } | { "type": "plan",
/** The asking seat, and everybody whose money would change. */
changes: Array<Change>,
/** What is left on each cart, by seat and kind. */
carts: Array<Array<number>>,
/** What one more of each kind would then be worth to the asking seat. */
gains: Array<number>, };

/** What the bag holds. */
export type BagInsight = {
/** All crystals. */
crystals: number,
/** Valuable ones. */
valuable: number,
/** For one draw, for two and so on up to five: how likely one of them at least is unstable (QD-12.1). No more than there are crystals. */
unstable_within: Array<Odds>,
/** For a Pickaxe of strength one to five: the mean worth of what it draws, sets apart (QD-12.2). */
pickaxe: Array<Mean>,
/** For a Jackhammer of strength two to five: the mean worth of what it keeps when the cheapest half goes back (QD-12.3). */
jackhammer: Array<Mean>, };

/** Money before and after. */
export type Change = {
/** Whose. */
seat: Seat,
/** If the game ended now. */
before: Line,
/** If it ended after the plan. */
after: Line, };

/** What crystals of one colour pay. */
export type Colour = {
/** How many there are. */
count: number,
/** What they are worth, the set apart. */
worth: number,
/** What the set pays on top (QD-2.5). */
bonus: number, };

/** What is printed on the pieces. */
export type Content = { crystals: Array<CrystalFacts>, tools: Array<ToolFacts>,
/** The faces of every die, one each (QD-2.6). */
faces: [Face, Face, Face, Face, Face, Face],
/** What crystals of one colour pay on top, from none; more pay as much as the last (QD-2.5). */
set_bonus: Array<number>,
/** What the emptiest chest costs (QD-2.7). */
reckless: number,
/** Pairs of unstable crystals beside the bag (QD-2.1). */
pairs: number, dice: number,
/** Rolls of a turn that cost nothing (QD-6.9). */
free_rolls: number, rounds: number,
/** Games of a tournament (QD-9.10). */
games: number,
/** Unstable crystals on a cart that are an accident (QD-9.2). */
accident: number, };

/** A kind of crystal. */
export type Crystal = "quartz" | "rubellite" | "emerald" | "sapphire" | "ruby" | "amber" | "unstable";

/** A kind of crystal, in the order of the rules. */
export type CrystalFacts = { id: Crystal, in_box: number,
/** What one is worth at the end, sets apart. */
value: number, };

/** Some crystals, as JSON a list in the order of QD-2.2. */
export type Crystals = Array<"quartz" | "rubellite" | "emerald" | "sapphire" | "ruby" | "amber" | "unstable">;

/** Why a game is over. */
export type End = "six_rounds" | "bag_empty" | "two_left";

/** A face by its name, in the order of QD-2.6. */
export type Face = "pickaxe" | "jackhammer" | "chest" | "transfer" | "steal" | "helmet";

/** Some dice, as JSON the list of their faces in the order of QD-2.6. */
export type Faces = Array<Face>;

/** How the first Leader was found. */
export type FirstBy = "chance" | "option" | "rotation";

/** Something that happened. */
export type GameEvent = { "event": "game_started", options: Options, game: number, } | { "event": "first_leader", seat: Seat, by: FirstBy, } | { "event": "round_started", round: number, leader: Seat, added: number, bag_size: number, } | { "event": "turn_started", seat: Seat, round: number, } | { "event": "mined", seat: Seat, crystal: Crystal, by: MinedBy, marker: boolean, } | { "event": "rolled", seat: Seat, roll: number, kept: Faces, rolled: Faces, dice: Faces, marker: boolean, } | { "event": "stopped", seat: Seat, dice: Faces, wilds: number, } | { "event": "acted", seat: Seat, action: Tool, strength: number, wilds: number, } | { "event": "returned", seat: Seat, crystals: Crystals, } | { "event": "protected", seat: Seat, crystal: Crystal, } | { "event": "passed", seat: Seat, to: Seat, } | { "event": "stolen", seat: Seat, from: Seat, crystal: Crystal, } | { "event": "turn_ended", seat: Seat, auto: boolean, } | { "event": "accident", seat: Seat, order: number, returned: Present, left: SeatSet, } | { "event": "leader_tie", seats: SeatSet, chooser: Seat, } | { "event": "new_leader", seat: Seat, by: LeaderBy, valuable: number, } | { "event": "bag_empty", seat: Seat, } | { "event": "game_scored", game: number, lines: Array<Line | null>, } | { "event": "game_over", result: GameResult, };

/** The result as the position and the last event carry it (QD-8.8). An eliminated seat has no line and no score. */
export type GameResult = { lines: Array<Line | null>, scores: Array<number | null>, ranks: Array<number>, winners: SeatSet, end: End, };

/** How many there are of each kind: an object with all seven. */
export type Heap = Record<Crystal, number>;

/** How a Leader was found. */
export type LeaderBy = "most" | "choice" | "accident";

/** How a seat's money adds up (QD-8.8). The tie-break list is no part of the sum. */
export type Line = { seat: number, crystals: number, bonus: number, unstable: number, reckless: number, total: number, tiebreak: [number, number, number, number, number, number], };

/** Dice that lie on the table: a list in the order of QD-2.6, which is read in any order (QD-4.15). */
export type Lying = Array<Face>;

/** A mean as an exact fraction: as JSON `[sum, cases]`. */
export type Mean = [number, number];

/** Why a crystal was drawn. */
export type MinedBy = "turn" | "pickaxe" | "jackhammer";

/** The game, or one of the book's two variants, which do not combine. */
export type Mode = "standard" | "last_shall_be_first" | "grand_tournament";

/** An exact probability, as a reduced fraction. As JSON `[11,36]`. */
export type Odds = [number, number];

/** What was agreed before the game. */
export type Options = {
/** How many play (QD-3.1). */
seats: number,
/** Which of the book's games it is (QD-3.2). */
mode: Mode,
/** Who leads first; none: chance decides (QD-3.3). */
first_seat: Seat | null, };

/** What goes with every view. */
export type Overview = {
/** Each seat, as it stands. */
seats: Array<SeatInsight>,
/** How many turns there can still be in this game, the running one included; none where rounds are not counted (QD-12.8). */
turns_left: number | null,
/** What the bag holds. */
bag: BagInsight,
/** What the tools can do for the seat whose turn it is; empty where no dice lie. */
tools: Array<ToolInsight>,
/** The rolls that the seat whose turn it is has left. */
rolls: Rolls, };

/** What the game waits for (QD-4.2). */
export type Phase = "first_leader" | "mine" | "roll" | "draw" | "reroll" | "act" | "return" | "pick" | "choose_leader" | "over";

/** What a seat has. */
export type Player = { cart: Heap, chest: Heap, markers: number, out: number | null, };

/** How many there are of each kind that is there: an object without zeros. */
export type Present = Partial<Record<Crystal, number>>;

/** A question about a choice that is half made. */
export type Question = { "type": "keep",
/** The dice that stay, in the order of QD-2.6. */
keep: Faces, } | { "type": "plan",
/** `protect`, `pass`, `take` and `return`, in their order. */
actions: Array<Action>, };

/** Rolls that are left. */
export type Rolls = {
/** Free ones. */
free: number,
/** Those that a marker buys. */
markers: number, };

/** A place at the table, numbered from 0 clockwise. */
export type Seat = number;

/** A seat, as it stands. */
export type SeatInsight = {
/** How it would score if the game ended now; none if it is out (QD-8.2). */
line: Line | null,
/** That total and those of the games of a tournament before this one. */
sum: number | null,
/** Crystals on the cart, and in the chest. */
on_cart: number,
/** Crystals in the chest. */
in_chest: number,
/** How many crystals more than the emptiest chest it has locked away; 0: that costs it money. None where it costs nothing (QD-8.3). */
chest_lead: number | null,
/** Whether it has the most valuable crystals on its cart, alone or with others, and would lead the next round (QD-7.20). */
leads: boolean,
/** How many more unstable crystals on the cart are an accident; none where there are no accidents (QD-9.2). */
accident_in: number | null,
/** What its crystals of each valuable kind pay, in the order of the kinds (QD-8.2). */
colours: Array<Colour>,
/** What one more of each kind would be worth to it, in the order of the kinds: its value and the step of its set (QD-12.6). */
gains: Array<number>,
/** What losing one of each kind would cost it; 0 where it has none (QD-12.6). */
losses: Array<number>, };

/** A set of seats. As JSON a sorted list of numbers. */
export type SeatSet = Array<number>;

/** What the dice let a player do: five of their six faces. */
export type Tool = "pickaxe" | "jackhammer" | "chest" | "transfer" | "steal";

/** A tool, in the order of the dice. */
export type ToolFacts = { id: Tool,
/** The fewest faces that do something (QD-5.11 to QD-5.15). */
least: number,
/** Whether it draws from the bag; the others move crystals. */
draws: boolean,
/** What it does with each strength from none on, where there are enough crystals. */
does: Array<ToolUse>, };

/** What a tool can do. */
export type ToolInsight = {
/** Which. */
tool: Tool,
/** The fewest faces that do something (QD-5.11 to QD-5.15). */
least: number,
/** The faces it has: dice that show it, and wilds. */
faces: number,
/** The wilds among them. */
wilds: number,
/** How many crystals there are for it to draw or move. */
reach: number,
/** The most strength it can be used with as the dice lie; 0 where it cannot be used. */
most: number,
/** Why it cannot be used, as the code of a refusal; none if it can. */
refused: string | null,
/**
 * While the seat may still roll: how likely a strength of at least one, two and so on up to five is, with all rolls that are left, at most five of them
 * for markers, and the best keeps for just that aim (QD-12.5).
 */
chances: Array<Odds>,
/** The same with the next roll alone. */
next: Array<Odds>, };

/** What a tool does with one strength. */
export type ToolUse = {
/** How many crystals it draws or moves (QD-5.11 to QD-5.15). */
crystals: number,
/** How many of them go back into the bag (QD-5.17). */
back: number, };

/** How far a turn has come. */
export type Turn = { dice: Lying, rolls: number, rolling: number, used: Array<Tool>, wilds_left: number, act: Act | null, };

/** A game as one viewer sees it. As JSON, the position. */
export type View = { options: Options, phase: Phase, game: number, games: Array<Array<Line>>, round: number, leader: Seat | null, first_leader: Seat | null, seat: Seat | null, to_play: Array<Seat>, bag: Heap, box: Heap, pairs_left: number, players: Array<Player>, turn: Turn | null, result: GameResult | null, };
