import { expect, test } from "vitest";
import { applyCommand } from "./apply.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import { HOTE, LEA, creerTableEnJeu } from "./test/table.ts";
import type { Partie } from "./types.ts";
import type { Commande, ContexteDeCommande } from "./types/commandes.ts";

const DE = (auteur: string, id?: string): ContexteDeCommande => ({
  now: 1_000,
  auteur,
  entropie: [1, 2, 3, 4],
  ...(id === undefined ? {} : { id }),
});
const fixer = (de: number, gorgees: number): Commande => ({
  type: "fixerGorgees",
  joueur: LEA,
  de,
  gorgees,
});

function faire(partie: Partie, commande: Commande, contexte: ContexteDeCommande): Partie {
  const resultat = applyCommand(partie, commande, contexte);
  if (!resultat.ok) throw new Error(resultat.refus);
  return resultat.partie;
}

test("a command that comes again is done once, whatever happened since", () => {
  const depart = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).partie;
  const une = faire(depart, fixer(0, 1), DE(HOTE, "premiere"));
  const autre = faire(une, fixer(1, 5), DE(HOTE, "deuxieme"));
  // the sender never heard the first answer; without the id, the refusal 'trop_tard' would not tell whether the command was done
  expect(applyCommand(autre, fixer(0, 1), DE(HOTE, "premiere"))).toEqual({
    ok: true,
    partie: autre,
    effets: [],
  });
  expect(applyCommand(autre, fixer(0, 1), DE(HOTE, "troisieme"))).toEqual({
    ok: false,
    refus: "trop_tard",
  });
  expect(autre.ardoise.map(({ gorgees }) => gorgees)).toEqual([1, 4]);
});

test("what was refused is asked anew, and somebody else's id is nobody's", () => {
  const depart = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).partie;
  expect(applyCommand(depart, fixer(3, 4), DE(HOTE, "refusee-1")).ok).toBe(false);
  const posee = faire(depart, fixer(0, 3), DE(HOTE, "autre-id"));
  expect(faire(posee, fixer(3, 4), DE(HOTE, "refusee-1")).ardoise).toHaveLength(2);
  const repondre: Commande = { type: "repondre", tour: depart.tour, reponse: ["Perth"] };
  expect(faire(posee, repondre, DE(LEA, "autre-id")).manche?.reponses[LEA]).toEqual(["Perth"]);
});

test("few are kept of each, and none of who has left", () => {
  let partie = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).partie;
  for (let n = 0; n < 9; n++) partie = faire(partie, fixer(n, n + 1), DE(HOTE, `commande-${n}`));
  partie = faire(partie, { type: "sansAlcool", actif: true }, DE(LEA, "de-lea-1"));
  expect(partie.faites[HOTE]).toEqual(["commande-5", "commande-6", "commande-7", "commande-8"]);
  partie = faire(partie, { type: "quitter" }, DE(LEA, "de-lea-2"));
  partie = faire(partie, { type: "pause", active: true }, DE(HOTE, "la-pause"));
  expect(Object.keys(partie.faites)).toEqual([HOTE]);
});
