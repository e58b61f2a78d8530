/** A port of the loopback that nobody listens on. */
import { once } from "node:events";
import { createServer } from "node:net";

/** Free at the moment it is given; whoever asked takes it at once. */
export async function portLibre(): Promise<number> {
  const sonde = createServer().listen(0, "127.0.0.1");
  await once(sonde, "listening");
  const adresse = sonde.address();
  sonde.close();
  await once(sonde, "close");
  if (typeof adresse !== "object" || adresse === null) throw new Error("no free port");
  return adresse.port;
}
