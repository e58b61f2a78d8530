// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { MediaEnvoye } from "#contracts/medias.ts";
import type { ReponseApi } from "../../../app/api/api.ts";
import { createQuizzEdite } from "../../../document/quizz-edite.ts";
import {
  changerQuestion,
  insererQuestions,
  retirerQuestions,
} from "../../../document/quizz-ecrit.ts";
import { creerQuestionVierge } from "../../../document/question-ecrite.ts";
import {
  getOrCreateQuestionUploadQueue,
  waitForQuizzUploads,
  onQuestionUploadFailed,
} from "./question-uploads.ts";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";

function ouvrir() {
  const edite = createQuizzEdite(EXAMPLE_QUIZZ, "ici", {
    lire: () => Promise.resolve({ ok: false, statut: 0, message: "" }),
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
  const neuve = { ...creerQuestionVierge(), text: "Qui ?" };
  edite.faire((document) => insererQuestions(document, 0, [neuve]));
  const { promise, resolve } = Promise.withResolvers<ReponseApi<MediaEnvoye>>();
  const envois = () =>
    getOrCreateQuestionUploadQueue(edite, neuve._id, () => ({
      reponse: promise,
      annuler: () => {},
    }));
  const arriver = async () => {
    const corps = { nom: "a.webp", type: "image/webp", taille: 3, titre: "a" };
    resolve({ ok: true, corps });
    await expect.poll(() => envois().lire()).toEqual([]);
  };
  const rater = async () => {
    resolve({ ok: false, statut: 0, message: "Le serveur ne répond pas." });
    await expect
      .poll(() =>
        envois()
          .lire()
          .map(({ etat }) => etat.nom),
      )
      .toEqual(["rate"]);
  };
  const medias = () => edite.lire().document.questions.map(({ media }) => media);
  return { edite, neuve, envois, arriver, rater, medias };
}

test("a file that arrives once the next question is open is in the one it was sent for, under its new name too", async () => {
  const { edite, neuve, envois, arriver, medias } = ouvrir();
  envois().ajouter([new File(["abc"], "a.webp")]);
  // coming back to the question finds the same uploads
  expect(envois().lire()).toHaveLength(1);
  await edite.enregistrer();
  expect(edite.nomDe(neuve._id)).toBe("serveur-0");
  edite.faire((document) => insererQuestions(document, 0, [creerQuestionVierge()]));
  edite.faire((document) =>
    changerQuestion(document, "serveur-0", (une) => ({ ...une, text: "Qui donc ?" })),
  );
  await arriver();
  expect(medias()).toEqual(["question.jpeg", "a.webp"]);
});

test("a question that was deleted meanwhile is not brought back", async () => {
  const { edite, neuve, envois, arriver, medias } = ouvrir();
  envois().ajouter([new File(["abc"], "a.webp")]);
  edite.faire((document) => retirerQuestions(document, new Set([neuve._id])));
  await arriver();
  expect(medias()).toEqual([]);
  // only the deletion is a step of undo
  edite.annuler();
  expect(medias()).toEqual(["question.jpeg"]);
});

test("one that does not arrive is told of once; another choice forgets it", async () => {
  const { edite, neuve, envois, rater } = ouvrir();
  const dits: (readonly [string, string])[] = [];
  onQuestionUploadFailed(edite, (cle, fichier) => dits.push([cle, fichier]));
  envois().ajouter([new File(["abc"], "a.webp")]);
  await rater();
  expect(dits).toEqual([[neuve._id, "a.webp"]]);
  envois().ajouter([new File([], "vide.webp")]);
  expect(envois().lire()).toMatchObject([
    {
      fichier: { name: "vide.webp" },
      etat: { nom: "rate", message: expect.stringMatching(/vide/) },
    },
  ]);
  expect(dits.map(([, fichier]) => fichier)).toEqual(["a.webp", "vide.webp"]);
});

test("whoever leaves waits for what is on its way, arrived or not", async () => {
  for (const fin of ["arriver", "rater"] as const) {
    const banc = ouvrir();
    banc.envois().ajouter([new File(["abc"], "a.webp")]);
    let partis = false;
    const depart = waitForQuizzUploads(banc.edite).then(() => {
      partis = true;
    });
    await Promise.resolve();
    expect(partis).toBe(false);
    await banc[fin]();
    await depart;
    await waitForQuizzUploads(banc.edite);
  }
});
