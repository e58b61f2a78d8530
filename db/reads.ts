/**
 * Every read that the reader thread can do (reader.ts), answered as JSON ready to be sent, so that the game loop never
 * serializes it.
 */
import type { z } from "zod";
import type { DemandeDeComposition } from "#contracts/composition.ts";
import {
  PAGE_D_EXPORT_OCTETS_MAX,
  QUIZZ_PAR_PAGE_D_EXPORT,
  type reponseExportMesQuizz,
} from "#contracts/importation.ts";
import type { RequeteRechercheComptes } from "#contracts/messagerie.ts";
import type { RequeteListeQuizz } from "#contracts/quizz.ts";
import type { Database } from "./connection.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import {
  createComptesRendusRepository,
  type DemandeurDeCompteRendu,
} from "./repositories/compte-rendu-repository.ts";
import { createCompositionRepository } from "./repositories/composition-repository.ts";
import { createDonneesDuCompteRepository } from "./repositories/donnees-repository.ts";
import { createDoublonsRepository } from "./repositories/doublon-repository.ts";
import { createMesQuizzList } from "./repositories/lists/own-list.ts";
import {
  createQuizzLists,
  estListeQuizzPourTous,
  type ListeDemandee,
} from "./repositories/lists/lists.ts";
import { createMediaRepository } from "./repositories/media-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { createSearchSuggester } from "./repositories/lists/suggestions.ts";
import { createQuizzListCache } from "./repositories/lists/cache.ts";
import { createStatistiquesQuestionsRepository } from "./repositories/statistique-repository.ts";
import { createVersionsQuizzRepository } from "./repositories/version-repository.ts";

/** Number of cached answers, some 12 KB each. */
const REPONSES_MAX = 200;

export type DatabaseReadRequest =
  /** A page of a list; `joueur`: account whose history `nouveaux` is about. */
  | {
      readonly quoi: "liste";
      readonly liste: ListeDemandee;
      readonly requete: RequeteListeQuizz;
      readonly joueur: string | null;
    }
  /** Search suggestions for a text that is being typed. */
  | { readonly quoi: "suggestions"; readonly search: string }
  /** Quizzes similar to one that `pour` may see. */
  | {
      readonly quoi: "similaires";
      readonly id: string;
      readonly pour: string | null;
      readonly max: number;
    }
  /** A page of an account's own list, with what only its author sees. */
  | {
      readonly quoi: "miens";
      readonly compte: string;
      readonly vides: boolean;
      readonly requete: RequeteListeQuizz;
    }
  /** One's own quizzes whole, in one's own order, `QUIZZ_PAR_PAGE_D_EXPORT` a page. */
  | { readonly quoi: "entiers"; readonly compte: string; readonly page: number }
  /** Accounts that match a search. */
  | { readonly quoi: "comptes"; readonly requete: RequeteRechercheComptes }
  /** Size of all stored media. */
  | { readonly quoi: "volume" }
  /** A quizz with its questions, for an account that may see it. */
  | { readonly quoi: "quizz"; readonly id: string; readonly pour: string | null }
  /** An old version of one's own quizz. */
  | {
      readonly quoi: "version";
      readonly id: string;
      readonly version: string;
      readonly compte: string;
    }
  /** Statistics of one's own quizz. */
  | { readonly quoi: "statistiques"; readonly id: string; readonly compte: string }
  /** Questions of one's own quizz that are asked elsewhere too. */
  | { readonly quoi: "doublons"; readonly id: string; readonly compte: string }
  /** Evenings that somebody hosted or played, the report of one, or the answers to one of its questions by name. */
  | { readonly quoi: "soirees"; readonly lecteur: DemandeurDeCompteRendu; readonly page: number }
  | { readonly quoi: "soiree"; readonly lecteur: DemandeurDeCompteRendu; readonly soiree: string }
  | {
      readonly quoi: "reponsesNommees";
      readonly lecteur: DemandeurDeCompteRendu;
      readonly partie: string;
      readonly question: string;
    }
  /** Questions for a composed evening. */
  | { readonly quoi: "composition"; readonly demande: DemandeDeComposition }
  /** An account's data file: its data without the quizzes, or the ids of its quizzes. */
  | { readonly quoi: "donnees" | "donneesListe"; readonly compte: string }
  /** One piece of an account's data file: a quizz, the ids of its versions, one version by its own id, or its statistics. */
  | {
      readonly quoi: "donneesQuizz" | "donneesVersions" | "donneesVersion" | "donneesStatistiques";
      readonly compte: string;
      readonly id: string;
    };

/** @returns a function that answers a read in UTF-8; empty when the account may not see the thing or there is none */
export function createDatabaseReadRunner(
  db: Database,
): (lecture: DatabaseReadRequest) => Uint8Array {
  const garder = createQuizzListCache<Uint8Array>(
    db,
    ["mots", "places", "dates", "notes", "comptes"],
    REPONSES_MAX,
  );
  const listes = createQuizzLists(db);
  const suggestions = createSearchSuggester(db, listes);
  const miennes = createMesQuizzList(db);
  const comptes = createCompteRepository(db);
  const comptesRendus = createComptesRendusRepository(db);
  const compositions = createCompositionRepository(db);
  const donnees = createDonneesDuCompteRepository(db);
  const doublons = createDoublonsRepository(db);
  const quizzs = createQuizzRepository(db);
  const medias = createMediaRepository(db);
  const versions = createVersionsQuizzRepository(db);
  const statistiques = createStatistiquesQuestionsRepository(db);
  /** Page of whole quizzes; the quizzes' sizes decide where each page ends. */
  const entiers = (compte: string, page: number): z.infer<typeof reponseExportMesQuizz> => {
    const pages = enPages(quizzs.titres(compte));
    const quizz = (pages[page] ?? []).flatMap(({ _id }) => quizzs.lire(_id, compte) ?? []);
    return { quizz, suite: page + 1 < pages.length };
  };
  const lire = (lecture: DatabaseReadRequest): object | null => {
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
      case "doublons": {
        const questions = doublons.trouver(lecture.id, lecture.compte);
        return questions === null ? null : { questions };
      }
      case "soirees":
        return comptesRendus.lister(lecture.lecteur, lecture.page);
      case "soiree":
        return comptesRendus.lire(lecture.soiree, lecture.lecteur);
      case "reponsesNommees":
        return comptesRendus.reponses(lecture.partie, lecture.question, lecture.lecteur);
      case "composition":
        return compositions.tirer(lecture.demande);
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
  const ecrire = (lecture: DatabaseReadRequest) => {
    const lu = lire(lecture);
    return encodeur.encode(lu === null ? "" : JSON.stringify(lu));
  };
  // lists that are the same for every reader are cached until a quizz changes
  return (lecture) =>
    lecture.quoi === "liste" &&
    estListeQuizzPourTous(lecture.liste) &&
    lecture.requete.nouveaux !== true
      ? garder(JSON.stringify(lecture), () => ecrire(lecture))
      : ecrire(lecture);
}

/** Splits quizzes into pages within the export's limits; a quizz over the limit gets a page of its own. */
function enPages<Un extends { readonly octets: number }>(quizz: readonly Un[]): readonly Un[][] {
  const pages: Un[][] = [];
  let octets = 0;
  for (const un of quizz) {
    const page = pages.at(-1);
    if (
      page === undefined ||
      page.length === QUIZZ_PAR_PAGE_D_EXPORT ||
      octets + un.octets > PAGE_D_EXPORT_OCTETS_MAX
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
