/**
 * Navigation of the screens: links and moves to the addresses of paths.ts only, and the parameters of the current one. The
 * implementation comes from a provider: the router (router-bridge.tsx), or its stand-in on the first page
 * (start/first-page.tsx).
 */
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
} from "react";
import {
  type AdresseDePage,
  type CheminDePage,
  trouverCheminDePage,
  lireParametresDuCheminDePage,
  type NomDeParametreDeQueryString,
  type ParametresDuCheminDePage,
  type QueryStringDePage,
} from "./paths.ts";

/** The current address of the page. */
export interface PageLocation {
  readonly pathname: string;
  /** Query string with its question mark, or empty. */
  readonly search: string;
  /** State that the previous page passed through the history; any shape. */
  readonly state: unknown;
  /** Key of the history entry: changes at each navigation; `default` on the first page of a visit. */
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
}

export interface NavigateFunction {
  (vers: AdresseDePage, options?: NavigateOptions): void | Promise<void>;
  /** Moves through the browser's history: -1 is Back. */
  (pas: number): void | Promise<void>;
}

/** How the provider moves between pages. The same object from render to render. */
export interface PageNavigator {
  /** Path of the page being loaded, or of the current page when nothing is loading. */
  readonly destination: () => string;
  /** Goes to an address. A plain string is allowed, for the current page with another query string. */
  readonly versAdresse: (adresse: string, options: NavigateOptions) => void | Promise<void>;
  readonly parHistorique: (pas: number) => void | Promise<void>;
  /** Preloads the code of a page that is likely to be opened. */
  readonly preload: (chemin: CheminDePage) => void;
  /**
   * Registers a guard that is asked before the page is left. Returns the function that removes the guard. Guards are asked one
   * after the other.
   */
  readonly addGuard: (retenue: PageLeaveGuard) => () => void;
}

/** A navigation that leaves the page, which a guard may hold back. */
export interface NavigationAwayFromPage {
  /** Path of the current page. */
  readonly ici: string;
  readonly la: string;
  /** Whether the move goes through the history (Back or Forward). */
  readonly historique: boolean;
}

export interface PageLeaveGuard {
  /** Whether this guard holds the move until `ask` has answered. */
  readonly holds: (sortie: NavigationAwayFromPage) => boolean;
  /** Whether the page may be left for the given path; the answer may wait for the user. */
  readonly ask: (chemin: string) => Promise<boolean>;
}

const LocationContext = createContext<PageLocation | null>(null);
const MovesContext = createContext<PageNavigator | null>(null);

export function NavigationProvider({
  endroit,
  deplacement,
  children,
}: {
  readonly endroit: PageLocation;
  readonly deplacement: PageNavigator;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <MovesContext value={deplacement}>
      <LocationContext value={endroit}>{children}</LocationContext>
    </MovesContext>
  );
}

function useMoves(): PageNavigator {
  const deplacement = use(MovesContext);
  if (deplacement === null) throw new Error("nobody moves here: no NavigationProvider");
  return deplacement;
}

/** The current address. Throws outside of `NavigationProvider` (a bug). */
export function useLocation(): PageLocation {
  const endroit = use(LocationContext);
  if (endroit === null) throw new Error("useLocation outside of NavigationProvider");
  return endroit;
}

/** Gives the function that goes to an address, or through the history. The same function from render to render. */
export function useNavigate(): NavigateFunction {
  const { versAdresse, parHistorique } = useMoves();
  return useCallback(
    (ou: AdresseDePage | number, options: NavigateOptions = {}) =>
      typeof ou === "number" ? parHistorique(ou) : versAdresse(ou, options),
    [versAdresse, parHistorique],
  );
}

/**
 * Gives the function that tells the path of the page being loaded. A page stays on screen while the next one loads, so a page
 * that redirects by itself checks this path beforehand. The same function from render to render.
 */
export const useGetPathOfLoadingPage = (): PageNavigator["destination"] => useMoves().destination;

/** Gives the function that preloads the code of a page. The same function from render to render. */
export const usePreloadPage = (): PageNavigator["preload"] => useMoves().preload;

const versAutreChemin: PageLeaveGuard["holds"] = ({ ici, la }) => ici !== la;

/**
 * Calls `ask` before the page is left, Back included; closing the tab needs `beforeunload` besides. Screens do not use the router's
 * `useBlocker`: with two blockers, the router asks only the last.
 * @param holds which moves are held; by default moves to another path
 */
export function usePageLeaveGuard(
  ask: PageLeaveGuard["ask"],
  holds: PageLeaveGuard["holds"] = versAutreChemin,
): void {
  const { addGuard } = useMoves();
  useEffect(() => addGuard({ holds, ask }), [addGuard, ask, holds]);
}

/** Whether a click is left to the browser: with a modifier or another button, it opens a new tab or saves the link. */
const estAuNavigateur = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  readonly to: AdresseDePage;
  /** Whether the link replaces the current history entry; by default only when its address is the current one. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export function Link({ to, replace, state, onClick, children, ...reste }: LinkProps): ReactElement {
  const { pathname, search } = useLocation();
  const { versAdresse, preload } = useMoves();
  const approcher = () => {
    const chemin = trouverCheminDePage(to);
    if (chemin !== null) preload(chemin);
  };
  return (
    <a
      onPointerEnter={approcher}
      onFocus={approcher}
      {...reste}
      href={to}
      onClick={(evenement) => {
        onClick?.(evenement);
        if (evenement.defaultPrevented || estAuNavigateur(evenement)) return;
        evenement.preventDefault();
        void versAdresse(to, { replace: replace ?? to === pathname + search, state });
      }}
    >
      {children}
    </a>
  );
}

/** A link with `aria-current` when its page is the current one; without `end`, also on pages below it. */
export function NavLink({
  end = false,
  ...reste
}: LinkProps & { readonly end?: boolean | undefined }): ReactElement {
  const ici = useLocation().pathname.toLowerCase();
  const [vers = ""] = reste.to.toLowerCase().split("?");
  const estIci = ici === vers || (!end && ici.startsWith(`${vers}/`));
  return <Link {...reste} aria-current={estIci ? "page" : undefined} />;
}

/** Component that redirects to another page as soon as it is shown. */
export function Navigate({
  to,
  replace,
}: {
  readonly to: AdresseDePage;
  readonly replace?: boolean;
}): null {
  const aller = useNavigate();
  useEffect(() => void aller(to, { replace }), [aller, to, replace]);
  return null;
}

/** Parameters in the path of the current page. Throws on another page than `chemin` (a bug). */
export function useParametresDuCheminDePage<C extends CheminDePage>(
  chemin: C,
): ParametresDuCheminDePage<C> {
  const lus = lireParametresDuCheminDePage(chemin, useLocation().pathname);
  if (lus === null) throw new Error(`this page is not ${chemin}`);
  return lus;
}

/**
 * Reader and writer of the query string. `lire` gives the value as typed, or null, and changes identity only with the address.
 * @param _chemin path of the current page, which fixes the names that are allowed
 */
export function useQueryString<C extends CheminDePage>(
  _chemin: C,
): readonly [
  lire: (nom: NomDeParametreDeQueryString<C>) => string | null,
  changer: (recherche: QueryStringDePage<C>, options?: NavigateOptions) => void,
] {
  const { pathname, search } = useLocation();
  const { versAdresse } = useMoves();
  const lue = useMemo(() => new URLSearchParams(search), [search]);
  const changer = useCallback(
    (recherche: QueryStringDePage<C>, options: NavigateOptions = {}) => {
      const neuve = new URLSearchParams();
      for (const [nom, valeur] of Object.entries<string | undefined>(recherche))
        if (valeur !== undefined) neuve.set(nom, valeur);
      void versAdresse(`${pathname}?${neuve.toString()}`, options);
    },
    [pathname, versAdresse],
  );
  const lire = useCallback((nom: NomDeParametreDeQueryString<C>) => lue.get(nom), [lue]);
  return [lire, changer];
}
