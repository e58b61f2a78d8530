/** / and the addresses that lead nowhere: home. */
import { lazy, type ReactElement, Suspense, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { Accueil } from "../features/accueil/accueil.tsx";
import { Pied } from "../plateforme/pied.tsx";
import styles from "./accueil.module.css";

const EnteteAccueil = lazy(() => import("../plateforme/entete-accueil.tsx"));

export function RouteAccueil({
  introuvable = false,
}: {
  readonly introuvable?: boolean;
}): ReactElement {
  const [pseudo, setPseudo] = useState<string>();
  const { key } = useLocation();
  useLayoutEffect(() => {
    // coming from another page, often from its end
    if (key !== "default") scrollTo(0, 0);
  }, [key]);
  return (
    <Accueil
      introuvable={introuvable}
      entete={
        <Suspense fallback={<div className={styles["place"]} />}>
          <EnteteAccueil onPseudo={setPseudo} />
        </Suspense>
      }
      pied={<Pied />}
      pseudoDuCompte={pseudo}
    />
  );
}
