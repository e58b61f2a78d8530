/** Vocabulary of the registration's captcha: decisions-plateforme "Captcha". */
import { z } from "zod";

/** GET /captcha. What is not named is kept as it came: the server signed the whole. */
export const defi = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.literal("SCRYPT"),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int().positive(),
    memoryCost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.number(),
  }),
  signature: z.string(),
});
export type Defi = z.infer<typeof defi>;
export type ParametresDefi = Defi["parameters"];

/** The most tries that a challenge of our server takes: what the drawing counts on, nothing else. */
export const ESSAIS_MAX = 160;

/** One worker's share of the work: it tries `depart`, `depart + pas`… */
export interface Part {
  readonly challenge: Defi;
  readonly depart: number;
  readonly pas: number;
}

/** What a worker tells: tries made since it last spoke, then the token for the form, or that there is none. */
export type Avancee =
  | { readonly genre: "essais"; readonly essais: number }
  | { readonly genre: "trouve"; readonly token: string }
  | { readonly genre: "echec" };
