/** The router's links and moves, to addresses of chemins.ts and nowhere else. Screens take them from here. */
import type { ReactElement } from "react";
import {
  Link as LienBrut,
  type LinkProps,
  type NavigateOptions,
  type NavigateProps,
  Navigate as RedirectionBrute,
  NavLink as OngletBrut,
  type NavLinkProps,
  useNavigate as useNavigateBrut,
} from "react-router-dom";
import type { Adresse } from "./chemins.ts";

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
