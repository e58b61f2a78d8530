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
  COMPTES_MODERES_PAR_PAGE,
  type FicheCompteModere,
  type MesureVueParModerateur,
  type MesureVueParAuteur,
  type RequeteComptesModeres,
} from "#contracts/moderation.ts";
import type { Database } from "../../connection.ts";
import { hashSecret } from "../../ids.ts";
import { comptes } from "../../schema/comptes.ts";
import { affaires, mesures } from "../../schema/moderation.ts";
import { quizz } from "../../schema/quizz.ts";
import { sqlTitrePresentAffaire } from "./affaires.ts";
import { ORDRE_MES_QUIZZ } from "../quizz-repository.ts";

export interface QuizzModere {
  readonly _id: string;
  readonly title: string;
  readonly visibilite: typeof quizz.$inferSelect.visibilite;
  readonly officiel: boolean;
  readonly masque: boolean;
}

export interface FichesDeCompte {
  /** Record of an account; null when there is none, or it is the official one. */
  lire(compte: string): FicheCompteModere | null;
  lister(requete: RequeteComptesModeres): {
    comptes: (FicheCompteModere & { mesures: number })[];
    totalCount: number;
  };
  /** Measures against an account, the latest first. */
  mesuresDe(compte: string): MesureVueParModerateur[];
  /** Measures of a case, the latest first. */
  mesuresDeLAffaire(numero: number): MesureVueParModerateur[];
  quizzDe(compte: string): QuizzModere[];
  /**
   * A measure for the account it falls on, or for a holder of the mail's secret; notes that it was read. Null for anybody
   * else.
   */
  recue(
    mesure: string,
    compte: string | null,
    token: string | undefined,
  ): MesureVueParAuteur | null;
  /** The current suspension of an account that lasts longest; null when there is none. */
  suspension(compte: string): string | null;
  /** All measures against an account, as shown to it. */
  recuesDe(compte: string): MesureVueParAuteur[];
}

/** End of a measure while it is still in the future; null afterwards. */
const enCours = (date: string | null, maintenant: string): string | null =>
  date !== null && date > maintenant ? date : null;

/** Condition "not the official account", written as in the index that the list uses. */
const GENS = sql`${comptes.officiel} = 0`;

export function createFichesDeCompte(db: Database): FichesDeCompte {
  const COLONNES = {
    _id: comptes._id,
    pseudo: comptes.pseudo,
    icon: comptes.icon,
    role: comptes.role,
    date: comptes.date,
    suspendu: comptes.suspendu,
    sansPublier: comptes.sansPublier,
    sansEcrire: comptes.sansEcrire,
    // raw SQL, because drizzle omits table names in selected expressions
    quizz: sql<number>`(select count(*) from quizz where quizz.createur = comptes._id)`,
    stockage: sql<number>`(select coalesce(sum(taille), 0) from medias where medias.proprietaire = comptes._id)`,
    badges: sql<number>`(select count(*) from badges_obtenus where badges_obtenus.compte = comptes._id)`,
  };
  const aJour = <Fiche extends FicheCompteModere>(fiche: Fiche): Fiche => {
    const maintenant = new Date().toISOString();
    return {
      ...fiche,
      suspendu: enCours(fiche.suspendu, maintenant),
      sansPublier: enCours(fiche.sansPublier, maintenant),
      sansEcrire: enCours(fiche.sansEcrire, maintenant),
    };
  };

  const etatVoulu = (etat: RequeteComptesModeres["etat"]): SQL | undefined => {
    const maintenant = new Date().toISOString();
    const suspendu = gt(comptes.suspendu, maintenant);
    const limite = or(gt(comptes.sansPublier, maintenant), gt(comptes.sansEcrire, maintenant));
    switch (etat) {
      case "tous":
        return undefined;
      case "actifs":
        return and(
          sql`coalesce(${comptes.suspendu}, '') <= ${maintenant}`,
          sql`coalesce(${comptes.sansPublier}, '') <= ${maintenant}`,
          sql`coalesce(${comptes.sansEcrire}, '') <= ${maintenant}`,
        );
      case "limites":
        return limite;
      case "suspendus":
        return suspendu;
      case "equipe":
        return ne(comptes.role, "user");
    }
  };

  const auteur = aliasedTable(comptes, "auteur");
  const lignesMesures = () =>
    db
      .select({
        mesure: mesures,
        objet: affaires.genre,
        titre: sqlTitrePresentAffaire,
        par: auteur.pseudo,
      })
      .from(mesures)
      .innerJoin(affaires, eq(affaires.numero, mesures.affaire))
      .leftJoin(auteur, eq(auteur._id, mesures.par))
      .orderBy(desc(mesures.date));
  type Ligne = ReturnType<ReturnType<typeof lignesMesures>["all"]>[number];
  const versRecue = ({ mesure, objet, titre }: Ligne): MesureVueParAuteur => {
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
        .from(comptes)
        .where(and(eq(comptes._id, compte), eq(comptes.officiel, false)))
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
          : sql`(instr(${comptes.pseudoCle}, ${cle}) > 0 or ${comptes.mail} = ${cle})`,
      );
      // the ids of the accounts of a page come from the index; their other columns are read for these accounts only
      const ids = db
        .select({ _id: comptes._id })
        .from(comptes)
        .where(condition)
        .orderBy(asc(comptes.pseudoCle))
        .limit(COMPTES_MODERES_PAR_PAGE)
        .offset(page * COMPTES_MODERES_PAR_PAGE)
        .all()
        .map(({ _id }) => _id);
      const lignes = db
        .select({
          ...COLONNES,
          mesures: sql<number>`(select count(*) from mesures where mesures.compte = comptes._id)`,
        })
        .from(comptes)
        .where(inArray(comptes._id, ids))
        .all()
        .toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
      const total = db.select({ n: count() }).from(comptes).where(condition).get();
      return { comptes: lignes.map(aJour), totalCount: total?.n ?? 0 };
    },
    mesuresDe: (compte) => lignesMesures().where(eq(mesures.compte, compte)).all().map(versPrise),
    mesuresDeLAffaire: (numero) =>
      lignesMesures().where(eq(mesures.affaire, numero)).all().map(versPrise),
    suspension: (compte) =>
      db
        .select({ _id: mesures._id })
        .from(mesures)
        .where(
          and(
            eq(mesures.compte, compte),
            eq(mesures.genre, "suspendre"),
            isNull(mesures.levee),
            gt(mesures.jusque, new Date().toISOString()),
          ),
        )
        .orderBy(desc(mesures.jusque))
        .get()?._id ?? null,
    recuesDe: (compte) => lignesMesures().where(eq(mesures.compte, compte)).all().map(versRecue),
    quizzDe: (compte) =>
      db
        .select({
          _id: quizz._id,
          title: quizz.title,
          visibilite: sql<
            typeof quizz.$inferSelect.visibilite
          >`coalesce(${quizz.masque}, ${quizz.visibilite})`,
          officiel: quizz.officiel,
          masque: sql<boolean>`${quizz.masque} is not null`.mapWith(Boolean),
        })
        .from(quizz)
        .where(eq(quizz.createur, compte))
        .orderBy(...ORDRE_MES_QUIZZ)
        .all(),
    recue(mesure, compte, token) {
      const ligne = lignesMesures().where(eq(mesures._id, mesure)).get();
      if (ligne === undefined) return null;
      const sienne = compte !== null && ligne.mesure.compte === compte;
      const porteur = token !== undefined && ligne.mesure.jeton === hashSecret(token);
      if (!sienne && !porteur) return null;
      if (ligne.mesure.lue === null)
        db.update(mesures)
          .set({ lue: new Date().toISOString() })
          .where(eq(mesures._id, mesure))
          .run();
      return versRecue(ligne);
    },
  };
}
