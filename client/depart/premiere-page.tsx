/** The home page as the HTML holds it, and as it is taken over. */
import type { ReactElement } from "react";
import { RouteAccueil } from "../routes/accueil.tsx";
import { Racine } from "./racine.tsx";
import { SansRouteur } from "./sans-routeur.tsx";

export function PremierePage(): ReactElement {
  return (
    <Racine>
      <SansRouteur>
        <RouteAccueil />
      </SansRouteur>
    </Racine>
  );
}
