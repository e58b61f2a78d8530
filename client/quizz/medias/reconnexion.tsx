import { type ReactElement, use } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Reconnexion } from "./reconnexion.ts";

/** After something of one's own files has failed: another try, or, when the session is over, logging in again first. */
export function ReessayerOuRevenir({
  deconnecte,
  onReessayer,
}: {
  readonly deconnecte: boolean;
  readonly onReessayer: () => void;
}): ReactElement {
  const reconnecter = use(Reconnexion);
  if (deconnecte && reconnecter !== null) return <>{reconnecter(onReessayer)}</>;
  return (
    <Bouton variante="contour" icone="resync" onClick={onReessayer}>
      Réessayer
    </Bouton>
  );
}
