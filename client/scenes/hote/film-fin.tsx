/** The end, told before its table: the receipt, then the podium from the third to the first. mise-en-scene.md "End", decision 0110. */
import { Activity, type ReactElement, useMemo, useState } from "react";
import type { Pose } from "#contracts/patron.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { useVue } from "../../partie/vue.ts";
import { classer } from "../classement.ts";
import { type BattementFin, filmEnEst } from "../timeline/end-timeline.ts";
import { type Film, PRET } from "../timeline/use-film.ts";
import { dateDeSoiree } from "../date-de-soiree.ts";
import { useCompact } from "../../ui/use-compact.ts";
import styles from "./film-fin.module.css";
import { DessinPatron } from "./patron/dessin-patron.tsx";
import { Podium } from "./podium.tsx";
import { RecuImprime } from "./recu-imprime.tsx";

/** What the patron thinks of it, without a word. */
const POSE: Readonly<Record<BattementFin, Pose>> = {
  note: "neutre",
  total: "amuse",
  tambour: "severe",
  troisieme: "neutre",
  deuxieme: "desole",
  premier: "admiratif",
  table: "admiratif",
};

export function FilmFin({
  fin,
  film,
  pretes,
}: {
  readonly fin: VueFin;
  readonly film: Film;
  /** Which parts may be there: `PRET`. */
  readonly pretes: number;
}): ReactElement {
  const { vue } = useVue();
  const compact = useCompact();
  const [date] = useState(() => dateDeSoiree(new Date()));
  const roule = filmEnEst(film, "tambour");
  // once the first line is read
  const patron = pretes >= PRET.patron || filmEnEst(film, "total");
  const lignes = useMemo(() => classer(fin), [fin]);
  return (
    <div className={styles["film"]} data-temps-fin={film.temps} data-lignes={film.lignes}>
      {pretes >= PRET.recu && (!roule || film.temps === "tambour") && (
        <RecuImprime
          fin={fin}
          code={vue.code}
          date={date}
          imprimees={film.lignes}
          totalImprime={filmEnEst(film, "total")}
          tombe={roule}
        />
      )}
      {/* stands there, out of sight, before the drum rolls */}
      {(pretes >= PRET.coulisses || roule) && (
        <Activity mode={pretes >= PRET.marches || roule ? "visible" : "hidden"}>
          <div className={styles["podium"]} data-cache={!roule}>
            <Podium lignes={lignes} film={film} />
          </div>
        </Activity>
      )}
      {vue.bavardage !== "muet" && patron && (roule || !compact) && (
        <div className={styles["patron"]}>
          <DessinPatron pose={POSE[film.temps]} />
        </div>
      )}
    </div>
  );
}
