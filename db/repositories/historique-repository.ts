/** Finished games and who played them (decisions-jeu "End and vote"). */
import { and, desc, eq, inArray, isNull, sql, sum } from "drizzle-orm";
import type { z } from "zod";
import { type ligneHistorique, type SoireeFinie, soireeFinie } from "#contracts/historique.ts";
import type { Exploit } from "#contracts/mini-jeux.ts";
import type { Base } from "../connexion.ts";
import { comptes, historique, partiesFinies, quizz, soireesAEcrire } from "../schema.ts";

export type LigneHistorique = z.infer<typeof ligneHistorique>;

export interface Exploits {
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

/** Questions from which a feat counts. */
const QUESTIONS_MIN = 10;

export interface Reclame {
  readonly code: string;
  readonly quizzId: string;
  /** Hash of the secret. */
  readonly jeton: string;
}

export interface HistoriqueRepository {
  /** Writes a game and its lines, once whatever is asked. */
  ecrire(soiree: SoireeFinie): void;
  /**
   * Writes the finished games that wait for it, each in a transaction of its own. Returns what failed: those wait on.
   * Throws when the database cannot even be read.
   */
  relever(): Error[];
  /** An account's games, latest first. */
  lister(compte: string): LigneHistorique[];
  /** All that an account drank in its games. */
  gorgees(compte: string): number;
  /** Facts that badges are earned by. */
  exploits(compte: string): Exploits;
  /**
   * Gives a line to an account. Null when there is no such line; `prise` when it is somebody else's. Claiming one's own
   * line again gives it again.
   */
  reclamer(reclame: Reclame, compte: string): LigneHistorique | "prise" | null;
  /** Gives an account every line of these secrets (hashed) that nobody has claimed. Returns how many. */
  reclamerTout(jetons: readonly string[], compte: string): number;
}

export function createHistoriqueRepository(db: Base): HistoriqueRepository {
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

  function inserer({ id, code, quizzId, titre, nbQuestions, joueurs }: SoireeFinie): void {
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
        .run();
  }

  /** All or nothing, with the lock taken at once: another thread writes too, and a lock that comes late is an error. */
  const atomique = (faire: () => void) => db.transaction(faire, { behavior: "immediate" });

  function livrer({ _id, texte }: typeof soireesAEcrire.$inferSelect): Error[] {
    try {
      const soiree = soireeFinie.parse(JSON.parse(texte));
      atomique(() => {
        inserer(soiree);
        db.delete(soireesAEcrire).where(eq(soireesAEcrire._id, _id)).run();
      });
      return [];
    } catch (erreur) {
      return [erreur instanceof Error ? erreur : new Error(String(erreur))];
    }
  }

  return {
    ecrire: (soiree) => atomique(() => inserer(soiree)),
    relever: () => db.select().from(soireesAEcrire).all().flatMap(livrer),
    lister: (compte) =>
      db
        .select({
          _id: partiesFinies.quizz,
          title: partiesFinies.titre,
          date: partiesFinies.date,
          gorgees: historique.gorgees,
        })
        .from(historique)
        .innerJoin(partiesFinies, eq(partiesFinies._id, historique.partie))
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
    exploits(compte) {
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
        ({ score, questions }) => score !== null && questions >= QUESTIONS_MIN,
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
