import type { ReactElement } from "react";
import { GORGEES_MAX, MISE_MAX, MISE_MIN } from "#contracts/limites.ts";
import { SaisieNombre, type SaisieNombreProps } from "./saisie-nombre.tsx";

export type PropsSaisie = Pick<SaisieNombreProps, "id" | "fige" | "onValider">;

/** The bet: jeu §5, its error word for word. */
export function SaisieMise(props: PropsSaisie): ReactElement {
  return (
    <SaisieNombre
      {...props}
      libelle="Gorgées à miser"
      min={MISE_MIN}
      max={MISE_MAX}
      invalide="Rentrez un nombre de gorgées à miser"
      horsBornes={`Entre −100 et ${String(MISE_MAX)}`}
    />
  );
}

/** The guess. */
export function SaisieCompte(props: PropsSaisie): ReactElement {
  return (
    <SaisieNombre
      {...props}
      libelle="Gorgées sur l’ardoise"
      min={0}
      max={GORGEES_MAX}
      invalide="Rentrez un nombre de gorgées"
      horsBornes={`Entre 0 et ${String(GORGEES_MAX)}`}
    />
  );
}
