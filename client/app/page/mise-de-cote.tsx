import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useSession } from "../../compte/session.tsx";
import { ConnexionRequise } from "./connexion-requise.tsx";
import { suspensionDe } from "./suspension.tsx";

interface Props {
  /** Nobody is logged in any more: the page is out of sight, with all that is written in it. */
  readonly absente: boolean;
  readonly children: ReactNode;
}

/** A page, or the login form that gives it back as it was, the keyboard included. */
export function MiseDeCote({ absente, children }: Props): ReactElement {
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
