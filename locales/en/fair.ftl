# Whether dice were fair: what `capers verify` says. Moves are numbered from 0.

fair-nothing-promised = This record promises nothing about its dice: chance was given from outside, so there is nothing to check.
fair-secret-unpublished = The secret behind the dice is not in this record. It is published when the game is over; fetch the record again then.
fair-secret-malformed = The record gives a secret that cannot be one: a secret is 64 hexadecimal digits in lower case.
fair-commitment-differs = The secret is not the one that was promised: { $promised } was published before the first move, but the secret hashes to { $actual }.
fair-entropy-count = The record must have one entropy for each seat, and it does not.
fair-header-unfit = The name of the table or the entropy of a seat is too long or not printable ASCII, so nothing can follow from it.
fair-move-unfit = Move { $move } has a nonce, a seat or a stream that cannot be part of fair dice.
fair-ticket-missing = Move { $move } is chance without a ticket: how it was drawn cannot be checked.
fair-ticket-differs = Move { $move } does not follow from what was promised: the record draws { $recorded } from { $stream }, but it should be { $derived }.
fair-weight-differs = Move { $move } was drawn from { $recorded } tickets, but by the rules there were { $actual }.
fair-outcome-differs = The ticket of move { $move } means another outcome than the record gives.
fair-seal-differs = The action of move { $move } is not the one that was committed to while the record was sealed.
fair-ticket = ticket { $drawn } of { $of } (draw { $ordinal })
fair-no-ticket = nothing, because there is nothing to draw from
