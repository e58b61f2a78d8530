/** Solved captchas: each serves once, and is forgotten when it has expired (menage-repository). */
import type { Base } from "../connection.ts";
import { captchasServis } from "../schema/comptes.ts";

export interface CaptchaRepository {
  /** True the first time, false ever after; `expire`: when nobody would accept it any more. */
  servir(hache: string, expire: Date): boolean;
}

export function createCaptchaRepository(db: Base): CaptchaRepository {
  return {
    servir(hache, expire) {
      const { changes } = db
        .insert(captchasServis)
        .values({ hache, expire: expire.toISOString() })
        .onConflictDoNothing()
        .run();
      return changes > 0;
    },
  };
}
