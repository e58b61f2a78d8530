/** Under the router, it is the router that moves: what navigation.tsx gives to the screens is its. */
import { type ReactElement, useCallback, useEffect, useMemo, useRef } from "react";
import { Outlet, useBlocker, useLocation, useNavigate } from "react-router-dom";
import { renouveler } from "./navigateur/version.ts";
import { FournisseurNavigation, type Deplacement, type Retenue } from "./navigation.tsx";

/** The element of the route around all the others. */
export function PontRouteur({ ouOnVa }: Pick<Deplacement, "ouOnVa">): ReactElement {
  const endroit = useLocation();
  const naviguer = useNavigate();
  const retenue = useRef<Retenue | null>(null);
  const barrage = useBlocker(
    useCallback(
      ({ currentLocation: ici, nextLocation: la }) =>
        retenue.current !== null && ici.pathname !== la.pathname,
      [],
    ),
  );
  useEffect(() => {
    if (barrage.state !== "blocked") return;
    void (retenue.current?.(barrage.location.pathname) ?? Promise.resolve(true)).then((libre) =>
      libre ? barrage.proceed() : barrage.reset(),
    );
  }, [barrage]);
  const { pathname } = endroit;
  // a page that has just been opened: nothing is written on it yet
  useEffect(() => renouveler(), [pathname]);
  const deplacement = useMemo<Deplacement>(
    () => ({
      ouOnVa,
      versAdresse: (adresse, { replace = false, state, preventScrollReset = false }) =>
        naviguer(adresse, { replace, state, preventScrollReset }),
      parHistorique: (pas) => naviguer(pas),
      // from page to page, each is fetched when it is asked for
      preparer: () => {},
      retenir(demander) {
        retenue.current = demander;
        return () => {
          if (retenue.current === demander) retenue.current = null;
        };
      },
    }),
    [naviguer, ouOnVa],
  );
  return (
    <FournisseurNavigation endroit={endroit} deplacement={deplacement}>
      <Outlet />
    </FournisseurNavigation>
  );
}
