import { expect, test } from "vitest";
import { REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS } from "#contracts/quizz.ts";
import type { EchecApi } from "../../../app/api/api.ts";
import { createQuizzEdite } from "../../../document/quizz-edite.ts";
import {
  changerQuestion,
  type QuizzEcrit,
  insererQuestions,
  changerReglagesDuQuizz,
  retirerQuestions,
} from "../../../document/quizz-ecrit.ts";
import { creerQuestionVierge } from "../../../document/question-ecrite.ts";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";
import {
  direEffetHorsPageDAnnulerRetablir,
  direEmpechementDeJouer,
  sauvegarderEtDireEmpechementDeJouer,
  composerPhrasesDeQuizzModifieAilleurs,
} from "./edition.tsx";

const DOCUMENT: QuizzEcrit = {
  reglages: {
    title: "Fromages",
    visibilite: "prive",
    aleatoireGlobal: false,
    tags: [],
    source: "",
    auteur: "",
    licence: "",
    composable: true,
    defauts: REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
  },
  questions: ["a", "b", "c"].map((_id) => Object.assign(creerQuestionVierge(), { _id, text: _id })),
  plages: {},
};
const tempsDe = (id: string) => changerQuestion(DOCUMENT, id, (une) => ({ ...une, temps: 9 }));

test("what changed in the question on the page, or on the page of all of them, is seen: nothing is said", () => {
  expect(direEffetHorsPageDAnnulerRetablir(DOCUMENT, tempsDe("b"), "b")).toBe("");
  expect(direEffetHorsPageDAnnulerRetablir(DOCUMENT, tempsDe("b"), null)).toBe("");
  expect(direEffetHorsPageDAnnulerRetablir(DOCUMENT, DOCUMENT, "b")).toBe("");
  const neuve = { ...creerQuestionVierge(), _id: "d" };
  expect(
    direEffetHorsPageDAnnulerRetablir(DOCUMENT, insererQuestions(DOCUMENT, 0, [neuve]), "d"),
  ).toBe("");
});

test("what changed elsewhere is named", () => {
  expect(direEffetHorsPageDAnnulerRetablir(DOCUMENT, tempsDe("b"), "c")).toBe("Question 2, temps");
  expect(
    direEffetHorsPageDAnnulerRetablir(DOCUMENT, retirerQuestions(DOCUMENT, new Set(["a"])), "c"),
  ).toBe("Question 1 supprimée");
  expect(
    direEffetHorsPageDAnnulerRetablir(
      DOCUMENT,
      changerReglagesDuQuizz(DOCUMENT, { title: "Vins" }),
      "c",
    ),
  ).toBe("Réglages, titre");
});

const oui = () => Promise.resolve(true);
const non = () => Promise.resolve(false);

/** An edited quizz whose saves all get the given answer. */
function ecrire(echec: Omit<EchecApi, "ok">) {
  const edite = createQuizzEdite(EXAMPLE_QUIZZ, "ici", {
    lire: () => Promise.resolve({ ok: false, statut: 0, message: "" }),
    envoyer: () => Promise.resolve({ ok: false, ...echec }),
    maintenant: () => 0,
    plusTard: () => () => {},
    garder: () => true,
    tirerEnvoi: () => "e",
  });
  const changer = () =>
    edite.faire((document) => changerReglagesDuQuizz(document, { title: "Autre chose" }));
  return { edite, changer };
}

test("a server that is down is told, whether there was something to save or not; what is written stays", async () => {
  const { edite, changer } = ecrire({ statut: 0, message: "" });
  expect(await sauvegarderEtDireEmpechementDeJouer(edite, oui)).toBeNull();
  expect(await sauvegarderEtDireEmpechementDeJouer(edite, non)).toContain(
    "Le serveur ne répond pas",
  );
  changer();
  expect(await sauvegarderEtDireEmpechementDeJouer(edite, oui)).toContain(
    "réessayez dans un moment",
  );
  expect(edite.lire()).toMatchObject({ modifie: true, brouillonA: 0 });
});

test("each way to be kept from playing says what to do, or leaves it to its dialogue", async () => {
  const { edite, changer } = ecrire({ statut: 401, message: "" });
  changer();
  expect(await sauvegarderEtDireEmpechementDeJouer(edite, oui)).toContain("reconnectez-vous");
  expect(direEmpechementDeJouer({ nom: "refus", message: "Trop long.", question: 3 })).toContain(
    "Question 4\u00A0: Trop long. Corrigez",
  );
  expect(direEmpechementDeJouer({ nom: "conflit" })).toBe("");
  expect(direEmpechementDeJouer({ nom: "disparu" })).toBe("");
});

test("a quizz that was changed or lost elsewhere is told of with the other authors' names", () => {
  expect(composerPhrasesDeQuizzModifieAilleurs({ autres: [], coauteurDe: null })).toEqual({
    conflit: "Ce quizz a été modifié ailleurs.",
    disparu: "Ce quizz a été supprimé ailleurs.",
  });
  expect(
    composerPhrasesDeQuizzModifieAilleurs({ autres: ["Lea", "Tom"], coauteurDe: "Lea" }),
  ).toEqual({
    conflit: "Lea et Tom ont changé la même chose que vous.",
    disparu: "Vous n’écrivez plus ce quizz.",
  });
});
