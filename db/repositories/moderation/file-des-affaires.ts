/** The queue of cases, a whole case as moderators read it, and counts for administrators. */
import {
  type Affaire,
  AFFAIRES_PAR_PAGE,
  NOM_COMPTE_SUPPRIME,
  type EtatAffaire,
  type LigneListeAffaires,
} from "#contracts/moderation.ts";
import type { MotifSignalement } from "#contracts/signalement.ts";
import type { BilanAdministrateur } from "#contracts/bilan.ts";
import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  inArray,
  or,
  sql,
  type SQL,
  type SQLiteTable,
} from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { tableComptes } from "../../schema/comptes.ts";
import {
  tableAffaires,
  tableMesuresDeModeration,
  tableMotsInterdits,
  tableSignalements,
} from "../../schema/moderation.ts";
import { tableAmities } from "../../schema/social.ts";
import { createActesDeModerationRepository } from "./actes.ts";
import { rassemblerTextesDuContenuSignale, SQL_TITRE_ACTUEL_AFFAIRE } from "./affaires.ts";
import {
  createCiblesAffairesRepository,
  createCopiesDeContenusRepository,
  estCopieDeContenuIdentique,
} from "./cibles.ts";
import { createFichesDeComptesPourModerateurs } from "./fiches.ts";
import { createMotsInterditsRepository } from "./mots.ts";
import { tableImprevus } from "../../schema/contenu.ts";

export interface FileDAttenteAffaires {
  lister(
    requete: { readonly etat: EtatAffaire; readonly page: number },
    moi: string,
  ): {
    affaires: LigneListeAffaires[];
    totalCount: number;
    comptes: { ouverte: number; contestee: number };
  };
  lire(numero: number, moi: string): Affaire | null;
}

export function createFileDAttenteAffaires(db: Database): FileDAttenteAffaires {
  const [actes, cibles, copies, fiches, mots] = [
    createActesDeModerationRepository(db),
    createCiblesAffairesRepository(db),
    createCopiesDeContenusRepository(db),
    createFichesDeComptesPourModerateurs(db),
    createMotsInterditsRepository(db),
  ];
  const teneur = aliasedTable(tableComptes, "teneur");
  const deLAffaire = sql`${tableSignalements.affaire} = ${tableAffaires.numero}`;
  const COLONNES = {
    ligne: tableAffaires,
    titre: SQL_TITRE_ACTUEL_AFFAIRE,
    par: teneur.pseudo,
    nombre: sql<number>`(select count(*) from ${tableSignalements} where ${deLAffaire})`,
    motif: sql<MotifSignalement | null>`(select ${tableSignalements.motif} from ${tableSignalements} where ${deLAffaire} group by 1 order by count(*) desc, max(${tableSignalements.date}) desc limit 1)`,
    mesure: sql<
      string | null
    >`(select json_object('genre', ${tableMesuresDeModeration.genre}, 'date', ${tableMesuresDeModeration.date}) from ${tableMesuresDeModeration} where ${tableMesuresDeModeration.affaire} = ${tableAffaires.numero} order by ${tableMesuresDeModeration.date} desc limit 1)`,
  };
  const lignes = () =>
    db
      .select(COLONNES)
      .from(tableAffaires)
      .leftJoin(teneur, eq(teneur._id, tableAffaires.prisePar));
  type Ligne = ReturnType<ReturnType<typeof lignes>["all"]>[number];

  const versLigne = (
    moi: string,
    { ligne, titre, par, nombre, motif, mesure }: Ligne,
  ): LigneListeAffaires => {
    const { numero, genre, icone, rang, etat, date, mots: avecMots } = ligne;
    const { prisePar, priseJusque } = ligne;
    const tenue = priseJusque !== null && priseJusque > new Date().toISOString();
    return {
      numero,
      genre,
      icone,
      titre,
      rang,
      etat,
      motif,
      nombre,
      date,
      mots: avecMots,
      prise: tenue && par !== null ? { par, aMoi: prisePar === moi, jusque: priseJusque } : null,
      mesure: mesure === null ? null : JSON.parse(mesure),
    };
  };
  const compter = (etat: EtatAffaire) =>
    db.select({ n: count() }).from(tableAffaires).where(eq(tableAffaires.etat, etat)).get()?.n ?? 0;

  const signalementsDe = (numero: number, auteur: string | null) =>
    db
      .select({
        signe: tableSignalements.signe,
        pseudo: tableComptes.pseudo,
        icon: tableComptes.icon,
        motif: tableSignalements.motif,
        text: tableSignalements.text,
        date: tableSignalements.date,
        ami:
          auteur === null
            ? sql<boolean>`0`.mapWith(Boolean)
            : sql<boolean>`exists ${db
                .select({ un: sql`1` })
                .from(tableAmities)
                .where(
                  and(
                    eq(tableAmities.acceptee, true),
                    or(
                      and(
                        eq(tableAmities.de, auteur),
                        eq(tableAmities.a, tableSignalements.auteur),
                      ),
                      and(
                        eq(tableAmities.a, auteur),
                        eq(tableAmities.de, tableSignalements.auteur),
                      ),
                    ),
                  ),
                )}`.mapWith(Boolean),
      })
      .from(tableSignalements)
      .leftJoin(tableComptes, eq(tableComptes._id, tableSignalements.auteur))
      .where(eq(tableSignalements.affaire, numero))
      .orderBy(tableSignalements.date)
      .all()
      .map(({ signe, pseudo, icon, motif, text, date, ami }) => ({
        pseudo: signe ? (pseudo ?? NOM_COMPTE_SUPPRIME) : null,
        icon,
        motif,
        text,
        date,
        ami,
      }));

  return {
    lister({ etat, page }, moi) {
      const affairesLues = lignes()
        .where(eq(tableAffaires.etat, etat))
        .orderBy(desc(tableAffaires.mots), desc(tableAffaires.date))
        .limit(AFFAIRES_PAR_PAGE)
        .offset(page * AFFAIRES_PAR_PAGE)
        .all();
      return {
        affaires: affairesLues.map((ligne) => versLigne(moi, ligne)),
        totalCount: compter(etat),
        comptes: { ouverte: compter("ouverte"), contestee: compter("contestee") },
      };
    },
    lire(numero, moi) {
      const lue = lignes().where(eq(tableAffaires.numero, numero)).get();
      if (lue === undefined) return null;
      const { ligne } = lue;
      const { genre, cible, auteur } = ligne;
      const aujourdhui = cibles.lire({ genre, id: cible });
      const gardees = copies.lister(numero);
      const derniere = gardees.at(-1)?.contenu ?? aujourdhui?.contenu;
      return {
        ...versLigne(moi, lue),
        version: ligne.version,
        ouverte: ligne.ouverte,
        close: ligne.close,
        maison: ligne.maison,
        lieu:
          aujourdhui === null
            ? null
            : {
                quizz: aujourdhui.quizz,
                question: genre === "question" ? cible : null,
                prive: aujourdhui.prive,
                officiel: aujourdhui.officiel,
              },
        copies: gardees.map((copie) => ({
          date: copie.date,
          contenu: copie.contenu,
          pareille: aujourdhui !== null && estCopieDeContenuIdentique(copie, aujourdhui.contenu),
        })),
        // the present content of a private quizz is shown only after a reason was logged
        aujourdhui: aujourdhui === null || aujourdhui.prive ? null : aujourdhui.contenu,
        signalements: signalementsDe(numero, auteur),
        auteur: auteur === null ? null : fiches.lire(auteur),
        mesures: auteur === null ? fiches.mesuresDeLAffaire(numero) : fiches.mesuresDe(auteur),
        actes: actes.deLAffaire(numero),
        motsTrouves:
          derniere === undefined
            ? []
            : [...mots.interdits().trouver(rassemblerTextesDuContenuSignale(derniere))],
      };
    },
  };
}

interface DepotBilan {
  lire(): Omit<BilanAdministrateur, "sauvegarde">;
  /** Whether a case waits that is not about this moderator. */
  attend(compte: string): boolean;
}

export function createBilanAdministrateurRepository(db: Database): DepotBilan {
  const compter = (table: SQLiteTable, condition?: SQL): number =>
    db.select({ n: count() }).from(table).where(condition).get()?.n ?? 0;
  return {
    attend: (compte) =>
      db
        .select({ numero: tableAffaires.numero })
        .from(tableAffaires)
        .where(
          and(
            inArray(tableAffaires.etat, ["ouverte", "contestee"]),
            sql`${tableAffaires.auteur} is not ${compte}`,
          ),
        )
        .get() !== undefined,
    lire: () => ({
      ouvertes: compter(tableAffaires, eq(tableAffaires.etat, "ouverte")),
      contestees: compter(tableAffaires, eq(tableAffaires.etat, "contestee")),
      imprevus: compter(tableImprevus),
      comptes: compter(tableComptes, eq(tableComptes.officiel, false)),
      mots: compter(tableMotsInterdits),
    }),
  };
}
