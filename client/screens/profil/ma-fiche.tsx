import type { ReactElement } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import { classes } from "../../ui/classes.ts";
import { versProfil } from "../../compte/liens.ts";
import { Link } from "../../app/navigation.tsx";
import { Avatar } from "../../compte/avatar.tsx";
import { DessinBadge } from "../../compte/badges.tsx";
import { gorgees } from "../../partie/mots/gorgees.ts";
import { Batons } from "../../ui/batons.tsx";
import styles from "./ma-fiche.module.css";
import type { MonCompte } from "./queries.ts";

/** Who one is, beside every tab: a beer mat with the face, the name, the tab at the bar. */
export function MaFiche({ compte }: { readonly compte: MonCompte }): ReactElement {
  const { pseudo, icon, gorgees: bues, badgesAffiche } = compte;
  return (
    <section className={classes(styles["carton"], "sous-bock-papier")} aria-label={pseudo}>
      <Avatar icon={icon} taille="var(--avatar)" />
      <h2>
        <Autrui>{pseudo}</Autrui>
      </h2>
      <p className={styles["bues"]}>
        <b>{gorgees(bues)}</b> à l’ardoise
      </p>
      {bues > 0 && <Batons n={bues} hauteur={1.5} largeurMax={13} />}
      {badgesAffiche.length > 0 && (
        <ul className={styles["badges"]} aria-label="Badges affichés">
          {badgesAffiche.map(({ _id, titre }) => (
            <li key={_id} title={titre}>
              <DessinBadge id={_id} taille="var(--badge)" />
              <span className="visually-hidden">{titre}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to={versProfil(pseudo)}>Voir mon profil public</Link>
    </section>
  );
}
