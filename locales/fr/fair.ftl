# Les dés étaient-ils honnêtes ? Ce que dit `capers verify`. Les coups sont numérotés à partir de 0.

fair-nothing-promised = Cette partie enregistrée ne promet rien sur ses dés : le hasard venait de l’extérieur, il n’y a donc rien à vérifier.
fair-secret-unpublished = Le secret des dés ne figure pas dans cet enregistrement. Il est publié à la fin de la partie ; récupérez alors l’enregistrement à nouveau.
fair-secret-malformed = Le secret donné par l’enregistrement ne peut pas en être un : un secret est fait de 64 chiffres hexadécimaux en minuscules.
fair-commitment-differs = Le secret n’est pas celui qui était promis : { $promised } a été publié avant le premier coup, mais l’empreinte du secret est { $actual }.
fair-entropy-count = L’enregistrement doit contenir une entropie par siège, et ce n’est pas le cas.
fair-header-unfit = Le nom de la table ou l’entropie d’un siège est trop long ou n’est pas en ASCII imprimable : rien ne peut en découler.
fair-move-unfit = Le coup { $move } a un nonce, un siège ou un flux qui ne peut pas faire partie de dés vérifiables.
fair-ticket-missing = Le coup { $move } est un hasard sans billet : on ne peut pas vérifier comment il a été tiré.
fair-ticket-differs = Le coup { $move } ne découle pas de ce qui était promis : l’enregistrement tire { $recorded } de { $stream }, mais ce devrait être { $derived }.
fair-weight-differs = Le coup { $move } a été tiré parmi { $recorded } billets, mais selon les règles il y en avait { $actual }.
fair-outcome-differs = Le billet du coup { $move } désigne un autre résultat que celui de l’enregistrement.
fair-seal-differs = L’action du coup { $move } n’est pas celle qui avait été engagée quand l’enregistrement était scellé.
fair-ticket = le billet { $drawn } sur { $of } (tirage { $ordinal })
fair-no-ticket = rien, puisqu’il n’y a rien à tirer
