/** Finished games and their players (decisions-jeu "End and vote"). The flow "game end → history row" ends here. */
import Sqlite from "better-sqlite3";
import { and, desc, eq, inArray, isNull, sql, sum } from "../drizzle.ts";
import type { z } from "zod";
import { QUESTIONS_MIN_DE_PARTIE_LONGUE } from "#contracts/badges.ts";
import { type ligneHistorique, type PartieFinie, partieFinie } from "#contracts/historique.ts";
import { estIdDeQuizzCompose } from "#contracts/composition.ts";
import type { ExploitDeMiniJeu } from "#contracts/mini-jeux.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { tableComptes } from "../schema/comptes.ts";
import {
  tableLignesHistorique,
  tablePartiesFinies,
  tablePartiesFiniesAEcrire,
} from "../schema/parties.ts";
import { tableQuizz } from "../schema/quizz.ts";
import { ecrireConditionSqlQuizzVisiblePar } from "../visibility.ts";
import { createComptesRendusRepository } from "./compte-rendu-repository.ts";
import { createQuestionsVuesRepository } from "./questions-vues-repository.ts";
import { createStatistiquesQuestionsRepository } from "./statistique-repository.ts";

export type LigneHistorique = z.infer<typeof ligneHistorique>;

export interface CumulDesPartiesPourBadges {
  /** Games played to their end, with at least one question. */
  readonly parties: number;
  readonly gorgees: number;
  /** Whether a game of at least ten questions had everything right, nothing right, or nothing drunk. */
  readonly sansFaute: boolean;
  readonly bulle: boolean;
  readonly sobre: boolean;
  /** Feats in mini-games. */
  readonly miniJeux: ReadonlySet<ExploitDeMiniJeu>;
}

export interface ReclamationDeLigneHistorique {
  readonly code: string;
  readonly quizzId: string;
  /** Hash of the browser's secret. */
  readonly jeton: string;
}

/** Outcome of an attempt to write waiting games. */
export interface ResultatEcritureDesPartiesFinies {
  /** Games that failed because of their content: a new attempt would fail too. */
  readonly ecartees: readonly { readonly _id: string; readonly erreur: Error }[];
  /** Error of the lock or the disk, after which nothing more was tried; null when all went well. */
  readonly panne: Error | null;
  /** Whether more games may wait. */
  readonly reste: boolean;
}

/** Games written at a time; each one waits some 5 ms for the disk. */
const LOT = 4;
/** SQLite errors of the machine, which pass or must be repaired; the others are the row's own. */
const PANNES =
  /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PERM|NOMEM|PROTOCOL|CORRUPT|NOTADB)/;
const estPanne = (erreur: unknown) =>
  erreur instanceof Sqlite.SqliteError && PANNES.test(erreur.code);

export interface HistoriqueRepository {
  /** Writes a game with its rows and statistics; once, even when called again. */
  ecrire(soiree: PartieFinie): void;
  /**
   * Writes a few waiting games, each in its own transaction, so that the event loop is not blocked long. Failed games stay.
   * Throws when the database cannot be read.
   * @param sauf ids of games that are skipped
   */
  relever(sauf: ReadonlySet<string>): ResultatEcritureDesPartiesFinies;
  /** Games of an account, latest first; a quizz that it may no longer read keeps its title only. */
  lister(compte: string): LigneHistorique[];
  /** Total sips of an account. */
  gorgees(compte: string): number;
  /** Facts on which badges depend. */
  bilan(compte: string): CumulDesPartiesPourBadges;
  /**
   * Assigns a history row to an account. Null when there is none; `prise` when it is another account's. Claiming one's own row
   * again returns it.
   */
  reclamer(reclame: ReclamationDeLigneHistorique, compte: string): LigneHistorique | "prise" | null;
  /** Assigns all unclaimed rows of these hashed secrets to an account. Returns their number. */
  reclamerTout(jetons: readonly string[], compte: string): number;
}

export function createHistoriqueRepository(db: Database): HistoriqueRepository {
  const statistiques = createStatistiquesQuestionsRepository(db);
  const comptesRendus = createComptesRendusRepository(db);
  const questionsVues = createQuestionsVuesRepository(db);
  /** The player's account, or null when it was deleted during the game. */
  function encoreLa(compte: string | null): string | null {
    if (compte === null) return null;
    const ligne = db
      .select({ _id: tableComptes._id })
      .from(tableComptes)
      .where(eq(tableComptes._id, compte))
      .get();
    return ligne?._id ?? null;
  }

  function inserer(soiree: PartieFinie): void {
    const { id, code, quizzId, titre, nbQuestions, joueurs } = soiree;
    const connu = db
      .select({ _id: tableQuizz._id })
      .from(tableQuizz)
      .where(eq(tableQuizz._id, quizzId))
      .get();
    const ligne = {
      _id: id,
      code,
      quizz: connu?._id ?? null,
      titre,
      nbJoueurs: joueurs.length,
      nbQuestions,
      date: new Date().toISOString(),
    };
    const { changes } = db.insert(tablePartiesFinies).values(ligne).onConflictDoNothing().run();
    if (changes === 0) return;
    const comptes = joueurs.map(({ compte }) => encoreLa(compte));
    joueurs.forEach((joueur, rang) => {
      db.insert(tableLignesHistorique)
        .values({ ...joueur, partie: id, compte: comptes[rang] ?? null })
        // two history rows of a game with the same secret could not be told apart when claimed: the better placed
        // player's stays
        .onConflictDoNothing()
        .run();
    });
    statistiques.compter(quizzId, soiree.statistiques);
    const hote = encoreLa(soiree.compteRendu?.hote.compte ?? null);
    comptesRendus.ecrire(soiree, hote);
    questionsVues.noter(
      soiree,
      hote,
      comptes.flatMap((compte) => compte ?? []),
    );
  }

  function livrer({ _id, texte }: typeof tablePartiesFiniesAEcrire.$inferSelect): void {
    const soiree = partieFinie.parse(JSON.parse(texte));
    runInTransaction(db, () => {
      inserer(soiree);
      db.delete(tablePartiesFiniesAEcrire).where(eq(tablePartiesFiniesAEcrire._id, _id)).run();
    });
  }

  function relever(sauf: ReadonlySet<string>): ResultatEcritureDesPartiesFinies {
    const connues = sql`(select value from json_each(${JSON.stringify([...sauf])}))`;
    const lot = db
      .select()
      .from(tablePartiesFiniesAEcrire)
      .where(sql`${tablePartiesFiniesAEcrire._id} not in ${connues}`)
      .limit(LOT)
      .all();
    const ecartees = [];
    for (const ligne of lot)
      try {
        livrer(ligne);
      } catch (cause) {
        const erreur = cause instanceof Error ? cause : new Error(String(cause));
        if (estPanne(cause)) return { ecartees, panne: erreur, reste: true };
        ecartees.push({ _id: ligne._id, erreur });
      }
    return { ecartees, panne: null, reste: lot.length === LOT };
  }

  return {
    ecrire: (soiree) => runInTransaction(db, () => inserer(soiree)),
    relever,
    lister: (compte) =>
      db
        .select({
          _id: tableQuizz._id,
          title: tablePartiesFinies.titre,
          date: tablePartiesFinies.date,
          gorgees: tableLignesHistorique.gorgees,
        })
        .from(tableLignesHistorique)
        .innerJoin(tablePartiesFinies, eq(tablePartiesFinies._id, tableLignesHistorique.partie))
        .leftJoin(
          tableQuizz,
          and(
            eq(tableQuizz._id, tablePartiesFinies.quizz),
            ecrireConditionSqlQuizzVisiblePar(db, compte),
          ),
        )
        .where(eq(tableLignesHistorique.compte, compte))
        .orderBy(desc(tablePartiesFinies.date))
        .all()
        .map(({ _id, title, date, gorgees }) => ({ quizz: { _id, title }, date, gorgees })),
    gorgees(compte) {
      const total = db
        .select({ n: sum(tableLignesHistorique.gorgees).mapWith(Number) })
        .from(tableLignesHistorique)
        .where(eq(tableLignesHistorique.compte, compte))
        .get();
      return total?.n ?? 0;
    },
    bilan(compte) {
      const lignes = db
        .select({
          gorgees: tableLignesHistorique.gorgees,
          score: tableLignesHistorique.score,
          // history rows from before judged questions were counted use the number of questions of the quizz
          questions: sql<number>`coalesce(${tableLignesHistorique.questions}, ${tablePartiesFinies.nbQuestions})`,
          parti: tableLignesHistorique.parti,
          exploits: tableLignesHistorique.exploits,
        })
        .from(tableLignesHistorique)
        .innerJoin(tablePartiesFinies, eq(tablePartiesFinies._id, tableLignesHistorique.partie))
        .where(eq(tableLignesHistorique.compte, compte))
        .all();
      const jouees = lignes.filter(({ questions, parti }) => questions > 0 && !parti);
      const longues = jouees.filter(
        ({ score, questions }) => score !== null && questions >= QUESTIONS_MIN_DE_PARTIE_LONGUE,
      );
      return {
        parties: jouees.length,
        gorgees: lignes.reduce((somme, { gorgees }) => somme + gorgees, 0),
        sansFaute: longues.some(({ score, questions }) => score === questions),
        bulle: longues.some(({ score }) => score === 0),
        sobre: longues.some(({ gorgees }) => gorgees === 0),
        miniJeux: new Set(lignes.flatMap(({ exploits }) => exploits)),
      };
    },
    reclamer({ code, quizzId, jeton }, compte) {
      const ligne = db
        .select({
          partie: tableLignesHistorique.partie,
          compte: tableLignesHistorique.compte,
          gorgees: tableLignesHistorique.gorgees,
          date: tablePartiesFinies.date,
          titre: tablePartiesFinies.titre,
        })
        .from(tableLignesHistorique)
        .innerJoin(tablePartiesFinies, eq(tablePartiesFinies._id, tableLignesHistorique.partie))
        .where(
          and(
            eq(tablePartiesFinies.code, code),
            // finished games of composed quizzes have no quizz id; of several, the last one is taken
            estIdDeQuizzCompose(quizzId)
              ? isNull(tablePartiesFinies.quizz)
              : eq(tablePartiesFinies.quizz, quizzId),
            eq(tableLignesHistorique.jeton, jeton),
          ),
        )
        // a room may have played this quizz twice: history rows that no account has claimed come first
        .orderBy(desc(isNull(tableLignesHistorique.compte)), desc(tablePartiesFinies.date))
        .limit(1)
        .get();
      if (ligne === undefined) return null;
      if (ligne.compte !== null && ligne.compte !== compte) return "prise";
      db.update(tableLignesHistorique)
        .set({ compte })
        .where(
          and(
            eq(tableLignesHistorique.partie, ligne.partie),
            eq(tableLignesHistorique.jeton, jeton),
          ),
        )
        .run();
      questionsVues.noterReclamees([ligne.partie], compte);
      const { date, gorgees, titre } = ligne;
      return { quizz: { _id: quizzId, title: titre }, date, gorgees };
    },
    reclamerTout(jetons, compte) {
      comptesRendus.reclamer(jetons, compte);
      questionsVues.reclamer(jetons, compte);
      const reclamees = db
        .update(tableLignesHistorique)
        .set({ compte })
        .where(
          and(
            inArray(tableLignesHistorique.jeton, [...jetons]),
            isNull(tableLignesHistorique.compte),
          ),
        )
        .returning({ partie: tableLignesHistorique.partie })
        .all();
      questionsVues.noterReclamees(
        reclamees.map(({ partie }) => partie),
        compte,
      );
      return reclamees.length;
    },
  };
}
