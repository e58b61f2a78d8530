/** Calls of the API about one file of /mes-medias (rename, replace, delete): plateforme §7. */
import type { z } from "zod";
import { type corpsChangementTitreMedia, reponseMediaRemplace } from "#contracts/medias.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type ReponseApi } from "../../app/api/api.ts";

type Confirmation = z.infer<typeof reponseSignalement>;

/** Gives a media of the member another title. */
export const changerTitreDeMedia = (
  nom: string,
  corps: z.infer<typeof corpsChangementTitreMedia>,
): Promise<ReponseApi<Confirmation>> =>
  appelerApi("PUT", `/api/medias/${nom}`, reponseSignalement, { corps });

/** Shows the media `par` in the place of `nom` in every question of the member. The server answers the number of places. */
export const remplacerMediaDansMesQuestions = (
  nom: string,
  par: string,
): Promise<ReponseApi<z.infer<typeof reponseMediaRemplace>>> =>
  appelerApi("POST", `/api/medias/${nom}/remplacer`, reponseMediaRemplace, { corps: { par } });

/** Deletes a media that no question uses. */
export const supprimerMedia = (nom: string): Promise<ReponseApi<Confirmation>> =>
  appelerApi("DELETE", `/api/medias/${nom}`, reponseSignalement);
