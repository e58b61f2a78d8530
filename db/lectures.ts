/** What is read beside the games (lecteur.ts), as the JSON that travels: they have nothing left to do with it but to send it. */
import type { z } from "zod";
import { QUIZZ_PAR_EXPORT, type quizzEntiers } from "#contracts/importation.ts";
import type { RequeteUsers } from "#contracts/messagerie.ts";
import type { RequeteListe } from "#contracts/quizz.ts";
import type { Base } from "./connexion.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import { createDonneesRepository } from "./repositories/donnees-repository.ts";
import { createListeMienneRepository } from "./repositories/liste-mienne-repository.ts";
import { createListeQuizzRepository } from "./repositories/liste-quizz-repository.ts";
import { estPourTous, type Liste } from "./repositories/numeros-de-liste.ts";
import { createMediaRepository } from "./repositories/media-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { createSuggestionRepository } from "./repositories/suggestion-repository.ts";
import { createSouvenirs } from "./repositories/souvenirs.ts";

/** Answers of some 12 KB. */
const REPONSES_MAX = 200;

export type Lecture =
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
  /** Everything held about an account. */
  | { readonly quoi: "donnees"; readonly compte: string };

/** @returns what reads; the text is in UTF-8 */
export function createLectures(db: Base): (lecture: Lecture) => Uint8Array {
  const garder = createSouvenirs<Uint8Array>(
    db,
    ["mots", "places", "dates", "notes", "comptes"],
    REPONSES_MAX,
  );
  const listes = createListeQuizzRepository(db);
  const suggestions = createSuggestionRepository(db, listes);
  const miennes = createListeMienneRepository(db);
  const comptes = createCompteRepository(db);
  const donnees = createDonneesRepository(db);
  const quizzs = createQuizzRepository(db);
  const medias = createMediaRepository(db);
  const entiers = (compte: string, page: number): z.infer<typeof quizzEntiers> => {
    const debut = page * QUIZZ_PAR_EXPORT;
    const siens = quizzs.titres(compte);
    const quizz = siens
      .slice(debut, debut + QUIZZ_PAR_EXPORT)
      .flatMap(({ _id }) => quizzs.lire(_id, compte) ?? []);
    return { quizz, suite: siens.length > debut + QUIZZ_PAR_EXPORT };
  };
  const lire = (lecture: Lecture): object => {
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
      case "donnees":
        return donnees.toutesDe(lecture.compte);
    }
  };
  const encodeur = new TextEncoder();
  const ecrire = (lecture: Lecture) => encodeur.encode(JSON.stringify(lire(lecture)));
  // what everybody asks is the same for all of them until a quizz changes
  return (lecture) =>
    lecture.quoi === "liste" && estPourTous(lecture.liste) && lecture.requete.nouveaux !== true
      ? garder(JSON.stringify(lecture), () => ecrire(lecture))
      : ecrire(lecture);
}
