import type { VueFin } from "#game/schema/etat.ts";
import { direPlaceSur, ordinal, rangDe } from "../classement.ts";
import styles from "./fin.module.css";

/** "2e place ex æquo sur 8", large. */
export function Rang({ fin, moi }: { readonly fin: VueFin; readonly moi: string }) {
  const lue = rangDe(moi, fin);
  if (lue === null) return null;
  return (
    <p className={styles["rang"]} data-partage={lue.exAequo}>
      <b>
        {lue.place}
        <sup>{ordinal(lue)}</sup>
      </b>{" "}
      <span>{direPlaceSur(lue)}</span>
    </p>
  );
}
