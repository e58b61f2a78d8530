/** Giving badges when their condition becomes true (decisions-plateforme "Badges"). */
import type { NomBadge } from "#contracts/badges.ts";
import type { BadgeRepository } from "#db/repositories/badge-repository.ts";
import type { HistoriqueRepository } from "#db/repositories/historique-repository.ts";
import type { SocialRepository } from "#db/repositories/social-repository.ts";
import type { QuizzRepository } from "#db/repositories/quizz-repository.ts";

interface Depots {
  readonly badges: BadgeRepository;
  readonly historique: HistoriqueRepository;
  readonly social: SocialRepository;
  readonly quizz: QuizzRepository;
}

/** Looks at what an account has done, and gives what it has earned since. */
export type Recompenser = (compte: string) => void;

export function creerRecompenser({ badges, historique, social, quizz }: Depots): Recompenser {
  return (compte) => {
    const { parties, gorgees, sansFaute, bulle, sobre, miniJeux } = historique.exploits(compte);
    const amis = social.amis(compte).length;
    const { nbQuizz, nbQuestions, nbNotes } = quizz.oeuvre(compte);
    const conditions: readonly (readonly [NomBadge, boolean])[] = [
      ["bienvenue", true],
      ["premiereTournee", parties >= 1],
      ["habitue", parties >= 10],
      ["pilier", parties >= 50],
      ["centGorgees", gorgees >= 100],
      ["milleGorgees", gorgees >= 1000],
      ["sansFaute", sansFaute],
      ["bulle", bulle],
      ["sobre", sobre],
      ["roulette", miniJeux.has("roulette")],
      ["soixanteNeuf", miniJeux.has("soixanteNeuf")],
      ["premierAmi", amis >= 1],
      ["bande", amis >= 10],
      ["premierQuizz", nbQuizz >= 1],
      ["dixQuestions", nbQuestions >= 10],
      ["dixNotes", nbNotes >= 10],
    ];
    badges.donner(
      compte,
      conditions.flatMap(([badge, gagne]) => (gagne ? [badge] : [])),
    );
  };
}
