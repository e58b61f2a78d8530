import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

async function bancNotes() {
  const { app, base } = await creerBancApi();
  const [lea, tom] = [creerCompteDeTest(base.db), creerCompteDeTest(base.db)];
  const quizzId: string = (await app.inject("/api/quizz-public?search=noel")).json().quizz[0]._id;
  const appeler = async (
    chemin: string,
    compte: { headers: { cookie: string } } | undefined,
    corps: object = { quizzId },
  ) => {
    const headers = compte?.headers ?? {};
    const reponse = await app.inject({
      method: "POST",
      url: `/api/${chemin}`,
      headers,
      payload: corps,
    });
    return [reponse.statusCode, reponse.json().note ?? reponse.json().message];
  };
  const note = async () => (await app.inject("/api/quizz-public?search=noel")).json().quizz[0].note;
  return { base, lea, tom, quizzId, appeler, note };
}

test("a like, a second one, one taken back: the note follows, and is 0 rather than none", async () => {
  const { lea, tom, appeler, note } = await bancNotes();
  expect([await note(), await appeler("deja-note", lea)]).toEqual([-1, [200, false]]);
  expect(await appeler("note", lea)).toEqual([200, true]);
  expect(await appeler("note", tom)).toEqual([200, true]);
  expect([await note(), await appeler("deja-note", lea)]).toEqual([2, [200, true]]);
  expect(await appeler("note", lea)).toEqual([200, false]);
  expect([await note(), await appeler("deja-note", lea)]).toEqual([1, [200, false]]);
  await appeler("note", tom);
  expect(await note()).toBe(0);
});

test("a like that is sent again after a lost answer stays", async () => {
  const { lea, quizzId, appeler, note } = await bancNotes();
  for (const aime of [true, true, false, false])
    expect(await appeler("note", lea, { quizzId, aime })).toEqual([200, aime]);
  expect(await note()).toBe(0);
});

test.each(["note", "deja-note"])("%s is for those who are logged in", async (chemin) => {
  const { appeler } = await bancNotes();
  expect(await appeler(chemin, undefined)).toEqual([
    401,
    "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.",
  ]);
});

test("its creator has no say", async () => {
  const { base, lea, tom, quizzId, appeler, note } = await bancNotes();
  await appeler("note", tom);
  base.db.run(sql`update quizz set createur = ${lea._id} where _id = ${quizzId}`);
  for (const chemin of ["note", "deja-note", "note"])
    expect(await appeler(chemin, lea)).toEqual([200, false]);
  expect(await note()).toBe(1);
});

test("what cannot be seen cannot be liked", async () => {
  const { base, lea, appeler } = await bancNotes();
  base.db.run(sql`update quizz set visibilite = 'prive', officiel = 0`);
  for (const corps of [undefined, { quizzId: "inconnu" }])
    expect((await appeler("note", lea, corps))[0]).toBe(404);
  expect((await appeler("note", lea, {}))[0]).toBe(400);
});
