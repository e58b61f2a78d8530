/** The audit log of moderation: lines are only added (docs/decisions/0094). */
import { aliasedTable, and, desc, eq, gt, inArray, lte, max } from "../../drizzle.ts";
import {
  type ActeDeModeration,
  ACTES_PAR_PAGE,
  NOM_COMPTE_SUPPRIME,
  type GenreActeDeModeration,
  type GenreMesure,
} from "#contracts/moderation.ts";
import type { Database } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { actes, signalements } from "../../schema/moderation.ts";
import { anonymize } from "./anonymize.ts";

export interface NouvelActe {
  readonly genre: GenreActeDeModeration;
  /** Account that acted; null: `npm run admin` or the server. */
  readonly par: string | null;
  readonly titre: string;
  /** Account that the action is about. */
  readonly compte?: string | undefined;
  readonly affaire?: number | undefined;
  readonly detail?: string | undefined;
  readonly mesure?: GenreMesure | undefined;
}

export interface ActesRepository {
  noter(nouveau: NouvelActe): void;
  /** A page of the log, the latest first. */
  lister(requete: { readonly page: number }): { actes: ActeDeModeration[]; totalCount: number };
  deLAffaire(affaire: number): ActeDeModeration[];
  /** Number of the last line of the audit log; 0 when there is none. */
  dernier(): number;
  /** Whether an account was suspended or deleted after the line of the audit log with the number `apres`. */
  exclut(apres: number): boolean;
  /** Accounts whose role changed after the line of the audit log with the number `apres`. */
  nommes(apres: number): readonly string[];
  /** Actions of an account. */
  deQui(compte: string): ActeDeModeration[];
}

export function createActesRepository(db: Database): ActesRepository {
  const [auteur, vise] = [aliasedTable(comptes, "auteur"), aliasedTable(comptes, "vise")];
  const lignes = () =>
    db
      .select({
        numero: actes.numero,
        date: actes.date,
        genre: actes.genre,
        titre: actes.titre,
        affaire: actes.affaire,
        detail: actes.detail,
        mesure: actes.mesure,
        signe: actes.signe,
        vise: actes.vise,
        par: auteur.pseudo,
        compte: vise.pseudo,
      })
      .from(actes)
      .leftJoin(auteur, eq(auteur._id, actes.par))
      .leftJoin(vise, eq(vise._id, actes.compte))
      .orderBy(desc(actes.numero));
  const signataires = (affaire: number) =>
    db
      .selectDistinct({ auteur: signalements.auteur })
      .from(signalements)
      .where(eq(signalements.affaire, affaire))
      .all()
      .flatMap(({ auteur: qui }) => qui ?? []);
  const pseudoDe = (compte: string) =>
    db.select({ pseudo: comptes.pseudo }).from(comptes).where(eq(comptes._id, compte)).get()
      ?.pseudo ?? null;
  const dernier = () =>
    db
      .select({ n: max(actes.numero) })
      .from(actes)
      .get()?.n ?? 0;
  type Ligne = ReturnType<ReturnType<typeof lignes>["all"]>[number];
  const nommer = ({ signe, vise: aQuelquun, par, compte, ...acte }: Ligne): ActeDeModeration => ({
    ...acte,
    par: signe ? (par ?? NOM_COMPTE_SUPPRIME) : null,
    compte: aQuelquun ? (compte ?? NOM_COMPTE_SUPPRIME) : null,
  });

  return {
    noter({ par, compte, titre, detail = "", ...acte }) {
      // the log line outlives the accounts that it names, so their pseudos are removed from its texts
      const noms = [
        ...(compte === undefined ? [] : [compte]),
        ...(acte.affaire === undefined ? [] : signataires(acte.affaire)),
      ].flatMap((id) => pseudoDe(id) ?? []);
      const sansNom = (texte: string) =>
        noms.reduce((reste, nom) => anonymize(reste, nom, "[pseudo]"), texte);
      db.insert(actes)
        .values({
          ...acte,
          titre: sansNom(titre),
          detail: sansNom(detail),
          date: new Date().toISOString(),
          signe: par !== null,
          par,
          vise: compte !== undefined,
          compte: compte ?? null,
        })
        .run();
    },
    lister({ page }) {
      // log lines are never deleted, so the last number is the count
      const totalCount = dernier();
      const premier = totalCount - page * ACTES_PAR_PAGE;
      return {
        actes: lignes().where(lte(actes.numero, premier)).limit(ACTES_PAR_PAGE).all().map(nommer),
        totalCount,
      };
    },
    dernier,
    exclut: (apres) =>
      db
        .select({ numero: actes.numero })
        .from(actes)
        .where(
          and(gt(actes.numero, apres), inArray(actes.mesure, ["suspendre", "supprimerCompte"])),
        )
        .limit(1)
        .get() !== undefined,
    nommes: (apres) =>
      db
        .selectDistinct({ compte: actes.compte })
        .from(actes)
        .where(and(gt(actes.numero, apres), eq(actes.genre, "role")))
        .all()
        .flatMap(({ compte }) => compte ?? []),
    deQui: (compte) => lignes().where(eq(actes.par, compte)).all().map(nommer),
    deLAffaire: (affaire) => lignes().where(eq(actes.affaire, affaire)).all().map(nommer),
  };
}
