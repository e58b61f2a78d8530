/**
 * Admission of a socket to a room: the same rate limits, sessions and server names as for an HTTP request (surete "Join and
 * seat flood", "Guessing codes"; decisions/0001).
 */
import proxyAddr from "@fastify/proxy-addr";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { normalizeIP } from "@fastify/rate-limit";
import type { ServerConfig } from "#config";
import type { CodeRefus } from "#contracts/refus.ts";
import type { ApiContext } from "../context.ts";
import type { ApiAppOptions } from "../options.ts";
import type { RoomCodeThrottle } from "../services/room-code-throttle.ts";
import type { ApiRateLimits } from "./rate-limits.ts";
import {
  judgeRequestOrigin,
  chooseTrustProxyOption,
  type OwnServerAddresses,
  createOwnServerAddresses,
} from "./request-origin.ts";
import { HttpError } from "../services/http-error.ts";
import { createPerMinuteLimiter } from "../services/throttle.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Admits or refuses the sockets that want to enter a room: they pass through no HTTP route. */
    roomAdmission: RoomAdmission;
    /** Account of the session cookie in a socket's headers; null for a visitor. */
    compteDe: (headers: IncomingHttpHeaders) => string | null;
  }
}

interface AdmissionOfOptions {
  readonly config: Pick<ServerConfig, "PUBLIC_URL" | "TRUSTED_PROXY">;
  readonly noms: OwnServerAddresses;
  readonly limites: Pick<ApiRateLimits, "placesParMinute">;
  readonly essais: RoomCodeThrottle;
  readonly compteDe: (headers: IncomingHttpHeaders) => string | null | Promise<string | null>;
}

/** Admission for one process, with the proxy, names and limits that the settings give. */
export function createRoomAdmissionFromConfig({
  config,
  noms,
  limites,
  essais,
  compteDe,
}: AdmissionOfOptions): RoomAdmission {
  return createRoomAdmission({
    essais,
    placesParMinute: limites.placesParMinute,
    adresseDe: (requete) => proxyAddr(requete, chooseTrustProxyOption(config) || (() => false)),
    estDIci: (headers) => judgeRequestOrigin(headers, noms) === "acceptee",
    compteDe,
  });
}

export function addRoomAdmission(
  app: FastifyInstance,
  options: ApiAppOptions,
  contexte: ApiContext,
): void {
  const { roomCodeThrottle, rateLimits, sessions } = contexte;
  const compteDe = (headers: IncomingHttpHeaders) => sessions.compteDe(headers);
  const noms = createOwnServerAddresses(options);
  app.decorate("compteDe", compteDe);
  app.decorate(
    "roomAdmission",
    createRoomAdmissionFromConfig({
      config: options.config,
      noms,
      limites: rateLimits,
      essais: roomCodeThrottle,
      compteDe,
    }),
  );
}

export interface RoomAdmission {
  /**
   * Lets a visitor look for a room. `chercher` gets the visitor's account and address, and answers null when there is no such room; an
   * error that it throws is passed on. Returns the result of `chercher`, or the refusal's code.
   */
  recevoir<T>(
    requete: IncomingMessage,
    code: string,
    chercher: (compte: string | null, adresse: string) => Promise<T | null>,
  ): Promise<T | CodeRefus>;
}

interface AdmissionOptions {
  readonly essais: RoomCodeThrottle;
  readonly placesParMinute: number;
  /** Address of the caller, as the trusted proxy says when there is one. */
  readonly adresseDe: (requete: IncomingMessage) => string;
  /** Whether a socket's request was sent to a name of this server. */
  readonly estDIci: (headers: IncomingHttpHeaders) => boolean;
  readonly compteDe: (headers: IncomingHttpHeaders) => string | null | Promise<string | null>;
}

function createRoomAdmission(options: AdmissionOptions): RoomAdmission {
  const { essais, adresseDe, estDIci, compteDe } = options;
  const places = createPerMinuteLimiter(options.placesParMinute);
  return {
    async recevoir(requete, code, chercher) {
      if (!estDIci(requete.headers)) return "adresse_inconnue";
      const adresse = normalizeIP(adresseDe(requete));
      // once an address has found a room, its guests are counted apart from somebody who tries codes from the same address
      const cle = essais.connait(adresse, code) ? `${adresse} ${code}` : adresse;
      if (!places(cle)) return "trop_de_messages";
      try {
        const compte = await compteDe(requete.headers);
        const trouve = await essais.chercher(adresse, code, () => chercher(compte, adresse));
        return trouve ?? "room_innexistante";
      } catch (erreur) {
        if (erreur instanceof HttpError && erreur.statusCode === 429) return "trop_de_messages";
        throw erreur;
      }
    },
  };
}
