import { expect, test } from "vitest";
import { CODE_ROOM_DE_TEST, creerFaussesRooms } from "../../test/banc.ts";
import { creerBancEdition } from "../../test/banc-edition.ts";

test("opens a room for one's own question, and for nobody else's", async () => {
  const demandes: unknown[] = [];
  const rooms = creerFaussesRooms({
    essayer: async (demande) => {
      demandes.push(demande);
      return { code: CODE_ROOM_DE_TEST, billet: "billet-d-essai" };
    },
  });
  const { lea, tom, appeler, ajouter, creer, lire, modele } = await creerBancEdition({ rooms });
  const quizzId = await creer();
  await ajouter(quizzId, "Quel fromage ?");
  const questionId = (await lire(quizzId)).questions[0]?._id;
  const essai = { quizzId, questionId };
  expect(await appeler("POST", "room/essai", essai)).toEqual({
    statut: 201,
    corps: { code: CODE_ROOM_DE_TEST, billet: "billet-d-essai" },
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
  const rooms = creerFaussesRooms({ essayer: async () => null });
  const { appeler, ajouter, creer, lire } = await creerBancEdition({ rooms });
  const quizzId = await creer();
  await ajouter(quizzId, "Quel fromage ?");
  const questionId = (await lire(quizzId)).questions[0]?._id;
  expect((await appeler("POST", "room/essai", { quizzId, questionId })).statut).toBe(404);
});
