import { expect, test } from "vitest";
import { CODE, faussesRooms } from "../../test/banc.ts";
import { bancEdition } from "../../test/banc-edition.ts";

test("opens a room for one's own question, and for nobody else's", async () => {
  const demandes: unknown[] = [];
  const rooms = faussesRooms({
    essayer: async (demande) => {
      demandes.push(demande);
      return { code: CODE, billet: "billet-d-essai" };
    },
  });
  const { lea, tom, appeler, ajouter, creer, lire, modele } = await bancEdition({ rooms });
  const quizzId = await creer();
  await ajouter(quizzId, "Quel fromage ?");
  const questionId = (await lire(quizzId)).questions[0]?._id;
  const essai = { quizzId, questionId };
  expect(await appeler("POST", "room/essai", essai)).toEqual({
    statut: 201,
    corps: { code: CODE, billet: "billet-d-essai" },
  });
  expect(demandes).toEqual([{ ...essai, compte: lea._id }]);
  // a public quizz of another account is refused
  await appeler("PUT", `quizz/${quizzId}`, { ...(await modele(quizzId)), visibilite: "public" });
  for (const [corps, qui] of [
    [essai, tom],
    [{ ...essai, questionId: "autre" }, lea],
    [{ ...essai, quizzId: await creer() }, lea],
  ] as const)
    expect((await appeler("POST", "room/essai", corps, qui)).statut).toBe(404);
  expect(demandes).toHaveLength(1);
  expect((await appeler("POST", "room/essai", { quizzId }, lea)).statut).toBe(400);
});

test("a question that was taken out since is said unknown", async () => {
  const rooms = faussesRooms({ essayer: async () => null });
  const { appeler, ajouter, creer, lire } = await bancEdition({ rooms });
  const quizzId = await creer();
  await ajouter(quizzId, "Quel fromage ?");
  const questionId = (await lire(quizzId)).questions[0]?._id;
  expect((await appeler("POST", "room/essai", { quizzId, questionId })).statut).toBe(404);
});
