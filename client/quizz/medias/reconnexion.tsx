import { createContext, type ReactElement, type ReactNode, use } from "react";
import { Bouton } from "../../ui/bouton.tsx";

/**
 * Draws the way to log in again within the page. Null where the whole page gives way to the login form.
 * @param onReconnecte called when the same account is back
 */
export const ContexteSeReconnecterAuCompte = createContext<
  ((onReconnecte: () => void) => ReactNode) | null
>(null);

/** Shown after a failure: a button to try again, or to log in first when the session has expired. */
export function BoutonReessayerOuSeReconnecter({
  deconnecte,
  onReessayer,
}: {
  readonly deconnecte: boolean;
  readonly onReessayer: () => void;
}): ReactElement {
  const reconnecter = use(ContexteSeReconnecterAuCompte);
  if (deconnecte && reconnecter !== null) return <>{reconnecter(onReessayer)}</>;
  return (
    <Bouton variante="contour" icone="resync" onClick={onReessayer}>
      Réessayer
    </Bouton>
  );
}
