/** The home page as the HTML holds it, and as it is taken over. */
import type { ReactElement } from "react";
import { RouteAccueil } from "../routes/accueil.tsx";
import { Racine } from "./root.tsx";
import { SansRouteur } from "./without-router.tsx";

export function PremierePage(): ReactElement {
  return (
    <Racine>
      <SansRouteur>
        <RouteAccueil />
      </SansRouteur>
    </Racine>
  );
}
