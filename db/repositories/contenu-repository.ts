/** Keys of the starter content that was added, so that deleted content does not come back. */
import { eq } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { contenusDeDepartAjoutes } from "../schema/contenu.ts";

export interface ContenuRepository {
  connu(cle: string): boolean;
  retenir(cle: string): void;
}

export function createContenuRepository(db: Database): ContenuRepository {
  return {
    connu: (cle) =>
      db
        .select()
        .from(contenusDeDepartAjoutes)
        .where(eq(contenusDeDepartAjoutes.cle, cle))
        .get() !== undefined,
    retenir(cle) {
      db.insert(contenusDeDepartAjoutes)
        .values({ cle, date: new Date().toISOString() })
        .onConflictDoNothing()
        .run();
    },
  };
}
