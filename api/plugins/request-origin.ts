/**
 * Which requests may change something: those of our own pages, under a name of this server (surete, "Foreign Origin on the
 * socket or a form"; decisions/0031). The API and the WebSocket upgrade share these rules.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { BlockList, isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import { isSiteOnHttps, type ServerConfig } from "#config";
import type { ApiAppOptions } from "../options.ts";
import { HttpError } from "../services/http-error.ts";

/** Addresses under which this server is reached: the public one of the settings, and those that it prints. */
export interface OwnServerAddresses extends Pick<ServerConfig, "PUBLIC_URL"> {
  /** Addresses that the server prints when it starts; these may change while it runs. */
  readonly imprimees: () => readonly string[];
}

/**
 * Origin of a request. `inconnue`: the page may be ours, but its host name may have been pointed at this machine by
 * somebody else.
 */
type Origine = "acceptee" | "autre_site" | "inconnue";

/** HTTP methods that change nothing, so that the origin of the request does not matter. */
const LECTURES: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export const createOwnServerAddresses = ({
  config,
  adresseLocale,
  adressePourTelephones,
}: Pick<ApiAppOptions, "adresseLocale" | "adressePourTelephones"> & {
  readonly config: Pick<ServerConfig, "PUBLIC_URL">;
}): OwnServerAddresses => ({
  get PUBLIC_URL() {
    return config.PUBLIC_URL;
  },
  imprimees: () => [adresseLocale(), adressePourTelephones()],
});

/** Refuses a request of another site that would change something, before any other hook. */
export function addRequestOriginCheck(app: FastifyInstance, options: ApiAppOptions): void {
  const noms = createOwnServerAddresses(options);
  app.addHook("onRequest", async (request) => {
    if (LECTURES.has(request.method)) return;
    const origine = judgeRequestOrigin(request.headers, noms);
    if (origine === "acceptee") return;
    if (origine === "autre_site") throw new HttpError(403, "Cette requête vient d’un autre site.");
    throw new HttpError(403, phraseInconnue(request.headers));
  });
}

/**
 * Decides whether a request comes from one of our pages. Browsers always send an Origin with a POST or a WebSocket; a
 * program without Origin is no browser, so its request is not forged.
 */
export function judgeRequestOrigin(
  headers: IncomingHttpHeaders,
  noms: OwnServerAddresses,
): Origine {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers["sec-fetch-site"] === "cross-site" ? "autre_site" : "acceptee";
  if (!URL.canParse(origin)) return "autre_site";
  const source = new URL(origin);
  if (source.origin === noms.PUBLIC_URL) return "acceptee";
  // the URL parser makes the case of the host and an explicit default port irrelevant
  const ici = `${source.protocol}//${host ?? ""}`;
  if (source.host === "" || !URL.canParse(ici) || new URL(ici).host !== source.host)
    return "autre_site";
  return nomConnu(source.hostname, noms) ? "acceptee" : "inconnue";
}

/**
 * Whether a host name is one of this server's. Another site can point its name at this machine (DNS rebinding), and only the
 * name tells it apart. Private literal addresses are accepted because phones on the local network use them.
 */
function nomConnu(nom: string, { PUBLIC_URL, imprimees }: OwnServerAddresses): boolean {
  if (nom === "localhost" || isPrivateAddress(nom.replace(/^\[(.*)\]$/, "$1"))) return true;
  const connues = PUBLIC_URL === undefined ? imprimees() : [PUBLIC_URL, ...imprimees()];
  return connues.some((adresse) => new URL(adresse).hostname === nom);
}

/** Sentence that tells the server's owner what to set for an unknown name. */
function phraseInconnue({ host = "" }: IncomingHttpHeaders): string {
  return (
    `Ce serveur ne se connaît pas sous le nom «\u00A0${host.slice(0, 100)}\u00A0». S’il est le vôtre, réglez PUBLIC_URL à ` +
    "l’adresse de cette page, puis relancez-le."
  );
}

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

/** Whether a text is the literal address, v4 or v6, of a private network or of this machine. Host names are not. */
function isPrivateAddress(adresse: string): boolean {
  const version = isIP(adresse);
  return version !== 0 && reseaux.check(adresse, version === 6 ? "ipv6" : "ipv4");
}

/**
 * Fastify's `trustProxy`: the last address before this server, when it is that of the proxy. Trusting anybody else would let a client
 * choose its own address and escape the limits.
 */
export function chooseTrustProxyOption(
  config: Pick<ServerConfig, "PUBLIC_URL" | "TRUSTED_PROXY">,
): false | ((adresse: string, saut: number) => boolean) {
  const { TRUSTED_PROXY } = config;
  if (TRUSTED_PROXY === undefined && !isSiteOnHttps(config)) return false;
  const estProxy =
    TRUSTED_PROXY === undefined ? isPrivateAddress : proxyAddr.compile(TRUSTED_PROXY);
  return (adresse, saut) => saut === 0 && estProxy(adresse, saut);
}
