/**
 * What an address on the web would show, asked from here (plateforme §5 "Media links", §7 "/check-url"; surete "Threats"). The one who
 * asks chooses the address, so that nothing but a public server, on the usual port, is ever connected to.
 */
import { Resolver } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { TYPE_YOUTUBE } from "#contracts/medias.ts";
import { lireYoutube } from "#contracts/youtube.ts";

const DELAI_MS = 3000;
const REDIRECTIONS_MAX = 5;
const ENTETES_MAX = 64 * 1024;

/** Addresses of a name. */
export type Resoudre = (nom: string) => Promise<readonly string[]>;
/** Sends a request whose address was vetted, to the addresses that were: for tests that must not leave the machine. */
export type Demander = (
  url: URL,
  options: http.RequestOptions,
) => Pick<http.ClientRequest, "on" | "end" | "destroy">;

export interface LinkCheck {
  /** Its type, as its server says it; null when it may not be asked, or does not answer well, whatever the reason. */
  typeDe(adresse: string): Promise<string | null>;
}

/** @param resoudre asked once for each name: what it says is what is connected to */
export function createLinkCheck(
  resoudre: Resoudre = resoudreParDns,
  demander: Demander = demanderParHttp,
): LinkCheck {
  async function suivre(depart: string, signal: AbortSignal): Promise<string | null> {
    let adresse = depart;
    for (let sauts = 0; sauts <= REDIRECTIONS_MAX; sauts++) {
      if (!URL.canParse(adresse)) return null;
      const url = new URL(adresse);
      if (!permise(url)) return null;
      const adresses = await adressesDe(url, resoudre);
      signal.throwIfAborted();
      // one that is private is enough: a name of the internet has none
      if (adresses.length === 0 || !adresses.every(isPublicAddress)) return null;
      const { statusCode = 0, headers } = await entetes(demander, url, adresses, signal);
      if (statusCode >= 200 && statusCode < 300)
        return (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return null;
      if (!URL.canParse(headers.location, url.href)) return null;
      adresse = new URL(headers.location, url.href).href;
    }
    return null;
  }

  return {
    async typeDe(adresse) {
      if (lireYoutube(adresse) !== null) return TYPE_YOUTUBE;
      const signal = AbortSignal.timeout(DELAI_MS);
      const trop = new Promise<null>((rendre) => {
        signal.addEventListener("abort", () => rendre(null), { once: true });
      });
      return Promise.race([suivre(adresse, signal).catch(() => null), trop]);
    },
  };
}

/** Of the web, on its own ports: which others answer here is nobody's business. */
function permise({ protocol, port, username, password }: URL): boolean {
  return (
    (protocol === "http:" || protocol === "https:") &&
    port === "" &&
    username === "" &&
    password === ""
  );
}

/** The URL parser has made usual addresses of decimal, octal and hexadecimal hosts already. */
async function adressesDe({ hostname }: URL, resoudre: Resoudre): Promise<readonly string[]> {
  const nu = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(nu) === 0 ? resoudre(nu) : [nu];
}

async function entetes(
  demander: Demander,
  url: URL,
  adresses: readonly string[],
  signal: AbortSignal,
): Promise<Pick<IncomingMessage, "statusCode" | "headers">> {
  const candidates = adresses.map((address) => ({ address, family: isIP(address) }));
  const [premiere] = candidates;
  if (premiere === undefined) throw new Error("no address");
  // no second look at the name: it may lead elsewhere by now
  const lookup: LookupFunction = (_nom, options, rendre) => {
    if (options.all === true) rendre(null, candidates);
    else rendre(null, premiere.address, premiere.family);
  };
  const requete = demander(url, {
    method: "GET",
    agent: false,
    lookup,
    signal,
    maxHeaderSize: ENTETES_MAX,
    headers: {
      accept: "image/*, video/*, audio/*, */*;q=0.1",
      "user-agent": "Trinquizz (link check)",
    },
  });
  return new Promise((reussir, echouer) => {
    requete.on("error", echouer);
    requete.on("response", ({ statusCode, headers }: IncomingMessage) => {
      reussir({ ...(statusCode === undefined ? {} : { statusCode }), headers });
      // what follows the headers is not wanted
      requete.destroy();
    });
    requete.end();
  });
}

const demanderParHttp: Demander = (url, options) =>
  (url.protocol === "https:" ? https : http).request(url, options);

/** Straight to the name servers: the system's own resolver knows the names of this network, and would hold a thread of Node's four. */
const resoudreParDns: Resoudre = async (nom) => {
  const resolveur = new Resolver({ timeout: DELAI_MS, tries: 1 });
  const lues = await Promise.allSettled([resolveur.resolve4(nom), resolveur.resolve6(nom)]);
  return lues.flatMap((lue) => (lue.status === "fulfilled" ? lue.value : []));
};

/** Addresses of the internet that everybody may ask, and no other: surete "`/check-url` into the private network". */
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
export function isPublicAddress(adresse: string): boolean {
  switch (isIP(adresse)) {
    case 4:
      return !reserves.check(adresse, "ipv4");
    case 6:
      return globales.check(adresse, "ipv6") && !reserves.check(adresse, "ipv6");
    default:
      return false;
  }
}
