### Ce que dit le serveur. Dans les lignes du journal, « player » arrive comme numéro de place ;
### celui qui affiche la ligne met un nom à sa place.

## Refus

already-account = Vous avez déjà un compte.
already-seated = Vous avez déjà une place à cette table.
analysis-off = Cette table a été ouverte sans analyse.
bad-message = Le serveur n’a pas pu lire ceci : { $why }
bad-number = { $name } doit être un nombre entier.
bad-option = Cette option est impossible : { $why }
broken = Un incident s’est produit sur le serveur. Rien n’a été changé ; veuillez réessayer.
cannot-load = Cette partie ne peut pas être chargée : { $why }
empty-chat = Ce message est vide.
empty-name = Un nom doit comporter au moins un caractère visible.
foreign-page = Cette demande ne vient pas de notre page.
game-over = La partie est terminée.
going-down = Le serveur redémarre ; la partie reprend dans un instant.
hint-failed = Aucun conseil n’est venu cette fois. Réessayez.
hint-forced = Il n’y a qu’une chose à faire ici.
hint-late = La partie a avancé ; redemandez.
hint-under-way = Un conseil est déjà en préparation pour vous.
hints-among-people = Des personnes s’affrontent ici : les conseils n’existent qu’aux tables ouvertes avec eux.
hints-off = Cette table joue sans conseils.
json-only = Seul le JSON est accepté ici.
login-taken = Cet identifiant est déjà pris.
no-such-action = Ce n’est pas une action du jeu : { $why }
no-such-bot = Il n’y a pas de robot nommé { $bot }.
no-such-game = Ce jeu n’est pas dans la ludothèque.
no-such-invitation = Cette invitation n’est pas ou plus valable.
no-such-match = Cette partie n’existe pas.
no-such-moment = La partie n’a pas ce moment.
no-such-seat = Cette place n’existe pas.
no-such-session = Cette session n’existe pas.
no-such-table = Cette table n’existe pas.
no-such-texts = Ces textes n’existent pas.
not-a-player = Vous regardez cette partie sans y jouer.
not-before-the-end = Ceci n’est visible qu’une fois la partie terminée.
not-the-owner = Seule la personne qui a ouvert la table peut le faire.
not-your-seat = Cette place n’est pas la vôtre.
not-your-turn = Ce n’est pas votre tour.
nothing-to-redo = Il n’y a rien à rejouer.
nothing-to-undo = Rien ne peut être repris : des dés ont été lancés, quelque chose a été révélé ou le tour est passé.
one-seat-each = Vous ne prenez qu’une place vous-même ; vos voisins d’écran prennent les autres.
out-of-time = Votre temps est écoulé.
seat-played-by-bot = Un robot joue désormais à cette place.
seat-taken = Cette place est prise.
seats-free = Des places sont encore libres.
signed-out = Vous êtes déconnecté.
table-not-open = Cette table n’est plus ouverte.
too-fast = Trop vite : patientez un instant.
too-large = C’est trop volumineux.
too-many-analyses = Plusieurs analyses que vous avez demandées attendent encore ; redemandez quand l’une d’elles sera prête.
too-many-bots-alone = Plusieurs parties de robots entre eux sont déjà en cours pour vous. Elles finissent d’elles-mêmes ; vous pourrez alors en lancer une autre.
too-many-copies = Vous avez importé ou continué autant de longues parties qu’une personne peut en garder ici. Ce que vous avez reste ; une partie plus courte peut encore tenir.
too-many-faults = Trop de messages illisibles.
too-many-preferences = Il y a trop de préférences, ou elles sont trop longues.
too-many-steps = Cette partie compte tant d’étapes que plus rien ne peut être repris ; jouez-la jusqu’au bout.
too-many-tables = Vous avez déjà beaucoup de tables en attente ; fermez-en une d’abord.
too-many-tables-today = Vous avez ouvert énormément de tables aujourd’hui ; revenez demain, ou jouez à celles que vous avez.
too-many-tokens = Vous avez déjà beaucoup de jetons ; révoquez-en un d’abord.
too-many-watched = Vous regardez déjà beaucoup de parties, ou de très longues ; quittez-en une d’abord.
too-many-with-bots = Vous avez déjà beaucoup de parties en cours avec des robots ; terminez ou abandonnez-en une d’abord.
who-are-you = Entrez d’abord, en invité ou avec votre compte.
wrong-login = Ce nom et ce mot de passe ne correspondent pas.
wrong-seats = Cette partie a { $seats } places.

## Lignes du journal

log-bot-replaced = Le robot { $bot } n’a pas répondu ; { $by } joue à sa place.
log-hint = { $player } demande un conseil.
log-resign = { $player } abandonne.
log-restart = Le serveur était absent ; les pendules se sont arrêtées.
log-takeover = { $player } n’a plus de temps ; le robot { $bot } continue.
log-time-lost = { $player } n’a plus de temps et perd.
log-undo = { $player } reprend une action.
