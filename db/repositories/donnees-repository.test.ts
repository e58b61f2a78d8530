/** Everything that bears an account is in its owner's file: a new table must be added to it, or said here why not. */
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { comptes } from "../schema/comptes.ts";
import { baseDeTest, compteEnBase } from "../test/banc.ts";
import { createDonneesRepository } from "./donnees-repository.ts";

/** Where the rows of each table are in the file. */
const OU: Readonly<Record<string, string>> = {
  amities: "amis",
  appareils: "appareils",
  badges_obtenus: "badges",
  favoris: "favoris",
  historique: "historique",
  jetons_mail: "liens",
  medias: "medias",
  messages: "messages",
  notes: "notes",
  quizz: "quizz",
  sessions: "sessions",
  signalements: "signalements",
};

const fichiersDeTables = import.meta.glob<Record<string, unknown>>("../schema/*.ts", {
  eager: true,
});

test("every table that refers to an account", async () => {
  const tables = Object.values(fichiersDeTables)
    .flatMap((fichier) => Object.values(fichier))
    .filter((valeur) => valeur instanceof SQLiteTable);
  const duCompte = tables
    .map((table) => getTableConfig(table))
    .filter(({ foreignKeys }) =>
      foreignKeys.some((cle) => cle.reference().foreignTable === comptes),
    )
    .map(({ name }) => name);
  expect(duCompte.toSorted()).toEqual(Object.keys(OU).toSorted());
  const { db } = await baseDeTest();
  const fichier = createDonneesRepository(db).toutesDe(compteEnBase(db, "Lea"));
  expect(Object.keys(fichier)).toEqual(expect.arrayContaining(Object.values(OU)));
});
