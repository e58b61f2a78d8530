/** A database for each test, copied from one that is filled once (modele.ts). */
import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import {
  type Database,
  type DatabaseConnection,
  composeMediaFolderPath,
  composeDatabaseFilePath,
  openDatabaseAndApplyMigrations,
} from "../connection.ts";
import {
  type ChangementsDuCompte,
  createCompteRepository,
} from "../repositories/compte-repository.ts";
import type { NouveauQuizz } from "../repositories/quizz-repository.ts";

/** An empty folder, deleted after the test. */
export function creerDossierTemporaire(): string {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-"));
  onTestFinished(() => rmSync(dossier, { recursive: true, force: true }));
  return dossier;
}

export interface BaseDeTest extends DatabaseConnection {
  readonly dossierDonnees: string;
  readonly fichier: string;
}

/** A data folder filled with the content of `contenu-de-test.ts`, and its open database. */
export async function creerBaseDeTest(): Promise<BaseDeTest> {
  const [source, dossierDonnees] = [inject("modele"), creerDossierTemporaire()];
  const fichier = composeDatabaseFilePath(dossierDonnees);
  copyFileSync(composeDatabaseFilePath(source), fichier);
  cpSync(composeMediaFolderPath(source), composeMediaFolderPath(dossierDonnees), {
    recursive: true,
  });
  const connexion = openDatabaseAndApplyMigrations(fichier);
  onTestFinished(() => connexion.fermer());
  return { ...connexion, dossierDonnees, fichier };
}

/** A message question: enough for a quizz to be listed. */
export const QUESTION_RIEN: NouveauQuizz["questions"][number] = {
  type: "rien",
  text: "?",
  options: [],
  reponse: [],
  precis: [],
  media: "question.jpeg",
  aleatoire: false,
  temps: 0,
  preuve: null,
  suite: null,
  liste: [],
};

/** Hash of a password that nobody knows. */
const MOT_INCONNU =
  "$argon2id$v=19$m=1024,p=1,t=2$BOPpfam7gy2RDo2H0WmyBQ$xoGjTr5b03vPkEWYUqlu8/+96TDpzE4ysSW6l+ENy4k";

/** An account whose password nobody knows. Returns its id. */
export function creerCompteEnBase(
  db: Database,
  pseudo: string,
  champs: ChangementsDuCompte = {},
): string {
  const comptes = createCompteRepository(db);
  const mail = `${pseudo.toLowerCase()}@exemple.fr`;
  const cree = comptes.creer({ pseudo, mail, password: MOT_INCONNU });
  if (!("_id" in cree)) throw new Error(`${pseudo} is taken`);
  if (Object.keys(champs).length > 0) comptes.changer(cree._id, champs);
  return cree._id;
}
