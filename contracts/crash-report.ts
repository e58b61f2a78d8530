/** Schema of a client crash report (docs/decisions/0100). */
import { z } from "zod";
import {
  ERROR_TEXT_TO_REDACT_MAX,
  STACK_FRAME_PATTERN,
  CRASH_STACK_FRAMES_MAX,
  redactErrorMessage,
  type CrashDescription,
} from "./crash-description.ts";

export const corpsCrashReport = z.strictObject({
  ecran: z.enum(["hote", "joueur", "page"]),
  route: z.string().regex(/^(?:\*|(?:\/|(?:\/:?[a-zA-Z-]{1,30}){1,4}))$/),
  message: z.string().max(ERROR_TEXT_TO_REDACT_MAX).transform(redactErrorMessage),
  pile: z.array(z.string().regex(STACK_FRAME_PATTERN)).max(CRASH_STACK_FRAMES_MAX),
  moteur: z
    .string()
    .regex(/^(?:inconnu|[A-Za-z]{2,10} [\d.]{1,8}(?:, [A-Za-z]{2,10} [\d.]{1,8})?)$/),
}) satisfies z.ZodType<CrashDescription>;
