/** Constants of the specification (jeu §9 and plateforme §9). Durations are in milliseconds unless the name says otherwise. */
export const PSEUDO_LONGUEUR_MAX = 20;
export const CODE_ROOM_LONGUEUR = 6;
/** Characters of room codes: 0-9 A-Z (jeu §3) without letters that look like 0 and 1 from afar. */
export const CODE_ROOM_ALPHABET = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CLE_CREATEUR = "CREATEUR";

export const JOUEURS_MIN_EN_LIGNE = 2;
/** Default and maximum number of seats in a room (decisions-jeu). */
export const PLACES_ROOM_MAX_DEFAUT = 60;
export const PLACES_ROOM_MAX_POSSIBLE = 200;

/**
 * Bounds of the sips drawn for a wrong or empty answer, for `&gorgee` in an imprévu and for a missed shot; then of those to hand out for a `precis`
 * answer (jeu §9).
 */
export const BORNES_GORGEES_ORDINAIRES = { min: 1, max: 4 } as const;
export const BORNES_GORGEES_BONUS = { min: 1, max: 4 } as const;
export const BORNES_GORGEES_CREATEUR_TOUS_JUSTES = { min: 4, max: 6 } as const;
export const BORNES_GORGEES_CREATEUR_MOITIE_FAUX = { min: 1, max: 2 } as const;
export const BORNES_GORGEES_CREATEUR_AUTRES_CAS = { min: 1, max: 4 } as const;
/**
 * Number of sips at a step from which a player may share them, and screens advise to spread them over time. Nothing of the starter
 * content asks for so many (docs/decisions/0021).
 */
export const SEUIL_GORGEES_A_PARTAGER_OU_ETALER = 10;
/** Largest number of sips that anybody may type: on a line of the ardoise, as a gift, as a guess. */
export const GORGEES_TAPEES_MAX = 9999;

/** Chance of an imprévu after a question, and of a rare one: one in N (jeu §4 and §9). */
export const IMPREVU_UNE_CHANCE_SUR = 2;
export const IMPREVU_RARE_UNE_CHANCE_SUR = 8;

/** Limits of packs of imprévus: characters of a name, and packs that a room may switch off. */
export const NOM_PAQUET_LONGUEUR_MAX = 40;
export const PAQUETS_DESACTIVES_MAX = 100;
/** Limits of an imprévu's text and list, and of the deck. */
export const TEXTE_IMPREVU_LONGUEUR_MAX = 2000;
export const ELEMENTS_LISTE_IMPREVU_MAX = 200;
export const ELEMENT_LISTE_IMPREVU_LONGUEUR_MAX = 500;
export const IMPREVUS_DECK_MAX = 2000;

/** One normal imprévu in N is a mini-game, while the deck has one (docs/decisions/0009). */
export const MINI_JEU_UNE_CHANCE_SUR = 4;

/** Mini-games: jeu §4, §5 and §9. A cul sec counts as 40 sips. */
export const GORGEES_CUL_SEC = 40;
export const GORGEES_PENALITES_MINI_JEUX = [20, 30, GORGEES_CUL_SEC] as const;
export const CHAMBRES_REVOLVER = 6;
export const TOLERANCE_DEVINE_TES_GORGEES = 5;
/** Smallest counter of sips worth guessing in devine tes gorgées: below, 5 is always right (decisions-jeu "Mini-games"). */
export const COMPTEUR_MIN_DEVINE_TES_GORGEES = 11;
export const MISE_GAMBLE_MIN = -100;
export const MISE_GAMBLE_MAX = 100;
export const DUREE_ROUE_GAMBLE_MS = 4_650;
/** Fewest and most sectors that the ball of the wheel passes. */
export const BORNES_SECTEURS_PARCOURUS_ROUE_GAMBLE = { min: 10, max: 12 } as const;

/** Time after the end of a countdown for which an answer on its way is still accepted. */
export const GRACE_REPONSE_MS = 500;
/** Longest wait for the host's screen to report that a media can play. */
export const ATTENTE_MEDIA_MAX_MS = 8_000;
/** Time for which a step still waits for a phone that has lost its connection. */
export const ATTENTE_TELEPHONE_DECONNECTE_MS = 4_000;
/** The same after a restart of the server, which disconnects everybody at once, and whose machine may be busy. */
export const ATTENTE_TELEPHONES_APRES_REDEMARRAGE_MS = 30_000;
/** Reconnection grace: time for which the seat of a disconnected phone is kept. */
export const DUREE_PLACE_GARDEE_MS = 15 * 60_000;
/** Time after which a room without a host, or without anybody, closes. */
export const FERMETURE_ROOM_SANS_HOTE_MS = 30 * 60_000;
export const FERMETURE_ROOM_SANS_PERSONNE_MS = 10 * 60_000;
/** Shortest interval between two drawings that a player sends. */
export const INTERVALLE_ENTRE_DESSINS_MIN_MS = 1_000;
/** Time after which a room that tries a quizz or a question closes without its host, or without anybody. */
export const DELAI_FERMETURE_ESSAI_MS = 30_000;

export const OPTIONS_PAR_QUESTION_MAX = 6;
export const OPTION_LONGUEUR_MAX = 60;
export const REPONSE_LIBRE_LONGUEUR_MAX = 120;
/** Maximum number of accounts in an answer to a search of accounts. */
export const COMPTES_PAR_RECHERCHE_MAX = 1000;
/** Maximum number of messages in a page. */
export const MESSAGES_PAR_PAGE = 300;
/** Number of characters from which a message, a report, a contestation or a moderator's reason is refused. */
export const TEXTE_MESSAGE_LONGUEUR_REFUSEE = 800;
export const PSEUDO_COMPTE_LONGUEUR_MIN = 2;
export const MOT_DE_PASSE_LONGUEUR_MIN = 8;
/** Longest accepted password: a longer one would be an attack on the hashing. */
export const MOT_DE_PASSE_LONGUEUR_MAX = 200;
export const DESCRIPTION_PROFIL_LONGUEUR_MAX = 2000;
export const BADGES_AFFICHES_MAX = 4;
/** Storage of an account in bytes: 1 GB. */
export const STOCKAGE_COMPTE_OCTETS_MAX = 1_000_000_000;
export const TITRE_QUIZZ_LONGUEUR_MAX = 60;
export const TAGS_PAR_QUIZZ_MAX = 4;
/** Pseudo of the official account, which owns the starter content. */
export const PSEUDO_OFFICIEL = "Trinquizz";
/** Maximum number of characters of a search. */
export const RECHERCHE_LONGUEUR_MAX = 200;
export const QUIZZ_PAR_PAGE = 50;
/** Maximum numbers of an account's quizzes and bookmarks. */
export const QUIZZ_PAR_COMPTE_MAX = 1000;
export const FAVORIS_PAR_COMPTE_MAX = 1000;
export const QUESTIONS_PAR_QUIZZ_MAX = 200;
/** Maximum number of co-authors of a quizz, invited ones included. */
export const COAUTEURS_PAR_QUIZZ_MAX = 5;
/** Maximum number of quizzes of others that an account writes, and invitations that its list shows. */
export const QUIZZ_COECRITS_MAX = 100;
export const INVITATIONS_A_COECRIRE_MONTREES_MAX = 20;
/** Maximum characters of a quizz's credit (decisions-plateforme "Credit"). */
export const SOURCE_QUIZZ_LONGUEUR_MAX = 300;
export const AUTEUR_QUIZZ_LONGUEUR_MAX = 120;
export const LICENCE_QUIZZ_LONGUEUR_MAX = 120;
/** Maximum characters of a question, of its preuve and of its suite, each; of an element of its list. */
export const TEXTE_QUESTION_LONGUEUR_MAX = 2000;
export const ELEMENT_LISTE_QUESTION_LONGUEUR_MAX = 500;
/** Total length of a question's texts and addresses, in UTF-16 units: it then fits in 64 kB in any script (0076). */
export const QUESTION_ENTIERE_LONGUEUR_MAX = 20_000;
/** Number of versions kept of a quizz, and their total bytes (0076). */
export const VERSIONS_PAR_QUIZZ_MAX = 20;
export const VERSIONS_QUIZZ_OCTETS_MAX = 8_000_000;
/** Time within which saves of one editor tab share a version of the quizz. */
export const DUREE_REGROUPEMENT_VERSION_MS = 10 * 60_000;
/** UTF-8 bytes of a quizz's questions, which bound one save (0115). */
export const QUIZZ_OCTETS_MAX = 2_000_000;
/** Maximum bytes of the texts of an account's quizzes and their versions. */
export const QUIZZ_ET_VERSIONS_COMPTE_OCTETS_MAX = 200_000_000;
/** Longest timer of a question, in seconds: an hour. JavaScript timers beyond 24.8 days would fire at once. */
export const MINUTEUR_QUESTION_MAX_S = 3600;

/** Duration of each number of « Trois, deux, un » (mise-en-scene "Launch"). */
export const DUREE_CHIFFRE_DU_DECOMPTE_MS = 700;
export const DECOMPTE_DU_LANCEMENT_MS = 3 * DUREE_CHIFFRE_DU_DECOMPTE_MS;

/** Duration of the standings shown before a step (mise-en-scene "Standings"). */
export const AFFICHAGE_CLASSEMENT_MS = 4_000;

/** Duration of the warning before leaving (jeu §8). */
export const AVERTISSEMENT_AVANT_DE_QUITTER_MS = 5_000;

/** Duration of the error and information banners on the platform's pages (plateforme §8). */
export const AFFICHAGE_BANNIERE_ERREUR_MS = 1_500;
export const AFFICHAGE_BANNIERE_INFO_MS = 3_000;
/** Delay before the page of a confirmed account opens the home page (plateforme §2). */
export const RETOUR_ACCUEIL_APRES_CONFIRMATION_MS = 3_000;

/** Stored names of the default pictures (plateforme §3). */
export const MEDIA_QUESTION_DEFAUT = "question.jpeg";
export const MEDIA_IMPREVU_DEFAUT = "imprevu.jpeg";
