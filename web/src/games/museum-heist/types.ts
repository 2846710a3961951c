// Made from the rules. Do not edit; write it anew with: WRITE=1 cargo test -p catalog typescript

/** What a seat can do. */
export type Action = { "type": "place_artwork",
/** Where. */
space: Space, } | { "type": "choose",
/** Which. */
character: Character, } | { "type": "move",
/** Which. */
piece: Character,
/** Where it ends. */
to: Space, } | { "type": "swap",
/** The one that comes first in character order. */
a: Character,
/** The other. */
b: Character, } | { "type": "challenge",
/** Whose. */
target: Seat,
/** Which. */
character: Character, };

/** What is answered. */
export type Answer = { "type": "board",
/** How many files it has. */
files: number,
/** How many ranks. */
ranks: number,
/** Its spaces, in space order. */
spaces: Array<Space>,
/** Its secret passages, in space order. */
passages: Array<Space>, } | { "type": "ways",
/** The square of its distance from the artwork where it stands. */
distance: number,
/** Each of them with a way there. */
ways: Array<WayInsight>, } | { "type": "why_not_move",
/** Each of those spaces with what stands in the way, in space order. */
hindrances: Array<[Space, Hindrance]>, } | { "type": "why_not_place",
/** Each of those spaces with the code of the refusal, in space order. */
refused: Array<[Space, string]>, } | { "type": "meaning" } & Meaning | { "type": "landers",
/** For each position those pieces, in character order. */
landers: Array<Array<Character>>, };

/** A board (MH-2.4). */
export type BoardFacts = { id: string, files: number, ranks: number,
/** In space order. */
spaces: Array<Space>,
/** The secret passages among them, in space order. */
passages: Array<Space>, };

/** A board that many games may share. */
export type BoardRef = string | { id: string, grid: Array<string> };

/** A character: a piece that belongs to nobody, and a card that every seat has. The order is the character order. */
export type Character = "artist" | "duchess" | "tourist" | "school_girl" | "guard" | "granny" | "little_boy";

/** A character, in character order. */
export type CharacterFacts = { id: Character,
/** The letter on its piece, the same in every language. */
letter: string, };

/** What is printed on the pieces. */
export type Content = { characters: Array<CharacterFacts>,
/** The boards of the box, the default first. */
boards: Array<BoardFacts>, artworks: number,
/** Swap tokens of a seat for the whole game (MH-6.11). */
swaps: number, };

/** What people see happen. */
export type GameEvent = { "event": "first_seat", seat: Seat, } | { "event": "piece_placed", piece: Character, space: Space, } | { "event": "round_started", round: number, placer: Seat, start_seat: Seat, } | { "event": "artwork_placed", seat: Seat, artwork: number, space: Space, } | { "event": "card_chosen", seat: Seat, character?: Character, } | { "event": "cards_locked", start_seat: Seat, } | { "event": "moved", seat: Seat, piece: Character, from: Space, to: Space, path: Array<Segment>, } | { "event": "swapped", seat: Seat, a: Character, b: Character, a_space: Space, b_space: Space, left: number, } | { "event": "challenged", seat: Seat, target: Seat, character: Character, correct: boolean, } | { "event": "card_shown", of: Seat, to: Seat, character?: Character, } | { "event": "seat_out", seat: Seat, } | { "event": "card_revealed", seat: Seat, character: Character, } | { "event": "artwork_collected", seat: Seat, artwork: number, how: How, total: number, } | { "event": "all_cards", cards: Array<Character>, } | { "event": "game_over", results: Array<Place>, };

/** The one game whose positions these are. */
export type GameName = "museum-heist";

/** Why a piece may not be moved to a space: the first refusal of the rules that applies, in more detail. */
export type Hindrance = "jump_blocked" | "passage_occupied" | "space_occupied" | "unreachable" | "farther" | "as_far" | "artwork_not_yours";

/** How an artwork was collected (MH-6.28 to MH-6.34). */
export type How = "1a" | "1b" | "1c" | "2a" | "2b";

/** Who may move a piece onto the artwork (MH-7.1, MH-9.1). */
export type Landing = "own" | "any";

/** What sending an action would mean. */
export type Meaning = {
/** The piece that it brings onto the artwork: by a move, or by a swap with one that blocks it (MH-9.1). */
lands: Character | null,
/** Whether that is the character of whoever asks, so that its card is turned up (MH-6.27). Otherwise the piece blocks the artwork. */
collects: boolean,
/** In a challenge: everybody knows already that it names the wrong character. */
is_known_wrong: boolean,
/** In a challenge: if it is wrong, only one seat is left in and collects the artwork (MH-6.34). */
ends_round: boolean,
/** In a swap: how many tokens are left afterwards. */
tokens_left: number | null, };

/** What was agreed before the game. */
export type Options = {
/** How many play. */
seats: number,
/** Who starts the first round; none: chance decides. */
first_seat: Seat | null,
/** The board. */
board: BoardRef,
/** Who may move a piece onto the artwork. */
landing: Landing,
/** Whether all cards are shown when a round ends (MH-9.2). */
reveal_all: boolean,
/** How many artworks win; none: as many as the book says. */
target: number | null, };

/** What goes with every view. */
export type Overview = {
/** How many artworks win (MH-8.1). */
target: number,
/** Who lays the artwork of this round; none until it is known who starts (MH-6.6). */
placer: Seat | null,
/** By seat, whether it is in (MH-4.2). */
is_in: Array<boolean>,
/** Whom the game waits for; nobody while chance decides. */
waits_for: Array<Seat>,
/** The pieces in character order, once all of them stand. */
pieces: Array<PieceInsight>,
/** The square of the distance of every space from the artwork (MH-6.13), in space order; empty where there is no artwork. */
distances: Array<number>, };

/** What the game waits for. */
export type Phase = "first_seat" | "place_pieces" | "place_artwork" | "choose" | "turn" | "over";

/** What a piece can do. */
export type PieceInsight = {
/** Which. */
piece: Character,
/** The square of its distance from the artwork (MH-6.13); none where there is no artwork. */
distance: number | null,
/** Where it can go, whoever moves it, the artwork left out: that depends on no card (MH-6.24). In space order. */
destinations: Array<Space>,
/** Whether it can get onto the artwork, for whoever may move it there. */
lands: boolean, };

/** Where each piece stands. */
export type Pieces = { artist: Space | null, duchess: Space | null, tourist: Space | null, school_girl: Space | null, guard: Space | null, granny: Space | null, little_boy: Space | null, };

/** The place of one seat (MH-8.3). */
export type Place = {
/** Whose. */
seat: Seat,
/** From 1; seats with equally many artworks share one. */
place: number,
/** How many artworks it has. */
artworks: number, };

/** A question about a choice that is half made, or about what everybody could have seen. */
export type Question = { "type": "board" } | { "type": "ways",
/** Which piece. */
piece: Character, } | { "type": "why_not_move",
/** Which piece. */
piece: Character, } | { "type": "why_not_place" } | { "type": "meaning",
/** What is about to be sent. */
action: Action, } | { "type": "landers",
/** Where the artwork lies. */
artwork: Space,
/** Where the pieces stand, as views write it; at most `MOST_POSITIONS`. */
positions: Array<Pieces>, };

/** A place at the table, numbered from 0 clockwise. */
export type Seat = number;

/** One stretch of a move, and the space it reaches. As JSON `["jump","e5"]`. */
export type Segment = [Way, Space];

/** A space by file and rank, both counted from 0. Whether a board has it is for the board to say. The order is space order: by file, then by rank. */
export type Space = string;

/** A game as one viewer sees it. */
export type View = { game: GameName, options: Options, phase: Phase, round: number, start_seat: Seat | null, turn: Seat | null, pieces: Pieces, artwork: Space | null, cards: Array<Character | null>,
/** Only in a view. */
chosen: Array<boolean>, wrong: Array<Wrong>, swaps: Array<number>, won: Array<Array<number>>, results: Array<Place> | null, };

/** How a piece gets from one space to the next. The order is that of witness paths. */
export type Way = "step" | "jump" | "passage";

/** A way to a space. */
export type WayInsight = {
/** Where it ends. */
to: Space,
/** Its stretches: the witness path of MH-5.6. */
path: Array<Segment>,
/** The square of the distance from the artwork there. */
distance: number,
/** Whether that is closer than where the piece stands, so that it is a move (MH-6.13). */
is_closer: boolean, };

/** A challenge that named the wrong character. */
export type Wrong = {
/** Who challenged, and is out. */
by: Seat,
/** Who was challenged. */
of: Seat,
/** The character named. */
named: Character, };
