/** Keys of the starter content that was added, so that deleted content does not come back. */
import { eq } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { contenus } from "../schema/contenu.ts";

export interface ContenuRepository {
  connu(cle: string): boolean;
  retenir(cle: string): void;
}

export function createContenuRepository(db: Database): ContenuRepository {
  return {
    connu: (cle) => db.select().from(contenus).where(eq(contenus.cle, cle)).get() !== undefined,
    retenir(cle) {
      db.insert(contenus)
        .values({ cle, date: new Date().toISOString() })
        .onConflictDoNothing()
        .run();
    },
  };
}
