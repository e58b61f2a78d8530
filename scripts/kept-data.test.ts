/**
 * Each table of the real database that is about people is in the file that they may download, is deleted with the
 * account, and is explained on the privacy page; or its entry here tells why not (surete, decisions-plateforme "Account
 * deletion").
 */
import { readFileSync } from "node:fs";
import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import type { Database } from "#db/connection.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { fichierDeDonnees } from "#db/test/fichier-de-donnees.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "#db/test/banc.ts";

/** The reason for an absence. */
interface Sans {
  readonly sans: string;
}

interface Gardee {
  /** Path of the data in `GET /api/mes-donnees`; `[]` stands for each element of a list. */
  readonly fichier: string | Sans;
  /** Absent when foreign keys delete the rows with the account. */
  readonly efface?: Sans;
  /** First column of the privacy page's table. */
  readonly page: string | Sans;
}

const PERSONNE: Gardee = {
  fichier: { sans: "about nobody" },
  efface: { sans: "about nobody" },
  page: { sans: "about nobody" },
};
const SALLE: Gardee = {
  fichier: { sans: "of a room, under pseudos that are no accounts', while it lasts" },
  efface: { sans: "goes with the room" },
  page: { sans: "told in words: “Quand vous jouez sans compte”" },
};
const DERIVEE = { sans: "computed from the quizz, and kept equal by triggers" };
/** A report is not shown to the reported author before the decision; the author has the content itself. */
const A_DECIDER = { sans: "another's report, and a copy of one's own quizz" };
const ANONYME = { sans: "outlives the account without its name, until twelve months after" };
const PRESSE = { sans: "lives an hour or a day, under the hash of its secret" };

const GARDEES: Readonly<Record<string, Gardee>> = {
  comptes: { fichier: "compte", page: "Compte", efface: { sans: "it is the account" } },
  quizz: { fichier: "quizz", page: "Quizz et questions" },
  coauteurs: { fichier: "coauteurs", page: "Co-auteurs" },
  questions: { fichier: "quizz[].questions", page: "Quizz et questions" },
  versions: { fichier: "quizz[].versions", page: "Versions d’un quizz" },
  versions_medias: {
    fichier: { sans: "names that the versions hold" },
    page: "Versions d’un quizz",
  },
  statistiques_questions: { fichier: "statistiques", page: "Ce que deviennent vos questions" },
  fausses_reponses: { fichier: "statistiques", page: "Ce que deviennent vos questions" },
  quizz_tags: { fichier: DERIVEE, efface: DERIVEE, page: "Quizz et questions" },
  quizz_recherche: { fichier: DERIVEE, efface: DERIVEE, page: "Quizz et questions" },
  medias: { fichier: "medias", page: "Médias" },
  usages_medias: { fichier: DERIVEE, page: "Médias" },
  favoris: { fichier: "favoris", page: "Signets" },
  notes: { fichier: "notes", page: "Notes" },
  signalements: {
    fichier: "signalements",
    page: "Signalement à la modération",
    efface: ANONYME,
  },
  affaires: { fichier: A_DECIDER, page: "Affaire de modération", efface: ANONYME },
  copies: { fichier: A_DECIDER, page: "Affaire de modération", efface: ANONYME },
  copies_medias: { fichier: A_DECIDER, page: "Affaire de modération", efface: ANONYME },
  mesures: { fichier: "mesures", page: "Mesure de modération", efface: ANONYME },
  actes: { fichier: "actes", page: "Journal de la modération", efface: ANONYME },
  medias_refuses: PERSONNE,
  mots: PERSONNE,
  amities: { fichier: "amis", page: "Amis" },
  messages: { fichier: "messages", page: "Messages entre amis" },
  badges_obtenus: { fichier: "badges", page: "Badges" },
  sessions: { fichier: "sessions", page: "Connexion" },
  appareils: { fichier: "appareils", page: "Appareil connu" },
  jetons_mail: { fichier: "liens", page: "Liens envoyés par mail" },
  liens_servis: {
    fichier: { sans: "the hash of a link that has served, gone after thirty days" },
    page: "Liens envoyés par mail",
  },
  historique: { fichier: "historique", page: "Historique" },
  parties_finies: {
    fichier: "historique",
    efface: { sans: "without a name; gone a week after nobody's history has it" },
    page: "Partie finie",
  },
  inscriptions: { fichier: PRESSE, efface: PRESSE, page: "Liens envoyés par mail" },
  captchas_servis: { fichier: PRESSE, efface: PRESSE, page: "Preuve de travail de l’inscription" },
  parties: SALLE,
  parties_morceaux: SALLE,
  soirees_a_ecrire: SALLE,
  comptes_rendus: { fichier: "soirees", page: "Compte rendu d’une soirée" },
  questions_vues: { fichier: "questionsVues", page: "Questions déjà vues" },
  imprevus: PERSONNE,
  contenus: PERSONNE,
  totaux: PERSONNE,
  changements: PERSONNE,
};

const PAGE = readFileSync("client/screens/legal/confidentialite-donnees.tsx", "utf8");

/** The tables that the product has created, without those of SQLite, of its index and of the migrations. */
const tablesDe = (db: Database): string[] =>
  db
    .all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'
        and name not glob '__drizzle*' and name not glob 'quizz_recherche_*'`,
    )
    .map(({ name }) => name);

/** Whether the rows are deleted with the account, from foreign key to foreign key. */
function suitLeCompte(db: Database, table: string, vues: readonly string[] = []): boolean {
  if (table === "comptes") return true;
  return db
    .all<{ parent: string; effet: string }>(
      sql`select "table" as parent, on_delete as effet from pragma_foreign_key_list(${table})`,
    )
    .some(
      ({ parent, effet }) =>
        effet === "CASCADE" && !vues.includes(parent) && suitLeCompte(db, parent, [...vues, table]),
    );
}

/** Whether the data file of an account has this path. */
function dansLeFichier(fichier: unknown, chemin: string): boolean {
  const [nom = "", reste] = chemin.split("[].");
  const entree: unknown = Object(fichier)[nom];
  if (reste === undefined) return entree !== undefined;
  return (
    Array.isArray(entree) && entree.length > 0 && entree.every((un) => dansLeFichier(un, reste))
  );
}

/** The faults of every table, in words. */
function manques(db: Database, fichier: unknown): string[] {
  return tablesDe(db).flatMap((table) => {
    const gardee = GARDEES[table];
    if (gardee === undefined) return [`${table}: nobody says what becomes of it`];
    const { fichier: ou, efface, page } = gardee;
    const absents: string[] = [];
    if (typeof ou === "string" && !dansLeFichier(fichier, ou)) absents.push(`not at ${ou}`);
    if (efface === undefined && !suitLeCompte(db, table)) absents.push("stays");
    if (typeof page === "string" && !PAGE.includes(`"${page}"`)) absents.push("not told");
    return absents.map((manque) => `${table}: ${manque}`);
  });
}

/** A bench with an account that has saved a quizz. */
async function bancGardees() {
  const { db } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  const edition = createEditionQuizzRepository(db);
  const id = edition.creer(lea, "Fromages") ?? "";
  edition.ajouter(id, lea, { ...QUESTION_RIEN, text: "Un verre d’eau", media: "une.webp" }, 0);
  return { db, lea, fichier: await fichierDeDonnees(db, lea) };
}

test("every table is in one's file, goes with the account and is told on the privacy page, or says why not", async () => {
  const { db, fichier } = await bancGardees();
  expect(manques(db, fichier)).toEqual([]);
  expect(Object.keys(GARDEES).toSorted()).toEqual(tablesDe(db).toSorted());
});

test("a table that is in none is found", async () => {
  const { db, fichier } = await bancGardees();
  db.run(sql`create table plante (compte text)`);
  expect(manques(db, fichier)).toEqual(["plante: nobody says what becomes of it"]);
  expect(suitLeCompte(db, "plante")).toBe(false);
  expect(dansLeFichier(fichier, "plante")).toBe(false);
  expect(dansLeFichier(fichier, "quizz[].plante")).toBe(false);
});

test("a quizz's versions are in the file whole, and nothing of them stays after the account", async () => {
  const { db, lea, fichier } = await bancGardees();
  expect(fichier).toMatchObject({
    quizz: [
      { versions: [{ quizz: { title: "Fromages", questions: [{ text: "Un verre d’eau" }] } }] },
    ],
  });
  const compter = (table: string) =>
    db.get<{ n: number }>(sql`select count(*) as n from ${sql.identifier(table)}`)?.n;
  const TABLES = ["versions", "versions_medias"];
  expect(TABLES.map(compter)).toEqual([1, 1]);
  createCompteRepository(db).supprimer(lea);
  expect(TABLES.map(compter)).toEqual([0, 0]);
});
