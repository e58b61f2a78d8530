/** Captcha of the registration: a proof of work that serves once (decisions-plateforme "Captcha"). */
import { createHash, randomBytes } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { z } from "zod";
import type { CaptchaRepository } from "#db/repositories/inscription-repository.ts";

const VALIDITE_MS = 15 * 60 * 1000;
/** Parameters of the proof of work: scrypt, as browsers compute it over plain HTTP too, where their own SHA functions are missing. */
const TRAVAIL = { algorithm: "SCRYPT", cost: 1024, memoryCost: 8 } as const;

/** Number of hashes that a browser computes to solve the captcha, drawn between `min` and `max`. */
export interface DifficulteDuCaptcha {
  readonly min: number;
  readonly max: number;
}

const preuve = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(TRAVAIL.algorithm),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(TRAVAIL.cost),
      memoryCost: z.literal(TRAVAIL.memoryCost),
      keyLength: z.int().max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(200),
      expiresAt: z.int(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});

export interface CaptchaService {
  /** Makes a challenge for the captcha widget. */
  defier(): Promise<Challenge>;
  /** Whether a token is a solved challenge of ours that has not served yet; marks the challenge as served. */
  accepter(token: string): Promise<boolean>;
}

export function createCaptchaService(
  servis: CaptchaRepository,
  { min, max }: DifficulteDuCaptcha,
): CaptchaService {
  // the secrets are new at each start, which invalidates pending challenges: the form then asks for a new one
  const hmacSignatureSecret = randomBytes(32).toString("hex");
  const hmacKeySignatureSecret = randomBytes(32).toString("hex");

  return {
    defier: () =>
      createChallenge({
        algorithm: TRAVAIL.algorithm,
        cost: TRAVAIL.cost,
        memoryCost: TRAVAIL.memoryCost,
        counter: randomInt(max, min),
        deriveKey,
        expiresAt: new Date(Date.now() + VALIDITE_MS),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }),
    async accepter(token) {
      const lue = preuve.safeParse(lireJson(Buffer.from(token, "base64").toString("utf8")));
      if (!lue.success) return false;
      const { challenge, solution } = lue.data;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      const hache = createHash("sha256").update(challenge.signature).digest("base64url");
      return verified && servis.servir(hache, new Date(challenge.parameters.expiresAt * 1000));
    },
  };
}

function lireJson(texte: string): unknown {
  try {
    return JSON.parse(texte);
  } catch {
    return null;
  }
}
