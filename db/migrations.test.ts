/** Migration of databases of earlier versions: columns used by lists are filled from existing rows. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate, sql } from "./drizzle.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import type { RequeteListeQuizz } from "#contracts/quizz.ts";
import {
  composeDatabaseFilePath,
  openDatabaseAndApplyMigrations,
  openDatabaseConnection,
} from "./connection.ts";
import { reindexerDesQuizzPourRecherche } from "./repositories/lists/search.ts";
import { createQuizzLists } from "./repositories/lists/lists.ts";
import { creerDossierTemporaire } from "./test/banc.ts";

const MIGRATIONS = "db/migrations";
const REQUETE: RequeteListeQuizz = { limit: 50, page: 0, search: "", sort: null, tags: [] };
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** A database migrated up to `derniere`, with two quizzes of three questions, one of them a message. */
function baseDeLaVersion(derniere: string): string {
  const dossier = creerDossierTemporaire();
  const migrations = join(dossier, "migrations");
  cpSync(MIGRATIONS, migrations, { recursive: true });
  const fichierJournal = join(migrations, "meta/_journal.json");
  const lu = journal.parse(JSON.parse(readFileSync(fichierJournal, "utf8")));
  const rang = lu.entries.findIndex(({ tag }) => tag === derniere);
  expect(rang).toBeGreaterThan(0);
  const entries = lu.entries.slice(0, rang + 1);
  writeFileSync(fichierJournal, JSON.stringify({ ...lu, entries }));
  const fichier = composeDatabaseFilePath(dossier);
  const { db, fermer } = openDatabaseConnection(fichier);
  migrate(db, { migrationsFolder: migrations });
  db.run(sql`insert into comptes (_id, pseudo, pseudoCle, date) values ('lea', 'Lea', 'lea', '')`);
  for (const [id, title] of [
    ["un", "Fromages"],
    ["deux", "Desserts"],
  ]) {
    db.run(sql`insert into quizz (_id, title, createur, visibilite, aleatoire, tags, date)
      values (${id}, ${title}, 'lea', 'public', '[]', '["TV"]', '')`);
    for (const [position, type] of ["choix", "rien", "entree"].entries())
      db.run(sql`insert into questions (_id, quizz, position, type, text, media, options, reponse, precis, liste)
        values (${id + String(position)}, ${id}, ${position}, ${type}, '?', '', '[]', '[]', '[]', '[]')`);
  }
  db.transaction(() => reindexerDesQuizzPourRecherche(db, undefined));
  fermer();
  return fichier;
}

test.each(["0009_appareils", "0013_medias"])(
  "a database that %s was the last migration of: its quizzes are counted, listed and found",
  (derniere) => {
    const { db, fermer } = openDatabaseAndApplyMigrations(baseDeLaVersion(derniere));
    const listes = createQuizzLists(db);
    const chercher = (search: string) => listes.lister({ sorte: "public" }, { ...REQUETE, search });
    const { quizz, totalCount } = chercher("");
    expect(totalCount).toBe(2);
    expect(quizz.map(({ title, questionsCount }) => [title, questionsCount])).toEqual([
      ["Desserts", 2],
      ["Fromages", 2],
    ]);
    expect(chercher("from").quizz).toMatchObject([{ title: "Fromages", questionsCount: 2 }]);
    // the text of each question is "?" with four empty lists, whose bytes are known without reading them
    expect(db.all(sql`select octets, octetsVersions from quizz`)).toEqual([
      { octets: 3 * 9, octetsVersions: 0 },
      { octets: 3 * 9, octetsVersions: 0 },
    ]);
    // changes after the migration are counted in the byte totals too
    db.run(sql`delete from quizz where _id = 'un'`);
    expect(chercher("from").totalCount).toBe(0);
    fermer();
  },
);

test("blank questions of before are counted no more, and a quizz of nothing else is listed no more", () => {
  const fichier = baseDeLaVersion("0018_juges");
  const avant = openDatabaseConnection(fichier);
  avant.db.run(sql`update questions set text = char(10, 160) where quizz = 'un'`);
  avant.db.run(sql`update questions set text = '' where _id = 'deux0'`);
  avant.fermer();
  const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
  const { quizz, totalCount } = createQuizzLists(db).lister({ sorte: "public" }, REQUETE);
  expect([quizz.map(({ title, questionsCount }) => [title, questionsCount]), totalCount]).toEqual([
    [["Desserts", 1]],
    1,
  ]);
  fermer();
});

test("reports of before there were cases join in cases, one for each thing", () => {
  const fichier = baseDeLaVersion("0015_niveaux");
  const avant = openDatabaseConnection(fichier);
  for (const [id, auteur, question, date] of [
    ["a", "lea", null, "2026-01-01"],
    ["b", null, null, "2026-01-02"],
    ["c", null, "un2", "2026-01-03"],
  ])
    avant.db
      .run(sql`insert into signalements (_id, destinataire, auteur, quizz, question, text, date)
      values (${id}, 'administrateur', ${auteur}, 'un', ${question}, ${`dit ${id ?? ""}`}, ${date})`);
  avant.fermer();
  const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
  expect(
    db.all(
      sql`select genre, cible, titre, rang, etat, ouverte, affaires.date, group_concat(text order by _id) as dits, max(signe) as signe
        from affaires join signalements on affaire = numero group by numero order by genre`,
    ),
  ).toEqual([
    {
      genre: "question",
      cible: "un2",
      titre: "Fromages",
      rang: 3,
      etat: "ouverte",
      ouverte: "2026-01-03",
      date: "2026-01-03",
      dits: "dit c",
      signe: 0,
    },
    {
      genre: "quizz",
      cible: "un",
      titre: "Fromages",
      rang: null,
      etat: "ouverte",
      ouverte: "2026-01-01",
      date: "2026-01-02",
      dits: "dit a,dit b",
      signe: 1,
    },
  ]);
  fermer();
});

test("a version of before 0024 was saved by the quizz's creator, and outlives a deleted co-author", () => {
  const fichier = baseDeLaVersion("0023_chiffres");
  const avant = openDatabaseConnection(fichier);
  avant.db.run(sql`insert into versions (_id, quizz, date, debut, title, questionsCount, contenu)
    values ('v', 'un', '', '', 'Fromages', 2, '{}')`);
  avant.fermer();
  const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
  const par = () => db.get<{ par: string | null }>(sql`select par from versions`);
  expect(par()).toEqual({ par: "lea" });
  db.run(sql`insert into comptes (_id, pseudo, pseudoCle, date) values ('max', 'Max', 'max', '')`);
  db.run(sql`update versions set par = 'max'`);
  db.run(sql`delete from comptes where _id = 'max'`);
  expect(par()).toEqual({ par: null });
  fermer();
});
