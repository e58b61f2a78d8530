/** The header of the home page for somebody who is logged in, apart from it: most of those who come there are not. */
import { type ReactElement, useEffect } from "react";
import { FournisseurSession, useSession } from "../../compte/session.tsx";
import { Entete } from "./entete.tsx";
import { Reclamation } from "./reclamation.tsx";

interface Props {
  /** Called with the pseudo of whoever is logged in. */
  readonly onPseudo: (pseudo: string) => void;
}

export default function EnteteConnecte({ onPseudo }: Props): ReactElement {
  return (
    <FournisseurSession>
      <Dire onPseudo={onPseudo} />
      <Reclamation />
      <Entete />
    </FournisseurSession>
  );
}

function Dire({ onPseudo }: Props): null {
  const { compte } = useSession();
  const pseudo = compte.etat === "connecte" ? compte.pseudo : undefined;
  useEffect(() => {
    if (pseudo !== undefined) onPseudo(pseudo);
  }, [pseudo, onPseudo]);
  return null;
}
