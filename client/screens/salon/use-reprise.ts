/** A new room starts with the settings and the quizz of the last one: jeu §3. */
import { useEffect, useRef } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { surRefusDeLaRoom } from "../../partie/line/place.ts";
import { ecrire, lire } from "../../browser/stockage.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { lireParametres } from "./saved-settings.ts";

export function useReprise(): void {
  const { vue, demander } = usePartie();
  const faite = useRef("");
  const { code, titre, fin } = vue;
  // after a game, the next quizz is chosen by somebody
  const neuve =
    titre === "" &&
    fin === undefined &&
    !vue.chargement &&
    Object.keys(vue.joueurs).every((id) => id === CLE_CREATEUR);
  useEffect(() => {
    if (faite.current === code) return;
    faite.current = code;
    if (!neuve) return;
    const regles = lireParametres();
    const quizzId = lire("quizzID");
    void (async () => {
      if (regles !== null) await demander({ type: "reglerParametres", ...regles });
      if (quizzId !== "") await demander({ type: "choisirQuizz", quizzId });
    })();
  }, [code, neuve, demander]);

  useEffect(
    () =>
      surRefusDeLaRoom((refus) => {
        if (refus === "quizz_introuvable" || refus === "quizz_vide") ecrire("quizzID", "");
      }),
    [],
  );
}
