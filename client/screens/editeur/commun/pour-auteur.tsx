import { Fragment, type ReactNode, useState } from "react";
import { ReserveAuxMembres } from "../../../app/page/acces.tsx";
import { EncartSessionExpiree } from "../../../app/page/connexion-requise.tsx";
import { type CompteConnecte, useSession } from "../../../compte/session.tsx";
import { ContexteSeReconnecterAuCompte } from "../../../quizz/medias/reconnexion.tsx";

const reconnecter = (onReconnecte: () => void) => (
  <EncartSessionExpiree onReconnecte={onReconnecte} />
);

/**
 * Shows its content to a logged-in account, and keeps it on screen when the session expires. Another account that logs
 * in gets a content of its own.
 */
export function ReserveAuxMembresMemeApresExpiration({
  children,
}: {
  readonly children: (compte: CompteConnecte) => ReactNode;
}): ReactNode {
  const { compte } = useSession();
  const [tenu, setTenu] = useState<CompteConnecte | null>(null);
  if (compte.etat === "connecte" && compte !== tenu) setTenu(compte);
  if (tenu === null) return <ReserveAuxMembres>{() => null}</ReserveAuxMembres>;
  return (
    <Fragment key={tenu.userId}>
      <ContexteSeReconnecterAuCompte value={reconnecter}>
        {children(tenu)}
      </ContexteSeReconnecterAuCompte>
    </Fragment>
  );
}
