/** Giving badges when their condition becomes true (decisions-plateforme "Badges"). */
import { badgesGagnes } from "#contracts/badges.ts";
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

export function createRecompenser({ badges, historique, social, quizz }: Depots): Recompenser {
  return (compte) => {
    const { parties, gorgees, sansFaute, bulle, sobre, miniJeux } = historique.bilan(compte);
    const { nbQuizz, nbQuestions, nbNotes } = quizz.oeuvre(compte);
    const gagnes = badgesGagnes({
      confirmations: 1,
      parties,
      gorgees,
      sansFaute: Number(sansFaute),
      bulle: Number(bulle),
      sobre: Number(sobre),
      roulette: Number(miniJeux.has("roulette")),
      soixanteNeuf: Number(miniJeux.has("soixanteNeuf")),
      amis: social.amis(compte).length,
      quizz: nbQuizz,
      questions: nbQuestions,
      notes: nbNotes,
    });
    badges.donner(compte, gagnes);
  };
}
