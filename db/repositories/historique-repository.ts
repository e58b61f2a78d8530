/** Finished games and who played them (decisions-jeu "End and vote"). */
import Sqlite from "better-sqlite3";
import { and, desc, eq, inArray, isNull, sql, sum } from "../drizzle.ts";
import type { z } from "zod";
import { QUESTIONS_MIN_BADGE } from "#contracts/badges.ts";
import { type ligneHistorique, type SoireeFinie, soireeFinie } from "#contracts/historique.ts";
import type { Exploit } from "#contracts/mini-jeux.ts";
import { inTransaction } from "../transaction.ts";
import type { Database } from "../connection.ts";
import { comptes } from "../schema/comptes.ts";
import { historique, partiesFinies, soireesAEcrire } from "../schema/parties.ts";
import { quizz } from "../schema/quizz.ts";
import { visiblePar } from "../visibilite.ts";
import { createStatistiqueRepository } from "./statistique-repository.ts";

export type LigneHistorique = z.infer<typeof ligneHistorique>;

export interface BilanDeParties {
  /** Games played to their end, with a question at least. */
  readonly parties: number;
  readonly gorgees: number;
  /** Of those, some with at least ten questions and everything right, nothing right, nothing drunk. */
  readonly sansFaute: boolean;
  readonly bulle: boolean;
  readonly sobre: boolean;
  /** Of the mini-games. */
  readonly miniJeux: ReadonlySet<Exploit>;
}

export interface Reclame {
  readonly code: string;
  readonly quizzId: string;
  /** Hash of the secret. */
  readonly jeton: string;
}

/** What came of an attempt to write finished games. */
export interface Releve {
  /** Could not be written for what they are: trying again would change nothing. */
  readonly ecartees: readonly { readonly _id: string; readonly erreur: Error }[];
  /** The lock or the disk: nothing more was tried. Null when all went well. */
  readonly panne: Error | null;
  /** Others may wait, for another turn. */
  readonly reste: boolean;
}

/** Games written in one go: each one waits for the disk, some 5 ms. */
const LOT = 4;
/** What passes, or what somebody has to mend: it says nothing of the line that was being written. */
const PANNES =
  /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PERM|NOMEM|PROTOCOL|CORRUPT|NOTADB)/;
const estPanne = (erreur: unknown) =>
  erreur instanceof Sqlite.SqliteError && PANNES.test(erreur.code);

export interface HistoriqueRepository {
  /** Writes a game, its lines and what it says of its questions, once whatever is asked. */
  ecrire(soiree: SoireeFinie): void;
  /**
   * Writes some of the finished games that wait for it, each in a transaction of its own: few enough for the event loop.
   * What fails waits on. Throws when the database cannot even be read.
   * @param sauf ids of games that are not tried
   */
  relever(sauf: ReadonlySet<string>): Releve;
  /** An account's games, latest first; those whose quizz it may not read now have no id, only their title. */
  lister(compte: string): LigneHistorique[];
  /** All that an account drank in its games. */
  gorgees(compte: string): number;
  /** Facts that badges are earned by. */
  bilan(compte: string): BilanDeParties;
  /**
   * Gives a line to an account. Null when there is no such line; `prise` when it is somebody else's. Claiming one's own
   * line again gives it again.
   */
  reclamer(reclame: Reclame, compte: string): LigneHistorique | "prise" | null;
  /** Gives an account every line of these secrets (hashed) that nobody has claimed. Returns how many. */
  reclamerTout(jetons: readonly string[], compte: string): number;
}

export function createHistoriqueRepository(db: Database): HistoriqueRepository {
  const statistiques = createStatistiqueRepository(db);
  /** The account, unless it was deleted during the game. */
  function encoreLa(compte: string | null): string | null {
    if (compte === null) return null;
    const ligne = db
      .select({ _id: comptes._id })
      .from(comptes)
      .where(eq(comptes._id, compte))
      .get();
    return ligne?._id ?? null;
  }

  function inserer(soiree: SoireeFinie): void {
    const { id, code, quizzId, titre, nbQuestions, joueurs } = soiree;
    const connu = db.select({ _id: quizz._id }).from(quizz).where(eq(quizz._id, quizzId)).get();
    const ligne = {
      _id: id,
      code,
      quizz: connu?._id ?? null,
      titre,
      nbJoueurs: joueurs.length,
      nbQuestions,
      date: new Date().toISOString(),
    };
    const { changes } = db.insert(partiesFinies).values(ligne).onConflictDoNothing().run();
    if (changes === 0) return;
    for (const { compte, ...joueur } of joueurs)
      db.insert(historique)
        .values({ ...joueur, partie: id, compte: encoreLa(compte) })
        // two lines of one secret could not be told apart by whoever claims them: the better placed one stays
        .onConflictDoNothing()
        .run();
    statistiques.compter(quizzId, soiree.statistiques);
  }

  function livrer({ _id, texte }: typeof soireesAEcrire.$inferSelect): void {
    const soiree = soireeFinie.parse(JSON.parse(texte));
    inTransaction(db, () => {
      inserer(soiree);
      db.delete(soireesAEcrire).where(eq(soireesAEcrire._id, _id)).run();
    });
  }

  function relever(sauf: ReadonlySet<string>): Releve {
    const connues = sql`(select value from json_each(${JSON.stringify([...sauf])}))`;
    const lot = db
      .select()
      .from(soireesAEcrire)
      .where(sql`${soireesAEcrire._id} not in ${connues}`)
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
    ecrire: (soiree) => inTransaction(db, () => inserer(soiree)),
    relever,
    lister: (compte) =>
      db
        .select({
          _id: quizz._id,
          title: partiesFinies.titre,
          date: partiesFinies.date,
          gorgees: historique.gorgees,
        })
        .from(historique)
        .innerJoin(partiesFinies, eq(partiesFinies._id, historique.partie))
        .leftJoin(quizz, and(eq(quizz._id, partiesFinies.quizz), visiblePar(db, compte)))
        .where(eq(historique.compte, compte))
        .orderBy(desc(partiesFinies.date))
        .all()
        .map(({ _id, title, date, gorgees }) => ({ quizz: { _id, title }, date, gorgees })),
    gorgees(compte) {
      const total = db
        .select({ n: sum(historique.gorgees).mapWith(Number) })
        .from(historique)
        .where(eq(historique.compte, compte))
        .get();
      return total?.n ?? 0;
    },
    bilan(compte) {
      const lignes = db
        .select({
          gorgees: historique.gorgees,
          score: historique.score,
          // older lines count all the questions of the quizz
          questions: sql<number>`coalesce(${historique.questions}, ${partiesFinies.nbQuestions})`,
          parti: historique.parti,
          exploits: historique.exploits,
        })
        .from(historique)
        .innerJoin(partiesFinies, eq(partiesFinies._id, historique.partie))
        .where(eq(historique.compte, compte))
        .all();
      const jouees = lignes.filter(({ questions, parti }) => questions > 0 && !parti);
      const longues = jouees.filter(
        ({ score, questions }) => score !== null && questions >= QUESTIONS_MIN_BADGE,
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
          partie: historique.partie,
          compte: historique.compte,
          gorgees: historique.gorgees,
          date: partiesFinies.date,
          titre: partiesFinies.titre,
        })
        .from(historique)
        .innerJoin(partiesFinies, eq(partiesFinies._id, historique.partie))
        .where(
          and(
            eq(partiesFinies.code, code),
            eq(partiesFinies.quizz, quizzId),
            eq(historique.jeton, jeton),
          ),
        )
        // the room may have played this quizz twice: what nobody has claimed comes first
        .orderBy(desc(isNull(historique.compte)), desc(partiesFinies.date))
        .limit(1)
        .get();
      if (ligne === undefined) return null;
      if (ligne.compte !== null && ligne.compte !== compte) return "prise";
      db.update(historique)
        .set({ compte })
        .where(and(eq(historique.partie, ligne.partie), eq(historique.jeton, jeton)))
        .run();
      const { date, gorgees, titre } = ligne;
      return { quizz: { _id: quizzId, title: titre }, date, gorgees };
    },
    reclamerTout: (jetons, compte) =>
      db
        .update(historique)
        .set({ compte })
        .where(and(inArray(historique.jeton, [...jetons]), isNull(historique.compte)))
        .run().changes,
  };
}
