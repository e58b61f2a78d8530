import type { ReactElement } from "react";
import type { FicheCompte, MesurePrise } from "#contracts/moderation.ts";
import { siPage } from "../../app/paths.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { jourCourt, MESURES_PRISES, suiteMesure } from "../../moderation/phrases.ts";
import { Link } from "../../app/navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { aerer } from "../../ui/texte-libre.ts";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import { peutLever, tientEncore } from "./compte-en-mots.ts";
import styles from "./fiche-moderee.module.css";
import { useActes } from "./queries.ts";

interface Props {
  readonly mesures: readonly MesurePrise[];
  readonly fiche: FicheCompte;
  readonly moi: CompteConnecte;
}

export function MesuresPassees({ mesures, fiche, moi }: Props): ReactElement {
  const maintenant = useMaintenant();
  return (
    <section className={styles["partie"]} aria-label="Mesures">
      <h3>Mesures</h3>
      {mesures.length === 0 ? (
        <p className={styles["rien"]}>Aucune mesure, jusqu’ici.</p>
      ) : (
        <ul>
          {mesures.map((mesure) => (
            <Mesure
              key={mesure._id}
              mesure={mesure}
              aLever={tientEncore(mesure, maintenant) && peutLever(moi.role, mesure, fiche)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Mesure({
  mesure,
  aLever,
}: {
  readonly mesure: MesurePrise;
  readonly aLever: boolean;
}): ReactElement {
  const { enCours, faire } = useActes();
  const { _id, genre, raison, par, contestation } = mesure;
  const affaire = String(mesure.affaire);
  const versAffaire = siPage("/admin/signalements", { affaire });
  return (
    <li className={styles["mesure"]}>
      <div>
        <p>
          <b>{MESURES_PRISES[genre]}</b> <Autrui>{suiteMesure(mesure)}</Autrui>
        </p>
        {raison !== "" && (
          <blockquote>
            <Autrui>{aerer(raison)}</Autrui>
          </blockquote>
        )}
        {contestation !== null && (
          <p>
            Contestée le {jourCourt(contestation.date)}&nbsp;: «&nbsp;
            <Autrui>{contestation.text}</Autrui>&nbsp;»
            {contestation.reponse === null ? (
              " Pas encore de réponse."
            ) : (
              <>
                {" "}
                Réponse&nbsp;: «&nbsp;<Autrui>{contestation.reponse}</Autrui>&nbsp;»
              </>
            )}
          </p>
        )}
        <p className={styles["par"]}>
          Par <Autrui>{par ?? "le serveur"}</Autrui>,{" "}
          {versAffaire === null ? (
            `affaire n°\u00A0${affaire}`
          ) : (
            <Link to={versAffaire}>affaire n°&nbsp;{affaire}</Link>
          )}
        </p>
      </div>
      {aLever && (
        <Bouton
          variante="contour"
          chargement={enCours}
          aria-label={`Lever\u00A0: ${MESURES_PRISES[genre]}`}
          onClick={() => void faire("POST", `mesures/${_id}/lever`)}
        >
          Lever
        </Bouton>
      )}
    </li>
  );
}
