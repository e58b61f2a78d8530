/** The router, with the pages of pages.ts. */
import { type ComponentType, type ReactElement, useEffect } from "react";
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from "react-router-dom";
import { loadCodeOrReload } from "../browser/load-code.ts";
import { noteServedBuildVersion } from "../browser/build-version.ts";
import { RemountOnForeignNodes } from "../ui/remount-on-foreign-nodes.tsx";
import { onServedBuildVersion } from "./api/api.ts";
import { reportScreenError } from "./api/report-error.ts";
import type { NavigateOptions } from "./navigation.tsx";
import { PageDePlateformeEnPanne } from "./page/carte-panne.tsx";
import {
  type PageLoader,
  loadPlatformProviders,
  PAGE_LOADERS_DE_JEU,
  PAGE_LOADERS_DE_PLATEFORME,
} from "./pages.ts";
import {
  type CheminDePage,
  CHEMINS_DE_PAGES_DE_JEU,
  CHEMINS_DE_PAGES_DE_PLATEFORME,
} from "./paths.ts";
import { RouterBridge } from "./router-bridge.tsx";
import { RouteAccueil } from "./routes/accueil.tsx";

export interface AppRouter {
  /** Element that shows the current page. */
  readonly ecran: ReactElement;
  /** Resolves once the page, or its failure, is on screen. */
  readonly aller: (adresse: string, options: NavigateOptions) => Promise<void>;
}

/** Placeholder while a page's code loads: the background already shows. */
const hydrateFallbackElement = <span />;
/** Shown for a failed page, or for code that cannot be loaded. */
const errorElement = <PannePage />;

/** Wraps a page in its own error boundary, so that a failure leaves the layout in place. */
const withErrorBoundary = (route: RouteObject): RouteObject => ({
  errorElement,
  children: [route],
});

/** Remounts a page whose DOM a browser translator has broken; other errors reach the error boundary. */
const remountable = <Page extends { readonly Component: ComponentType }>({
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

/** Creates the router at the current address. Called once per loaded document. */
export function createAppRouter(): AppRouter {
  onServedBuildVersion(noteServedBuildVersion);
  /**
   * Address that the current move goes to; the current address when nothing moves. The address bar shows it only once the code
   * is loaded and every guard has let go: set earlier, it would overwrite the wrong history entry.
   */
  const target = () => {
    const { navigation, blockers, location } = routeur.state;
    const retenue = [...blockers.values()].find((une) => une.state !== "unblocked");
    return navigation.location ?? retenue?.location ?? location;
  };
  const targetHref = () => routeur.createHref(target());

  const pages = <C extends CheminDePage>(
    table: Readonly<Record<C, PageLoader>>,
    chemins: readonly C[],
  ) =>
    chemins.map((path): RouteObject => ({
      path,
      hydrateFallbackElement,
      lazy: async () => remountable(await loadCodeOrReload(path, table[path], targetHref)),
    }));

  const routeur = createBrowserRouter([
    {
      element: <RouterBridge destination={() => target().pathname} />,
      children: [
        ...pages(PAGE_LOADERS_DE_JEU, CHEMINS_DE_PAGES_DE_JEU).map(withErrorBoundary),
        { path: "/", errorElement, element: <RouteAccueil /> },
        {
          errorElement,
          hydrateFallbackElement,
          lazy: async () =>
            remountable(await loadCodeOrReload("plateforme", loadPlatformProviders, targetHref)),
          children: pages(PAGE_LOADERS_DE_PLATEFORME, CHEMINS_DE_PAGES_DE_PLATEFORME).map(
            withErrorBoundary,
          ),
        },
        { path: "*", errorElement, element: <RouteAccueil introuvable /> },
      ],
    },
  ]);
  return {
    // no React transition: during one, the old page would receive keys meant for the new page
    ecran: <RouterProvider router={routeur} useTransitions={false} />,
    aller: (adresse, { replace = false, state, preventScrollReset = false }) =>
      routeur.navigate(adresse, { replace, state, preventScrollReset }),
  };
}

/** Error boundary of the router. */
function PannePage(): ReactElement {
  const erreur = useRouteError();
  useEffect(() => reportScreenError(erreur, "page"), [erreur]);
  return <PageDePlateformeEnPanne />;
}
