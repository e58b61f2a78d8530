/**
 * Badges, one entry each: name, description, condition (plateforme §3, decisions-plateforme "Badges"). The client has their
 * drawings, and does not compile while one is missing.
 */
import type { Badge } from "./compte.ts";

/** Number of questions of a long game, which three badges ask for. */
export const QUESTIONS_MIN_DE_PARTIE_LONGUE = 10;
const LONG = `un quizz d’au moins ${QUESTIONS_MIN_DE_PARTIE_LONGUE} questions`;

/** Facts about an account, which api/routes/comptes/profil.ts collects. */
export interface FaitsPourBadges {
  /** Number of confirmed addresses: 1 for every account. */
  readonly confirmations: number;
  /** Games played to their end, with a question at least. */
  readonly parties: number;
  readonly gorgees: number;
  /** 1 when a long game had everything right, nothing right, or nothing drunk; otherwise 0. */
  readonly sansFaute: number;
  readonly bulle: number;
  readonly sobre: number;
  /** Feats of the mini-games: 1 once the account has done them, otherwise 0. */
  readonly roulette: number;
  readonly soixanteNeuf: number;
  readonly amis: number;
  readonly quizz: number;
  readonly questions: number;
  /** Number of likes that the account's quizzes received. */
  readonly notes: number;
}

interface RegleBadge {
  readonly titre: string;
  readonly condition: string;
  /** Fact that earns the badge, and the value that it must reach. */
  readonly fait: keyof FaitsPourBadges;
  readonly seuil: number;
}

const BADGES = {
  bienvenue: {
    titre: "Bienvenue au comptoir",
    condition: "Confirmer son compte",
    fait: "confirmations",
    seuil: 1,
  },
  premiereTournee: {
    titre: "Première tournée",
    condition: "Finir une première partie",
    fait: "parties",
    seuil: 1,
  },
  habitue: { titre: "Tabouret réservé", condition: "Finir 10 parties", fait: "parties", seuil: 10 },
  pilier: { titre: "Pilier de bar", condition: "Finir 50 parties", fait: "parties", seuil: 50 },
  centGorgees: {
    titre: "Gosier en pente",
    condition: "Cumuler 100 gorgées",
    fait: "gorgees",
    seuil: 100,
  },
  milleGorgees: {
    titre: "Tonneau des Danaïdes",
    condition: "Cumuler 1000 gorgées",
    fait: "gorgees",
    seuil: 1000,
  },
  sansFaute: {
    titre: "Sans une goutte de travers",
    condition: `Avoir tout juste à ${LONG}`,
    fait: "sansFaute",
    seuil: 1,
  },
  bulle: {
    titre: "Zéro pointé",
    condition: `Finir ${LONG} sans un point`,
    fait: "bulle",
    seuil: 1,
  },
  sobre: {
    titre: "Sobre comme un chameau",
    condition: `Finir ${LONG} sans une gorgée`,
    fait: "sobre",
    seuil: 1,
  },
  roulette: {
    titre: "Trompe-la-mort",
    condition: "Survivre à une roulette russe",
    fait: "roulette",
    seuil: 1,
  },
  soixanteNeuf: {
    titre: "Coup de bluff",
    condition: "Annuler ses gorgées en misant 69",
    fait: "soixanteNeuf",
    seuil: 1,
  },
  premierAmi: {
    titre: "Trinquer à deux",
    condition: "Nouer une première amitié",
    fait: "amis",
    seuil: 1,
  },
  bande: { titre: "La bande du fond", condition: "Avoir 10 amis", fait: "amis", seuil: 10 },
  premierQuizz: {
    titre: "Première ardoise",
    condition: "Créer un premier quizz",
    fait: "quizz",
    seuil: 1,
  },
  dixQuestions: {
    titre: "Plume de craie",
    condition: "Écrire 10 questions",
    fait: "questions",
    seuil: 10,
  },
  dixNotes: {
    titre: "La tournée du patron",
    condition: "Recevoir 10 notes sur ses quizz",
    fait: "notes",
    seuil: 10,
  },
} as const satisfies Readonly<Record<string, RegleBadge>>;

export type NomBadge = keyof typeof BADGES;

const estBadge = (nom: string): nom is NomBadge => nom in BADGES;
const NOMS = Object.keys(BADGES).filter(estBadge);

/** All badges, in their order on screen. */
export const LISTE_BADGES: readonly Badge[] = NOMS.map((_id) => {
  const { titre, condition } = BADGES[_id];
  return { _id, titre, condition, media: `badge-${_id}` };
});

/** Badges with the given ids, in the order of the complete list of badges. */
export function listerBadgesParIds(ids: readonly string[]): Badge[] {
  return LISTE_BADGES.filter(({ _id }) => ids.includes(_id));
}

/** Badges that an account with these facts has earned, in the order of the complete list of badges. */
export function calculerBadgesGagnes(faits: FaitsPourBadges): NomBadge[] {
  return NOMS.filter((nom) => faits[BADGES[nom].fait] >= BADGES[nom].seuil);
}
