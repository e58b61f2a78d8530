/** / and the addresses that lead nowhere: home. */
import { lazy, type ReactElement, Suspense, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { chargerCode } from "../navigateur/charger-code.ts";
import { Accueil } from "../features/accueil/accueil.tsx";
import { Pied } from "../plateforme/pied.tsx";
import { direPanne } from "../appels/dire-panne.ts";
import { Garde } from "../ui/garde.tsx";
import styles from "./accueil.module.css";

const EnteteAccueil = lazy(() =>
  chargerCode("entete", () => import("../plateforme/entete-connecte.tsx")),
);

export function RouteAccueil({
  introuvable = false,
}: {
  readonly introuvable?: boolean;
}): ReactElement {
  const [pseudo, setPseudo] = useState<string>();
  const { key } = useLocation();
  const place = <div className={styles["place"]} />;
  useLayoutEffect(() => {
    // coming from another page, often from its end
    if (key !== "default") scrollTo(0, 0);
  }, [key]);
  return (
    <Accueil
      introuvable={introuvable}
      entete={
        // whoever comes to play does without it
        <Garde repli={place} surErreur={(erreur) => direPanne(erreur, "page")}>
          <Suspense fallback={place}>
            <EnteteAccueil onPseudo={setPseudo} />
          </Suspense>
        </Garde>
      }
      pied={<Pied />}
      pseudoDuCompte={pseudo}
    />
  );
}
