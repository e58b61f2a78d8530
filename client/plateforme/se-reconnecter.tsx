import { type ReactElement, useState } from "react";
import { useSession } from "../compte/session.tsx";
import { Dialogue } from "../ui/dialogue.tsx";
import { FormulaireConnexion } from "./formulaire-connexion.tsx";

interface Props {
  readonly className: string | undefined;
  /** Once the session is known again. */
  readonly onReconnecte: () => void;
}

/** Logging in again in the page itself: what is written there stays under the eyes. */
export function SeReconnecter({ className, onReconnecte }: Props): ReactElement {
  const { actualiser } = useSession();
  const [ouvert, setOuvert] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOuvert(true)}>
        Se reconnecter ici
      </button>
      <Dialogue ouvert={ouvert} onFermer={() => setOuvert(false)} titre="Se reconnecter">
        <FormulaireConnexion
          onConnecte={() => {
            setOuvert(false);
            void actualiser().then(onReconnecte);
          }}
        />
      </Dialogue>
    </>
  );
}
