/** The application keeps the door of the rooms too: the same limits, sessions and names as for a request. */
import proxyAddr from "@fastify/proxy-addr";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config";
import type { Contexte } from "../context.ts";
import type { OptionsApp } from "../options.ts";
import type { EssaisDeCode } from "../services/room-code-throttle.ts";
import { createPortier, type Portier } from "../services/portier.ts";
import type { LimitesApi } from "./rate-limits.ts";
import { mandataireDeConfiance } from "./mandataire.ts";
import { jugerOrigine, type Noms, nomsDuServeur } from "./request-origin.ts";

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
