/**
 * Numbers of the specification, in one place: jeu §9 and plateforme §9.
 * Durations are in milliseconds unless the name says otherwise.
 */
export const PSEUDO_MAX = 20;
export const CODE_LONGUEUR = 6;
/** What codes are drawn from: 0-9 A-Z (jeu §3) without the letters that a TV across the room makes 0 and 1. */
export const CODE_ALPHABET = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CLE_CREATEUR = "CREATEUR";

export const JOUEURS_MIN_EN_LIGNE = 2;
/** Seats of a room unless the host's server says otherwise, and the most it may say (decisions-jeu). */
export const JOUEURS_MAX_DEFAUT = 60;
export const JOUEURS_MAX_POSSIBLE = 200;

export const GORGEES_QUESTION = { min: 1, max: 4 } as const;
export const GORGEES_BONUS = { min: 1, max: 4 } as const;
export const GORGEES_CREATEUR_TOUS_JUSTES = { min: 4, max: 6 } as const;
export const GORGEES_CREATEUR_MOITIE_FAUX = { min: 1, max: 2 } as const;
export const GORGEES_CREATEUR_SINON = { min: 1, max: 4 } as const;
/** More than any question or text of the house asks for at once: from here on the words say how to take it (docs/decisions/0125). */
export const GORGEES_A_ETALER = 10;
/** The most the host may write by hand on one line of the ardoise. */
export const GORGEES_MAX = 9999;

/** One chance in N: jeu §4 and §9. */
export const CHANCE_IMPREVU = 2;
export const CHANCE_IMPREVU_RARE = 8;

/** Of a pack of imprévus: characters of its name, and how many packs a room may do without. */
export const NOM_PAQUET_MAX = 40;
export const PAQUETS_COUPES_MAX = 100;
/** Of an imprévu: its text, the items of its list and the characters of each; and how many cards the house may have. */
export const TEXTE_IMPREVU_MAX = 2000;
export const LISTE_IMPREVU_MAX = 200;
export const ELEMENT_IMPREVU_MAX = 500;
export const IMPREVUS_MAX = 2000;

/** One normal imprévu in N is a mini-game, while one is left in the deck (docs/decisions/0009). */
export const CHANCE_MINI_JEU = 4;

/** Mini-games: jeu §4, §5 and §9. A cul sec counts as 40 sips. */
export const CUL_SEC = 40;
export const PENALITES = [20, 30, CUL_SEC] as const;
export const CHAMBRES = 6;
export const TOLERANCE_DEVINE = 5;
/** The least counter that is worth guessing: under it, saying 5 is always right (decisions-jeu "Mini-games"). */
export const COMPTEUR_DEVINE = 11;
export const MISE_MIN = -100;
export const MISE_MAX = 100;
export const ROULETTE_MS = 4_650;
export const ROULETTE_PAS = { min: 10, max: 12 } as const;

/** How long after the end of a countdown an answer on its way is still accepted. */
export const GRACE_REPONSE_MS = 500;
/** How long the server waits for the host's screen to say that a question's media can play. */
export const ATTENTE_MEDIA_MS = 8_000;
/** Reconnection grace: how long a step still waits for the answer of a phone that has just lost its connection, as in a tunnel. */
export const REPIT_COUPURE_MS = 4_000;
/** Reconnection grace after a restart of the server, when every phone lost its connection at once. */
export const REPIT_REDEMARRAGE_MS = 10_000;
/** How long the seat of a disconnected phone is kept. */
export const PLACE_GARDEE_MS = 15 * 60_000;
/** A room closes after so long without a host, or without anybody. */
export const SANS_HOTE_MS = 30 * 60_000;
export const SANS_PERSONNE_MS = 10 * 60_000;
/** A player may change their drawing so often. */
export const PAUSE_DESSIN_MS = 1_000;
/** A room where a question is tried outlives a cut, and not much more. */
export const ESSAI_SANS_HOTE_MS = 30_000;

export const OPTIONS_MAX = 6;
export const OPTION_LONGUEUR_MAX = 60;
export const REPONSE_LIBRE_MAX = 120;
/** Accounts that one call lists. */
export const USERS_MAX = 1000;
/** Messages of a page of a folder, at the most. */
export const MESSAGES_PAR_PAGE = 300;
/** A message or a report is shorter than this, in characters. */
export const TEXTE_MESSAGE_MAX = 800;
export const PSEUDO_COMPTE_MIN = 2;
export const MOT_DE_PASSE_MIN = 8;
/** Longer than this is not a password but an attack on the hashing. */
export const MOT_DE_PASSE_MAX = 200;
export const DESCRIPTION_MAX = 2000;
export const BADGES_AFFICHES_MAX = 4;
/** Storage of an account, in bytes, unless it was given another: 1 GB. */
export const STOCKAGE_MAX = 1_000_000_000;
export const TITRE_QUIZZ_MAX = 60;
export const TAGS_MAX = 4;
/** Name of the account that owns the starter content; nobody is behind it. */
export const PSEUDO_OFFICIEL = "Trinquizz";
/** Of a search for a quizz, in characters. */
export const RECHERCHE_MAX = 200;
export const QUIZZ_PAR_PAGE = 50;
/** The most quizzes that an account may have, and may bookmark. */
export const QUIZZ_MAX = 1000;
export const FAVORIS_MAX = 1000;
export const QUESTIONS_MAX = 200;
/** Credit of a quizz (decisions-plateforme "Credit"), in characters. */
export const SOURCE_MAX = 300;
export const AUTEUR_MAX = 120;
export const LICENCE_MAX = 120;
/** What is read of a question, of its proof or of its follow-up, each; an element of its list. */
export const TEXTE_QUESTION_MAX = 2000;
export const ELEMENT_LISTE_MAX = 500;
/** All that a question says, texts and addresses together, in UTF-16 units: it then travels in less than 64 kB, whatever the script (0076). */
export const QUESTION_ENTIERE_MAX = 20_000;
/** Versions of a quizz that are kept, and the bytes that they may take together (0077). */
export const VERSIONS_MAX = 20;
export const VERSIONS_OCTETS_MAX = 8_000_000;
/** Saves of one tab within this time are one version. */
export const VERSION_OUVERTE_MS = 10 * 60_000;
/** What the questions of one quizz say, in bytes of UTF-8: what one save of it may weigh (0115). */
export const QUIZZ_OCTETS_MAX = 2_000_000;
/** What the quizzes of an account say, with the versions of them that are kept, in bytes. */
export const TEXTES_OCTETS_MAX = 200_000_000;
/** The longest a question may be timed, in seconds: an hour. Beyond 24.8 days, a timer would even end at once. */
export const TEMPS_MAX = 3600;

/** « Trois, deux, un » before the first question, how long a number: mise-en-scene "Launch". */
export const COUP_DU_DEPART_MS = 700;
export const DEPART_MS = 3 * COUP_DU_DEPART_MS;

/** The standings, before the step that they come with: mise-en-scene "Standings". */
export const CLASSEMENT_MS = 4_000;

/** How long a warning before leaving stays, and counts: jeu §8. */
export const AVERTISSEMENT_MS = 5_000;

/** How long banners stay on the platform's pages: plateforme §8. */
export const BANNIERE_ERREUR_MS = 1_500;
export const BANNIERE_INFO_MS = 3_000;
/** How long the page of a confirmed account waits before it goes home: plateforme §2. */
export const RETOUR_CONFIRMATION_MS = 3_000;

/** The stored names of "no picture of its own": plateforme §3. */
export const MEDIA_QUESTION_DEFAUT = "question.jpeg";
export const MEDIA_IMPREVU_DEFAUT = "imprevu.jpeg";
