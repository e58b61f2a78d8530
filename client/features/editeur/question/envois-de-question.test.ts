// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { MediaEnvoye } from "#contracts/medias.ts";
import type { Quizz } from "#contracts/quizz.ts";
import type { Reponse } from "../../../appels/api.ts";
import { createAtelier } from "../../../atelier/atelier.ts";
import { changerQuestion, inserer, retirer } from "../../../atelier/document.ts";
import { questionVierge } from "../../../atelier/question-ecrite.ts";
import { envoisDeQuestion } from "./envois-de-question.ts";

const QUIZZ: Quizz = {
  _id: "q",
  title: "Fromages",
  createur: "lea",
  createurPseudo: "Léa",
  questions: [],
  visibilite: "prive",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  date: "2026-11-22T20:00:00.000Z",
  source: "",
  auteur: "",
  licence: "",
  note: -1,
};

function ouvrir() {
  const atelier = createAtelier(QUIZZ, "ici", {
    envoyer: ({ questions }) =>
      Promise.resolve({
        ok: true,
        corps: {
          message: "Quizz enregistré",
          date: "2026-11-22T20:01:00.000Z",
          questions: questions.map((_, rang) => `serveur-${String(rang)}`),
        },
      }),
    maintenant: () => 0,
    plusTard: () => () => {},
    garder: () => true,
    tirerEnvoi: () => "e",
  });
  const neuve = { ...questionVierge(), text: "Qui ?" };
  atelier.faire((document) => inserer(document, 0, [neuve]));
  const { promise, resolve } = Promise.withResolvers<Reponse<MediaEnvoye>>();
  const envois = () =>
    envoisDeQuestion(atelier, neuve._id, () => ({ reponse: promise, annuler: () => {} }));
  const arriver = async () => {
    const corps = { nom: "a.webp", type: "image/webp", taille: 3, titre: "a" };
    resolve({ ok: true, corps });
    await expect.poll(() => envois().lire()).toEqual([]);
  };
  const medias = () => atelier.lire().document.questions.map(({ media }) => media);
  return { atelier, neuve, envois, arriver, medias };
}

test("a file that arrives once the next question is open is in the one it was sent for, under its new name too", async () => {
  const { atelier, neuve, envois, arriver, medias } = ouvrir();
  envois().ajouter([new File(["abc"], "a.webp")]);
  // the same ones for whoever comes back to the question
  expect(envois().lire()).toHaveLength(1);
  await atelier.enregistrer();
  expect(atelier.nomDe(neuve._id)).toBe("serveur-0");
  atelier.faire((document) => inserer(document, 0, [questionVierge()]));
  atelier.faire((document) =>
    changerQuestion(document, "serveur-0", (une) => ({ ...une, text: "Qui donc ?" })),
  );
  await arriver();
  expect(medias()).toEqual(["question.jpeg", "a.webp"]);
});

test("a question that was deleted meanwhile is not brought back", async () => {
  const { atelier, neuve, envois, arriver, medias } = ouvrir();
  envois().ajouter([new File(["abc"], "a.webp")]);
  atelier.faire((document) => retirer(document, new Set([neuve._id])));
  await arriver();
  expect(medias()).toEqual([]);
  // one step to undo: the deletion
  atelier.annuler();
  expect(medias()).toEqual(["question.jpeg"]);
});
