/** What the themes of the API share. What one theme alone needs, it makes itself: its repositories to begin with. */
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { fichierBase } from "#db/connection.ts";
import { createLecteur, type Lecteur } from "#db/reader.ts";
import { createPurge, type Purge } from "#db/purge.ts";
import { createWriter, type Writer } from "#db/writer.ts";
import { createAppareilRepository } from "#db/repositories/appareil-repository.ts";
import type { OptionsApp } from "./options.ts";
import { LIMITES_API, type LimitesApi } from "./plugins/rate-limits.ts";
import { createSecureCookies, type SessionsParCookie } from "./plugins/sessions.ts";
import { type Appareils, createAppareils } from "./services/appareils.ts";
import { type Avis, createAvis } from "./services/notifications.ts";
import { type Conduite, UN_SEUL } from "./services/rooms.ts";
import { createEssaisDeCode, type EssaisDeCode } from "./services/room-code-throttle.ts";
import { createHachoir } from "./services/password-hasher.ts";
import {
  createLargeReplies,
  LARGE_REPLIES_LIMITS,
  type LargeReplies,
} from "./services/large-replies.ts";
import { type Atelier, createAtelier } from "./services/medias/media-converter.ts";
import type { MesuresApi } from "./services/metrics.ts";
import { createMotsDePasse, type MotsDePasse } from "./services/mots-de-passe.ts";
import { createSurveillance, type Sante } from "./services/health.ts";
import { createSurveillant, type Surveillant } from "./services/monitoring-access.ts";

export interface Contexte extends Pick<
  OptionsApp,
  "adressePourTelephones" | "config" | "courrier" | "db" | "lumiere" | "rooms"
> {
  readonly conduite: Conduite;
  readonly limites: LimitesApi;
  readonly lecteur: Lecteur;
  readonly largeReplies: LargeReplies;
  readonly writer: Writer;
  readonly purge: Purge;
  readonly atelier: Atelier;
  readonly sessions: SessionsParCookie;
  readonly appareils: Appareils;
  readonly avis: Avis;
  readonly motsDePasse: MotsDePasse;
  readonly sante: Sante;
  readonly mesures: MesuresApi;
  /** Whether a request may see how the server is. */
  readonly surveillant: Surveillant;
  /** Codes of rooms, by whichever way they are tried. */
  readonly essaisDeCode: EssaisDeCode;
}

/**
 * A file of routes. A theme is one of these under the name of its folder, its default export, registered by app.ts; when it is
 * too long for one file, it registers the others.
 */
export type Routes<Besoins extends object = Contexte> = FastifyPluginAsyncZod<Besoins>;

/** Closed with the application. */
export function createContexte(
  app: FastifyInstance,
  options: OptionsApp,
  sessions: SessionsParCookie,
): Contexte {
  const { adressePourTelephones, config, courrier, db, lumiere, rooms } = options;
  const fichier = fichierBase(config.DATA_DIR);
  const lecteur = options.lecteur ?? createLecteur(fichier);
  app.addHook("onClose", () => lecteur.fermer());
  const writer = options.writer ?? createWriter(fichier);
  app.addHook("onClose", () => writer.close());
  const hachoir = options.hachoir ?? createHachoir();
  app.addHook("onClose", () => hachoir.fermer());
  const atelier = options.atelier ?? createAtelier();
  app.addHook("onClose", async () => atelier.fermer());
  const limites = { ...LIMITES_API, ...options.limites };
  const [avis, motsDePasse] = [createAvis(), createMotsDePasse(hachoir)];
  return {
    adressePourTelephones,
    config,
    courrier,
    db,
    lumiere,
    rooms,
    conduite: options.conduite ?? UN_SEUL,
    limites,
    lecteur,
    writer,
    largeReplies: createLargeReplies(lecteur, {
      ...LARGE_REPLIES_LIMITS,
      perMinute: limites.lecturesParMinute,
    }),
    atelier,
    purge: options.purge ?? createPurge(fichier),
    sessions,
    appareils: createAppareils(createAppareilRepository(db), createSecureCookies(config)),
    avis,
    motsDePasse,
    surveillant: createSurveillant(config),
    ...createSurveillance(app, { ...options, lecteur, avis, motsDePasse }),
    essaisDeCode: createEssaisDeCode(
      { echecs: limites.echecsDeCodeParMinute, regards: limites.codesParMinute },
      undefined,
      options.compterEchec,
    ),
  };
}
