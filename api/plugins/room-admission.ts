/** The application keeps the door of the rooms too: the same limits, sessions and names as for a request. */
import proxyAddr from "@fastify/proxy-addr";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { normalizeIP } from "@fastify/rate-limit";
import type { Config } from "#config";
import type { CodeRefus } from "#contracts/refus.ts";
import type { ApiContext } from "../context.ts";
import type { AppOptions } from "../options.ts";
import type { RoomCodeThrottle } from "../services/room-code-throttle.ts";
import type { RateLimits } from "./rate-limits.ts";
import { judgeOrigin, trustedProxy, type ServerNames, serverNames } from "./request-origin.ts";
import { HttpError } from "../services/http-error.ts";
import { createPerMinute } from "../services/throttle.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** For whoever opens a socket, which no route sees. */
    portier: RoomAdmission;
    /** The account behind the cookies of one. */
    compteDe: (headers: IncomingHttpHeaders) => string | null;
  }
}

interface OptionsPortierDe {
  readonly config: Pick<Config, "PUBLIC_URL">;
  readonly noms: ServerNames;
  readonly limites: Pick<RateLimits, "placesParMinute">;
  readonly essais: RoomCodeThrottle;
  readonly compteDe: (headers: IncomingHttpHeaders) => string | null | Promise<string | null>;
}

/** The door of a process: whose word is taken for an address, under which names, as often as `limites` says. */
export function roomAdmissionOf({
  config,
  noms,
  limites,
  essais,
  compteDe,
}: OptionsPortierDe): RoomAdmission {
  return createRoomAdmission({
    essais,
    placesParMinute: limites.placesParMinute,
    adresseDe: (requete) => proxyAddr(requete, trustedProxy(config) || (() => false)),
    estDIci: (headers) => judgeOrigin(headers, noms) === "acceptee",
    compteDe,
  });
}

export function addRoomAdmission(
  app: FastifyInstance,
  options: AppOptions,
  contexte: ApiContext,
): void {
  const { essaisDeCode, limites, sessions } = contexte;
  const compteDe = (headers: IncomingHttpHeaders) => sessions.compteDe(headers);
  const noms = serverNames(options);
  app.decorate("compteDe", compteDe);
  app.decorate(
    "portier",
    roomAdmissionOf({ config: options.config, noms, limites, essais: essaisDeCode, compteDe }),
  );
}

/** Who may knock on a room, and as whom: the API's part of coming in (surete "Join and seat flood", "Guessing codes"; decisions/0052). */
export interface RoomAdmission {
  /**
   * Lets a visitor look for a room. `chercher` hears of the account that is logged in there, and answers null when there is no
   * such room. Answers what it found, or why they may not come in; what `chercher` throws goes through.
   */
  recevoir<T>(
    requete: IncomingMessage,
    code: string,
    chercher: (compte: string | null) => Promise<T | null>,
  ): Promise<T | CodeRefus>;
}

interface OptionsPortier {
  readonly essais: RoomCodeThrottle;
  readonly placesParMinute: number;
  /** The caller's address: the proxy's word for it when there is one. */
  readonly adresseDe: (requete: IncomingMessage) => string;
  /** Under a name of this server. */
  readonly estDIci: (headers: IncomingHttpHeaders) => boolean;
  readonly compteDe: (headers: IncomingHttpHeaders) => string | null | Promise<string | null>;
}

function createRoomAdmission(options: OptionsPortier): RoomAdmission {
  const { essais, adresseDe, estDIci, compteDe } = options;
  const places = createPerMinute(options.placesParMinute);
  return {
    async recevoir(requete, code, chercher) {
      if (!estDIci(requete.headers)) return "adresse_inconnue";
      const adresse = normalizeIP(adresseDe(requete));
      // guests of a room that their address has found are counted together, apart from whoever tries codes beside them
      const cle = essais.connait(adresse, code) ? `${adresse} ${code}` : adresse;
      if (!places(cle)) return "trop_de_messages";
      try {
        const compte = await compteDe(requete.headers);
        const trouve = await essais.chercher(adresse, code, () => chercher(compte));
        return trouve ?? "room_innexistante";
      } catch (erreur) {
        if (erreur instanceof HttpError && erreur.statusCode === 429) return "trop_de_messages";
        throw erreur;
      }
    },
  };
}
