/** What both measured servers owe the bench: rooms on demand, and what they cost. */
import { once } from "node:events";
import type { Server } from "node:http";
import process from "node:process";
import { z } from "zod";
import { obeir } from "./child-process.ts";

/** CPU time spent since the process began, all its threads together, and the memory it holds now. */
export const cout = z.object({ cpuMs: z.number(), rss: z.number() });
export type Cout = z.infer<typeof cout>;

/** The seats of a new room, the host's first: the address of a socket, and what is said there first, if anything. */
export const places = z.object({
  places: z.array(z.object({ chemin: z.string(), dit: z.string() })),
});
export type Place = z.infer<typeof places>["places"][number];

export const demandeRoom = z.object({ joueurs: z.int().min(1) });

interface Poste {
  readonly http: Server;
  readonly ouvrirRoom: (joueurs: number) => Promise<Place[]> | Place[];
  readonly arreter: () => Promise<void> | void;
  /** What this one is asked besides. */
  readonly ordres?: Readonly<Record<string, (donnees: unknown) => unknown>>;
}

/**
 * Listens on a free port of the loopback. `POST /` with a number of players opens a room and reserves its seats: the
 * bench is not about the platform's API.
 */
export async function tenirPoste({ http, ouvrirRoom, arreter, ordres }: Poste): Promise<void> {
  http.on("request", (requete, reponse) => {
    requete.setEncoding("utf8");
    requete.on("data", (corps: string) => {
      const faire = async () => ouvrirRoom(demandeRoom.parse(JSON.parse(corps)).joueurs);
      faire().then(
        (ouvertes) => reponse.end(JSON.stringify({ places: ouvertes })),
        (erreur: unknown) => reponse.writeHead(500).end(String(erreur)),
      );
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  obeir({
    ...ordres,
    port() {
      const adresse = http.address();
      return typeof adresse === "object" ? adresse?.port : 0;
    },
    cout(): Cout {
      const { user, system } = process.cpuUsage();
      return { cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() };
    },
    arreter,
  });
}
