import { Fragment, type ReactNode, useState } from "react";
import { Reserve } from "../../../app/page/acces.tsx";
import { SeReconnecter } from "../../../app/page/connexion-requise.tsx";
import { type CompteConnecte, useSession } from "../../../compte/session.tsx";
import { Reconnexion } from "../../../quizz/medias/reconnexion.tsx";

const reconnecter = (onReconnecte: () => void) => <SeReconnecter onReconnecte={onReconnecte} />;

/**
 * Only somebody logged in; a session that expires meanwhile does not take away what they are writing,
 * unless somebody else logs in: it is not theirs.
 */
export function PourAuteur({
  children,
}: {
  readonly children: (compte: CompteConnecte) => ReactNode;
}): ReactNode {
  const { compte } = useSession();
  const [tenu, setTenu] = useState<CompteConnecte | null>(null);
  if (compte.etat === "connecte" && compte !== tenu) setTenu(compte);
  if (tenu === null) return <Reserve>{() => null}</Reserve>;
  return (
    <Fragment key={tenu.userId}>
      <Reconnexion value={reconnecter}>{children(tenu)}</Reconnexion>
    </Fragment>
  );
}
