/** Finished games and who played them (decisions-jeu "End and vote"). */
import { and, desc, eq, isNull, sum } from "drizzle-orm";
import type { z } from "zod";
import type { ligneHistorique, SoireeFinie } from "#contracts/historique.ts";
import type { Exploit } from "#contracts/mini-jeux.ts";
import type { Base } from "../connexion.ts";
import { comptes, historique, partiesFinies, quizz } from "../schema.ts";

export type LigneHistorique = z.infer<typeof ligneHistorique>;

export interface Exploits {
  readonly parties: number;
  readonly gorgees: number;
  /** Quizzes of at least ten questions with everything right, nothing right, nothing drunk. */
  readonly sansFaute: boolean;
  readonly bulle: boolean;
  readonly sobre: boolean;
  /** Of the mini-games. */
  readonly miniJeux: ReadonlySet<Exploit>;
}

/** A quizz from which a feat counts. */
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

  return {
    ecrire({ id, code, quizzId, titre, nbQuestions, joueurs }) {
      db.transaction(() => {
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
        for (const { compte, exploits, ...joueur } of joueurs)
          db.insert(historique)
            .values({ ...joueur, partie: id, compte: encoreLa(compte), exploits: [...exploits] })
            .run();
      });
    },
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
          nbQuestions: partiesFinies.nbQuestions,
          exploits: historique.exploits,
        })
        .from(historique)
        .innerJoin(partiesFinies, eq(partiesFinies._id, historique.partie))
        .where(eq(historique.compte, compte))
        .all();
      const longues = lignes.filter(
        ({ score, nbQuestions }) => score !== null && nbQuestions >= QUESTIONS_MIN,
      );
      return {
        parties: lignes.length,
        gorgees: lignes.reduce((somme, { gorgees }) => somme + gorgees, 0),
        sansFaute: longues.some(({ score, nbQuestions }) => score === nbQuestions),
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
  };
}
