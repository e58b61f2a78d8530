import { expect, test } from "vitest";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { creerBancEdition } from "../../test/banc-edition.ts";

test("who wrote the quizz reads what happened to its questions; for the others there is nothing", async () => {
  const { base, tom, appeler, ajouter, creer, lire } = await creerBancEdition();
  const id = await creer();
  await ajouter(id, "Quel fromage ?");
  const { questions } = await lire(id);
  createHistoriqueRepository(base.db).ecrire({
    id: "p",
    code: "ABC123",
    quizzId: id,
    titre: "Fromages",
    nbQuestions: 1,
    joueurs: [],
    statistiques: questions.map((question) => ({
      question: question._id,
      teneur: calculerTeneurDeQuestion(question),
      posees: 3,
      justes: 2,
      fausses: [{ cle: "Brie", texte: "Brie", fois: 1 }],
      medianeMs: 4200,
    })),
  });
  const [question] = questions;
  if (question === undefined) throw new Error("no question");
  const adresse = `quizz/${id}/statistiques`;
  const lue = {
    _id: question._id,
    teneur: calculerTeneurDeQuestion(question),
    parties: 1,
    posees: 3,
    justes: 2,
    medianeMs: 4200,
    fausse: { texte: "Brie", fois: 1 },
    voulu: false,
  };
  expect(await appeler("GET", adresse)).toEqual({ statut: 200, corps: { questions: [lue] } });
  expect((await appeler("GET", adresse, undefined, tom)).statut).toBe(404);

  const voulu = { voulu: true };
  expect((await appeler("PUT", `${adresse}/${question._id}`, voulu, tom)).statut).toBe(404);
  expect((await appeler("PUT", `${adresse}/autre`, voulu)).statut).toBe(404);
  expect(await appeler("PUT", `${adresse}/${question._id}`, voulu)).toEqual({
    statut: 200,
    corps: voulu,
  });
  expect(await appeler("GET", adresse)).toMatchObject({ corps: { questions: [voulu] } });
});
