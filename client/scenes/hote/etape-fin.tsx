import { Activity, memo, type ReactElement, type ReactNode, useMemo, useState } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { distinctionsParJoueur } from "../distinctions.ts";
import { TexteEnMorceaux } from "../morceaux.tsx";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { useValueOneFrameLate } from "../../ui/use-next-frame.ts";
import { composerLignesDeTableFin } from "../lignes-de-table-fin.ts";
import {
  type GameEndReveal,
  NOMBRE_DE_PORTIONS_DE_TABLE_FIN,
  END_SCREEN_PART_NUMBER_ALL_BUILT_MAYBE_HIDDEN,
  END_SCREEN_PART_BUILD_ORDER,
  END_SCREEN_PART_NUMBER_ALL_TOLD,
  useLastEndScreenPartReady,
  END_SCREEN_PART_NUMBER_OF_VOTE,
} from "../timeline/use-end-reveal.ts";
import { CourbesDeGorgees } from "./courbes.tsx";
import { Podium } from "./podium.tsx";
import { TableDeFin, choisirDispositionTableDeFin } from "./table-fin.tsx";
import type { PoseDuPatron } from "#contracts/patron.ts";
import { useVueDeLaRoom } from "../../partie/vue.ts";
import { type GameEndBeat, hasGameEndTellingReached } from "../timeline/end-timeline.ts";
import { direDateDeSoiree } from "../date-de-soiree.ts";
import { DessinPatron } from "./patron/patron.tsx";
import { RecuImprime } from "./recu-imprime.tsx";
import styles from "./fin.module.css";

/** The two panels of the end: the bill, and the curves of the evening. */
export type NomDePanneauDeFin = "addition" | "soiree";

interface Props {
  readonly fin: VueFin;
  /** Whether the game was played on this device alone. */
  readonly locale: boolean;
  /** How far the end has been told on this screen. */
  readonly end: GameEndReveal;
  readonly panneau: NomDePanneauDeFin;
  /** The vote, or the sentence for visitors. */
  readonly vote?: ReactNode;
  /** The patron's words, at the bottom right. */
  readonly patron?: ReactNode;
}

/** The end on two panels: the bill (jeu §2 "End screen"), and the evening's curves; a phone shows one under the other. */
export function EtapeFin({ fin, locale, end, panneau, vote, patron }: Props): ReactElement {
  const compact = useIsCompactScreen();
  const pretes = useLastEndScreenPartReady();
  return (
    <div className={styles["scene"]}>
      {end.enCours && <FilmFin fin={fin} end={end} pretes={pretes} />}
      <div
        className={styles["apres"]}
        data-avant={
          end.enCours
            ? pretes >= END_SCREEN_PART_NUMBER_ALL_BUILT_MAYBE_HIDDEN
              ? "peinte"
              : "batie"
            : undefined
        }
        aria-hidden={end.enCours}
      >
        {(!end.enCours || pretes >= END_SCREEN_PART_BUILD_ORDER.suite) && (
          // the bill is hidden while the other panel shows, rather than removed, so that the vote stays mounted
          <Addition
            fin={fin}
            locale={locale}
            vote={vote}
            cachee={!compact && panneau !== "addition"}
            patron={patron}
            pretes={end.enCours ? pretes : END_SCREEN_PART_NUMBER_ALL_TOLD}
          />
        )}
        {(compact || panneau === "soiree") && !end.enCours && <Soiree fin={fin} />}
      </div>
    </div>
  );
}

const montrer = (pret: boolean) => (pret ? "visible" : "hidden");

/** Title, dare, podium, table, and the vote or the sentence for visitors. */
const Addition = memo(function Addition({
  fin,
  locale,
  vote,
  patron,
  cachee,
  pretes,
}: Pick<Props, "fin" | "locale"> & {
  readonly vote: ReactNode;
  readonly patron: ReactNode;
  readonly cachee: boolean;
  /** How many of the parts are built, hidden, while the end is told. */
  readonly pretes: number;
}): ReactElement {
  const lignes = useMemo(() => composerLignesDeTableFin(fin), [fin]);
  const prix = useMemo(() => distinctionsParJoueur(fin), [fin]);
  // when a press cut the telling short, the vote comes a frame after the table
  const votePret = useValueOneFrameLate(pretes >= END_SCREEN_PART_NUMBER_OF_VOTE);
  return (
    <div
      className={styles["fin"]}
      data-table={choisirDispositionTableDeFin(lignes.length)}
      hidden={cachee}
    >
      <Activity mode={montrer(pretes >= END_SCREEN_PART_BUILD_ORDER.verdict)}>
        <div className={styles["verdict"]}>
          <h1>L’addition&nbsp;!</h1>
          <Raison raison={fin.raison} locale={locale} />
          {fin.defi.length > 0 && (
            <p className={styles["defi"]}>
              <TexteEnMorceaux texte={fin.defi} />
            </p>
          )}
          <Activity mode={montrer(pretes >= END_SCREEN_PART_BUILD_ORDER.podium)}>
            <Podium lignes={lignes} />
          </Activity>
          <div className={styles["vote"]} inert={pretes !== END_SCREEN_PART_NUMBER_ALL_TOLD}>
            <Activity mode={montrer(votePret)}>{vote}</Activity>
          </div>
        </div>
      </Activity>
      <Activity mode={montrer(pretes >= END_SCREEN_PART_BUILD_ORDER.table)}>
        <div className={styles["compte"]}>
          <TableDeFin
            lignes={lignes}
            prix={prix}
            huitiemes={Math.min(
              pretes - END_SCREEN_PART_BUILD_ORDER.table,
              NOMBRE_DE_PORTIONS_DE_TABLE_FIN,
            )}
          />
          {patron}
        </div>
      </Activity>
    </div>
  );
});

/** The panel of the evening: its curves. */
function Soiree({ fin }: { readonly fin: VueFin }): ReactElement {
  return (
    <div className={styles["soiree"]}>
      <div className={styles["recit"]}>
        <h1>La soirée</h1>
        <CourbesDeGorgees fin={fin} />
      </div>
    </div>
  );
}

function Raison({
  raison,
  locale,
}: Pick<VueFin, "raison"> & Pick<Props, "locale">): ReactElement | null {
  const texte = direRaison(raison, locale);
  return texte === null ? null : <p className={styles["raison"]}>{texte}</p>;
}

function direRaison(raison: VueFin["raison"], locale: boolean): string | null {
  switch (raison) {
    case "joueurs":
      return `Il faut au moins ${locale ? "un joueur dans la room" : "2 joueurs"}\u00A0: la partie s’arrête là.`;
    case "hote":
      return "L’hôte a demandé la note avant la fin.";
    case "quizz":
      return null;
  }
}

/** The patron's pose at each beat of the end, without a word. */
const POSE: Readonly<Record<GameEndBeat, PoseDuPatron>> = {
  note: "neutre",
  total: "amuse",
  tambour: "severe",
  troisieme: "neutre",
  deuxieme: "desole",
  premier: "admiratif",
  table: "admiratif",
};

function FilmFin({
  fin,
  end,
  pretes,
}: {
  readonly fin: VueFin;
  readonly end: GameEndReveal;
  /** How many parts of the end are built: `END_SCREEN_PART_BUILD_ORDER`. */
  readonly pretes: number;
}): ReactElement {
  const { vue } = useVueDeLaRoom();
  const compact = useIsCompactScreen();
  const [date] = useState(() => direDateDeSoiree(new Date()));
  const roule = hasGameEndTellingReached(end, "tambour");
  // the patron comes once the first line has been read
  const patron =
    pretes >= END_SCREEN_PART_BUILD_ORDER.patron || hasGameEndTellingReached(end, "total");
  const lignes = useMemo(() => composerLignesDeTableFin(fin), [fin]);
  return (
    <div className={styles["film"]} data-temps-fin={end.temps} data-lignes={end.lignes}>
      {pretes >= END_SCREEN_PART_BUILD_ORDER.recu && (!roule || end.temps === "tambour") && (
        <RecuImprime
          fin={fin}
          code={vue.code}
          date={date}
          imprimees={end.lignes}
          totalImprime={hasGameEndTellingReached(end, "total")}
          tombe={roule}
        />
      )}
      {/* the podium is built, hidden, before the drum rolls */}
      {(pretes >= END_SCREEN_PART_BUILD_ORDER.suite || roule) && (
        <Activity
          mode={pretes >= END_SCREEN_PART_BUILD_ORDER.marches || roule ? "visible" : "hidden"}
        >
          <div className={styles["podium"]} data-cache={!roule}>
            <Podium lignes={lignes} end={end} />
          </div>
        </Activity>
      )}
      {vue.bavardage !== "muet" && patron && (roule || !compact) && (
        <div className={styles["patron"]}>
          <DessinPatron pose={POSE[end.temps]} />
        </div>
      )}
    </div>
  );
}
