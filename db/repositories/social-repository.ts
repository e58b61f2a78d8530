/** Friends and messages (plateforme §4 and §7, decisions-plateforme "Friends"). */
import { aliasedTable, and, asc, count, desc, eq, inArray, isNull, or, sql } from "../drizzle.ts";
import {
  type DossierMessagerie,
  type GenreMessage,
  type MessageDeMessagerie,
  type RequeteMessages,
  requeteMessages,
} from "#contracts/messagerie.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { createRandomId } from "../ids.ts";
import { tableComptes } from "../schema/comptes.ts";
import { tableCoauteurs, tableQuizz } from "../schema/quizz.ts";
import { tableAmities, tableMessages } from "../schema/social.ts";

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
  /** Ends a friendship or a request of either side, and invitations to co-write that wait; false when there was none. */
  retirer(moi: string, autre: string): boolean;
  /**
   * Sends a message to `a`; `de` null: unsigned; `mesure`: measure that it is about; `_id`: id of the message, which is written once.
   */
  ecrire(
    de: string | null,
    a: string,
    text: string,
    options?: { readonly mesure?: string; readonly _id?: string },
  ): void;
  /** A page of a folder, latest first; without `requete`, the first page of the default length. */
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
      and(eq(tableAmities.de, moi), eq(tableAmities.a, autre)),
      and(eq(tableAmities.de, autre), eq(tableAmities.a, moi)),
    );
  const relation = (moi: string, autre: string): RelationEntreComptes => {
    const ligne = db.select().from(tableAmities).where(entre(moi, autre)).get();
    if (ligne === undefined) return "aucun";
    if (ligne.acceptee) return "amis";
    return ligne.de === moi ? "demande" : "demandeRecue";
  };
  const deposer = (
    genre: GenreMessage,
    de: string | null,
    a: string,
    text: string,
    { mesure = null, _id = createRandomId() }: { mesure?: string | null; _id?: string } = {},
  ) => {
    db.insert(tableMessages)
      .values({ _id, genre, de, a, text, mesure, date: new Date().toISOString() })
      .onConflictDoNothing()
      .run();
  };
  const oublierDemande = (de: string, a: string) => {
    db.delete(tableMessages)
      .where(and(eq(tableMessages.genre, "amis"), eq(tableMessages.de, de), eq(tableMessages.a, a)))
      .run();
  };
  const accepter = (moi: string, autre: string): boolean => {
    const { changes } = db
      .update(tableAmities)
      .set({ acceptee: true, date: new Date().toISOString() })
      .where(
        and(eq(tableAmities.de, autre), eq(tableAmities.a, moi), eq(tableAmities.acceptee, false)),
      )
      .run();
    if (changes === 0) return false;
    oublierDemande(autre, moi);
    return true;
  };
  const retirer = (moi: string, autre: string): boolean => {
    oublierDemande(moi, autre);
    oublierDemande(autre, moi);
    // invitations to co-write that wait are deleted, since only friends invite each other; accepted ones stay (docs/decisions/0076)
    for (const [createur, invite] of [
      [moi, autre],
      [autre, moi],
    ] as const)
      db.delete(tableCoauteurs)
        .where(
          and(
            eq(tableCoauteurs.compte, invite),
            isNull(tableCoauteurs.accepte),
            inArray(
              tableCoauteurs.quizz,
              db
                .select({ _id: tableQuizz._id })
                .from(tableQuizz)
                .where(eq(tableQuizz.createur, createur)),
            ),
          ),
        )
        .run();
    return db.delete(tableAmities).where(entre(moi, autre)).run().changes > 0;
  };
  const duDossier = (moi: string, dossier: DossierMessagerie) => {
    const recu = and(eq(tableMessages.a, moi), eq(tableMessages.effaceParA, false));
    switch (dossier) {
      case "amis":
        return and(recu, eq(tableMessages.genre, "amis"));
      case "recus":
        return and(
          recu,
          or(eq(tableMessages.genre, "message"), eq(tableMessages.genre, "signalement")),
        );
      case "envoyes":
        return and(
          eq(tableMessages.de, moi),
          eq(tableMessages.effaceParDe, false),
          eq(tableMessages.genre, "message"),
        );
    }
  };

  return {
    relation,
    amis(moi) {
      const autre = or(
        and(eq(tableAmities.de, moi), eq(tableComptes._id, tableAmities.a)),
        and(eq(tableAmities.a, moi), eq(tableComptes._id, tableAmities.de)),
      );
      return db
        .select({ pseudo: tableComptes.pseudo })
        .from(tableAmities)
        .innerJoin(tableComptes, autre)
        .where(eq(tableAmities.acceptee, true))
        .orderBy(asc(tableComptes.pseudoCle))
        .all()
        .map(({ pseudo }) => pseudo);
    },
    idsAmis: (moi) =>
      db
        .select({ de: tableAmities.de, a: tableAmities.a })
        .from(tableAmities)
        .where(or(eq(tableAmities.de, moi), eq(tableAmities.a, moi)))
        .all()
        .map(({ de, a }) => (de === moi ? a : de)),
    demandes: (moi) =>
      db
        .select({ pseudo: tableComptes.pseudo })
        .from(tableAmities)
        .innerJoin(tableComptes, eq(tableComptes._id, tableAmities.de))
        .where(and(eq(tableAmities.a, moi), eq(tableAmities.acceptee, false)))
        .orderBy(asc(tableAmities.date))
        .all()
        .map(({ pseudo }) => pseudo),
    demander: (moi, autre) =>
      runInTransaction(db, () => {
        const avant = relation(moi, autre);
        if (avant === "demandeRecue") {
          accepter(moi, autre);
          return "amis";
        }
        if (avant !== "aucun") return avant;
        db.insert(tableAmities).values({ de: moi, a: autre, date: new Date().toISOString() }).run();
        deposer("amis", moi, autre, TEXTE_DEMANDE);
        return "demande";
      }),
    accepter: (moi, autre) => runInTransaction(db, () => accepter(moi, autre)),
    retirer: (moi, autre) => runInTransaction(db, () => retirer(moi, autre)),
    ecrire: (de, a, text, options) =>
      deposer(de === null ? "signalement" : "message", de, a, text, options),
    lister(moi, dossier, { limit, page } = requeteMessages.parse({})) {
      const [emetteur, destinataire] = [
        aliasedTable(tableComptes, "emetteur"),
        aliasedTable(tableComptes, "destinataire"),
      ];
      return db
        .select({
          _id: tableMessages._id,
          from: sql<string>`coalesce(${emetteur.pseudo}, '')`,
          // icon of the correspondent whom the row of the folder shows
          icon: dossier === "envoyes" ? destinataire.icon : emetteur.icon,
          to: destinataire.pseudo,
          text: tableMessages.text,
          date: tableMessages.date,
          lu: tableMessages.lu,
          mesure: tableMessages.mesure,
        })
        .from(tableMessages)
        .leftJoin(emetteur, eq(emetteur._id, tableMessages.de))
        .innerJoin(destinataire, eq(destinataire._id, tableMessages.a))
        .where(duDossier(moi, dossier))
        .orderBy(desc(tableMessages.date), desc(tableMessages._id))
        .limit(limit)
        .offset(page * limit)
        .all();
    },
    compter(moi, dossier) {
      const { total, lus } = db
        .select({ total: count(), lus: sql<number>`coalesce(sum(${tableMessages.lu}), 0)` })
        .from(tableMessages)
        .where(duDossier(moi, dossier))
        .get() ?? { total: 0, lus: 0 };
      return { totalCount: total, nonLus: total - lus };
    },
    lire(moi, _id) {
      const recu = and(
        eq(tableMessages._id, _id),
        eq(tableMessages.a, moi),
        eq(tableMessages.effaceParA, false),
      );
      return db.update(tableMessages).set({ lu: true }).where(recu).run().changes > 0;
    },
    effacer: (moi, _id) =>
      runInTransaction(db, () => {
        const ce = eq(tableMessages._id, _id);
        const demande = db
          .select({ de: tableMessages.de })
          .from(tableMessages)
          .where(and(ce, eq(tableMessages.a, moi), eq(tableMessages.genre, "amis")))
          .get();
        // deleting a request refuses it: it must not stay pending invisibly
        if (demande !== undefined && demande.de !== null) {
          retirer(moi, demande.de);
          return [moi, demande.de];
        }
        const recu = db
          .update(tableMessages)
          .set({ effaceParA: true })
          .where(and(ce, eq(tableMessages.a, moi), eq(tableMessages.effaceParA, false)))
          .run();
        const envoye = db
          .update(tableMessages)
          .set({ effaceParDe: true })
          .where(
            and(
              ce,
              eq(tableMessages.genre, "message"),
              eq(tableMessages.de, moi),
              eq(tableMessages.effaceParDe, false),
            ),
          )
          .run();
        // a message that both correspondents have deleted is erased
        db.delete(tableMessages)
          .where(
            and(
              ce,
              eq(tableMessages.effaceParA, true),
              or(eq(tableMessages.effaceParDe, true), isNull(tableMessages.de)),
            ),
          )
          .run();
        return recu.changes + envoye.changes > 0 ? [moi] : [];
      }),
    aLire(moi) {
      const recu = and(
        eq(tableMessages.a, moi),
        eq(tableMessages.lu, false),
        eq(tableMessages.effaceParA, false),
      );
      return (
        db.select({ _id: tableMessages._id }).from(tableMessages).where(recu).get() !== undefined
      );
    },
  };
}
