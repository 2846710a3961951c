// Made from the rules. Do not edit; write it anew with: WRITE=1 cargo test -p catalog typescript
import type { Message } from '../../protocol.ts';

/** What a seat can do. */
export type Action = { "type": "choose_character", character: CharacterKind, } | { "type": "place", square: SquareId, } | { "type": "ready" } | { "type": "call_vote" } | { "type": "vote", yes: boolean, } | { "type": "spoken" } | { "type": "go" } | { "type": "run", to: SquareId, dice: number, } | { "type": "sneak", to: SquareId, dice: number, } | { "type": "walk", to: SquareId, } | { "type": "stumble" } | { "type": "whistle" } | { "type": "hide", dice: number, } | { "type": "distract", guard: number, dice: number, clear?: Clear, } | { "type": "fight", guard: number, dice: number, } | { "type": "incapacitate", guard: number, dice: number, } | { "type": "flip", tile: SquareId, } | { "type": "notice", dice: number, } | { "type": "refuse" } | { "type": "tile", tile: SquareId, action: number, dice: number, with?: SeatSet, } | { "type": "stop", x: number, } | { "type": "help", seat: Seat, dice: number, } | { "type": "roll", reroll: Slots, add: number, } | { "type": "give_up" } | { "type": "pick_up", item: ItemKind, square: SquareId, n?: number, } | { "type": "drop", item: ItemKind, square: SquareId, n?: number, } | { "type": "use", item: ItemKind, } | { "type": "power", target?: Target, } | { "type": "leave" } | { "type": "wait" } | { "type": "hold" };

/** What an attempt is about: a square, or a guard. */
export type Aim = SquareId | number;

/** The alert track in numbers (CH-4). */
export type AlarmFacts = {
/** How many alerts more raise the alarm; nothing at level 5. */
to_rise: number | null,
/** How many alerts could be taken off before the first one of this level. */
removable: number,
/** The level that will be in force as soon as an increase takes effect; nothing if that is the present one. */
coming: number | null, };

/** A number, or one that the player chooses. */
export type Amount = number | "x" | "-x" | "chosen";

/** The answers, each to the question of its name. */
export type Answer = { "answer": "map" } & MapFacts | { "answer": "sight",
/** Every guard who is not distracted, with the squares he sees. */
guards: Array<Watch>,
/** The squares on which no guard gives chase now (CH-12.11). */
safe: Array<SquareId>, } | { "answer": "odds",
/** How likely it succeeds. */
odds: Odds | null,
/** What it asks for. */
asks: Asks | null, } | { "answer": "why_not",
/** The code of the refusal; nothing if it can be done. */
code: string | null, } | { "answer": "preview",
/** What would happen, in order, in the form of events. */
events: Array<GameEvent>,
/** Where every guard would stand. */
guards: Array<Standing>,
/** Who would be caught, by seat. */
caught: Array<Seat>,
/** Who would be captured, by seat. */
captured: Array<Seat>, } | { "answer": "tile",
/** Each kind of tile that may lie there, the likeliest first. */
tiles: Array<TileOdds>, } | { "answer": "events",
/** Each card that may come, the likeliest first. */
cards: Array<CardOdds>, };

/** What an attempt asks for. */
export type Asks = {
/** The skill that is rolled. */
skill: Skill,
/** How many hits more are needed. */
need: number,
/** What the number is made of, those that add nothing left out; empty for a help or a roll. */
parts: Array<PartOf>,
/** After how many misses the next throw with a miss fails: the space of the skill less the marker, at least 1. */
margin: number,
/** Whether failing leaves the choice to stumble (CH-8.5). */
can_stumble: boolean, };

export type Attempt = { lead: Seat, helpers: SeatList, kind: Kind, to: SquareId | null, tile: SquareId | null, action: number | null, guard: number | null, with: SeatSet, clear: Clear | null, skill: Skill, need: number, };

/** What the back of a Room tile says. */
export type Back = "secure" | "staff" | "plain";

/** How likely an event card is. */
export type CardOdds = {
/** Which card. */
card: EventKind,
/** How likely. */
odds: Odds,
/** Whether it works at the alarm level of now. */
matches: boolean, };

export type Carried = { item: ItemKind, n?: number,
/** Only cards have it. */
owner?: Seat, };

/** A square as it is drawn: an elevator car is drawn on each floor. */
export type Cell = {
/** What the rules call it. */
id: SquareId,
/** Where it is drawn. */
place: SquareId, floor: number, row: number, column: number, kind: SquareKind,
/** Whether pawns stand there. */
stood: boolean, };

/** A character with its miss track (CH 2.4). */
export type CharacterFacts = {
/** Its name in JSON. */
id: string, skills: Skills,
/** Its special power card. */
power: Power, };

/** A character. */
export type CharacterKind = string;

/** How characters are found (CH-1.10). */
export type Characters = "random" | "choose";

/** What the player names with a power. */
export type Choose = "tile_in_line" | "player";

/** A token that Distract takes off the board (CH-8.7). */
export type Clear = "alert" | "decoy" | { "noise": Seat };

/** What ends a player phase (CH 5.4). */
export type ClockKind = "timed" | "untimed" | "simulated";

/** Everything that is drawn and never changes. */
export type Content = { maps: Array<DrawnMap>,
/** The hits of each face, from 1 to 6. */
hits: [number, number, number, number, number, number],
/** The most dice before one player. */
dice: number,
/** The last space of a miss track. */
track: number,
/** The first alert of each level of the alarm (CH-4.2). */
alerts: Array<number>,
/** The tiles that are crossed or entered by a plain step (CH-2.11). */
passable: Array<string>, skills: [Skill, Skill, Skill, Skill, Skill, Skill], tiles: Array<Tile>, characters: Array<CharacterFacts>, events: Array<EventCard>, items: Array<Item>, elites: Array<Elite>, };

/** Tokens against players. */
export type Count = {
/** Alert and noise tokens on the board. */
tokens: number,
/** The players who are not captured. */
players: number,
/** Whether an alert is added. */
adds: boolean, };

/** Why he does it. */
export type Decision = "sees_exposed" | "closest_token" | "level_5" | "on_route" | "back_to_route" | "at_station" | "back_to_station" | "blocked" | "nothing";

/** The three decks of tiles. */
export type Deck = "hall" | "door" | "room";

export type Decks = { hall: { [key in TileKind]: number }, door: { [key in TileKind]: number }, room: Rooms, backs: Array<{ [key in Back]?: number }>, events: { [key in EventKind]: number }, events_discard: { [key in EventKind]: number }, items: { [key in ItemKind]: number }, characters: Array<CharacterKind>, elites: Array<EliteKind>, };

/** How hard it is (CH-1.8). */
export type Difficulty = "first" | "easy" | "normal" | "hard" | "challenge" | "impossible";

/** A map. */
export type DrawnMap = { id: string, entrance: SquareId, exit: SquareId, floors: Array<Floor>, cells: Array<Cell>, edges: Array<Edge>, cover: Array<SquareId>, safe: Array<SquareId>, starts: Array<SquareId>, posts: Array<DrawnPost>,
/** From each square that can be stood on: which way, and to which one. */
steps: { [key in SquareId]: Array<[string, SquareId]> },
/** What is seen from each square that can be stood on. */
sight: { [key in SquareId]: Array<SquareId> }, };

/** Where a guard starts, and his route. */
export type DrawnPost = { n: number, color: string, start: SquareId, route: Array<SquareId>, };

/** A kind of thing that was dropped; whose it was says nothing. */
export type Dropped = { item: ItemKind, n?: number, };

/** A wall or a line of cover, in half squares from the corner of its floor. */
export type Edge = { floor: number, row: number, column: number, cover: boolean, };

/** Something that is done to the game. */
export type Effect = { "do": "evidence",
/** How many. */
n: Amount, } | { "do": "noise" } | { "do": "alert",
/** Where. */
at: Place, } | { "do": "alarm",
/** By how much. */
n: Amount, } | { "do": "track",
/** How many. */
n: Amount, } | { "do": "decoy" } | { "do": "clear",
/** Which kinds. */
tokens: Array<Token>,
/** Where. */
at: Place, } | { "do": "turn",
/** The tokens that leave: only noise can. */
from: Token,
/** The tokens that come: only alerts can. */
to: Token, } | { "do": "guard",
/** How many. */
n: Amount, } | { "do": "distract",
/** Which. */
who: Guards,
/** Of the nearest: how many. */
n: Amount, } | { "do": "wake",
/** Which. */
who: Guards, } | { "do": "extra",
/** Which. */
who: Guards,
/** How many. */
n: Amount, } | { "do": "search",
/** Which. */
who: Guards, } | { "do": "expose",
/** Which. */
who: Players, } | { "do": "hide",
/** Which. */
who: Players, } | { "do": "miss",
/** Whose. */
who: Players,
/** By how much. */
n: Amount, } | { "do": "reveal",
/** How many of the nearest, or the one chosen. */
n: Amount, } | { "do": "remove_tile",
/** Where: only on the centre. */
at: Place, } | { "do": "gain",
/** Which, or a card from the deck. */
item: Gain, } | { "do": "rescue",
/** How many. */
n: Amount, } | { "do": "mod",
/** Which. */
key: GlobalKey,
/** How much. */
n: number,
/** For how long. */
until: Until, } | { "do": "lockdown" };

/** An elite guard (CH-15.4). */
export type Elite = { id: string, mods: Array<Mod>, };

/** A kind of elite guard. */
export type EliteKind = string;

export type Environment = { events_left: number, };

/** A card of the event deck (CH 2.6). */
export type EventCard = { id: string, copies: number, level: string, effects: Array<Effect>, };

/** A kind of event card. */
export type EventKind = string;

/** Faces of thrown dice, in order. */
export type Faces = Array<number>;

/** Why a player does no more in this phase. */
export type Finished = "failed" | "elevator" | "rescued";

/** The size of a floor. */
export type Floor = { number: number, rows: number, columns: number, };

/** What a player gains. */
export type Gain = string;

/** Something that happened. */
export type GameEvent = { "event": "phase", round: number, phase: Phase, } | { "event": "character", seat: Seat, character: CharacterKind, } | { "event": "placed", seat: Seat, square: SquareId, } | { "event": "vote_called", seat: Seat, } | { "event": "vote", seat: Seat, yes: boolean, } | { "event": "vote_result", passed: boolean, } | { "event": "speaker", seat: Seat, lap: number, } | { "event": "attempt", lead: Seat, kind: Kind, skill: Skill, need: number, target: Aim | null, } | { "event": "helped", seat: Seat, lead: Seat, } | { "event": "dice", seat: Seat, faces: Faces, dice: Faces, hits: number, misses: number, } | { "event": "succeeded", lead: Seat, helpers: Array<Seat>, x: number | null, } | { "event": "failing", seat: Seat, } | { "event": "failed", seat: Seat, kind: Kind, why: WhyFailed, } | { "event": "void", seats: Array<Seat>, kind: Kind, } | { "event": "moved", seat: Seat, from: SquareId, to: SquareId, how: How, over: SquareId | null, } | { "event": "finished", seat: Seat, why: Finished, } | { "event": "tile_up", square: SquareId, tile: TileKind, seat: Seat | null, } | { "event": "noticed", seat: Seat, square: SquareId, } | { "event": "refused", seat: Seat, square: SquareId, } | { "event": "tile_removed", square: SquareId, } | { "event": "activated", square: SquareId, } | { "event": "picked_up", seat: Seat, item: ItemKind, square: SquareId | null, } | { "event": "dropped", seat: Seat, item: ItemKind, square: SquareId, } | { "event": "used", seat: Seat, item: ItemKind, square: SquareId, } | { "event": "power", seat: Seat, power: string, square: SquareId | null, } | { "event": "left", seat: Seat, loot: boolean, } | { "event": "time_up" } | { "event": "noise", seat: Seat | null, square: SquareId, } | { "event": "alert", square: SquareId, } | { "event": "evidence", square: SquareId, n: number, } | { "event": "cleared", token: Token, square: SquareId, seat: Seat | null, n: number, } | { "event": "track", from: number, to: number, why: Why, } | { "event": "alarm", from: number, to: number, why: Why, } | { "event": "in_force", from: number, to: number, } | { "event": "exposed", seat: Seat, by: Array<number>, } | { "event": "unexposed", seat: Seat, by: Array<number>, } | { "event": "hidden", seat: Seat, } | { "event": "unhidden", seat: Seat, } | { "event": "distracted", guard: number, } | { "event": "stood_up", guard: number, } | { "event": "incapacitated", guard: number, } | { "event": "guard_added", guard: number, square: SquareId, why: Why, } | { "event": "guard_action", guard: number, kind: Task, target: SquareId | null, distance: number | null, why: Decision, } | { "event": "guard_moved", guard: number, from: SquareId, to: SquareId, direction: string, over: SquareId | null, } | { "event": "collected", guard: number, square: SquareId, alert: boolean, noise: number, } | { "event": "searched", guard: number, squares: Array<SquareId>, evidence: number, items: Array<ItemKind>, loot: number, } | { "event": "spotted", guard: number, square: SquareId, post: number, } | { "event": "caught", seat: Seat, guard: number, } | { "event": "released", seat: Seat, square: SquareId, } | { "event": "captured", seat: Seat, square: SquareId, } | { "event": "rescued", seat: Seat, square: SquareId, } | { "event": "count", tokens: number, players: number, added: boolean, } | { "event": "event_card", card: EventKind, level: string, alarm: number, matches: boolean, } | { "event": "noise_removed", squares: Array<SquareId>, } | { "event": "result", result: GameResult, };

/** The result, the same for every seat (CH-14.6). */
export type GameResult = { outcome: Outcome, reason: Reason, score: number, rounds: number, out: SeatSet, captured: SeatSet, };

/** Modifiers that can hold for everybody. */
export type GlobalKey = "search_radius" | "no_notice" | "guard_actions";

/** A modifier for all. */
export type GlobalMod = { key: GlobalKey, n: number, until: Until, };

export type Guard = { n: number, square: SquareId, distracted: boolean, elite: EliteKind | null, extra: number, };

/** A step of a guard. */
export type GuardStep = {
/** From where. */
from: SquareId,
/** To where. */
to: SquareId,
/** The tile or stairs he jumps over. */
over: SquareId | null,
/** `S`, `E`, `W`, `N` or `stairs`. */
direction: string, };

/** Which guards. */
export type Guards = "here" | "near" | "lowest" | "highest" | "stations" | "nearest" | "all";

/** How somebody moved. */
export type How = "run" | "sneak" | "walk" | "stumble" | "bypass" | "group_bypass";

/** What a guard would do first. */
export type Intent = {
/** His number. */
guard: number,
/** What he would do, in words. */
say: Message,
/** What he does; nothing for a distracted guard, who stands up and does no more (CH-12.1). */
kind: Task | null,
/** The rule by which he decides. */
why: Decision | null,
/** Where he wants to go. */
target: SquareId | null,
/** How many steps that is. */
distance: number | null,
/** The step he takes first, if he takes one. */
step: GuardStep | null, };

/** A thing that can be carried (CH 2.7). */
export type Item = { id: string, token: boolean, copies: number, heavy: boolean, single_use: boolean, remote: boolean, mods: Array<Mod>, effects: Array<Effect>, };

/** A kind of thing. */
export type ItemKind = string;

/** What is attempted. */
export type Kind = "run" | "sneak" | "hide" | "distract" | "fight" | "incapacitate" | "notice" | "bypass" | "group_bypass" | "disable" | "activate";

/** How a tile lies. */
export type Lies = "down" | "up" | "removed";

/** A whole map. */
export type MapFacts = {
/** `corner` or `tower`. */
id: string,
/** Where the crew comes in. */
entrance: SquareId,
/** Where the loot goes out. */
exit: SquareId,
/** Every square, in order. */
squares: Array<SquareFacts>,
/** The posts of guards, by number from 1. */
posts: Array<PostFacts>, };

/** The maps of the game. */
export type MapId = "corner" | "tower";

/** Something that changes a number as long as it holds. */
export type Mod = { "key": "need",
/** How much. */
n: number,
/** Only attempts of this kind. */
action: Kind | null,
/** Only attempts with this skill. */
skill: Skill | null,
/** Only attempts on tiles of this deck. */
deck: Deck | null, } | { "key": "need_against",
/** How much. */
n: number,
/** Of this kind. */
action: Kind, } | { "key": "heavy_free",
/** How many. */
n: number, } | { "key": "quiet_run",
/** How many. */
n: number, } | { "key": "no_notice",
/** Always 1. */
n: number, } | { "key": "search_radius",
/** How much farther. */
n: number, } | { "key": "guard_actions",
/** How much more often. */
n: number, } | { "key": "flush",
/** Always 1. */
n: number, } | { "key": "all_round",
/** Always 1. */
n: number, } | { "key": "collect",
/** How many. */
n: number, };

/** An exact probability, as a reduced fraction. As JSON `[11,36]`. */
export type Odds = [number, number];

/** An open attempt as it stands. */
export type OpenAttempt = {
/** Who leads it. */
lead: Seat,
/** The hits on the table, of all who take part. */
hits: number,
/** The hits needed; of an attempt with an X those for X = 1. */
need: number,
/** The largest X there could be; nothing without an X. */
most_x: number | null,
/** The largest X that the hits allow now. */
best_x: number | null,
/** Whether the leader must stumble or give up. */
failing: boolean, };

/** What was agreed before the game. */
export type Options = { seats: number, map: MapId, difficulty: Difficulty, tiles: Tiles, characters: Characters, clock: ClockKind, seconds: number, planning: PlanningKind, powers: boolean, items: boolean, elite_guards: number, hide_skill: Skill, dawn: number | null, };

/** How it ended for all. */
export type Outcome = "win" | "partial_win" | "loss";

/** What goes with every view. */
export type Overview = {
/** What each guard would do first if it were his turn now, in the order in which they act. Nothing before round 1 and after the end. */
guards: Array<Intent>,
/** What counting the tokens would give now (CH-11.1). */
count: Count,
/** How far the alarm is from rising and falling. */
alarm: AlarmFacts,
/** The open attempts, by leader. */
attempts: Array<OpenAttempt>,
/** What this seat could begin by throwing dice, with the odds; empty for those who play no seat. */
throws: Array<Throw>,
/** Every throw with which this seat could go on with its attempt, with the odds. */
rolls: Array<Roll>,
/** What this seat may do although nothing is asked of it (R90). */
unasked: Array<Action>,
/** Each kind of thing that this seat could use, with the square where it would work (CH-10.5). */
uses: Array<Use>,
/** Whether elevators are shut (CH-4.7). */
lifts_shut: boolean,
/** The guards who see, by number: those who are not distracted. */
watching: Array<number>,
/** Which of its two speeches the speaker holds (CH-13.3); nothing while nobody speaks. */
lap: number | null, };

/** Where a part of an obstacle number comes from (CH 5.3). */
export type Part = "base" | "level" | "held" | "own" | "elite";

/** One part of an obstacle number. */
export type PartOf = {
/** Where it comes from. */
why: Part,
/** How much it adds. */
n: number, };

export type Pending = { "chance": "character", seat: Seat, } | { "chance": "back", square: SquareId, } | { "chance": "item", seat: Seat, } | { "chance": "elite", guard: number, } | { "chance": "dice", seat: Seat, slots: Array<number>, } | { "chance": "tile", square: SquareId, by: Seat | null, from?: SquareId, } | { "chance": "event", };

/** Where the game stands. */
export type Phase = "characters" | "setup" | "placing" | "planning" | "acting" | "closing" | "environment" | "over";

/** Where an effect works. */
export type Place = "here" | "near" | "exit" | "all";

export type Planning = { timed: boolean, voted: boolean, vote: Vote | null, order: SeatList, at: number, };

/** How planning goes (CH-13). */
export type PlanningKind = "free" | "timed" | "none";

export type Player = { seat: Seat, character: CharacterKind | null, status: Status, square: SquareId | null, misses: number, finished: Finished | null, hidden: boolean, exposed: boolean, caught_by: Array<number>, fought: Array<number>, noise: SquareId | null, inventory: Array<Carried>, dropped: Array<Dropped>, dice: Array<number | null>, missed: boolean, failing: boolean, notice: SquareId | null, waiting: boolean, ready: boolean, placed: boolean, power_used: Uses | null, quiet_left: number, used: number, };

/** Which players. */
export type Players = "self" | "here" | "chosen" | "seen" | "all";

/** A post. */
export type PostFacts = {
/** Its number. */
n: number,
/** The colour of its route; `grey` for a station. */
color: string,
/** Where its guard starts. */
start: SquareId,
/** The route, in order; empty for a station. */
route: Array<SquareId>, };

/** A special power card (CH-15.1). */
export type Power = { id: string, mods: Array<Mod>, uses: Uses | null, choose: Choose | null, effects: Array<Effect>, };

/** What can be asked. */
export type Question = { "ask": "map" } | { "ask": "sight" } | { "ask": "odds",
/** The action. */
action: Action, } | { "ask": "why_not",
/** What it would do. */
action: Action, } | { "ask": "preview" } | { "ask": "tile",
/** Its square. */
square: SquareId, } | { "ask": "events" };

/** Why. */
export type Reason = "loot_out" | "all_captured" | "no_loot" | "lockdown" | "dawn";

/** A throw of an attempt that is under way. */
export type Roll = {
/** The dice that go again. */
reroll: Slots,
/** How many are new. */
add: number,
/** How likely the attempt succeeds, gone on with one at a time. */
odds: Odds, };

export type Rooms = { secure: { [key in TileKind]: number }, staff: { [key in TileKind]: number }, plain: { [key in TileKind]: number }, };

/** A place at the table, numbered from 0 clockwise. */
export type Seat = number;

/** Different seats in an order that matters. */
export type SeatList = Array<number>;

/** A set of seats. As JSON a sorted list of numbers. */
export type SeatSet = Array<number>;

/** The six skills. */
export type Skill = "athletics" | "finesse" | "handiness" | "intellect" | "observation" | "social";

export type Skills = { athletics: number, finesse: number, handiness: number, intellect: number, observation: number, social: number, };

/** Some of a player's dice, by the bits of their indexes. The fifth bit stands for a die that nobody has. */
export type Slots = Array<number>;

/** A square. */
export type SquareFacts = {
/** Its name. */
id: SquareId,
/** What it is. */
kind: SquareKind,
/** The open room it belongs to. */
room: string | null,
/** Whether one can hide on it (CH-2.3); Room tiles offer that too. */
cover: boolean,
/** Whether it lies in a safe zone. */
safe: boolean,
/** Whether a pawn may start on it (CH-1.14). */
start: boolean,
/** The steps from it, in the order in which guards prefer them (CH-2.4, CH-12.7). */
steps: Array<StepFacts>,
/** The squares adjacent to it (CH-2.13). */
adjacent: Array<SquareId>,
/** The squares that are seen from it (CH-3.1). */
sight: Array<SquareId>,
/** The tiles and stairs joined to it; of a Hall, a Door or stairs its sides. */
joined: Array<SquareId>,
/** How far it is from the exit for a player, in steps, every tile, stair and elevator passable. */
to_exit: number, };

/**
 * The name of a square, whatever the map: floor, column and row (`1G9`), or the number of an elevator (`L1`). Small, because actions are
 * listed by the hundred.
 */
export type SquareId = string;

/** What a square is. */
export type SquareKind = "corridor" | "open" | "room" | "elevator" | "hall" | "door" | "stairs";

/** Where a guard stands. */
export type Standing = {
/** His number. */
guard: number,
/** His square. */
square: SquareId, };

export type Station = { n: number, tile: SquareId, home: Array<SquareId>, };

/** Where a player is. */
export type Status = "in" | "captured" | "out";

/** One movement. */
export type StepFacts = {
/** To where. */
to: SquareId,
/** The Hall, Door or stairs that is jumped over. */
over: SquareId | null,
/** `S`, `E`, `W`, `N` or `stairs`. */
direction: string, };

/** What a power is used on. */
export type Target = { "seat": Seat } | { "tile": SquareId };

/** What a guard does (CH-12.2). */
export type Task = "chase" | "investigate" | "patrol";

export type Thing = { item: ItemKind, n?: number, square: SquareId,
/** Only cards have it. */
owner?: Seat, };

/** Something that can be begun with one to four dice. */
export type Throw = {
/** The action, with one die. */
action: Action,
/** How likely it succeeds, begun with one, two, three and four dice and gone on with one at a time. */
odds: Array<Odds>,
/** The skill that is rolled. */
skill: Skill,
/** How many hits more are needed. */
need: number,
/** What the number is made of, those that add nothing left out; empty for a help or a roll. */
parts: Array<PartOf>,
/** After how many misses the next throw with a miss fails: the space of the skill less the marker, at least 1. */
margin: number,
/** Whether failing leaves the choice to stumble (CH-8.5). */
can_stumble: boolean, };

/** A Hall, Door or Room tile (CH 2.5). */
export type Tile = { id: string, deck: Deck, back: Back | null, copies: number, notice: number, guarded: boolean, fail: Array<Effect>, mods: Array<Mod>, actions: Array<TileAction>, };

/** An action that a tile lists. */
export type TileAction = { kind: Kind, skill: Skill, need: number,
/** The largest X; none where there is no X. */
x: number | null, plus: number, once: boolean, effects: Array<Effect>, mods: Array<Mod>, };

/** A kind of tile. */
export type TileKind = string;

/** How likely a tile is. */
export type TileOdds = {
/** Which tile. */
tile: TileKind,
/** How likely. */
odds: Odds, };

export type TileState = { square: SquareId, state: Lies,
/** Only Room squares have it; nothing until it is dealt. */
back?: Back | null, tile: TileKind | null, activated: boolean, };

/** Whether the tiles are known from the start (CH-1.4). */
export type Tiles = "hidden" | "face_up";

/** A kind of token on the board. */
export type Token = "alert" | "noise" | "evidence";

/** How long a modifier for all holds. */
export type Until = "round" | "game";

/** A thing that could be used. */
export type Use = {
/** Which one. */
item: ItemKind,
/** Where it would work: where the seat stands if it is carried, else where it lies. */
square: SquareId, };

/** How often an action power may be used. */
export type Uses = "round" | "game";

/** A game as one viewer sees it. As JSON, the position. */
export type View = { game: "crew-heist", options: Options, round: number, phase: Phase, players: Array<Player>, attempts: Array<Attempt>, guards: Array<Guard>, stations: Array<Station>, tiles: Array<TileState>, decks: Decks, alerts: Array<SquareId>, evidence: { [key in SquareId]: number }, decoys: Array<SquareId>, things: Array<Thing>, track: number, alarm: number, in_force: number, reached: number, mods: Array<GlobalMod>, captured: SeatList, loot_out: boolean, planning: Planning, environment: Environment | null, pending: Array<Pending>, result: GameResult | null, };

export type Vote = { yes: SeatSet, no: SeatSet, };

/** What a guard sees. */
export type Watch = {
/** His number. */
guard: number,
/** The squares in his sight. */
squares: Array<SquareId>, };

/** Why a track moved, or a guard came. */
export type Why = "setup" | "count" | "search" | "loot_found" | "collected" | "spotted" | "incapacitated" | "event" | "tile" | "item" | "power" | "level" | "no_post";

/** Why somebody failed. */
export type WhyFailed = "miss" | "gave_up";
