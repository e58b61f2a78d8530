import type { ReactElement } from "react";
import { pseudoDuJoueur } from "../../partie/joueurs.ts";
import { useVueDeLaRoom } from "../../partie/vue.ts";
import { composerPlaceEtEcartEnMots } from "../../partie/mots/soiree.ts";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import styles from "./fin.module.css";
import mat from "./mat.module.css";

/** The mat with the player's place while the slate shows the standings, before the step that they come with. */
export function CarteDeMaPlacePendantClassement(): ReactElement | null {
  const { vue, moi } = useVueDeLaRoom();
  if (vue.phase !== "jeu" || vue.classement === undefined) return null;
  const dite = composerPlaceEtEcartEnMots(vue.classement, moi, (id) => pseudoDuJoueur(vue, id));
  return (
    <CadreDeTelephone centre haut={<h1 className={mat["titre"]}>Le classement</h1>}>
      {dite === null ? (
        <p className={mat["rappel"]}>Il est à l’ardoise.</p>
      ) : (
        <>
          <p className={mat["enorme"]}>{dite.place}</p>
          <p className={mat["rappel"]}>{dite.suite}</p>
        </>
      )}
    </CadreDeTelephone>
  );
}

/** The player's place and what it would take to climb, as one line during the step that the standings came with. */
export function LigneDeMaPlaceApresClassement(): ReactElement | null {
  const { vue, moi } = useVueDeLaRoom();
  if (vue.phase !== "jeu" || vue.classement === undefined) return null;
  const dite = composerPlaceEtEcartEnMots(vue.classement, moi, (id) => pseudoDuJoueur(vue, id));
  if (dite === null) return null;
  return (
    <p className={styles["place"]} role="status">
      <b>{dite.place}</b> {dite.suite}
    </p>
  );
}
