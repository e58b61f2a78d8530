/** Everything held about an account, for its owner: decisions-plateforme "Account deletion". */
import { eq, or } from "drizzle-orm";
import type { Base } from "../connexion.ts";
import {
  amities,
  badgesObtenus,
  comptes,
  historique,
  medias,
  messages,
  notes,
  partiesFinies,
  questions,
  quizz,
  sessions,
  signalements,
} from "../schema.ts";

export interface DonneesRepository {
  /** One entry a table. Hashes of secrets are left out: they say nothing of anybody. */
  toutesDe(compte: string): Readonly<Record<string, unknown>>;
}

export function createDonneesRepository(db: Base): DonneesRepository {
  const pseudo = (_id: string | null): string | null =>
    _id === null
      ? null
      : (db.select({ pseudo: comptes.pseudo }).from(comptes).where(eq(comptes._id, _id)).get()
          ?.pseudo ?? null);
  return {
    toutesDe(moi) {
      const lignesQuizz = db.select().from(quizz).where(eq(quizz.createur, moi)).all();
      return {
        compte: db
          .select({
            pseudo: comptes.pseudo,
            mail: comptes.mail,
            icon: comptes.icon,
            description: comptes.description,
            role: comptes.role,
            date: comptes.date,
          })
          .from(comptes)
          .where(eq(comptes._id, moi))
          .get(),
        quizz: lignesQuizz.map(({ numero: _numero, ...ligne }) => ({
          ligne,
          questions: db.select().from(questions).where(eq(questions.quizz, ligne._id)).all(),
        })),
        medias: db.select().from(medias).where(eq(medias.proprietaire, moi)).all(),
        historique: db
          .select({
            quizz: partiesFinies.titre,
            date: partiesFinies.date,
            gorgees: historique.gorgees,
            score: historique.score,
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
        amis: db
          .select()
          .from(amities)
          .where(or(eq(amities.de, moi), eq(amities.a, moi)))
          .all()
          .map(({ de, a, acceptee, date }) => ({ de: pseudo(de), a: pseudo(a), acceptee, date })),
        messages: db
          .select()
          .from(messages)
          .where(or(eq(messages.de, moi), eq(messages.a, moi)))
          .all()
          // what somebody has taken out of their own folders is the other's alone
          .filter(({ de, effaceParDe, effaceParA }) => !(de === moi ? effaceParDe : effaceParA))
          .map(({ de, a, text, date, lu }) => ({ de: pseudo(de), a: pseudo(a), text, date, lu })),
        signalements: db
          .select({
            quizz: signalements.quizz,
            question: signalements.question,
            text: signalements.text,
            date: signalements.date,
          })
          .from(signalements)
          .where(eq(signalements.auteur, moi))
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
