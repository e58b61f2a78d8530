/**
 * Who may read health details and metrics (docs/decisions/0097): programs of this machine when no proxy is in front, or
 * holders of METRICS_TOKEN.
 */
import { hash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { ServerConfig } from "#config";

/** Headers that proxies add: a local connection that has one serves somebody else, and gets no access. */
const RELAIS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"] as const;
const PORTEUR = /^Bearer (\S+)$/i;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");
const deLaMachine = (adresse = "") => {
  const version = isIP(adresse);
  return version !== 0 && loopback.check(adresse, version === 6 ? "ipv6" : "ipv4");
};

/** Whether a Host header names this machine itself: with DNS rebinding it holds a foreign name (decisions/0031). */
function nomLocal(host = ""): boolean {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const nom = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");
  return nom === "localhost" || deLaMachine(nom);
}

const empreinte = (texte: string) => hash("sha256", texte, "buffer");

export type MonitoringAccessCheck = (
  request: Pick<FastifyRequest, "headers" | "socket">,
) => boolean;

export function createMonitoringAccessCheck({
  PUBLIC_URL,
  METRICS_TOKEN,
}: Pick<ServerConfig, "PUBLIC_URL" | "METRICS_TOKEN">): MonitoringAccessCheck {
  const attendu = METRICS_TOKEN === undefined ? null : empreinte(METRICS_TOKEN);
  return ({ headers, socket }) => {
    const dit = PORTEUR.exec(headers.authorization ?? "")?.[1];
    // hashes have equal lengths, so the comparison takes constant time
    if (dit !== undefined) return attendu !== null && timingSafeEqual(empreinte(dit), attendu);
    if (PUBLIC_URL !== undefined) return false;
    if (RELAIS.some((entete) => headers[entete] !== undefined)) return false;
    return deLaMachine(socket.remoteAddress) && nomLocal(headers.host);
  };
}
