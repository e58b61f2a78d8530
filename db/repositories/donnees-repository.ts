/** All data of an account, for its owner (decisions-plateforme "Account deletion"). */
import { aliasedTable, and, asc, desc, eq, getTableColumns, inArray, ne, or } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import {
  tableAppareils,
  tableBadgesObtenus,
  tableComptes,
  tableLiensMail,
  tableSessions,
} from "../schema/comptes.ts";
import { tableMedias } from "../schema/contenu.ts";
import {
  tableComptesRendus,
  tableLignesHistorique,
  tablePartiesFinies,
} from "../schema/parties.ts";
import {
  tableCoauteurs,
  tableFavoris,
  tableNotesDeQuizz,
  tableQuestions,
  tableQuizz,
  tableVersionsDeQuizz,
} from "../schema/quizz.ts";
import { tableAffaires, tableSignalements } from "../schema/moderation.ts";
import { tableAmities, tableMessages } from "../schema/social.ts";
import { createActesDeModerationRepository } from "./moderation/actes.ts";
import { createFichesDeComptesPourModerateurs } from "./moderation/fiches.ts";
import { createComptesRendusRepository } from "./compte-rendu-repository.ts";
import { createQuestionsVuesRepository } from "./questions-vues-repository.ts";
import { createStatistiquesQuestionsRepository } from "./statistique-repository.ts";
import { COLONNES_MEDIA_POUR_DONNEES_DU_COMPTE } from "./media-repository.ts";

/**
 * Reads the data in parts of a few megabytes at most (docs/decisions/0115), which account-data-stream.ts joins. Rows deleted
 * meanwhile are null.
 */
export interface DonneesDuCompteRepository {
  /** An account's data, with one entry for each table except quizzes. Hashes of secrets are left out. */
  sansQuizz(compte: string): Readonly<Record<string, unknown>>;
  /** Ids of the account's quizzes. */
  quizz(compte: string): string[];
  /** One quizz with its questions. */
  unQuizz(id: string, compte: string): object | null;
  /** Ids of a quizz's versions, the newest first. */
  versions(id: string, compte: string): string[];
  /** Whole content of a version. */
  uneVersion(version: string, compte: string): object | null;
  /** Statistics of all questions of a quizz as its author sees them; null when it is another account's. An answer typed in fewer than `PARTIES_AVANT_DE_MONTRER_REPONSE_TAPEE` games stays hidden. */
  statistiques(id: string, compte: string): object | null;
}

const {
  numero: _numero,
  vide: _vide,
  creation: _creation,
  octets: _octets,
  octetsVersions: _octetsVersions,
  ...COLONNES_DU_QUIZZ
} = getTableColumns(tableQuizz);

export function createDonneesDuCompteRepository(db: Database): DonneesDuCompteRepository {
  const [de, a] = [aliasedTable(tableComptes, "de"), aliasedTable(tableComptes, "a")];
  const statistiques = createStatistiquesQuestionsRepository(db);
  const comptesRendus = createComptesRendusRepository(db);
  const questionsVues = createQuestionsVuesRepository(db);
  const sien = (id: string, moi: string) =>
    and(eq(tableQuizz._id, id), eq(tableQuizz.createur, moi));
  return {
    quizz: (moi) =>
      db
        .select({ _id: tableQuizz._id })
        .from(tableQuizz)
        .where(eq(tableQuizz.createur, moi))
        .orderBy(asc(tableQuizz.numero))
        .all()
        .map(({ _id }) => _id),
    unQuizz(id, moi) {
      const lu = db.select(COLONNES_DU_QUIZZ).from(tableQuizz).where(sien(id, moi)).get();
      if (lu === undefined) return null;
      return {
        ...lu,
        questions: db.select().from(tableQuestions).where(eq(tableQuestions.quizz, id)).all(),
      };
    },
    versions: (id, moi) =>
      db
        .select({ _id: tableVersionsDeQuizz._id })
        .from(tableVersionsDeQuizz)
        .innerJoin(tableQuizz, eq(tableQuizz._id, tableVersionsDeQuizz.quizz))
        .where(sien(id, moi))
        .orderBy(desc(tableVersionsDeQuizz.date))
        .all()
        .map(({ _id }) => _id),
    uneVersion(version, moi) {
      const lue = db
        .select({
          date: tableVersionsDeQuizz.date,
          par: tableComptes.pseudo,
          contenu: tableVersionsDeQuizz.contenu,
        })
        .from(tableVersionsDeQuizz)
        .leftJoin(tableComptes, eq(tableComptes._id, tableVersionsDeQuizz.par))
        .innerJoin(tableQuizz, eq(tableQuizz._id, tableVersionsDeQuizz.quizz))
        .where(and(eq(tableVersionsDeQuizz._id, version), eq(tableQuizz.createur, moi)))
        .get();
      if (lue === undefined) return null;
      const { contenu, ...reste } = lue;
      return { ...reste, quizz: JSON.parse(contenu) };
    },
    statistiques(id, moi) {
      const lu = db.select({ title: tableQuizz.title }).from(tableQuizz).where(sien(id, moi)).get();
      return lu === undefined ? null : { quizz: lu.title, questions: statistiques.lire(id, moi) };
    },
    sansQuizz(moi) {
      return {
        compte: db
          .select({
            pseudo: tableComptes.pseudo,
            mail: tableComptes.mail,
            icon: tableComptes.icon,
            description: tableComptes.description,
            role: tableComptes.role,
            suspendu: tableComptes.suspendu,
            sansPublier: tableComptes.sansPublier,
            sansEcrire: tableComptes.sansEcrire,
            date: tableComptes.date,
          })
          .from(tableComptes)
          .where(eq(tableComptes._id, moi))
          .get(),
        medias: db
          .select(COLONNES_MEDIA_POUR_DONNEES_DU_COMPTE)
          .from(tableMedias)
          .where(eq(tableMedias.proprietaire, moi))
          .all(),
        historique: db
          .select({
            quizz: tablePartiesFinies.titre,
            date: tablePartiesFinies.date,
            gorgees: tableLignesHistorique.gorgees,
            score: tableLignesHistorique.score,
            questions: tableLignesHistorique.questions,
            parti: tableLignesHistorique.parti,
            exploits: tableLignesHistorique.exploits,
          })
          .from(tableLignesHistorique)
          .innerJoin(tablePartiesFinies, eq(tablePartiesFinies._id, tableLignesHistorique.partie))
          .where(eq(tableLignesHistorique.compte, moi))
          .all(),
        soirees: db
          .select({
            titre: tableComptesRendus.titre,
            date: tableComptesRendus.date,
            nbJoueurs: tableComptesRendus.nbJoueurs,
            bilan: tableComptesRendus.bilan,
          })
          .from(tableComptesRendus)
          .where(eq(tableComptesRendus.compte, moi))
          .all(),
        reponsesEnSoiree: comptesRendus.siennes(moi),
        questionsVues: questionsVues.siennes(moi),
        badges: db
          .select({
            badge: tableBadgesObtenus.badge,
            affiche: tableBadgesObtenus.affiche,
            date: tableBadgesObtenus.date,
          })
          .from(tableBadgesObtenus)
          .where(eq(tableBadgesObtenus.compte, moi))
          .all(),
        notes: db
          .select({
            quizz: tableQuizz.title,
            aime: tableNotesDeQuizz.aime,
            date: tableNotesDeQuizz.date,
          })
          .from(tableNotesDeQuizz)
          .innerJoin(tableQuizz, eq(tableQuizz._id, tableNotesDeQuizz.quizz))
          .where(eq(tableNotesDeQuizz.compte, moi))
          .all(),
        favoris: db
          .select({ quizz: tableQuizz.title })
          .from(tableFavoris)
          .innerJoin(tableQuizz, eq(tableQuizz._id, tableFavoris.quizz))
          .where(eq(tableFavoris.compte, moi))
          .orderBy(asc(tableFavoris.rang))
          .all(),
        coauteurs: db
          .select({
            quizz: tableQuizz.title,
            de: de.pseudo,
            a: a.pseudo,
            invite: tableCoauteurs.invite,
            accepte: tableCoauteurs.accepte,
          })
          .from(tableCoauteurs)
          .innerJoin(tableQuizz, eq(tableQuizz._id, tableCoauteurs.quizz))
          .innerJoin(de, eq(de._id, tableQuizz.createur))
          .innerJoin(a, eq(a._id, tableCoauteurs.compte))
          .where(
            or(
              eq(tableCoauteurs.compte, moi),
              inArray(
                tableCoauteurs.quizz,
                db
                  .select({ _id: tableQuizz._id })
                  .from(tableQuizz)
                  .where(eq(tableQuizz.createur, moi)),
              ),
            ),
          )
          .orderBy(asc(tableCoauteurs.invite))
          .all(),
        versionsCoecrites: db
          .select({ quizz: tableQuizz.title, date: tableVersionsDeQuizz.date })
          .from(tableVersionsDeQuizz)
          .innerJoin(tableQuizz, eq(tableQuizz._id, tableVersionsDeQuizz.quizz))
          .where(and(eq(tableVersionsDeQuizz.par, moi), ne(tableQuizz.createur, moi)))
          .orderBy(asc(tableVersionsDeQuizz.date))
          .all(),
        amis: db
          .select({
            de: de.pseudo,
            a: a.pseudo,
            acceptee: tableAmities.acceptee,
            date: tableAmities.date,
          })
          .from(tableAmities)
          .innerJoin(de, eq(de._id, tableAmities.de))
          .innerJoin(a, eq(a._id, tableAmities.a))
          .where(or(eq(tableAmities.de, moi), eq(tableAmities.a, moi)))
          .all(),
        messages: db
          .select({
            de: de.pseudo,
            a: a.pseudo,
            text: tableMessages.text,
            date: tableMessages.date,
            lu: tableMessages.lu,
          })
          .from(tableMessages)
          .leftJoin(de, eq(de._id, tableMessages.de))
          .innerJoin(a, eq(a._id, tableMessages.a))
          // a message that the account deleted from its folders is left out: it belongs to its correspondent only
          .where(
            or(
              and(eq(tableMessages.de, moi), eq(tableMessages.effaceParDe, false)),
              and(eq(tableMessages.a, moi), eq(tableMessages.effaceParA, false)),
            ),
          )
          .all(),
        signalements: db
          .select({
            quizz: tableAffaires.quizz,
            question: tableAffaires.rang,
            motif: tableSignalements.motif,
            text: tableSignalements.text,
            date: tableSignalements.date,
          })
          .from(tableSignalements)
          .innerJoin(tableAffaires, eq(tableAffaires.numero, tableSignalements.affaire))
          .where(eq(tableSignalements.auteur, moi))
          .all(),
        mesures: createFichesDeComptesPourModerateurs(db).recuesDe(moi),
        actes: createActesDeModerationRepository(db).deQui(moi),
        liens: db
          .select({
            genre: tableLiensMail.genre,
            mail: tableLiensMail.mail,
            expire: tableLiensMail.expire,
          })
          .from(tableLiensMail)
          .where(eq(tableLiensMail.compte, moi))
          .all(),
        appareils: db
          .select({ expire: tableAppareils.expire })
          .from(tableAppareils)
          .where(eq(tableAppareils.compte, moi))
          .all(),
        sessions: db
          .select({
            date: tableSessions.date,
            expire: tableSessions.expire,
            souvenir: tableSessions.souvenir,
          })
          .from(tableSessions)
          .where(eq(tableSessions.compte, moi))
          .all(),
      };
    },
  };
}
