/** The addresses of the product: for a browser of this machine, and for phones on the same Wi-Fi. */
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import type { ServerConfig } from "#config";

/** Networks of homes and offices, the most likely first; tunnels and container bridges have other addresses. */
const PREFERRED = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const VIRTUAL_INTERFACES = /^(docker|br-|veth|virbr|tun|tap|utun|zt|tailscale|wg)/;

function lanAddress(): string | null {
  const candidates = Object.entries(networkInterfaces())
    .filter(([name]) => !VIRTUAL_INTERFACES.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  const rank = (address: string) => {
    const index = PREFERRED.findIndex((network) => network.test(address));
    return index === -1 ? PREFERRED.length : index;
  };
  return candidates.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

const ANY_ADDRESS = new Set(["0.0.0.0", "::", ""]);

/** The address for a browser of this machine, without a final slash. */
export function composeLocalAddress(config: ServerConfig, port: number): string {
  const { HOST } = config;
  if (ANY_ADDRESS.has(HOST)) return `http://localhost:${port}`;
  return `http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${port}`;
}

/** The address for phones: `PUBLIC_URL`, else that of this machine on its network, else the local one. */
export function composePhoneAddress(config: ServerConfig, port: number): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;
  const lan = ANY_ADDRESS.has(config.HOST) ? lanAddress() : null;
  return lan === null ? composeLocalAddress(config, port) : `http://${lan}:${port}`;
}

export type ServerAddresses = ReturnType<typeof createServerAddresses>;

/** The addresses of a server whose port is known only once it listens. */
export function createServerAddresses(config: ServerConfig) {
  let port = config.PORT;
  return {
    record: (openPort: number) => void (port = openPort),
    port: () => port,
    adresseLocale: () => composeLocalAddress(config, port),
    adressePourTelephones: () => composePhoneAddress(config, port),
  };
}
