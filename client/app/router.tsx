/** The router: one URL, one page of pages.ts. */
import { type ComponentType, type ReactElement, useEffect } from "react";
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from "react-router-dom";
import { chargerCode } from "../browser/charger-code.ts";
import { entendreVersion } from "../browser/version.ts";
import { RemountOnForeignNodes } from "../ui/remount-on-foreign-nodes.tsx";
import { quandVersion } from "./api/api.ts";
import { direPanne } from "./api/report-error.ts";
import type { OptionsAller } from "./navigation.tsx";
import { CartePanne } from "./page/carte-panne.tsx";
import { type ChargerPage, chargerPlateforme, JEU, PLATEFORME } from "./pages.ts";
import { type Chemin, CHEMINS_DE_JEU, CHEMINS_DE_PLATEFORME } from "./paths.ts";
import { PontRouteur } from "./router-bridge.tsx";
import { RouteAccueil } from "./routes/accueil.tsx";

export interface Routeur {
  /** What the address leads to, from then on. */
  readonly ecran: ReactElement;
  /** Resolves once the page is there, or its failure. */
  readonly aller: (adresse: string, options: OptionsAller) => Promise<void>;
}

/** Nothing for the instant that a page's own code takes: its background is already the right one. */
const hydrateFallbackElement = <span />;
/** Also for a page whose code cannot be fetched. */
const errorElement = <PannePage />;

/** A frame of its own around each page: one that fails leaves the others alone. */
const tenir = (route: RouteObject): RouteObject => ({ errorElement, children: [route] });

/** What a translator breaks of it is drawn anew; its frame is told of the rest. */
const tenace = <Page extends { readonly Component: ComponentType }>({
  Component,
  ...reste
}: Page) => ({
  ...reste,
  Component: () => (
    <RemountOnForeignNodes>
      <Component />
    </RemountOnForeignNodes>
  ),
});

/** Takes over the browser's history, at the address where it is. Once per document. */
export function createRouteur(): Routeur {
  quandVersion(entendreVersion);
  /**
   * The page that is on its way: until its code is there, the address is still the one before; so it is while the page that is left
   * holds it back for a moment, and what replaced that address then would write over the entry of the history that was gone back to.
   */
  const ouOnVa = () => {
    const { navigation, blockers, location } = routeur.state;
    const retenue = [...blockers.values()].find((une) => une.state !== "unblocked");
    return navigation.location ?? retenue?.location ?? location;
  };
  const adresseVisee = () => routeur.createHref(ouOnVa());

  const pages = <C extends Chemin>(
    table: Readonly<Record<C, ChargerPage>>,
    chemins: readonly C[],
  ) =>
    chemins.map((path): RouteObject => ({
      path,
      hydrateFallbackElement,
      lazy: async () => tenace(await chargerCode(path, table[path], adresseVisee)),
    }));

  const routeur = createBrowserRouter([
    {
      element: <PontRouteur ouOnVa={() => ouOnVa().pathname} />,
      children: [
        ...pages(JEU, CHEMINS_DE_JEU).map(tenir),
        { path: "/", errorElement, element: <RouteAccueil /> },
        {
          errorElement,
          hydrateFallbackElement,
          lazy: async () =>
            tenace(await chargerCode("plateforme", chargerPlateforme, adresseVisee)),
          children: pages(PLATEFORME, CHEMINS_DE_PLATEFORME).map(tenir),
        },
        { path: "*", errorElement, element: <RouteAccueil introuvable /> },
      ],
    },
  ]);
  return {
    // drawn at once: in a transition of React, the page before takes what is typed for the one that was asked for
    ecran: <RouterProvider router={routeur} useTransitions={false} />,
    aller: (adresse, { replace = false, state, preventScrollReset = false }) =>
      routeur.navigate(adresse, { replace, state, preventScrollReset }),
  };
}

/** A page that failed, as the router's last word. */
function PannePage(): ReactElement {
  const erreur = useRouteError();
  useEffect(() => direPanne(erreur, "page"), [erreur]);
  return <CartePanne />;
}
