/** The API call of the page of a measure (a moderator's sanction): contesting it. */
import type { z } from "zod";
import type { corpsContestation } from "#contracts/moderation.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type ReponseApi } from "../../app/api/api.ts";

/** Contests a measure, once. */
export const contesterMesure = (
  id: string,
  corps: z.infer<typeof corpsContestation>,
): Promise<ReponseApi<z.infer<typeof reponseSignalement>>> =>
  appelerApi("POST", `/api/mesure/${encodeURIComponent(id)}/contester`, reponseSignalement, {
    corps,
  });
