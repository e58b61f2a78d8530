/** Reports of finished games: who may read which, and for how long (docs/decisions/0080). */
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  sql,
} from "../drizzle.ts";
import {
  type BilanDePartie,
  type CompteRenduDePartie,
  dresserBilanDePartie,
  JOURS_DE_GARDE_DES_REPONSES_NOMMEES,
  copierBilanSansReponsesTapees,
  type LigneListeSoirees,
  type PartieDeSoiree,
  type ReponseReponsesNommees,
  type ReponseSoiree,
  SOIREES_PAR_PAGE,
} from "#contracts/compte-rendu.ts";
import type { PartieFinie } from "#contracts/historique.ts";
import type { Database } from "../connection.ts";
import { tableComptesRendus, tableLignesHistorique } from "../schema/parties.ts";
import { tableQuizz } from "../schema/quizz.ts";
import { ecrireConditionSqlQuizzVisiblePar } from "../visibility.ts";

/** Somebody who asks for a report: an account, and hashes of the secrets of their browser. */
export interface DemandeurDeCompteRendu {
  readonly compte: string | null;
  readonly jetons: readonly string[];
}

/** A report whose host may accept an answer. */
export interface CompteRenduAChanger {
  readonly _id: string;
  readonly quizz: string | null;
  readonly contenu: CompteRenduDePartie;
  readonly bilan: BilanDePartie;
}

/** The answers of one player in one game. */
export interface ReponsesDuJoueurDansUnePartie {
  readonly quizz: string;
  readonly date: string;
  readonly pseudo: string;
  readonly reponses: readonly { readonly question: string; readonly donnee: readonly string[] }[];
}

export interface ComptesRendusRepository {
  /** Writes the report of a finished game, once. @param hote account of the host, null without one, or once it is deleted */
  ecrire(soiree: PartieFinie, hote: string | null): void;
  /** A page of the evenings that somebody hosted or played, latest first, and the number of all. */
  lister(
    lecteur: DemandeurDeCompteRendu,
    page: number,
  ): { soirees: LigneListeSoirees[]; total: number };
  /** The report of an evening: all its games for its host, those that they played for a player; null for anybody else. */
  lire(soiree: string, lecteur: DemandeurDeCompteRendu): ReponseSoiree | null;
  /** The answers to a question by name; null for anybody but the host, and once names are gone. */
  reponses(
    partie: string,
    question: string,
    lecteur: DemandeurDeCompteRendu,
  ): ReponseReponsesNommees | null;
  /** A report with its names, for its host; null as for `reponses`. */
  aChanger(partie: string, lecteur: DemandeurDeCompteRendu): CompteRenduAChanger | null;
  /** Replaces what a report tells, and the scores of its players in their histories. */
  changer(partie: string, apres: Pick<CompteRenduAChanger, "contenu" | "bilan">): void;
  /** The answers of an account in the games that it played, while the answers are kept by name. */
  siennes(compte: string): readonly ReponsesDuJoueurDansUnePartie[];
  /** Deletes the reports of an evening, for its host. Returns whether there were any. */
  supprimer(soiree: string, lecteur: DemandeurDeCompteRendu): boolean;
  /** Gives an account the evenings that a browser hosted without one. */
  reclamer(jetons: readonly string[], compte: string): void;
  /** Removes names after their time, and reports that no account has claimed. @param avant date in ISO 8601 */
  purger(avant: string): void;
}

export function createComptesRendusRepository(db: Database): ComptesRendusRepository {
  const deLHote = ({ compte, jetons }: DemandeurDeCompteRendu) =>
    or(
      compte === null ? undefined : eq(tableComptesRendus.compte, compte),
      jetons.length === 0
        ? undefined
        : and(
            isNull(tableComptesRendus.compte),
            inArray(tableComptesRendus.jeton, [...jetons]),
            gte(tableComptesRendus.date, lireFinDesNoms()),
          ),
    ) ?? sql`0`;
  const duJoueur = ({ compte, jetons }: DemandeurDeCompteRendu) =>
    or(
      compte === null ? undefined : eq(tableLignesHistorique.compte, compte),
      jetons.length === 0
        ? undefined
        : and(
            // the + keeps SQLite from using the index of accounts, which holds every unclaimed line under null
            sql`+${tableLignesHistorique.compte} is null`,
            inArray(tableLignesHistorique.jeton, [...jetons]),
          ),
    ) ?? sql`0`;
  const jouees = (lecteur: DemandeurDeCompteRendu) =>
    db
      .select({ partie: tableLignesHistorique.partie })
      .from(tableLignesHistorique)
      .where(duJoueur(lecteur));
  /** Those of these quizzes that the reader may open. */
  function lireQuizzVisibles(ids: readonly string[], compte: string | null): ReadonlySet<string> {
    if (ids.length === 0) return new Set();
    const visibles = db
      .select({ _id: tableQuizz._id })
      .from(tableQuizz)
      .where(and(inArray(tableQuizz._id, [...ids]), ecrireConditionSqlQuizzVisiblePar(db, compte)))
      .all();
    return new Set(visibles.map(({ _id }) => _id));
  }
  const nommes = (partie: string, lecteur: DemandeurDeCompteRendu) =>
    db
      .select()
      .from(tableComptesRendus)
      .where(
        and(
          eq(tableComptesRendus._id, partie),
          deLHote(lecteur),
          gte(tableComptesRendus.date, lireFinDesNoms()),
        ),
      )
      .get();

  return {
    ecrire({ id, code, quizzId, titre, joueurs, statistiques, compteRendu }, hote) {
      if (compteRendu === undefined) return;
      db.insert(tableComptesRendus)
        .values({
          _id: id,
          soiree: compteRendu.soiree,
          code,
          quizz: sql`(select _id from quizz where _id = ${quizzId})`,
          titre,
          date: new Date().toISOString(),
          jeton: compteRendu.hote.jeton,
          compte: hote,
          nbJoueurs: Math.max(joueurs.length, compteRendu.joueurs.length),
          bilan: dresserBilanDePartie(compteRendu, statistiques),
          contenu: compteRendu,
        })
        .onConflictDoNothing()
        .run();
    },
    lister(lecteur, page) {
      const siennes = or(deLHote(lecteur), inArray(tableComptesRendus._id, jouees(lecteur)));
      const soirees = db
        .select({
          _id: tableComptesRendus.soiree,
          code: max(tableComptesRendus.code),
          date: max(tableComptesRendus.date),
          titres: sql<string>`json_group_array(${tableComptesRendus.titre} order by ${tableComptesRendus.date})`,
          nbJoueurs: max(tableComptesRendus.nbJoueurs),
          hote: sql<number>`max(${deLHote(lecteur)})`,
          total: sql<number>`count(*) over ()`,
        })
        .from(tableComptesRendus)
        .where(siennes)
        .groupBy(tableComptesRendus.soiree)
        .orderBy(desc(max(tableComptesRendus.date)))
        .limit(SOIREES_PAR_PAGE)
        .offset(page * SOIREES_PAR_PAGE)
        .all();
      // a page beyond the last one has no row to tell how many there are
      const total =
        soirees.length > 0 || page === 0
          ? (soirees[0]?.total ?? 0)
          : (db
              .select({ n: sql<number>`count(distinct ${tableComptesRendus.soiree})` })
              .from(tableComptesRendus)
              .where(siennes)
              .get()?.n ?? 0);
      return {
        total,
        soirees: soirees.map(({ _id, code, date, titres, nbJoueurs, hote }) => ({
          _id,
          code: code ?? "",
          date: date ?? "",
          titres: lireTitres(titres),
          nbJoueurs: nbJoueurs ?? 0,
          hote: hote === 1,
        })),
      };
    },
    lire(soiree, lecteur) {
      const lignes = db
        .select()
        .from(tableComptesRendus)
        .where(
          and(
            eq(tableComptesRendus.soiree, soiree),
            or(deLHote(lecteur), inArray(tableComptesRendus._id, jouees(lecteur))),
          ),
        )
        .orderBy(asc(tableComptesRendus.date))
        .all()
        .flatMap(retirerNomsPerimes);
      const [premiere] = lignes;
      if (premiere === undefined) return null;
      const ids = lignes.map(({ _id }) => _id);
      const siens = db
        .select({ partie: tableLignesHistorique.partie, jeton: tableLignesHistorique.jeton })
        .from(tableLignesHistorique)
        .where(and(inArray(tableLignesHistorique.partie, ids), duJoueur(lecteur)))
        .all();
      const visibles = lireQuizzVisibles(
        lignes.flatMap(({ quizz }) => quizz ?? []),
        lecteur.compte,
      );
      return {
        _id: soiree,
        code: premiere.code,
        hote: estHote(premiere, lecteur),
        reclamee: premiere.compte !== null,
        parties: lignes.map((ligne) =>
          montrerPartie(
            visibles.has(ligne.quizz ?? "") ? ligne : { ...ligne, quizz: null },
            new Set(siens.flatMap(({ partie, jeton }) => (partie === ligne._id ? jeton : []))),
          ),
        ),
      };
    },
    reponses(partie, question, lecteur) {
      const contenu = nommes(partie, lecteur)?.contenu ?? null;
      const jouee = contenu?.questions.find(({ _id }) => _id === question);
      if (contenu === null || jouee === undefined) return null;
      const pseudos = new Map(contenu.joueurs.map(({ id, pseudo }) => [id, pseudo]));
      return {
        reponses: jouee.reponses.map(({ qui, donnee, verdict, ms }) => ({
          qui,
          pseudo: pseudos.get(qui) ?? "",
          donnee,
          verdict,
          ms,
        })),
      };
    },
    aChanger(partie, lecteur) {
      const ligne = nommes(partie, lecteur);
      return ligne === undefined || ligne.contenu === null
        ? null
        : { ...ligne, contenu: ligne.contenu };
    },
    changer(partie, { contenu, bilan }) {
      db.update(tableComptesRendus)
        .set({ contenu, bilan })
        .where(eq(tableComptesRendus._id, partie))
        .run();
      for (const { jeton, score } of contenu.joueurs)
        if (jeton !== "")
          db.update(tableLignesHistorique)
            .set({ score })
            .where(
              and(eq(tableLignesHistorique.partie, partie), eq(tableLignesHistorique.jeton, jeton)),
            )
            .run();
    },
    siennes: (compte) =>
      db
        .select({
          titre: tableComptesRendus.titre,
          date: tableComptesRendus.date,
          contenu: tableComptesRendus.contenu,
          jeton: tableLignesHistorique.jeton,
        })
        .from(tableLignesHistorique)
        .innerJoin(tableComptesRendus, eq(tableComptesRendus._id, tableLignesHistorique.partie))
        .where(eq(tableLignesHistorique.compte, compte))
        .all()
        .flatMap(({ titre, date, contenu, jeton }) => {
          const moi = contenu?.joueurs.find((joueur) => joueur.jeton === jeton);
          if (contenu === null || moi === undefined) return [];
          const reponses = contenu.questions.flatMap(({ text, reponses: toutes }) =>
            toutes
              .filter(({ qui }) => qui === moi.id)
              .map(({ donnee }) => ({ question: text, donnee })),
          );
          return [{ quizz: titre, date, pseudo: moi.pseudo, reponses }];
        }),
    supprimer: (soiree, lecteur) =>
      db
        .delete(tableComptesRendus)
        .where(and(eq(tableComptesRendus.soiree, soiree), deLHote(lecteur)))
        .run().changes > 0,
    reclamer(jetons, compte) {
      db.update(tableComptesRendus)
        .set({ compte })
        .where(
          and(isNull(tableComptesRendus.compte), inArray(tableComptesRendus.jeton, [...jetons])),
        )
        .run();
    },
    purger(avant) {
      db.delete(tableComptesRendus)
        .where(and(isNull(tableComptesRendus.compte), lt(tableComptesRendus.date, avant)))
        .run();
      const passees = db
        .select({ _id: tableComptesRendus._id, bilan: tableComptesRendus.bilan })
        .from(tableComptesRendus)
        .where(and(isNotNull(tableComptesRendus.contenu), lt(tableComptesRendus.date, avant)))
        .all();
      for (const { _id, bilan } of passees)
        db.update(tableComptesRendus)
          .set({ contenu: null, bilan: copierBilanSansReponsesTapees(bilan) })
          .where(eq(tableComptesRendus._id, _id))
          .run();
    },
  };
}

type Ligne = typeof tableComptesRendus.$inferSelect;

const lireTitres = (json: string): string[] => {
  const lus: unknown = JSON.parse(json);
  return Array.isArray(lus) ? lus.map(String) : [];
};

const estHote = ({ compte, jeton }: Ligne, lecteur: DemandeurDeCompteRendu): boolean =>
  compte === null ? lecteur.jetons.includes(jeton) : compte === lecteur.compte;

/** Date before which names are gone, whether or not the purge has passed. */
const lireFinDesNoms = (): string =>
  new Date(Date.now() - JOURS_DE_GARDE_DES_REPONSES_NOMMEES * 24 * 3600 * 1000).toISOString();

/** The report without names once their time is over; nothing of one that no account has claimed. */
function retirerNomsPerimes(ligne: Ligne): Ligne[] {
  if (ligne.date >= lireFinDesNoms()) return [ligne];
  if (ligne.compte === null) return [];
  return [{ ...ligne, contenu: null, bilan: copierBilanSansReponsesTapees(ligne.bilan) }];
}

/** @param siens hashes of the reader's secrets in this game; none for somebody who did not play it */
function montrerPartie(
  { _id, quizz, titre, date, nbJoueurs, bilan, contenu }: Ligne,
  siens: ReadonlySet<string>,
): PartieDeSoiree {
  const commun = { _id, quizz, titre, date, nbJoueurs, bilan };
  if (contenu === null) return { ...commun, table: null, prix: null, miennes: [] };
  const pseudos = new Map(contenu.joueurs.map(({ id, pseudo }) => [id, pseudo]));
  const miens = new Set(
    contenu.joueurs.filter(({ jeton }) => siens.has(jeton)).map(({ id }) => id),
  );
  return {
    ...commun,
    table: contenu.joueurs.map(({ id, pseudo, gorgees, score, jugees, rang, parti }) => ({
      pseudo,
      gorgees,
      score,
      jugees,
      rang,
      parti,
      moi: miens.has(id),
    })),
    prix: contenu.prix.map(({ nom, qui, valeur }) => ({
      nom,
      qui: qui.map((id) => pseudos.get(id) ?? ""),
      valeur,
    })),
    miennes: contenu.questions.flatMap(({ _id: question, reponses }) =>
      reponses
        .filter(({ qui }) => miens.has(qui))
        .map(({ donnee, verdict, ms }) => ({ question, donnee, verdict, ms })),
    ),
  };
}
