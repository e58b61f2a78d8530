/** The answer being made for the question on the table: kept as a draft, sent once, sent again when the line was cut. */
import { useEffect, useRef, useState } from "react";
import { usePartie, useRefus } from "../../partie/use-partie.ts";
import type { ReponseEnCours } from "../../scenes/joueur/reponse.ts";
import { useStepDraft } from "./draft.ts";
import type { VueMinuteur } from "#game/schema/etat.ts";

interface ReponseEnvoyable extends ReponseEnCours {
  /** What the room has, as far as this phone knows. */
  readonly envoyee: readonly string[];
  /** It counts in the game, and the server cannot store it for now: only this phone would give it back to a game that is restored. */
  readonly nonGardee: boolean;
}

export function useReponse(): ReponseEnvoyable {
  const { vue, statut, accueil, demander } = usePartie();
  const { dire } = useRefus();
  const { tour, code } = vue;
  const brouillon = useStepDraft(`${code}:${tour}`);
  const [enCours, setEnCours] = useState(false);
  // once the step went on, or this phone left, there is nothing to send any more
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
    let issue = await demander({ type: "repondre", tour, reponse: [...reponse] });
    while (!issue.ok && issue.refus === "hors_ligne" && aLEcran.current === tour)
      issue = await demander({ type: "repondre", tour, reponse: [...reponse] });
    setEnCours(false);
    if (issue.ok || issue.refus === "hors_ligne" || issue.refus === "deja_repondu") return;
    dire(issue.refus);
  };

  useALaFin(vue.minuteur, () => {
    // what stands here when time runs out is the answer, chosen or half written as it is
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

//// Does something once, when the countdown of this step ends; the server still takes it for half a second (decisions-jeu).
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
