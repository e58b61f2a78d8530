/** The audit log of moderation: lines are only added (docs/decisions/0094). */
import { aliasedTable, and, desc, eq, gt, inArray, isNull, lte, max, or } from "../../drizzle.ts";
import {
  type ActeDeModeration,
  ACTES_PAR_PAGE,
  NOM_COMPTE_SUPPRIME,
  type GenreActeDeModeration,
  type GenreMesure,
} from "#contracts/moderation.ts";
import type { Database } from "../../connection.ts";
import { tableComptes } from "../../schema/comptes.ts";
import { tableActesDeModeration, tableSignalements } from "../../schema/moderation.ts";
import { anonymizePseudoInText } from "./anonymize.ts";

export interface NouvelActeDeModeration {
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

export interface ActesDeModerationRepository {
  noter(nouveau: NouvelActeDeModeration): void;
  /** A page of the log, the latest first. */
  lister(requete: { readonly page: number }): { actes: ActeDeModeration[]; totalCount: number };
  deLAffaire(affaire: number): ActeDeModeration[];
  /** Number of the last line of the audit log; 0 when there is none. */
  dernier(): number;
  /** Whether an account was suspended or deleted after the line of the audit log with the number `apres`. */
  exclut(apres: number): boolean;
  /**
   * Accounts whose role changed after the line of the audit log with the number `apres`, or of which `npm run admin` took or lifted a
   * measure: the site announces its own.
   */
  changes(apres: number): readonly string[];
  /** Lines of the log for what an account did. */
  deQui(compte: string): ActeDeModeration[];
}

export function createActesDeModerationRepository(db: Database): ActesDeModerationRepository {
  const [auteur, vise] = [aliasedTable(tableComptes, "auteur"), aliasedTable(tableComptes, "vise")];
  const lignes = () =>
    db
      .select({
        numero: tableActesDeModeration.numero,
        date: tableActesDeModeration.date,
        genre: tableActesDeModeration.genre,
        titre: tableActesDeModeration.titre,
        affaire: tableActesDeModeration.affaire,
        detail: tableActesDeModeration.detail,
        mesure: tableActesDeModeration.mesure,
        signe: tableActesDeModeration.signe,
        vise: tableActesDeModeration.vise,
        par: auteur.pseudo,
        compte: vise.pseudo,
      })
      .from(tableActesDeModeration)
      .leftJoin(auteur, eq(auteur._id, tableActesDeModeration.par))
      .leftJoin(vise, eq(vise._id, tableActesDeModeration.compte))
      .orderBy(desc(tableActesDeModeration.numero));
  const signataires = (affaire: number) =>
    db
      .selectDistinct({ auteur: tableSignalements.auteur })
      .from(tableSignalements)
      .where(eq(tableSignalements.affaire, affaire))
      .all()
      .flatMap(({ auteur: qui }) => qui ?? []);
  const pseudoDe = (compte: string) =>
    db
      .select({ pseudo: tableComptes.pseudo })
      .from(tableComptes)
      .where(eq(tableComptes._id, compte))
      .get()?.pseudo ?? null;
  const dernier = () =>
    db
      .select({ n: max(tableActesDeModeration.numero) })
      .from(tableActesDeModeration)
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
        noms.reduce((reste, nom) => anonymizePseudoInText(reste, nom, "[pseudo]"), texte);
      db.insert(tableActesDeModeration)
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
        actes: lignes()
          .where(lte(tableActesDeModeration.numero, premier))
          .limit(ACTES_PAR_PAGE)
          .all()
          .map(nommer),
        totalCount,
      };
    },
    dernier,
    exclut: (apres) =>
      db
        .select({ numero: tableActesDeModeration.numero })
        .from(tableActesDeModeration)
        .where(
          and(
            gt(tableActesDeModeration.numero, apres),
            inArray(tableActesDeModeration.mesure, ["suspendre", "supprimerCompte"]),
          ),
        )
        .limit(1)
        .get() !== undefined,
    changes: (apres) =>
      db
        .selectDistinct({ compte: tableActesDeModeration.compte })
        .from(tableActesDeModeration)
        .where(
          and(
            gt(tableActesDeModeration.numero, apres),
            or(
              eq(tableActesDeModeration.genre, "role"),
              and(
                inArray(tableActesDeModeration.genre, ["mesure", "lever"]),
                isNull(tableActesDeModeration.par),
              ),
            ),
          ),
        )
        .all()
        .flatMap(({ compte }) => compte ?? []),
    deQui: (compte) => lignes().where(eq(tableActesDeModeration.par, compte)).all().map(nommer),
    deLAffaire: (affaire) =>
      lignes().where(eq(tableActesDeModeration.affaire, affaire)).all().map(nommer),
  };
}
