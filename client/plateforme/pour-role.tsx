import { type ReactNode, useEffect, useState } from "react";
import type { Role } from "#contracts/compte.ts";
import { auMoins } from "#contracts/roles.ts";
import { type Adresse, estAdresse } from "../chemins.ts";
import { type Compte, type CompteConnecte, useSession } from "../compte/session.tsx";
import { useLocation, useNavigate } from "../navigation.tsx";
import { useAnnonces } from "./annonces.ts";
import type { EtatErreur } from "./etat-erreur.ts";
import { Squelette } from "../ui/squelette.tsx";

export const REFUS_ADMIN = "Vous n'êtes pas autorisé à y accéder.";
const CONNEXION = "Connectez-vous pour continuer.";

interface Sortie {
  readonly vers: Adresse;
  readonly dit: string | null;
  readonly etat?: EtatErreur;
}

/** Where somebody goes who may not stay: plateforme §6 "Admin". Null: they may, or it is not known yet. Pure. */
export function sortieDe(
  compte: Compte,
  requis: Role,
  visiteur: "accueil" | "erreur",
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

interface Props {
  /** The least role that may come in. */
  readonly requis?: Role;
  /** Where a visitor goes: home, or where a page goes that answers 401. */
  readonly visiteur?: "accueil" | "erreur";
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/** Only whoever has that role, an administrator's by default; a session that ends meanwhile does not take away what they are writing. */
export function PourRole({ requis = "admin", visiteur = "erreur", children }: Props): ReactNode {
  const { compte } = useSession();
  const { pathname } = useLocation();
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const [tenu, setTenu] = useState<CompteConnecte | null>(null);
  if (compte.etat === "connecte" && auMoins(compte.role, requis) && compte !== tenu)
    setTenu(compte);
  useEffect(() => {
    if (tenu !== null) return;
    const sortie = sortieDe(compte, requis, visiteur, pathname);
    if (sortie === null) return;
    if (sortie.dit !== null) erreur(sortie.dit);
    void aller(sortie.vers, { replace: true, state: sortie.etat });
  }, [tenu, compte, requis, visiteur, pathname, erreur, aller]);
  if (tenu !== null) return children(tenu);
  return (
    <div aria-busy="true">
      <Squelette lignes={5} />
    </div>
  );
}
