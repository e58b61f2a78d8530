import type { ReactElement } from "react";
import { type GenreMesure } from "#contracts/moderation.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../app/api/api.ts";
import { jourCourt, MESURES_PRISES } from "../../moderation/phrases.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { empechementDeLever } from "./choix-de-mesures.ts";
import styles from "./panneau.module.css";
import { RappelMesure } from "./mesure-prise.tsx";
import { Refuse } from "./refuse.tsx";
import { useOublierAffaire, useRelireFiles } from "./queries.ts";
import type { PanneauProps } from "./vue-affaire.tsx";

/** They leave something to undo. */
const SE_LEVENT: ReadonlySet<GenreMesure> = new Set([
  "masquer",
  "supprimer",
  "nePlusPublier",
  "suspendre",
]);

/** A closed case: what was decided, which may be lifted before its time. */
export function PanneauClos({ affaire, moi, page, gestes }: PanneauProps): ReactElement {
  const { numero, close, mesures } = affaire;
  const { info } = useAnnonces();
  const relire = useRelireFiles();
  const oublierAffaire = useOublierAffaire();
  const mesure = mesures.find(({ affaire: n }) => n === numero);
  const aLever = mesure !== undefined && mesure.levee === null && SE_LEVENT.has(mesure.genre);
  const empechee = aLever ? empechementDeLever(moi.role, mesure, affaire) : null;
  const lever = async () => {
    if (mesure === undefined || empechee !== null) return;
    const fait = await gestes.envoi.envoyer(() =>
      appeler("POST", `/api/moderation/mesures/${mesure._id}/lever`, confirmation),
    );
    if (fait === null) return;
    info(fait.message);
    await oublierAffaire(numero);
    page.current?.querySelector<HTMLElement>('[data-focus="mesure"]')?.focus();
    await relire();
  };
  return (
    <section className={styles["panneau"]}>
      <h3 className={styles["clos"]} tabIndex={-1} data-focus="mesure">
        Affaire close{close !== null && ` le ${jourCourt(close)}`}
      </h3>
      {mesure === undefined ? (
        <p>{MESURES_PRISES[affaire.mesure?.genre ?? "rien"]}.</p>
      ) : (
        <RappelMesure mesure={mesure} />
      )}
      <Refuse gestes={gestes} />
      {aLever && (
        <div className={styles["appliquer"]}>
          <Bouton
            variante="contour"
            pleineLargeur
            aria-disabled={empechee !== null}
            aria-describedby={empechee === null ? undefined : "pourquoi-lever"}
            chargement={gestes.envoi.enCours}
            onClick={() => void lever()}
          >
            Lever la mesure
          </Bouton>
          {empechee !== null && (
            <p id="pourquoi-lever" className={styles["apres"]}>
              {empechee}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
