/** Schema of a client crash report (docs/decisions/0100). */
import { z } from "zod";
import {
  BRUT_MAX,
  CADRE,
  CADRES_MAX,
  redactMessage,
  type CrashDescription,
} from "./crash-description.ts";

export const crashReport = z.strictObject({
  ecran: z.enum(["hote", "joueur", "page"]),
  route: z.string().regex(/^(?:\*|(?:\/|(?:\/:?[a-zA-Z-]{1,30}){1,4}))$/),
  message: z.string().max(BRUT_MAX).transform(redactMessage),
  pile: z.array(z.string().regex(CADRE)).max(CADRES_MAX),
  moteur: z
    .string()
    .regex(/^(?:inconnu|[A-Za-z]{2,10} [\d.]{1,8}(?:, [A-Za-z]{2,10} [\d.]{1,8})?)$/),
}) satisfies z.ZodType<CrashDescription>;
