import { createContext, type ReactElement, type ReactNode, use } from "react";
import { Bouton } from "../../ui/bouton.tsx";

/**
 * Function that draws a way to log in again within the page; null where the login form takes the place of the whole
 * page.
 * @param onReconnecte called when the same account is logged in again
 */
export const ContexteSeReconnecterAuCompte = createContext<
  ((onReconnecte: () => void) => ReactNode) | null
>(null);

/** Button shown after a failure: it tries again, or first offers to log in when the session has expired. */
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
