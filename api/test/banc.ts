/** Test application on a database of its own, with fake rooms. */
import { onTestFinished } from "vitest";
import { type ServerConfig, readServerConfig } from "#config";
import { type BaseDeTest, creerBaseDeTest, creerCompteEnBase } from "#db/test/banc.ts";
import type { DatabaseReader } from "#db/reader.ts";
import { createDatabaseReadRunner } from "#db/reads.ts";
import { createDatabaseWriterWithSender, type DatabaseWriter } from "#db/writer.ts";
import { createDatabaseWriteRunner } from "#db/writes.ts";
import { type ChangementsDuCompte } from "#db/repositories/compte-repository.ts";
import { createSessionRepository } from "#db/repositories/session-repository.ts";
import { NOM_COOKIE_SESSION } from "../plugins/sessions.ts";
import { createApiApp } from "../app.ts";
import type { EnvoiDeMails } from "../mails/courrier.ts";
import type { MailAEnvoyer } from "../mails/textes.ts";
import type { ApiAppOptions } from "../options.ts";
import { hashOrVerifyPassword } from "../services/password-hasher-argon2.ts";
import type { PasswordHasher } from "../services/password-hasher.ts";
import type { MediaConverter } from "../services/medias/media-converter.ts";
import { convertMediaFile } from "../services/medias/convert-media.ts";
import type { GameRoomsPort } from "../services/ports.ts";

export const CODE_ROOM_DE_TEST = "ABC123";

/** Fake rooms: one healthy room, `ABC123`. */
export function creerFaussesRooms(autres: Partial<GameRoomsPort> = {}): GameRoomsPort {
  return {
    creer: async () => ({ code: CODE_ROOM_DE_TEST, billet: "billet-secret" }),
    essayer: async () => ({ code: CODE_ROOM_DE_TEST, billet: "billet-d-essai" }),
    trouver: async (code) => (code === CODE_ROOM_DE_TEST ? {} : null),
    tient: async () => false,
    hacher: (secret) => `hash of ${secret}`,
    exclure: async () => {},
    detacher: async () => {},
    enBonneSante: () => true,
    attenteMs: () => 0,
    ...autres,
  };
}

function configDeTest(env: Readonly<Record<string, string>>): ServerConfig {
  const lecture = readServerConfig({ LOG_LEVEL: "silent", ...env });
  if (!lecture.ok) throw new Error(lecture.message);
  return lecture.config;
}

/** Mailer that keeps its mails. */
export function creerEnvoiDeMailsDeTest(): EnvoiDeMails & { readonly mails: MailAEnvoyer[] } {
  const mails: MailAEnvoyer[] = [];
  return {
    mails,
    envoyer: (mail) => void mails.push(mail),
    balayer: async () => {},
    oublier: async () => {},
    vider: async () => {},
    etat: () => ({
      transport: "smtp",
      envoyes: mails.length,
      rates: 0,
      enAttente: 0,
      dernier: null,
    }),
  };
}

/** Reader without a thread: starting one takes longer than most tests. */
function lecteurSurPlace(db: BaseDeTest["db"]): DatabaseReader {
  const lire = createDatabaseReadRunner(db);
  return {
    lire: async (lecture) => lire(lecture),
    preparer() {},
    async fermer() {},
  };
}

/** Writer without a thread: starting one takes longer than most tests. */
function writerOnTheSpot(db: BaseDeTest["db"]): DatabaseWriter {
  const write = createDatabaseWriteRunner(db);
  return createDatabaseWriterWithSender(
    async (demand) => write(demand),
    async () => {},
  );
}

/** Password hasher without a process: starting one takes longer than most tests. */
export const PASSWORD_HASHER_WITHOUT_PROCESS: PasswordHasher = {
  faire: (demande) => hashOrVerifyPassword({ ...demande, id: 0 }),
  preparer() {},
  async fermer() {},
};

/** Media converter without a process: starting one takes longer than most tests. */
const atelierSurPlace: MediaConverter = { faire: convertMediaFile, fermer() {} };

export interface OptionsBanc extends Partial<Omit<ApiAppOptions, "config" | "db">> {
  readonly env?: Readonly<Record<string, string>>;
  /** Database made beforehand by a test that needs its folder. */
  readonly base?: BaseDeTest;
}

export async function creerBancApi({
  env = {},
  base: donnee,
  ...options
}: OptionsBanc = {}): Promise<{
  app: Awaited<ReturnType<typeof createApiApp>>;
  base: BaseDeTest;
  /** Names of all routes of the application, as "GET /api/…". */
  routes: ReadonlySet<string>;
}> {
  const base = donnee ?? (await creerBaseDeTest());
  const config = configDeTest({ DATA_DIR: base.dossierDonnees, ...env });
  const routes = new Set<string>();
  const app = await createApiApp({
    surRoute: (methode, url) => {
      if (methode !== "HEAD" && !url.startsWith("/api/docs")) routes.add(`${methode} ${url}`);
    },
    rooms: creerFaussesRooms(),
    courrier: creerEnvoiDeMailsDeTest(),
    lumiere: { reglee: false, mettre() {} },
    reader: lecteurSurPlace(base.db),
    writer: writerOnTheSpot(base.db),
    passwordHasher: PASSWORD_HASHER_WITHOUT_PROCESS,
    mediaConverter: atelierSurPlace,
    adressePourTelephones: () => "http://192.168.1.10:3000",
    adresseLocale: () => "http://localhost:3000",
    ...options,
    db: base.db,
    config,
  });
  onTestFinished(() => app.close());
  await app.ready();
  return { app, base, routes };
}

let inscrits = 0;

/** Makes a confirmed and logged-in account. Returns its id and its session's cookie header. */
export function creerCompteDeTest(
  db: BaseDeTest["db"],
  pseudo = `Testeur${++inscrits}`,
  champs: ChangementsDuCompte = {},
): {
  readonly _id: string;
  readonly pseudo: string;
  readonly headers: { readonly cookie: string };
} {
  const _id = creerCompteEnBase(db, pseudo, champs);
  const secret = createSessionRepository(db).ouvrir(_id, false);
  return { _id, pseudo, headers: { cookie: `${NOM_COOKIE_SESSION}=${secret}` } };
}
