/**
 * Brings the starter content into the database: all of it at the first start, what a new version adds later on
 * (decisions-plateforme, "Officiel" and "Starter content"). What somebody deleted does not come back.
 */
import { copyFile, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Complement } from "#contracts/quizz.ts";
import { sansFragment } from "#contracts/fragment.ts";
import { formeMot } from "#contracts/mots-interdits.ts";
import { inTransaction } from "./transaction.ts";
import type { Database } from "./connection.ts";
import {
  cleJuge,
  cleNiveau,
  type FichierInvalide,
  readSeedFiles,
  MEDIAS_DEFAUT,
  mediasDeLImprevu,
  mediasDuQuizz,
} from "./seed-files.ts";
import { newMediaName } from "./ids.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import { createContenuRepository } from "./repositories/contenu-repository.ts";
import { createImprevuRepository } from "./repositories/imprevu-repository.ts";
import {
  createMediaRepository,
  type Media,
  type MediaRepository,
} from "./repositories/media-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { mediaType } from "./media-types.ts";
import { createMots } from "./repositories/moderation/mots.ts";

const DOSSIER_CONTENU = fileURLToPath(new URL("./content", import.meta.url));
const DOSSIER_DEFAUT = fileURLToPath(new URL("./medias-defaut", import.meta.url));

export interface SeedOutcome {
  /** How many were added by this call. */
  readonly quizz: number;
  readonly imprevus: number;
  /** Files left out, and why. */
  readonly invalides: readonly FichierInvalide[];
}

/**
 * Adds what is missing: official account, default pictures, quizzes, imprévus and their media under random names, in
 * one transaction. Throws when the database or the folder cannot be written; the files copied meanwhile are removed.
 */
export async function seed(options: {
  db: Database;
  /** Where media files go. */
  dossierMedia: string;
  dossierContenu?: string;
}): Promise<SeedOutcome> {
  const { db } = options;
  const contenus = createContenuRepository(db);
  const contenu = await readSeedFiles(options.dossierContenu ?? DOSSIER_CONTENU, (cle) =>
    contenus.connu(cle),
  );
  await mkdir(options.dossierMedia, { recursive: true });
  await remplirMots(db, options.dossierContenu ?? DOSSIER_CONTENU);

  const defauts = await copierDefauts(options.dossierMedia, createMediaRepository(db));
  const noms = [
    ...contenu.quizz.flatMap(({ valeur }) => mediasDuQuizz(valeur)),
    ...contenu.imprevus.flatMap(({ valeur }) => mediasDeLImprevu(valeur)),
  ];
  const copies = new Map<string, FichierCopie>();
  try {
    for (const nom of new Set(noms)) {
      const copie = newMediaName(extname(nom).toLowerCase());
      const source = join(options.dossierContenu ?? DOSSIER_CONTENU, "media", nom);
      copies.set(nom, await copier(source, join(options.dossierMedia, copie), copie));
    }
    const renommer = (media: string) => {
      const nom = sansFragment(media);
      const copie = copies.get(nom);
      return copie === undefined ? media : copie.nom + media.slice(nom.length);
    };
    const nouveau =
      defauts.length + contenu.quizz.length + contenu.imprevus.length + contenu.fichiers.length > 0;
    if (nouveau) inTransaction(db, () => inscrire(renommer));
  } catch (erreur) {
    for (const { nom } of copies.values())
      await rm(join(options.dossierMedia, nom), { force: true });
    throw erreur;
  }
  return {
    quizz: contenu.quizz.length,
    imprevus: contenu.imprevus.length,
    invalides: contenu.invalides,
  };

  function inscrire(renommer: (nom: string) => string): void {
    const createur = createCompteRepository(db).officiel();
    const medias = createMediaRepository(db);
    const quizz = createQuizzRepository(db);
    const imprevus = createImprevuRepository(db);
    for (const fichier of [...defauts, ...copies.values()])
      medias.ranger({ ...fichier, proprietaire: createur });
    // lists show the newest first: added from the last to the first, they read in alphabetical order
    for (const { cle, valeur } of contenu.quizz.toReversed()) {
      const questions = valeur.questions.map((question) => ({
        ...question,
        ...renommes(question, renommer),
      }));
      quizz.creer({ ...valeur, questions, createur, visibilite: "public", officiel: true });
      contenus.retenir(cle);
    }
    for (const { cle, valeur } of contenu.imprevus) {
      imprevus.creer({
        ...valeur,
        media: renommer(valeur.media),
        suite: complement(valeur.suite, renommer),
      });
      contenus.retenir(cle);
      contenus.retenir(cleNiveau(valeur));
      if (valeur.juge) contenus.retenir(cleJuge(valeur));
    }
    for (const { valeur } of contenu.juges) {
      imprevus.faireJuger(valeur.text);
      contenus.retenir(cleJuge(valeur));
    }
    for (const { valeur } of contenu.niveaux) {
      imprevus.classer(valeur.text, valeur.niveau);
      contenus.retenir(cleNiveau(valeur));
    }
    for (const cle of contenu.fichiers) contenus.retenir(cle);
  }
}

type FichierCopie = Omit<Media, "proprietaire">;

/** Copies the default pictures that are not there yet, or that a new version changed. Returns the copied ones. */
async function copierDefauts(dossier: string, medias: MediaRepository): Promise<FichierCopie[]> {
  const copies: FichierCopie[] = [];
  for (const nom of MEDIAS_DEFAUT) {
    const source = join(DOSSIER_DEFAUT, nom);
    const cible = join(dossier, nom);
    const [neuf, actuel] = [await stat(source), await stat(cible).catch(() => null)];
    if (actuel?.size !== neuf.size || medias.lire(nom) === null)
      copies.push(await copier(source, cible, nom));
  }
  return copies;
}

/** Copies to a neighbour first: a file under its final name is always whole. */
async function copier(source: string, cible: string, nom: string): Promise<FichierCopie> {
  const type = mediaType(extname(nom));
  if (type === null) throw new Error(`Type de média inconnu : ${nom}`);
  await copyFile(source, `${cible}.part`);
  await rename(`${cible}.part`, cible);
  return { nom, type, taille: (await stat(cible)).size };
}

function complement(
  valeur: Complement | null,
  renommer: (nom: string) => string,
): Complement | null {
  return valeur === null ? null : { ...valeur, media: renommer(valeur.media) };
}

function renommes(
  valeur: { media: string; preuve: Complement | null; suite: Complement | null },
  renommer: (nom: string) => string,
): { media: string; preuve: Complement | null; suite: Complement | null } {
  const { media, preuve, suite } = valeur;
  return {
    media: renommer(media),
    preuve: complement(preuve, renommer),
    suite: complement(suite, renommer),
  };
}

/** The words that the product comes with: brought in once each, so that what an administrator took out does not come back. */
const FICHIER = "mots.json";

/** Adds those of the file that were never there. A folder without the file adds none; throws when it is not a list of words. */
export async function remplirMots(db: Database, dossier: string): Promise<void> {
  const texte = await readFile(join(dossier, FICHIER), "utf8").catch(() => "[]");
  const contenus = createContenuRepository(db);
  // read once more where words were kept without their accents
  const cleFichier = `${FICHIER}/ecrit/${createHash("sha256").update(texte).digest("hex").slice(0, 32)}`;
  if (contenus.connu(cleFichier)) return;
  const liste = z.array(z.string().min(2)).parse(JSON.parse(texte));
  inTransaction(db, () => {
    const mots = createMots(db);
    for (const mot of liste) {
      const cle = `mot/${formeMot(mot)}`;
      if (contenus.connu(cle)) {
        mots.accentuer(mot);
        continue;
      }
      mots.ajouter(mot);
      contenus.retenir(cle);
    }
    contenus.retenir(cleFichier);
  });
}
