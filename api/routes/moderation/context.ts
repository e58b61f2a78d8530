/** Services that the moderation routes share. */
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { z } from "zod";
import { createActes } from "#db/repositories/moderation/actes.ts";
import { createAffaires, type Moi } from "#db/repositories/moderation/affaires.ts";
import { createDecisions } from "#db/repositories/moderation/decisions.ts";
import { createFiches } from "#db/repositories/moderation/fiches.ts";
import type { ApiContext, Routes } from "../../context.ts";
import { sessionDe } from "../../plugins/sessions.ts";
import { createDecisionNotices } from "../../services/moderation/notify.ts";

export function createModerationContext(contexte: ApiContext, log: FastifyBaseLogger) {
  const { db } = contexte;
  return {
    ...contexte,
    actes: createActes(db),
    affaires: createAffaires(db),
    decisions: createDecisions(db),
    fiches: createFiches(db),
    notices: createDecisionNotices(contexte, log),
  };
}

/** Function that registers a file of moderation routes. */
export type ModerationRoutes = Routes<ReturnType<typeof createModerationContext>>;

export const TAGS = ["Modération"];
export const parNumero = z.object({ numero: z.coerce.number().int().min(1) });

/** Account and role of the moderator who sends the request. */
export const moiDe = (request: FastifyRequest): Moi & { readonly compte: string } => {
  const { compte, role } = sessionDe(request);
  return { compte, role };
};
