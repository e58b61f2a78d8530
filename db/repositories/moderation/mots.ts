/** The unwanted words of pseudos and public titles. */
import { createInterdits, formeMot, type Interdits } from "#contracts/mots-interdits.ts";
import { MOTS_MAX } from "#contracts/moderation.ts";
import { and, asc, count, eq, isNull } from "../../drizzle.ts";
import { type Database, inTransaction } from "../../connection.ts";
import { mots } from "../../schema/moderation.ts";
import { createActes } from "./actes.ts";

export interface Mots {
  /** Unwanted words as administrators typed them, sorted by their compared form. */
  lister(): string[];
  /** Adds the accents of a word stored before accents were kept. */
  accentuer(ecrit: string): void;
  /** Adds an unwanted word. `deja`: the list has it; `complet`: the list is full. */
  ajouter(mot: string): "ajoute" | "deja" | "complet";
  retirer(mot: string): boolean;
  /** Detector of the unwanted words that are in the list now. */
  interdits(): Interdits;
}

export function createMots(db: Database): Mots {
  const lister = () =>
    db
      .select()
      .from(mots)
      .orderBy(asc(mots.mot))
      .all()
      .map(({ mot, ecrit }) => ecrit ?? mot);
  return {
    lister,
    ajouter(brut) {
      const mot = formeMot(brut);
      const { n } = db.select({ n: count() }).from(mots).get() ?? { n: 0 };
      if (n >= MOTS_MAX) return "complet";
      const { changes } = db
        .insert(mots)
        .values({ mot, ecrit: brut, date: new Date().toISOString() })
        .onConflictDoNothing()
        .run();
      return changes > 0 ? "ajoute" : "deja";
    },
    accentuer(ecrit) {
      db.update(mots)
        .set({ ecrit })
        .where(and(eq(mots.mot, formeMot(ecrit)), isNull(mots.ecrit)))
        .run();
    },
    retirer: (mot) =>
      db
        .delete(mots)
        .where(eq(mots.mot, formeMot(mot)))
        .run().changes > 0,
    interdits: () => createInterdits(lister()),
  };
}

interface ListeDeMots {
  /** Adds an unwanted word and logs the action. @param par account; null: `npm run admin` */
  interdire(mot: string, par: string | null): ReturnType<Mots["ajouter"]>;
  /** Removes an unwanted word and logs the action; false when the list did not have the word. */
  permettre(mot: string, par: string | null): boolean;
}

export function createListeDeMots(db: Database): ListeDeMots {
  const [actes, mots] = [createActes(db), createMots(db)];
  return {
    interdire: (mot, par) =>
      inTransaction(db, () => {
        const issue = mots.ajouter(mot);
        if (issue === "ajoute") actes.noter({ genre: "ajouterMot", par, titre: "", detail: mot });
        return issue;
      }),
    permettre: (mot, par) =>
      inTransaction(db, () => {
        const retire = mots.retirer(mot);
        if (retire) actes.noter({ genre: "retirerMot", par, titre: "", detail: mot });
        return retire;
      }),
  };
}
