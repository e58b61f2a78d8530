/** The home page as the HTML holds it, and as it is taken over. */
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { chargerCode } from "../../browser/charger-code.ts";
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

/**
 * The first page moves without the router: who stays on it, or comes to play, has no use for it. It is fetched for whoever is about to
 * leave (`preparer`), takes over with the move, and stays: docs/decisions/0069.
 */
const chargerRouteur = () => import("../router.tsx");

const estIci = (adresse: string) => cheminDe(adresse) === "/";

function SansRouteur({ children }: { readonly children: ReactNode }): ReactNode {
  const [endroit, setEndroit] = useState<Endroit>(ENDROIT_DU_HTML);
  const [ecran, setEcran] = useState<ReactElement | null>(null);
  const [panne, setPanne] = useState<{ readonly erreur: unknown } | null>(null);
  const appele = useRef<Promise<Routeur> | null>(null);
  const visee = useRef<string | null>(null);

  const deplacement = useMemo<Deplacement>(() => {
    /** The same for moves that come close together: the history has one master. */
    const appeler = (adresse: string): Promise<Routeur> =>
      (appele.current ??= chargerCode("routeur", chargerRouteur, () => adresse).then(
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
        // loading this page again is loading the one that was asked for
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
      // nothing is written on the first page that would be lost
      retenir: () => () => {},
    };
  }, []);

  useLayoutEffect(() => setEndroit(endroitDuNavigateur()), []);
  useEffect(() => {
    if (ecran !== null) return undefined;
    // left by the router before this page was loaded again, other pages may be next to it in the history
    const revenir = () => {
      if (appele.current !== null) return;
      if (estIci(location.pathname)) setEndroit(endroitDuNavigateur());
      else location.reload();
    };
    addEventListener("popstate", revenir);
    // or before this code was there to hear it
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

/* Where the first page is, read and written as the router does: it finds its own there when it takes over. */

/** What is known when the HTML is made: the same for everybody. */
const ENDROIT_DU_HTML: Endroit = { pathname: "/", search: "", state: null, key: "default" };

/** A field of what the history keeps beside an address. */
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

/** Another address for this page, in the same place of the history. */
function remplacerEndroit(adresse: string, usr: unknown): Endroit {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr, key, idx: garde("idx") ?? 0 }, "", adresse);
  return endroitDuNavigateur();
}
