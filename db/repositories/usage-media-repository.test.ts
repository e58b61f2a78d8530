/** Recorded uses of stored files: the triggers of the migration `medias`, for every way of writing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "../drizzle.ts";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import type { Database } from "../connection.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../test/banc.ts";
import { createEditionQuizzRepository } from "./edition-repository.ts";
import { SQL_EST_MEDIA_UTILISE } from "./usage-media-repository.ts";
import { createQuizzRepository } from "./quizz-repository.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");

const usages = (db: Database) =>
  db
    .all<{ usage: string }>(
      sql`select question || ' ' || ou || ' ' || nom as usage from usages_medias`,
    )
    .map(({ usage }) => usage)
    .toSorted();

/** The uses that the triggers should have recorded, searched in the texts of every question. */
function attendus(db: Database): string[] {
  const lignes = db.all<{ _id: string; media: string; preuve: string; suite: string }>(
    sql`select _id, media, coalesce(preuve ->> 'media', '') as preuve, coalesce(suite ->> 'media', '') as suite from questions`,
  );
  const stocke = (nom: string) =>
    nom !== "" && !nom.includes("/") && !/^(question|imprevu)\.jpeg/.test(nom);
  return lignes
    .flatMap(({ _id, ...ou }) =>
      Object.entries(ou)
        .filter(([, nom]) => stocke(nom))
        .map(([quoi, nom]) => `${_id} ${quoi} ${retirerFragmentDeMedia(nom)}`),
    )
    .toSorted();
}

const nom = fc.constantFrom(
  "",
  "question.jpeg",
  "a.webp",
  "b.mp3#t=3,4",
  "c.webp#xywh=percent:0,0,50,50",
  "c.webp#xywh=percent:0,0,50,50&rotate=90",
  "d.webp#rotate=270",
  "https://exemple.fr/a.webp",
);
const complement = fc.option(nom.map((media) => ({ media, text: "!" })));
const question = fc
  .record({ media: nom, preuve: complement, suite: complement })
  .map((champs) => Object.assign({}, QUESTION_RIEN, champs));
const geste = fc.oneof(
  fc.record({ quoi: fc.constant("ajouter" as const), question }),
  fc.record({ quoi: fc.constant("modifier" as const), rang: fc.nat(5), question }),
  fc.record({ quoi: fc.constant("retirer" as const), rang: fc.nat(5) }),
  fc.record({ quoi: fc.constant("supprimer" as const) }),
);

test("whatever an author does, they are what the questions say", async () => {
  const { db } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  const edition = createEditionQuizzRepository(db);
  fc.assert(
    fc.property(fc.array(geste, { maxLength: 12 }), (gestes) => {
      let quizz = edition.creer(lea, "Fromages") ?? "";
      for (const fait of gestes) {
        const ids = edition.ids(quizz, lea)?.questions ?? [];
        if (fait.quoi === "ajouter") edition.ajouter(quizz, lea, fait.question, 0);
        else if (fait.quoi === "modifier")
          edition.modifier(quizz, ids[fait.rang] ?? "", lea, fait.question, undefined);
        else if (fait.quoi === "retirer") edition.retirer(quizz, ids[fait.rang] ?? "", lea);
        else {
          edition.supprimer(quizz, lea);
          quizz = edition.creer(lea, "Fromages") ?? "";
        }
        expect(usages(db)).toEqual(attendus(db));
      }
      edition.supprimer(quizz, lea);
    }),
    { numRuns: 60 },
  );
});

test("those of a database of before are found when it is brought up to date", async () => {
  const { db } = await creerBaseDeTest();
  const questions = [
    { media: "a.webp", preuve: { media: "b.mp3", text: "!" } },
    { media: "", suite: { media: "https://exemple.fr/a.webp", text: "!" } },
  ];
  createQuizzRepository(db).creer({
    title: "Fromages",
    createur: creerCompteEnBase(db, "Lea"),
    tags: [],
    visibilite: "prive",
    aleatoireGlobal: false,
    aleatoire: [],
    officiel: false,
    questions: questions.map((champs) => Object.assign({}, QUESTION_RIEN, champs)),
  });
  const avant = usages(db);
  expect(avant.length).toBeGreaterThan(2);
  db.run(sql`delete from usages_medias`);
  const fichier = readdirSync(MIGRATIONS).find((un) => un.endsWith("_medias.sql")) ?? "";
  const remplissage = readFileSync(join(MIGRATIONS, fichier), "utf8")
    .split("--> statement-breakpoint")
    .find((ordre) => /^INSERT INTO usages_medias/m.test(ordre));
  db.run(sql.raw(remplissage ?? ""));
  expect(usages(db)).toEqual(avant);
});

test("whether a file is shown is one look in an index", async () => {
  const { db, fichier } = await creerBaseDeTest();
  const client = new Sqlite(fichier, { readonly: true });
  onTestFinished(() => void client.close());
  const { sql: texte } = db
    .select({ cite: SQL_EST_MEDIA_UTILISE })
    .from(sql`medias`)
    .toSQL();
  const plan = client.prepare(`explain query plan ${texte}`).all();
  expect(JSON.stringify(plan)).toContain(
    "SEARCH usages_medias USING COVERING INDEX usages_medias_nom",
  );
});
