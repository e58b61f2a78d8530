/** A new room starts with the settings and the quizz of the last one: `parametres` and `quizzID` of jeu §3. */
import { useEffect, useRef } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { surRefusDeLaRoom } from "../../partie/line/place.ts";
import { writeValue, readValue } from "../../browser/stored-values.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useActionsSalon } from "./actions.ts";
import { lireParametres } from "./saved-settings.ts";

export function useReprise(): void {
  const { vue } = usePartie();
  const { reprendre } = useActionsSalon();
  const faite = useRef("");
  const { code, titre, fin } = vue;
  // after a game, the host chooses the next quizz
  const neuve =
    titre === "" &&
    fin === undefined &&
    !vue.chargement &&
    Object.keys(vue.joueurs).every((id) => id === CLE_CREATEUR);
  useEffect(() => {
    if (faite.current === code) return;
    faite.current = code;
    if (!neuve) return;
    void reprendre(lireParametres(), readValue("quizzID"));
  }, [code, neuve, reprendre]);

  useEffect(
    () =>
      surRefusDeLaRoom((refus) => {
        if (refus === "quizz_introuvable" || refus === "quizz_vide") writeValue("quizzID", "");
      }),
    [],
  );
}
