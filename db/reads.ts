/** What is read beside the games (lecteur.ts), as the JSON that travels: they have nothing left to do with it but to send it. */
import type { z } from "zod";
import { EXPORT_OCTETS_MAX, QUIZZ_PAR_EXPORT, type quizzEntiers } from "#contracts/importation.ts";
import type { RequeteUsers } from "#contracts/messagerie.ts";
import type { RequeteListe } from "#contracts/quizz.ts";
import type { Database } from "./connection.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import { createDonneesRepository } from "./repositories/donnees-repository.ts";
import { createOwnList } from "./repositories/lists/own-list.ts";
import { createQuizzLists, estPourTous, type Liste } from "./repositories/lists/lists.ts";
import { createMediaRepository } from "./repositories/media-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { createSuggestions } from "./repositories/lists/suggestions.ts";
import { createListCache } from "./repositories/lists/cache.ts";
import { createStatistiqueRepository } from "./repositories/statistique-repository.ts";
import { createVersionRepository } from "./repositories/version-repository.ts";

/** Answers of some 12 KB. */
const REPONSES_MAX = 200;

export type Read =
  /** A page of a list; `joueur` is whose history `nouveaux` is about. */
  | {
      readonly quoi: "liste";
      readonly liste: Liste;
      readonly requete: RequeteListe;
      readonly joueur: string | null;
    }
  /** What one may be about to type. */
  | { readonly quoi: "suggestions"; readonly search: string }
  /** Quizzes like one that `pour` may see. */
  | {
      readonly quoi: "similaires";
      readonly id: string;
      readonly pour: string | null;
      readonly max: number;
    }
  /** Of an account's own list, as its author wants to see it. */
  | {
      readonly quoi: "miens";
      readonly compte: string;
      readonly vides: boolean;
      readonly requete: RequeteListe;
    }
  /** One's own quizzes whole, in one's own order, `QUIZZ_PAR_EXPORT` a page. */
  | { readonly quoi: "entiers"; readonly compte: string; readonly page: number }
  /** Accounts that may be looked up. */
  | { readonly quoi: "comptes"; readonly requete: RequeteUsers }
  /** What everything that is stored comes to. */
  | { readonly quoi: "volume" }
  /** A quizz with its questions, for who may see it. */
  | { readonly quoi: "quizz"; readonly id: string; readonly pour: string | null }
  /** One's own quizz as it was. */
  | {
      readonly quoi: "version";
      readonly id: string;
      readonly version: string;
      readonly compte: string;
    }
  /** What happened to the questions of one's own quizz. */
  | { readonly quoi: "statistiques"; readonly id: string; readonly compte: string }
  /** What is held about an account but its quizzes; the ids of these. */
  | { readonly quoi: "donnees" | "donneesListe"; readonly compte: string }
  /** Of these, one; the ids of its versions; one of them, by its own id; what happened to it. */
  | {
      readonly quoi: "donneesQuizz" | "donneesVersions" | "donneesVersion" | "donneesStatistiques";
      readonly compte: string;
      readonly id: string;
    };

/** @returns what reads; the text is in UTF-8, and empty when there is no such thing for who asks */
export function createReads(db: Database): (lecture: Read) => Uint8Array {
  const garder = createListCache<Uint8Array>(
    db,
    ["mots", "places", "dates", "notes", "comptes"],
    REPONSES_MAX,
  );
  const listes = createQuizzLists(db);
  const suggestions = createSuggestions(db, listes);
  const miennes = createOwnList(db);
  const comptes = createCompteRepository(db);
  const donnees = createDonneesRepository(db);
  const quizzs = createQuizzRepository(db);
  const medias = createMediaRepository(db);
  const versions = createVersionRepository(db);
  const statistiques = createStatistiqueRepository(db);
  /** One page after the other from the first: where one ends is where the weights of its quizzes say. */
  const entiers = (compte: string, page: number): z.infer<typeof quizzEntiers> => {
    const pages = enPages(quizzs.titres(compte));
    const quizz = (pages[page] ?? []).flatMap(({ _id }) => quizzs.lire(_id, compte) ?? []);
    return { quizz, suite: page + 1 < pages.length };
  };
  const lire = (lecture: Read): object | null => {
    switch (lecture.quoi) {
      case "liste":
        return listes.lister(lecture.liste, lecture.requete, lecture.joueur);
      case "suggestions":
        return { suggestions: suggestions.suggerer(lecture.search) };
      case "similaires":
        return listes.comme(lecture.id, lecture.pour, lecture.max);
      case "miens":
        return miennes.lister(lecture.compte, lecture.vides, lecture.requete);
      case "entiers":
        return entiers(lecture.compte, lecture.page);
      case "comptes":
        return comptes.chercher(lecture.requete);
      case "volume":
        return { medias: medias.octets() };
      case "quizz":
        return quizzs.lire(lecture.id, lecture.pour);
      case "version": {
        const quizz = versions.lire(lecture.id, lecture.version, lecture.compte);
        return quizz === null ? null : { quizz };
      }
      case "statistiques": {
        const questions = statistiques.lire(lecture.id, lecture.compte);
        return questions === null ? null : { questions };
      }
      case "donnees":
        return donnees.sansQuizz(lecture.compte);
      case "donneesListe":
        return donnees.quizz(lecture.compte);
      case "donneesQuizz":
        return donnees.unQuizz(lecture.id, lecture.compte);
      case "donneesVersions":
        return donnees.versions(lecture.id, lecture.compte);
      case "donneesVersion":
        return donnees.uneVersion(lecture.id, lecture.compte);
      case "donneesStatistiques":
        return donnees.statistiques(lecture.id, lecture.compte);
    }
  };
  const encodeur = new TextEncoder();
  const ecrire = (lecture: Read) => {
    const lu = lire(lecture);
    return encodeur.encode(lu === null ? "" : JSON.stringify(lu));
  };
  // what everybody asks is the same for all of them until a quizz changes
  return (lecture) =>
    lecture.quoi === "liste" && estPourTous(lecture.liste) && lecture.requete.nouveaux !== true
      ? garder(JSON.stringify(lecture), () => ecrire(lecture))
      : ecrire(lecture);
}

/** In their order, as many a page as an export may have; one that is too heavy for a page is alone on one. */
function enPages<Un extends { readonly octets: number }>(quizz: readonly Un[]): readonly Un[][] {
  const pages: Un[][] = [];
  let octets = 0;
  for (const un of quizz) {
    const page = pages.at(-1);
    if (
      page === undefined ||
      page.length === QUIZZ_PAR_EXPORT ||
      octets + un.octets > EXPORT_OCTETS_MAX
    ) {
      pages.push([un]);
      octets = un.octets;
    } else {
      page.push(un);
      octets += un.octets;
    }
  }
  return pages;
}
