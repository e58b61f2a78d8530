import { expect, test } from "vitest";
import type { Question } from "#contracts/quizz.ts";
import { calculerTeneurDeQuestion, type StatistiqueDeQuestion } from "#contracts/statistiques.ts";
import {
  ajouterReponseAccepteeAQuestion,
  creerQuestionVierge,
  designerBonneProposition,
  convertirEnQuestionAEnregistrer,
  convertirEnQuestionEcrite,
} from "../../../document/question-ecrite.ts";
import {
  comparerStatistiquesALaQuestionEcrite,
  resumerStatistiquesDeQuestion,
} from "./chiffres.ts";

const CHOIX: Question = {
  ...convertirEnQuestionAEnregistrer(creerQuestionVierge("choix")),
  options: ["Canberra", "Sydney", "Perth"],
  reponse: ["Canberra"],
};
const TAPEE: Question = { ...CHOIX, type: "entree", options: [], reponse: ["Léonard de Vinci"] };
const statistiqueDe = (
  question: Question,
  champs: Partial<StatistiqueDeQuestion> = {},
): StatistiqueDeQuestion => ({
  _id: question._id,
  teneur: calculerTeneurDeQuestion(question),
  parties: 5,
  posees: 40,
  justes: 10,
  medianeMs: 8_000,
  fausse: { texte: "Sydney", fois: 25 },
  voulu: false,
  ...champs,
});
const resumer = (champs: Partial<StatistiqueDeQuestion>) =>
  resumerStatistiquesDeQuestion(statistiqueDe(CHOIX, champs), convertirEnQuestionEcrite(CHOIX));

test("the list says why a question is doubtful, and otherwise what its answers were", () => {
  expect(resumer({})).toEqual({
    phrase: "«\u00A0Sydney\u00A0» est choisi plus souvent que la bonne réponse",
    aRevoir: true,
  });
  const sinon = { phrase: "40\u00A0réponses, 25\u00A0% de justes", aRevoir: false };
  expect(resumer({ voulu: true })).toEqual(sinon);
  expect(resumer({ fausse: { texte: "Sydney", fois: 10 } })).toEqual(sinon);
  expect(resumer({ posees: 0, justes: 0, fausse: null })).toBeNull();
  expect(resumerStatistiquesDeQuestion(undefined, convertirEnQuestionEcrite(CHOIX))).toBeNull();
});

test("a mend takes the figures away, and undoing it finds them again; another text does not", () => {
  const avant = convertirEnQuestionEcrite(CHOIX);
  const apres = designerBonneProposition(avant, "Sydney");
  const lire = (une: typeof avant) =>
    comparerStatistiquesALaQuestionEcrite(
      statistiqueDe(CHOIX),
      convertirEnQuestionAEnregistrer(une),
    );
  expect([lire(avant)?.doute, lire(avant)?.changee]).toEqual(["fausseDevant", false]);
  expect([lire(apres)?.doute, lire(apres)?.changee]).toEqual([null, true]);
  expect(resumerStatistiquesDeQuestion(statistiqueDe(CHOIX), apres)).toBeNull();
  expect(lire({ ...avant, text: "Autrement dit ?", temps: 30 })?.changee).toBe(false);

  const tapee = convertirEnQuestionEcrite(TAPEE);
  const acceptee = convertirEnQuestionAEnregistrer(
    ajouterReponseAccepteeAQuestion(tapee, "De Vinci"),
  );
  expect(comparerStatistiquesALaQuestionEcrite(statistiqueDe(TAPEE), acceptee)?.changee).toBe(true);
});
