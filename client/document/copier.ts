/** Saves what is written here as another quizz, so that neither a conflict nor a deletion loses it. Decision 0082. */
import type { z } from "zod";
import {
  type corpsNouveauQuizz,
  type ReponseQuizzEnregistre,
  reponseQuizzCree,
  reponseQuizzEnregistre,
} from "#contracts/edition.ts";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { appelerApi, type ReponseApi } from "../app/api/api.ts";
import {
  ecrireCorpsEnregistrementQuizz,
  type CorpsEnregistrementQuizz,
  convertirEnQuizzEcrit,
  type QuizzEcrit,
} from "./quizz-ecrit.ts";

/** The API calls that copy a quizz. Each resolves to null on a refusal, which was already shown to the author. */
export interface AppelsPourCopierQuizz {
  readonly creer: (
    corps: z.input<typeof corpsNouveauQuizz>,
  ) => Promise<z.infer<typeof reponseQuizzCree> | null>;
  readonly lire: (id: string) => Promise<Quizz | null>;
  readonly ecrire: (
    id: string,
    corps: CorpsEnregistrementQuizz,
  ) => Promise<ReponseQuizzEnregistre | null>;
}

/**
 * Makes the API calls that copy a quizz.
 * @param envoyer makes one call; it resolves to null once it has shown the refusal
 */
export function creerAppelsPourCopierQuizz(
  envoyer: <Corps>(faire: () => Promise<ReponseApi<Corps>>) => Promise<Corps | null>,
): AppelsPourCopierQuizz {
  const chemin = (id: string) => `/api/quizz/${encodeURIComponent(id)}`;
  return {
    creer: (corps) => envoyer(() => appelerApi("POST", "/api/quizz", reponseQuizzCree, { corps })),
    lire: (id) => envoyer(() => appelerApi("GET", chemin(id), quizz)),
    ecrire: (id, corps) =>
      envoyer(() => appelerApi("PUT", chemin(id), reponseQuizzEnregistre, { corps })),
  };
}

/**
 * Saves the edited document as another quizz, of the title `titre`.
 * @param atelier id of the opened editor, by which the server creates one copy only, even when the author tries again
 * @param envoi id of this try's save: what is written may have changed since the try before
 * @returns the id of the copy; null when a call was refused
 */
export async function enregistrerCopieDuQuizzEcrit(
  { document, titre, atelier, envoi }: QuizzACopier,
  { creer, lire, ecrire }: AppelsPourCopierQuizz,
): Promise<string | null> {
  const cree = await creer({ title: titre, langue: "fr", envoi: atelier });
  if (cree === null) return null;
  const lu = await lire(cree._id);
  if (lu === null) return null;
  const copie = { ...document, reglages: { ...document.reglages, title: titre } };
  const corps = ecrireCorpsEnregistrementQuizz(copie, convertirEnQuizzEcrit(lu), {
    date: lu.date,
    envoi,
    atelier,
    ecrase: false,
  });
  return (await ecrire(cree._id, corps)) === null ? null : cree._id;
}

export interface QuizzACopier {
  readonly document: QuizzEcrit;
  readonly titre: string;
  readonly atelier: string;
  readonly envoi: string;
}
