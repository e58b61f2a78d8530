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

/** Each call gives null once its refusal was shown. */
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

/** @param envoyer makes a call, and gives null once its refusal was shown */
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
 * @param atelier id of the edited quizz: it makes one copy, which a second try completes
 * @param envoi id of this try: what is written may have changed since the last one
 * @returns the id of the copy; null when something failed
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
