/** What the orders of `npm run admin` share: who gives them, and what follows a measure. */
import { createCourrier } from "#api/mails/courrier.ts";
import { createNotifications } from "#api/services/notifications.ts";
import { createDecisionNotices } from "#api/services/moderation/notify.ts";
import type { Config } from "#config";
import { type Database, databaseFile } from "#db/connection.ts";
import { createPurge } from "#db/purge.ts";
import { phoneAddress } from "../../server/addresses.ts";
import type { CommandResult } from "../command.ts";

/** The machine itself: above every rank. */
export const MACHINE = { compte: null, role: "admin" } as const;

export const fait = (message: string): CommandResult => ({ ok: true, message });
export const non = (message: string): CommandResult => ({ ok: false, message });

/** What follows, as on the site; the server that runs sees to its own streams and rooms (action-watcher.ts). */
export function createSuitesDeLaMachine(db: Database, config: Config) {
  const dire = (...mots: unknown[]) => console.error(...mots);
  const courrier = createCourrier({
    smtpUrl: config.SMTP_URL,
    expediteur: config.MAIL_FROM,
    dossierDonnees: config.DATA_DIR,
    annoncer: (fichier) => dire(`Mail écrit\u00A0: ${fichier}`),
    signaler: (cause) => dire(`Le mail n’est pas parti\u00A0: ${cause}`),
  });
  const suites = createDecisionNotices(
    {
      adressePourTelephones: () => phoneAddress(config, config.PORT),
      avis: createNotifications(),
      rooms: { exclure: async () => {} },
      config,
      courrier,
      db,
      purge: createPurge(databaseFile(config.DATA_DIR)),
    },
    { error: dire, warn: dire },
  );
  return { ...suites, courrier };
}
