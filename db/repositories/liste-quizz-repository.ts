/** Lists of quizzes, their order, bookmarks (plateforme §2 "Quiz list pages", §7; decisions-plateforme "Search", "Visibility"). */
import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { formeDeMot, motsDe } from "#contracts/mots.ts";
import { FAVORIS_MAX } from "#contracts/limites.ts";
import {
  type ListeQuizz,
  listePourTous,
  type NomListePourTous,
  type RequeteListe,
} from "#contracts/quizz.ts";
import { atomique } from "../atomique.ts";
import type { Base } from "../connexion.ts";
import { Ensemble } from "../ensemble.ts";
import { comptes } from "../schema/comptes.ts";
import { historique, partiesFinies } from "../schema/parties.ts";
import { favoris, quizz, totaux } from "../schema/quizz.ts";
import { createSouvenirs } from "./souvenirs.ts";
import { OFFICIEL, parUnAmi, PUBLIC, REMPLI, visiblePar } from "../visibilite.ts";
import { createFiltreQuizzRepository } from "./filtre-quizz-repository.ts";
import { createPropositionRepository } from "./proposition-repository.ts";
import { ORDRE_SIEN } from "./quizz-repository.ts";
import { createSimilaireRepository } from "./similaire-repository.ts";

/** Two lists, four orders; 400 KB each at 100,000 quizzes. */
const ORDRES_MAX = 10;

export type Liste =
  | { readonly sorte: NomListePourTous }
  /** An account's own, those without a question too if `vides`. */
  | { readonly sorte: "miens"; readonly compte: string; readonly vides: boolean }
  /** Those of `createur` that `pour` (null: a visitor) may see. */
  | { readonly sorte: "de"; readonly createur: string; readonly pour: string | null }
  /** Those of an account's friends; those it bookmarked and may still see. */
  | { readonly sorte: "amis" | "favoris"; readonly compte: string };

/** The same for whoever reads it. */
type ListePourTous = Extract<Liste, { readonly sorte: NomListePourTous }>;

export const estPourTous = (liste: Liste): liste is ListePourTous =>
  listePourTous.options.some((nom) => nom === liste.sorte);

export interface ListeQuizzRepository {
  /**
   * One page of a list, and how many there are in all. Quizzes without a question are left out, but for their creator.
   * @param joueur whose history `nouveaux` is about
   */
  lister(liste: Liste, requete: RequeteListe, joueur?: string | null): ListeQuizz;
  /** Those of everybody's list that are most like a quizz that `pour` (null: a visitor) may see; none for one that they may not. */
  comme(id: string, pour: string | null, max: number): ListeQuizz;
  /** Puts some of an account's own quizzes in order, in the places they had; ids of others are ignored. */
  ordonner(compte: string, ids: readonly string[]): void;
  /** Ids of the bookmarks, in order; those that may no longer be seen too. */
  favoris(compte: string): string[];
  /**
   * Replaces the bookmarks, or with `avant` does to them what leads from there to `ids`. One may bookmark what one may see, and
   * keep what one had. False, and nothing is done, when there would be too many.
   */
  retenir(compte: string, ids: readonly string[], avant?: readonly string[]): boolean;
}

export function createListeQuizzRepository(db: Base): ListeQuizzRepository {
  const filtres = createFiltreQuizzRepository(db);
  const propositions = createPropositionRepository(db, filtres);
  const similaires = createSimilaireRepository(db, filtres);
  /** The lists of everybody from end to end, each in its orders: what a search leaves of them is a walk along it. */
  const parDate = createSouvenirs<Uint32Array>(db, ["places", "dates"], ORDRES_MAX);
  const parNote = createSouvenirs<Uint32Array>(db, ["places", "notes"], ORDRES_MAX);
  const conditionListe = (liste: Liste): SQL | undefined => {
    switch (liste.sorte) {
      case "officiel":
        return and(OFFICIEL, REMPLI);
      case "public":
        return and(PUBLIC, REMPLI);
      case "miens":
        return and(eq(quizz.createur, liste.compte), liste.vides ? undefined : REMPLI);
      case "de":
        return and(eq(quizz.createur, liste.createur), visiblePar(db, liste.pour), REMPLI);
      case "amis":
        return and(
          sql`${quizz.visibilite} in ('amis', 'public')`,
          parUnAmi(db, liste.compte),
          REMPLI,
        );
      case "favoris":
        return and(eq(favoris.compte, liste.compte), visiblePar(db, liste.compte), REMPLI);
    }
  };
  /** What "Par ordre d'ajout" means in each list. */
  const ordreAjout = (liste: Liste): SQL[] => {
    if (liste.sorte === "miens") return ORDRE_SIEN;
    if (liste.sorte === "favoris") return [asc(favoris.rang)];
    return [desc(quizz.numero)];
  };
  const ordre = (liste: Liste, sort: RequeteListe["sort"]): SQL[] => {
    switch (sort) {
      case "recent":
        return [desc(quizz.date), desc(quizz.numero)];
      case "oldest":
        return [asc(quizz.date), asc(quizz.numero)];
      case "note":
        return [desc(quizz.note), desc(quizz.numero)];
      case "ajout":
      case null:
      case undefined:
        return ordreAjout(liste);
    }
  };
  /** The numbers of the quizzes of a list, in an order. */
  const numerosDe = (liste: Liste, sort: RequeteListe["sort"]) => {
    const requete = db.select({ numero: quizz.numero }).from(quizz).$dynamic();
    return (
      liste.sorte === "favoris" ? requete.innerJoin(favoris, eq(favoris.quizz, quizz._id)) : requete
    )
      .where(conditionListe(liste))
      .orderBy(...ordre(liste, sort));
  };
  /** As one text: a row for each of 100,000 would take three times as long. */
  const tousLesNumeros = (liste: Liste, sort: RequeteListe["sort"]): Uint32Array => {
    const suite = numerosDe(liste, sort).as("suite");
    const lu = db
      .select({ numeros: sql<string>`json_group_array(${suite.numero})` })
      .from(suite)
      .get();
    const numeros: number[] = JSON.parse(lu?.numeros ?? "[]");
    return Uint32Array.from(numeros);
  };
  const parNumero = db
    .select({
      numero: quizz.numero,
      _id: quizz._id,
      title: quizz.title,
      createur: { pseudo: comptes.pseudo },
      questionsCount: quizz.questionsCount,
      note: quizz.note,
      tags: quizz.tags,
    })
    .from(quizz)
    .innerJoin(comptes, eq(comptes._id, quizz.createur))
    .where(sql`${quizz.numero} in (select value from json_each(${sql.placeholder("numeros")}))`)
    .prepare();
  /** Rows in the order of their numbers: what a page shows is read of that page only. */
  const lireLignes = (numeros: readonly number[]): ListeQuizz["quizz"] => {
    if (numeros.length === 0) return [];
    const lignes = parNumero.all({ numeros: JSON.stringify(numeros) });
    const rangees = new Map(lignes.map(({ numero, ...ligne }) => [numero, ligne]));
    return numeros.flatMap((numero) => rangees.get(numero) ?? []);
  };
  const total = db
    .select({ n: totaux.n })
    .from(totaux)
    .where(eq(totaux.liste, sql.placeholder("liste")))
    .prepare();
  /** The pages that everybody opens, ready for each list and each order. */
  const pages = new Map<string, ReturnType<typeof preparerPage>>();
  const preparerPage = (liste: Liste, sort: RequeteListe["sort"]) =>
    numerosDe(liste, sort)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare();
  const listerPourTous = (
    liste: ListePourTous,
    { limit, page, sort }: RequeteListe,
  ): ListeQuizz => {
    const cle = `${liste.sorte} ${sort ?? ""}`;
    const prete = pages.get(cle) ?? preparerPage(liste, sort);
    pages.set(cle, prete);
    return {
      quizz: lireLignes(prete.all({ limit, offset: page * limit }).map(({ numero }) => numero)),
      totalCount: total.get({ liste: liste.sorte })?.n ?? 0,
    };
  };
  const enOrdre = (liste: Liste, sort: RequeteListe["sort"]): Uint32Array => {
    const lire = () => tousLesNumeros(liste, sort);
    if (!estPourTous(liste)) return lire();
    return (sort === "note" ? parNote : parDate)(`${liste.sorte} ${sort ?? ""}`, lire);
  };
  /** Numbers of these quizzes, and of those of which an account has finished a game. */
  const numerosDes = (ids: readonly string[], joueur: string | null): ReadonlySet<number> => {
    const nommes = sql`select value from json_each(${JSON.stringify(ids)})`;
    const joues = db
      .select({ quizz: partiesFinies.quizz })
      .from(historique)
      .innerJoin(partiesFinies, eq(partiesFinies._id, historique.partie))
      .where(eq(historique.compte, joueur ?? ""));
    const lus = db
      .select({ numero: quizz.numero })
      .from(quizz)
      .where(or(sql`${quizz._id} in (${nommes})`, inArray(quizz._id, joues)))
      .all();
    return new Set(lus.map(({ numero }) => numero));
  };
  const listerFavoris = (compte: string): string[] =>
    db
      .select({ quizz: favoris.quizz })
      .from(favoris)
      .where(eq(favoris.compte, compte))
      .orderBy(asc(favoris.rang))
      .all()
      .map((ligne) => ligne.quizz);

  return {
    lister(liste, requete, joueur = null) {
      const { search, sort, tags, sauf = [] } = requete;
      const filtre = filtres.passent(search, tags);
      const sansJoues = requete.nouveaux === true ? joueur : null;
      const exclus = sauf.length > 0 || sansJoues !== null ? numerosDes(sauf, sansJoues) : null;
      if (filtre === null && exclus === null && estPourTous(liste))
        return listerPourTous(liste, requete);
      const tous = enOrdre(liste, sort);
      const passe = (numero: number) =>
        (filtre === null || filtre.a(numero)) && exclus?.has(numero) !== true;
      const { numeros, total: totalCount } = feuille(tous, passe, requete);
      if (totalCount > 0 || search.trim() === "") return { quizz: lireLignes(numeros), totalCount };
      const parTags = filtres.passent("", tags);
      const parmi = Ensemble.de([...tous].filter((numero) => exclus?.has(numero) !== true));
      const proposition = propositions.proposer(
        search,
        parTags === null ? parmi : parmi.et(parTags),
      );
      if (proposition === null) return { quizz: [], totalCount };
      const trouves = filtres.passent(proposition, tags);
      const [exemple] = lireLignes([...tous].filter((un) => trouves?.a(un)).slice(0, 1));
      return { quizz: [], totalCount, proposition: ecriteComme(proposition, exemple) };
    },
    comme(id, pour, max) {
      const parmi = enOrdre({ sorte: "public" }, "note");
      const lignes = lireLignes(similaires.similaires(id, pour, parmi, max));
      return { quizz: lignes, totalCount: lignes.length };
    },
    ordonner(compte, ids) {
      atomique(db, () => {
        const sien = eq(quizz.createur, compte);
        const avant = db
          .select({ _id: quizz._id })
          .from(quizz)
          .where(sien)
          .orderBy(...ORDRE_SIEN)
          .all()
          .map(({ _id }) => _id);
        // one statement: a thousand of them would keep the games waiting
        const suite = JSON.stringify(remettre(avant, ids));
        db.run(sql`update quizz set rang = ordre.key from json_each(${suite}) as ordre
          where quizz._id = ordre.value and quizz.createur = ${compte}`);
      });
    },
    favoris: listerFavoris,
    retenir: (compte, ids, avant) =>
      atomique(db, () => {
        const gardes = listerFavoris(compte);
        const voulus = avant === undefined ? [...new Set(ids)] : fondre(gardes, avant, ids);
        const deja = new Set(gardes);
        const neufs = voulus.filter((id) => !deja.has(id));
        const visibles = new Set(
          db
            .select({ _id: quizz._id })
            .from(quizz)
            .where(and(inArray(quizz._id, neufs), visiblePar(db, compte)))
            .all()
            .map(({ _id }) => _id),
        );
        const suite = voulus.filter((id) => deja.has(id) || visibles.has(id));
        if (suite.length > FAVORIS_MAX) return false;
        const ranges = new Set(suite);
        const perdus = gardes.filter((id) => !ranges.has(id));
        db.delete(favoris)
          .where(and(eq(favoris.compte, compte), inArray(favoris.quizz, perdus)))
          .run();
        // what keeps its rank is not written again
        const bouges = suite.flatMap((id, rang) =>
          gardes[rang] === id ? [] : [{ compte, quizz: id, rang }],
        );
        if (bouges.length > 0)
          db.insert(favoris)
            .values(bouges)
            .onConflictDoUpdate({
              target: [favoris.compte, favoris.quizz],
              set: { rang: sql`excluded.rang` },
            })
            .run();
        return true;
      }),
  };
}

/** `actuels` after the change that made `ids` of `avant`: without what it took out, with what it added at the end. */
function fondre(
  actuels: readonly string[],
  avant: readonly string[],
  ids: readonly string[],
): string[] {
  const [anciens, voulus] = [new Set(avant), new Set(ids)];
  const restes = actuels.filter((id) => voulus.has(id) || !anciens.has(id));
  return [...new Set([...restes, ...[...voulus].filter((id) => !anciens.has(id))])];
}

/** The ids of `voulus` in their new order, in the places that they had among all: a page of a list does not move the others. */
function remettre(tous: readonly string[], voulus: readonly string[]): string[] {
  const connus = new Set(tous);
  const suite = [...new Set(voulus)].filter((id) => connus.has(id));
  const bouges = new Set(suite);
  return tous.map((id) => (bouges.has(id) ? (suite.shift() ?? id) : id));
}

/** A proposition with the accents that its words have in a quizz that it finds. */
function ecriteComme(
  proposition: string,
  exemple: ListeQuizz["quizz"][number] | undefined,
): string {
  if (exemple === undefined) return proposition;
  const { title, tags, createur } = exemple;
  const ecrits = motsDe([title, ...tags, createur.pseudo].join(" "));
  return proposition
    .split(" ")
    .map((mot) => ecrits.find((ecrit) => formeDeMot(ecrit) === mot)?.toLowerCase() ?? mot)
    .join(" ");
}

/** One page of those that get through, and how many do. */
function feuille(
  tous: Uint32Array,
  passe: (numero: number) => boolean,
  { limit, page }: RequeteListe,
): { numeros: number[]; total: number } {
  const debut = page * limit;
  const numeros: number[] = [];
  let total = 0;
  for (const numero of tous) {
    if (!passe(numero)) continue;
    if (total >= debut && numeros.length < limit) numeros.push(numero);
    total++;
  }
  return { numeros, total };
}
