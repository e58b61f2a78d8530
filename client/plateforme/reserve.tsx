import type { ReactElement, ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type CompteConnecte, useSession } from "../compte/session.tsx";
import { Panne } from "./panne.tsx";
import type { EtatErreur } from "./etat-erreur.ts";
import { Squelette } from "../ui/squelette.tsx";

interface Props {
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/** What only somebody logged in may see; a visitor goes to /error, which lets them log in and come back: plateforme §2, §6. */
export function Reserve({ children }: Props): ReactNode {
  const { compte, actualiser } = useSession();
  const { pathname, search } = useLocation();
  switch (compte.etat) {
    case "connecte":
      return children(compte);
    case "inconnu":
      return <Chargement />;
    case "panne":
      return <Panne message={compte.message} onReessayer={() => void actualiser()} />;
    case "visiteur": {
      const etat: EtatErreur = {
        message: "Connectez-vous pour accéder à cette page.",
        retour: `${pathname}${search}`,
      };
      return <Navigate to="/error" replace state={etat} />;
    }
  }
}

function Chargement(): ReactElement {
  return (
    <div aria-busy="true">
      <Squelette lignes={5} />
    </div>
  );
}
