/** Seconds to answer in: plateforme §2 (placeholder 5, minimum 0, step 1), §5 (0 or empty: no timer). */
import { type ReactElement, useId, useState } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { TEMPS_MAX } from "#contracts/limites.ts";
import { Icone } from "../../../ui/icones.tsx";
import { FautesIci } from "./fautes-ici.tsx";
import styles from "./reglages-question.module.css";
import { useRedaction } from "./redaction.tsx";

/** Whole seconds; null for what is no time. Empty is none. */
export function lireTemps(texte: string): number | null {
  const nombre = Number(texte);
  return Number.isInteger(nombre) && nombre >= 0 ? nombre : null;
}

export function Temps(): ReactElement {
  const { question, changer, refus } = useRedaction();
  const { temps } = question;
  const id = useId();
  /** What is typed and is no time: it stays under the eyes. */
  const [brut, setBrut] = useState<string | null>(null);
  const faux = brut === null ? undefined : TEXTES_EDITION.tempsEntier;
  const poser = (secondes: number, geste = "") => {
    setBrut(null);
    changer((une) => (une.temps === secondes ? une : { ...une, temps: secondes }), geste);
  };
  const pas = (de: number) => poser(Math.max(0, Math.min(TEMPS_MAX, temps + de)), "temps/pas");
  return (
    <div className={styles["temps"]}>
      <div className={styles["ligne"]}>
        <label htmlFor={id}>Temps</label>
        <span id={`${id}-aide`} className={styles["aide"]}>
          0 ou vide&nbsp;: sans minuteur
        </span>
        <span className={styles["pas"]}>
          <button
            type="button"
            aria-label="Une seconde de moins"
            aria-disabled={temps === 0}
            onClick={() => pas(-1)}
          >
            <Icone nom="moins" taille="1em" />
          </button>
          <span className={styles["secondes"]}>
            <input
              id={id}
              type="number"
              min={0}
              max={TEMPS_MAX}
              step={1}
              inputMode="numeric"
              placeholder="5"
              value={brut ?? (temps === 0 ? "" : String(temps))}
              aria-invalid={faux === undefined ? undefined : true}
              aria-describedby={`${id}-aide ${id}-fautes`}
              onChange={({ currentTarget: { value, validity } }) => {
                const lu = validity.badInput ? null : lireTemps(value);
                if (lu === null) setBrut(value);
                else poser(lu, "temps");
              }}
            />
            <span>s</span>
          </span>
          <button
            type="button"
            aria-label="Une seconde de plus"
            aria-disabled={temps >= TEMPS_MAX}
            onClick={() => pas(1)}
          >
            <Icone nom="plus" taille="1em" />
          </button>
        </span>
      </div>
      <div id={`${id}-fautes`}>
        <FautesIci codes={["extraitLong"]} refus={[faux, refus.temps]} />
      </div>
    </div>
  );
}
