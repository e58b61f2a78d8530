/** Accounts as moderators see them: profile, storage, quizzes, measures. */
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "../../drizzle.ts";
import {
  NOM_COMPTE_SUPPRIME,
  COMPTES_PAR_PAGE_POUR_MODERATEURS,
  type FicheCompteVueParModerateur,
  type MesureVueParModerateur,
  type MesureVueParCompteVise,
  type RequeteComptesPourModerateurs,
} from "#contracts/moderation.ts";
import type { Database } from "../../connection.ts";
import { hashCookieOrMailSecret } from "../../ids.ts";
import { tableComptes } from "../../schema/comptes.ts";
import { tableAffaires, tableMesuresDeModeration } from "../../schema/moderation.ts";
import { tableQuizz } from "../../schema/quizz.ts";
import { SQL_TITRE_ACTUEL_AFFAIRE } from "./affaires.ts";
import { SQL_ORDRE_DE_MES_QUIZZ } from "../quizz-repository.ts";

export interface QuizzVuParModerateur {
  readonly _id: string;
  readonly title: string;
  readonly visibilite: typeof tableQuizz.$inferSelect.visibilite;
  readonly officiel: boolean;
  readonly masque: boolean;
}

export interface FichesDeComptesPourModerateurs {
  /** Record of an account; null when there is none, or it is the official one. */
  lire(compte: string): FicheCompteVueParModerateur | null;
  lister(requete: RequeteComptesPourModerateurs): {
    comptes: (FicheCompteVueParModerateur & { mesures: number })[];
    totalCount: number;
  };
  /** Measures against an account, the latest first. */
  mesuresDe(compte: string): MesureVueParModerateur[];
  /** Measures of a case, the latest first. */
  mesuresDeLAffaire(numero: number): MesureVueParModerateur[];
  quizzDe(compte: string): QuizzVuParModerateur[];
  /**
   * A measure for the account it falls on, or for a holder of the mail's secret; notes that it was read. Null for anybody
   * else.
   */
  recue(
    mesure: string,
    compte: string | null,
    token: string | undefined,
  ): MesureVueParCompteVise | null;
  /** Id of the current suspension of an account that ends last; null when there is none. */
  suspension(compte: string): string | null;
  /** All measures against an account, as shown to it. */
  recuesDe(compte: string): MesureVueParCompteVise[];
}

/** End of a measure while it is still in the future; null afterwards. */
const enCours = (date: string | null, maintenant: string): string | null =>
  date !== null && date > maintenant ? date : null;

/** Condition "not the official account", written as in the index that the list uses. */
const GENS = sql`${tableComptes.officiel} = 0`;

export function createFichesDeComptesPourModerateurs(db: Database): FichesDeComptesPourModerateurs {
  const COLONNES = {
    _id: tableComptes._id,
    pseudo: tableComptes.pseudo,
    icon: tableComptes.icon,
    role: tableComptes.role,
    date: tableComptes.date,
    suspendu: tableComptes.suspendu,
    sansPublier: tableComptes.sansPublier,
    sansEcrire: tableComptes.sansEcrire,
    // raw SQL, because drizzle omits table names in selected expressions
    quizz: sql<number>`(select count(*) from quizz where quizz.createur = comptes._id)`,
    stockage: sql<number>`(select coalesce(sum(taille), 0) from medias where medias.proprietaire = comptes._id)`,
    badges: sql<number>`(select count(*) from badges_obtenus where badges_obtenus.compte = comptes._id)`,
  };
  const aJour = <Fiche extends FicheCompteVueParModerateur>(fiche: Fiche): Fiche => {
    const maintenant = new Date().toISOString();
    return {
      ...fiche,
      suspendu: enCours(fiche.suspendu, maintenant),
      sansPublier: enCours(fiche.sansPublier, maintenant),
      sansEcrire: enCours(fiche.sansEcrire, maintenant),
    };
  };

  const etatVoulu = (etat: RequeteComptesPourModerateurs["etat"]): SQL | undefined => {
    const maintenant = new Date().toISOString();
    const suspendu = gt(tableComptes.suspendu, maintenant);
    const limite = or(
      gt(tableComptes.sansPublier, maintenant),
      gt(tableComptes.sansEcrire, maintenant),
    );
    switch (etat) {
      case "tous":
        return undefined;
      case "actifs":
        return and(
          sql`coalesce(${tableComptes.suspendu}, '') <= ${maintenant}`,
          sql`coalesce(${tableComptes.sansPublier}, '') <= ${maintenant}`,
          sql`coalesce(${tableComptes.sansEcrire}, '') <= ${maintenant}`,
        );
      case "limites":
        return limite;
      case "suspendus":
        return suspendu;
      case "equipe":
        return ne(tableComptes.role, "user");
    }
  };

  const auteur = aliasedTable(tableComptes, "auteur");
  const lignesMesures = () =>
    db
      .select({
        mesure: tableMesuresDeModeration,
        objet: tableAffaires.genre,
        titre: SQL_TITRE_ACTUEL_AFFAIRE,
        par: auteur.pseudo,
      })
      .from(tableMesuresDeModeration)
      .innerJoin(tableAffaires, eq(tableAffaires.numero, tableMesuresDeModeration.affaire))
      .leftJoin(auteur, eq(auteur._id, tableMesuresDeModeration.par))
      .orderBy(desc(tableMesuresDeModeration.date));
  type Ligne = ReturnType<ReturnType<typeof lignesMesures>["all"]>[number];
  const versRecue = ({ mesure, objet, titre }: Ligne): MesureVueParCompteVise => {
    const { _id, genre, raison, date, jusque, messages, levee, reponse } = mesure;
    const { contestation, contestee } = mesure;
    return {
      _id,
      genre,
      raison,
      objet,
      titre,
      date,
      jusque,
      messages,
      levee,
      contestation:
        contestation === null || contestee === null
          ? null
          : { text: contestation, date: contestee, reponse },
    };
  };
  const versPrise = (ligne: Ligne): MesureVueParModerateur => ({
    ...versRecue(ligne),
    affaire: ligne.mesure.affaire,
    par: ligne.mesure.signe ? (ligne.par ?? NOM_COMPTE_SUPPRIME) : null,
    lue: ligne.mesure.lue,
  });

  return {
    lire(compte) {
      const ligne = db
        .select(COLONNES)
        .from(tableComptes)
        .where(and(eq(tableComptes._id, compte), eq(tableComptes.officiel, false)))
        .get();
      return ligne === undefined ? null : aJour(ligne);
    },
    lister({ search, etat, page }) {
      const cle = search.toLowerCase();
      const condition = and(
        GENS,
        etatVoulu(etat),
        cle === ""
          ? undefined
          : sql`(instr(${tableComptes.pseudoCle}, ${cle}) > 0 or ${tableComptes.mail} = ${cle})`,
      );
      // the ids of the accounts of a page come from the index; their other columns are read for these accounts only
      const ids = db
        .select({ _id: tableComptes._id })
        .from(tableComptes)
        .where(condition)
        .orderBy(asc(tableComptes.pseudoCle))
        .limit(COMPTES_PAR_PAGE_POUR_MODERATEURS)
        .offset(page * COMPTES_PAR_PAGE_POUR_MODERATEURS)
        .all()
        .map(({ _id }) => _id);
      const lignes = db
        .select({
          ...COLONNES,
          mesures: sql<number>`(select count(*) from mesures where mesures.compte = comptes._id)`,
        })
        .from(tableComptes)
        .where(inArray(tableComptes._id, ids))
        .all()
        .toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
      const total = db.select({ n: count() }).from(tableComptes).where(condition).get();
      return { comptes: lignes.map(aJour), totalCount: total?.n ?? 0 };
    },
    mesuresDe: (compte) =>
      lignesMesures().where(eq(tableMesuresDeModeration.compte, compte)).all().map(versPrise),
    mesuresDeLAffaire: (numero) =>
      lignesMesures().where(eq(tableMesuresDeModeration.affaire, numero)).all().map(versPrise),
    suspension: (compte) =>
      db
        .select({ _id: tableMesuresDeModeration._id })
        .from(tableMesuresDeModeration)
        .where(
          and(
            eq(tableMesuresDeModeration.compte, compte),
            eq(tableMesuresDeModeration.genre, "suspendre"),
            isNull(tableMesuresDeModeration.levee),
            gt(tableMesuresDeModeration.jusque, new Date().toISOString()),
          ),
        )
        .orderBy(desc(tableMesuresDeModeration.jusque))
        .get()?._id ?? null,
    recuesDe: (compte) =>
      lignesMesures().where(eq(tableMesuresDeModeration.compte, compte)).all().map(versRecue),
    quizzDe: (compte) =>
      db
        .select({
          _id: tableQuizz._id,
          title: tableQuizz.title,
          visibilite: sql<
            typeof tableQuizz.$inferSelect.visibilite
          >`coalesce(${tableQuizz.masque}, ${tableQuizz.visibilite})`,
          officiel: tableQuizz.officiel,
          masque: sql<boolean>`${tableQuizz.masque} is not null`.mapWith(Boolean),
        })
        .from(tableQuizz)
        .where(eq(tableQuizz.createur, compte))
        .orderBy(...SQL_ORDRE_DE_MES_QUIZZ)
        .all(),
    recue(mesure, compte, token) {
      const ligne = lignesMesures().where(eq(tableMesuresDeModeration._id, mesure)).get();
      if (ligne === undefined) return null;
      const sienne = compte !== null && ligne.mesure.compte === compte;
      const porteur = token !== undefined && ligne.mesure.jeton === hashCookieOrMailSecret(token);
      if (!sienne && !porteur) return null;
      if (ligne.mesure.lue === null)
        db.update(tableMesuresDeModeration)
          .set({ lue: new Date().toISOString() })
          .where(eq(tableMesuresDeModeration._id, mesure))
          .run();
      return versRecue(ligne);
    },
  };
}
