/** Routes of a game process for the other processes, and for monitoring. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { HttpError } from "#api/services/http-error.ts";
import { createMonitoringAccessCheck } from "#api/services/monitoring-access.ts";
import type { ServerConfig } from "#config";
import {
  CHEMIN_APPEL_PAR_LE_SITE,
  reponseListeIdsComptes,
  corpsCreerEssai,
  corpsCreerRoom,
  reponseCreerEssai,
  corpsExclureComptes,
  reponseAppelInterneVide,
  corpsVerifierPlace,
  reponseVerifierPlace,
  corpsRemettrePartieAProcessus,
  reponseRemettrePartieAProcessus,
} from "#contracts/internal-calls.ts";
import { direManqueDuProcessusPourJouer } from "#contracts/process-words.ts";
import type { FicheProcessus } from "#contracts/processus.ts";
import { type ReponseRoomCreee, reponseRoomCreee } from "#contracts/room.ts";
import type { GameService } from "#server/game-service.ts";
import { throwGameServiceErrorAsHttpError } from "#server/local-rooms.ts";
import type { ServerMetrics } from "#server/metrics/metrics.ts";
import type { GameAdmission, GamesHandover } from "../handover.ts";
import type { ReachabilityProver } from "../reachability-proof.ts";
import { createInternalCallRegistrar } from "./calls.ts";

interface GameCallsOptions {
  readonly key: string;
  readonly config: ServerConfig;
  readonly jeu: Pick<
    GameService,
    "creer" | "essayer" | "tient" | "comptes" | "exclure" | "detacher" | "waitUntilStored"
  >;
  readonly handover: Pick<GamesHandover, "accept">;
  readonly admission: Pick<GameAdmission, "admit">;
  readonly metrics: Pick<ServerMetrics, "lire">;
  readonly fiche: () => Promise<FicheProcessus>;
  readonly proof: Pick<ReachabilityProver, "hear">;
}

export function serveInternalCallsOfGames(app: FastifyInstance, options: GameCallsOptions): void {
  const { key, config, jeu, handover, admission, metrics, fiche, proof } = options;
  const answer = createInternalCallRegistrar(app, key);

  /** A room is announced only once it is stored: it would be lost if this process died before. */
  async function onceStored(room: ReponseRoomCreee): Promise<ReponseRoomCreee> {
    await jeu.waitUntilStored(room.code).catch(throwGameServiceErrorAsHttpError);
    return room;
  }

  answer("rooms", corpsCreerRoom, reponseRoomCreee, async ({ adresse }) =>
    onceStored(
      await admission.admit(() => jeu.creer(adresse).catch(throwGameServiceErrorAsHttpError)),
    ),
  );
  answer("essais", corpsCreerEssai, reponseCreerEssai, async (essai) => ({
    room: await admission.admit(() => jeu.essayer(essai).catch(throwGameServiceErrorAsHttpError)),
  }));
  answer("place", corpsVerifierPlace, reponseVerifierPlace, async (place) => ({
    tient: jeu.tient(place),
  }));
  answer("comptes", z.object({}), reponseListeIdsComptes, async () => ({
    comptes: [...(await jeu.comptes())],
  }));
  answer("exclusion", corpsExclureComptes, reponseAppelInterneVide, async ({ comptes }) => {
    const excluded = new Set(comptes);
    await jeu.exclure((compte) => excluded.has(compte));
    return {};
  });
  answer("detachement", corpsExclureComptes, reponseAppelInterneVide, async ({ comptes }) => {
    for (const compte of comptes) await jeu.detacher(compte);
    return {};
  });
  answer(
    "remise",
    corpsRemettrePartieAProcessus,
    reponseRemettrePartieAProcessus,
    async ({ code, de, bail }) => {
      if (!(await handover.accept({ code, from: de, lease: bail })))
        throw new HttpError(409, "Cette partie est déjà ailleurs.");
      return { processus: config.PROCESSUS };
    },
  );

  app.get(`${CHEMIN_APPEL_PAR_LE_SITE}:defi`, async (request, reply) => {
    const { data } = z.object({ defi: z.string() }).safeParse(request.params);
    if (!proof.hear(data?.defi ?? "")) throw new HttpError(404, "Cette adresse n’existe pas.");
    return reply.code(204).header("cache-control", "no-store").send();
  });

  const mayMonitor = createMonitoringAccessCheck(config);
  app.get("/api/sante", async (request, reply) => {
    const details = await fiche();
    const { manque } = details;
    const ok = details.enregistrees && manque === null;
    const dit = manque === null ? null : direManqueDuProcessusPourJouer(config.PROCESSUS, manque);
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, ...(mayMonitor(request) ? { details: { ...details, manque: dit } } : {}) });
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayMonitor(request)) throw new HttpError(404, "Cette adresse n’existe pas.");
    const { type, texte } = await metrics.lire();
    return reply.type(type).send(texte);
  });
}
