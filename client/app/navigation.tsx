/**
 * Links and moves, to addresses of chemins.ts and nowhere else, and what is read of this one. Screens take them from here. Who
 * moves is given to them: the router (pont-routeur.tsx), or what stands in for it on the first page (depart/sans-routeur.tsx).
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
  type Adresse,
  type Chemin,
  cheminDe,
  lireChemin,
  type NomRecherche,
  type Parametres,
  type Recherche,
} from "./paths.ts";

/** Where this page is. */
export interface Endroit {
  readonly pathname: string;
  /** With its question mark; empty without one. */
  readonly search: string;
  /** What the page before has left for this one: anything. */
  readonly state: unknown;
  /** Another at each move; `default` on the first page of a visit. */
  readonly key: string;
}

export interface OptionsAller {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
}

export interface Aller {
  (vers: Adresse, options?: OptionsAller): void | Promise<void>;
  /** Through the history: -1 is Back. */
  (pas: number): void | Promise<void>;
}

/** How one moves from here. The same object from render to render. */
export interface Deplacement {
  /** Path of the page that one is on the way to; of this one, when it is the last that was asked for. */
  readonly ouOnVa: () => string;
  /** The address may be one that `vers` did not make: this page's own, with something else after its question mark. */
  readonly versAdresse: (adresse: string, options: OptionsAller) => void | Promise<void>;
  readonly parHistorique: (pas: number) => void | Promise<void>;
  /** Fetches what a page needs, for somebody who is about to go there. */
  readonly preparer: (chemin: Chemin) => void;
  /** Asks before this page is left, until what it returns is called. All who hold that move are asked, one after the other. */
  readonly retenir: (retenue: Retenue) => () => void;
}

/** A move that is about to be made. */
export interface SortieDePage {
  /** Paths. */
  readonly ici: string;
  readonly la: string;
  /** By the history: Back, or forward again. */
  readonly historique: boolean;
}

export interface Retenue {
  /** Whether this move is held until `demander` has answered. */
  readonly tient: (sortie: SortieDePage) => boolean;
  /** Whether this page may be left for that path; it may take its time. */
  readonly demander: (chemin: string) => Promise<boolean>;
}

const ContexteEndroit = createContext<Endroit | null>(null);
const ContexteDeplacement = createContext<Deplacement | null>(null);

export function FournisseurNavigation({
  endroit,
  deplacement,
  children,
}: {
  readonly endroit: Endroit;
  readonly deplacement: Deplacement;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <ContexteDeplacement value={deplacement}>
      <ContexteEndroit value={endroit}>{children}</ContexteEndroit>
    </ContexteDeplacement>
  );
}

function useDeplacement(): Deplacement {
  const deplacement = use(ContexteDeplacement);
  if (deplacement === null) throw new Error("nobody moves here: no FournisseurNavigation");
  return deplacement;
}

/** Where this page is. Throws outside of `FournisseurNavigation` (a bug). */
export function useLocation(): Endroit {
  const endroit = use(ContexteEndroit);
  if (endroit === null) throw new Error("useLocation outside of FournisseurNavigation");
  return endroit;
}

/** Goes to an address, or through the history. The same function from render to render. */
export function useNavigate(): Aller {
  const { versAdresse, parHistorique } = useDeplacement();
  return useCallback(
    (ou: Adresse | number, options: OptionsAller = {}) =>
      typeof ou === "number" ? parHistorique(ou) : versAdresse(ou, options),
    [versAdresse, parHistorique],
  );
}

/**
 * Path of the page that one is on the way to. A page is still drawn once another has been asked for: one that would move by itself
 * then asks first. The same function from render to render.
 */
export const useOuOnVa = (): Deplacement["ouOnVa"] => useDeplacement().ouOnVa;

/** Fetches what a page needs, before somebody goes there. The same function from render to render. */
export const usePreparer = (): Deplacement["preparer"] => useDeplacement().preparer;

const versAutreChemin: Retenue["tient"] = ({ ici, la }) => ici !== la;

/**
 * Asks before this page is left, Back included; closing the tab is not asked for (`beforeunload` is). The router's own `useBlocker` is
 * not for screens: of two, it asks only the last.
 * @param tient which moves are held; by default those to another path
 */
export function useRetenue(
  demander: Retenue["demander"],
  tient: Retenue["tient"] = versAutreChemin,
): void {
  const { retenir } = useDeplacement();
  useEffect(() => retenir({ tient, demander }), [retenir, demander, tient]);
}

/** To another tab, or to be saved: the browser's own business. */
const estAuNavigateur = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  readonly to: Adresse;
  /** In the place of this page in the history; by default only where the address is this page's own. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export function Link({ to, replace, state, onClick, children, ...reste }: LinkProps): ReactElement {
  const { pathname, search } = useLocation();
  const { versAdresse, preparer } = useDeplacement();
  const approcher = () => {
    const chemin = cheminDe(to);
    if (chemin !== null) preparer(chemin);
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

/** A link that says when its page is this one; without `end`, also when this one is below it. */
export function NavLink({
  end = false,
  ...reste
}: LinkProps & { readonly end?: boolean | undefined }): ReactElement {
  const ici = useLocation().pathname.toLowerCase();
  const [vers = ""] = reste.to.toLowerCase().split("?");
  const estIci = ici === vers || (!end && ici.startsWith(`${vers}/`));
  return <Link {...reste} aria-current={estIci ? "page" : undefined} />;
}

/** Goes there as soon as it is shown. */
export function Navigate({
  to,
  replace,
}: {
  readonly to: Adresse;
  readonly replace?: boolean;
}): null {
  const aller = useNavigate();
  useEffect(() => void aller(to, { replace }), [aller, to, replace]);
  return null;
}

/** What fills the path of this page. Throws on another page than `chemin` (a bug). */
export function useParametres<C extends Chemin>(chemin: C): Parametres<C> {
  const lus = lireChemin(chemin, useLocation().pathname);
  if (lus === null) throw new Error(`this page is not ${chemin}`);
  return lus;
}

/**
 * What follows the question mark, as it was typed: one value, or null; and how to put something else in its place.
 * `lire` is another function when the address has changed, and only then.
 * @param _chemin this page, whose names they are
 */
export function useRecherche<C extends Chemin>(
  _chemin: C,
): readonly [
  lire: (nom: NomRecherche<C>) => string | null,
  changer: (recherche: Recherche<C>, options?: OptionsAller) => void,
] {
  const { pathname, search } = useLocation();
  const { versAdresse } = useDeplacement();
  const lue = useMemo(() => new URLSearchParams(search), [search]);
  const changer = useCallback(
    (recherche: Recherche<C>, options: OptionsAller = {}) => {
      const neuve = new URLSearchParams();
      for (const [nom, valeur] of Object.entries<string | undefined>(recherche))
        if (valeur !== undefined) neuve.set(nom, valeur);
      void versAdresse(`${pathname}?${neuve.toString()}`, options);
    },
    [pathname, versAdresse],
  );
  const lire = useCallback((nom: NomRecherche<C>) => lue.get(nom), [lue]);
  return [lire, changer];
}
