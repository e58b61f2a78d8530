/** One question, played alone by whoever writes it, in a room that leaves nothing behind: decisions/0081. Pure. */
import type { Question, Quizz } from "#contracts/quizz.ts";
import { apply } from "./apply.ts";
import { asseoir } from "./presence.ts";
import type { Partie } from "./types.ts";
import { type Contexte, SYSTEME } from "./types/commandes.ts";

/** Who answers. */
const PSEUDO = "Essai";

/** @param vierge a room that nobody has been in */
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
