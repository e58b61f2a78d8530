/** Addresses that only mean something on one's own network. */
import { BlockList, isIP } from "node:net";

const reseaux = new BlockList();
for (const [reseau, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  reseaux.addSubnet(reseau, bits, "ipv4");
}
for (const [reseau, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  reseaux.addSubnet(reseau, bits, "ipv6");
}

/** Whether this is the literal address, v4 or v6, of a private network or of this machine; a name is not. */
export function adressePrivee(adresse: string): boolean {
  const version = isIP(adresse);
  return version !== 0 && reseaux.check(adresse, version === 6 ? "ipv6" : "ipv4");
}
