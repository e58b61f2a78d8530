import { expect, test } from "vitest";
import { comparerQuizz } from "../../../document/comparer.ts";
import {
  changerQuestion,
  type QuizzEcrit,
  convertirEnQuizzEcrit,
  changerReglagesDuQuizz,
  retirerQuestions,
} from "../../../document/quizz-ecrit.ts";
import { creerFusionDeQuizz } from "../../../document/fusionner.ts";
import {
  creerQuestionVierge,
  convertirEnQuestionAEnregistrer,
  type QuestionEcrite,
} from "../../../document/question-ecrite.ts";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";
import {
  direChampsModifiesDeQuizz,
  composerTextesDeDifferenceDeQuizz,
  direQuiAChangeCombien,
  composerTextesDeConflitDeQuizz,
} from "./differences.tsx";

const AVANT = convertirEnQuizzEcrit({
  _id: "q",
  title: "Fromages",
  createur: "lea",
  createurPseudo: "Léa",
  questions: [
    {
      _id: "a",
      type: "entree",
      text: "Qui ?",
      media: "question.jpeg",
      options: [],
      reponse: ["moi"],
      precis: [],
      temps: 20,
      preuve: null,
      suite: null,
      liste: [],
      aleatoire: false,
    },
  ],
  visibilite: "prive",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  date: "2026-11-22T20:00:00.000Z",
  source: "",
  auteur: "",
  licence: "",
});

test("one stored file for another: their names would say nothing", () => {
  const avec = (media: string) => changerQuestion(AVANT, "a", (une) => ({ ...une, media }));
  const dits = (apres: string) =>
    comparerQuizz(avec("k3j.webp"), avec(apres)).flatMap(
      (une) => composerTextesDeDifferenceDeQuizz(une).changes,
    );
  expect(dits("m2n.webp")).toEqual([{ nom: "média", avant: "une image", apres: "un autre" }]);
  expect(dits("https://exemple.fr/a.mp3")).toEqual([
    { nom: "média", avant: "une image", apres: "https://exemple.fr/a.mp3" },
  ]);
});

test("each change in words: what it is about, what it was, what it is", () => {
  const apres = changerQuestion(
    changerReglagesDuQuizz(AVANT, { visibilite: "amis", tags: ["TV", "Rap"] }),
    "a",
    (une) => ({
      ...une,
      media: "plateau.webp",
      temps: 0,
      reponsesBonus: ["toi", "lui"],
      preuve: { text: "Vu à la télé", media: "" },
    }),
  );
  expect(comparerQuizz(AVANT, apres).map(composerTextesDeDifferenceDeQuizz)).toEqual([
    {
      titre: "Réglages",
      texte: "",
      changes: [{ nom: "visibilité", avant: "Privé", apres: "Amis" }],
    },
    { titre: "Réglages", texte: "", changes: [{ nom: "tags", avant: "rien", apres: "TV · Rap" }] },
    {
      titre: "Question 1",
      texte: "Qui ?",
      changes: [
        { nom: "média", avant: "aucun", apres: "une image" },
        { nom: "réponses bonus", avant: "rien", apres: "toi · lui" },
        { nom: "temps", avant: "20\u00A0s", apres: "sans minuteur" },
        { nom: "preuve", avant: "aucune", apres: "Vu à la télé" },
      ],
    },
  ]);
});

test("a clash says what either would be; what hangs together is said line by line", () => {
  const changer = (champs: Partial<QuestionEcrite>) =>
    changerQuestion(AVANT, "a", (une) => ({ ...une, ...champs }));
  const heurts = (ici: QuizzEcrit, leur: QuizzEcrit) =>
    creerFusionDeQuizz(
      AVANT,
      leur,
    )(ici).heurts.map((heurt) => composerTextesDeConflitDeQuizz(heurt));
  expect(heurts(changer({ temps: 5 }), changer({ temps: 0 }))).toEqual([
    { titre: "Question 1, temps", ici: ["5\u00A0s"], ailleurs: ["sans minuteur"] },
  ]);
  expect(
    heurts(changer({ reponses: ["toi"], reponsesBonus: ["lui"] }), changer({ reponses: ["elle"] })),
  ).toEqual([
    {
      titre: "Question 1, réponses, réponses bonus",
      ici: ["réponses\u00A0: toi", "réponses bonus\u00A0: lui"],
      ailleurs: ["réponses\u00A0: elle", "réponses bonus\u00A0: rien"],
    },
  ]);
  expect(heurts(retirerQuestions(AVANT, new Set(["a"])), changer({ text: "Quoi ?" }))).toEqual([
    { titre: "Question 1", ici: ["supprimée"], ailleurs: ["changée\u00A0: Quoi ?"] },
  ]);
});

test("what was joined is named, the first two of it", () => {
  const apres = changerReglagesDuQuizz(AVANT, { title: "Vins", tags: ["TV"], source: "un livre" });
  expect(direChampsModifiesDeQuizz(comparerQuizz(AVANT, apres))).toBe(
    "Réglages, titre\u00A0; Réglages, tags\u00A0; et 1\u00A0autre",
  );
});

test("what others have changed is counted under their names, and what a window of ours has is not", () => {
  const lu = convertirEnQuizzEcrit({
    ...EXAMPLE_QUIZZ,
    questions: ["a", "b"].map((_id) =>
      Object.assign(convertirEnQuestionAEnregistrer(creerQuestionVierge("rien")), {
        _id,
        text: _id,
      }),
    ),
  });
  const changes = (...gestes: readonly ((un: QuizzEcrit) => QuizzEcrit)[]) =>
    comparerQuizz(
      lu,
      gestes.reduce((un, faire) => faire(un), lu),
    );
  const titre = (un: QuizzEcrit) => changerReglagesDuQuizz(un, { title: "Soir" });
  const texte = (id: string) => (un: QuizzEcrit) =>
    changerQuestion(un, id, (une) => ({ ...une, text: "autre" }));
  const sansB = (un: QuizzEcrit) => retirerQuestions(un, new Set(["b"]));
  expect([
    direQuiAChangeCombien(changes(titre, texte("a")), []),
    direQuiAChangeCombien(changes(titre), ["Lea"]),
    direQuiAChangeCombien(changes(titre, texte("a")), ["Lea"]),
    direQuiAChangeCombien(changes(texte("a"), sansB), ["Lea", "Tom", "Ines"]),
  ]).toEqual([
    "Réuni avec l’autre fenêtre",
    "Lea a changé les réglages",
    "Lea a changé une question",
    "Lea, Tom et Ines ont changé 2\u00A0questions",
  ]);
});

test("two orders are named after who made them", () => {
  const dits = [[], ["Lea"]].map((autres) =>
    composerTextesDeConflitDeQuizz({ cle: "ordre", nom: "ordre" }, autres),
  );
  expect(dits.map(({ ici, ailleurs }) => ici.concat(ailleurs))).toEqual([
    ["celui d’ici", "celui d’ailleurs"],
    ["le vôtre", "celui de Lea"],
  ]);
});
