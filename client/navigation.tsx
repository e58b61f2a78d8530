/** The router's links and moves, to addresses of chemins.ts and nowhere else, and what it read of this one. Screens take them from here. */
import { type ReactElement, useCallback } from "react";
import {
  Link as LienBrut,
  type LinkProps,
  type NavigateOptions,
  type NavigateProps,
  Navigate as RedirectionBrute,
  NavLink as OngletBrut,
  type NavLinkProps,
  useNavigate as useNavigateBrut,
  useParams,
  useSearchParams,
} from "react-router-dom";
import {
  type Adresse,
  type Chemin,
  estRempli,
  type NomRecherche,
  type Parametres,
  type Recherche,
} from "./chemins.ts";

type Vers<Props> = Omit<Props, "to"> & { readonly to: Adresse };

export const Link = (props: Vers<LinkProps>): ReactElement => <LienBrut {...props} />;
export const NavLink = (props: Vers<NavLinkProps>): ReactElement => <OngletBrut {...props} />;
export const Navigate = (props: Vers<NavigateProps>): ReactElement => (
  <RedirectionBrute {...props} />
);

interface Aller {
  (vers: Adresse, options?: NavigateOptions): void | Promise<void>;
  /** Through the history: -1 is Back. */
  (pas: number): void | Promise<void>;
}

/** Goes to an address, or through the history. The same function from render to render. */
export const useNavigate: () => Aller = useNavigateBrut;

/** What fills the path of this page. Throws on another page than `chemin` (a bug). */
export function useParametres<C extends Chemin>(chemin: C): Parametres<C> {
  const lus = useParams();
  if (!estRempli(chemin, lus)) throw new Error(`this page is not ${chemin}`);
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
  changer: (recherche: Recherche<C>, options?: NavigateOptions) => void,
] {
  const [lue, ecrire] = useSearchParams();
  const changer = useCallback(
    (recherche: Recherche<C>, options?: NavigateOptions) => {
      const neuve = new URLSearchParams();
      for (const [nom, valeur] of Object.entries<string | undefined>(recherche))
        if (valeur !== undefined) neuve.set(nom, valeur);
      ecrire(neuve, options);
    },
    [ecrire],
  );
  const lire = useCallback((nom: NomRecherche<C>) => lue.get(nom), [lue]);
  return [lire, changer];
}
