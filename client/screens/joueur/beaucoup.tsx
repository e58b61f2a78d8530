/** Many sips have just fallen on this player: how to take them, water or a share at one press. decisions/0125, 0126. */
import type { VueJoueur } from "#game/schema/etat.ts";
import { direBeaucoup } from "../../partie/mots/gorgees.ts";
import { usePresse } from "../../partie/use-presse.ts";
import { useVue } from "../../partie/vue.ts";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./beaucoup.module.css";
import { useSansAlcool } from "./use-sans-alcool.ts";

export function Beaucoup({ moi }: { readonly moi: VueJoueur }) {
  const { sansAlcool, demandees, partage, gorgee } = moi;
  const changer = useSansAlcool();
  const dit = direBeaucoup(demandees, sansAlcool, partage > 0);
  if (dit === null) return null;
  return (
    <div className={styles["beaucoup"]}>
      <p>{dit}</p>
      {!sansAlcool && (
        <div className={styles["gestes"]}>
          {partage === 0 && gorgee > 0 && <Partager />}
          <Bouton variante="contour" onClick={() => void changer(true)}>
            Ce sera de l’eau
          </Bouton>
        </div>
      )}
    </div>
  );
}

/** Half of them goes into the hand: the sheet to hand out takes the place of this one. */
function Partager() {
  const { tour } = useVue().vue;
  const { enCours, ecoute, presser } = usePresse(`partager ${String(tour)}`);
  return (
    <Bouton
      variante="contour"
      chargement={enCours}
      data-ecoute={ecoute}
      onClick={() => presser({ type: "partager", tour })}
    >
      Partager
    </Bouton>
  );
}
