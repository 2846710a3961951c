// Made from the rules. Do not edit; write it anew with: WRITE=1 cargo test -p catalog typescript

/** What characters can do (JH-2.20). */
export type Ability = "tumble" | "haggle" | "hush" | "slip" | "turn" | "question" | "steal" | "sprint" | "crack" | "blame";

/** Whether an ability can be used now, or why not. */
export type AbilityState = "always" | "now" | "later" | "silent" | "used" | "spent";

/** What a seat can do. */
export type Action = { "type": "pick", card: Jewelry, } | { "type": "draft", kind: Kind, } | { "type": "pass" } | { "type": "place", at: Space, } | { "type": "question", seat: Seat, } | { "type": "play", card: HandCard, } | { "type": "smoke", at: Cell, } | { "type": "alarm", at: Space, } | { "type": "wire", at: Cell, } | { "type": "turn_guard", facing: Facing, } | { "type": "blame", seat: Seat, } | { "type": "move", to: Space, reach?: Space, crack?: boolean, steal?: Theft, } | { "type": "keep", card: Jewelry, } | { "type": "swap", in: Jewelry, out: Jewelry, } | { "type": "drop", jewels: Jewels, };

export type Alarm = { at: Space, seat: Seat, };

/** What is answered. */
export type Answer = { "type": "card" } & Playable | { "type": "outlook",
/** The light as it would be before he walks; nothing if it is off. */
light: Light | null,
/** For each size of card. */
outlooks: Array<Outlook>,
/** How likely the asking seat would be caught; nothing if there are no outlooks. */
caught: Odds | null, } | { "type": "worth" } & Sets | { "type": "why",
/** The code. */
code: string | null, };

/** A space that cannot be chosen now. */
export type Barred = {
/** Which space. */
at: Space,
/** The code of the refusal: `jewel-heist-refusal-too_far` says it in words. */
why: string, };

/** A floor plan as it is drawn (JH-2.30). */
export type Blueprint = { id: string,
/** Where players can stand, in reading order. */
spaces: Array<Cell>,
/** The start spaces among them. */
starts: Array<Cell>, track: Array<Cell>, walls: Array<Cell>,
/** The middles of the display cases. */
cases: Array<Cell>,
/** Lines to walk along between cases. */
lines: Array<Stroke>,
/** Lines to walk along round a case, and to a door. */
rounds: Array<Stroke>,
/** The links of the guard's track. */
links: Array<Stroke>, };

/** A jewelry card. */
export type CardFacts = { id: Jewelry,
/** What the set pays. */
value: number, set: Jewels, };

/** Cards that are seen, or only counted. */
export type Cards = Array<Jewelry> | { count: number, };

/** A cell of the floor plan, numbered in reading order. As JSON its name, `h8`. */
export type Cell = string;

/** A character. As JSON its name. */
export type Character = string;

/** A character. */
export type CharacterFacts = { id: Character,
/** How often its special can be used in a game; 0: it always holds. */
uses: number, ability: Ability, when: When, };

/** Who is who. */
export type Characters = "random" | "none" | Array<Character>;

/** What is printed on the pieces. */
export type Content = {
/** The jewels, in the order of shapes (JH-2.5). */
shapes: Array<ShapeFacts>,
/** The jewelry cards (JH-2.7). */
jewelry: Array<CardFacts>,
/** The cards that every hand has (JH-2.3), the last one being the call to the fence. */
hand: Array<HandFacts>,
/** The kinds of gear (JH-2.9). */
gear: Array<GearFacts>,
/** How many of them are offered in a game (JH-6.7). */
offered: number, characters: Array<CharacterFacts>, blueprints: Array<Blueprint>, };

/** What Call Fence does in the cooperative game (JH-9.6). */
export type CoopFence = "plain" | "swap";

/** When the cooperative game ends (JH-9.3). */
export type CoopFinish = "deck" | "covered";

export type Deck = { count: number, };

/** One of the four directions of the floor plan. */
export type Direction = "N" | "E" | "S" | "W";

/** What gear can do (JH-2.9). */
export type Effect = "alarm" | "silence" | "blackout" | "swing" | "disguise" | "mirror" | "tongs" | "smoke" | "wire" | "fence";

/** A space where a move could end. */
export type End = {
/** Which space. */
at: Space,
/**
 * How likely the seat would be caught there: over the cards that may be flipped, with everybody else where they stand. Where nobody knows the
 * noises yet the guard is supposed to hear one seat alone, this one unless another is named.
 */
caught: Odds,
/** All that a Safecracker would take who cracks the case here, when that may be done now. */
cracked?: Jewels, };

/** A way the guard can face: columns east and rows south, in lowest terms. As JSON `[dx,dy]`. */
export type Facing = [number, number];

/** A card with the jewels that are set aside for it: completed ones take theirs first, the others share what is left in the order of their ids. */
export type Filled = {
/** The card. */
card: Jewelry,
/** Whether it is complete. */
complete: boolean,
/** What is there. */
has: Jewels,
/** What it lacks. */
lacks: Jewels, };

/** Jewels lying on spaces, as an object keyed by cell, empty spaces left out. */
export type Floor = Record<Cell, Jewels>;

/** What people see happen. */
export type GameEvent = { "event": "blueprint", name: string, } | { "event": "jewel_placed", at: Space, shape: Shape, } | { "event": "character", seat: Seat, character: Character, } | { "event": "jewelry_dealt", seat: Seat, card?: Jewelry, } | { "event": "jewelry_shared", card: Jewelry, } | { "event": "decided", seat: Seat, } | { "event": "draft_passed", pass: number, kept?: Jewelry, pack?: Array<Jewelry>, } | { "event": "draft_done", counts: Array<number>, jewelry?: Array<Jewelry>, } | { "event": "first_seat", seat: Seat, } | { "event": "gear_offered", kind: Kind, } | { "event": "gear_drafted", seat: Seat, kind: Kind, cost: number, } | { "event": "gear_passed", seat: Seat, } | { "event": "placed", seat: Seat, at: Space, why: Why, } | { "event": "round", round: number, lead: Seat, deck: number, } | { "event": "questioned", by: Seat, seat: Seat, } | { "event": "not_questioned", by: Seat, } | { "event": "told", seat: Seat, card?: HandCard, } | { "event": "revealed", cards: Array<HandCard>, noise: Array<number>, } | { "event": "light_off", seat: Seat, } | { "event": "smoke", seat: Seat, at: Cell, } | { "event": "alarm", seat: Seat, at: Space, } | { "event": "wire", seat: Seat, at: Cell, } | { "event": "guard_turned", by: Seat, facing: Facing, with: With, lit: Array<Space>, } | { "event": "blamed", by: Seat, seat: Seat, noise: Array<number>, } | { "event": "moved", seat: Seat, from: Space, to: Space, picked: Jewels, } | { "event": "reached", seat: Seat, from: Array<Space>, picked: Jewels, } | { "event": "cracked", seat: Seat, from: Array<Space>, picked: Jewels, } | { "event": "stole", seat: Seat, victim: Seat, jewels: Jewels, } | { "event": "fence", seat: Seat, count: number, cards?: Array<Jewelry>, } | { "event": "fence_kept", seat: Seat, card?: Jewelry, } | { "event": "fence_refused", seat: Seat, } | { "event": "fence_swapped", seat: Seat, in: Jewelry, out: Jewelry, } | { "event": "fence_passed", seat: Seat, card: Jewelry, } | { "event": "flipped", card: Jewelry, steps: number, } | { "event": "guard_walked", path: Array<Cell>, wired: boolean, } | { "event": "guard_faces", facing: Facing, lit: Array<Space>, } | { "event": "caught", seat: Seat, at: Space, } | { "event": "dropped", seat: Seat, at: Space, jewels: Jewels, } | { "event": "over", result: GameResult, jewelry: Array<Array<Jewelry>>, };

/** The one game whose positions these are. */
export type GameName = "jewel-heist";

/** The result of a game (JH-8.5, JH-9.7). */
export type GameResult = { "mode": "competitive", scores: Array<number>, ranks: Array<number>, winners: SeatSet, seats: Array<Line>, } | { "mode": "coop", won: boolean, fulfilled: number, scores: Array<number>, ranks: Array<number>, winners: SeatSet, };

/** A kind of gear. */
export type GearFacts = { id: Kind, cost: number, noise: number, steps: number, effect: Effect, when: When, };

export type Guard = { at: Cell, facing: Facing, light: boolean, };

/** What a seat can choose for a round: a card that every hand has, or gear. As JSON its name. */
export type HandCard = string;

/** A card that every hand has. */
export type HandFacts = { id: HandCard, steps: number, noise: number, };

/** Why it was this source that decided (JH-2.47). */
export type How = "loudest" | "closer" | "agreed" | "next" | "lead";

/** A jewelry card. As JSON its id, `J07`. */
export type Jewelry = string;

/**
 * How many jewels of each shape: a heap, what somebody owns, what a set needs. As JSON an object of positive counts.
 *
 * One byte a shape in a machine word, so that heaps are added, taken away and compared at once. A count is never above 100: the most there are of
 * a shape is 17, and what strangers ask for beyond 100 is read as 100.
 */
export type Jewels = Partial<Record<Shape, number>>;

/** A kind of gear. As JSON its name. */
export type Kind = string;

/** The guard's light, as it is or as it would be. */
export type Light = {
/** Where he stands. */
at: Cell,
/** Where he faces. */
facing: Facing,
/** The nearest of sixteen points of the compass, `NNE`; `jewel-heist-facing-NNE` is its name in words. */
wind: string,
/** Every lit cell, in reading order. */
cells: Array<Cell>,
/** The spaces among them: whoever stands there is in the light. Nobody has to judge by the drawing. */
spaces: Array<Space>,
/**
 * The outline of the lit floor, to be drawn as one closed shape: the cone, without the shadows of walls, panels and smoke. A point is
 * `[x, y]` in thousandths of a cell, from the north-western corner of a1; the first is the middle of the guard's cell. A cell is lit if its
 * middle lies in this shape or on its edge, and it is neither a wall nor a panel. Where a line only touches corners on both sides the shape
 * is as thin as that line: it goes there and back.
 */
outline: Array<[number, number]>, };

/** How the money of a seat adds up. */
export type Line = {
/** The completed cards. */
cards: Array<Jewelry>,
/** What they pay. */
card_value: number,
/** What the other jewels pay. */
loose: number,
/** What the gear cost. */
gear_cost: number,
/** How many gear cards were taken. */
drafted: number, };

/** Against each other, or together. */
export type Mode = "competitive" | "coop";

/** Why a card would do nothing beyond a move now. */
export type NoUse = "fence" | "plain" | "light";

/** An exact probability, as a reduced fraction. As JSON `[11,36]`. */
export type Odds = [number, number];

/** What gear is offered. */
export type Offer = "random" | "none" | Array<Kind>;

/** A stack of gear that is on offer. */
export type Offered = {
/** Which gear. */
kind: Kind,
/** The code of the refusal if this seat cannot take it; nothing if it can. */
why: string | null, };

/** What was agreed before the game. */
export type Options = {
/** How many play. */
seats: number,
/** Against each other, or together. */
mode: Mode,
/** The floor plan; none: chance decides. */
blueprint: string,
/** Who drafts gear first; none: chance decides. */
first_seat: Seat | null,
/** Who is who. */
characters: Characters,
/** What is offered. */
gear: Offer,
/** How many jewelry cards each seat is dealt. */
jewelry_dealt: number,
/** How many cards the deck of the cooperative game has. */
coop_deck: number,
/** What a seat of the cooperative game may spend on gear. */
coop_gear_budget: number,
/** When the cooperative game ends. */
coop_finish: CoopFinish,
/** What Call Fence does in the cooperative game. */
coop_fence: CoopFence, };

/** What the guard would do if a card of this size were flipped now. */
export type Outlook = {
/** How many steps the card would let him walk: 2 to 5. */
steps: number,
/** How likely such a card is, as this viewer can tell: any card it has not seen may be the next. It can be 0. */
odds: Odds,
/** His steps, each with its reason. Fewer than `steps` if a trip wire stops him. */
walk: Array<Step>,
/** Whether a trip wire stops him. */
wired: boolean,
/** Where he would end. */
at: Cell,
/** Where he would then look. */
facing: Facing,
/** The nearest of sixteen points of the compass; `jewel-heist-facing-NNE` is its name in words. */
wind: string,
/** Why he would look there. */
turn: Reason,
/** The spaces he would light, in reading order. */
lit: Array<Space>,
/** The seats that would be caught. */
catches: SeatSet, };

/** What goes with every view. */
export type Overview = {
/** The guard's light; nothing while it is off. */
light: Light | null,
/** The seats that the game waits for; none while chance decides. */
waits_for: SeatSet,
/** How many jewels each seat would drop if it were caught now, by seat. */
drops: Array<number>,
/** All seats in loud order, as soon as their noises are known (JH-5.4). */
loud: Array<Seat>,
/** All seats in quiet order, likewise (JH-5.5). */
quiet: Array<Seat>,
/**
 * What the guard would do, one entry for each size of card from 2 to 5, from the choice of cards to the flip. While cards are chosen he is
 * supposed to hear the viewer alone; a spectator is told nothing then.
 */
outlooks: Array<Outlook>,
/** Whether each seat can use the ability of its character now, by seat; nothing for a seat without a character. */
abilities: Array<AbilityState | null>,
/** How likely the viewer is to be caught by these outlooks; nothing if there are none, or it has no seat. */
caught: Odds | null,
/** The cards that the viewer can choose from, while cards are chosen. */
hand: Array<Playable>,
/** Where the viewer can end its move, when it is its turn to move. */
ends: Array<End>,
/** The spaces that the viewer cannot choose, when it is to move or to begin somewhere, with the reasons. */
barred: Array<Barred>,
/** The ways in which the viewer can turn the guard now. */
turnings: Array<Turning>,
/** The gear on offer, while it is drafted, with the reason why the viewer cannot take some. */
offered: Array<Offered>,
/** The cards this viewer sees, with what they are worth: its own, everybody's once the game is over, or the crew's. */
sets: Array<Sets>, };

/** What the game waits for (JH-5.1). */
export type Phase = "blueprint" | "place_jewels" | "deal_characters" | "deal_jewelry" | "share_jewelry" | "draft" | "first_seat" | "deal_gear" | "gear_draft" | "start" | "question" | "answer" | "choose" | "before" | "move" | "fence" | "keep" | "swap" | "flip" | "mirror" | "drop" | "place" | "over";

/** A card that may be chosen for this round. */
export type Playable = {
/** The card. */
card: HandCard,
/** Up to how many steps it allows this seat. */
steps: number,
/** How loud it is in the hand of this seat. */
noise: number,
/** Why it would do nothing beyond a move as things stand; it may be played all the same. */
no_use: NoUse | null,
/** Everywhere the seat could end its move with it, in reading order; staying is always possible. Empty for a call to the fence, which is no move. */
ends: Array<End>,
/** Why it does not lead to the other spaces. Only in the answer to a question about this card; an overview would grow too long with it. */
barred?: Array<Barred>, };

export type Player = { character: Character | null, special_left: number, space: Space | null, jewels: Jewels, jewelry: Cards, pack: Cards, pick: Jewelry | null, gear: Array<Kind>, drafted: Array<Kind>, gear_cost: number, passed: boolean, card: HandCard | null, noise: number | null, told: boolean, effect_done: boolean, special_used: boolean,
/** Only in a view. */
decided: boolean, };

/** What can be asked about a choice that is only half made. Only a seat can ask. */
export type Question = { "type": "card",
/** The card. */
card: HandCard,
/** Whom the guard is supposed to hear; the asking seat if nobody is named. */
loudest?: Seat, } | { "type": "outlook",
/** Where the asking seat would stand; where it stands if no space is named. */
to?: Space,
/** The card it would play, while cards are chosen. */
card?: HandCard,
/** Whether it would crack the case there, which is louder. */
crack?: boolean,
/** Whom the guard is supposed to hear, while cards are chosen; the asking seat if nobody is named. */
loudest?: Seat,
/** What it would do first: `smoke`, `alarm`, `wire`, `turn_guard` or `blame`, if that is legal now. */
before?: Action, } | { "type": "worth",
/** What it would own. */
jewels: Jewels, } | { "type": "why",
/** The action, as it would be sent. */
action: unknown, };

/** Why the guard goes or turns as he does. */
export type Reason = { "kind": "heard",
/** The source that decided. */
source: Source,
/** Why it was that one. */
how: How, } | { "kind": "silence" } | { "kind": "on" } | { "kind": "dead_end" } | { "kind": "light" };

/** A place at the table, numbered from 0 clockwise. */
export type Seat = number;

/** A set of seats. As JSON a sorted list of numbers. */
export type SeatSet = Array<number>;

/** The jewelry cards of a seat, or of the crew, with the jewels there are for them. */
export type Sets = {
/** Whose cards they are; nobody's where they are the crew's. */
seat: Seat | null,
/** The cards by id. */
cards: Array<Filled>,
/** All jewels there are for them. */
jewels: Jewels,
/** What all cards need together. */
needs: Jewels,
/** How many cards are complete at once. */
complete: number,
/** What the completed cards pay. Means nothing for a crew. */
card_value: number,
/** What the other jewels pay. */
loose: number,
/** What the gear cost. */
gear_cost: number,
/** What it all comes to now: `card_value + loose - gear_cost`. */
worth: number, };

export type Shape = "rectangle" | "oval" | "square" | "circle" | "star" | "teardrop";

/** A kind of jewel. */
export type ShapeFacts = { id: Shape,
/** What a loose one pays. */
value: number, count: number, };

/** Something the guard hears: a seat, or the alarm clock of a seat. */
export type Source = {
/** Whose noise it is. */
seat: Seat,
/** Whether it is the alarm clock of that seat. */
alarm: boolean,
/** How loud it is. */
noise: number,
/** Where it is. */
at: Space, };

/** A cell players can stand on, numbered in reading order. As JSON the name of its cell. */
export type Space = string;

export type Stack = { kind: Kind, left: number, };

/** One step of the guard. */
export type Step = {
/** From where. */
from: Cell,
/** To where. */
to: Cell,
/** In which direction: `N`, `E`, `S` or `W`. */
direction: Direction,
/** Why. */
why: Reason, };

/** A stroke from the middle of one cell to the middle of another. */
export type Stroke = { from: Cell, to: Cell, };

/** What a Pickpocket takes from whom. */
export type Theft = {
/** From whom. */
seat: Seat,
/** What. */
jewels: Jewels, };

/** A way to turn the guard. */
export type Turning = {
/** The light as it would be; its `facing` is that of the action. With the light off it falls on nothing. */
light: Light,
/** Who would stand in it and not be safe from it. With a mirror these are caught. */
catches: SeatSet, };

/** A game as one viewer sees it. */
export type View = { game: GameName, v: number, options: Options, phase: Phase, round: number, first_seat: Seat | null, lead: Seat | null, blueprint: string | null, bag: Jewels, jewels: Floor, guard: Guard, smoke: Array<Cell>, wires: Array<Cell>, alarms: Array<Alarm>, deck: Deck, discard: Array<Jewelry>, shared: Array<Jewelry>, stacks: Array<Stack>, seats: Array<Player>, questioned: Seat | null, last_questioned: Seat | null, queue: Array<Seat>, drawn: Cards, fence_left: number, result: GameResult | null, };

/** When gear or an ability does what it does (JH-2.10, JH-2.20). */
export type When = "before" | "move" | "guard" | "always" | "question" | "caught";

/** Why a piece was put on a start space. */
export type Why = "start" | "caught";

/** With what the guard was turned. */
export type With = "lookout" | "hand_mirror";
