import { sql } from "#db/drizzle.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PartieFinie } from "#contracts/historique.ts";
import { type Database, openDatabaseConnection } from "#db/connection.ts";
import { createPartiesRepository } from "#db/repositories/parties-repository.ts";
import { creerBaseDeTest } from "#db/test/banc.ts";
import { createTransfertVersHistoriquesEnBase } from "./historique-db.ts";

const soiree = (id: string): PartieFinie => ({
  id,
  code: "ABC123",
  quizzId: "q",
  titre: "Q",
  nbQuestions: 2,
  statistiques: [],
  joueurs: [
    { jeton: "h", compte: null, gorgees: 3, score: 1, questions: 2, parti: false, exploits: [] },
  ],
});

async function monter() {
  const { db, fichier } = await creerBaseDeTest();
  const erreurs: string[] = [];
  const historique = createTransfertVersHistoriquesEnBase({
    db,
    signaler: ({ message }) => erreurs.push(message),
    reessaiMs: 10,
  });
  onTestFinished(() => historique.fermer());
  return { db, fichier, erreurs, historique };
}

const poster = (db: Database, ...lignes: { _id: string; texte: string }[]) => {
  const soirees = lignes.map(({ _id, texte }) => ({ _id, code: "ABC123", texte }));
  createPartiesRepository(db).enregistrer({ ecrire: [], soirees, oublier: [] });
};
const enAttente = (id: string) => ({ _id: id, texte: JSON.stringify(soiree(id)) });
const ids = (db: Database, table: "parties_finies" | "soirees_a_ecrire") =>
  db
    .all<{ _id: string }>(sql`select _id from ${sql.identifier(table)} order by _id`)
    .map(({ _id }) => _id);

test("takes every finished game that waits, once", async () => {
  const { db, historique, erreurs } = await monter();
  poster(db, enAttente("a"), enAttente("b"));
  historique.relever();
  // the game is stored again, as after a restart
  poster(db, enAttente("a"));
  historique.relever();
  expect([ids(db, "parties_finies"), ids(db, "soirees_a_ecrire")]).toEqual([["a", "b"], []]);
  expect(db.get(sql`select count(*) as n from historique`)).toEqual({ n: 2 });
  expect(erreurs).toEqual([]);
});

test("tries again until the database lets it, and loses nothing meanwhile", async () => {
  const { db, fichier, historique, erreurs } = await monter();
  poster(db, enAttente("a"));
  db.run(sql`pragma busy_timeout = 5`);
  const autre = openDatabaseConnection(fichier);
  autre.db.run(sql`begin immediate`);
  historique.relever();
  expect(erreurs).toEqual([expect.stringContaining("locked")]);
  expect(ids(db, "soirees_a_ecrire")).toEqual(["a"]);
  autre.db.run(sql`commit`);
  autre.fermer();
  await expect.poll(() => ids(db, "parties_finies")).toEqual(["a"]);
  expect(ids(db, "soirees_a_ecrire")).toEqual([]);
});

test("waits twice as long after each failure, and as little as at first once it has succeeded", async () => {
  const { db, fichier, historique, erreurs } = await monter();
  db.run(sql`pragma busy_timeout = 5`);
  const autre = openDatabaseConnection(fichier);
  onTestFinished(() => autre.fermer());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const echouer = () => {
    autre.db.run(sql`begin immediate`);
    historique.relever();
  };
  poster(db, enAttente("a"));
  echouer();
  vi.advanceTimersByTime(10);
  expect(erreurs).toHaveLength(2);
  vi.advanceTimersByTime(19);
  expect(erreurs).toHaveLength(2);
  autre.db.run(sql`commit`);
  vi.advanceTimersByTime(1);
  expect(ids(db, "parties_finies")).toEqual(["a"]);
  poster(db, enAttente("b"));
  echouer();
  autre.db.run(sql`commit`);
  vi.advanceTimersByTime(10);
  expect(ids(db, "parties_finies")).toEqual(["a", "b"]);
});

test("one that cannot be written keeps no other back: told once, it is tried again at the next start only", async () => {
  const { db, historique, erreurs } = await monter();
  poster(db, { _id: "abimee", texte: "{" }, enAttente("b"));
  historique.relever();
  expect([ids(db, "parties_finies"), ids(db, "soirees_a_ecrire")]).toEqual([["b"], ["abimee"]]);
  expect(erreurs).toEqual(["abimee is set aside until the next start"]);
  // an administrator repairs the row
  db.run(sql`update soirees_a_ecrire set texte = ${JSON.stringify(soiree("abimee"))}`);
  poster(db, enAttente("c"));
  historique.relever();
  expect([ids(db, "parties_finies"), ids(db, "soirees_a_ecrire")]).toEqual([
    ["b", "c"],
    ["abimee"],
  ]);
  expect(erreurs).toHaveLength(1);
  const suivant = createTransfertVersHistoriquesEnBase({
    db,
    signaler: ({ message }) => erreurs.push(message),
  });
  suivant.relever();
  suivant.fermer();
  expect(ids(db, "parties_finies")).toEqual(["abimee", "b", "c"]);
  expect(erreurs).toHaveLength(1);
});

test("a game in which one secret has two lines is written, with one of them", async () => {
  const { db, historique, erreurs } = await monter();
  const { joueurs, ...autre } = soiree("a");
  const double = { ...autre, joueurs: joueurs.flatMap((un) => [un, { ...un, gorgees: 9 }]) };
  poster(db, { _id: "a", texte: JSON.stringify(double) });
  historique.relever();
  expect(db.all(sql`select jeton, gorgees from historique`)).toEqual([{ jeton: "h", gorgees: 3 }]);
  expect([erreurs, ids(db, "soirees_a_ecrire")]).toEqual([[], []]);
});

test("many are taken a few at a time, and the event loop has its turns in between", async () => {
  const { db, historique, erreurs } = await monter();
  const abimees = Array.from({ length: 50 }, (_, n) => ({ _id: `abimee ${n}`, texte: "{" }));
  poster(db, ...abimees, ...Array.from({ length: 50 }, (_, n) => enAttente(`bonne ${n}`)));
  historique.relever();
  const premieres = erreurs.length + ids(db, "parties_finies").length;
  expect(premieres).toBeGreaterThan(0);
  expect(premieres).toBeLessThan(50);
  await expect.poll(() => ids(db, "parties_finies")).toHaveLength(50);
  expect(new Set(erreurs).size).toBe(50);
  expect(erreurs).toHaveLength(50);
});

test("a full disk is no fault of the game: it is written as soon as there is room", async () => {
  const { db, historique, erreurs } = await monter();
  const { joueurs, ...autre } = soiree("a");
  // the game is larger than the free space of the last page
  poster(db, { _id: "a", texte: JSON.stringify({ ...autre, joueurs, titre: "Q".repeat(20_000) }) });
  const pages = db.get<{ page_count: number }>(sql`pragma page_count`)?.page_count ?? 0;
  db.get(sql`pragma max_page_count = ${sql.raw(String(pages))}`);
  historique.relever();
  expect(erreurs).toEqual([expect.stringContaining("full")]);
  db.get(sql`pragma max_page_count = 100000`);
  await expect.poll(() => ids(db, "parties_finies")).toEqual(["a"]);
  expect(ids(db, "soirees_a_ecrire")).toEqual([]);
});

test("stopped by a lock, it does not wait for it once for each game", async () => {
  const { db, fichier, historique, erreurs } = await monter();
  poster(db, enAttente("a"), enAttente("b"), enAttente("c"));
  db.run(sql`pragma busy_timeout = 5`);
  const autre = openDatabaseConnection(fichier);
  autre.db.run(sql`begin immediate`);
  historique.relever();
  expect(erreurs).toEqual([expect.stringContaining("locked")]);
  autre.db.run(sql`commit`);
  autre.fermer();
  await expect.poll(() => ids(db, "parties_finies")).toEqual(["a", "b", "c"]);
});
