/** The requests that every measured server answers: open a room, and tell the CPU time and the memory that it has used. */
import { once } from "node:events";
import type { Server } from "node:http";
import process from "node:process";
import { z } from "zod";
import { serveBenchRequests } from "./child-process.ts";

/** CPU time of all threads since the process began. */
export const processCost = z.object({ cpuMs: z.number() });
/** Bytes that the process holds, and those of its live objects, after a collection. */
export const processMemory = z.object({ rss: z.number(), heap: z.number() });

/** The seats of a new room, the host's first: the address of a socket, and its first message, if any. */
export const reservedSeats = z.object({
  places: z.array(z.object({ chemin: z.string(), dit: z.string() })),
});
export type ReservedSeat = z.infer<typeof reservedSeats>["places"][number];

export const measuredRoomRequest = z.object({ joueurs: z.int().min(1) });

interface MeasuredServer {
  readonly http: Server;
  readonly ouvrirRoom: (joueurs: number) => Promise<ReservedSeat[]> | ReservedSeat[];
  readonly arreter: () => Promise<void> | void;
  /** Requests that only this server answers. */
  readonly ordres?: Readonly<Record<string, (donnees: unknown) => unknown>>;
}

/**
 * Listens on a free port of the loopback. `POST /` with a number of players opens a room and reserves its seats: the
 * bench is not about the platform's API.
 */
export async function serveMeasuredRooms({
  http,
  ouvrirRoom,
  arreter,
  ordres,
}: MeasuredServer): Promise<void> {
  http.on("request", (requete, reponse) => {
    requete.setEncoding("utf8");
    requete.on("data", (corps: string) => {
      const faire = async () => ouvrirRoom(measuredRoomRequest.parse(JSON.parse(corps)).joueurs);
      faire().then(
        (ouvertes) => reponse.end(JSON.stringify({ places: ouvertes })),
        (erreur: unknown) => reponse.writeHead(500).end(String(erreur)),
      );
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  serveBenchRequests({
    ...ordres,
    port() {
      const adresse = http.address();
      return typeof adresse === "object" ? adresse?.port : 0;
    },
    cout(): z.infer<typeof processCost> {
      const { user, system } = process.cpuUsage();
      return { cpuMs: (user + system) / 1000 };
    },
    memoire(): z.infer<typeof processMemory> {
      globalThis.gc?.();
      const { rss, heapUsed, external } = process.memoryUsage();
      return { rss, heap: heapUsed + external };
    },
    arreter,
  });
}
