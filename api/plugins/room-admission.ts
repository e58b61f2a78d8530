/** The application keeps the door of the rooms too: the same limits, sessions and names as for a request. */
import proxyAddr from "@fastify/proxy-addr";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { normalizeIP } from "@fastify/rate-limit";
import type { Config } from "#config";
import type { CodeRefus } from "#contracts/refus.ts";
import type { Contexte } from "../context.ts";
import type { OptionsApp } from "../options.ts";
import type { EssaisDeCode } from "../services/room-code-throttle.ts";
import type { LimitesApi } from "./rate-limits.ts";
import { jugerOrigine, mandataireDeConfiance, type Noms, nomsDuServeur } from "./request-origin.ts";
import { ErreurHttp } from "../services/http-error.ts";
import { createParMinute } from "../services/throttle.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** For whoever opens a socket, which no route sees. */
    portier: Portier;
    /** The account behind the cookies of one. */
    compteDe: (headers: IncomingHttpHeaders) => string | null;
  }
}

interface OptionsPortierDe {
  readonly config: Pick<Config, "PUBLIC_URL">;
  readonly noms: Noms;
  readonly limites: Pick<LimitesApi, "placesParMinute">;
  readonly essais: EssaisDeCode;
  readonly compteDe: (headers: IncomingHttpHeaders) => string | null | Promise<string | null>;
}

/** The door of a process: whose word is taken for an address, under which names, as often as `limites` says. */
export function portierDe({ config, noms, limites, essais, compteDe }: OptionsPortierDe): Portier {
  return createPortier({
    essais,
    placesParMinute: limites.placesParMinute,
    adresseDe: (requete) => proxyAddr(requete, mandataireDeConfiance(config) || (() => false)),
    estDIci: (headers) => jugerOrigine(headers, noms) === "acceptee",
    compteDe,
  });
}

export function poserPortier(app: FastifyInstance, options: OptionsApp, contexte: Contexte): void {
  const { essaisDeCode, limites, sessions } = contexte;
  const compteDe = (headers: IncomingHttpHeaders) => sessions.compteDe(headers);
  const noms = nomsDuServeur(options);
  app.decorate("compteDe", compteDe);
  app.decorate(
    "portier",
    portierDe({ config: options.config, noms, limites, essais: essaisDeCode, compteDe }),
  );
}

/** Who may knock on a room, and as whom: the API's part of coming in (surete "Join and seat flood", "Guessing codes"; decisions/0052). */
export interface Portier {
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
  readonly essais: EssaisDeCode;
  readonly placesParMinute: number;
  /** The caller's address: the proxy's word for it when there is one. */
  readonly adresseDe: (requete: IncomingMessage) => string;
  /** Under a name of this server. */
  readonly estDIci: (headers: IncomingHttpHeaders) => boolean;
  readonly compteDe: (headers: IncomingHttpHeaders) => string | null | Promise<string | null>;
}

function createPortier(options: OptionsPortier): Portier {
  const { essais, adresseDe, estDIci, compteDe } = options;
  const places = createParMinute(options.placesParMinute);
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
        if (erreur instanceof ErreurHttp && erreur.statusCode === 429) return "trop_de_messages";
        throw erreur;
      }
    },
  };
}
