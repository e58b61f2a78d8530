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
import { loadCode } from "../../browser/load-code.ts";
import { type Deplacement, type Endroit, FournisseurNavigation } from "../navigation.tsx";
import { chargerDavance } from "../pages.ts";
import { cheminDe } from "../paths.ts";
import type { Routeur } from "../router.tsx";
import { RouteAccueil } from "../routes/accueil.tsx";
import { Racine } from "./root.tsx";

export function PremierePage(): ReactElement {
  return (
    <Racine>
      <SansRouteur>
        <RouteAccueil />
      </SansRouteur>
    </Racine>
  );
}

const chargerRouteur = () => import("../router.tsx");

const estIci = (adresse: string) => cheminDe(adresse) === "/";

function SansRouteur({ children }: { readonly children: ReactNode }): ReactNode {
  const [endroit, setEndroit] = useState<Endroit>(ENDROIT_DU_HTML);
  const [ecran, setEcran] = useState<ReactElement | null>(null);
  const [panne, setPanne] = useState<{ readonly erreur: unknown } | null>(null);
  const appele = useRef<Promise<Routeur> | null>(null);
  const visee = useRef<string | null>(null);

  const deplacement = useMemo<Deplacement>(() => {
    /** Moves that come close together share one router: two would both write the history. */
    const appeler = (adresse: string): Promise<Routeur> =>
      (appele.current ??= loadCode("routeur", chargerRouteur, () => adresse).then(
        ({ createRouteur }) => createRouteur(),
      ));
    const partir: Deplacement["versAdresse"] = async (adresse, options) => {
      if (options.replace === true && estIci(adresse) && appele.current === null) {
        setEndroit(remplacerEndroit(adresse, options.state));
        return;
      }
      visee.current = new URL(adresse, location.href).pathname;
      const chemin = cheminDe(adresse);
      if (chemin !== null) chargerDavance(chemin);
      try {
        const routeur = await appeler(adresse);
        await routeur.aller(adresse, options);
        setEcran(routeur.ecran);
      } catch (erreur) {
        // the address is set first, so that "Recharger" on the failure card opens the wanted page
        history.pushState(null, "", adresse);
        setPanne({ erreur });
      }
    };
    return {
      ouOnVa: () => visee.current ?? location.pathname,
      versAdresse: partir,
      parHistorique: (pas) => history.go(pas),
      preparer(chemin) {
        if (chemin === "/") return;
        void chargerRouteur().catch(() => {});
        chargerDavance(chemin);
      },
      // the home page has no draft to lose
      retenir: () => () => {},
    };
  }, []);

  useLayoutEffect(() => setEndroit(endroitDuNavigateur()), []);
  useEffect(() => {
    if (ecran !== null) return undefined;
    // after a reload, the history may hold pages of the router next to this one
    const revenir = () => {
      if (appele.current !== null) return;
      if (estIci(location.pathname)) setEndroit(endroitDuNavigateur());
      else location.reload();
    };
    addEventListener("popstate", revenir);
    // or the move happened before this listener was there
    if (!estIci(location.pathname)) revenir();
    return () => removeEventListener("popstate", revenir);
  }, [ecran]);

  if (panne !== null) throw panne.erreur;
  return (
    ecran ?? (
      <FournisseurNavigation endroit={endroit} deplacement={deplacement}>
        {children}
      </FournisseurNavigation>
    )
  );
}

/* Address of the first page, in the router's own format of history state, so that the router can take over. */

/** Address used for the prerendered HTML, which is the same for everybody. */
const ENDROIT_DU_HTML: Endroit = { pathname: "/", search: "", state: null, key: "default" };

/** A field of the history's state. */
function garde(nom: string): unknown {
  const etat: unknown = history.state;
  return typeof etat === "object" && etat !== null ? Reflect.get(etat, nom) : undefined;
}

function endroitDuNavigateur(): Endroit {
  const key = garde("key");
  return {
    pathname: location.pathname,
    search: location.search,
    state: garde("usr") ?? null,
    key: typeof key === "string" ? key : ENDROIT_DU_HTML.key,
  };
}

/** Replaces the address of this page in the current history entry. */
function remplacerEndroit(adresse: string, usr: unknown): Endroit {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr, key, idx: garde("idx") ?? 0 }, "", adresse);
  return endroitDuNavigateur();
}
