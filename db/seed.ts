/**
 * Adds the starter content to the database: all of it at the first start, later the additions of new versions
 * (decisions-plateforme, "Officiel" and "Starter content"). Deleted content does not come back.
 */
import { copyFile, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";
import { z } from "zod";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { normaliserMotInterdit } from "#contracts/mots-interdits.ts";
import { type Database, runInTransaction } from "./connection.ts";
import {
  composerCleDuVoteDImprevuDeDepart,
  composerCleDuNiveauDImprevuDeDepart,
  type FichierDeDepartInvalide,
  NOMS_MEDIAS_DEFAUT,
  listerMediasDeLImprevuDeDepart,
  listerMediasDuQuizzDeDepart,
  readNewStarterContent,
} from "./seed-files.ts";
import { createRandomMediaName } from "./ids.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import { createContenusDeDepartAjoutesRepository } from "./repositories/contenu-repository.ts";
import { createImprevuRepository } from "./repositories/imprevu-repository.ts";
import {
  createMediaRepository,
  type MediaStocke,
  type MediaRepository,
} from "./repositories/media-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import {
  remplacerMediaDePreuveOuSuite,
  remplacerMediasDeQuestion,
} from "./repositories/usage-media-repository.ts";
import { findMimeTypeOfExtension } from "./media-types.ts";
import { createMotsInterditsRepository } from "./repositories/moderation/mots.ts";

const DOSSIER_CONTENU = fileURLToPath(new URL("./content", import.meta.url));
const DOSSIER_DEFAUT = fileURLToPath(new URL("./medias-defaut", import.meta.url));

export interface StarterContentOutcome {
  /** Numbers of quizzes and imprévus that were added. */
  readonly quizz: number;
  readonly imprevus: number;
  /** Content files that were skipped, with reasons. */
  readonly invalides: readonly FichierDeDepartInvalide[];
}

/**
 * Adds what is missing in one transaction: official account, default pictures, quizzes, imprévus and media under random names.
 * Throws when the database or the folder cannot be written, and removes the files copied meanwhile.
 */
export async function addStarterContent(options: {
  db: Database;
  /** Media folder. */
  dossierMedia: string;
  dossierContenu?: string;
}): Promise<StarterContentOutcome> {
  const { db } = options;
  const contenus = createContenusDeDepartAjoutesRepository(db);
  const contenu = await readNewStarterContent(options.dossierContenu ?? DOSSIER_CONTENU, (cle) =>
    contenus.connu(cle),
  );
  await mkdir(options.dossierMedia, { recursive: true });
  await ajouterMotsInterditsDeDepart(db, options.dossierContenu ?? DOSSIER_CONTENU);

  const defauts = await copierDefauts(options.dossierMedia, createMediaRepository(db));
  const noms = [
    ...contenu.quizz.flatMap(({ valeur }) => listerMediasDuQuizzDeDepart(valeur)),
    ...contenu.imprevus.flatMap(({ valeur }) => listerMediasDeLImprevuDeDepart(valeur)),
  ];
  const copies = new Map<string, FichierCopie>();
  try {
    for (const nom of new Set(noms)) {
      const copie = createRandomMediaName(extname(nom).toLowerCase());
      const source = join(options.dossierContenu ?? DOSSIER_CONTENU, "media", nom);
      copies.set(nom, await copier(source, join(options.dossierMedia, copie), copie));
    }
    const renommer = (media: string) => {
      const nom = retirerFragmentDeMedia(media);
      const copie = copies.get(nom);
      return copie === undefined ? media : copie.nom + media.slice(nom.length);
    };
    const nouveau =
      defauts.length + contenu.quizz.length + contenu.imprevus.length + contenu.fichiers.length > 0;
    if (nouveau) runInTransaction(db, () => inscrire(renommer));
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
    // quizz lists show the newest first: inserting the starter content in reverse makes them alphabetical
    for (const { cle, valeur } of contenu.quizz.toReversed()) {
      const questions = valeur.questions.map((question) =>
        remplacerMediasDeQuestion(question, renommer),
      );
      quizz.creer({ ...valeur, questions, createur, visibilite: "public", officiel: true });
      contenus.retenir(cle);
    }
    for (const { cle, valeur } of contenu.imprevus) {
      imprevus.creer({
        ...valeur,
        media: renommer(valeur.media),
        suite: remplacerMediaDePreuveOuSuite(valeur.suite, renommer),
      });
      contenus.retenir(cle);
      contenus.retenir(composerCleDuNiveauDImprevuDeDepart(valeur));
      if (valeur.juge) contenus.retenir(composerCleDuVoteDImprevuDeDepart(valeur));
    }
    for (const { valeur } of contenu.juges) {
      imprevus.faireJuger(valeur.text);
      contenus.retenir(composerCleDuVoteDImprevuDeDepart(valeur));
    }
    for (const { valeur } of contenu.niveaux) {
      imprevus.classer(valeur.text, valeur.niveau);
      contenus.retenir(composerCleDuNiveauDImprevuDeDepart(valeur));
    }
    for (const cle of contenu.fichiers) contenus.retenir(cle);
  }
}

type FichierCopie = Omit<MediaStocke, "proprietaire">;

/** Copies the default pictures that are missing, or that a new version changed. Returns the copied ones. */
async function copierDefauts(dossier: string, medias: MediaRepository): Promise<FichierCopie[]> {
  const copies: FichierCopie[] = [];
  for (const nom of NOMS_MEDIAS_DEFAUT) {
    const source = join(DOSSIER_DEFAUT, nom);
    const cible = join(dossier, nom);
    const [neuf, actuel] = [await stat(source), await stat(cible).catch(() => null)];
    if (actuel?.size !== neuf.size || medias.lire(nom) === null)
      copies.push(await copier(source, cible, nom));
  }
  return copies;
}

/** Copies a media file under a temporary name first, so that a file under its final name is always whole. */
async function copier(source: string, cible: string, nom: string): Promise<FichierCopie> {
  const type = findMimeTypeOfExtension(extname(nom));
  if (type === null) throw new Error(`Type de média inconnu : ${nom}`);
  await copyFile(source, `${cible}.part`);
  await rename(`${cible}.part`, cible);
  return { nom, type, taille: (await stat(cible)).size };
}

const FICHIER = "mots.json";

/**
 * Adds the unwanted words of the starter content, each once, so that a removed word does not come back. Throws when the file
 * is not a list of words.
 */
export async function ajouterMotsInterditsDeDepart(db: Database, dossier: string): Promise<void> {
  const texte = await readFile(join(dossier, FICHIER), "utf8").catch(() => "[]");
  const contenus = createContenusDeDepartAjoutesRepository(db);
  // the key changed when accents began to be stored, so older databases read the file again
  const cleFichier = `${FICHIER}/ecrit/${createHash("sha256").update(texte).digest("hex").slice(0, 32)}`;
  if (contenus.connu(cleFichier)) return;
  const liste = z.array(z.string().min(2)).parse(JSON.parse(texte));
  runInTransaction(db, () => {
    const mots = createMotsInterditsRepository(db);
    for (const mot of liste) {
      const cle = `mot/${normaliserMotInterdit(mot)}`;
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
