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
    })),
  });
  expect(await appeler("GET", `quizz/${id}/statistiques`)).toEqual({
    statut: 200,
    corps: {
      questions: [
        { _id: questions[0]?._id, posees: 3, justes: 2, fausse: { texte: "Brie", fois: 1 } },
      ],
    },
  });
  expect((await appeler("GET", `quizz/${id}/statistiques`, undefined, tom)).statut).toBe(404);
});
