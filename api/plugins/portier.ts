/** The application keeps the door of the rooms too: the same limits, sessions and names as for a request. */
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { Contexte } from "../contexte.ts";
import type { OptionsApp } from "../options.ts";
import { createPortier, type Portier } from "../services/portier.ts";
import { mandataireDeConfiance } from "./mandataire.ts";
import { jugerOrigine, nomsDuServeur } from "./origine.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** For whoever opens a socket, which no route sees. */
    portier: Portier;
  }
}

export function poserPortier(app: FastifyInstance, options: OptionsApp, contexte: Contexte): void {
  const noms = nomsDuServeur(options);
  const mandataire = mandataireDeConfiance(options.config) || (() => false);
  app.decorate(
    "portier",
    createPortier({
      essais: contexte.essaisDeCode,
      placesParMinute: contexte.limites.placesParMinute,
      adresseDe: (requete) => proxyAddr(requete, mandataire),
      estDIci: (headers) => jugerOrigine(headers, noms) === "acceptee",
      compteDe: (headers) => contexte.sessions.compteDe(headers),
    }),
  );
}
