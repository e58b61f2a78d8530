/** Pages that need a role or a login, and what they do when the session or the role ends: plateforme §2, §6, decision 0011. */
import { useQueryClient } from "@tanstack/react-query";
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Role } from "#contracts/compte.ts";
import { aAuMoinsLeRole } from "#contracts/roles.ts";
import {
  type EtatSession,
  type CompteConnecte,
  useSession,
  trouverSuspensionQuiAFermeLaSession,
} from "../../compte/session.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { useLocation, useNavigate } from "../navigation.tsx";
import { type AdresseDePage, estAdresseDePage } from "../paths.ts";
import { useAnnoncerParBanniere } from "./annonces.ts";
import { FormulaireConnexionAuLieuDeLaPage } from "./connexion-requise.tsx";
import type { EtatDePageErreur } from "./etat-erreur.ts";
import { MessageRequeteEchouee } from "./query-states.tsx";

interface Props {
  /** The lowest role that may open the page. */
  readonly requis?: Role;
  /** Where a visitor is sent: home, or to /error with a way back. */
  readonly visiteur?: Visiteur;
  /** Whether the page holds no draft: when the session ends, the user is then sent away like a visitor. */
  readonly sansSaisie?: boolean;
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/**
 * Shows a page only to a role, administrators by default. When the session ends, the page is hidden with its drafts until the
 * same person logs in again; somebody who has only lost the role is sent away.
 */
export function ReserveAuRole({
  requis = "admin",
  visiteur = "erreur",
  sansSaisie = false,
  children,
}: Props): ReactElement {
  const { compte } = useSession();
  const { pathname } = useLocation();
  const { erreur } = useAnnoncerParBanniere();
  const aller = useNavigate();
  const [tenu, setTenu] = useState<CompteConnecte | null>(null);
  const entre = compte.etat === "connecte" && aAuMoinsLeRole(compte.role, requis) ? compte : null;
  if (entre !== null && entre !== tenu) setTenu(entre);
  const garde = tenu !== null && compte.etat !== "connecte" && !sansSaisie;
  useEffect(() => {
    const sortie = garde ? null : trouverRedirectionSansAcces(compte, requis, visiteur, pathname);
    if (sortie === null) return;
    if (sortie.dit !== null) erreur(sortie.dit);
    void aller(sortie.vers, { replace: true, state: sortie.etat });
  }, [garde, compte, requis, visiteur, pathname, erreur, aller]);
  if (tenu !== null && (entre !== null || garde))
    return (
      <HiddenPage key={tenu.userId} absente={entre === null}>
        {children(tenu)}
      </HiddenPage>
    );
  return (
    <div aria-busy="true">
      <Squelette lignes={5} />
    </div>
  );
}

interface HiddenPageProps {
  /** Whether the session has ended: the page is then hidden, with its drafts. */
  readonly absente: boolean;
  readonly children: ReactNode;
}

/** A page or, while its session is gone, the login form that brings the page back as it was, focus included. */
function HiddenPage({ absente, children }: HiddenPageProps): ReactElement {
  const { compte, actualiser } = useSession();
  const titre =
    trouverSuspensionQuiAFermeLaSession(compte) === null ? "Session expirée" : "Compte suspendu";
  const client = useQueryClient();
  const page = useRef<HTMLDivElement>(null);
  const porte = useRef<HTMLDivElement>(null);
  const avant = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!absente) return;
    avant.current = document.activeElement;
    // open dialogs are closed, which keeps their content: a modal one would make the login form unreachable
    for (const ouvert of page.current?.querySelectorAll("dialog[open]") ?? [])
      if (ouvert instanceof HTMLDialogElement) ouvert.close();
    porte.current?.focus({ preventScroll: true });
  }, [absente]);
  useEffect(() => {
    if (absente || avant.current === null) return;
    if (avant.current instanceof HTMLElement) avant.current.focus();
    avant.current = null;
    // only failed queries run again: fresh data could move the page under a draft
    void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [absente, client]);
  return (
    <>
      {absente && (
        <div ref={porte} tabIndex={-1} role="group" aria-label={titre}>
          <FormulaireConnexionAuLieuDeLaPage
            titre={titre}
            message="Reconnectez-vous&nbsp;: vous retrouverez cette page comme vous l’avez laissée."
            onConnecte={() => void actualiser()}
          />
        </div>
      )}
      <div ref={page} style={{ display: absente ? "none" : "contents" }}>
        {children}
      </div>
    </>
  );
}

/** Sentences for visitors and members without the role: plateforme §6 "Admin". */
export const PHRASE_ROLE_INSUFFISANT = "Vous n'êtes pas autorisé à y accéder.";
const CONNEXION = "Connectez-vous pour continuer.";

/** Where a visitor is sent: home, or to /error with a way back. */
type Visiteur = "accueil" | "erreur";

interface Redirection {
  readonly vers: AdresseDePage;
  readonly dit: string | null;
  readonly etat?: EtatDePageErreur;
}

/** Where somebody without the required role is sent; null when they may stay or when the session is not known yet. Pure. */
export function trouverRedirectionSansAcces(
  compte: EtatSession,
  requis: Role,
  visiteur: Visiteur,
  ici: string,
): Redirection | null {
  const chezSoi: Redirection = { vers: "/", dit: PHRASE_ROLE_INSUFFISANT };
  switch (compte.etat) {
    case "inconnu":
      return null;
    case "panne":
      return { vers: "/error", dit: null, etat: { message: compte.message } };
    case "visiteur":
      if (visiteur === "accueil") return chezSoi;
      return {
        vers: "/error",
        dit: null,
        etat: estAdresseDePage(ici) ? { message: CONNEXION, retour: ici } : { message: CONNEXION },
      };
    case "connecte":
      return aAuMoinsLeRole(compte.role, requis) ? null : chezSoi;
  }
}

interface ReserveProps {
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/** Shows a page to members only; a visitor gets the login form in its place. plateforme §2, §6. */
export function ReserveAuxMembres({ children }: ReserveProps): ReactNode {
  const { compte, actualiser } = useSession();
  switch (compte.etat) {
    case "connecte":
      return children(compte);
    case "inconnu":
      return <Chargement />;
    case "panne":
      return (
        <MessageRequeteEchouee message={compte.message} onReessayer={() => void actualiser()} />
      );
    case "visiteur":
      return (
        <FormulaireConnexionAuLieuDeLaPage message="Connectez-vous pour accéder à cette page." />
      );
  }
}

function Chargement(): ReactElement {
  return (
    <div aria-busy="true">
      <Squelette lignes={5} />
    </div>
  );
}
