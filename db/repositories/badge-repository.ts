/** Badges that accounts have earned (plateforme §3, decisions-plateforme "Badges"). */
import { and, asc, count, eq } from "../drizzle.ts";
import type { NomBadge } from "#contracts/badges.ts";
import { BADGES_AFFICHES_MAX } from "#contracts/limites.ts";
import { type Database, inTransaction } from "../connection.ts";
import { badgesObtenus } from "../schema/comptes.ts";

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
      .select({ badge: badgesObtenus.badge, affiche: badgesObtenus.affiche })
      .from(badgesObtenus)
      .where(eq(badgesObtenus.compte, compte))
      .orderBy(asc(badgesObtenus.date))
      .all();
  return {
    donner(compte, badges) {
      const date = new Date().toISOString();
      const deja = new Set(obtenus(compte).map(({ badge }) => badge));
      const neufs = badges.filter((badge) => !deja.has(badge));
      if (neufs.length === 0) return;
      db.insert(badgesObtenus)
        .values(neufs.map((badge) => ({ compte, badge, date })))
        .onConflictDoNothing()
        .run();
    },
    obtenus,
    afficher: (compte, badge, affiche) =>
      inTransaction(db, () => {
        const sien = and(eq(badgesObtenus.compte, compte), eq(badgesObtenus.badge, badge));
        const obtenu = db.select().from(badgesObtenus).where(sien).get();
        if (obtenu === undefined) return "inconnu";
        if (obtenu.affiche === affiche) return "fait";
        const montres = db
          .select({ n: count() })
          .from(badgesObtenus)
          .where(and(eq(badgesObtenus.compte, compte), eq(badgesObtenus.affiche, true)))
          .get();
        if (affiche && (montres?.n ?? 0) >= BADGES_AFFICHES_MAX) return "complet";
        db.update(badgesObtenus).set({ affiche }).where(sien).run();
        return "fait";
      }),
  };
}
