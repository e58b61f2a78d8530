/** Schema of a client crash report (docs/decisions/0100). */
import { z } from "zod";
import {
  REDACTED_TEXT_MAX,
  STACK_FRAME,
  STACK_FRAMES_MAX,
  redactMessage,
  type CrashDescription,
} from "./crash-description.ts";

export const corpsCrashReport = z.strictObject({
  ecran: z.enum(["hote", "joueur", "page"]),
  route: z.string().regex(/^(?:\*|(?:\/|(?:\/:?[a-zA-Z-]{1,30}){1,4}))$/),
  message: z.string().max(REDACTED_TEXT_MAX).transform(redactMessage),
  pile: z.array(z.string().regex(STACK_FRAME)).max(STACK_FRAMES_MAX),
  moteur: z
    .string()
    .regex(/^(?:inconnu|[A-Za-z]{2,10} [\d.]{1,8}(?:, [A-Za-z]{2,10} [\d.]{1,8})?)$/),
}) satisfies z.ZodType<CrashDescription>;
