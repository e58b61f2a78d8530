/** Services that the moderation routes share. */
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { z } from "zod";
import { createActesRepository } from "#db/repositories/moderation/actes.ts";
import {
  createAffairesRepository,
  type ModerateurQuiAgit,
} from "#db/repositories/moderation/affaires.ts";
import { createDecisionsDeModeration } from "#db/repositories/moderation/decisions.ts";
import { createFichesDeCompte } from "#db/repositories/moderation/fiches.ts";
import type { ApiContext, RegisterRoutes } from "../../context.ts";
import { exigerSession } from "../../plugins/sessions.ts";
import { createDecisionNotices } from "../../services/moderation/notify.ts";

export function createModerationContext(contexte: ApiContext, log: FastifyBaseLogger) {
  const { db } = contexte;
  return {
    ...contexte,
    actes: createActesRepository(db),
    affaires: createAffairesRepository(db),
    decisions: createDecisionsDeModeration(db),
    fiches: createFichesDeCompte(db),
    notices: createDecisionNotices(contexte, log),
  };
}

/** Function that registers a file of moderation routes. */
export type ModerationRoutes = RegisterRoutes<ReturnType<typeof createModerationContext>>;

export const TAGS_OPENAPI_MODERATION = ["Modération"];
export const paramsNumeroAffaire = z.object({ numero: z.coerce.number().int().min(1) });

/** Account and role of the moderator who sends the request. */
export const lireModerateurQuiAgit = (
  request: FastifyRequest,
): ModerateurQuiAgit & { readonly compte: string } => {
  const { compte, role } = exigerSession(request);
  return { compte, role };
};
