import type { ReactElement } from "react";
import { Bouton } from "../ui/bouton.tsx";

interface Props {
  readonly proposition: string;
  readonly onChoisir: (recherche: string) => void;
}

/** Nothing was found, and a slip of the finger may be why. */
export function VouliezVous({ proposition, onChoisir }: Props): ReactElement {
  return (
    <Bouton variante="contour" icone="loupe" onClick={() => onChoisir(proposition)}>
      {/* one box: beside one another, its pieces would have the gap of an icon between them */}
      <span>
        Vouliez-vous dire «&nbsp;<bdi>{proposition}</bdi>&nbsp;»&#8239;?
      </span>
    </Bouton>
  );
}
