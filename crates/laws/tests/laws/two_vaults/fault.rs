//! Everything that can be wrong with a game, one fault at a time.

/// What is wrong with this variant of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    Nothing,
    // Secrecy.
    PickInView,
    MarkForSpectators,
    VaultInEvent,
    ExtraEvent,
    BagInEvent,
    LegalLeak,
    RefusalLeak,
    TurnLeak,
    OddsLeak,
    SilentAlarm,
    SilentDone,
    OfferLeak,
    VaultInStep,
    InsightLeak,
    // Secrets after the end.
    DrawnInSecret,
    ShownButSecret,
    // Film.
    ChangesAfterTheLastEvent,
    // Sampling.
    Peeks,
    NeverVaries,
    MarksNeverVary,
    WrongWorld,
    ImpossibleWorld,
    // Legality.
    ListedButRefused,
    ListedButNotRead,
    ListedTwice,
    Miscounted,
    OtherNth,
    AcceptedButUnlisted,
    AcceptedUnasked,
    NothingToDo,
    ReadPanics,
    GreedyInvents,
    BufferKept,
    // Chance.
    WrongWeights,
    BiasedDraw,
    DrawnButUnlisted,
    OutcomeTwice,
    AnyOutcome,
    StreamWithSpaces,
    // Writing down.
    LoadRefuses,
    LoadForgets,
    LoadPanics,
    LoadTooTrusting,
    ViewForgets,
    EventForgets,
    HiddenCounter,
    // Ending and clock.
    Endless,
    NobodyWins,
    EarlyStanding,
    ActsAfterEnd,
    ClockKeepsRunning,
    ClockWithoutEnd,
    // Speed.
    Allocates,
}
