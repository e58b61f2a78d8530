/**
 * /error: a page that could not be loaded or may not be seen, with ways out; for a visitor, the login form. plateforme §2
 * "Route table".
 */
import type { ReactElement } from "react";
import { Link, useLocation } from "../../app/navigation.tsx";
import { FormulaireConnexionAuLieuDeLaPage } from "../../app/page/connexion-requise.tsx";
import { lireEtatDePageErreur } from "../../app/page/etat-erreur.ts";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { useSession } from "../../compte/session.tsx";
import { classNamesDeBouton } from "../../ui/bouton.tsx";
import { ContenuDePageEnPanne } from "../../ui/panne.tsx";

export function Component(): ReactElement {
  const { compte } = useSession();
  const { message, retour } = lireEtatDePageErreur(useLocation().state);
  const requise = compte.etat === "visiteur" && retour !== undefined && message !== undefined;
  return (
    <PageDePlateforme titre={requise ? "Connexion" : "Oups"} mesure="etroite" titreDansLaPage>
      {requise ? (
        <FormulaireConnexionAuLieuDeLaPage message={message} niveau={1} />
      ) : (
        <Erreur message={message} />
      )}
    </PageDePlateforme>
  );
}

const INCONNUE =
  "Cette page n’a pas pu être chargée, ou n’est pas pour vous. Revenez à l’accueil, ou réessayez dans un instant.";

function Erreur({ message = INCONNUE }: { readonly message?: string | undefined }): ReactElement {
  return (
    <ContenuDePageEnPanne texte={message}>
      <Link to="/" className={classNamesDeBouton()}>
        Revenir à l’accueil
      </Link>
    </ContenuDePageEnPanne>
  );
}
