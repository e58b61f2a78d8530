/** The rooms of the processes that play, as the API sees them. */
import { ErreurHttp } from "#api/services/erreur-http.ts";
import { createRetenus } from "#api/services/retenus.ts";
import type { Rooms } from "#api/services/rooms.ts";
import { comptesRendus, essaiRendu, fait, placeRendue } from "#contracts/interne.ts";
import { cheminDe, type FicheProcessus } from "#contracts/processus.ts";
import { roomCreee } from "#contracts/room.ts";
import { locateRoom } from "#server/several-processes/redis/room-directory.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";
import { shuffle } from "#server/several-processes/redis/takeover.ts";
import { hacher } from "#game/rooms/secrets.ts";
import type { KnownProcesses } from "./known-processes.ts";
import { type Call, CallRefused } from "./internal-calls/calls.ts";
import { restartingError } from "../local-rooms.ts";

/** More than all processes hold of them at once, unless there are hundreds (game-server/rooms/essais.ts); one that nobody is in closes by itself. */
const ESSAIS_RETENUS = 10_000;
/** A report goes without it: nobody waits for a process that is frozen. */
const PLACE_MAX_MS = 1_000;
const PERSONNE = "Le bar ouvre dans un instant. Réessayez.";

export function remoteRooms(
  store: RedisStore,
  call: Call,
  fiches: Pick<KnownProcesses, "lire">,
): Rooms {
  const vivants = () => fiches.lire() ?? [];
  /** Where each account tried a question last: it is there that the one of before is closed. */
  const essais = createRetenus<string>(ESSAIS_RETENUS);

  /** The less busy of two drawn ones first: what is known of them is a second old, and a crowd must not all go to one. */
  function ouverts(): readonly FicheProcessus[] {
    const occupation = ({ hotes, telephones, parties }: FicheProcessus) =>
      hotes + telephones + parties;
    const [un, autre, ...reste] = shuffle(
      vivants().filter(({ seVide, enregistrees }) => !seVide && enregistrees),
    );
    const paire = [un, autre].flatMap((tire) => tire ?? []);
    return [...paire.sort((a, b) => occupation(a) - occupation(b)), ...reste];
  }

  /** By the first that will: what the last one says otherwise. */
  async function parLePremier<T>(
    processus: readonly FicheProcessus[],
    demander: (a: FicheProcessus) => Promise<T>,
  ): Promise<T> {
    let derniere: unknown = new ErreurHttp(503, PERSONNE);
    for (const un of processus)
      try {
        return await demander(un);
      } catch (erreur) {
        derniere = erreur;
      }
    if (derniere instanceof ErreurHttp) throw derniere;
    if (derniere instanceof CallRefused && derniere.statut === 503)
      throw new ErreurHttp(503, derniere.message);
    throw new ErreurHttp(503, PERSONNE);
  }

  async function chez(code: string): Promise<FicheProcessus | undefined> {
    const ou = await locateRoom(store, code);
    if (ou === null || ou === "enRoute") return undefined;
    return vivants().find(({ nom }) => cheminDe(nom) === ou.chemin);
  }

  async function exclureDe({ adresse }: FicheProcessus, juger: (compte: string) => boolean) {
    const { comptes } = await call(adresse, "comptes", comptesRendus);
    const exclus = comptes.filter(juger);
    if (exclus.length > 0) await call(adresse, "exclusion", fait, { comptes: exclus });
  }

  /** Nobody knows who is in the games of one that lives and describes itself in other words, until somebody else has them. */
  async function rienChez(qui: string): Promise<void> {
    if ((await store.codesDe(qui)).length > 0)
      throw new Error("a process of another version has games");
  }

  return {
    creer: async () =>
      parLePremier(ouverts(), async ({ adresse, nom }) => ({
        ...(await call(adresse, "rooms", roomCreee)),
        chemin: cheminDe(nom),
      })),
    async essayer(demande) {
      const memeQuAvant = ({ nom }: FicheProcessus) => nom === essais.de(demande.compte);
      const processus = ouverts();
      const ordre = [
        ...processus.filter(memeQuAvant),
        ...processus.filter((un) => !memeQuAvant(un)),
      ];
      return parLePremier(ordre, async ({ adresse, nom }) => {
        const { room } = await call(adresse, "essais", essaiRendu, demande);
        essais.noter(demande.compte, nom);
        return room === null ? null : { ...room, chemin: cheminDe(nom) };
      });
    },
    async trouver(code) {
      const ou = await locateRoom(store, code).catch(() => {
        throw restartingError();
      });
      return ou === null ? null : ou === "enRoute" ? {} : ou;
    },
    async tient(place) {
      try {
        const la = await chez(place.room);
        if (la === undefined) return false;
        return (await call(la.adresse, "place", placeRendue, place, PLACE_MAX_MS)).tient;
      } catch {
        return false;
      }
    },
    hacher,
    async exclure(juger) {
      const connus = await store.processus();
      // the games of a dead one are looked at by whoever opens them, itself if it wakes (exclus.ts)
      const issues = await Promise.allSettled(
        connus
          .filter(({ vivant }) => vivant)
          .map(({ qui, fiche }) => (fiche === null ? rienChez(qui) : exclureDe(fiche, juger))),
      );
      // those who answered have done it; whoever asks comes again for the others
      const ratee = issues.find(({ status }) => status === "rejected");
      if (ratee?.status === "rejected") throw ratee.reason;
    },
    // a process that cannot store keeps its games going, and says so: somebody has to look
    enBonneSante: () => fiches.lire()?.every(({ enregistrees }) => enregistrees) ?? false,
    attenteMs: () => Math.max(0, ...vivants().map(({ attenteMs }) => attenteMs)),
  };
}
