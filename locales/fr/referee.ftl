# Ce que l’arbitre répond à une ligne qui n’est pas une commande.

referee-empty-line = La ligne est vide : envoyez un objet JSON par ligne.
referee-line-too-long = La ligne est trop longue : { $most } Mio et { $objects } objets au plus sont lus.
referee-not-utf8 = La ligne n’est pas du texte : le JSON s’écrit en UTF-8.
referee-not-json = La ligne n’est plus du JSON à partir de la colonne { $column }.
referee-not-an-object = La ligne est du JSON, mais pas un objet : envoyez par exemple {"{"}"cmd":"games"{"}"}.
referee-unknown-command = Il n’y a pas de commande « { $command } ».
referee-field-missing = Le champ « { $field } » manque.
referee-field-twice = Le champ « { $field } » s’y trouve deux fois.
referee-field-wrong = Le champ « { $field } » doit être { $kind }.
referee-kind-text = un texte
referee-kind-object = un objet
referee-kind-whole = un nombre entier qui n’est pas négatif
referee-kind-seat = le numéro d’un siège
referee-kind-viewer = le numéro d’un siège, ou null pour un spectateur
referee-kind-seed = un nombre entier de 0 à 18446744073709551615
