// Made from crates/protocol. Do not edit; write it anew with: WRITE=1 cargo test -p protocol typescript

/** The version of the protocol. */
export const VERSION = 1;

/** A sentence by the name it has in the catalogs, and what goes into it. */
export type Message = { key: string, args?: [string, Arg][] };

/** Something that goes into a sentence: words, a number, a player, a probability, another sentence, or several of these. */
export type Arg = { text: string } | { number: number } | { seat: number } | { odds: [number, number] } | { message: Message } | { list: Arg[] };

/**
 * What a client says. The first message is `hello`, the second usually `watch`; all others are about the table that is watched.
 */
export type FromClient = { "type": "hello",
/**
 * The version of the protocol: `VERSION`.
 */
protocol: number,
/**
 * The program and its version, for the server's log.
 */
client: string, } | { "type": "watch",
/**
 * The id of the table, as in its link.
 */
table: string,
/**
 * The number of the last entry this client has: it gets those after it. Left out by a client that has nothing yet.
 */
since?: number,
/**
 * Whether updates tell what each event changed (`Entry::change`): for clients that show a move step by step.
 */
steps?: boolean, } | { "type": "sit",
/**
 * The number of the seat.
 */
seat: number,
/**
 * What this player adds to the dice: up to 128 printable ASCII characters, best made at random by the client.
 */
entropy?: string, } | { "type": "stand" } | { "type": "set_bot",
/**
 * The number of the seat.
 */
seat: number,
/**
 * The name of the bot; `null` takes the bot off.
 */
bot: string | null, } | { "type": "remove",
/**
 * The number of the seat.
 */
seat: number, } | { "type": "start" } | { "type": "act",
/**
 * The id of the decision, from the latest `Sight`. Left out for what a game allows a seat that owes nothing.
 */
decision?: string,
/**
 * The action, in the JSON of the game's rules.
 */
action: unknown,
/**
 * An id of up to 64 characters that this client has used for nothing else: sent twice, the action happens once.
 */
client: string,
/**
 * What this player adds to the luck that the action causes: up to 128 printable ASCII characters.
 */
nonce?: string, } | { "type": "undo",
/**
 * As for `act`.
 */
client: string, } | { "type": "ask",
/**
 * An id of up to 64 characters that the answer repeats.
 */
client: string,
/**
 * The question, in the JSON of the game's insights.
 */
question: unknown, } | { "type": "view" } | { "type": "events",
/**
 * The number of the last entry that is not wanted.
 */
since: number, } | { "type": "chat",
/**
 * The words, up to 500 characters.
 */
text: string, } | { "type": "rematch" } | { "type": "open_record" } | { "type": "take_back" } | { "type": "ping" };

/**
 * What a client hears. What is written out already is borrowed; a message that was read owns all it has.
 */
export type ToClient = { "type": "welcome" } & Welcome | { "type": "table" } & TableInfo | { "type": "update" } & Update | { "type": "view" } & Sight | { "type": "ack",
/**
 * The client id that came with it.
 */
client: string,
/**
 * The number of the last entry that the sender's stream has because of it.
 */
number: number, } | { "type": "answer" } & Answer | { "type": "refused" } & Refused | { "type": "presence",
/**
 * For each seat whether its person has one; `false` for bots and free seats.
 */
seats: Array<boolean>,
/**
 * How many connections only watch. Sent with the seats, so it may be a little old.
 */
spectators: number, } | { "type": "bye",
/**
 * Why, in a word: `other_protocol`, `restarting`, `too_slow`, `flood`.
 */
reason: string,
/**
 * After how many milliseconds to connect again; `null`: not by itself.
 */
retry_ms: number | null, } | { "type": "pong" };

/**
 * The answer to `hello`.
 */
export type Welcome = {
/**
 * The version of the protocol that is spoken.
 */
protocol: number,
/**
 * Who the client is taken for.
 */
player: Player,
/**
 * The program and its version.
 */
server: string, };

/**
 * The answer to `ask`.
 */
export type Answer = {
/**
 * The client id that came with the question.
 */
client: string,
/**
 * The answer, in the JSON of the game's insights.
 */
answer: unknown, };

/**
 * Entries of the viewer's stream, in order, and perhaps what the table looks like after them.
 */
export type Update = {
/**
 * The number of the first entry; each next one is one more. With no entries, the number the next one will have.
 */
first: number,
/**
 * What happened.
 */
entries: Array<Entry>,
/**
 * What the viewer sees now, if the game has moved.
 */
sight?: Sight, };

/**
 * One entry of a viewer's stream: an event of the game, or a note of the table.
 */
export type Entry = {
/**
 * The event, in the JSON of the game's rules.
 */
event?: unknown,
/**
 * The note.
 */
note?: Note,
/**
 * The same in words.
 */
say: Message,
/**
 * What the event changed in what the viewer sees, `{view, insight}` of the `Sight`, where another step follows in the same update and
 * `watch` asked for steps. The form of a change: `docs/protocol.md`.
 */
change?: unknown, };

/**
 * What one viewer sees of a game, and what is asked of it.
 */
export type Sight = {
/**
 * The number of the last entry that this takes into account.
 */
number: number,
/**
 * The viewer's seat; `null` for a spectator.
 */
seat: number | null,
/**
 * The view, in the JSON of the game's rules; `null` before the game begins.
 */
view: unknown,
/**
 * What goes with the view, in the JSON of the game's insights: what is lit, what is likely, what is worth how much.
 */
insight?: unknown,
/**
 * Whom the game waits for; `null` before it begins and after it is over.
 */
turn: Turn | null,
/**
 * What is asked of the viewer.
 */
decision: Decision | null,
/**
 * Whether the viewer may take its last action back.
 */
undo: boolean,
/**
 * The clocks, if any run at this table.
 */
clocks?: Clocks, };

/**
 * Whom a game waits for, and how they decide.
 */
export type Turn = {
/**
 * `sequential`: one seat decides. `simultaneous`: each without seeing the others. `open`: anybody listed may act at any time.
 */
mode: "sequential" | "simultaneous" | "open",
/**
 * The seats.
 */
seats: number[], };

/**
 * A decision that a seat owes.
 */
export type Decision = {
/**
 * Its id, for `act`. It changes whenever something else is asked.
 */
id: string,
/**
 * Every legal action, in the JSON of the game's rules. None while a bot answers for this seat.
 */
legal: unknown[], };

/**
 * How much time is left, in milliseconds, when this was sent.
 */
export type Clocks = {
/**
 * What each seat has left, by the table's clock; empty if it has none.
 */
left_ms: Array<number>,
/**
 * The seats whose clock runs.
 */
running: number[],
/**
 * What is left of the game's own clock, if one runs.
 */
stretch_ms: number | null,
/**
 * For each seat how long it may stay silent before the rules act for it, `null` where they do not; empty if they do for nobody.
 */
silent_ms?: Array<number | null>, };

/**
 * Why something was refused.
 */
export type Refused = {
/**
 * The `type` of the message that was refused; empty if it could not be read.
 */
to: string,
/**
 * The client id that came with it.
 */
client?: string,
/**
 * What a program looks at.
 */
code: string,
/**
 * What a person reads.
 */
message: Message,
/**
 * The decision that is asked of the sender now, where the code is `stale_decision`.
 */
decision?: string, };

/**
 * Something that happened at the table and is no event of the game. Everybody hears it, but for `undone`.
 */
export type Note = { "type": "opened",
/**
 * By whom.
 */
player: Player, } | { "type": "sat",
/**
 * Which.
 */
seat: number,
/**
 * Who.
 */
player: Player, } | { "type": "stood",
/**
 * From which seat.
 */
seat: number,
/**
 * Who.
 */
player: Player, } | { "type": "bot_set",
/**
 * Which seat.
 */
seat: number,
/**
 * Which bot; `null` if it was taken off.
 */
bot: string | null, } | { "type": "removed",
/**
 * Which.
 */
seat: number,
/**
 * Who sat there.
 */
player: Player, } | { "type": "chat",
/**
 * Who.
 */
player: Player,
/**
 * From which seat; `null` for a spectator.
 */
seat: number | null,
/**
 * What; empty where the table no longer keeps it: only the latest lines are kept.
 */
text: string, } | { "type": "started" } | { "type": "undone" } | { "type": "clock_fell",
/**
 * Which seat.
 */
seat: number, } | { "type": "took_over",
/**
 * On which seat.
 */
seat: number,
/**
 * Which bot.
 */
bot: string,
/**
 * Why.
 */
why: WhyTookOver, } | { "type": "took_back",
/**
 * On which seat.
 */
seat: number, } | { "type": "over",
/**
 * The secret of the dice.
 */
secret: string, } | { "type": "rematch_agreed",
/**
 * Which seat.
 */
seat: number, } | { "type": "rematch_made",
/**
 * The id of its table.
 */
table: string, } | { "type": "opening_agreed",
/**
 * Which seat.
 */
seat: number, };

/**
 * Why a bot plays for a person.
 */
export type WhyTookOver = "away" | "stood" | "clock";

/**
 * A person. The id names the person and proves nothing: who is behind a connection is for the server to know.
 */
export type Player = {
/**
 * The same on every device of this person.
 */
id: string,
/**
 * The name shown.
 */
name: string, };

/**
 * Who finds a table.
 */
export type Visibility = "public" | "private";

/**
 * How long a seat may think. A clock runs only while its seat owes a decision; bots have none. In a phase where anybody may act at any time only
 * the game's own clock runs.
 */
export type SeatClock = { "kind": "none" } | { "kind": "per_move",
/**
 * How many seconds.
 */
seconds: number, } | { "kind": "total",
/**
 * How many seconds.
 */
seconds: number,
/**
 * How many seconds are added whenever the seat has done with what it was asked.
 */
increment: number, };

/**
 * What is agreed about a table besides the options of its game.
 */
export type Settings = {
/**
 * How long a seat may think.
 */
clock: SeatClock,
/**
 * After how many seconds without a connection a bot takes over a seat that owes a decision; `null`: never.
 */
away_seconds: number | null,
/**
 * How many milliseconds a bot lets pass before it acts, so that people can follow.
 */
bot_pause_ms: number,
/**
 * How often a seat, a bot's too, may act in a second where the game makes a race of it: all at once against the game's own clock. 0: as often as they like.
 */
actions_per_second: number, };

/**
 * How far a table is.
 */
export type Phase = "waiting" | "playing" | "over";

/**
 * Who is on a seat.
 */
export type SeatInfo = { "kind": "open" } | { "kind": "person",
/**
 * Who it is.
 */
player: Player,
/**
 * The bot that plays for this person now, if one does.
 */
stand_in: string | null,
/**
 * Whether this person has added to the dice.
 */
entropy: boolean, } | { "kind": "bot",
/**
 * Which.
 */
bot: string, };

/**
 * Another game for the same people.
 */
export type Rematch = {
/**
 * The seats that want one. The first of them offered it.
 */
agreed: number[],
/**
 * The id of the new table, once there is one.
 */
table: string | null, };

/**
 * What a finished game keeps secret, and who would open it.
 */
export type Sealed = {
/**
 * The seats that have agreed to open the record.
 */
agreed: number[],
/**
 * Whether every person has agreed: then record and film are open to everybody.
 */
open: boolean, };

/**
 * How a game ended.
 */
export type TableResult = {
/**
 * The rank of each seat, from 1; ties share the better one.
 */
ranks: Array<number>,
/**
 * The seats that have won: none where all have lost together.
 */
winners: number[],
/**
 * The score of each seat; `null` for one that was eliminated.
 */
scores: Array<number | null>,
/**
 * How each seat's score adds up, in the JSON of the game's rules.
 */
lines: unknown,
/**
 * The secret of the dice: its SHA-256 is the commitment. With it anybody can check the record.
 */
secret: string, };

/**
 * A table as everybody sees it: players and spectators get the same.
 */
export type TableInfo = {
/**
 * The id of the table, as in its link.
 */
id: string,
/**
 * The slug of the game.
 */
game: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * All options of the game.
 */
options: unknown,
/**
 * What else was agreed.
 */
settings: Settings,
/**
 * Who finds the table.
 */
visibility: Visibility,
/**
 * The id of the player who is the host: puts bots on seats, removes players, begins.
 */
host: string,
/**
 * How far the table is.
 */
phase: Phase,
/**
 * Who is on each seat.
 */
seats: Array<SeatInfo>,
/**
 * The SHA-256 of the secret of the dice, promised before anybody added anything to them.
 */
commitment: string,
/**
 * How the game ended, once it has.
 */
result: TableResult | null,
/**
 * Another game for the same people, once somebody wants one.
 */
rematch: Rematch | null,
/**
 * Who would open the record, where the game is over and keeps secrets.
 */
sealed?: Sealed, };

/**
 * A game that can be played.
 */
export type GameInfo = {
/**
 * Its name in addresses.
 */
slug: string,
/**
 * Its name on the box.
 */
title: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * For how many it is.
 */
seats: SeatRange,
/**
 * About how long a game takes.
 */
minutes: number,
/**
 * The options of a game that is started with one click.
 */
quick_start: Record<string, unknown>,
/**
 * Whether all can act at once against a clock, so that `actions_per_second` is agreed on.
 */
race: boolean,
/**
 * Its options, `seats` first.
 */
options: Array<OptionInfo>, };

/**
 * For how many a game is.
 */
export type SeatRange = {
/**
 * The fewest seats.
 */
min: number,
/**
 * The most seats.
 */
max: number, };

/**
 * An option of a game.
 */
export type OptionInfo = {
/**
 * Its name.
 */
name: string,
/**
 * What it can be: `integer`, `integer_or_null`, `seat_or_null`, `boolean`, `choice`, `other`.
 */
type: "integer" | "integer_or_null" | "seat_or_null" | "boolean" | "choice" | "other",
/**
 * Its values: `{min, max}` of numbers, or a list of words.
 */
values: unknown,
/**
 * What else it can be, where the type is `other`.
 */
form?: string,
/**
 * Whether it must be given.
 */
required: boolean,
/**
 * What it is when left out.
 */
default: unknown, };

/**
 * Opens a table.
 */
export type CreateTable = {
/**
 * The slug of the game.
 */
game: string,
/**
 * Its options; those left out take their defaults.
 */
options: Record<string, unknown>,
/**
 * Who finds the table. Private unless said.
 */
visibility?: Visibility | null,
/**
 * What else is agreed; what is left out takes its default: no clock, 60 seconds away, bots that take 900 milliseconds.
 */
settings?: Partial<Settings>, };

/**
 * The table was opened.
 */
export type CreatedTable = {
/**
 * Its id, for `watch` and for its link. Whoever knows it is invited.
 */
id: string, };

/**
 * A table in a list.
 */
export type TableSummary = {
/**
 * Its id.
 */
id: string,
/**
 * The slug of its game.
 */
game: string,
/**
 * The name of its host.
 */
host: string,
/**
 * How far it is.
 */
phase: Phase,
/**
 * How many seats it has.
 */
seats: number,
/**
 * How many of them are free.
 */
open: number,
/**
 * How many bots sit there.
 */
bots: number, };

/**
 * A table in a list: what it says of itself, and when it last changed, for the next page.
 */
export type ListedTable = {
/**
 * When it last changed, in milliseconds since 1970.
 */
updated: number,
/**
 * What the table says of itself.
 */
table: TableSummary,
/**
 * The people whom its game waits for: told to those who sit there, while it runs.
 */
waits_for?: Array<Player>, };

/**
 * Takes a name.
 */
export type TakeName = {
/**
 * 1 to 32 characters, at least one of them a letter or a digit.
 */
name: string, };

/**
 * Becomes a player again.
 */
export type Recover = {
/**
 * The token of a `Recovery`.
 */
token: string, };

/**
 * A link or token that moves a player to another device. Shown once, never again.
 */
export type Recovery = {
/**
 * For `POST /api/recover`. Shown once; the one before stops working.
 */
token: string,
/**
 * The same as a link to open on the other device.
 */
link: string,
/**
 * Until when it works, in milliseconds since 1970: a day. It works once.
 */
until: number, };

/**
 * A player that is a bot, and the token it shows. Shown once, never again.
 */
export type NewBot = {
/**
 * The player.
 */
player: Player,
/**
 * For `Authorization: Bearer …`. Shown once.
 */
token: string, };

/**
 * The body of an answer that refuses.
 */
export type RefusedBody = {
/**
 * What a program looks at.
 */
code: string,
/**
 * What a person reads: the name of a sentence in the catalogs, and what goes into it.
 */
message: Message, };

/**
 * Some frames of a film, and what is known of the whole.
 */
export type FilmPage = {
/**
 * The game.
 */
game: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * Whether those rules are retired: the frames then tell what was heard, and show nothing.
 */
retired: boolean,
/**
 * Who sat where.
 */
seats: Array<RecordSeat>,
/**
 * Whose eyes the reader may choose, the usual ones first.
 */
eyes: Array<string>,
/**
 * Whose they are.
 */
shown: string,
/**
 * How many frames the film has.
 */
count: number,
/**
 * The number of the first frame here.
 */
from: number,
/**
 * The frames.
 */
frames: Array<FilmFrame>, };

/**
 * One moment of a finished game: a move, and the table after it.
 */
export type FilmFrame = {
/**
 * What the viewer heard.
 */
steps: Array<FilmStep>,
/**
 * What the viewer sees after it: in the first frame that was asked for, and whenever the changes would not be shorter.
 */
seen?: { view: unknown, insight?: unknown },
/**
 * What is different after the whole move from what it was after the last step; nothing if nothing is.
 */
change?: unknown,
/**
 * The seats that the game waits for.
 */
waits_for: number[],
/**
 * The seat that acted, if one did.
 */
by?: number,
/**
 * What was drawn, if chance decided.
 */
drawn?: Drawn, };

/**
 * One event of a frame, as the viewer heard it.
 */
export type FilmStep = {
/**
 * The event.
 */
event: unknown,
/**
 * The same in words.
 */
say: Message,
/**
 * What it changed in what the viewer sees; nothing if it changed nothing.
 */
change?: unknown,
/**
 * What was left to luck in it.
 */
luck?: Attempt, };

/**
 * A draw, and what its ticket meant.
 */
export type Drawn = {
/**
 * What was drawn from.
 */
stream: string,
/**
 * The ticket, where one was drawn.
 */
ticket?: Ticket,
/**
 * What it meant, as far as this viewer may know it.
 */
outcome?: unknown, };

/**
 * Something left to luck: how likely it was when it was tried, and whether it succeeded.
 */
export type Attempt = {
/**
 * Who tried.
 */
seat: number,
/**
 * How likely it was.
 */
odds: [number, number],
/**
 * Whether it succeeded.
 */
success: boolean,
/**
 * The name of the sentence that says what counts as such an attempt.
 */
what: string, };

/**
 * The answer to a question about one moment of a film.
 */
export type FilmAnswer = {
/**
 * Whose eyes it is for.
 */
shown: string,
/**
 * The answer, in the JSON of the game's insights.
 */
answer: unknown, };

/**
 * How lucky everybody was in a finished game, through one viewer's eyes.
 */
export type LuckReport = {
/**
 * Whose eyes they are.
 */
shown: string,
/**
 * Each kind of attempt that there was, in the order in which they first came; none where the rules are retired.
 */
kinds: Array<LuckKind>, };

/**
 * The luck of everybody in one kind of attempt.
 */
export type LuckKind = {
/**
 * The name of the sentence that says what counts as such an attempt.
 */
what: string,
/**
 * The luck of each seat.
 */
seats: Array<SeatLuck>, };

/**
 * The luck of one seat in one kind of attempt.
 */
export type SeatLuck = {
/**
 * How often it tried.
 */
tries: number,
/**
 * How often it succeeded.
 */
successes: number,
/**
 * How many successes these attempts bring on average.
 */
expected: number,
/**
 * How likely so many successes or more were; 1 if it could not be otherwise.
 */
at_least: number,
/**
 * How likely so many successes or fewer were; 1 if it could not be otherwise.
 */
at_most: number, };

/**
 * A game from its beginning: what `capers replay` and `capers verify` read.
 */
export type GameRecord = {
/**
 * The form of the record, `FORMAT`.
 */
capers_record: number,
/**
 * The slug of the game.
 */
game: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * All its options.
 */
options: Record<string, unknown>,
/**
 * Who sat where.
 */
seats: Array<RecordSeat>,
/**
 * What makes the dice checkable; absent where chance was given from outside.
 */
fair?: FairDice,
/**
 * For whose eyes it was sealed; absent in a whole record. A sealed record has the events that this viewer heard, and instead of the actions that
 * it may not know commitments to them (`Move::Sealed`).
 */
sealed_for?: string,
/**
 * What set-up let people see.
 */
opening: Array<AddressedEvent<unknown>>,
/**
 * What happened since.
 */
moves: Array<RecordedMove>, };

/**
 * One move of a record, as it is written, and what people saw of it.
 */
export type RecordedMove = {
/**
 * The seat that acted.
 */
seat?: number,
/**
 * What it did.
 */
action?: unknown,
/**
 * A commitment to the action: instead of it where the asker may not know it, beside it where the record was opened.
 */
sealed?: string,
/**
 * The salt of the commitment, where the record was opened.
 */
salt?: string,
/**
 * What it added to the luck that the action causes.
 */
nonce?: string,
/**
 * How chance fell.
 */
outcome?: unknown,
/**
 * What was drawn from.
 */
stream?: string,
/**
 * The ticket that was drawn.
 */
ticket?: Ticket,
/**
 * Whether time was up.
 */
time_up?: boolean,
/**
 * What people saw of it.
 */
events: Array<AddressedEvent<unknown>>,
/**
 * The hash of the state after the move, every so often and at the end.
 */
hash?: string, };

/**
 * An event and who hears it. An event with parts hidden from some appears once per form, each with its own audience.
 */
export type AddressedEvent<E> = {
/**
 * What happened, in the form this audience may know.
 */
event: E,
/**
 * Who hears it.
 */
seats: "all" | (number | null)[], };

/**
 * Who sat on a seat.
 */
export type RecordSeat = {
/**
 * The name shown.
 */
name: string,
/**
 * The bot that played, if it was one.
 */
bot?: string, };

/**
 * What was promised before the first move, and what is needed to check it afterwards. How: `docs/fair-dice.md`.
 */
export type FairDice = {
/**
 * The hash of the secret, published before the first move.
 */
commitment: string,
/**
 * The secret, published after the last.
 */
secret?: string,
/**
 * What names this game among all others.
 */
table: string,
/**
 * What each seat added; empty for a seat that added nothing.
 */
entropy: Array<string>, };

/**
 * A draw: one ticket of several.
 */
export type Ticket = {
/**
 * Which draw of its stream it was, from 0.
 */
ordinal: number,
/**
 * How many tickets there were.
 */
of: number,
/**
 * The one that was drawn.
 */
drawn: number, };
