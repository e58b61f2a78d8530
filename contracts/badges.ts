/** The badges and what earns them: plateforme §3, decisions-plateforme "Badges". Their drawings are the client's. */
import type { Badge } from "./compte.ts";

const BADGES = {
  bienvenue: ["Bienvenue au comptoir", "Confirmer son compte"],
  premiereTournee: ["Première tournée", "Finir une première partie"],
  habitue: ["Habitué du zinc", "Finir 10 parties"],
  pilier: ["Pilier de bar", "Finir 50 parties"],
  centGorgees: ["Gosier en pente", "Cumuler 100 gorgées"],
  milleGorgees: ["Tonneau des Danaïdes", "Cumuler 1000 gorgées"],
  sansFaute: ["Sans une goutte de travers", "Avoir tout juste à un quizz d’au moins 10 questions"],
  bulle: ["Zéro pointé", "Finir un quizz d’au moins 10 questions sans un point"],
  sobre: ["Sobre comme un chameau", "Finir un quizz d’au moins 10 questions sans une gorgée"],
  roulette: ["Trompe-la-mort", "Survivre à une roulette russe"],
  soixanteNeuf: ["Coup de bluff", "Annuler ses gorgées en misant 69"],
  premierAmi: ["Trinquer à deux", "Avoir un premier ami"],
  bande: ["La bande du fond", "Avoir 10 amis"],
  premierQuizz: ["Patron d’un soir", "Créer un premier quizz"],
  dixQuestions: ["Plume de craie", "Écrire 10 questions"],
  dixNotes: ["La tournée du patron", "Recevoir 10 notes sur ses quizz"],
} as const satisfies Readonly<Record<string, readonly [titre: string, condition: string]>>;

export type NomBadge = keyof typeof BADGES;

/** All of them, in the order they are shown. */
export const LISTE_BADGES: readonly Badge[] = Object.entries(BADGES).map(
  ([_id, [titre, condition]]) => ({ _id, titre, condition, media: `badge-${_id}` }),
);

/** Those of a list of ids, in the order of the list of all. */
export function badgesDe(ids: readonly string[]): Badge[] {
  return LISTE_BADGES.filter(({ _id }) => ids.includes(_id));
}
