/**
 * Who may change something: pages of this server only, reached under a name that it knows (surete, "Foreign Origin on the
 * socket or a form"; decisions/0031). Serves the API and the WebSocket upgrade alike.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { BlockList, isIP } from "node:net";
import type { Config } from "#config";
import type { AppOptions } from "../options.ts";
import { HttpError } from "../services/http-error.ts";

/** The names of this server, as its settings have them at the moment they are asked for. */
export interface ServerNames extends Pick<Config, "PUBLIC_URL"> {
  /** Addresses that the server prints when it starts; they may change while it runs. */
  readonly imprimees: () => readonly string[];
}

/** `inconnue`: one of our own pages, perhaps, but under a name that somebody else may have given to this machine. */
type Origine = "acceptee" | "autre_site" | "inconnue";

/** Reading methods change nothing, wherever they come from. */
const LECTURES: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export const serverNames = ({
  config,
  adresseLocale,
  adressePourTelephones,
}: Pick<AppOptions, "adresseLocale" | "adressePourTelephones"> & {
  readonly config: Pick<Config, "PUBLIC_URL">;
}): ServerNames => ({
  get PUBLIC_URL() {
    return config.PUBLIC_URL;
  },
  imprimees: () => [adresseLocale(), adressePourTelephones()],
});

/** Refuses what would change something and comes from elsewhere, before anything else is looked at. */
export function addOriginCheck(app: FastifyInstance, options: AppOptions): void {
  const noms = serverNames(options);
  app.addHook("onRequest", async (request) => {
    if (LECTURES.has(request.method)) return;
    const origine = judgeOrigin(request.headers, noms);
    if (origine === "acceptee") return;
    if (origine === "autre_site") throw new HttpError(403, "Cette requête vient d’un autre site.");
    throw new HttpError(403, phraseInconnue(request.headers));
  });
}

/**
 * Where a request comes from. Browsers always send an Origin with a POST or a WebSocket; a program that sends none is
 * nobody's browser, so nothing is forged.
 */
export function judgeOrigin(headers: IncomingHttpHeaders, noms: ServerNames): Origine {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers["sec-fetch-site"] === "cross-site" ? "autre_site" : "acceptee";
  if (!URL.canParse(origin)) return "autre_site";
  const source = new URL(origin);
  if (source.origin === noms.PUBLIC_URL) return "acceptee";
  // through the same parser: the case of the host and an explicit default port do not matter
  const ici = `${source.protocol}//${host ?? ""}`;
  if (source.host === "" || !URL.canParse(ici) || new URL(ici).host !== source.host)
    return "autre_site";
  return nomConnu(source.hostname, noms) ? "acceptee" : "inconnue";
}

/**
 * A page of another site can have its own name lead to this machine (DNS rebinding): then Origin and Host are the same, and
 * only the name tells. A literal address is nobody's name; of those, the private ones are where phones and screens come from.
 */
function nomConnu(nom: string, { PUBLIC_URL, imprimees }: ServerNames): boolean {
  if (nom === "localhost" || isPrivateAddress(nom.replace(/^\[(.*)\]$/, "$1"))) return true;
  const connues = PUBLIC_URL === undefined ? imprimees() : [PUBLIC_URL, ...imprimees()];
  return connues.some((adresse) => new URL(adresse).hostname === nom);
}

/** Says to whoever runs the server what to do about an unknown name. */
function phraseInconnue({ host = "" }: IncomingHttpHeaders): string {
  return (
    `Ce serveur ne se connaît pas sous le nom «\u00A0${host.slice(0, 100)}\u00A0». S’il est le vôtre, réglez PUBLIC_URL à ` +
    "l’adresse de cette page, puis relancez-le."
  );
}

/** Addresses that only mean something on one's own network. */
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
function isPrivateAddress(adresse: string): boolean {
  const version = isIP(adresse);
  return version !== 0 && reseaux.check(adresse, version === 6 ? "ipv6" : "ipv4");
}

/* FOLDED Whose word is taken for the address of the caller: the proxy before the server, when the settings say there is one. */
/**
 * Fastify's `trustProxy`. One proxy, on this machine or its private network: trusting every address of the header would
 * let anybody choose one, and with it escape the limits.
 */
export function trustedProxy(
  config: Pick<Config, "PUBLIC_URL">,
): false | ((adresse: string, saut: number) => boolean) {
  if (config.PUBLIC_URL === undefined) return false;
  return (adresse, saut) => saut === 0 && isPrivateAddress(adresse);
}
