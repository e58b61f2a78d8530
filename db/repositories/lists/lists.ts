/** Lists of quizzes: a page, and how many there are (plateforme §2 "Quiz list pages", §7; decisions-plateforme "Search", "Visibility"). */
import { eq, inArray, or, sql } from "../../drizzle.ts";
import { formeDeMot, motsDe } from "#contracts/mots.ts";
import type { ListeQuizz, RequeteListe } from "#contracts/quizz.ts";
import type { Base } from "../../connection.ts";
import { Ensemble } from "./bit-set.ts";
import { comptes } from "../../schema/comptes.ts";
import { historique, partiesFinies } from "../../schema/parties.ts";
import { quizz, totaux } from "../../schema/quizz.ts";
import { createFiltreQuizzRepository } from "../filtre-quizz-repository.ts";
import {
  createNumerosDeListe,
  estPourTous,
  type Liste,
  type ListePourTous,
} from "../numeros-de-liste.ts";
import { createPropositionRepository } from "./related.ts";
import { createSimilaireRepository } from "../similaire-repository.ts";

export interface ListeQuizzRepository {
  /**
   * One page of a list, and how many there are in all. Quizzes without a question are left out, but for their creator.
   * @param joueur whose history `nouveaux` is about
   */
  lister(liste: Liste, requete: RequeteListe, joueur?: string | null): ListeQuizz;
  /** Those of everybody's list that are most like a quizz that `pour` (null: a visitor) may see; none for one that they may not. */
  comme(id: string, pour: string | null, max: number): ListeQuizz;
}

export function createListeQuizzRepository(db: Base): ListeQuizzRepository {
  const filtres = createFiltreQuizzRepository(db);
  const propositions = createPropositionRepository(db, filtres);
  const similaires = createSimilaireRepository(db, filtres);
  const listes = createNumerosDeListe(db);
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
  const listerPourTous = (
    liste: ListePourTous,
    { limit, page, sort }: RequeteListe,
  ): ListeQuizz => ({
    quizz: lireLignes(listes.page(liste, sort, { limit, offset: page * limit })),
    totalCount: total.get({ liste: liste.sorte })?.n ?? 0,
  });
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
  return {
    lister(liste, requete, joueur = null) {
      const { search, sort, tags, sauf = [] } = requete;
      const filtre = filtres.passent(search, tags);
      const sansJoues = requete.nouveaux === true ? joueur : null;
      const exclus = sauf.length > 0 || sansJoues !== null ? numerosDes(sauf, sansJoues) : null;
      if (filtre === null && exclus === null && estPourTous(liste))
        return listerPourTous(liste, requete);
      const tous = listes.enOrdre(liste, sort);
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
      const parmi = listes.enOrdre({ sorte: "public" }, "note");
      const lignes = lireLignes(similaires.similaires(id, pour, parmi, max));
      return { quizz: lignes, totalCount: lignes.length };
    },
  };
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
