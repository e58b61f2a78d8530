/** Connects navigation.tsx to react-router: address, moves and guards come from the router. */
import { type ReactElement, useCallback, useEffect, useMemo, useRef } from "react";
import {
  type BlockerFunction,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { reloadIfOutdated } from "../browser/build-version.ts";
import { NavigationProvider, type PageNavigator, type PageLeaveGuard } from "./navigation.tsx";

/** Element of the router's root route, around every page. */
export function RouterBridge({ destination }: Pick<PageNavigator, "destination">): ReactElement {
  const endroit = useLocation();
  const naviguer = useNavigate();
  const retenues = useRef(new Set<PageLeaveGuard>());
  /** Leave guards that hold the current navigation, until each has answered. */
  const interroges = useRef<readonly PageLeaveGuard[]>([]);
  // the only blocker of the application: with two, the router would ask only the last one
  const barrage = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation: { pathname: ici }, nextLocation: { pathname: la }, historyAction }) => {
        const sortie = { ici, la, historique: historyAction === "POP" };
        interroges.current = [...retenues.current].filter(({ holds }) => holds(sortie));
        return interroges.current.length > 0;
      },
      [],
    ),
  );
  useEffect(() => {
    if (barrage.state !== "blocked") return undefined;
    let depassee = false;
    void accorder(interroges.current, barrage.location.pathname).then((libre) => {
      // a later press has asked anew: the answer to the former one moves nothing
      if (depassee) return;
      if (libre) barrage.proceed();
      else barrage.reset();
    });
    return () => {
      depassee = true;
    };
  }, [barrage]);
  const { pathname } = endroit;
  // an outdated build is reloaded now: a page that has just opened holds no draft
  useEffect(() => reloadIfOutdated(), [pathname]);
  const deplacement = useMemo<PageNavigator>(
    () => ({
      destination,
      versAdresse: (adresse, { replace = false, state, preventScrollReset = false }) =>
        naviguer(adresse, { replace, state, preventScrollReset }),
      parHistorique: (pas) => naviguer(pas),
      // nothing is preloaded between platform pages: their code is loaded when the page opens
      preload: () => {},
      addGuard(retenue) {
        retenues.current.add(retenue);
        return () => void retenues.current.delete(retenue);
      },
    }),
    [naviguer, destination],
  );
  return (
    <NavigationProvider endroit={endroit} deplacement={deplacement}>
      <Outlet />
    </NavigationProvider>
  );
}

/** Whether every leave guard lets the navigation go; the first refusal ends the questions. */
async function accorder(retenues: readonly PageLeaveGuard[], chemin: string): Promise<boolean> {
  for (const { ask } of retenues) if (!(await ask(chemin))) return false;
  return true;
}
