/** The application on a database of its own, with rooms that are only a list of codes. */
import { onTestFinished } from "vitest";
import { type Config, lireConfig } from "#config";
import { type BaseDeTest, baseDeTest } from "#db/test/banc.ts";
import { creerApp, type OptionsApp } from "../app.ts";
import type { Identite } from "../services/identite.ts";
import type { DemandeDePlace, Rooms } from "../services/rooms.ts";

export const CODE = "ABC123";
export const PLACE = { name: "partie", sessionId: "s", roomId: CODE, processId: "p" };

/** One room, `ABC123`, healthy; what it was asked for is kept. */
export function faussesRooms(
  autres: Partial<Rooms> = {},
): Rooms & { readonly demandes: DemandeDePlace[] } {
  const demandes: DemandeDePlace[] = [];
  return {
    demandes,
    creer: async () => ({ code: CODE, billet: "billet-secret" }),
    existe: async (code) => code === CODE,
    async reserver(demande) {
      demandes.push(demande);
      return demande.code === CODE ? PLACE : null;
    },
    hacher: (secret) => `hash of ${secret}`,
    enBonneSante: () => true,
    ...autres,
  };
}

function configDeTest(env: Readonly<Record<string, string>>): Config {
  const lecture = lireConfig({ LOG_LEVEL: "silent", ...env });
  if (!lecture.ok) throw new Error(lecture.message);
  return lecture.config;
}

/** The account named by a header, as a session will do with a cookie. */
export const identiteDeTest: Identite = ({ headers }) => {
  const compte = headers["x-compte"];
  return typeof compte === "string" ? compte : null;
};

export interface OptionsBanc extends Partial<Omit<OptionsApp, "config" | "db">> {
  readonly env?: Readonly<Record<string, string>>;
}

export async function banc({ env = {}, ...options }: OptionsBanc = {}): Promise<{
  app: Awaited<ReturnType<typeof creerApp>>;
  base: BaseDeTest;
}> {
  const base = await baseDeTest();
  const config = configDeTest({ DATA_DIR: base.dossierDonnees, ...env });
  const app = await creerApp({
    rooms: faussesRooms(),
    adressePourTelephones: () => "http://192.168.1.10:3000",
    ...options,
    db: base.db,
    config,
  });
  onTestFinished(() => app.close());
  await app.ready();
  return { app, base };
}
