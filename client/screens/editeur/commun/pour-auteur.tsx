import { Fragment, type ReactNode, useState } from "react";
import { PourMembre } from "../../../app/page/acces.tsx";
import { SeReconnecter } from "../../../app/page/connexion-requise.tsx";
import { type CompteConnecte, useSession } from "../../../compte/session.tsx";
import { Reconnexion } from "../../../quizz/medias/reconnexion.tsx";

const reconnecter = (onReconnecte: () => void) => <SeReconnecter onReconnecte={onReconnecte} />;

/**
 * Shows its content to a logged-in account. An expired session leaves the content in place; another account gets a
 * content of its own.
 */
export function PourAuteur({
  children,
}: {
  readonly children: (compte: CompteConnecte) => ReactNode;
}): ReactNode {
  const { compte } = useSession();
  const [tenu, setTenu] = useState<CompteConnecte | null>(null);
  if (compte.etat === "connecte" && compte !== tenu) setTenu(compte);
  if (tenu === null) return <PourMembre>{() => null}</PourMembre>;
  return (
    <Fragment key={tenu.userId}>
      <Reconnexion value={reconnecter}>{children(tenu)}</Reconnexion>
    </Fragment>
  );
}
