/**
 * The home page, prerendered and then hydrated (docs/decisions/0069). It moves without the router, which is loaded when
 * somebody is about to leave, takes over with that move, and stays.
 */
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { loadCodeOrReload } from "../../browser/load-code.ts";
import { type PageNavigator, type PageLocation, NavigationProvider } from "../navigation.tsx";
import { type CheminDePage, trouverCheminDePage } from "../paths.ts";
import type { AppRouter } from "../router.tsx";
import { RouteAccueil } from "../routes/accueil.tsx";
import { ClientRoot } from "./root.tsx";

export function FirstPage(): ReactElement {
  return (
    <ClientRoot>
      <WithoutRouter>
        <RouteAccueil />
      </WithoutRouter>
    </ClientRoot>
  );
}

const loadRouter = () => import("../router.tsx");

/** Preloads the code of a page. The table of the pages is as heavy as the home page, so it is loaded only now. */
const preloadPage = (chemin: CheminDePage): void =>
  void import("../pages.ts").then((pages) => pages.preloadPage(chemin)).catch(() => {});

const estIci = (adresse: string) => trouverCheminDePage(adresse) === "/";

function WithoutRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const [endroit, setEndroit] = useState<PageLocation>(PRERENDERED_LOCATION);
  const [ecran, setEcran] = useState<ReactElement | null>(null);
  const [panne, setPanne] = useState<{ readonly erreur: unknown } | null>(null);
  const appele = useRef<Promise<AppRouter> | null>(null);
  const visee = useRef<string | null>(null);

  const deplacement = useMemo<PageNavigator>(() => {
    /** Creates the router at the first call, and gives the same one to later calls: two routers would both write the history. */
    const appeler = (adresse: string): Promise<AppRouter> =>
      (appele.current ??= loadCodeOrReload("routeur", loadRouter, () => adresse).then(
        ({ createAppRouter }) => createAppRouter(),
      ));
    const partir: PageNavigator["versAdresse"] = async (adresse, options) => {
      if (options.replace === true && estIci(adresse) && appele.current === null) {
        setEndroit(replaceLocation(adresse, options.state));
        return;
      }
      visee.current = new URL(adresse, location.href).pathname;
      const chemin = trouverCheminDePage(adresse);
      if (chemin !== null) preloadPage(chemin);
      try {
        const routeur = await appeler(adresse);
        await routeur.aller(adresse, options);
        setEcran(routeur.ecran);
      } catch (erreur) {
        // the address is set before the failure card is shown, whose button "Recharger" then opens the wanted page
        history[options.replace === true ? "replaceState" : "pushState"](null, "", adresse);
        setPanne({ erreur });
      }
    };
    return {
      destination: () => visee.current ?? location.pathname,
      versAdresse: partir,
      parHistorique: (pas) => history.go(pas),
      preload(chemin) {
        if (chemin === "/") return;
        // the table comes first, because the page's own files are asked for only once it is there
        preloadPage(chemin);
        void loadRouter().catch(() => {});
      },
      // no guard is ever asked: the home page has no draft to lose
      addGuard: () => () => {},
    };
  }, []);

  useLayoutEffect(() => setEndroit(browserLocation()), []);
  useEffect(() => {
    if (ecran !== null) return undefined;
    // Back or Forward from a reloaded home page may lead to a page of the router, which a reload of that address opens
    const revenir = () => {
      if (appele.current !== null) return;
      if (estIci(location.pathname)) setEndroit(browserLocation());
      else location.reload();
    };
    addEventListener("popstate", revenir);
    // the navigation may have happened before this listener was there
    if (!estIci(location.pathname)) revenir();
    return () => removeEventListener("popstate", revenir);
  }, [ecran]);

  if (panne !== null) throw panne.erreur;
  return (
    ecran ?? (
      <NavigationProvider endroit={endroit} deplacement={deplacement}>
        {children}
      </NavigationProvider>
    )
  );
}

/* Address of the first page, in the router's own format of history state, so that the router can take over. */

/** Address used for the prerendered HTML, which is the same for everybody. */
const PRERENDERED_LOCATION: PageLocation = {
  pathname: "/",
  search: "",
  state: null,
  key: "default",
};

/** Value of a field of the history's state; undefined when the state has no such field. */
function garde(nom: string): unknown {
  const etat: unknown = history.state;
  return typeof etat === "object" && etat !== null ? Reflect.get(etat, nom) : undefined;
}

function browserLocation(): PageLocation {
  const key = garde("key");
  return {
    pathname: location.pathname,
    search: location.search,
    state: garde("usr") ?? null,
    key: typeof key === "string" ? key : PRERENDERED_LOCATION.key,
  };
}

/** Replaces the address of this page in the current history entry. @returns the new address */
function replaceLocation(adresse: string, usr: unknown): PageLocation {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr, key, idx: garde("idx") ?? 0 }, "", adresse);
  return browserLocation();
}
