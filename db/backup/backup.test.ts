/** Backups and restores during writes and after accidents (issue "Run it and sleep at night"). */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { sql } from "../drizzle.ts";
import { expect, onTestFinished, test } from "vitest";
import {
  composeMediaFolderPath,
  composeDatabaseFilePath,
  openDatabaseAndApplyMigrations,
} from "../connection.ts";
import { createCompteRepository } from "../repositories/compte-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, creerDossierTemporaire } from "../test/banc.ts";
import { lockDataFolder } from "../data-folder-lock.ts";
import { readBackupManifest } from "./backup-files.ts";
import { throwIfDataFolderHalfRestored, restoreBackup } from "./restore.ts";
import { listBackups, makeBackup } from "./backup.ts";

async function bancSauvegarde() {
  const { db, dossierDonnees, fermer } = await creerBaseDeTest();
  const dossierSauvegardes = creerDossierTemporaire();
  const faire = (garder = 3) => makeBackup({ dossierDonnees, dossierSauvegardes, garder });
  const [media = ""] = [
    readdirSync(composeMediaFolderPath(dossierDonnees)).find((nom) => nom.includes(".")),
  ];
  return { db, dossierDonnees, dossierSauvegardes, faire, fermer, media };
}

const pseudos = (dossierDonnees: string) => {
  const { db, fermer } = openDatabaseAndApplyMigrations(composeDatabaseFilePath(dossierDonnees));
  const lus = db.all<{ pseudo: string }>(sql`select pseudo from comptes order by pseudo`);
  fermer();
  return lus.map(({ pseudo }) => pseudo);
};

test("a backup beside a thread that writes without a pause ends, and is one moment of what it wrote", async () => {
  const { db, dossierDonnees, faire } = await bancSauvegarde();
  db.run(sql`create table ecrits (n integer primary key, pair integer)`);
  // each transaction writes a number and its double: a torn database copy would have one without the other
  const ecrivain = new Worker(
    `const { workerData, parentPort } = require("node:worker_threads");
     const Sqlite = require(workerData.sqlite);
     const base = new Sqlite(workerData.fichier, { timeout: 5000 });
     base.pragma("synchronous = normal");
     const ecrire = base.prepare("insert into ecrits (pair) values (?)");
     const deux = base.transaction((n) => { ecrire.run(n); ecrire.run(n); });
     let n = 0, fini = false;
     parentPort.on("message", () => { fini = true; });
     const tour = () => { for (let i = 0; i < 20; i++) deux(n++); if (fini) { base.close(); parentPort.postMessage(n); } else setImmediate(tour); };
     tour();`,
    {
      eval: true,
      workerData: {
        fichier: composeDatabaseFilePath(dossierDonnees),
        sqlite: createRequire(import.meta.url).resolve("better-sqlite3"),
      },
    },
  );
  onTestFinished(async () => void (await ecrivain.terminate()));
  const avant = () => db.get<{ n: number }>(sql`select count(*) as n from ecrits`)?.n ?? 0;
  while (avant() < 100) await new Promise((suite) => setTimeout(suite, 5));
  const debut = avant();
  const { dossier } = await faire();
  const fin = avant();
  expect(fin).toBeGreaterThan(debut);
  const copie = new Sqlite(join(dossier, "trinquizz.sqlite"), { readonly: true });
  onTestFinished(() => void copie.close());
  const { n, seuls } = Object(
    copie
      .prepare(
        "select count(*) as n, (select count(*) from (select pair from ecrits group by pair having count(*) <> 2)) as seuls from ecrits",
      )
      .get(),
  );
  expect(seuls).toBe(0);
  expect(n).toBeGreaterThanOrEqual(debut);
  expect(n).toBeLessThanOrEqual(fin);
});

test("what it replaces is kept; what came after it is not there any more", async () => {
  const { db, dossierDonnees, faire, fermer, media } = await bancSauvegarde();
  creerCompteEnBase(db, "Avant");
  const { dossier, medias } = await faire();
  expect(Object.keys(medias)).toContain(media);
  creerCompteEnBase(db, "Apres");
  rmSync(join(composeMediaFolderPath(dossierDonnees), media));
  fermer();
  const { gardee } = await restoreBackup(dossierDonnees, dossier);
  expect(pseudos(dossierDonnees)).toEqual(["Avant", "Trinquizz"]);
  expect(existsSync(join(composeMediaFolderPath(dossierDonnees), media))).toBe(true);
  expect(readdirSync(gardee ?? "").filter((nom) => !nom.endsWith("-shm"))).toEqual(
    expect.arrayContaining(["media", "trinquizz.sqlite"]),
  );
  // writing to the restored data must not change the files of the backup
  const { db: neuve, fermer: fermerNeuve } = openDatabaseAndApplyMigrations(
    composeDatabaseFilePath(dossierDonnees),
  );
  createCompteRepository(neuve).creer({ pseudo: "Neuf", mail: "n@exemple.fr", password: "x" });
  fermerNeuve();
  expect(statSync(join(dossier, "trinquizz.sqlite")).size).toBe(readBackupManifest(dossier)?.base);
});

test("an empty folder is as good a place to restore to", async () => {
  const { db, faire } = await bancSauvegarde();
  creerCompteEnBase(db, "Lea");
  const { dossier } = await faire();
  const ailleurs = join(creerDossierTemporaire(), "neuf");
  expect(await restoreBackup(ailleurs, dossier)).toEqual({ gardee: null });
  expect(pseudos(ailleurs)).toEqual(["Lea", "Trinquizz"]);
});

test("a server that runs is not restored under its feet", async () => {
  const { dossierDonnees, faire } = await bancSauvegarde();
  const { dossier } = await faire();
  onTestFinished(lockDataFolder(dossierDonnees).rendre);
  await expect(restoreBackup(dossierDonnees, dossier)).rejects.toThrow(
    /Un autre serveur Trinquizz/,
  );
  expect(pseudos(dossierDonnees)).toContain("Trinquizz");
});

test("so many are kept, and what a crash left of one is no backup, and goes with the next", async () => {
  const { dossierSauvegardes, faire } = await bancSauvegarde();
  const premiere = await faire(2);
  const demie = join(dossierSauvegardes, "trinquizz-2999-01-01.en-cours");
  mkdirSync(demie);
  const sansNote = join(dossierSauvegardes, "trinquizz-2999-01-02");
  mkdirSync(sansNote);
  writeFileSync(join(dossierSauvegardes, "a-moi.txt"), "rien à voir");
  const deuxieme = await faire(2);
  const troisieme = await faire(2);
  const noms = (await listBackups(dossierSauvegardes)).map(({ nom }) => nom);
  expect(noms).toEqual([troisieme.nom, deuxieme.nom]);
  expect([existsSync(premiere.dossier), existsSync(demie)]).toEqual([false, false]);
  expect(readFileSync(join(dossierSauvegardes, "a-moi.txt"), "utf8")).toBe("rien à voir");
});

test.each([
  [
    "its database is cut",
    (dossier: string) => writeFileSync(join(dossier, "trinquizz.sqlite"), "?"),
  ],
  ["a file is missing", (dossier: string) => rmSync(join(dossier, "media"), { recursive: true })],
  ["it has no note", (dossier: string) => rmSync(join(dossier, "sauvegarde.json"))],
])("a backup of which %s is refused, and nothing is changed", async (_quoi, abimer) => {
  const { db, dossierDonnees, faire, fermer } = await bancSauvegarde();
  const { dossier } = await faire();
  creerCompteEnBase(db, "Apres");
  fermer();
  abimer(dossier);
  await expect(restoreBackup(dossierDonnees, dossier)).rejects.toThrow(/abîmée|entière/);
  expect(pseudos(dossierDonnees)).toContain("Apres");
});

test("a restore that is cut at any step keeps a server from starting, and goes on when it is asked again", async () => {
  const { db, dossierDonnees, faire, fermer } = await bancSauvegarde();
  creerCompteEnBase(db, "Avant");
  const { dossier } = await faire();
  creerCompteEnBase(db, "Apres");
  fermer();
  // state after the media were swapped, and before the database was
  const [gardee, preparee] = ["avant-restauration-x", "restauration"].map((nom) =>
    join(dossierDonnees, nom),
  );
  if (gardee === undefined || preparee === undefined) throw new Error("two names");
  const ailleurs = creerDossierTemporaire();
  await restoreBackup(ailleurs, dossier);
  mkdirSync(gardee);
  mkdirSync(preparee);
  writeFileSync(
    join(preparee, "trinquizz.sqlite"),
    readFileSync(composeDatabaseFilePath(ailleurs)),
  );
  writeFileSync(
    join(dossierDonnees, "restauration.json"),
    JSON.stringify({ gardee: "avant-restauration-x", de: dossier }),
  );
  expect(() => throwIfDataFolderHalfRestored(dossierDonnees)).toThrow(/coupée en chemin/);
  await restoreBackup(dossierDonnees, dossier);
  expect(() => throwIfDataFolderHalfRestored(dossierDonnees)).not.toThrow();
  expect(pseudos(dossierDonnees)).toEqual(["Avant", "Trinquizz"]);
  expect(readdirSync(gardee)).toContain("trinquizz.sqlite");
});

test("a backup of a later version is refused, and nothing is changed", async () => {
  const { db, dossierDonnees, faire, fermer } = await bancSauvegarde();
  db.run(
    sql`insert into __drizzle_migrations (hash, created_at) values ('futur', ${Date.UTC(2099, 0)})`,
  );
  const { dossier } = await faire();
  fermer();
  const avant = readFileSync(composeDatabaseFilePath(dossierDonnees));
  await expect(restoreBackup(dossierDonnees, dossier)).rejects.toThrow(
    /version plus récente de Trinquizz : mettez le programme à jour/,
  );
  expect(readFileSync(composeDatabaseFilePath(dossierDonnees))).toEqual(avant);
  expect(() => throwIfDataFolderHalfRestored(dossierDonnees)).not.toThrow();
});

test("of two backups at once, the second waits for the first", async () => {
  const { dossierSauvegardes, faire } = await bancSauvegarde();
  const premiere = faire();
  await expect
    .poll(() => readdirSync(dossierSauvegardes).some((nom) => nom.endsWith(".en-cours")), {
      interval: 1,
    })
    .toBe(true);
  const deux = await Promise.all([premiere, faire()]);
  expect(deux.map(({ nom }) => nom)).toEqual(
    (await listBackups(dossierSauvegardes)).map(({ nom }) => nom).toReversed(),
  );
});
