/**
 * Asks a link for the type of what it shows (plateforme §5 "Media links", §7 "/check-url"; surete "Threats"). A user chooses
 * the address, so only public servers on the usual ports are ever connected to.
 */
import { Resolver } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { TYPE_MIME_YOUTUBE } from "#contracts/medias.ts";
import { lireVideoYoutube } from "#contracts/youtube.ts";

const DELAI_MS = 3000;
const REDIRECTIONS_MAX = 5;
const ENTETES_MAX = 64 * 1024;

/** Resolves a host name to its IP addresses. */
export type ResoudreNomDHote = (nom: string) => Promise<readonly string[]>;
/** Sends a request to addresses that were checked; replaced in tests, which must not leave the machine. */
export type EnvoyerRequeteAuxAdressesVerifiees = (
  url: URL,
  options: http.RequestOptions,
) => Pick<http.ClientRequest, "on" | "end" | "destroy">;

export interface MediaLinkTypeFinder {
  /** Media type of a link, as its server says; null when the link may not be asked or does not answer well. */
  typeDe(adresse: string): Promise<string | null>;
}

/** @param resoudre called once for each name; the connection then uses exactly these addresses */
export function createMediaLinkTypeFinder(
  resoudre: ResoudreNomDHote = resoudreParDns,
  demander: EnvoyerRequeteAuxAdressesVerifiees = demanderParHttp,
): MediaLinkTypeFinder {
  async function suivre(depart: string, signal: AbortSignal): Promise<string | null> {
    let adresse = depart;
    for (let sauts = 0; sauts <= REDIRECTIONS_MAX; sauts++) {
      if (!URL.canParse(adresse)) return null;
      const url = new URL(adresse);
      if (!permise(url)) return null;
      const adresses = await adressesDe(url, resoudre);
      signal.throwIfAborted();
      // a public host name has no private address, so one private address is enough to refuse the link
      if (adresses.length === 0 || !adresses.every(isPublicIpAddress)) return null;
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
      if (lireVideoYoutube(adresse) !== null) return TYPE_MIME_YOUTUBE;
      const signal = AbortSignal.timeout(DELAI_MS);
      const trop = new Promise<null>((rendre) => {
        signal.addEventListener("abort", () => rendre(null), { once: true });
      });
      return Promise.race([suivre(adresse, signal).catch(() => null), trop]);
    },
  };
}

/** Whether the address is plain http(s) on the default port, without credentials: other ports must not be probed. */
function permise({ protocol, port, username, password }: URL): boolean {
  return (
    (protocol === "http:" || protocol === "https:") &&
    port === "" &&
    username === "" &&
    password === ""
  );
}

/** IP addresses of a URL. The URL parser has already normalized decimal, octal and hexadecimal hosts. */
async function adressesDe(
  { hostname }: URL,
  resoudre: ResoudreNomDHote,
): Promise<readonly string[]> {
  const nu = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(nu) === 0 ? resoudre(nu) : [nu];
}

async function entetes(
  demander: EnvoyerRequeteAuxAdressesVerifiees,
  url: URL,
  adresses: readonly string[],
  signal: AbortSignal,
): Promise<Pick<IncomingMessage, "statusCode" | "headers">> {
  const candidates = adresses.map((address) => ({ address, family: isIP(address) }));
  const [premiere] = candidates;
  if (premiere === undefined) throw new Error("no address");
  // the connection uses the addresses that were checked: a second DNS lookup could lead elsewhere (DNS rebinding)
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
      // the connection is closed without the body: the headers are enough
      requete.destroy();
    });
    requete.end();
  });
}

const demanderParHttp: EnvoyerRequeteAuxAdressesVerifiees = (url, options) =>
  (url.protocol === "https:" ? https : http).request(url, options);

/**
 * Queries the DNS servers directly: the system resolver knows names of the local network, and blocks one of Node's four
 * threads.
 */
const resoudreParDns: ResoudreNomDHote = async (nom) => {
  const resolveur = new Resolver({ timeout: DELAI_MS, tries: 1 });
  const lues = await Promise.allSettled([resolveur.resolve4(nom), resolveur.resolve6(nom)]);
  return lues.flatMap((lue) => (lue.status === "fulfilled" ? lue.value : []));
};

const reserves = new BlockList();
for (const [reseau, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  // carrier-grade NAT, and the metadata service of Alibaba's cloud
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // link-local addresses, among them the metadata service of most clouds
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
  // the host of Azure's cloud, which answers from inside only
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

/** Global unicast IPv6. Loopback, mapped IPv4, NAT64, local and link-local addresses are outside of it. */
const globales = new BlockList();
globales.addSubnet("2000::", 3, "ipv6");

/** Whether a text is the literal address, v4 or v6, of a machine of the internet. */
export function isPublicIpAddress(adresse: string): boolean {
  switch (isIP(adresse)) {
    case 4:
      return !reserves.check(adresse, "ipv4");
    case 6:
      return globales.check(adresse, "ipv6") && !reserves.check(adresse, "ipv6");
    default:
      return false;
  }
}
