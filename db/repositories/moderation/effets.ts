/**
 * Changes that each measure makes in the database, and how they are undone (docs/decisions/0094). `createApplicationDesMesuresParGenre` is the table of
 * measures, `createEffetsElementairesDesMesures` their elementary effects. Call all of it within a transaction.
 */
import type { ContenuDAffaire, GenreMesure, CorpsMesure } from "#contracts/moderation.ts";
import { and, desc, eq, gt, inArray, isNull, ne, sql } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { tableComptes, tableSessions } from "../../schema/comptes.ts";
import { tableMediasRefuses, tableMesuresDeModeration } from "../../schema/moderation.ts";
import { tableMedias } from "../../schema/contenu.ts";
import { tableQuizz, tableVersionsDeQuizz } from "../../schema/quizz.ts";
import { createMediaRepository } from "../media-repository.ts";
import { createQuestionsDeQuizzRepository } from "../questions-de-quizz.ts";
import { createQuizzRepository, calculerDateDeModification } from "../quizz-repository.ts";
import { createCopiesDeContenusRepository, listerMediasDuContenuCopie } from "./cibles.ts";
import type { LigneAffaireStockee } from "./affaires.ts";

/** Column of `comptes` that suspends an account, or stops it from publishing or writing, until a date. */
export type ColonneFinDeMesureDuCompte = "suspendu" | "sansPublier" | "sansEcrire";

export interface EffetsElementairesDesMesures {
  /** Hides a quizz from everybody but its authors, who may still edit it. */
  masquer(idQuizz: string): boolean;
  montrer(idQuizz: string): boolean;
  supprimerQuizz(idQuizz: string): boolean;
  /** Deletes a question, and the versions of its quizz that hold it. */
  supprimerQuestion(idQuizz: string, idQuestion: string): boolean;
  /** Erases the description of a profile; false when there is none. */
  effacerDescription(compte: string): boolean;
  /**
   * Restores, from its copy, a content that a measure has deleted: a description, a quizz (private), or a question at its
   * rank. False when the quizz of the question is gone.
   */
  rendre(contenu: ContenuDAffaire, auteur: string, idQuizz: string | null): boolean;
  /** Suspends an account, or stops it from publishing or writing, until a date; null ends it. */
  limiter(compte: string, limite: ColonneFinDeMesureDuCompte, jusque: string | null): void;
  /** Refuses the files of a content from now on, and deletes its author's rows of them. Returns the stored files. */
  refuserMedias(contenu: ContenuDAffaire, auteur: string | null): string[];
  /** Lets accounts send again the files that a measure has refused, unless another measure that is not lifted refuses them too. */
  accepterMedias(mesure: Pick<Mesure, "_id" | "fichiers">): void;
}

export function createEffetsElementairesDesMesures(db: Database): EffetsElementairesDesMesures {
  const contenu = createQuestionsDeQuizzRepository(db);
  const stockes = createMediaRepository(db);
  const dater = (id: string) => {
    const avant = db
      .select({ date: tableQuizz.date })
      .from(tableQuizz)
      .where(eq(tableQuizz._id, id))
      .get();
    if (avant !== undefined)
      db.update(tableQuizz)
        .set({ date: calculerDateDeModification(avant.date) })
        .where(eq(tableQuizz._id, id))
        .run();
  };

  return {
    masquer: (id) =>
      db
        .update(tableQuizz)
        .set({
          masque: sql`${tableQuizz.visibilite}`,
          visibilite: "prive",
          masqueOfficiel: sql`${tableQuizz.officiel}`,
          officiel: false,
        })
        .where(and(eq(tableQuizz._id, id), sql`${tableQuizz.masque} is null`))
        .run().changes > 0,
    montrer: (id) =>
      db
        .update(tableQuizz)
        .set({
          visibilite: sql`${tableQuizz.masque}`,
          masque: null,
          officiel: sql`${tableQuizz.masqueOfficiel}`,
          masqueOfficiel: false,
        })
        .where(and(eq(tableQuizz._id, id), sql`${tableQuizz.masque} is not null`))
        .run().changes > 0,
    supprimerQuizz: (id) => db.delete(tableQuizz).where(eq(tableQuizz._id, id)).run().changes > 0,
    supprimerQuestion(id, idQuestion) {
      if (!contenu.retirer(id, idQuestion)) return false;
      db.delete(tableVersionsDeQuizz)
        .where(
          and(
            eq(tableVersionsDeQuizz.quizz, id),
            sql`instr(${tableVersionsDeQuizz.contenu}, ${idQuestion}) > 0`,
          ),
        )
        .run();
      dater(id);
      return true;
    },
    effacerDescription: (compte) =>
      db
        .update(tableComptes)
        .set({ description: "" })
        .where(and(eq(tableComptes._id, compte), ne(tableComptes.description, "")))
        .run().changes > 0,
    rendre(copie, auteur, idQuizz) {
      switch (copie.genre) {
        case "profil":
          db.update(tableComptes)
            .set({ description: copie.description })
            // a description that the account has written since the measure is kept
            .where(and(eq(tableComptes._id, auteur), eq(tableComptes.description, "")))
            .run();
          return true;
        case "quizz": {
          const { _id, date: _date, questions, ...champs } = copie.quizz;
          createQuizzRepository(db).creer({
            ...champs,
            visibilite: "prive",
            createur: auteur,
            officiel: false,
            questions: questions.map(({ _id: _idQuestion, ...question }) => question),
          });
          return true;
        }
        case "question": {
          const { _id, ...question } = copie.question;
          if (idQuizz === null) return false;
          const encoreLa = db
            .select({ _id: tableQuizz._id })
            .from(tableQuizz)
            .where(and(eq(tableQuizz._id, idQuizz), eq(tableQuizz.createur, auteur)))
            .get();
          if (encoreLa === undefined) return false;
          contenu.inserer(idQuizz, copie.rang - 1, question);
          dater(idQuizz);
          return true;
        }
      }
    },
    limiter(compte, limite, jusque) {
      db.update(tableComptes)
        .set({ [limite]: jusque })
        .where(eq(tableComptes._id, compte))
        .run();
      if (limite === "suspendu" && jusque !== null)
        db.update(tableSessions)
          .set({ finie: new Date().toISOString() })
          .where(eq(tableSessions.compte, compte))
          .run();
    },
    accepterMedias({ _id, fichiers }) {
      if (fichiers.length === 0) return;
      const refuses = new Set(
        db
          .select({ fichiers: tableMesuresDeModeration.fichiers })
          .from(tableMesuresDeModeration)
          .where(
            and(
              isNull(tableMesuresDeModeration.levee),
              // the words of the index, which holds the few measures that refuse files
              sql`${tableMesuresDeModeration.fichiers} <> '[]'`,
              ne(tableMesuresDeModeration._id, _id),
            ),
          )
          .all()
          .flatMap((autre) => autre.fichiers),
      );
      const permis = fichiers.filter((fichier) => !refuses.has(fichier));
      db.delete(tableMediasRefuses).where(inArray(tableMediasRefuses.fichier, permis)).run();
    },
    refuserMedias(copie, auteur) {
      const date = new Date().toISOString();
      const fichiers = listerMediasDuContenuCopie(copie).flatMap(
        (nom) => stockes.lire(nom)?.fichier ?? [],
      );
      for (const fichier of fichiers) {
        db.insert(tableMediasRefuses).values({ fichier, date }).onConflictDoNothing().run();
        if (auteur !== null)
          db.delete(tableMedias)
            .where(
              and(
                eq(tableMedias.proprietaire, auteur),
                sql`coalesce(${tableMedias.fichier}, ${tableMedias.nom}) = ${fichier}`,
              ),
            )
            .run();
      }
      return fichiers;
    },
  };
}

type Mesure = typeof tableMesuresDeModeration.$inferSelect;

interface MesureAppliquee {
  /** Applies the measure; false when its target is gone, or nothing is left to do. @param jusque end of a measure that lasts */
  readonly faire: (affaire: LigneAffaireStockee, demande: CorpsMesure, jusque: string) => boolean;
  /** Undoes the measure; false when nothing of it can be restored. */
  readonly defaire: (mesure: Mesure, affaire: LigneAffaireStockee) => boolean;
}

export type ApplicationDesMesuresParGenre = Readonly<Record<GenreMesure, MesureAppliquee>>;

const oui = () => true;
const non = () => false;

export function createApplicationDesMesuresParGenre(db: Database): ApplicationDesMesuresParGenre {
  const [effets, copies] = [
    createEffetsElementairesDesMesures(db),
    createCopiesDeContenusRepository(db),
  ];

  /** Latest end of the account's other current measures that set the same limit; null when there is none. */
  const encore = (
    { _id, genre, compte }: Mesure,
    limite: ColonneFinDeMesureDuCompte,
  ): string | null => {
    if (compte === null) return null;
    const autres = db
      .select({
        jusque: tableMesuresDeModeration.jusque,
        messages: tableMesuresDeModeration.messages,
      })
      .from(tableMesuresDeModeration)
      .where(
        and(
          eq(tableMesuresDeModeration.compte, compte),
          eq(tableMesuresDeModeration.genre, genre),
          ne(tableMesuresDeModeration._id, _id),
          isNull(tableMesuresDeModeration.levee),
          gt(tableMesuresDeModeration.jusque, new Date().toISOString()),
        ),
      )
      .orderBy(desc(tableMesuresDeModeration.jusque))
      .all();
    return autres.find(({ messages }) => limite !== "sansEcrire" || messages)?.jusque ?? null;
  };
  /** Limits an account until a date, and never shortens a longer limit; false when the account is gone. */
  const limiter = (
    compte: string | null,
    jusque: string,
    limites: readonly ColonneFinDeMesureDuCompte[],
  ): boolean => {
    const avant =
      compte === null
        ? undefined
        : db.select().from(tableComptes).where(eq(tableComptes._id, compte)).get();
    if (avant === undefined) return false;
    for (const limite of limites) {
      const tenue = avant[limite];
      effets.limiter(avant._id, limite, tenue !== null && tenue > jusque ? tenue : jusque);
    }
    return true;
  };
  const liberer = (mesure: Mesure, limites: readonly ColonneFinDeMesureDuCompte[]): boolean => {
    if (mesure.compte === null) return false;
    for (const limite of limites) effets.limiter(mesure.compte, limite, encore(mesure, limite));
    return true;
  };
  const parole = ({
    messages,
  }: {
    readonly messages: boolean;
  }): readonly ColonneFinDeMesureDuCompte[] =>
    messages ? ["sansPublier", "sansEcrire"] : ["sansPublier"];

  return {
    rien: { faire: oui, defaire: non },
    // a warning has no effect to undo: only its letter is contradicted
    mot: { faire: oui, defaire: oui },
    masquer: {
      faire: ({ quizz }) => quizz !== null && effets.masquer(quizz),
      defaire: (_mesure, { quizz }) => quizz !== null && effets.montrer(quizz),
    },
    supprimer: {
      faire({ genre, quizz, cible }) {
        if (genre === "profil") return effets.effacerDescription(cible);
        if (quizz === null) return false;
        return genre === "question"
          ? effets.supprimerQuestion(quizz, cible)
          : effets.supprimerQuizz(quizz);
      },
      defaire({ compte }, { numero, quizz }) {
        const copie = copies.lister(numero).at(-1)?.contenu;
        return copie !== undefined && compte !== null && effets.rendre(copie, compte, quizz);
      },
    },
    nePlusPublier: {
      faire: ({ auteur }, demande, jusque) => limiter(auteur, jusque, parole(demande)),
      defaire: (mesure) => liberer(mesure, parole(mesure)),
    },
    suspendre: {
      faire: ({ auteur }, _demande, jusque) => limiter(auteur, jusque, ["suspendu"]),
      defaire: (mesure) => liberer(mesure, ["suspendu"]),
    },
    // the caller deletes the account afterwards, once letters and log lines have named it
    supprimerCompte: { faire: ({ auteur }) => auteur !== null, defaire: non },
  };
}
