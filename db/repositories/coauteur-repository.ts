/** Co-authors of quizzes: who is invited, who writes, whose quizzes one writes (docs/decisions/0076). */
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from "../drizzle.ts";
import type { Coauteur, ReponseQuizzCoecrits } from "#contracts/coauteurs.ts";
import {
  COAUTEURS_PAR_QUIZZ_MAX,
  INVITATIONS_A_COECRIRE_MONTREES_MAX,
  QUIZZ_COECRITS_MAX,
} from "#contracts/limites.ts";
import type { Visibilite } from "#contracts/quizz.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { tableComptes } from "../schema/comptes.ts";
import { tableCoauteurs, tableQuizz } from "../schema/quizz.ts";
import { ecrireConditionSqlQuizzEcritPar } from "../visibility.ts";
import { createSocialRepository } from "./social-repository.ts";

export interface CoauteursRepository {
  /** Co-authors in the order of their invitations; those who have not accepted for the creator only. Null when `compte` does not write the quizz. */
  lister(id: string, compte: string): Coauteur[] | null;
  /** Invites a friend to one's own quizz. Returns its title, or why not. */
  inviter(
    id: string,
    createur: string,
    ami: string,
  ): { readonly title: string } | "inconnu" | "pasAmi" | "deja" | "complet";
  /** Accepts an invitation. */
  accepter(id: string, compte: string): "fait" | "inconnu" | "complet";
  /**
   * Ends an invitation or a co-author's rights: of anybody for the creator, of oneself for a co-author.
   * @returns false when there was none, or `moi` may not
   */
  retirer(id: string, moi: string, compte: string): boolean;
  /** Invitations and quizzes of others, for the account's own list. */
  siens(compte: string): ReponseQuizzCoecrits;
}

export function createCoauteursRepository(db: Database): CoauteursRepository {
  const social = createSocialRepository(db);
  const ligne = (id: string, compte: string) =>
    and(eq(tableCoauteurs.quizz, id), eq(tableCoauteurs.compte, compte));
  const estCree = (id: string, par: string) =>
    db
      .select({ title: tableQuizz.title })
      .from(tableQuizz)
      .where(and(eq(tableQuizz._id, id), eq(tableQuizz.createur, par)))
      .get();
  const compter = (condition: ReturnType<typeof eq> | ReturnType<typeof and>) =>
    db.select({ n: count() }).from(tableCoauteurs).where(condition).get()?.n ?? 0;
  const desAutres = (compte: string) =>
    db
      .select({
        _id: tableQuizz._id,
        title: tableQuizz.title,
        createur: { pseudo: tableComptes.pseudo },
        questionsCount: tableQuizz.questionsCount,
        note: tableQuizz.note,
        tags: tableQuizz.tags,
        visibilite: sql<Visibilite>`coalesce(${tableQuizz.masque}, ${tableQuizz.visibilite})`,
        date: tableQuizz.date,
      })
      .from(tableCoauteurs)
      .innerJoin(tableQuizz, eq(tableQuizz._id, tableCoauteurs.quizz))
      .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
      .where(and(eq(tableCoauteurs.compte, compte), isNotNull(tableCoauteurs.accepte)))
      .orderBy(desc(tableQuizz.date))
      .limit(QUIZZ_COECRITS_MAX)
      .all();

  return {
    lister(id, compte) {
      const ecrit = db
        .select({ createur: tableQuizz.createur })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzEcritPar(db, compte)))
        .get();
      if (ecrit === undefined) return null;
      return db
        .select({
          pseudo: tableComptes.pseudo,
          icon: tableComptes.icon,
          accepte: sql`${tableCoauteurs.accepte} is not null`.mapWith(Boolean),
        })
        .from(tableCoauteurs)
        .innerJoin(tableComptes, eq(tableComptes._id, tableCoauteurs.compte))
        .where(
          and(
            eq(tableCoauteurs.quizz, id),
            ecrit.createur === compte ? undefined : isNotNull(tableCoauteurs.accepte),
          ),
        )
        .orderBy(asc(tableCoauteurs.invite), asc(tableComptes.pseudoCle))
        .all();
    },
    inviter: (id, createur, ami) =>
      runInTransaction(db, () => {
        const sien = estCree(id, createur);
        if (sien === undefined) return "inconnu";
        if (social.relation(createur, ami) !== "amis") return "pasAmi";
        if (compter(ligne(id, ami)) > 0) return "deja";
        if (compter(eq(tableCoauteurs.quizz, id)) >= COAUTEURS_PAR_QUIZZ_MAX) return "complet";
        db.insert(tableCoauteurs)
          .values({ quizz: id, compte: ami, invite: new Date().toISOString() })
          .run();
        return sien;
      }),
    accepter: (id, compte) =>
      runInTransaction(db, () => {
        const attend = and(ligne(id, compte), isNull(tableCoauteurs.accepte));
        if (compter(attend) === 0) return "inconnu";
        const ecrits = and(eq(tableCoauteurs.compte, compte), isNotNull(tableCoauteurs.accepte));
        if (compter(ecrits) >= QUIZZ_COECRITS_MAX) return "complet";
        db.update(tableCoauteurs).set({ accepte: new Date().toISOString() }).where(attend).run();
        return "fait";
      }),
    retirer: (id, moi, compte) =>
      runInTransaction(db, () => {
        if (moi !== compte && estCree(id, moi) === undefined) return false;
        return db.delete(tableCoauteurs).where(ligne(id, compte)).run().changes > 0;
      }),
    siens: (compte) => ({
      invitations: db
        .select({
          _id: tableQuizz._id,
          title: tableQuizz.title,
          createur: { pseudo: tableComptes.pseudo },
        })
        .from(tableCoauteurs)
        .innerJoin(tableQuizz, eq(tableQuizz._id, tableCoauteurs.quizz))
        .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
        .where(and(eq(tableCoauteurs.compte, compte), isNull(tableCoauteurs.accepte)))
        .orderBy(desc(tableCoauteurs.invite))
        .limit(INVITATIONS_A_COECRIRE_MONTREES_MAX)
        .all(),
      quizz: desAutres(compte),
    }),
  };
}
