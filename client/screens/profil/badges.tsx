/** Tab 3: the badges, those one has and those to earn; four at most are shown on the profile. plateforme §3, §5, §7. */
import { useQuery } from "@tanstack/react-query";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import type { ReactElement } from "react";
import { type Badge, badges as listeBadges } from "#contracts/compte.ts";
import { BADGES_AFFICHES_MAX } from "#contracts/limites.ts";
import { confirmation } from "#contracts/signalement.ts";
import { DessinBadge } from "../../compte/badges.tsx";
import { useAnnonces } from "../../app/page/annonces.ts";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { appeler } from "../../app/api/api.ts";
import { lecture } from "../../app/api/queries.ts";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./badges.module.css";
import { type MonCompte, useRelire } from "./queries.ts";

const ECHEC = "Erreur lors de la mise à jour des badges.";
const ECHEC_LECTURE = "Erreur lors de la récupération des badges.";

export function Badges({ compte }: { readonly compte: MonCompte }): ReactElement {
  const requete = useQuery({
    queryKey: ["badges"],
    ...lecture("/api/badges", listeBadges),
  });
  const { enCours, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const { relire } = useRelire();
  const { data } = requete;
  if (data === undefined) return <EnAttendant requete={requete} echec={ECHEC_LECTURE} />;
  const montres = new Set(compte.badgesAffiche.map(({ _id }) => _id));
  const basculer = async ({ _id }: Badge) => {
    const chemin = montres.has(_id) ? "/api/badge-desaffiche" : "/api/badge-affiche";
    const fait = await envoyer(
      () => appeler("POST", chemin, confirmation, { corps: { badge: _id } }),
      ECHEC,
    );
    if (fait !== null) info(fait.message);
    await relire();
  };
  return (
    <div>
      <p className={styles["compte"]}>
        <b>{compte.badges.length}</b> sur {data.badges.length}. Vous pouvez en montrer{" "}
        {BADGES_AFFICHES_MAX} sur votre profil.
      </p>
      <ul className={styles["grille"]}>
        {data.badges.map((badge) => {
          const gagne = compte.badges.includes(badge._id);
          return (
            <li key={badge._id} data-gagne={gagne}>
              <DessinBadge id={badge._id} taille="var(--badge)" terni={!gagne} />
              <h3>{badge.titre}</h3>
              <p>{badge.condition}</p>
              {gagne && (
                <Bouton
                  variante={montres.has(badge._id) ? "contour" : "discret"}
                  icone={montres.has(badge._id) ? "coche" : "plus"}
                  aria-pressed={montres.has(badge._id)}
                  aria-disabled={enCours || undefined}
                  onClick={() => void basculer(badge)}
                >
                  <span>
                    {montres.has(badge._id) ? "Affiché" : "Afficher"}
                    <span className="visually-hidden"> sur mon profil&nbsp;: {badge.titre}</span>
                  </span>
                </Bouton>
              )}
              {!gagne && <span className={styles["agagner"]}>À gagner</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
