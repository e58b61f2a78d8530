/** / and unknown addresses: the home page. */
import { type ReactElement, useLayoutEffect, useState } from "react";
import { useLocation } from "../navigation.tsx";
import { Accueil } from "../../screens/accueil/accueil.tsx";
import { EnteteAccueil } from "../page/entete-accueil.tsx";
import { PiedDePagePlateforme } from "../page/pied.tsx";
import { RemountOnForeignNodes } from "../../ui/remount-on-foreign-nodes.tsx";

export function RouteAccueil({
  introuvable = false,
}: {
  readonly introuvable?: boolean;
}): ReactElement {
  const [pseudo, setPseudo] = useState<string>();
  const { key } = useLocation();
  useLayoutEffect(() => {
    // scrolls to the top: a user who comes from another page may have scrolled down there
    if (key !== "default") scrollTo(0, 0);
  }, [key]);
  return (
    <RemountOnForeignNodes>
      <Accueil
        introuvable={introuvable}
        entete={<EnteteAccueil onPseudo={setPseudo} />}
        pied={<PiedDePagePlateforme />}
        pseudoDuCompte={pseudo}
      />
    </RemountOnForeignNodes>
  );
}
