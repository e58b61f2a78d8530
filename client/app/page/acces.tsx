/** Pages that a role opens, and what becomes of them when it, or the session, goes: plateforme §6 "Admin", decision 0101. */
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import type { Role } from "#contracts/compte.ts";
import { auMoins } from "#contracts/roles.ts";
import { useSession, type CompteConnecte } from "../../compte/session.tsx";
import { useLocation, useNavigate } from "../navigation.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { useAnnonces } from "./annonces.ts";
import { MiseDeCote } from "./mise-de-cote.tsx";
import { sortieDe, type Visiteur } from "./sortie-de.ts";

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
