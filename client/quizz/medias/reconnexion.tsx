import { createContext, type ReactElement, type ReactNode, use } from "react";
import { Bouton } from "../../ui/bouton.tsx";

/**
 * Draws the way to log in again in the page; below the screens nobody knows how. Null where the whole page gives way to the
 * login form.
 * @param onReconnecte the same account is back
 */
export const Reconnexion = createContext<((onReconnecte: () => void) => ReactNode) | null>(null);

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
