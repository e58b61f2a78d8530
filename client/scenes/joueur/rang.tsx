import type { VueFin } from "#game/schema/etat.ts";
import styles from "./fin.module.css";

interface RangLu {
  /** 0: none. */
  readonly rang: number;
  readonly sur: number;
  readonly exAequo: boolean;
}

/** Place of this player among those who have one, as the rules give it. */
function rangDe(moi: string, { table }: VueFin): RangLu {
  const classes = table.filter(({ rang }) => rang > 0);
  const rang = classes.find(({ id }) => id === moi)?.rang ?? 0;
  return { rang, sur: classes.length, exAequo: classes.filter((l) => l.rang === rang).length > 1 };
}

/** "2e place ex æquo sur 8", large. */
export function Rang({ fin, moi }: { readonly fin: VueFin; readonly moi: string }) {
  const { rang, sur, exAequo } = rangDe(moi, fin);
  if (rang === 0) return null;
  return (
    <p className={styles["rang"]}>
      {rang}
      <sup>{rang === 1 ? "re" : "e"}</sup>{" "}
      <span>
        place {exAequo && "ex æquo "}sur&nbsp;{sur}
      </span>
    </p>
  );
}
