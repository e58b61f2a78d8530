/** Where somebody goes who may not stay on a page that a role opens: plateforme §6 "Admin". Pure. */
import type { Role } from "#contracts/compte.ts";
import { auMoins } from "#contracts/roles.ts";
import { type Adresse, estAdresse } from "../paths.ts";
import type { Compte } from "../../compte/session.tsx";
import type { EtatErreur } from "./etat-erreur.ts";

export const REFUS_ADMIN = "Vous n'êtes pas autorisé à y accéder.";
const CONNEXION = "Connectez-vous pour continuer.";

/** Where a visitor goes: home, or where a page goes that answers 401. */
export type Visiteur = "accueil" | "erreur";

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
