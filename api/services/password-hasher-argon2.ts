/** argon2id with OWASP's parameters for 19 MiB (surete, "Password guessing, hash flooding"). */
import { hash, verify } from "argon2";
import type { PasswordHashResult, PasswordHashJob } from "./password-hasher.ts";

const PARAMETRES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes or verifies. Never rejects: an error is a result. */
export async function hashOrVerifyPassword(travail: PasswordHashJob): Promise<PasswordHashResult> {
  const { id, genre, motDePasse } = travail;
  try {
    switch (genre) {
      case "hacher":
        return { id, genre, hache: await hash(motDePasse, PARAMETRES) };
      case "verifier":
        return { id, genre, bon: await verify(travail.hache, motDePasse) };
    }
  } catch (erreur) {
    return { id, genre: "erreur", raison: erreur instanceof Error ? erreur.name : "unknown" };
  }
}
