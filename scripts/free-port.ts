/** A port for a server of a test: servers that run side by side must not meet. */
import { once } from "node:events";
import { createServer } from "node:net";

/** A port of the loopback that nobody has, at the moment of asking. */
export async function findFreePort(): Promise<number> {
  const sonde = createServer().listen(0, "127.0.0.1");
  await once(sonde, "listening");
  const adresse = sonde.address();
  sonde.close();
  await once(sonde, "close");
  if (typeof adresse !== "object" || adresse === null) throw new Error("no free port");
  return adresse.port;
}
