/** What is sent for a question while it is written: one may go on to the next, it still arrives where it was meant to. */
import { envoyerFichier } from "../../../appels/envoyer-fichier.ts";
import type { Atelier } from "../../../atelier/atelier.ts";
import { changerQuestion } from "../../../atelier/document.ts";
import { createEnvois, type Envois } from "../../../quizz/medias/envois.ts";

const parAtelier = new WeakMap<Atelier, Map<string, Envois>>();

/** Puts a media in a question, whatever it is called by then (atelier/noms.ts); in none, if it was deleted meanwhile. */
function poserMedia(atelier: Atelier, cle: string, media: string): void {
  atelier.faire((document) => {
    const id = atelier.nomDe(cle);
    // nothing to undo where nothing was done
    if (!document.questions.some(({ _id }) => _id === id)) return document;
    return changerQuestion(document, id, (une) => ({ ...une, media }));
  }, `${cle}/media`);
}

/** @param cle of the question, the same before a save and after */
export function envoisDeQuestion(
  atelier: Atelier,
  cle: string,
  envoyer: Parameters<typeof createEnvois>[0] = envoyerFichier,
): Envois {
  const siens = parAtelier.get(atelier) ?? new Map<string, Envois>();
  parAtelier.set(atelier, siens);
  const deja = siens.get(cle);
  if (deja !== undefined) return deja;
  const file = createEnvois(envoyer);
  file.attendre(({ nom }) => poserMedia(atelier, cle, nom));
  siens.set(cle, file);
  return file;
}
