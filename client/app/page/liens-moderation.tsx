import type { ReactElement } from "react";
import type { Role } from "#contracts/compte.ts";
import { aAuMoinsLeRole } from "#contracts/roles.ts";
import { ecrireAdresseSiPageExiste } from "../paths.ts";
import { useSession } from "../../compte/session.tsx";
import { NavLink } from "../navigation.tsx";
import styles from "./liens-moderation.module.css";

const LIENS: readonly (readonly [chemin: string, libelle: string, requis: Role])[] = [
  ["/admin", "Admin", "admin"],
  ["/admin/signalements", "Signalements", "moderator"],
  ["/admin/users", "Utilisateurs", "moderator"],
  ["/admin/journal", "Journal", "admin"],
  ["/admin/mots", "Mots", "admin"],
];

/** Links to the other moderation pages that this role may open. */
export function LiensModeration(): ReactElement | null {
  const { compte } = useSession();
  if (compte.etat !== "connecte" || compte.role === "user") return null;
  return (
    <nav className={styles["liens"]} aria-label="Modération">
      {LIENS.map(([chemin, libelle, requis]) => {
        const adresse = ecrireAdresseSiPageExiste(chemin, {});
        return (
          adresse !== null &&
          aAuMoinsLeRole(compte.role, requis) && (
            <NavLink key={chemin} to={adresse} end>
              {libelle}
            </NavLink>
          )
        );
      })}
    </nav>
  );
}
