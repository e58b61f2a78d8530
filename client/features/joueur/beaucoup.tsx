/** Many sips have just fallen on this player: how to take them, and water at one press. decisions/0125. */
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { direBeaucoup } from "../../partie/mots/gorgees.ts";
import { useMoi, useVue } from "../../partie/vue.ts";
import { useCoupEnScene } from "../../scenes/recit/coup-en-scene.tsx";
import { coutDuJeu } from "../../scenes/mini-jeux/lecture.ts";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./beaucoup.module.css";
import { useSansAlcool } from "./use-sans-alcool.ts";

export function Beaucoup({ jeu }: { readonly jeu: VueMiniJeu }) {
  const { moi } = useVue();
  const eau = useMoi()?.sansAlcool === true;
  const { enCours } = useCoupEnScene();
  const changer = useSansAlcool();
  const dit = enCours ? null : direBeaucoup(coutDuJeu(jeu, moi), eau);
  if (dit === null) return null;
  return (
    <div className={styles["beaucoup"]}>
      <p>{dit}</p>
      {!eau && (
        <Bouton variante="contour" icone="eau" onClick={() => void changer(true)}>
          Ce sera de l’eau
        </Bouton>
      )}
    </div>
  );
}
