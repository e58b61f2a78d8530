/** How much there is of what administrators look after. */
import { count, eq, type SQL, type SQLiteTable } from "../../drizzle.ts";
import type { Bilan } from "#contracts/bilan.ts";
import type { Base } from "../../connexion.ts";
import { comptes } from "../../schema/comptes.ts";
import { imprevus } from "../../schema/contenu.ts";
import { affaires, mots } from "../../schema/moderation.ts";

interface DepotBilan {
  lire(): Omit<Bilan, "sauvegarde">;
}

export function createBilan(db: Base): DepotBilan {
  const compter = (table: SQLiteTable, condition?: SQL): number =>
    db.select({ n: count() }).from(table).where(condition).get()?.n ?? 0;
  return {
    lire: () => ({
      ouvertes: compter(affaires, eq(affaires.etat, "ouverte")),
      contestees: compter(affaires, eq(affaires.etat, "contestee")),
      imprevus: compter(imprevus),
      comptes: compter(comptes, eq(comptes.officiel, false)),
      mots: compter(mots),
    }),
  };
}
