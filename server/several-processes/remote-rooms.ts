/** The rooms of the game processes, as the API sees them. */
import { HttpError } from "#api/services/http-error.ts";
import { createLruCache } from "#api/services/cache.ts";
import type { GameRoomsPort } from "#api/services/ports.ts";
import {
  reponseListeIdsComptes,
  reponseCreerEssai,
  reponseAppelInterneVide,
  reponseVerifierPlace,
} from "#contracts/internal-calls.ts";
import { composerCheminProcessus, type FicheProcessus } from "#contracts/processus.ts";
import { reponseRoomCreee } from "#contracts/room.ts";
import { hacherSecret } from "#game/rooms/secrets.ts";
import { createServerRestartingError } from "#server/local-rooms.ts";
import { type CallOtherProcess, InternalCallRefusedError } from "./internal-calls/calls.ts";
import type { KnownGameProcesses } from "./known-processes.ts";
import type { RedisStore } from "./redis/redis-store.ts";
import { locateRoomProcess } from "./redis/room-directory.ts";
import { copyListInRandomOrder } from "./redis/takeover.ts";

/**
 * Number of remembered essais: more than a hundred processes have (game-server/rooms/essais.ts); a forgotten essai closes
 * by itself once nobody is in it.
 */
const ESSAIS_MAX = 10_000;
/** Longest wait for a game process to confirm a reporter's seat, in ms: nobody waits for a frozen process. */
const SEAT_MAX_MS = 1_000;
const NOBODY = "Le bar ouvre dans un instant. Réessayez.";

export function createRemoteRooms(
  store: RedisStore,
  call: CallOtherProcess,
  known: Pick<KnownGameProcesses, "read">,
): GameRoomsPort {
  const living = () => known.read() ?? [];
  /** The process of each account's last essai: asked for the next one, it closes the one before. */
  const essais = createLruCache<string>(ESSAIS_MAX);

  /**
   * Processes that open rooms, the less busy of two random ones first: always choosing the least busy would send a crowd to one process,
   * since figures are up to a second old.
   */
  function openProcesses(): readonly FicheProcessus[] {
    const load = ({ hotes, telephones, parties }: FicheProcessus) => hotes + telephones + parties;
    const [first, second, ...rest] = copyListInRandomOrder(
      living().filter(
        ({ seVide, enregistrees, manque }) => !seVide && enregistrees && manque === null,
      ),
    );
    const pair = [first, second].flatMap((drawn) => drawn ?? []);
    return [...pair.sort((a, b) => load(a) - load(b)), ...rest];
  }

  /** The answer of the first process that gives one. Throws the message of the last refusal. */
  async function askInTurn<T>(
    processes: readonly FicheProcessus[],
    ask: (one: FicheProcessus) => Promise<T>,
  ): Promise<T> {
    let last: unknown = new HttpError(503, NOBODY);
    for (const one of processes)
      try {
        return await ask(one);
      } catch (error) {
        last = error;
      }
    if (last instanceof HttpError) throw last;
    if (last instanceof InternalCallRefusedError && last.status === 503)
      throw new HttpError(503, last.message);
    throw new HttpError(503, NOBODY);
  }

  async function processOf(code: string): Promise<FicheProcessus | undefined> {
    const location = await locateRoomProcess(store, code);
    if (location === null || location === "enRoute") return undefined;
    return living().find(({ nom }) => composerCheminProcessus(nom) === location.chemin);
  }

  async function excludeFrom({ adresse }: FicheProcessus, juger: (compte: string) => boolean) {
    const { comptes } = await call(adresse, "comptes", reponseListeIdsComptes);
    const excluded = comptes.filter(juger);
    if (excluded.length > 0)
      await call(adresse, "exclusion", reponseAppelInterneVide, { comptes: excluded });
  }

  /** Throws when this process has games: it is of another version, which cannot be asked who is in them. */
  async function requireNoGames(processId: string): Promise<void> {
    if ((await store.codesOf(processId)).length > 0)
      throw new Error("a process of another version has games");
  }

  return {
    creer: async (visiteur) =>
      askInTurn(openProcesses(), async ({ adresse, nom }) => ({
        ...(await call(adresse, "rooms", reponseRoomCreee, { adresse: visiteur })),
        chemin: composerCheminProcessus(nom),
      })),
    async essayer(essai) {
      const { compte } = essai;
      const before = compte === null ? undefined : essais.get(compte);
      const isSameAsBefore = ({ nom }: FicheProcessus) => nom === before;
      const processes = openProcesses();
      const inOrder = [
        ...processes.filter(isSameAsBefore),
        ...processes.filter((one) => !isSameAsBefore(one)),
      ];
      return askInTurn(inOrder, async ({ adresse, nom }) => {
        const { room } = await call(adresse, "essais", reponseCreerEssai, essai);
        if (compte !== null) essais.set(compte, nom);
        return room === null ? null : { ...room, chemin: composerCheminProcessus(nom) };
      });
    },
    async trouver(code) {
      const location = await locateRoomProcess(store, code).catch(() => {
        throw createServerRestartingError();
      });
      return location === null ? null : location === "enRoute" ? {} : location;
    },
    async tient(place) {
      try {
        const process = await processOf(place.room);
        if (process === undefined) return false;
        return (await call(process.adresse, "place", reponseVerifierPlace, place, SEAT_MAX_MS))
          .tient;
      } catch {
        return false;
      }
    },
    hacher: hacherSecret,
    async exclure(juger) {
      const all = await store.processes();
      // games of a dead process are checked by the process that opens them, itself if it wakes (excluded-players.ts)
      const outcomes = await Promise.allSettled(
        all
          .filter(({ alive }) => alive)
          .map(({ processId, fiche }) =>
            fiche === null ? requireNoGames(processId) : excludeFrom(fiche, juger),
          ),
      );
      // the processes that answered have excluded the accounts; the caller tries again for the others
      const failure = outcomes.find(({ status }) => status === "rejected");
      if (failure?.status === "rejected") throw failure.reason;
    },
    async detacher(compte) {
      const detach = async ({ adresse }: FicheProcessus) =>
        call(adresse, "detachement", reponseAppelInterneVide, { comptes: [compte] });
      await Promise.all(living().map(detach));
    },
    // a process that cannot store its games makes the health of the whole server red: its games stay open, and its owner
    // has to look
    enBonneSante: () => known.read()?.every(({ enregistrees }) => enregistrees) ?? false,
    attenteMs: () => Math.max(0, ...living().map(({ attenteMs }) => attenteMs)),
  };
}
