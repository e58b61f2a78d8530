/** What a process that plays answers to the others, and to whoever watches it. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import {
  comptesRendus,
  essaiDemande,
  essaiRendu,
  exclusion,
  fait,
  placeDemandee,
  placeRendue,
  remise,
  remisePrise,
} from "#contracts/interne.ts";
import type { FicheProcessus } from "#contracts/processus.ts";
import { type RoomCreee, roomCreee } from "#contracts/room.ts";
import type { Config } from "#config";
import { ErreurHttp } from "#api/services/erreur-http.ts";
import { createSurveillant } from "#api/services/surveillant.ts";
import type { GameService } from "#server/game-service.ts";
import type { Mesures } from "../../metrics/metrics.ts";
import type { Handover, Admission } from "../handover.ts";
import { toHttpError } from "../../local-rooms.ts";
import { serveCalls } from "./calls.ts";

interface Besoins {
  readonly cle: string;
  readonly config: Config;
  readonly jeu: GameService;
  readonly handover: Pick<Handover, "accepter">;
  readonly admission: Pick<Admission, "passer">;
  readonly mesures: Mesures;
  readonly fiche: () => Promise<FicheProcessus>;
}

export function serveGameCalls(app: FastifyInstance, besoins: Besoins): void {
  const { cle, config, jeu, handover, admission, mesures, fiche } = besoins;
  const repondre = serveCalls(app, cle);

  /** Nobody is told of a room that would be lost if this process died now. */
  async function gardee(room: RoomCreee): Promise<RoomCreee> {
    await jeu.gardee(room.code).catch(toHttpError);
    return room;
  }

  repondre("rooms", z.object({}), roomCreee, async () =>
    gardee(await admission.passer(() => jeu.creer().catch(toHttpError))),
  );
  repondre("essais", essaiDemande, essaiRendu, async (demande) => ({
    room: await admission.passer(() => jeu.essayer(demande).catch(toHttpError)),
  }));
  repondre("place", placeDemandee, placeRendue, async (place) => ({ tient: jeu.tient(place) }));
  repondre("comptes", z.object({}), comptesRendus, async () => ({
    comptes: [...(await jeu.comptes())],
  }));
  repondre("exclusion", exclusion, fait, async ({ comptes }) => {
    const exclus = new Set(comptes);
    await jeu.exclure((compte) => exclus.has(compte));
    return {};
  });
  repondre("remise", remise, remisePrise, async (demande) => {
    if (!(await handover.accepter(demande)))
      throw new ErreurHttp(409, "Cette partie est déjà ailleurs.");
    return { processus: config.PROCESSUS };
  });

  const surveillant = createSurveillant(config);
  app.get("/api/sante", async (request, reply) => {
    const details = await fiche();
    const ok = details.enregistrees;
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, ...(surveillant(request) ? { details } : {}) });
  });
  app.get("/metrics", async (request, reply) => {
    if (!surveillant(request)) throw new ErreurHttp(404, "Cette adresse n’existe pas.");
    const { type, texte } = await mesures.lire();
    return reply.type(type).send(texte);
  });
}
