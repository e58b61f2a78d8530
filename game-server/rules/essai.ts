/** One question, tried by its author in a room that stores nothing: decisions/0081. Pure. */
import type { Question, Quizz } from "#contracts/quizz.ts";
import { apply } from "./apply.ts";
import { asseoir } from "./presence.ts";
import type { Partie } from "./types.ts";
import { type Contexte, SYSTEME } from "./types/commandes.ts";

/** Pseudo of the only player. */
const PSEUDO = "Essai";

/** The game of that room, on its question. @param vierge a new game */
export function essayer(
  vierge: Partie,
  quizz: Quizz,
  question: Question,
  contexte: Pick<Contexte, "now" | "entropie">,
): Partie {
  const seule = { ...quizz, questions: [question], aleatoire: [] };
  const attente = { quoi: "quizz", quizzId: quizz._id, pour: "lancement" } as const;
  const prete = asseoir(
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
    quizz: seule,
    pour: "lancement",
    imprevus: [],
  } as const;
  const lancee = apply(prete, charge, { ...contexte, auteur: SYSTEME });
  if (!lancee.ok) throw new Error(`an essai is always playable: ${lancee.refus}`);
  return lancee.partie;
}
