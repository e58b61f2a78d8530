/** Services that the moderation routes share. */
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { z } from "zod";
import { createActesDeModerationRepository } from "#db/repositories/moderation/actes.ts";
import {
  createAffairesRepository,
  type ModerateurQuiAgitSurAffaire,
} from "#db/repositories/moderation/affaires.ts";
import { createDecisionsDeModeration } from "#db/repositories/moderation/decisions.ts";
import { createFichesDeComptesPourModerateurs } from "#db/repositories/moderation/fiches.ts";
import type { ApiContext, RegisterApiRoutes } from "../../context.ts";
import { exigerSessionConnectee } from "../../plugins/sessions.ts";
import { createModerationDecisionNotifier } from "../../services/moderation/notify.ts";

export function createModerationContext(contexte: ApiContext, log: FastifyBaseLogger) {
  const { db } = contexte;
  return {
    ...contexte,
    actes: createActesDeModerationRepository(db),
    affaires: createAffairesRepository(db),
    decisions: createDecisionsDeModeration(db),
    fiches: createFichesDeComptesPourModerateurs(db),
    notices: createModerationDecisionNotifier(contexte, log),
  };
}

/** Function that registers a file of moderation routes. */
export type RegisterModerationRoutes = RegisterApiRoutes<
  ReturnType<typeof createModerationContext>
>;

export const TAGS_OPENAPI_MODERATION = ["Modération"];
export const paramsNumeroAffaire = z.object({ numero: z.coerce.number().int().min(1) });

/** Account and role of the moderator who sends the request. */
export const lireModerateurQuiAgit = (
  request: FastifyRequest,
): ModerateurQuiAgitSurAffaire & { readonly compte: string } => {
  const { compte, role } = exigerSessionConnectee(request);
  return { compte, role };
};
