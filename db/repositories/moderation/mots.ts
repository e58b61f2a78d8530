/** The unwanted words of pseudos and public titles. */
import {
  createDetecteurMotsInterdits,
  normaliserMotInterdit,
  type DetecteurMotsInterdits,
} from "#contracts/mots-interdits.ts";
import { MOTS_INTERDITS_MAX } from "#contracts/moderation.ts";
import { and, asc, count, eq, isNull } from "../../drizzle.ts";
import { type Database, runInTransaction } from "../../connection.ts";
import { tableMotsInterdits } from "../../schema/moderation.ts";
import { createActesDeModerationRepository } from "./actes.ts";

export interface MotsInterditsRepository {
  /** Unwanted words as administrators typed them, sorted by their compared form. */
  lister(): string[];
  /** Adds the accents of a word stored before accents were kept. */
  accentuer(ecrit: string): void;
  /** Adds an unwanted word. `deja`: the list has it; `complet`: the list is full. */
  ajouter(mot: string): "ajoute" | "deja" | "complet";
  retirer(mot: string): boolean;
  /** Detector of the unwanted words that are in the list now. */
  interdits(): DetecteurMotsInterdits;
}

export function createMotsInterditsRepository(db: Database): MotsInterditsRepository {
  const lister = () =>
    db
      .select()
      .from(tableMotsInterdits)
      .orderBy(asc(tableMotsInterdits.mot))
      .all()
      .map(({ mot, ecrit }) => ecrit ?? mot);
  return {
    lister,
    ajouter(brut) {
      const mot = normaliserMotInterdit(brut);
      const connu = db
        .select()
        .from(tableMotsInterdits)
        .where(eq(tableMotsInterdits.mot, mot))
        .get();
      if (connu !== undefined) return "deja";
      const { n } = db.select({ n: count() }).from(tableMotsInterdits).get() ?? { n: 0 };
      if (n >= MOTS_INTERDITS_MAX) return "complet";
      db.insert(tableMotsInterdits)
        .values({ mot, ecrit: brut, date: new Date().toISOString() })
        .run();
      return "ajoute";
    },
    accentuer(ecrit) {
      db.update(tableMotsInterdits)
        .set({ ecrit })
        .where(
          and(
            eq(tableMotsInterdits.mot, normaliserMotInterdit(ecrit)),
            isNull(tableMotsInterdits.ecrit),
          ),
        )
        .run();
    },
    retirer: (mot) =>
      db
        .delete(tableMotsInterdits)
        .where(eq(tableMotsInterdits.mot, normaliserMotInterdit(mot)))
        .run().changes > 0,
    interdits: () => createDetecteurMotsInterdits(lister()),
  };
}

interface ListeDeMots {
  /** Adds an unwanted word and logs the action. @param par account; null: `npm run admin` */
  interdire(mot: string, par: string | null): ReturnType<MotsInterditsRepository["ajouter"]>;
  /** Removes an unwanted word and logs the action; false when the list did not have the word. */
  permettre(mot: string, par: string | null): boolean;
}

export function createMotsInterditsAvecJournal(db: Database): ListeDeMots {
  const [actes, mots] = [createActesDeModerationRepository(db), createMotsInterditsRepository(db)];
  return {
    interdire: (mot, par) =>
      runInTransaction(db, () => {
        const issue = mots.ajouter(mot);
        if (issue === "ajoute") actes.noter({ genre: "ajouterMot", par, titre: "", detail: mot });
        return issue;
      }),
    permettre: (mot, par) =>
      runInTransaction(db, () => {
        const retire = mots.retirer(mot);
        if (retire) actes.noter({ genre: "retirerMot", par, titre: "", detail: mot });
        return retire;
      }),
  };
}
