/** Everything that the host does in the salon, as commands to the room. jeu §2 "Room creation screen". */
import { useMemo, useState } from "react";
import { TITRE_QUIZZ_COMPOSE, type VoeuxDeComposition } from "#contracts/composition.ts";
import { reponseQuizzCree } from "#contracts/edition.ts";
import type { ParametresDePartie } from "#contracts/partie.ts";
import { appelerApi } from "../../app/api/api.ts";
import { writeStoredValue } from "../../browser/stored-values.ts";
import { useEnvoyerCommande, usePartie, useAfficherRefus } from "../../partie/use-partie.ts";
import type { CompositionAvecId } from "./queries.ts";
import { retenirPseudoHabitue, garderParametresDeRoom } from "./saved-settings.ts";

/** Gives what keeps a composed quizz among those of the account logged in on this screen; once, however often it is pressed. */
export function useGarderCompositionDansMesQuizz({ _id, questions }: CompositionAvecId) {
  const [enCours, setEnCours] = useState(false);
  /** The refusal of the server as a sentence; empty once the quizz is kept, null before. */
  const [refus, setRefus] = useState<string | null>(null);
  const garder = async (): Promise<void> => {
    setEnCours(true);
    const jour = new Date().toLocaleDateString("fr-FR", { dateStyle: "long" });
    const corps = { title: `${TITRE_QUIZZ_COMPOSE} du ${jour}`, composees: questions, envoi: _id };
    const fait = await appelerApi("POST", "/api/quizz/composition", reponseQuizzCree, { corps });
    setEnCours(false);
    setRefus(fait.ok ? "" : fait.message);
  };
  return { enCours, refus, garder };
}

/** The commands of the salon. Each resolves once the room has stored its effect, or refused, which a banner tells. */
export function useActionsSalon() {
  const { demander } = usePartie();
  const { phrase } = useAfficherRefus();
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
      /** Asks the room for a quizz of questions that nobody here has seen. @returns the refusal as a sentence, null once the room searches */
      composer: async (voeux: VoeuxDeComposition): Promise<string | null> => {
        const issue = await demander({ type: "composerSoiree", ...voeux });
        return issue.ok ? null : phrase(issue.refus);
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
