/** Badges that accounts have earned (plateforme §3, decisions-plateforme "Badges"). */
import { and, asc, count, eq } from "../drizzle.ts";
import type { NomBadge } from "#contracts/badges.ts";
import { BADGES_AFFICHES_MAX } from "#contracts/limites.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { tableBadgesObtenus } from "../schema/comptes.ts";

export interface BadgeRepository {
  /** Awards the badges that the account does not have yet. */
  donner(compte: string, badges: readonly NomBadge[]): void;
  obtenus(compte: string): { readonly badge: string; readonly affiche: boolean }[];
  /** Shows or hides a badge on the profile. `inconnu`: not earned; `complet`: four are shown already. */
  afficher(compte: string, badge: string, affiche: boolean): "fait" | "inconnu" | "complet";
}

export function createBadgeRepository(db: Database): BadgeRepository {
  const obtenus = (compte: string) =>
    db
      .select({ badge: tableBadgesObtenus.badge, affiche: tableBadgesObtenus.affiche })
      .from(tableBadgesObtenus)
      .where(eq(tableBadgesObtenus.compte, compte))
      .orderBy(asc(tableBadgesObtenus.date))
      .all();
  return {
    donner(compte, badges) {
      const date = new Date().toISOString();
      const deja = new Set(obtenus(compte).map(({ badge }) => badge));
      const neufs = badges.filter((badge) => !deja.has(badge));
      if (neufs.length === 0) return;
      db.insert(tableBadgesObtenus)
        .values(neufs.map((badge) => ({ compte, badge, date })))
        .onConflictDoNothing()
        .run();
    },
    obtenus,
    afficher: (compte, badge, affiche) =>
      runInTransaction(db, () => {
        const sien = and(
          eq(tableBadgesObtenus.compte, compte),
          eq(tableBadgesObtenus.badge, badge),
        );
        const obtenu = db.select().from(tableBadgesObtenus).where(sien).get();
        if (obtenu === undefined) return "inconnu";
        if (obtenu.affiche === affiche) return "fait";
        const montres = db
          .select({ n: count() })
          .from(tableBadgesObtenus)
          .where(and(eq(tableBadgesObtenus.compte, compte), eq(tableBadgesObtenus.affiche, true)))
          .get();
        if (affiche && (montres?.n ?? 0) >= BADGES_AFFICHES_MAX) return "complet";
        db.update(tableBadgesObtenus).set({ affiche }).where(sien).run();
        return "fait";
      }),
  };
}
