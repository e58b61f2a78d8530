import { type ReactNode, useEffect, useState } from "react";
import { auMoins } from "#contracts/roles.ts";
import type { Adresse } from "../chemins.ts";
import { type Compte, type CompteConnecte, useSession } from "../compte/session.tsx";
import { useNavigate } from "../navigation.tsx";
import { useAnnonces } from "./annonces.ts";
import type { EtatErreur } from "./etat-erreur.ts";
import { Reserve } from "./reserve.tsx";

const REFUS = "Vous n'êtes pas autorisé à y accéder.";

interface Renvoi {
  readonly vers: Adresse;
  readonly dit: string | null;
  readonly etat?: EtatErreur;
}

/** Where somebody is sent who may not stay, plateforme §6: null when they may, or may log in here. Pure. */
export function renvoiDe(compte: Compte): Renvoi | null {
  switch (compte.etat) {
    case "inconnu":
    case "visiteur":
      return null;
    case "panne":
      return { vers: "/error", dit: null, etat: { message: compte.message } };
    case "connecte":
      return auMoins(compte.role, "moderator") ? null : { vers: "/", dit: REFUS };
  }
}

/** Moderators and administrators; a session that ends meanwhile does not take away what they are writing. */
export function PourEquipe({
  children,
}: {
  readonly children: (compte: CompteConnecte) => ReactNode;
}): ReactNode {
  const { compte } = useSession();
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const [tenu, setTenu] = useState<CompteConnecte | null>(null);
  if (compte.etat === "connecte" && auMoins(compte.role, "moderator") && compte !== tenu)
    setTenu(compte);
  useEffect(() => {
    const renvoi = tenu === null ? renvoiDe(compte) : null;
    if (renvoi === null) return;
    if (renvoi.dit !== null) erreur(renvoi.dit);
    void aller(renvoi.vers, { replace: true, state: renvoi.etat });
  }, [tenu, compte, erreur, aller]);
  return tenu === null ? <Reserve>{() => null}</Reserve> : children(tenu);
}
