/** How the server is, put together from those who know. */
import type { DetailsSante } from "#contracts/sante.ts";
import { type Config, backupFolder } from "#config";
import type { Base } from "#db/connection.ts";
import { createSanteRepository } from "#db/repositories/sante-repository.ts";
import { createDerniereSauvegarde, type DerniereSauvegarde } from "#db/backup/last-backup.ts";
import type { Courrier } from "../mails/courrier.ts";
import type { Boucle } from "./boucle.ts";
import { createMemoire } from "./memoire.ts";
import type { MotsDePasse } from "./mots-de-passe.ts";
import type { Rooms } from "./rooms.ts";
import type { Stockage } from "./stockage.ts";

/** A state that waits for the disk for so long is as good as one that cannot be written. */
const ATTENTE_MAX_MS = 15_000;
/** Less is a full disk, bytes: the database may need as much to write what it has. */
const LIBRE_MIN = 16 * 2 ** 20;
const SAUVEGARDE_MS = 60_000;

export interface Sante {
  details(): Promise<DetailsSante>;
  /** Null when there is none. */
  sauvegarde(): Promise<DerniereSauvegarde | null>;
}

/** Whether the server does what it is for. */
export const estPret = ({ parties, base, disque }: DetailsSante): boolean =>
  parties.enregistrees &&
  parties.attenteMs < ATTENTE_MAX_MS &&
  base.repond &&
  (disque === null || disque.libre >= LIBRE_MIN);

interface Besoins {
  readonly db: Base;
  readonly config: Config;
  readonly rooms: Rooms;
  readonly courrier: Courrier;
  readonly motsDePasse: MotsDePasse;
  readonly stockage: Stockage;
  readonly boucle: Boucle;
  /** Told, for the log, of a database that does not answer. */
  readonly signaler: (erreur: unknown) => void;
}

export function createSante(besoins: Besoins): Sante {
  const { db, config, rooms, courrier, motsDePasse, stockage, boucle, signaler } = besoins;
  const depot = createSanteRepository(db);
  const sauvegarde = createMemoire(SAUVEGARDE_MS, createDerniereSauvegarde(backupFolder(config)));
  const repond = () => {
    try {
      depot.sonder();
      return true;
    } catch (erreur) {
      signaler(erreur);
      return false;
    }
  };
  return {
    sauvegarde,
    async details() {
      const [derniere, disque] = await Promise.all([sauvegarde(), stockage.disque()]);
      const ageS = derniere === null ? null : Math.round((Date.now() - derniere.date) / 1000);
      return {
        parties: { enregistrees: rooms.enBonneSante(), attenteMs: Math.round(rooms.attenteMs()) },
        base: { repond: repond() },
        disque,
        mail: courrier.etat(),
        sauvegarde: { ageS, heures: config.SAUVEGARDE_HEURES },
        boucle: boucle.lire(),
        hachages: motsDePasse.etat(),
      };
    },
  };
}
