/** Solved captchas: each serves once. */
import { lt } from "drizzle-orm";
import type { Base } from "../connexion.ts";
import { captchasServis } from "../schema.ts";

export interface CaptchaRepository {
  /** True the first time, false ever after; `expire`: when nobody would accept it any more. */
  servir(hache: string, expire: Date): boolean;
}

export function createCaptchaRepository(db: Base): CaptchaRepository {
  return {
    servir(hache, expire) {
      db.delete(captchasServis).where(lt(captchasServis.expire, new Date().toISOString())).run();
      const { changes } = db
        .insert(captchasServis)
        .values({ hache, expire: expire.toISOString() })
        .onConflictDoNothing()
        .run();
      return changes > 0;
    },
  };
}
