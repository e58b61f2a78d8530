import { type ReactNode, useEffect } from "react";
import type { Role } from "#contracts/compte.ts";
import { auMoins } from "#contracts/roles.ts";
import { type CompteConnecte, useSession } from "../compte/session.tsx";
import { useNavigate } from "../navigation.tsx";
import { useAnnonces } from "./annonces.ts";
import { Reserve } from "./reserve.tsx";

const REFUS_EQUIPE = "Vous n'êtes pas autorisé à y accéder.";

interface Props {
  /** Who may see it: those of this rank, and above. */
  readonly requis: Role;
  readonly children: (compte: CompteConnecte) => ReactNode;
}

/** What only who moderates may see: a visitor logs in, somebody else is sent home and told why. plateforme §6, §8. */
export function ReserveEquipe({ requis, children }: Props): ReactNode {
  const { compte } = useSession();
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const refuse = compte.etat === "connecte" && !auMoins(compte.role, requis);
  useEffect(() => {
    if (!refuse) return;
    erreur(REFUS_EQUIPE);
    void aller("/", { replace: true });
  }, [refuse, erreur, aller]);
  return refuse ? null : <Reserve>{children}</Reserve>;
}
