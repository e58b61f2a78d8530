/** Addresses of the internet that everybody may ask, and no other: surete "`/check-url` into the private network". */
import { BlockList, isIP } from "node:net";

const reserves = new BlockList();
for (const [reseau, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  // carriers' own, and Alibaba's metadata
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // link-local: most clouds' metadata
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // multicast, reserved, broadcast
  ["224.0.0.0", 3],
  // Azure's host, which answers from inside only
  ["168.63.129.16", 32],
] as const)
  reserves.addSubnet(reseau, bits, "ipv4");
for (const [reseau, bits] of [
  // Teredo and others that carry an address within the address
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  reserves.addSubnet(reseau, bits, "ipv6");

/** What is given out for use on the internet: loopback, mapped IPv4, NAT64, local and link-local are all outside. */
const globales = new BlockList();
globales.addSubnet("2000::", 3, "ipv6");

/** Whether this is the literal address, v4 or v6, of a machine of the internet. */
export function adressePublique(adresse: string): boolean {
  switch (isIP(adresse)) {
    case 4:
      return !reserves.check(adresse, "ipv4");
    case 6:
      return globales.check(adresse, "ipv6") && !reserves.check(adresse, "ipv6");
    default:
      return false;
  }
}
