/** A free port for a server of a test, so that servers that run side by side do not collide. */
import { once } from "node:events";
import { createServer } from "node:net";

/** A port of the loopback that is free at the moment of the call. */
export async function findFreePort(): Promise<number> {
  const sonde = createServer().listen(0, "127.0.0.1");
  await once(sonde, "listening");
  const adresse = sonde.address();
  sonde.close();
  await once(sonde, "close");
  if (typeof adresse !== "object" || adresse === null) throw new Error("no free port");
  return adresse.port;
}
