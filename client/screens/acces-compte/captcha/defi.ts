/** Types of the registration's captcha, shared by page and workers: decisions-plateforme "Captcha". */
import { z } from "zod";

/** Answer of GET /captcha. Unknown fields are kept, because the server signed the whole object. */
export const schemaDefiCaptcha = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.literal("SCRYPT"),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int().positive(),
    memoryCost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: z.string(),
    /** End of the challenge's validity, in seconds since the Unix epoch. */
    expiresAt: z.number(),
  }),
  signature: z.string(),
});
export type DefiCaptcha = z.infer<typeof schemaDefiCaptcha>;
export type ParametresDefiCaptcha = DefiCaptcha["parameters"];

/** Most tries that a challenge of our server takes; serves only to show the progress. */
export const ESSAIS_POUR_TROUVER_CAPTCHA_MAX = 160;

/** Share of a captcha challenge for one worker, which tries `depart`, `depart + pas`… */
export interface PartDeDefiCaptchaPourWorker {
  readonly challenge: DefiCaptcha;
  readonly depart: number;
  readonly pas: number;
}

/** Messages of a captcha worker: tries since the last message, then the token of the form, or a failure. */
export type CaptchaWorkerMessage =
  | { readonly genre: "essais"; readonly essais: number }
  | { readonly genre: "trouve"; readonly token: string }
  | { readonly genre: "echec" };
