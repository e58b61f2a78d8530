import type { ReactElement, ReactNode } from "react";
import { type CompteConnecte, useSession } from "../../compte/session.tsx";
import { ConnexionRequise } from "./connexion-requise.tsx";
import { LectureRatee } from "./lecture-ratee.tsx";
import { Squelette } from "../../ui/squelette.tsx";

interface Props {
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/** What only somebody logged in may see; a visitor logs in here, and it is there. plateforme §2, §6. */
export function Reserve({ children }: Props): ReactNode {
  const { compte, actualiser } = useSession();
  switch (compte.etat) {
    case "connecte":
      return children(compte);
    case "inconnu":
      return <Chargement />;
    case "panne":
      return <LectureRatee message={compte.message} onReessayer={() => void actualiser()} />;
    case "visiteur":
      return <ConnexionRequise message="Connectez-vous pour accéder à cette page." />;
  }
}

function Chargement(): ReactElement {
  return (
    <div aria-busy="true">
      <Squelette lignes={5} />
    </div>
  );
}
