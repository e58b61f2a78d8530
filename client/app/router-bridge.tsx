/** Under the router, it is the router that moves: what navigation.tsx gives to the screens is its. */
import { type ReactElement, useCallback, useEffect, useMemo, useRef } from "react";
import {
  type BlockerFunction,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { renouveler } from "../browser/version.ts";
import { FournisseurNavigation, type Deplacement, type Retenue } from "./navigation.tsx";

/** The element of the route around all the others. */
export function PontRouteur({ ouOnVa }: Pick<Deplacement, "ouOnVa">): ReactElement {
  const endroit = useLocation();
  const naviguer = useNavigate();
  const retenues = useRef(new Set<Retenue>());
  /** Those who hold the move that is being asked for. */
  const interroges = useRef<readonly Retenue[]>([]);
  // the only one of the application: a router with two blockers asks the last that came, and lets everything else go
  const barrage = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation: { pathname: ici }, nextLocation: { pathname: la }, historyAction }) => {
        const sortie = { ici, la, historique: historyAction === "POP" };
        interroges.current = [...retenues.current].filter(({ tient }) => tient(sortie));
        return interroges.current.length > 0;
      },
      [],
    ),
  );
  useEffect(() => {
    if (barrage.state !== "blocked") return;
    void accorder(interroges.current, barrage.location.pathname).then((libre) =>
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
      retenir(retenue) {
        retenues.current.add(retenue);
        return () => void retenues.current.delete(retenue);
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

/** Whether all of them let go; who comes after a no is not asked. */
async function accorder(retenues: readonly Retenue[], chemin: string): Promise<boolean> {
  for (const { demander } of retenues) if (!(await demander(chemin))) return false;
  return true;
}
