/** Friends and messages (plateforme §4 and §7, decisions-plateforme "Friends"). */
import { aliasedTable, and, asc, count, desc, eq, isNull, or, sql } from "../drizzle.ts";
import {
  type DossierMessagerie,
  type GenreMessage,
  type MessageDeMessagerie,
  type RequeteMessages,
  requeteMessages,
} from "#contracts/messagerie.ts";
import { type Database, inTransaction } from "../connection.ts";
import { newId } from "../ids.ts";
import { comptes } from "../schema/comptes.ts";
import { amities, messages } from "../schema/social.ts";

/** Relation of two accounts, seen from the first. */
export type RelationEntreComptes = "aucun" | "demande" | "demandeRecue" | "amis";

/** Text of a friend request. */
const TEXTE_DEMANDE = "souhaite faire partie de vos amis.";

export interface SocialRepository {
  relation(moi: string, autre: string): RelationEntreComptes;
  /** Pseudos of the friends, sorted. */
  amis(moi: string): string[];
  /** Ids of friends, and of accounts linked by a pending request. */
  idsAmis(moi: string): string[];
  /** Pseudos of accounts with a pending request to `moi`. */
  demandes(moi: string): string[];
  /** Sends a request, or accepts the other's. Returns the new relation. */
  demander(moi: string, autre: string): RelationEntreComptes;
  /** Accepts a request; false when there is none. */
  accepter(moi: string, autre: string): boolean;
  /** Ends a friendship or a request of either side; false when there was none. */
  retirer(moi: string, autre: string): boolean;
  /** Sends a message to `a`; `de` null: unsigned; `mesure`: measure that it is about. */
  ecrire(de: string | null, a: string, text: string, mesure?: string): void;
  /** A page of a folder, latest first; by default the longest first page. */
  lister(moi: string, dossier: DossierMessagerie, requete?: RequeteMessages): MessageDeMessagerie[];
  /** Numbers of all and of unread messages in a folder. */
  compter(
    moi: string,
    dossier: DossierMessagerie,
  ): { readonly totalCount: number; readonly nonLus: number };
  /** Marks a received message as read; false when there is none. */
  lire(moi: string, _id: string): boolean;
  /** Deletes a message from the caller's folders. Returns the accounts to notify; none when there was no such message. */
  effacer(moi: string, _id: string): readonly string[];
  /** Whether an unread message waits. */
  aLire(moi: string): boolean;
}

export function createSocialRepository(db: Database): SocialRepository {
  const entre = (moi: string, autre: string) =>
    or(
      and(eq(amities.de, moi), eq(amities.a, autre)),
      and(eq(amities.de, autre), eq(amities.a, moi)),
    );
  const relation = (moi: string, autre: string): RelationEntreComptes => {
    const ligne = db.select().from(amities).where(entre(moi, autre)).get();
    if (ligne === undefined) return "aucun";
    if (ligne.acceptee) return "amis";
    return ligne.de === moi ? "demande" : "demandeRecue";
  };
  const deposer = (
    genre: GenreMessage,
    de: string | null,
    a: string,
    text: string,
    mesure: string | null = null,
  ) => {
    db.insert(messages)
      .values({ _id: newId(), genre, de, a, text, mesure, date: new Date().toISOString() })
      .run();
  };
  const oublierDemande = (de: string, a: string) => {
    db.delete(messages)
      .where(and(eq(messages.genre, "amis"), eq(messages.de, de), eq(messages.a, a)))
      .run();
  };
  const accepter = (moi: string, autre: string): boolean => {
    const { changes } = db
      .update(amities)
      .set({ acceptee: true, date: new Date().toISOString() })
      .where(and(eq(amities.de, autre), eq(amities.a, moi), eq(amities.acceptee, false)))
      .run();
    if (changes === 0) return false;
    oublierDemande(autre, moi);
    return true;
  };
  const retirer = (moi: string, autre: string): boolean => {
    oublierDemande(moi, autre);
    oublierDemande(autre, moi);
    return db.delete(amities).where(entre(moi, autre)).run().changes > 0;
  };
  const duDossier = (moi: string, dossier: DossierMessagerie) => {
    const recu = and(eq(messages.a, moi), eq(messages.effaceParA, false));
    switch (dossier) {
      case "amis":
        return and(recu, eq(messages.genre, "amis"));
      case "recus":
        return and(recu, or(eq(messages.genre, "message"), eq(messages.genre, "signalement")));
      case "envoyes":
        return and(
          eq(messages.de, moi),
          eq(messages.effaceParDe, false),
          eq(messages.genre, "message"),
        );
    }
  };

  return {
    relation,
    amis(moi) {
      const autre = or(
        and(eq(amities.de, moi), eq(comptes._id, amities.a)),
        and(eq(amities.a, moi), eq(comptes._id, amities.de)),
      );
      return db
        .select({ pseudo: comptes.pseudo })
        .from(amities)
        .innerJoin(comptes, autre)
        .where(eq(amities.acceptee, true))
        .orderBy(asc(comptes.pseudoCle))
        .all()
        .map(({ pseudo }) => pseudo);
    },
    idsAmis: (moi) =>
      db
        .select({ de: amities.de, a: amities.a })
        .from(amities)
        .where(or(eq(amities.de, moi), eq(amities.a, moi)))
        .all()
        .map(({ de, a }) => (de === moi ? a : de)),
    demandes: (moi) =>
      db
        .select({ pseudo: comptes.pseudo })
        .from(amities)
        .innerJoin(comptes, eq(comptes._id, amities.de))
        .where(and(eq(amities.a, moi), eq(amities.acceptee, false)))
        .orderBy(asc(amities.date))
        .all()
        .map(({ pseudo }) => pseudo),
    demander: (moi, autre) =>
      inTransaction(db, () => {
        const avant = relation(moi, autre);
        if (avant === "demandeRecue") {
          accepter(moi, autre);
          return "amis";
        }
        if (avant !== "aucun") return avant;
        db.insert(amities).values({ de: moi, a: autre, date: new Date().toISOString() }).run();
        deposer("amis", moi, autre, TEXTE_DEMANDE);
        return "demande";
      }),
    accepter: (moi, autre) => inTransaction(db, () => accepter(moi, autre)),
    retirer: (moi, autre) => inTransaction(db, () => retirer(moi, autre)),
    ecrire: (de, a, text, mesure) =>
      deposer(de === null ? "signalement" : "message", de, a, text, mesure),
    lister(moi, dossier, { limit, page } = requeteMessages.parse({})) {
      const [emetteur, destinataire] = [
        aliasedTable(comptes, "emetteur"),
        aliasedTable(comptes, "destinataire"),
      ];
      return db
        .select({
          _id: messages._id,
          from: sql<string>`coalesce(${emetteur.pseudo}, '')`,
          // icon of the correspondent whom the row of the folder shows
          icon: dossier === "envoyes" ? destinataire.icon : emetteur.icon,
          to: destinataire.pseudo,
          text: messages.text,
          date: messages.date,
          lu: messages.lu,
          mesure: messages.mesure,
        })
        .from(messages)
        .leftJoin(emetteur, eq(emetteur._id, messages.de))
        .innerJoin(destinataire, eq(destinataire._id, messages.a))
        .where(duDossier(moi, dossier))
        .orderBy(desc(messages.date), desc(messages._id))
        .limit(limit)
        .offset(page * limit)
        .all();
    },
    compter(moi, dossier) {
      const { total, lus } = db
        .select({ total: count(), lus: sql<number>`coalesce(sum(${messages.lu}), 0)` })
        .from(messages)
        .where(duDossier(moi, dossier))
        .get() ?? { total: 0, lus: 0 };
      return { totalCount: total, nonLus: total - lus };
    },
    lire(moi, _id) {
      const recu = and(eq(messages._id, _id), eq(messages.a, moi), eq(messages.effaceParA, false));
      return db.update(messages).set({ lu: true }).where(recu).run().changes > 0;
    },
    effacer: (moi, _id) =>
      inTransaction(db, () => {
        const ce = eq(messages._id, _id);
        const demande = db
          .select({ de: messages.de })
          .from(messages)
          .where(and(ce, eq(messages.a, moi), eq(messages.genre, "amis")))
          .get();
        // deleting a request refuses it: it must not stay pending invisibly
        if (demande !== undefined && demande.de !== null) {
          retirer(moi, demande.de);
          return [moi, demande.de];
        }
        const recu = db
          .update(messages)
          .set({ effaceParA: true })
          .where(and(ce, eq(messages.a, moi), eq(messages.effaceParA, false)))
          .run();
        const envoye = db
          .update(messages)
          .set({ effaceParDe: true })
          .where(
            and(
              ce,
              eq(messages.genre, "message"),
              eq(messages.de, moi),
              eq(messages.effaceParDe, false),
            ),
          )
          .run();
        // a message that both correspondents have deleted is erased
        db.delete(messages)
          .where(
            and(
              ce,
              eq(messages.effaceParA, true),
              or(eq(messages.effaceParDe, true), isNull(messages.de)),
            ),
          )
          .run();
        return recu.changes + envoye.changes > 0 ? [moi] : [];
      }),
    aLire(moi) {
      const recu = and(eq(messages.a, moi), eq(messages.lu, false), eq(messages.effaceParA, false));
      return db.select({ _id: messages._id }).from(messages).where(recu).get() !== undefined;
    },
  };
}
