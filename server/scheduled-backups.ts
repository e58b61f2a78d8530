/** Backups that the running server makes by itself: every so often, and before an update changes the database (docs/decisions/0095). */
import { type Config, dossierSauvegardes } from "#config";
import { listerSauvegardes, type Sauvegarde, sauvegarder } from "#db/sauvegarde/sauvegarder.ts";

type Reglages = Pick<
  Config,
  "DATA_DIR" | "SAUVEGARDES_DIR" | "SAUVEGARDES_GARDEES" | "SAUVEGARDE_HEURES"
>;

interface Bord {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

const HEURE_MS = 3600 * 1000;
/** How often it is looked whether one is due: a machine that slept catches up. */
const PAS_MS = HEURE_MS / 4;

export const backUp = (config: Reglages): Promise<Sauvegarde> =>
  sauvegarder({
    dossierDonnees: config.DATA_DIR,
    dossierSauvegardes: dossierSauvegardes(config),
    garder: config.SAUVEGARDES_GARDEES,
  });

/** Of a database that this version will change. Rejects when it cannot be made: the database is left as it is. */
export async function backUpBeforeMigration(
  config: Reglages,
  bord: Pick<Bord, "info">,
): Promise<void> {
  const { dossier } = await backUp(config);
  bord.info({ dossier }, "the database of the version before was backed up");
}

/** Whether the last one is older than what was asked. */
async function enRetard(config: Reglages, maintenant: number): Promise<boolean> {
  const [derniere] = await listerSauvegardes(dossierSauvegardes(config));
  return (
    derniere === undefined ||
    maintenant - Date.parse(derniere.date) >= config.SAUVEGARDE_HEURES * HEURE_MS
  );
}

/** A failure is said, and tried again. */
export function scheduleBackups(
  config: Reglages,
  bord: Bord,
  pasMs = PAS_MS,
): { readonly arreter: () => Promise<void> } {
  let enCours: Promise<void> | null = null;
  const tourner = async () => {
    try {
      if (!(await enRetard(config, Date.now()))) return;
      const { dossier } = await backUp(config);
      bord.info({ dossier }, "backed up");
    } catch (err) {
      bord.error({ err }, "no backup could be made");
    }
  };
  const horloge =
    config.SAUVEGARDE_HEURES === 0
      ? undefined
      : setInterval(() => {
          enCours ??= tourner().finally(() => {
            enCours = null;
          });
        }, pasMs);
  horloge?.unref();
  return {
    async arreter() {
      clearInterval(horloge);
      await enCours;
    },
  };
}
