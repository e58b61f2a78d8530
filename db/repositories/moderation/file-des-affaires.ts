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
import { comptes } from "../../schema/comptes.ts";
import { affaires, mesures, mots, signalements } from "../../schema/moderation.ts";
import { amities } from "../../schema/social.ts";
import { createActesRepository } from "./actes.ts";
import { rassemblerTextesDuContenu, sqlTitrePresentAffaire } from "./affaires.ts";
import { createCiblesRepository, createCopiesRepository, estCopieIdentique } from "./cibles.ts";
import { createFichesDeCompte } from "./fiches.ts";
import { createMotsInterditsRepository } from "./mots.ts";
import { imprevus } from "../../schema/contenu.ts";

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
    createActesRepository(db),
    createCiblesRepository(db),
    createCopiesRepository(db),
    createFichesDeCompte(db),
    createMotsInterditsRepository(db),
  ];
  const teneur = aliasedTable(comptes, "teneur");
  const deLAffaire = sql`${signalements.affaire} = ${affaires.numero}`;
  const COLONNES = {
    ligne: affaires,
    titre: sqlTitrePresentAffaire,
    par: teneur.pseudo,
    nombre: sql<number>`(select count(*) from ${signalements} where ${deLAffaire})`,
    motif: sql<MotifSignalement | null>`(select ${signalements.motif} from ${signalements} where ${deLAffaire} group by 1 order by count(*) desc, max(${signalements.date}) desc limit 1)`,
    mesure: sql<
      string | null
    >`(select json_object('genre', ${mesures.genre}, 'date', ${mesures.date}) from ${mesures} where ${mesures.affaire} = ${affaires.numero} order by ${mesures.date} desc limit 1)`,
  };
  const lignes = () =>
    db.select(COLONNES).from(affaires).leftJoin(teneur, eq(teneur._id, affaires.prisePar));
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
    db.select({ n: count() }).from(affaires).where(eq(affaires.etat, etat)).get()?.n ?? 0;

  const signalementsDe = (numero: number, auteur: string | null) =>
    db
      .select({
        signe: signalements.signe,
        pseudo: comptes.pseudo,
        icon: comptes.icon,
        motif: signalements.motif,
        text: signalements.text,
        date: signalements.date,
        ami:
          auteur === null
            ? sql<boolean>`0`.mapWith(Boolean)
            : sql<boolean>`exists ${db
                .select({ un: sql`1` })
                .from(amities)
                .where(
                  and(
                    eq(amities.acceptee, true),
                    or(
                      and(eq(amities.de, auteur), eq(amities.a, signalements.auteur)),
                      and(eq(amities.a, auteur), eq(amities.de, signalements.auteur)),
                    ),
                  ),
                )}`.mapWith(Boolean),
      })
      .from(signalements)
      .leftJoin(comptes, eq(comptes._id, signalements.auteur))
      .where(eq(signalements.affaire, numero))
      .orderBy(signalements.date)
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
        .where(eq(affaires.etat, etat))
        .orderBy(desc(affaires.mots), desc(affaires.date))
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
      const lue = lignes().where(eq(affaires.numero, numero)).get();
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
          pareille: aujourdhui !== null && estCopieIdentique(copie, aujourdhui.contenu),
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
            : [...mots.interdits().trouver(rassemblerTextesDuContenu(derniere))],
      };
    },
  };
}

interface DepotBilan {
  lire(): Omit<BilanAdministrateur, "sauvegarde">;
  /** Whether a case waits that is not about this moderator. */
  attend(compte: string): boolean;
}

export function createBilan(db: Database): DepotBilan {
  const compter = (table: SQLiteTable, condition?: SQL): number =>
    db.select({ n: count() }).from(table).where(condition).get()?.n ?? 0;
  return {
    attend: (compte) =>
      db
        .select({ numero: affaires.numero })
        .from(affaires)
        .where(
          and(
            inArray(affaires.etat, ["ouverte", "contestee"]),
            sql`${affaires.auteur} is not ${compte}`,
          ),
        )
        .get() !== undefined,
    lire: () => ({
      ouvertes: compter(affaires, eq(affaires.etat, "ouverte")),
      contestees: compter(affaires, eq(affaires.etat, "contestee")),
      imprevus: compter(imprevus),
      comptes: compter(comptes, eq(comptes.officiel, false)),
      mots: compter(mots),
    }),
  };
}
