import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createListeQuizzRepository } from "#db/repositories/liste-quizz-repository.ts";
import { baseDeTest } from "#db/test/banc.ts";
import { createQuizzSourceDb } from "./quizz-source-db.ts";

async function banc() {
  const { db } = await baseDeTest();
  const liste = createListeQuizzRepository(db).lister(
    { sorte: "public" },
    {
      limit: 1,
      page: 0,
      search: "noel",
      sort: null,
      tags: [],
    },
  );
  return { db, source: createQuizzSourceDb(db), id: liste.quizz[0]?._id ?? "" };
}

test("gives a quizz with its answers, the same copy until it changes", async () => {
  const { db, source, id } = await banc();
  const premier = await source.quizz(id, null);
  expect(premier?.questions[1]?.reponse).toEqual(["Chat"]);
  expect(await source.quizz(id, null)).toBe(premier);
  db.run(sql`update quizz set title = 'Autre', date = '2100-01-01T00:00:00.000Z'`);
  expect((await source.quizz(id, null))?.title).toBe("Autre");
});

test("gives null for what is gone, hidden or unknown, even if it was read before", async () => {
  const { db, source, id } = await banc();
  await source.quizz(id, null);
  db.run(sql`update quizz set visibilite = 'prive', officiel = 0`);
  expect(await source.quizz(id, null)).toBeNull();
  expect(await source.quizz("inconnu", null)).toBeNull();
  expect(await source.imprevu("inconnu")).toBeNull();
});

test("draws from all the imprévus", async () => {
  const { source } = await banc();
  const cartes = await source.cartes();
  expect(cartes.map(({ rare }) => rare)).toEqual([false, false, false, true]);
  expect(await source.imprevu(cartes[3]?._id ?? "")).toMatchObject({
    text: "Rarissime.",
    rare: true,
    suite: null,
    liste: [],
  });
});

test("no question is timed for more than an hour, whatever is stored", async () => {
  const { db, source, id } = await banc();
  db.run(sql`update questions set temps = 2147484 where quizz = ${id} and position = 1`);
  db.run(sql`update questions set temps = 30 where quizz = ${id} and position = 2`);
  expect((await source.quizz(id, null))?.questions.map(({ temps }) => temps)).toEqual([
    0, 3600, 30,
  ]);
});
