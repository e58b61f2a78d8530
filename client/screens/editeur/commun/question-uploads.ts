/** Uploads of files for a question. They go on when the author opens another question, and the file still arrives in its own question. */
import type { QuizzEdite } from "../../../document/quizz-edite.ts";
import { changerQuestion } from "../../../document/quizz-ecrit.ts";
import {
  createFileUploadQueue,
  type FileUploadQueue,
  hasUploadEnded,
} from "../../../quizz/medias/uploads.ts";
import { prepareAndUploadFile } from "../../../quizz/medias/prepare-image.ts";

const parQuizz = new WeakMap<QuizzEdite, Map<string, FileUploadQueue>>();

type SurEchec = (cle: string, fichier: string) => void;
const ecouteurs = new WeakMap<QuizzEdite, Set<SurEchec>>();

/** Calls `dire` once for each upload of the quizz that fails, since its question may not be on the page. @returns stops the calls */
export function onQuestionUploadFailed(edite: QuizzEdite, dire: SurEchec): () => void {
  const siens = ecouteurs.get(edite) ?? new Set();
  ecouteurs.set(edite, siens.add(dire));
  return () => siens.delete(dire);
}

/** Whether the list of the question's uploads has one: under way, failed, or arrived with a remark that was not closed. */
export const hasQuestionUpload = (edite: QuizzEdite, cle: string): boolean =>
  (parQuizz.get(edite)?.get(cle)?.lire().length ?? 0) > 0;

/** Resolves once the quizz has no upload under way. */
export async function waitForQuizzUploads(edite: QuizzEdite): Promise<void> {
  for (const file of parQuizz.get(edite)?.values() ?? []) await fini(file);
}

function fini({ lire, abonner }: FileUploadQueue): Promise<void> {
  const oisive = () => lire().every(hasUploadEnded);
  if (oisive()) return Promise.resolve();
  return new Promise((resoudre) => {
    const quitter = abonner(() => {
      if (!oisive()) return;
      quitter();
      resoudre();
    });
  });
}

/** Puts the uploaded file in its question, found by its key; does nothing if the question was deleted meanwhile. */
function poserMedia(edite: QuizzEdite, cle: string, media: string): void {
  edite.faire((document) => {
    const id = edite.nomDe(cle);
    // returning the same document makes no step of undo
    if (!document.questions.some(({ _id }) => _id === id)) return document;
    return changerQuestion(document, id, (une) => ({ ...une, media }));
  }, `${cle}/media`);
}

/** The uploads of a question, which the page of the question shows. @param cle of the question, the same before a save and after */
export function getOrCreateQuestionUploadQueue(
  edite: QuizzEdite,
  cle: string,
  envoyer: Parameters<typeof createFileUploadQueue>[0] = prepareAndUploadFile,
): FileUploadQueue {
  const siens = parQuizz.get(edite) ?? new Map<string, FileUploadQueue>();
  parQuizz.set(edite, siens);
  const deja = siens.get(cle);
  if (deja !== undefined) return deja;
  const file = createFileUploadQueue(envoyer, true);
  const dits = new Set<number>();
  file.abonner(() => {
    for (const envoi of file.lire()) {
      if (envoi.etat.nom !== "rate" || dits.has(envoi.id)) continue;
      dits.add(envoi.id);
      for (const dire of ecouteurs.get(edite) ?? []) dire(cle, envoi.fichier.name);
    }
  });
  file.attendre(({ nom }) => poserMedia(edite, cle, nom));
  siens.set(cle, file);
  return file;
}
