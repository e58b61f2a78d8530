import { type ReactElement, useEffect, useId } from "react";
import { NavLink, useLocation } from "../navigation.tsx";
import { confirmation } from "#contracts/signalement.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Avatar } from "../../compte/avatar.tsx";
import type { CompteConnecte } from "../../compte/session.tsx";
import { appeler } from "../api/api.ts";
import { classes } from "../../ui/classes.ts";
import { Icone } from "../../ui/icones.tsx";
import { useDeroulant } from "../../ui/use-deroulant.ts";
import { entreesDe, meneAuxAffaires, MESSAGERIE } from "./entrees.ts";
import styles from "./entete.module.css";

/** Home, afresh, whatever the server answered: plateforme §4 and §8. */
async function deconnecter(): Promise<void> {
  await appeler("POST", "/api/deconnexion", confirmation);
  location.assign("/");
}

const NOUVEAU = "nouveau message";
const A_TRAITER = "signalement à traiter";

interface Props {
  readonly compte: CompteConnecte;
  /** Something is unread, and the page is not the one where it is read. */
  readonly alerte: boolean;
}

/** The side menu of somebody who is logged in, behind their avatar. */
export function MenuCompte({ compte, alerte }: Props): ReactElement {
  const { ouvert, basculer, fermer, boite, bouton } = useDeroulant();
  const { key, pathname } = useLocation();
  const marques = [
    ...(alerte ? [NOUVEAU] : []),
    ...(compte.affaires && !pathname.startsWith("/admin") ? [A_TRAITER] : []),
  ];
  const id = useId();
  useEffect(fermer, [key, fermer]);
  return (
    <div ref={boite} className={styles["boite"]}>
      <button
        ref={bouton}
        type="button"
        className={styles["moi"]}
        aria-label={["Menu", ...marques].join(", ")}
        aria-expanded={ouvert}
        aria-controls={id}
        onClick={basculer}
      >
        <Avatar icon={compte.icon} taille="2.7rem" />
        {marques.length > 0 && <i className={styles["alerte"]} />}
      </button>
      {ouvert && (
        <nav id={id} className={styles["cote"]} aria-label="Menu">
          <p className={styles["pseudo"]}>
            <Avatar icon={compte.icon} taille="3.2rem" />
            <b>
              <Autrui>{compte.pseudo}</Autrui>
            </b>
          </p>
          <ul>
            {entreesDe(compte).map(({ vers, libelle, icone }) => (
              <li key={vers}>
                <NavLink to={vers} end className={classes(styles["entree"])}>
                  <Icone nom={icone} taille="1.5em" />
                  {libelle}
                  {alerte && vers === MESSAGERIE && <Alerte />}
                  {compte.affaires && meneAuxAffaires(vers) && <Alerte texte={A_TRAITER} />}
                </NavLink>
              </li>
            ))}
            <li>
              <button type="button" className={styles["entree"]} onClick={() => void deconnecter()}>
                <Icone nom="partir" taille="1.5em" />
                Déconnexion
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Beside what awaits: "Messagerie", or what leads to the cases of the moderation. */
export function Alerte({ texte = NOUVEAU }: { readonly texte?: string }): ReactElement {
  return (
    <span className={styles["alerte"]}>
      <span className="visually-hidden">{`, ${texte}`}</span>
    </span>
  );
}
