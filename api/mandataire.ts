/** Whose word is taken for the address of the caller: the proxy before the server, when the settings say there is one. */
import { BlockList, isIPv6 } from "node:net";
import type { Config } from "#config";

const reseauPrive = new BlockList();
for (const [reseau, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  reseauPrive.addSubnet(reseau, bits, "ipv4");
}
for (const [reseau, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  reseauPrive.addSubnet(reseau, bits, "ipv6");
}

/**
 * Fastify's `trustProxy`. One proxy, on this machine or its private network: trusting every address of the header would
 * let anybody choose one, and with it escape the limits.
 */
export function mandataireDeConfiance(
  config: Pick<Config, "PUBLIC_URL">,
): false | ((adresse: string, saut: number) => boolean) {
  if (config.PUBLIC_URL === undefined) return false;
  return (adresse, saut) =>
    saut === 0 && reseauPrive.check(adresse, isIPv6(adresse) ? "ipv6" : "ipv4");
}
