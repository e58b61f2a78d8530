/** How much there is of what administrators look after. */
import { and, count, eq, inArray, type SQL, sql, type SQLiteTable } from "../../drizzle.ts";
import type { Bilan } from "#contracts/bilan.ts";
import type { Base } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { imprevus } from "../../schema/contenu.ts";
import { affaires, mots } from "../../schema/moderation.ts";

interface DepotBilan {
  lire(): Omit<Bilan, "sauvegarde">;
  /** Whether a case waits for somebody of the moderation that it is not about. */
  attend(compte: string): boolean;
}

export function createBilan(db: Base): DepotBilan {
  const compter = (table: SQLiteTable, condition?: SQL): number =>
    db.select({ n: count() }).from(table).where(condition).get()?.n ?? 0;
  return {
    attend: (compte) =>
      db
        .select({ numero: affaires.numero })
        .from(affaires)
        .where(
          and(
            inArray(affaires.etat, ["ouverte", "contestee"]),
            sql`${affaires.auteur} is not ${compte}`,
          ),
        )
        .get() !== undefined,
    lire: () => ({
      ouvertes: compter(affaires, eq(affaires.etat, "ouverte")),
      contestees: compter(affaires, eq(affaires.etat, "contestee")),
      imprevus: compter(imprevus),
      comptes: compter(comptes, eq(comptes.officiel, false)),
      mots: compter(mots),
    }),
  };
}
