/** What follows the question, for whom it names: it is theirs to do, and the slate is not the only one to say so. */
import { Morceaux } from "../morceaux.tsx";
import { estNomme } from "../est-nomme.ts";
import { morceauxInsecables } from "../../partie/mots/typographie.ts";
import { useVue } from "../../partie/vue.ts";
import styles from "./imprevu.module.css";
import { useVibration } from "./use-vibration.ts";

export function PourToi() {
  const { vue, moi } = useVue();
  const texte = vue.question?.suiteTexte ?? [];
  const nomme = estNomme(moi, texte);
  useVibration(nomme ? "aToi" : null, `suite ${String(vue.tour)}`);
  if (!nomme) return null;
  return (
    <div className={styles["pour-toi"]}>
      <p className={styles["toi"]}>C’est toi&nbsp;!</p>
      <p className={styles["texte"]}>
        <Morceaux texte={morceauxInsecables(texte)} />
      </p>
    </div>
  );
}
