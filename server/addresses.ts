/** Where the product answers: for this machine, and for phones on the same Wi-Fi. */
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import type { Config } from "#config";

/** Addresses of a home or office network come before those of a tunnel or a container bridge. */
const PREFERENCES = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const VIRTUELLES = /^(docker|br-|veth|virbr|tun|tap|utun|zt|tailscale|wg)/;

function adresseLan(): string | null {
  const candidates = Object.entries(networkInterfaces())
    .filter(([nom]) => !VIRTUELLES.test(nom))
    .flatMap(([, adresses]) => adresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  const rang = (adresse: string) => {
    const place = PREFERENCES.findIndex((motif) => motif.test(adresse));
    return place === -1 ? PREFERENCES.length : place;
  };
  return candidates.toSorted((a, b) => rang(a) - rang(b))[0] ?? null;
}

const ECOUTE_PARTOUT = new Set(["0.0.0.0", "::", ""]);

/** Address for this machine's browser, without a final slash. */
export function adresseLocale(config: Config, port: number): string {
  const { HOST } = config;
  if (ECOUTE_PARTOUT.has(HOST)) return `http://localhost:${port}`;
  return `http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${port}`;
}

/** Address for phones: `PUBLIC_URL`, else the one of this machine on the local network, else the local one. */
export function adressePourTelephones(config: Config, port: number): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;
  const lan = ECOUTE_PARTOUT.has(config.HOST) ? adresseLan() : null;
  return lan === null ? adresseLocale(config, port) : `http://${lan}:${port}`;
}
