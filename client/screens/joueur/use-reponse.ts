/** The answer being made for the question on the table: kept as a draft, sent once, sent again when the line was cut. */
import { useEffect, useRef, useState } from "react";
import type { VueMinuteur } from "#game/schema/etat.ts";
import { usePartie, useAfficherRefus } from "../../partie/use-partie.ts";
import type { ReponseEnCoursDeSaisie } from "../../scenes/joueur/repondre.tsx";
import { useActionsJoueur } from "./actions.ts";
import { usePlayerStepDraft } from "./draft.ts";

interface ReponseEnvoyable extends ReponseEnCoursDeSaisie {
  /** The answer to show as sent, once the player has answered: the draft or, without one, what the room told at the reconnection. */
  readonly envoyee: readonly string[];
  /** Whether the answer is not acknowledged because the server cannot store it for now: this phone may have to send it again. */
  readonly nonGardee: boolean;
}

/** @returns the draft of the answer, how to change and send it, and what is known of its way to the room */
export function useReponseDuJoueur(): ReponseEnvoyable {
  const { vue, statut, accueil } = usePartie();
  const { dire } = useAfficherRefus();
  const { repondre } = useActionsJoueur();
  const { tour, code } = vue;
  const brouillon = usePlayerStepDraft(`${code}:${tour}`);
  const [enCours, setEnCours] = useState(false);
  // number of the step on screen; null once the step has gone on or the phone has left: the answer is then not sent again
  const aLEcran = useRef<number | null>(null);
  useEffect(() => {
    aLEcran.current = tour;
    return () => {
      aLEcran.current = null;
    };
  }, [tour]);

  const valider = async () => {
    const reponse = brouillon.valeur.filter((texte) => texte.trim() !== "");
    if (reponse.length === 0) {
      dire("reponse_vide");
      return;
    }
    if (enCours) return;
    setEnCours(true);
    await repondre(tour, reponse, () => aLEcran.current === tour);
    setEnCours(false);
  };

  useALaFin(vue.minuteur, () => {
    // when time runs out, the draft is sent as the answer, chosen or half written as it is
    if (brouillon.valeur.some((texte) => texte.trim() !== "")) void valider();
  });

  return {
    valeur: brouillon.valeur,
    choisir: brouillon.ecrire,
    valider,
    enCours,
    nonGardee: enCours && vue.sauvegardeEnPanne,
    horsLigne: enCours && statut === "coupee",
    envoyee: brouillon.valeur.length > 0 ? brouillon.valeur : (accueil?.reponse ?? []),
  };
}

/** Calls `faire` once when the countdown of the question ends; the server still takes an answer for half a second (decisions-jeu). */
function useALaFin(minuteur: VueMinuteur | undefined, faire: () => void): void {
  const dernier = useRef(faire);
  useEffect(() => {
    dernier.current = faire;
  });
  const { marche = false, resteMs = 0, numero = 0 } = minuteur ?? {};
  useEffect(() => {
    if (!marche) return undefined;
    const fin = setTimeout(() => dernier.current(), resteMs);
    return () => clearTimeout(fin);
  }, [marche, numero, resteMs]);
}
