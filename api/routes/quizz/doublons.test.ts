import { expect, test } from "vitest";
import { creerBancEdition } from "../../test/banc-edition.ts";

test("who wrote the quizz reads which questions are asked elsewhere; for the others there is nothing", async () => {
  const { tom, appeler, ajouter, creer, lire } = await creerBancEdition();
  const [ici, autre] = [await creer(), await creer("Plateau")];
  await ajouter(ici, "Quel fromage ?");
  await ajouter(ici, "Quel vin ?");
  const adresse = `quizz/${ici}/doublons`;
  expect(await appeler("GET", adresse)).toEqual({ statut: 200, corps: { questions: [] } });
  await ajouter(autre, "quel fromage");
  const { questions } = await lire(ici);
  expect(await appeler("GET", adresse)).toEqual({
    statut: 200,
    corps: {
      questions: [
        {
          _id: questions[0]?._id,
          text: "Quel fromage ?",
          dans: [{ _id: autre, title: "Plateau", sien: true }],
        },
      ],
    },
  });
  expect((await appeler("GET", adresse, undefined, tom)).statut).toBe(404);
  expect((await appeler("GET", "quizz/inconnu/doublons")).statut).toBe(404);
});
