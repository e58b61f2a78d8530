/** Long writes in the thread: results, thread, bounded queue. */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "./test/banc.ts";
import { createDatabaseWriter, TooManyDatabaseWritesError } from "./writer.ts";

async function benchOf(waitingMax?: number) {
  const { db, fichier } = await creerBaseDeTest();
  const compte = creerCompteEnBase(db, "Lea");
  const writer = createDatabaseWriter(fichier, waitingMax);
  onTestFinished(() => writer.close());
  const bodyOf = (corps: object) => new TextEncoder().encode(JSON.stringify(corps));
  const quizzs = createQuizzRepository(db);
  return { compte, writer, bodyOf, quizzs };
}

const questions = (nombre: number) =>
  Array.from({ length: nombre }, (_, rang) => ({ ...QUESTION_RIEN, text: `Q${String(rang)}` }));

test("an import, a copy and a save are done by the thread while the others have their turn", async () => {
  const { compte, writer, bodyOf, quizzs } = await benchOf();
  let turns = 0;
  const turn = () => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  onTestFinished(() => clearImmediate(next));
  const body = bodyOf({
    envoi: randomUUID(),
    quizz: Array.from({ length: 5 }, () => ({ title: "Long", questions: questions(200) })),
  });
  const fait = await writer.importAll({ compte, body });
  // a write done in the test's own thread would leave no turn of the event loop
  expect(turns).toBeGreaterThan(1);
  const [premier] = fait.ok ? fait.fait.quizz : [];
  const id = premier?._id ?? "";
  expect(quizzs.lire(id, compte)?.questions).toHaveLength(200);

  turns = 0;
  const copie = await writer.copy({ id, compte });
  expect(turns).toBeGreaterThan(1);
  expect(copie).toMatchObject({ ok: true });
  expect(await writer.copy({ id: "inconnu", compte })).toEqual({
    ok: false,
    refus: { raison: "inconnu" },
  });

  const lu = quizzs.lire(id, compte);
  turns = 0;
  const save = await writer.save({ id, compte, body: bodyOf({ ...lu, title: "Autre" }) });
  expect(turns).toBeGreaterThan(1);
  expect(save).toMatchObject({ ok: true, fait: { questions: expect.any(Array) } });
  expect(quizzs.lire(id, compte)?.title).toBe("Autre");
});

test("a body that is none, or that the schema refuses, writes nothing and says where", async () => {
  const { compte, writer, bodyOf, quizzs } = await benchOf();
  const importer = (body: Uint8Array) => writer.importAll({ compte, body });
  expect(await importer(new TextEncoder().encode("{"))).toMatchObject({
    refus: { raison: "illisible" },
  });
  expect(await importer(Uint8Array.of(0x22, 0xff, 0x22))).toMatchObject({
    refus: { raison: "illisible" },
  });
  const sansTitre = { envoi: randomUUID(), quizz: [{ title: " ", questions: [] }] };
  expect(await importer(bodyOf(sansTitre))).toMatchObject({
    refus: { raison: "forme", chemin: "/quizz/0/title" },
  });
  expect(quizzs.titres(compte)).toEqual([]);
});

test("so many may wait; the others are told so", async () => {
  const { compte, writer } = await benchOf(2);
  const issues = await Promise.allSettled(
    Array.from({ length: 5 }, () => writer.copy({ id: "inconnu", compte })),
  );
  const refus = issues.filter((issue) => issue.status === "rejected");
  expect(refus.map(({ reason }) => reason instanceof TooManyDatabaseWritesError)).toEqual([
    true,
    true,
    true,
  ]);
});
