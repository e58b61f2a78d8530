/** A question or a whole quizz, tried alone in a room that stores nothing: decisions/0081. Pure. */
import type { Question, Quizz } from "#contracts/quizz.ts";
import { applyCommand } from "./apply.ts";
import { asseoirJoueur } from "./presence.ts";
import type { Partie } from "./types.ts";
import { type ContexteDeCommande, AUTEUR_SYSTEME } from "./types/commandes.ts";

/** Pseudo of the only player. */
const PSEUDO = "Essai";

/**
 * The game of a room that tries a quizz, on its first question.
 * @param vierge a new game
 * @param question the only one that is tried; null for all of them
 */
export function demarrerPartieDEssai(
  vierge: Partie,
  quizz: Quizz,
  question: Question | null,
  contexte: Pick<ContexteDeCommande, "now" | "entropie">,
): Partie {
  const essaye = question === null ? quizz : { ...quizz, questions: [question], aleatoire: [] };
  const attente = { quoi: "quizz", quizzId: quizz._id, pour: "lancement" } as const;
  const prete = asseoirJoueur(
    {
      ...vierge,
      essai: true,
      parametres: { ...vierge.parametres, modeJeu: "local", sansImprevu: true },
      attente,
    },
    { pseudo: PSEUDO, demande: PSEUDO, jeton: "", sansAlcool: false, compte: null },
  );
  const charge = {
    type: "quizzCharge",
    quizz: essaye,
    pour: "lancement",
    imprevus: [],
  } as const;
  const lancee = applyCommand(prete, charge, { ...contexte, auteur: AUTEUR_SYSTEME });
  if (!lancee.ok) throw new Error(`an essai is always playable: ${lancee.refus}`);
  return lancee.partie;
}
