/** Opening a room for a quizz from a page: the host's screen chooses it as soon as it is there. */
import { z } from "zod";
import { useNavigate } from "../app/navigation.tsx";
import { writeStoredValue } from "../browser/stored-values.ts";

const etatDeLaRoom = z.object({ aJouer: z.string() });

/** Goes to the host's room, a new one or the one that this browser has open, and chooses the quizz there. */
export function useOuvrirRoomAvecQuizz(): (idQuizz: string) => Promise<void> {
  const aller = useNavigate();
  return async (idQuizz) => {
    // the quizz is also stored, so that a new room still begins with it after a reload: `quizzID` of jeu §3
    writeStoredValue("quizzID", idQuizz);
    const state: z.infer<typeof etatDeLaRoom> = { aJouer: idQuizz };
    await aller("/room", { state });
  };
}

/** Id of the quizz that the page before asked to play, from the history's state; empty for none. Pure. */
export function lireIdDuQuizzAJouer(etat: unknown): string {
  return etatDeLaRoom.safeParse(etat).data?.aJouer ?? "";
}
