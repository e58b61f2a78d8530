import { expect, test } from "vitest";
import { sql } from "#db/drizzle.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
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
  expect(demandes).toEqual([{ ...essai, compte: lea._id, adresse: "127.0.0.1" }]);
  // a public quizz of another account is refused
  await appeler("PUT", `quizz/${quizzId}`, { ...(await modele(quizzId)), visibilite: "public" });
  for (const [corps, qui] of [
    [essai, tom],
    [{ ...essai, questionId: "autre" }, lea],
    [{ ...essai, quizzId: await creer() }, lea],
  ] as const)
    expect((await appeler("POST", "room/essai", corps, qui)).statut).toBe(404);
  expect(demandes).toHaveLength(1);
  expect((await appeler("POST", "room/essai", { questionId }, lea)).statut).toBe(400);
});

test("opens a room for a whole quizz, for whoever may see it", async () => {
  const demandes: unknown[] = [];
  const rooms = creerFaussesRooms({
    essayer: async (demande) => {
      demandes.push(demande);
      return { code: CODE_ROOM_DE_TEST, billet: "billet-d-essai" };
    },
  });
  const { base, lea, tom, appeler, ajouter, creer, modele } = await creerBancEdition({ rooms });
  const quizzId = await creer();
  await ajouter(quizzId, "Quel fromage ?");
  const visiteur = { ...tom, headers: { cookie: "" } };
  const essayer = async (qui: typeof tom) =>
    (await appeler("POST", "room/essai", { quizzId }, qui)).statut;
  const montrer = async (visibilite: string) =>
    appeler("PUT", `quizz/${quizzId}`, { ...(await modele(quizzId)), visibilite });
  expect([await essayer(lea), await essayer(tom), await essayer(visiteur)]).toEqual([
    201, 404, 401,
  ]);
  await montrer("amis");
  expect([await essayer(tom), await essayer(visiteur)]).toEqual([404, 401]);
  const social = createSocialRepository(base.db);
  social.demander(tom._id, lea._id);
  social.accepter(lea._id, tom._id);
  expect([await essayer(tom), await essayer(visiteur)]).toEqual([201, 401]);
  await montrer("public");
  expect([await essayer(tom), await essayer(visiteur)]).toEqual([201, 201]);
  const adresse = "127.0.0.1";
  expect(demandes).toEqual(
    [lea._id, tom._id, tom._id, null].map((compte) => ({ compte, adresse, quizzId })),
  );
  // a quizz that moderation hides is its author's alone
  base.db.run(sql`update quizz set masque = visibilite, visibilite = 'prive'`);
  expect([await essayer(lea), await essayer(tom), await essayer(visiteur)]).toEqual([
    201, 404, 401,
  ]);
});

test("a question that was taken out since is said unknown", async () => {
  const rooms = creerFaussesRooms({ essayer: async () => null });
  const { appeler, ajouter, creer, lire } = await creerBancEdition({ rooms });
  const quizzId = await creer();
  await ajouter(quizzId, "Quel fromage ?");
  const questionId = (await lire(quizzId)).questions[0]?._id;
  expect((await appeler("POST", "room/essai", { quizzId, questionId })).statut).toBe(404);
});
