/** Keys of the starter content that was added, so that deleted content does not come back. */
import { eq } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { tableContenusDeDepartAjoutes } from "../schema/contenu.ts";

export interface ContenusDeDepartAjoutesRepository {
  connu(cle: string): boolean;
  retenir(cle: string): void;
}

export function createContenusDeDepartAjoutesRepository(
  db: Database,
): ContenusDeDepartAjoutesRepository {
  return {
    connu: (cle) =>
      db
        .select()
        .from(tableContenusDeDepartAjoutes)
        .where(eq(tableContenusDeDepartAjoutes.cle, cle))
        .get() !== undefined,
    retenir(cle) {
      db.insert(tableContenusDeDepartAjoutes)
        .values({ cle, date: new Date().toISOString() })
        .onConflictDoNothing()
        .run();
    },
  };
}
