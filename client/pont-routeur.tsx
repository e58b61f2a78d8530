/** Under the router, it is the router that moves: what navigation.tsx gives to the screens is its. */
import { type ReactElement, useMemo } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { FournisseurNavigation, type Deplacement } from "./navigation.tsx";

/** The element of the route around all the others. */
export function PontRouteur(): ReactElement {
  const endroit = useLocation();
  const naviguer = useNavigate();
  const deplacement = useMemo<Deplacement>(
    () => ({
      versAdresse: (adresse, { replace = false, state, preventScrollReset = false }) =>
        naviguer(adresse, { replace, state, preventScrollReset }),
      parHistorique: (pas) => naviguer(pas),
      // from page to page, each is fetched when it is asked for
      preparer: () => {},
    }),
    [naviguer],
  );
  return (
    <FournisseurNavigation endroit={endroit} deplacement={deplacement}>
      <Outlet />
    </FournisseurNavigation>
  );
}
