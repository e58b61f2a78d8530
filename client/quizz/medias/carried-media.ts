/** A media carried from « Mes médias » to the editor of a question, in the state of the navigation. Pure. */
import { z } from "zod";
import { nomOuAdresseMedia } from "#contracts/quizz.ts";

const etatPorteur = z.object({ mediaPorte: nomOuAdresseMedia.refine((nom) => nom !== "") });
export type NavigationStateWithMedia = z.infer<typeof etatPorteur>;

/** Name or address of the media that a navigation carries to the question editor; null for none. */
export const readMediaCarriedByNavigation = (etat: unknown): string | null =>
  etatPorteur.safeParse(etat).data?.mediaPorte ?? null;
