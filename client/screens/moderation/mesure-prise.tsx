import type { ReactElement } from "react";
import { jusquAuJour } from "#contracts/dire-mesure.ts";
import type { MesurePrise } from "#contracts/moderation.ts";
import { jourCourt, MESURES_PRISES } from "../../moderation/phrases.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { aerer } from "../../ui/texte-libre.ts";
import styles from "./panneau.module.css";

/** The measure of a case as it was taken, and what was answered to it. */
export function RappelMesure({ mesure }: { readonly mesure: MesurePrise }): ReactElement {
  const { genre, date, par, jusque, raison, lue, levee, contestation } = mesure;
  return (
    <dl className={styles["rappel"]}>
      <div>
        <dt>
          {MESURES_PRISES[genre]}
          {jusque !== null && `, ${jusquAuJour(jusque)}`}
        </dt>
        <dd>
          le {jourCourt(date)}
          {par !== null && (
            <>
              {" par "}
              <Autrui>{par}</Autrui>
            </>
          )}
          {lue === null ? ". Pas encore lu." : ". Lu."}
          {levee !== null && ` Levée le ${jourCourt(levee)}.`}
        </dd>
      </div>
      <div>
        <dt>La raison</dt>
        <dd className={styles["dit"]}>
          <Autrui>{aerer(raison)}</Autrui>
        </dd>
      </div>
      {contestation !== null && (
        <div>
          <dt>La contestation, le {jourCourt(contestation.date)}</dt>
          <dd className={styles["dit"]}>
            <Autrui>{aerer(contestation.text)}</Autrui>
          </dd>
        </div>
      )}
      {contestation !== null && contestation.reponse !== null && (
        <div>
          <dt>La réponse</dt>
          <dd className={styles["dit"]}>
            <Autrui>{aerer(contestation.reponse)}</Autrui>
          </dd>
        </div>
      )}
    </dl>
  );
}
