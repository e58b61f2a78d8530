/** What only one process has: the database with all that must last, and the API on it. */
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { createApp } from "#api/app.ts";
import { createCourrier } from "#api/mails/courrier.ts";
import type { LimitesApi } from "#api/plugins/limites.ts";
import { createHachoir } from "#api/services/hachoir.ts";
import type { Conduite } from "#api/services/conduite.ts";
import type { CompterEchec } from "#api/services/essais-de-code.ts";
import type { Lumiere } from "#api/services/lumiere.ts";
import { balayerMedias } from "#api/services/medias/balayage.ts";
import type { Rooms } from "#api/services/rooms.ts";
import type { Config } from "#config";
import { attendUneMigration, fichierBase, ouvrirBase } from "#db/connexion.ts";
import { createLecteur } from "#db/lecteur.ts";
import { createPurge } from "#db/purge.ts";
import { dossierMedia, remplir } from "#db/remplir.ts";
import { createMenageRepository } from "#db/repositories/menage-repository.ts";
import { refuserDemiRestauration } from "#db/sauvegarde/restaurer.ts";
import { prendreVerrou } from "#db/verrou.ts";
import { createHistoriqueDb } from "#game/ports/adapters/historique-db.ts";
import { terminalMail } from "./terminal.ts";
import { adresseLocale, adressePourTelephones } from "./addresses.ts";
import { scheduleBackups, backUpBeforeMigration } from "./scheduled-backups.ts";
import type { Mesures } from "./metrics/metrics.ts";
import { readFileSync } from "node:fs";

/** How often what is out of date is removed. */
const MENAGE_MS = 3600 * 1000;
export const CLIENT_FOLDER = join(fileURLToPath(new URL("..", import.meta.url)), "dist");

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Opens the database, brought up to date and filled. Rejects when another server has the data folder, or when it cannot be
 * opened or written.
 */
export async function openDatabase(config: Config, bord: Logger) {
  const verrou = prendreVerrou(config.DATA_DIR);
  const fichier = fichierBase(config.DATA_DIR);
  refuserDemiRestauration(config.DATA_DIR);
  if (attendUneMigration(fichier)) await backUpBeforeMigration(config, bord);
  const base = ouvrirBase(fichier);
  const { invalides } = await remplir({ db: base.db, dossierMedia: dossierMedia(config.DATA_DIR) });
  for (const invalide of invalides) bord.warn(invalide, "starter content left out");
  const historique = createHistoriqueDb({
    db: base.db,
    signaler: (err) => bord.error({ err }, "a finished game could not be written yet"),
  });
  // games that ended just before the last stop
  historique.relever();
  return {
    db: base.db,
    fichier,
    historique,
    fermer() {
      historique.fermer();
      base.fermer();
      verrou.rendre();
    },
  };
}

/** Where people find it; the port is known once it listens. */
export function createAddresses(config: Config) {
  let port = config.PORT;
  return {
    noter: (ouvert: number) => void (port = ouvert),
    port: () => port,
    adresseLocale: () => adresseLocale(config, port),
    adressePourTelephones: () => adressePourTelephones(config, port),
  };
}

interface Besoins {
  readonly config: Config;
  readonly bord: Logger;
  readonly maison: OpenDatabase;
  readonly http: Server;
  readonly rooms: Rooms;
  /** Nobody else plays without it. */
  readonly conduite?: Conduite;
  readonly compterEchec?: CompterEchec;
  readonly mesures: Mesures;
  readonly lumiere: Lumiere;
  readonly adresses: ReturnType<typeof createAddresses>;
  readonly version: string;
  readonly limites: Partial<LimitesApi>;
  /** Before the application is ready: what one role has besides. */
  readonly ajouter?: (app: FastifyInstance) => void;
}

/** The API on that database, not listening yet, with what it does by itself every so often. */
export async function buildApi(besoins: Besoins) {
  const { config, bord, maison, http, rooms, mesures, lumiere, version, limites } = besoins;
  const { adresseLocale: locale, adressePourTelephones: telephones } = besoins.adresses;
  const { db, fichier } = maison;
  const courrier = createCourrier({
    smtpUrl: config.SMTP_URL,
    expediteur: config.MAIL_FROM,
    dossierDonnees: config.DATA_DIR,
    annoncer(fichierMail, lien) {
      bord.info({ fichier: fichierMail }, "mail written");
      // for whoever sits in front of it; a log is kept, and read by others
      if (process.stdout.isTTY) console.log(terminalMail(fichierMail, lien));
    },
    signaler: (cause) => bord.error({ cause }, "a mail could not be sent"),
  });
  const purge = createPurge(fichier);
  const lecteur = createLecteur(fichier);
  lecteur.preparer();
  const hachoir = createHachoir();
  hachoir.preparer();
  const app = await createApp({
    courrier,
    lumiere,
    purge,
    lecteur,
    hachoir,
    mesures,
    db,
    config,
    rooms,
    ...(besoins.conduite === undefined ? {} : { conduite: besoins.conduite }),
    ...(besoins.compterEchec === undefined ? {} : { compterEchec: besoins.compterEchec }),
    limites,
    serverFactory: (repondre) => http.on("request", repondre),
    version,
    dossierClient: CLIENT_FOLDER,
    adresseLocale: locale,
    adressePourTelephones: telephones,
  });
  besoins.ajouter?.(app);
  await app.ready();
  const menage = createMenageRepository(db);
  // a full disk or a locked base: the next hour will do
  const rate = (err: unknown) => bord.error({ err }, "what is out of date could not be removed");
  const balayer = () => {
    try {
      menage.balayer(Date.now());
    } catch (err) {
      rate(err);
    }
    courrier.balayer(Date.now()).catch(rate);
    purge.purger().catch(rate);
    balayerMedias(db, config.DATA_DIR, Date.now()).catch(rate);
  };
  balayer();
  const heure = setInterval(balayer, MENAGE_MS);
  const gardien = scheduleBackups(config, bord);
  return {
    app,
    /** Nothing begins by itself any more. */
    async reposer() {
      clearInterval(heure);
      await gardien.arreter();
    },
    async fermer() {
      await app.close();
      await courrier.vider();
    },
  };
}

// === Which build of the client is served.

/** As its build named it (scripts/version.ts); empty when none is there. */
export function readBuildVersion(dossierClient: string): string {
  try {
    return readFileSync(join(dossierClient, "version.txt"), "utf8").trim();
  } catch {
    return "";
  }
}
