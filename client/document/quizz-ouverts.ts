/** The quizzes that this tab is editing: the page of a quizz and the pages of its questions share one edited quizz. */
import { reponseQuizzEnregistre } from "#contracts/edition.ts";
import { NOM_COMPTE_SUPPRIME } from "#contracts/moderation.ts";
import { type Quizz, quizz as schemaQuizz } from "#contracts/quizz.ts";
import { reponseVersionsQuizz } from "#contracts/quizz-versions.ts";
import { appelerApi } from "../app/api/api.ts";
import { uuid } from "../browser/random-id.ts";
import { callLater } from "../browser/call-later.ts";
import { garderBrouillonDeQuizz } from "./brouillons.ts";
import { openEditorsRegistry } from "./open-editors.ts";
import type { CorpsEnregistrementQuizz } from "./quizz-ecrit.ts";
import { createQuizzEdite, type QuizzEdite } from "./quizz-edite.ts";

/** Milliseconds that a small save may take before it is given up and sent again. */
const DELAI_MS = 20_000;
/** Bytes per second of a slow line, by which a large save is given more time: a full quizz of 2 MB has a minute and a half. */
const OCTETS_PAR_SECONDE = 32_000;
const delaiEnvoi = (corps: CorpsEnregistrementQuizz): number =>
  DELAI_MS + (new Blob([JSON.stringify(corps)]).size / OCTETS_PAR_SECONDE) * 1000;

const ouverts = new Map<string, QuizzEdite>();
const cleDe = (compte: string, quizz: string) => `${compte}/${quizz}`;

export const trouverQuizzOuvert = (compte: string, quizz: string): QuizzEdite | undefined =>
  ouverts.get(cleDe(compte, quizz));

/** Opens a quizz in this tab for its editor, with its API calls and its draft. @param quizz version that was just read */
export function ouvrirQuizz(compte: string, quizz: Quizz): QuizzEdite {
  // each opening has an id of its own, so that neither two tabs, even duplicated, nor two visits share a
  // draft
  const id = uuid();
  const ou = { compte, quizz: quizz._id, atelier: id };
  const chemin = `/api/quizz/${encodeURIComponent(quizz._id)}`;
  const edite = createQuizzEdite(quizz, id, {
    async envoyer(corps) {
      const abandon = new AbortController();
      // a save that takes too long is given up and sent again as it was; should it have arrived, the server writes
      // it once
      const arrive = callLater(() => abandon.abort(), delaiEnvoi(corps));
      const reponse = await appelerApi(
        "PUT",
        chemin,
        reponseQuizzEnregistre,
        // the server refuses the save when another account has logged in since
        { corps, compte, signal: abandon.signal },
      );
      arrive();
      return reponse;
    },
    async lire(depuis) {
      const [lu, lues] = await Promise.all([
        appelerApi("GET", chemin, schemaQuizz, { compte }),
        appelerApi("GET", `${chemin}/versions`, reponseVersionsQuizz, { compte }),
      ]);
      if (!lu.ok) return lu;
      const neuves = lues.ok ? lues.corps.versions.filter(({ date }) => date > depuis) : [];
      const autres = neuves.flatMap(({ par, sienne }) =>
        sienne ? [] : [par ?? NOM_COMPTE_SUPPRIME],
      );
      return { ok: true, corps: { quizz: lu.corps, autres: [...new Set(autres)] } };
    },
    maintenant: Date.now,
    plusTard: callLater,
    garder: (document, base) =>
      garderBrouillonDeQuizz(ou, document === null ? null : { document, base, garde: Date.now() }),
    tirerEnvoi: uuid,
  });
  ouverts.set(cleDe(compte, quizz._id), edite);
  openEditorsRegistry.ouvrir(id);
  return edite;
}

const tenus = new WeakSet<QuizzEdite>();
/** Marks the quizz as shown by a page, until the returned function is called. */
export function marquerQuizzAffiche(edite: QuizzEdite): () => void {
  tenus.add(edite);
  return () => tenus.delete(edite);
}
/** Whether a page shows the quizz. When none does, the server may have a newer version. */
export const estQuizzAffiche = (edite: QuizzEdite): boolean => tenus.has(edite);

/** Closes the quizz, whose pages were left: what was not saved stays a draft. */
export function fermerQuizz(compte: string, quizz: string): void {
  const edite = trouverQuizzOuvert(compte, quizz);
  edite?.fermer();
  if (edite !== undefined) openEditorsRegistry.fermer(edite.id);
  ouverts.delete(cleDe(compte, quizz));
}
