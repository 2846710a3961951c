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

## Positions that cannot be

museum-heist-position-option = the option { $option } is not valid
museum-heist-position-chosen = chosen belongs to a view, not to a position
museum-heist-position-pieces = pieces stand on distinct spaces of the board, placed in character order, all seven from the first artwork on
museum-heist-position-artwork = the artwork lies on the board while characters are chosen and in turns, on a space where it could have been placed
museum-heist-position-round = round is 1 until the pieces stand, and never above 9
museum-heist-position-won = won gives each number of the rounds played to one seat, and nobody has the target before the end, when exactly one seat has it
museum-heist-position-seat = there is no such seat
museum-heist-position-start = start_seat is null until it is known, and from round 2 on the winner of the round before
museum-heist-position-turn = turn is a seat that is in, and null outside the phase turn
museum-heist-position-cards = cards has a character for each seat in the phase turn, for some in the phase choose, and for none otherwise
museum-heist-position-wrong = wrong lists challenges of others that named another card, no seat twice as by, and leaves two seats in
museum-heist-position-swaps = swaps has 0 to 2 tokens for each seat
museum-heist-position-results = results is null until the game is over, and then gives the places

## What the game is, its options, and how its result adds up

museum-heist-about = One of seven pieces is secretly yours. Bring it to the artwork before anybody guesses which. About 20 minutes.
museum-heist-option-seats = how many play
museum-heist-option-first_seat = the seat that starts the first round; null: chance decides
museum-heist-option-board = a board of the box, or one of your own
museum-heist-option-landing = own: only your own character may be moved onto the artwork; any: another one blocks it
museum-heist-option-reveal_all = show all cards when a round ends
museum-heist-option-target = how many artworks win; null: 4 with two players, else 3
museum-heist-line-artworks = Artworks
