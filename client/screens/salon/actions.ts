/** Everything that the host does in the salon, as commands to the room. jeu §2 "Room creation screen". */
import { useMemo } from "react";
import type { ParametresDePartie } from "#contracts/partie.ts";
import { writeStoredValue } from "../../browser/stored-values.ts";
import { useEnvoyerCommande, usePartie, useDireRefus } from "../../partie/use-partie.ts";
import { retenirPseudoHabitue, garderParametresDeRoom } from "./saved-settings.ts";

/** The commands of the salon. Each resolves once the room has stored its effect, or refused, which a banner tells. */
export function useActionsSalon() {
  const { demander } = usePartie();
  const { phrase } = useDireRefus();
  const agir = useEnvoyerCommande();
  return useMemo(
    () => ({
      lancer: () => agir({ type: "lancer" }),
      /** Chooses the quizz, which is also kept for the next room: `quizzID` of jeu §3. */
      choisirQuizz: async (quizzId: string): Promise<boolean> => {
        const { ok } = await agir({ type: "choisirQuizz", quizzId });
        if (ok) writeStoredValue("quizzID", quizzId);
        return ok;
      },
      rejouer: (quizzId: string) => agir({ type: "choisirQuizz", quizzId }),
      /** Changes settings; `tous`, all of them, are kept for the next room: `parametres` of jeu §3. */
      regler: async (
        champs: Partial<ParametresDePartie>,
        tous: ParametresDePartie,
      ): Promise<boolean> => {
        const { ok } = await agir({ type: "reglerParametres", ...champs });
        if (ok) garderParametresDeRoom(tous);
        return ok;
      },
      renommerCreateur: async (pseudo: string): Promise<void> => {
        const { ok } = await agir({ type: "renommerCreateur", pseudo });
        if (ok) writeStoredValue("pseudo", pseudo);
      },
      /** Adds a player in local mode. @returns the refusal as a sentence for the form, null once the player is in */
      ajouterJoueur: async (pseudo: string): Promise<string | null> => {
        const issue = await demander({ type: "ajouterJoueur", pseudo });
        if (!issue.ok) return phrase(issue.refus);
        retenirPseudoHabitue(pseudo);
        return null;
      },
      supprimerJoueur: (joueur: string) => agir({ type: "supprimerJoueur", joueur }),
      boireDeLEau: (joueur: string, actif: boolean) => agir({ type: "sansAlcool", actif, joueur }),
      confierTelecommande: (joueur: string | null) => agir({ type: "confierTelecommande", joueur }),
      effacerDessin: (joueur: string, numero: number) =>
        agir({ type: "effacerDessin", joueur, numero }),
      /** Gives a new room the settings and the quizz of the last one; a refusal is not told. */
      reprendre: async (parametres: ParametresDePartie | null, quizzId: string): Promise<void> => {
        if (parametres !== null) await demander({ type: "reglerParametres", ...parametres });
        if (quizzId !== "") await demander({ type: "choisirQuizz", quizzId });
      },
    }),
    [agir, demander, phrase],
  );
}
