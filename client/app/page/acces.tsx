/** Pages that a role opens, and what becomes of them when it, or the session, goes: plateforme §6 "Admin", decision 0101. */
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
import { auMoins } from "#contracts/roles.ts";
import { type Compte, type CompteConnecte, useSession } from "../../compte/session.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { useLocation, useNavigate } from "../navigation.tsx";
import { type Adresse, estAdresse } from "../paths.ts";
import { useAnnonces } from "./annonces.ts";
import { ConnexionRequise, suspensionDe } from "./connexion-requise.tsx";
import type { EtatErreur } from "./etat-erreur.ts";
import { LectureRatee } from "./query-states.tsx";

interface Props {
  /** The least role that may come in. */
  readonly requis?: Role;
  /** Where a visitor goes: home, or where a page goes that answers 401. */
  readonly visiteur?: Visiteur;
  /** Nothing is written there: when the session ends it goes where a visitor does. */
  readonly sansSaisie?: boolean;
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/**
 * Only whoever has that role, an administrator's by default. Whichever call finds that they have it no more, or that nobody is
 * logged in, takes the page away; what they were writing is put aside with it, until they log in again.
 */
export function PourRole({
  requis = "admin",
  visiteur = "erreur",
  sansSaisie = false,
  children,
}: Props): ReactElement {
  const { compte } = useSession();
  const { pathname } = useLocation();
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const [tenu, setTenu] = useState<CompteConnecte | null>(null);
  const entre = compte.etat === "connecte" && auMoins(compte.role, requis) ? compte : null;
  if (entre !== null && entre !== tenu) setTenu(entre);
  const garde = tenu !== null && compte.etat !== "connecte" && !sansSaisie;
  useEffect(() => {
    const sortie = garde ? null : sortieDe(compte, requis, visiteur, pathname);
    if (sortie === null) return;
    if (sortie.dit !== null) erreur(sortie.dit);
    void aller(sortie.vers, { replace: true, state: sortie.etat });
  }, [garde, compte, requis, visiteur, pathname, erreur, aller]);
  if (tenu !== null && (entre !== null || garde))
    return (
      <MiseDeCote key={tenu.userId} absente={entre === null}>
        {children(tenu)}
      </MiseDeCote>
    );
  return (
    <div aria-busy="true">
      <Squelette lignes={5} />
    </div>
  );
}

interface MiseDeCoteProps {
  /** Nobody is logged in any more: the page is out of sight, with all that is written in it. */
  readonly absente: boolean;
  readonly children: ReactNode;
}

/** A page, or the login form that gives it back as it was, the keyboard included. */
function MiseDeCote({ absente, children }: MiseDeCoteProps): ReactElement {
  const { compte, actualiser } = useSession();
  const titre = suspensionDe(compte) === null ? "Session expirée" : "Compte suspendu";
  const client = useQueryClient();
  const page = useRef<HTMLDivElement>(null);
  const porte = useRef<HTMLDivElement>(null);
  const avant = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!absente) return;
    avant.current = document.activeElement;
    // one that is open would keep everything else out of reach; closing it loses nothing of what it holds
    for (const ouvert of page.current?.querySelectorAll("dialog[open]") ?? [])
      if (ouvert instanceof HTMLDialogElement) ouvert.close();
    porte.current?.focus({ preventScroll: true });
  }, [absente]);
  useEffect(() => {
    if (absente || avant.current === null) return;
    if (avant.current instanceof HTMLElement) avant.current.focus();
    avant.current = null;
    // what could not be read meanwhile; the rest stays as it was under what is being written
    void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [absente, client]);
  return (
    <>
      {absente && (
        <div ref={porte} tabIndex={-1} role="group" aria-label={titre}>
          <ConnexionRequise
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

/** Where somebody goes who may not stay on a page that a role opens: plateforme §6 "Admin". Pure. */
export const REFUS_ADMIN = "Vous n'êtes pas autorisé à y accéder.";
const CONNEXION = "Connectez-vous pour continuer.";

/** Where a visitor goes: home, or where a page goes that answers 401. */
type Visiteur = "accueil" | "erreur";

interface Sortie {
  readonly vers: Adresse;
  readonly dit: string | null;
  readonly etat?: EtatErreur;
}

/** Null: they may stay, or it is not known yet. */
export function sortieDe(
  compte: Compte,
  requis: Role,
  visiteur: Visiteur,
  ici: string,
): Sortie | null {
  const chezSoi: Sortie = { vers: "/", dit: REFUS_ADMIN };
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
        etat: estAdresse(ici) ? { message: CONNEXION, retour: ici } : { message: CONNEXION },
      };
    case "connecte":
      return auMoins(compte.role, requis) ? null : chezSoi;
  }
}

interface ReserveProps {
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/** What only somebody logged in may see; a visitor logs in here, and it is there. plateforme §2, §6. */
export function Reserve({ children }: ReserveProps): ReactNode {
  const { compte, actualiser } = useSession();
  switch (compte.etat) {
    case "connecte":
      return children(compte);
    case "inconnu":
      return <Chargement />;
    case "panne":
      return <LectureRatee message={compte.message} onReessayer={() => void actualiser()} />;
    case "visiteur":
      return <ConnexionRequise message="Connectez-vous pour accéder à cette page." />;
  }
}

function Chargement(): ReactElement {
  return (
    <div aria-busy="true">
      <Squelette lignes={5} />
    </div>
  );
}
