/** What every role does with its port and its log. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { Logger } from "pino";
import { createFrein } from "#api/services/frein.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";
import type { Config } from "#config";

/** Opens the port: which one. Rejects when it is taken. */
export async function ecouter(http: Server, config: Config, bord: Logger): Promise<number> {
  http.listen(config.PORT, config.HOST);
  await once(http, "listening");
  // libraries complain here of what clients send, as often as clients send it
  console.error = createFrein((dit, tus) => bord.warn({ dit: decrireDit(dit), tus }, "console"));
  const adresse = http.address();
  return typeof adresse === "object" && adresse !== null ? adresse.port : config.PORT;
}

/** Nobody is answered any more. */
export function cesser(http: Server): void {
  http.closeAllConnections();
  http.close();
}
