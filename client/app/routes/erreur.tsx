/** /error: a page that could not be loaded, or may not be seen; for a visitor, logging in may help. */
import type { ReactElement } from "react";
import { useLocation } from "../navigation.tsx";
import { useSession } from "../../compte/session.tsx";
import { Erreur } from "../../screens/erreur/erreur.tsx";
import { ConnexionRequise } from "../page/connexion-requise.tsx";
import { lireEtatErreur } from "../page/etat-erreur.ts";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  const { compte } = useSession();
  const { message, retour } = lireEtatErreur(useLocation().state);
  const requise = compte.etat === "visiteur" && retour !== undefined && message !== undefined;
  return (
    <Page titre={requise ? "Connexion" : "Oups"} mesure="etroite" titreDansLaPage>
      {requise ? <ConnexionRequise message={message} niveau={1} /> : <Erreur message={message} />}
    </Page>
  );
}
