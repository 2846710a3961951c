//! Each fault breaks its law, and the law says which and where: a law that cannot fail is worth nothing.

use laws::Trial;
use serde_json::json;

use crate::two_vaults::fault::Fault;
use crate::two_vaults::{TwoVaults, scramble};

/// One test a fault: its name, the fault, the law, and what the law must say.
macro_rules! faults {
    ($($name:ident: $fault:ident breaks $law:ident($($argument:expr)?), $said:literal;)*) => {
        $(
            #[test]
            #[should_panic(expected = $said)]
            fn $name() {
                Trial::<TwoVaults<{ Fault::$fault as u8 }>>::new(json!({"seats": 3})).games(20).seed(7).longest(300).$law($($argument)?);
            }
        )*
    };
}

faults! {
    a_pick_in_a_view: PickInView breaks secrecy(scramble), "the law of secrecy is broken: view of Seat(";
    marks_shown_to_spectators: MarkForSpectators breaks secrecy(scramble), "the law of secrecy is broken: view of Spectator";
    a_vault_in_an_event: VaultInEvent breaks secrecy(scramble), "may not know which of ";
    an_event_more: ExtraEvent breaks secrecy(scramble), "may not know which of ";
    legal_actions_that_tell: LegalLeak breaks secrecy(scramble), "legal actions of Seat(";
    a_refusal_that_tells: RefusalLeak breaks secrecy(scramble), "answer to ";
    a_turn_that_tells: TurnLeak breaks secrecy(scramble), "turn tells ";
    odds_that_tell: OddsLeak breaks secrecy(scramble), "odds of Seat(";
    an_alarm_untold: SilentAlarm breaks secrecy(scramble), "the events are the same, but not the views afterwards for Seat(";
    a_change_untold: SilentDone breaks secrecy(scramble), "but its view changes";
    an_event_about_the_bag: BagInEvent breaks secrecy(scramble), "the views stay the same, but not the events heard by";
    an_offer_that_tells: OfferLeak breaks undo(scramble), "the offer to take back ";

    a_step_that_tells: VaultInStep breaks secrecy(scramble), "the steps that ";
    an_insight_that_tells: InsightLeak breaks secrecy(scramble), "insight of Seat(";
    a_change_after_the_last_event: ChangesAfterTheLastEvent breaks film(), "the final state and that told with the last event of ";

    a_secret_that_is_drawn: DrawnInSecret breaks sealing(), "is drawn in secret";
    a_secret_that_is_shown: ShownButSecret breaks sealing(), "is shown and sounds like ";

    a_sample_that_peeks: Peeks breaks sampling(scramble), "with the same luck from ";
    samples_all_alike: NeverVaries breaks sampling(scramble), "sampled worlds have the same there";
    samples_without_marks: MarksNeverVary breaks sampling(scramble), ".mark\"}, but 400 sampled worlds have the same there";
    a_sample_of_another_world: WrongWorld breaks sampling(scramble), "true and sampled: ";
    a_sample_of_no_world: ImpossibleWorld breaks sampling(scramble), "a sampled world is no position: bad_position what=Text(\"mark\")";

    listed_but_refused: ListedButRefused breaks legality(), "is listed for seat 0 but refused: not_held";
    listed_but_not_read: ListedButNotRead breaks legality(), "is listed for seat 0 but not read: malformed";
    listed_twice: ListedTwice breaks legality(), "is listed twice for seat";
    miscounted: Miscounted breaks legality(), "but action_count says";
    another_action_at_that_place: OtherNth breaks legality(), "nth_action is not the listed one";
    accepted_but_not_listed: AcceptedButUnlisted breaks legality(), "but not listed";
    accepted_from_seats_not_asked: AcceptedUnasked breaks legality(), "{\"type\":\"done\"} but not listed";
    owing_without_a_choice: NothingToDo breaks legality(), "seat 1 owes a decision and has no action";
    reading_that_panics: ReadPanics breaks legality(), "the rules panics on {\"kind\":";
    a_bot_that_invents: GreedyInvents breaks legality(), "the greedy bot of seat 0 chooses {\"kind\":9,\"type\":\"mark\"}";
    a_buffer_not_emptied: BufferKept breaks legality(), "does not empty its buffer";

    weights_that_do_not_sum: WrongWeights breaks chance(), "the sum of the weights and weight: 3 and 4";
    a_biased_draw: BiasedDraw breaks chance(), "weighs ";
    drawn_but_not_listed: DrawnButUnlisted breaks chance(), "tickets lead to it";
    an_outcome_listed_twice: OutcomeTwice breaks chance(), "{\"type\":\"alarm\",\"vault\":\"north\"} is listed twice";
    any_outcome_accepted: AnyOutcome breaks chance(), "which is not listed";
    a_stream_without_a_name: StreamWithSpaces breaks chance(), "\"the alarm\" is no name for a stream";

    load_refusing_its_own: LoadRefuses breaks serialisation(), "load refuses a position of this game: bad_position";
    load_forgetting: LoadForgets breaks serialisation(), "position, written and loaded: players[";
    load_panicking: LoadPanics breaks loading(), "load panics on ";
    load_believing_anything: LoadTooTrusting breaks loading(), "a position that load takes, played on, panics on ";
    a_view_forgetting: ViewForgets breaks serialisation(), "written and read: players[";
    an_event_forgetting: EventForgets breaks serialisation(), "event, written and read: unequal";
    choices_made_of_more_than_the_view: OddsLeak breaks replay(), "choices, made and read back: ";
    a_state_with_a_hidden_counter: HiddenCounter breaks replay(), "the record does not replay: ";

    a_game_without_end: Endless breaks ending(), "the game has not ended after the most moves allowed";
    a_game_without_winner: NobodyWins breaks ending(), "nobody has rank 1";
    a_standing_too_early: EarlyStanding breaks ending(), "and the standing Some";
    another_code_after_the_end: ActsAfterEnd breaks ending(), "after the end: Err(\"not_your_turn\") and Err(\"game_over\")";
    a_clock_that_keeps_running: ClockKeepsRunning breaks clock(), "time was up, but ";
    a_clock_that_never_ends: ClockWithoutEnd breaks clock(), "runs, but time cannot be up";

    a_move_that_allocates: Allocates breaks allocation(|play| allocation_counter::measure(play).count_total), "allocations in ";
}
