import type { ComponentType, ReactElement } from "react";
import { miniJeuIci } from "../partie/joueurs.ts";
import { Bouton } from "../ui/bouton.tsx";
import { ASaPlace } from "./a-sa-place.tsx";
import type { Coup, Scene } from "./lecture.ts";
import type { PropsSaisie } from "./saisie-mise.tsx";
import { useCoup } from "./use-coup.ts";

interface Props {
  readonly scene: Scene;
  readonly Saisie: ComponentType<PropsSaisie>;
  /** Turns the number that was typed into the move. */
  readonly faire: (nombre: number) => Coup;
  /** Of the button. */
  readonly libelle: string;
}

/** A move that is a number, typed on the slate in somebody's place. */
export function CoupTape({ scene, Saisie, faire, libelle }: Props): ReactElement {
  const { id, enCours, jouer } = useCoup(scene, faire);
  return (
    <ASaPlace scene={scene}>
      <Saisie id={id} fige={enCours} onValider={jouer} />
      <Bouton
        variante={miniJeuIci(scene.vue) ? "laiton" : "contour"}
        taille="hote"
        type="submit"
        form={id}
        chargement={enCours}
      >
        {libelle}
      </Bouton>
    </ASaPlace>
  );
}
