# Museum Heist.

## People and things

museum-heist-character-artist = the Artist
museum-heist-character-duchess = the Duchess
museum-heist-character-tourist = the Tourist
museum-heist-character-school_girl = the School Girl
museum-heist-character-guard = the Guard
museum-heist-character-granny = the Granny
museum-heist-character-little_boy = the Little Boy

museum-heist-artwork-1 = Golden Mask
museum-heist-artwork-2 = Blue Vase
museum-heist-artwork-3 = Bronze Horse
museum-heist-artwork-4 = Marble Bust
museum-heist-artwork-5 = Jade Dragon
museum-heist-artwork-6 = Silver Lyre
museum-heist-artwork-7 = Portrait of a Stranger
museum-heist-artwork-8 = Crystal Crown
museum-heist-artwork-9 = Painted Fan

museum-heist-board-of-gallery9 = The Gallery
museum-heist-board-of-salon7 = The Salon
museum-heist-board-of-octagon9 = The Octagon
museum-heist-board-of-xequeo7 = Xe Queo!

## The choices

museum-heist-action-place = Place the artwork on { $space }: { $way }
museum-heist-action-choose = Choose { $character }
museum-heist-action-move = Move { $piece }: { $way }
museum-heist-action-take = Take the artwork with { $piece }: { $way }
museum-heist-action-block = Block the artwork with { $piece }: { $way }
museum-heist-action-swap = Swap { $a } and { $b }: { $way }
museum-heist-action-challenge = Challenge { $target } to be { $character }: { $way }

## What happened

museum-heist-event-first-seat = Chance lets { $seat } start.
museum-heist-event-piece-placed = On { $space } stands { $piece }.
museum-heist-event-round-started = Round { $round }: { $placer } places the artwork, { $seat } starts.
museum-heist-event-artwork-placed = { $seat } places an artwork on { $space }: { $artwork }.
museum-heist-event-card-chosen = { $seat } has chosen a character.
museum-heist-event-card-chosen-own = { $seat } has chosen { $character }.
museum-heist-event-cards-locked = All have chosen. { $seat } starts.
museum-heist-event-moved = { $seat } moves { $piece }: { $way }.
museum-heist-event-swapped = { $seat } swaps { $a } (now on { $a_space }) and { $b } (now on { $b_space }). { $left ->
    [0] No swap token is left.
    [one] 1 swap token is left.
   *[other] { $left } swap tokens are left.
}
museum-heist-event-challenged-right = { $seat } challenges { $target } to be { $character }, and is right!
museum-heist-event-challenged-wrong = { $seat } challenges { $target } to be { $character }, and is wrong.
museum-heist-event-card-shown = { $of } secretly shows a card to { $to }.
museum-heist-event-card-shown-own = { $of } secretly shows a card to { $to }: { $character }.
museum-heist-event-seat-out = { $seat } is out of the round.
museum-heist-event-card-revealed = { $seat } turns up a card: { $character }.
museum-heist-event-collected-1a = { $seat } lands and collects the artwork: { $artwork }. That makes { $total }.
museum-heist-event-collected-1b = { $seat } is the only one with the same card, and collects the artwork instead: { $artwork }. That makes { $total }.
museum-heist-event-collected-1c = Several have the same card, so { $seat }, who landed, collects the artwork: { $artwork }. That makes { $total }.
museum-heist-event-collected-2a = { $seat } named the right character and collects the artwork: { $artwork }. That makes { $total }.
museum-heist-event-collected-2b = Only { $seat } is still in, and collects the artwork: { $artwork }. That makes { $total }.
museum-heist-event-all-cards = The cards of this round, seat by seat: { $cards }.
museum-heist-event-game-over = { $seat } has { $total ->
    [one] 1 artwork
   *[other] { $total } artworks
} and wins.

## The table in a terminal

museum-heist-board-head = { $board } | round { $round }, { $artwork } | { $target ->
    [one] 1 artwork wins
   *[other] { $target } artworks win
}
museum-heist-board-player = Thief
museum-heist-board-artworks = Artworks
museum-heist-board-swaps = Swaps
museum-heist-board-card = Card
museum-heist-board-out = out of the round
museum-heist-board-not = not { $letters }
museum-heist-board-legend = * artwork, o secret passage; beside a piece: its space and squared distance
museum-heist-board-notation = - step, > jump, ~ passage, <> swap, ?2=G challenge of seat 2, ? hidden card

## Refusals

museum-heist-refusal-bad_option = This option has no such value: { $option }.
museum-heist-board-fault-form = A board is one of the box, or a name with lines.
museum-heist-board-fault-id = The name of a board has 1 to { $most } characters.
museum-heist-board-fault-id-taken = A board of the box has this name: choose another one.
museum-heist-board-fault-size = A board has 1 to { $most } files and ranks.
museum-heist-board-fault-lines-unequal = All lines must be equally long.
museum-heist-board-fault-letters = Only dots, P and # make a board, not “{ $letter }”.
museum-heist-board-fault-passage = A single secret passage leads nowhere: draw none, or two and more.
museum-heist-board-fault-places = Too small or too torn: the seven pieces could leave no place for an artwork.
museum-heist-refusal-cannot_pass = You must move, swap or challenge.
museum-heist-refusal-malformed = I do not know this action.
museum-heist-refusal-wrong_phase = Not now.
museum-heist-refusal-you_are_out = You are out of this round.
museum-heist-refusal-already_chosen = You have chosen already.
museum-heist-refusal-no_swap_left = You have no swap token left.
museum-heist-refusal-unknown_seat = There is no such player.
museum-heist-refusal-challenge_self = You cannot challenge yourself.
museum-heist-refusal-target_out = That player is out of this round.
museum-heist-refusal-unknown_character = There is no such character.
museum-heist-refusal-same_piece = Choose two different characters.
museum-heist-refusal-unknown_space = There is no such space.
museum-heist-refusal-space_occupied = That space is occupied.
museum-heist-refusal-space_is_passage = An artwork cannot lie on a secret passage.
museum-heist-refusal-next_to_piece = Too close to a character: leave a space between.
museum-heist-refusal-unreachable = This character cannot get there in one move.
museum-heist-refusal-not_closer = That is not closer to the artwork.
museum-heist-refusal-artwork_not_yours = Only your own secret character may take the artwork.
museum-heist-refusal-too_many_positions = One question is about at most 64 positions.

## Positions that cannot be

museum-heist-position-option = the option { $option } is not valid
museum-heist-position-chosen = chosen belongs to a view, not to a position
museum-heist-position-pieces = pieces stand on distinct spaces of the board, placed in character order, all seven from the first artwork on
museum-heist-position-artwork = artwork: it lies on the board while characters are chosen and in turns, on a space where it could have been placed
museum-heist-position-round = round is 1 until the pieces stand, and never above 9
museum-heist-position-won = won gives each number of the rounds played to one seat, and nobody has the target before the end, when exactly one seat has it
museum-heist-position-seat = start_seat or turn is no seat of this game
museum-heist-position-start = start_seat is null until it is known, in round 1 the seat that first_seat names, and from round 2 on the winner of the round before
museum-heist-position-turn = turn is a seat that is in, and null outside the phase turn
museum-heist-position-cards = cards has a character for each seat in the phase turn, for some in the phase choose, and for none otherwise
museum-heist-position-wrong = wrong lists challenges of others who were in, by seats that were in, that named another card, and leaves two seats in
museum-heist-position-swaps = swaps has 0 to 2 tokens for each seat
museum-heist-position-results = results is null until the game is over, and then gives the places

## What the game is, its options, and how its result adds up

museum-heist-about = One of seven pieces is secretly yours. Bring it to the artwork before anybody guesses which. About 20 minutes.
museum-heist-web-title = Museum Heist
museum-heist-web-about = Everybody is somebody in secret: take the artwork and do not get named.
museum-heist-option-seats = how many play
museum-heist-option-first_seat = the seat that starts the first round; null: chance decides
museum-heist-option-board = a board of the box, or one of your own
museum-heist-option-landing = own: only your own character may be moved onto the artwork; any: another one blocks it
museum-heist-option-reveal_all = show all cards when a round ends
museum-heist-option-target = how many artworks win; null: 4 with two players, else 3
museum-heist-line-artworks = Artworks

## The table in a browser

museum-heist-web-name-artist = Artist
museum-heist-web-name-duchess = Duchess
museum-heist-web-name-tourist = Tourist
museum-heist-web-name-school_girl = School Girl
museum-heist-web-name-guard = Guard
museum-heist-web-name-granny = Granny
museum-heist-web-name-little_boy = Little Boy

museum-heist-web-round = Round { $round }
museum-heist-web-target = { $target ->
    [one] 1 artwork wins
   *[other] { $target } artworks win
}
museum-heist-web-rings = Distances
museum-heist-web-you-place = Place the artwork: { $artwork }. Every lit space will do; none of them touches a piece.
museum-heist-web-you-choose = Choose in secret who you are this round.
museum-heist-web-you-move = Your turn: move any piece closer to the artwork, swap two, or challenge somebody.
museum-heist-web-you-move-to = Where does { $piece } go? Everything inside the circle is closer.
museum-heist-web-you-stuck = Nowhere closer to go: { $piece } stays put.
museum-heist-web-you-swap = Choose the two pieces that change places. { $tokens ->
    [one] It costs your last token of this game.
   *[other] It costs one of your { $tokens } tokens of this game.
}
museum-heist-web-you-cannot-move = No piece can get closer: swap two, or challenge somebody.
museum-heist-web-you-must-challenge = No piece can get closer and you have no token left: you must challenge somebody.
museum-heist-web-you-challenge = Who is who? Right, and the artwork is yours; wrong, and you are out of the round.
museum-heist-web-you-turn = Your turn.
museum-heist-web-you-chose = You are { $character }. Still choosing: { $names }.
museum-heist-web-you-chose-covered = You have chosen. Still choosing: { $names }.
museum-heist-web-you-are-out = You are out of this round. It is the turn of { $name }.
museum-heist-web-they-place = { $name } places the artwork.
museum-heist-web-they-choose = Still choosing in secret: { $names }.
museum-heist-web-they-turn = It is the turn of { $name }. Point at a piece to see where it could go.
museum-heist-web-over-you = { $total ->
    [one] You have 1 artwork and win!
   *[other] You have { $total } artworks and win!
}
museum-heist-web-over-they = { $total ->
    [one] { $name } has 1 artwork and wins.
   *[other] { $name } has { $total } artworks and wins.
}
museum-heist-web-do-place = Place the artwork on { $space }
museum-heist-web-do-choose = Be { $character }
museum-heist-web-do-move = Move { $piece } to { $space }
museum-heist-web-do-take = Take the artwork with { $piece }
museum-heist-web-do-block = Block the artwork with { $piece }
museum-heist-web-do-swap = Swap { $a } and { $b }
museum-heist-web-do-challenge = Say: { $name } is { $character }
museum-heist-web-cancel = Clear
museum-heist-web-final = This cannot be taken back.
museum-heist-web-warn-choose = Nobody else sees it. It cannot be changed this round.
museum-heist-web-warn-swap = { $left ->
    [0] That is your last token. This cannot be taken back.
    [one] You have 1 token after that, for the rest of the game. This cannot be taken back.
   *[other] You have { $left } tokens after that, for the rest of the game. This cannot be taken back.
}
museum-heist-web-warn-land = You turn up your card. If exactly one opponent still in has the same, the artwork goes there. This cannot be taken back.
museum-heist-web-why-as_far = That is as far from the artwork as before.
museum-heist-web-why-farther = That is farther from the artwork.
museum-heist-web-why-jump_blocked = The space behind is occupied, so this jump cannot end there.
museum-heist-web-why-passage_occupied = That end of the passage is occupied.
museum-heist-web-warn-block = Everybody learns that this is not your character. This cannot be taken back.
museum-heist-web-warn-challenge = If you are wrong, { $name } shows you the card and you are out of the round. This cannot be taken back.
museum-heist-web-warn-last = If you are wrong, the artwork goes to { $name }. This cannot be taken back.
museum-heist-web-warn-known = Everybody knows that this is wrong: { $name } has another card.

museum-heist-web-hand = Who will you be?
museum-heist-web-modes = What to do with your turn
museum-heist-web-mode-move = Move
museum-heist-web-mode-swap = Swap
museum-heist-web-mode-challenge = Challenge
museum-heist-web-no-move = No piece can get closer.
museum-heist-web-tokens = { $tokens ->
    [0] no swap left
    [one] 1 swap left
   *[other] { $tokens } swaps left
}
museum-heist-web-ways-of = Where to go: { $piece }
museum-heist-web-the-artwork = the artwork
museum-heist-web-places = { $count ->
    [one] There is one legal space
   *[other] There are { $count } legal spaces
}
museum-heist-web-place-none = Choose one, or press it on the board
museum-heist-web-you-are = You are { $character } this round.
museum-heist-web-covered = Your card is covered.
museum-heist-web-cover = Cover

museum-heist-web-space-artwork = the artwork { $artwork }
museum-heist-web-space-passage = secret passage
museum-heist-web-space-far = squared distance { $distance }
museum-heist-web-space-ways = { $count ->
    [0] cannot get closer
    [one] one way to go
   *[other] { $count } ways to go
}
museum-heist-web-space-open = can go here
museum-heist-web-space-place = the artwork may lie here

museum-heist-web-notebook = Notebook
museum-heist-web-notebook-hint = Press a face to mark it: perhaps, not, surely. Only you see it, on this device.
museum-heist-web-name-them = Whom do you name?
museum-heist-web-name-them-hint = Struck out: what everybody knows to be wrong.
museum-heist-web-legend = ▲ moved it · ⇄ swapped it · ◇ could have landed it, did not
museum-heist-web-is = is { $character }
museum-heist-web-mark-maybe = you think: perhaps
museum-heist-web-mark-no = you think: not
museum-heist-web-mark-yes = you think: surely
museum-heist-web-fact-wrong = not this one: { $name } named it and was wrong
museum-heist-web-fact-blocked = not this one: it was put onto the artwork and nobody collected
museum-heist-web-fact-shown = this was shown to you
museum-heist-web-fact-moved = { $count ->
    [one] moved it once
   *[other] moved it { $count } times
}
museum-heist-web-fact-swapped = { $count ->
    [one] swapped it once
   *[other] swapped it { $count } times
}
museum-heist-web-fact-declined = { $count ->
    [one] could have landed it once and did not
   *[other] could have landed it { $count } times and did not
}

museum-heist-web-won = { $count ->
    [one] 1 artwork of { $target }
   *[other] { $count } artworks of { $target }
}
museum-heist-web-card-down = a card lies face down
museum-heist-web-card-none = no card yet
museum-heist-web-out = out
museum-heist-web-starts = starts
museum-heist-web-places-it = places

museum-heist-web-told-title = How the round ended
museum-heist-web-told-1a-actor = You brought { $character } onto it, and nobody else still in had that card: it is yours.
museum-heist-web-told-1a-they = { $actor } brought { $character } onto it, and nobody else still in had that card: it goes to { $actor }.
museum-heist-web-told-1b-actor = You brought { $character } onto it, but exactly one opponent, { $winner }, had the same card: it goes to { $winner }, not to you.
museum-heist-web-told-1b-winner = { $actor } brought { $character } onto it, but exactly one opponent had the same card, and that is you: it is yours.
museum-heist-web-told-1b-they = { $actor } brought { $character } onto it, but exactly one opponent, { $winner }, had the same card: it goes to { $winner }.
museum-heist-web-told-1c-actor = You brought { $character } onto it. Several had the same card, { $others }, and then it stays with whoever moved: it is yours.
museum-heist-web-told-1c-twin = { $actor } brought { $character } onto it. You had the same card, but so had { $others }: with several it stays with { $actor }.
museum-heist-web-told-1c-they = { $actor } brought { $character } onto it. Several had the same card, { $others }, and then it stays with { $actor }.
museum-heist-web-told-2a-actor = You said that { $target } is { $character }, and were right: it is yours.
museum-heist-web-told-2a-target = { $actor } said that you are { $character }, and was right: it goes to { $actor }.
museum-heist-web-told-2a-they = { $actor } said that { $target } is { $character }, and was right: it goes to { $actor }.
museum-heist-web-told-2b-actor = You said that { $target } is { $character }, and were wrong. Only { $winner } is still in: it goes to { $winner }.
museum-heist-web-told-2b-marked = { $actor } said that you are { $character }, and was wrong. Only you are still in: it is yours.
museum-heist-web-told-2b-they = { $actor } said that { $target } is { $character }, and was wrong. Only { $winner } is still in: it goes to { $winner }.
museum-heist-web-told-shown = { $name } showed you the card: { $character }.

museum-heist-web-counting = Artwork by artwork…
museum-heist-web-final-title = What left the museum

museum-heist-web-guide-1 = Seven pieces belong to nobody. Each round one of them is secretly you: bring it to the artwork before anybody guesses which.
museum-heist-web-guide-2 = On your turn move any piece, not only your own, closer to the artwork. Point at one to see where it can go.
museum-heist-web-guide-3 = Seen through somebody? Challenge and name the character: right wins the artwork, wrong puts you out of the round. The notebook keeps your suspicions.

museum-heist-web-option-first_seat = Who starts
museum-heist-web-option-board = Board
museum-heist-web-option-board-gallery9 = The Gallery, nine by nine, four passages
museum-heist-web-option-board-salon7 = The Salon, seven by seven, four passages
museum-heist-web-option-board-octagon9 = The Octagon, without corners
museum-heist-web-option-board-xequeo7 = Xe Queo!, seven by seven, no passages
museum-heist-web-option-board-own = a board of your own
museum-heist-web-bring-name = Its name
museum-heist-web-bring-unnamed = Our own
museum-heist-web-bring-lines = Its lines, the top one first
museum-heist-web-bring-signs = A dot is a space, P a secret passage, # no space.
museum-heist-web-bring-fine = A game can be played on it.
museum-heist-web-option-landing = Who may be moved onto the artwork
museum-heist-web-option-landing-own = only your own character
museum-heist-web-option-landing-any = anybody: another one blocks it
museum-heist-web-option-reveal_all = Show all cards when a round ends
museum-heist-web-option-target = Artworks to win
museum-heist-web-option-target-null = as usual: 4 with two players, else 3
museum-heist-web-option-target-4 = 4, with two players only
