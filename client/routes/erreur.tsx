/** /error: a page that could not be loaded, or may not be seen. */
import type { ReactElement } from "react";
import { useSession } from "../compte/session.tsx";
import { Erreur } from "../features/erreur/erreur.tsx";
import { FormulaireConnexion } from "../plateforme/formulaire-connexion.tsx";
import { Page } from "../plateforme/page.tsx";

export function RouteErreur(): ReactElement {
  const { compte } = useSession();
  return (
    <Page titre="Oups" mesure="etroite" titreDansLaPage>
      <Erreur connexion={compte.etat === "visiteur" ? <FormulaireConnexion /> : null} />
    </Page>
  );
}
