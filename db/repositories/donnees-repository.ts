/** All data of an account, for its owner (decisions-plateforme "Account deletion"). */
import { aliasedTable, and, asc, desc, eq, getTableColumns, or } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { appareils, badgesObtenus, comptes, liensMail, sessions } from "../schema/comptes.ts";
import { medias } from "../schema/contenu.ts";
import { historique, partiesFinies } from "../schema/parties.ts";
import { favoris, notes, questions, quizz, versions } from "../schema/quizz.ts";
import { affaires, signalements } from "../schema/moderation.ts";
import { amities, messages } from "../schema/social.ts";
import { createActesRepository } from "./moderation/actes.ts";
import { createFichesDeCompte } from "./moderation/fiches.ts";
import { createStatistiqueRepository } from "./statistique-repository.ts";
import { COLONNES_DONNEES } from "./media-repository.ts";

/**
 * Reads the data in parts of a few megabytes at most (docs/decisions/0115), which account-data-stream.ts joins. Rows deleted
 * meanwhile are null.
 */
export interface DonneesRepository {
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
  /** Statistics as shown to the author: an answer typed in a single game stays hidden. */
  statistiques(id: string, compte: string): object | null;
}

const {
  numero: _numero,
  vide: _vide,
  creation: _creation,
  octets: _octets,
  octetsVersions: _octetsVersions,
  ...COLONNES_DU_QUIZZ
} = getTableColumns(quizz);

export function createDonneesRepository(db: Database): DonneesRepository {
  const [de, a] = [aliasedTable(comptes, "de"), aliasedTable(comptes, "a")];
  const statistiques = createStatistiqueRepository(db);
  const sien = (id: string, moi: string) => and(eq(quizz._id, id), eq(quizz.createur, moi));
  return {
    quizz: (moi) =>
      db
        .select({ _id: quizz._id })
        .from(quizz)
        .where(eq(quizz.createur, moi))
        .orderBy(asc(quizz.numero))
        .all()
        .map(({ _id }) => _id),
    unQuizz(id, moi) {
      const lu = db.select(COLONNES_DU_QUIZZ).from(quizz).where(sien(id, moi)).get();
      if (lu === undefined) return null;
      return { ...lu, questions: db.select().from(questions).where(eq(questions.quizz, id)).all() };
    },
    versions: (id, moi) =>
      db
        .select({ _id: versions._id })
        .from(versions)
        .innerJoin(quizz, eq(quizz._id, versions.quizz))
        .where(sien(id, moi))
        .orderBy(desc(versions.date))
        .all()
        .map(({ _id }) => _id),
    uneVersion(version, moi) {
      const lue = db
        .select({ date: versions.date, contenu: versions.contenu })
        .from(versions)
        .innerJoin(quizz, eq(quizz._id, versions.quizz))
        .where(and(eq(versions._id, version), eq(quizz.createur, moi)))
        .get();
      return lue === undefined ? null : { date: lue.date, quizz: JSON.parse(lue.contenu) };
    },
    statistiques(id, moi) {
      const lu = db.select({ title: quizz.title }).from(quizz).where(sien(id, moi)).get();
      return lu === undefined ? null : { quizz: lu.title, questions: statistiques.lire(id, moi) };
    },
    sansQuizz(moi) {
      return {
        compte: db
          .select({
            pseudo: comptes.pseudo,
            mail: comptes.mail,
            icon: comptes.icon,
            description: comptes.description,
            role: comptes.role,
            suspendu: comptes.suspendu,
            sansPublier: comptes.sansPublier,
            sansEcrire: comptes.sansEcrire,
            date: comptes.date,
          })
          .from(comptes)
          .where(eq(comptes._id, moi))
          .get(),
        medias: db.select(COLONNES_DONNEES).from(medias).where(eq(medias.proprietaire, moi)).all(),
        historique: db
          .select({
            quizz: partiesFinies.titre,
            date: partiesFinies.date,
            gorgees: historique.gorgees,
            score: historique.score,
            questions: historique.questions,
            parti: historique.parti,
            exploits: historique.exploits,
          })
          .from(historique)
          .innerJoin(partiesFinies, eq(partiesFinies._id, historique.partie))
          .where(eq(historique.compte, moi))
          .all(),
        badges: db
          .select({
            badge: badgesObtenus.badge,
            affiche: badgesObtenus.affiche,
            date: badgesObtenus.date,
          })
          .from(badgesObtenus)
          .where(eq(badgesObtenus.compte, moi))
          .all(),
        notes: db
          .select({ quizz: quizz.title, aime: notes.aime, date: notes.date })
          .from(notes)
          .innerJoin(quizz, eq(quizz._id, notes.quizz))
          .where(eq(notes.compte, moi))
          .all(),
        favoris: db
          .select({ quizz: quizz.title })
          .from(favoris)
          .innerJoin(quizz, eq(quizz._id, favoris.quizz))
          .where(eq(favoris.compte, moi))
          .orderBy(asc(favoris.rang))
          .all(),
        amis: db
          .select({ de: de.pseudo, a: a.pseudo, acceptee: amities.acceptee, date: amities.date })
          .from(amities)
          .innerJoin(de, eq(de._id, amities.de))
          .innerJoin(a, eq(a._id, amities.a))
          .where(or(eq(amities.de, moi), eq(amities.a, moi)))
          .all(),
        messages: db
          .select({
            de: de.pseudo,
            a: a.pseudo,
            text: messages.text,
            date: messages.date,
            lu: messages.lu,
          })
          .from(messages)
          .leftJoin(de, eq(de._id, messages.de))
          .innerJoin(a, eq(a._id, messages.a))
          // a message that the account deleted from its folders belongs to its correspondent only
          .where(
            or(
              and(eq(messages.de, moi), eq(messages.effaceParDe, false)),
              and(eq(messages.a, moi), eq(messages.effaceParA, false)),
            ),
          )
          .all(),
        signalements: db
          .select({
            quizz: affaires.quizz,
            question: affaires.rang,
            motif: signalements.motif,
            text: signalements.text,
            date: signalements.date,
          })
          .from(signalements)
          .innerJoin(affaires, eq(affaires.numero, signalements.affaire))
          .where(eq(signalements.auteur, moi))
          .all(),
        mesures: createFichesDeCompte(db).recuesDe(moi),
        actes: createActesRepository(db).deQui(moi),
        liens: db
          .select({ genre: liensMail.genre, mail: liensMail.mail, expire: liensMail.expire })
          .from(liensMail)
          .where(eq(liensMail.compte, moi))
          .all(),
        appareils: db
          .select({ expire: appareils.expire })
          .from(appareils)
          .where(eq(appareils.compte, moi))
          .all(),
        sessions: db
          .select({
            date: sessions.date,
            expire: sessions.expire,
            souvenir: sessions.souvenir,
          })
          .from(sessions)
          .where(eq(sessions.compte, moi))
          .all(),
      };
    },
  };
}
