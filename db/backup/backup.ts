/** Backups of a data folder that is in use (docs/decisions/0095). */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { mediaFolder, databaseFile } from "../connection.ts";
import {
  BASE,
  linkOrCopy,
  FICHIER_MANIFESTE,
  filesOf,
  syncToDisk,
  readManifest,
  type Manifeste,
  MEDIA,
  sizeOf,
} from "./backup-files.ts";

const PROGRAMME = new URL("./copy-worker.ts", import.meta.url);
const PREFIXE = "trinquizz-";
const EN_COURS = ".en-cours";
/** Of the media's folder: what is on its way in or out. */
const EN_ROUTE = "envois";

export interface Backup extends Manifeste {
  readonly nom: string;
  readonly dossier: string;
}

export interface BackupOptions {
  readonly dossierDonnees: string;
  /** Where backups are kept, each in a folder of its own. */
  readonly dossierSauvegardes: string;
  /** How many stay, this one included; the oldest go. */
  readonly garder: number;
}

/**
 * Makes one: the database as it is at one moment, its media beside it, checked and written through before it has its name.
 * Throws when there is no database, or nothing can be written; then nothing of it is left but what the next one takes away.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { dossierDonnees, dossierSauvegardes, garder } = options;
  const source = databaseFile(dossierDonnees);
  if (!existsSync(source)) throw new Error(`Il n’y a rien à sauvegarder dans ${dossierDonnees}.`);
  await mkdir(dossierSauvegardes, { recursive: true });
  await oublierLesBrouillons(dossierSauvegardes);
  const date = new Date().toISOString();
  const nom = `${PREFIXE}${date.replaceAll(/[:.]/g, "-")}`;
  const brouillon = join(dossierSauvegardes, nom + EN_COURS);
  await mkdir(brouillon);

  const medias = mediaFolder(dossierDonnees);
  // before the database and after it: what it shows was there already, or came while it was copied
  await doublerMedias(medias, join(brouillon, MEDIA));
  await copierAPart(source, join(brouillon, BASE));
  await doublerMedias(medias, join(brouillon, MEDIA));
  await syncToDisk(join(brouillon, BASE));

  const manifeste: Manifeste = {
    version: 1,
    date,
    base: (await sizeOf(join(brouillon, BASE))) ?? 0,
    medias: await taillesDe(join(brouillon, MEDIA)),
  };
  await writeFile(join(brouillon, FICHIER_MANIFESTE), JSON.stringify(manifeste));
  await syncToDisk(join(brouillon, FICHIER_MANIFESTE));
  await syncToDisk(brouillon);
  const dossier = join(dossierSauvegardes, nom);
  await rename(brouillon, dossier);
  await syncToDisk(dossierSauvegardes);
  await oublierLesAnciennes(dossierSauvegardes, garder);
  return { ...manifeste, nom, dossier };
}

/** Folders that should be some, the latest first. */
async function nomsDeSauvegardes(dossierSauvegardes: string): Promise<string[]> {
  const noms = await readdir(dossierSauvegardes).catch(() => []);
  return noms
    .filter((nom) => nom.startsWith(PREFIXE) && !nom.endsWith(EN_COURS))
    .toSorted()
    .toReversed();
}

/** Those that are whole, the latest first. */
export async function listBackups(dossierSauvegardes: string): Promise<Backup[]> {
  return (await nomsDeSauvegardes(dossierSauvegardes)).flatMap((nom) => {
    const dossier = join(dossierSauvegardes, nom);
    const manifeste = readManifest(dossier);
    return manifeste === null ? [] : [{ ...manifeste, nom, dossier }];
  });
}

async function copierAPart(source: string, cible: string): Promise<void> {
  const worker = new Worker(PROGRAMME, { workerData: { source, cible } });
  await once(worker, "message");
}

async function doublerMedias(source: string, cible: string): Promise<void> {
  for (const chemin of await filesOf(source))
    if (!chemin.startsWith(EN_ROUTE)) await linkOrCopy(join(source, chemin), join(cible, chemin));
}

async function taillesDe(dossier: string): Promise<Record<string, number>> {
  const tailles: Record<string, number> = {};
  for (const chemin of await filesOf(dossier))
    tailles[chemin] = (await sizeOf(join(dossier, chemin))) ?? 0;
  return tailles;
}

/** A crash or a power cut came in the middle of these. */
async function oublierLesBrouillons(dossier: string): Promise<void> {
  for (const nom of await readdir(dossier))
    if (nom.startsWith(PREFIXE) && nom.endsWith(EN_COURS))
      await rm(join(dossier, nom), { recursive: true, force: true });
}

async function oublierLesAnciennes(dossier: string, garder: number): Promise<void> {
  const anciennes = (await listBackups(dossier)).slice(garder);
  for (const { dossier: ancienne } of anciennes)
    await rm(ancienne, { recursive: true, force: true });
}

/** The last backup, for whoever watches: its note, which names every file, is read once. */
export interface LastBackup {
  /** Milliseconds since 1970. */
  readonly date: number;
  /** Of the database and the media; links take no room of their own. */
  readonly octets: number;
}

/** Null when there is none that is whole. */
export function createLastBackup(dossierSauvegardes: string): () => Promise<LastBackup | null> {
  let connue: { readonly nom: string; readonly lue: LastBackup } | null = null;
  return async () => {
    for (const nom of await nomsDeSauvegardes(dossierSauvegardes)) {
      if (connue?.nom === nom) return connue.lue;
      const manifeste = readManifest(join(dossierSauvegardes, nom));
      if (manifeste === null) continue;
      const { base, date, medias } = manifeste;
      const octets = Object.values(medias).reduce((somme, n) => somme + n, base);
      connue = { nom, lue: { date: Date.parse(date), octets } };
      return connue.lue;
    }
    return null;
  };
}
