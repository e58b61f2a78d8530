/** The quizzes that this tab is writing: from the page of the quizz to those of its questions, it is the same one. */
import { quizzEnregistre } from "#contracts/edition.ts";
import { type Quizz, quizz as schemaQuizz } from "#contracts/quizz.ts";
import { appeler } from "../app/api/api.ts";
import { uuid } from "../browser/hasard.ts";
import { plusTard } from "../browser/plus-tard.ts";
import { garderBrouillonDeQuizz } from "./brouillons.ts";
import { openEditors } from "./open-editors.ts";
import type { EnvoiQuizz } from "./quizz-ecrit.ts";
import { createQuizzEdite, type QuizzEdite } from "./quizz-edite.ts";

/** What a save that says little may take, in milliseconds; a call that is held up longer is sent again. */
const DELAI_MS = 20_000;
/** A slow line, upwards: a full quizz of 2 MB then has a minute and a half. */
const OCTETS_PAR_SECONDE = 32_000;
const delaiEnvoi = (corps: EnvoiQuizz): number =>
  DELAI_MS + (new Blob([JSON.stringify(corps)]).size / OCTETS_PAR_SECONDE) * 1000;

const ouverts = new Map<string, QuizzEdite>();
const cleDe = (compte: string, quizz: string) => `${compte}/${quizz}`;

export const quizzOuvert = (compte: string, quizz: string): QuizzEdite | undefined =>
  ouverts.get(cleDe(compte, quizz));

/** @param quizz as it was just read */
export function ouvrirQuizz(compte: string, quizz: Quizz): QuizzEdite {
  // its own at each opening: neither two tabs, even one made from the other, nor two visits in one share a draft
  const id = uuid();
  const ou = { compte, quizz: quizz._id, atelier: id };
  const chemin = `/api/quizz/${encodeURIComponent(quizz._id)}`;
  const edite = createQuizzEdite(quizz, id, {
    async envoyer(corps) {
      const abandon = new AbortController();
      // it may have arrived: it is sent again as it was, and written once
      const arrive = plusTard(() => abandon.abort(), delaiEnvoi(corps));
      const reponse = await appeler(
        "PUT",
        chemin,
        quizzEnregistre,
        // whoever has logged in since, it is theirs
        { corps, compte, signal: abandon.signal },
      );
      arrive();
      return reponse;
    },
    lire: () => appeler("GET", chemin, schemaQuizz, { compte }),
    maintenant: Date.now,
    plusTard,
    garder: (document, base) =>
      garderBrouillonDeQuizz(ou, document === null ? null : { document, base, garde: Date.now() }),
    tirerEnvoi: uuid,
  });
  ouverts.set(cleDe(compte, quizz._id), edite);
  openEditors.ouvrir(id);
  return edite;
}

const tenus = new WeakSet<QuizzEdite>();
/** A page shows it, until what it returns is called. */
export function tenirQuizz(edite: QuizzEdite): () => void {
  tenus.add(edite);
  return () => tenus.delete(edite);
}
/** Whether a page shows it: what the server has of one that none shows may be newer. */
export const estTenu = (edite: QuizzEdite): boolean => tenus.has(edite);

/** Its page is left: what was not saved is a draft. */
export function fermerQuizz(compte: string, quizz: string): void {
  const edite = quizzOuvert(compte, quizz);
  edite?.fermer();
  if (edite !== undefined) openEditors.fermer(edite.id);
  ouverts.delete(cleDe(compte, quizz));
}
