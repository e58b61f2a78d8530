/** Mending an imported question changes what is mended, and nothing else. */
import { describe, expect, test } from "vitest";
import type { TypeQuestion } from "#contracts/quizz.ts";
import { calculerEtatLigne } from "#formats/etat.ts";
import type { LigneImportQuestion, QuestionImport } from "#formats/lecture.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";
import {
  ajouterTexteDeReponse,
  basculerBonneReponse,
  changerTypeDeQuestionImportee,
  ecrireTexteDeReponse,
  convertirImporteeEnQuestionEcrite,
  convertirEcriteEnQuestionImportee,
  direFauteDeTexteDeReponse,
  trouverFautesHorsTextesDeReponse,
  retirerTexteDeReponse,
  proposerTexteDeReponseRaccourci,
  raccourcirTexte,
} from "./reparer.ts";

const CHOIX: QuestionImport = {
  type: "choix",
  text: "Lequel ?",
  media: "question.jpeg",
  options: ["A", "B", "C"],
  reponse: ["B"],
  precis: ["C"],
  temps: 0,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};
const ORDRE: QuestionImport = {
  ...CHOIX,
  type: "ordre",
  options: ["C", "A", "B"],
  reponse: ["A", "B", "C"],
  precis: [],
};
const ligne = (question: QuestionImport): LigneImportQuestion => ({
  sorte: "question",
  ou: 1,
  question,
  remarques: [],
  doutes: [],
  liens: [],
});

const ENTREE: QuestionImport = {
  ...CHOIX,
  type: "entree",
  options: [],
  reponse: ["Lima"],
  precis: ["Ciudad de los Reyes"],
};
const proposition = (rang: number) => ({ sorte: "propositions", rang }) as const;
/** The imported question as it is stored after a change. */
const apres = (question: QuestionImport, faire: (ecrite: QuestionEcrite) => QuestionEcrite) =>
  convertirEcriteEnQuestionImportee(faire(convertirImporteeEnQuestionEcrite(question)));

test.each([
  CHOIX,
  ORDRE,
  ENTREE,
  { ...CHOIX, type: "rien" as const, options: [], reponse: [], precis: [] },
])("$type that is opened and closed is what it was", (question) =>
  expect(convertirEcriteEnQuestionImportee(convertirImporteeEnQuestionEcrite(question))).toEqual(
    question,
  ),
);

describe("a line", () => {
  test("renamed, is still the right one, or the bonus", () => {
    expect(apres(CHOIX, (une) => ecrireTexteDeReponse(une, proposition(1), "Bé"))).toMatchObject({
      options: ["A", "Bé", "C"],
      reponse: ["Bé"],
      precis: ["C"],
    });
    expect(apres(CHOIX, (une) => ecrireTexteDeReponse(une, proposition(2), "Cé"))).toMatchObject({
      reponse: ["B"],
      precis: ["Cé"],
    });
    expect(apres(ORDRE, (une) => ecrireTexteDeReponse(une, proposition(0), "Ah"))).toMatchObject({
      reponse: ["Ah", "B", "C"],
      options: ["C", "Ah", "B"],
    });
    const bonus = { sorte: "reponsesBonus", rang: 0 } as const;
    expect(
      apres(ENTREE, (une) => ecrireTexteDeReponse(une, bonus, "La cité des rois")),
    ).toMatchObject({
      reponse: ["Lima"],
      precis: ["La cité des rois"],
    });
  });

  test("that says the same as another for the time of a keystroke is still the right one", () => {
    const douze = [..."12"].map((_, rang) => "12".slice(0, rang + 1));
    const nombres = { ...CHOIX, options: ["1", "20"], reponse: ["20"], precis: [] };
    expect(
      apres(nombres, (une) =>
        douze.reduce((q, texte) => ecrireTexteDeReponse(q, proposition(1), texte), une),
      ),
    ).toMatchObject({ options: ["1", "12"], reponse: ["12"] });
  });

  test("written twice in an order is there twice, and mended once", () => {
    const double = { ...ORDRE, reponse: ["A", "A", "B"], options: ["B", "A", "A"] };
    expect(apres(double, (une) => une)).toEqual(double);
    expect(apres(double, (une) => ecrireTexteDeReponse(une, proposition(1), "C"))).toMatchObject({
      reponse: ["A", "C", "B"],
      options: ["B", "A", "C"],
    });
  });

  test("taken out, is no answer any more; added, has its room", () => {
    expect(apres(CHOIX, (une) => retirerTexteDeReponse(une, proposition(1)))).toMatchObject({
      options: ["A", "C"],
      reponse: [],
      precis: ["C"],
    });
    expect(apres(ORDRE, (une) => retirerTexteDeReponse(une, proposition(0)))).toMatchObject({
      reponse: ["B", "C"],
      options: ["C", "B"],
    });
    const plus = ajouterTexteDeReponse(convertirImporteeEnQuestionEcrite(ENTREE), "reponsesBonus");
    expect(plus?.reponsesBonus).toEqual(["Ciudad de los Reyes", ""]);
    expect(
      ajouterTexteDeReponse(
        convertirImporteeEnQuestionEcrite({ ...CHOIX, options: [..."ABCDEF"] }),
        "propositions",
      ),
    ).toBeNull();
  });

  test("ticked, is right and no bonus; unticked, is wrong", () => {
    expect(apres(CHOIX, (une) => basculerBonneReponse(une, 2))).toMatchObject({
      reponse: ["B", "C"],
      precis: [],
    });
    expect(apres(CHOIX, (une) => basculerBonneReponse(une, 1))).toMatchObject({ reponse: [] });
  });

  test("says its own fault; the others are the question's", () => {
    const long = { ...CHOIX, options: ["A", "x".repeat(75), "C"], reponse: [] };
    const { fautes } = calculerEtatLigne(ligne(long));
    expect(long.options.map((texte) => direFauteDeTexteDeReponse(long, fautes, texte))).toEqual([
      null,
      "Allez encore plus long 😑 60 caractères max.",
      null,
    ]);
    expect(trouverFautesHorsTextesDeReponse(fautes).map(({ champ }) => champ)).toEqual(["reponse"]);
  });
});

test("another type, and back: what was right is right again", () => {
  const connues = new Map<TypeQuestion, QuestionEcrite>();
  let ecrite = convertirImporteeEnQuestionEcrite(CHOIX);
  const passer = (type: TypeQuestion) => {
    connues.set(ecrite.type, ecrite);
    ecrite = changerTypeDeQuestionImportee(ecrite, type, connues);
    return convertirEcriteEnQuestionImportee(ecrite);
  };
  expect(passer("entree")).toMatchObject({ options: [], reponse: ["A", "B", "C"], precis: [] });
  expect(passer("rien")).toMatchObject({ options: [], reponse: [] });
  expect(passer("choix")).toEqual(CHOIX);
});

test("what is proposed is of the first that is too long, and no twin of another", () => {
  const longue = "Le timanoix (à la liqueur de noix des moines de l’abbaye de Timadeuc)";
  const avec = (...options: string[]) =>
    proposerTexteDeReponseRaccourci(convertirImporteeEnQuestionEcrite({ ...CHOIX, options }));
  expect(avec("Brie", longue)).toMatchObject({ ligne: { rang: 1 }, texte: "Le timanoix" });
  expect(avec("Le timanoix", longue)).toBeNull();
  expect(avec("Brie")).toBeNull();
});

test.each([
  ["Le timanoix (à la liqueur de noix des moines de l’abbaye de Timadeuc)", "Le timanoix"],
  [
    "Le timanoix, affiné à la liqueur de noix par des moines qui ont tout leur temps",
    "Le timanoix",
  ],
  [
    "Un fromage de Bretagne affiné à la liqueur de noix par des moines qui prient",
    "Un fromage de Bretagne affiné à la liqueur de noix par des",
  ],
  ["x".repeat(75), null],
  ["Court", null],
])("%s is proposed as %s", (long, court) => {
  expect(raccourcirTexte(long, 60)).toBe(court);
});
