/**
 * Questions that people have seen in evenings, so that a composed one asks others (docs/decisions/0080). They are looked up for
 * the filter of a composition only.
 */
import { createHash } from "node:crypto";
import {
  calculerCleDeQuestionVue,
  type HoteEtComptesDeRoom,
  type QuestionsVues,
} from "#contracts/composition.ts";
import type { PartieFinie } from "#contracts/historique.ts";
import { and, eq, inArray, isNull, lt, or, sql } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { tableComptesRendus, tableQuestionsVues } from "../schema/parties.ts";

/** Somebody whose questions are remembered: an account, or the hash of a browser's secret. */
type Spectateur = { readonly compte: string } | { readonly jeton: string };

export interface QuestionsVuesRepository {
  /**
   * Remembers the questions of a finished game for its host and for the accounts that played it.
   * @param hote account of the host, null without one
   * @param comptes accounts of the players
   */
  noter(soiree: PartieFinie, hote: string | null, comptes: readonly string[]): void;
  /** Remembers for an account the questions of finished games that it has claimed since, as their reports tell them. */
  noterReclamees(parties: readonly string[], compte: string): void;
  /** Every question that somebody of the group has seen. */
  lire(groupe: HoteEtComptesDeRoom): QuestionsVues;
  /** Forgets what an evening showed its host: an account, or hashes of a browser's secrets. */
  oublierSoiree(
    soiree: string,
    hote: { readonly compte: string | null; readonly jetons: readonly string[] },
  ): void;
  /** Gives an account what a browser has seen as the host of evenings without one. */
  reclamer(jetons: readonly string[], compte: string): void;
  /** Data remembered about an account. */
  siennes(
    compte: string,
  ): { readonly question: string; readonly cle: string; readonly date: string }[];
  /** Forgets what was seen before this date, in ISO 8601. */
  purger(avant: string): void;
}

/** Short hash of what tells a question from others (`calculerCleDeQuestionVue`), which does not reveal it. */
export const hacherCleDeQuestion = (cle: string): string =>
  createHash("sha256").update(cle).digest("base64url").slice(0, 22);

export function createQuestionsVuesRepository(db: Database): QuestionsVuesRepository {
  const { compte, jeton, question, cle, soiree, date } = tableQuestionsVues;
  const neuf = { soiree: sql`excluded.soiree`, date: sql`excluded.date` };
  const valeurs = {
    question: sql.placeholder("question"),
    cle: sql.placeholder("cle"),
    soiree: sql.placeholder("soiree"),
    date: sql.placeholder("date"),
  };
  // prepared, because each account of a crowd gets every question of its game, while games wait
  const noterAuCompte = db
    .insert(tableQuestionsVues)
    .values({ ...valeurs, compte: sql.placeholder("qui") })
    .onConflictDoUpdate({
      target: [compte, cle, question],
      targetWhere: sql`compte is not null`,
      set: neuf,
    })
    .prepare();
  const noterAuNavigateur = db
    .insert(tableQuestionsVues)
    .values({ ...valeurs, jeton: sql.placeholder("qui") })
    .onConflictDoUpdate({
      target: [jeton, cle, question],
      targetWhere: sql`compte is null`,
      set: neuf,
    })
    .prepare();

  return {
    noter({ id, vues = [], compteRendu }, hote, comptes) {
      const deLHote = compteRendu?.hote.jeton ?? "";
      const qui: Spectateur[] = [...new Set([...comptes, ...(hote === null ? [] : [hote])])].map(
        (un) => ({ compte: un }),
      );
      if (hote === null && deLHote !== "") qui.push({ jeton: deLHote });
      const lignes = vues.map((vue) => ({
        question: vue.question,
        cle: hacherCleDeQuestion(vue.cle),
        soiree: compteRendu?.soiree ?? id,
        date: new Date().toISOString(),
      }));
      for (const un of qui)
        for (const ligne of lignes)
          if ("compte" in un) noterAuCompte.run({ ...ligne, qui: un.compte });
          else noterAuNavigateur.run({ ...ligne, qui: un.jeton });
    },
    noterReclamees(parties, nouveau) {
      const rapports = db
        .select({
          soiree: tableComptesRendus.soiree,
          date: tableComptesRendus.date,
          bilan: tableComptesRendus.bilan,
        })
        .from(tableComptesRendus)
        .where(inArray(tableComptesRendus._id, [...parties]))
        .all();
      for (const { bilan, ...vue } of rapports)
        for (const posee of bilan.questions)
          noterAuCompte.run({
            ...vue,
            question: posee._id,
            cle: hacherCleDeQuestion(calculerCleDeQuestionVue(posee)),
            qui: nouveau,
          });
    },
    lire(groupe) {
      const comptes = [...groupe.comptes, ...(groupe.compte === null ? [] : [groupe.compte])];
      const lues = db
        .select({ question, cle })
        .from(tableQuestionsVues)
        .where(
          or(
            inArray(compte, comptes),
            groupe.jeton === "" ? undefined : and(isNull(compte), eq(jeton, groupe.jeton)),
          ),
        )
        .all();
      return {
        questions: new Set(lues.map((lue) => lue.question)),
        cles: new Set(lues.map((lue) => lue.cle)),
      };
    },
    oublierSoiree(id, hote) {
      const lui = or(
        hote.compte === null ? undefined : eq(compte, hote.compte),
        and(isNull(compte), inArray(jeton, [...hote.jetons])),
      );
      db.delete(tableQuestionsVues)
        .where(and(eq(soiree, id), lui))
        .run();
    },
    reclamer(jetons, nouveau) {
      const siennes = and(isNull(compte), inArray(jeton, [...jetons]));
      const lues = db.select().from(tableQuestionsVues).where(siennes).all();
      for (const { compte: _c, jeton: _j, ...ligne } of lues)
        noterAuCompte.run({ ...ligne, qui: nouveau });
      db.delete(tableQuestionsVues).where(siennes).run();
    },
    siennes: (moi) =>
      db
        .select({ question, cle, date })
        .from(tableQuestionsVues)
        .where(eq(compte, moi))
        .orderBy(date)
        .all(),
    purger(avant) {
      db.delete(tableQuestionsVues).where(lt(date, avant)).run();
    },
  };
}
