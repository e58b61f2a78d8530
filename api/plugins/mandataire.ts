/** Whose word is taken for the address of the caller: the proxy before the server, when the settings say there is one. */
import type { Config } from "#config";
import { adressePrivee } from "./reseau-prive.ts";

/**
 * Fastify's `trustProxy`. One proxy, on this machine or its private network: trusting every address of the header would
 * let anybody choose one, and with it escape the limits.
 */
export function mandataireDeConfiance(
  config: Pick<Config, "PUBLIC_URL">,
): false | ((adresse: string, saut: number) => boolean) {
  if (config.PUBLIC_URL === undefined) return false;
  return (adresse, saut) => saut === 0 && adressePrivee(adresse);
}
