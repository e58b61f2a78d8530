/**
 * Every write transaction takes its lock at once: one that reads first fails with "database is locked" when the games' thread
 * has written in between (defauts 3).
 */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "./drizzle.ts";
import { expect, onTestFinished, test } from "vitest";
import { runInTransaction, openDatabaseConnection } from "./connection.ts";
import { createContenusDeDepartAjoutesRepository } from "./repositories/contenu-repository.ts";
import { creerBaseDeTest } from "./test/banc.ts";

test("the lock is taken before anything is read", async () => {
  const { db, fichier } = await creerBaseDeTest();
  const autre = openDatabaseConnection(fichier, 0);
  onTestFinished(() => autre.fermer());
  const verrouiller = () => autre.db.run(sql`begin immediate`);
  runInTransaction(db, () => expect(verrouiller).toThrow("begin immediate"));
  expect(verrouiller).not.toThrow();
});

test("what throws leaves nothing, within another only its own part", async () => {
  const { db } = await creerBaseDeTest();
  const contenus = createContenusDeDepartAjoutesRepository(db);
  const echouer = (cle: string) =>
    runInTransaction(db, () => {
      contenus.retenir(cle);
      throw new Error("on purpose");
    });
  expect(() => echouer("seul")).toThrow("on purpose");
  const rendu = runInTransaction(db, () => {
    contenus.retenir("dehors");
    expect(() => echouer("dedans")).toThrow("on purpose");
    return "rendu";
  });
  expect(rendu).toBe("rendu");
  expect(["seul", "dehors", "dedans"].map((cle) => contenus.connu(cle))).toEqual([
    false,
    true,
    false,
  ]);
});

test("nobody opens a transaction but `runInTransaction`", () => {
  const racine = fileURLToPath(new URL("..", import.meta.url));
  const fichiers = globSync("{db,api,game-server,server,scripts}/**/*.ts", { cwd: racine });
  const ouvrent = fichiers.filter(
    (nom) =>
      !nom.endsWith(".test.ts") && /\.transaction\(/.test(readFileSync(`${racine}/${nom}`, "utf8")),
  );
  expect(ouvrent).toEqual(["db/connection.ts"]);
});
