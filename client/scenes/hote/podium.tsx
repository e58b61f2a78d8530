import { memo, type ReactElement } from "react";
import { joinClassNames } from "../../ui/classes.ts";
import { BockDuJoueur } from "../../partie/dessins/bock.tsx";
import {
  direMotsApresLeScore,
  type LigneDeTableFin,
  type MarcheDuPodium,
  listerMarchesDuPodium,
} from "../lignes-de-table-fin.ts";
import {
  GAME_END_FULLY_TOLD,
  type GameEndMoment,
  estPlaceDuPodiumDite,
} from "../timeline/end-timeline.ts";
import { NomEntierHote } from "./texte.tsx";
import styles from "./podium.module.css";
import { enumererNoms } from "../../ui/typographie.tsx";

/** Most names and mats that a step has room for. */
const NOMS_MAX = 4;
const MATS_MAX = 3;
/** Position of each place's step from the left: second, first, third. */
const PLACE: Readonly<Record<number, number>> = { 2: 0, 1: 1, 3: 2 };

interface Props {
  readonly lignes: readonly LigneDeTableFin[];
  /** How far the end has been told: a step stays empty until its beat. */
  readonly end?: GameEndMoment | undefined;
}

/** The three best places, as steps; players who share a place stand on one step. */
export const Podium = memo(function Podium({ lignes, end }: Props): ReactElement | null {
  const marches = listerMarchesDuPodium(lignes);
  if (marches.length === 0) return null;
  const debout = marches.sort((a, b) => (PLACE[a.rang] ?? 0) - (PLACE[b.rang] ?? 0));
  return (
    <ol
      className={styles["podium"]}
      aria-label="Podium"
      data-film={end !== undefined}
      data-marches={marches.length}
    >
      {debout.map((marche) => (
        <UneMarche
          key={marche.rang}
          marche={marche}
          dite={estPlaceDuPodiumDite(end ?? GAME_END_FULLY_TOLD, marche.rang)}
        />
      ))}
    </ol>
  );
});

function UneMarche({
  marche: { rang, score, sur, pseudos, ids },
  dite,
}: {
  readonly marche: MarcheDuPodium;
  readonly dite: boolean;
}): ReactElement {
  return (
    <li
      className={joinClassNames(styles["marche"], rang === 1 && styles["or"])}
      data-rang={rang}
      data-dite={dite}
    >
      {dite ? (
        <>
          <span className={styles["mats"]} data-nombre={Math.min(pseudos.length, MATS_MAX)}>
            {rang === 1 && <Rayons className={styles["rayons"]} />}
            {ids.slice(0, MATS_MAX).map((id, i) => (
              <BockDuJoueur
                key={id}
                id={id}
                pseudo={pseudos[i] ?? ""}
                taille="1em"
                or={rang === 1}
                className={styles["mat"]}
              />
            ))}
          </span>
          <span className={styles["nom"]}>
            <NomEntierHote>{enumererNoms(pseudos, NOMS_MAX)}</NomEntierHote>
          </span>
          <span className={styles["bloc"]}>
            <b>{score}</b> <small>{direMotsApresLeScore({ score, sur })}</small>
          </span>
        </>
      ) : (
        <span className={styles["bloc"]} aria-hidden="true">
          <b>?</b>
        </span>
      )}
    </li>
  );
}

const RAYONS = Array.from({ length: 19 }, (_, i) => {
  const angle = 3 + (i / 18) * 3.42;
  const debut = 74 + ((i * 53) % 7);
  const fin = debut + 9 + ((i * 31) % 15);
  const point = (rayon: number) =>
    `${(Math.cos(angle) * rayon).toFixed(1)} ${(Math.sin(angle) * rayon).toFixed(1)}`;
  return `M${point(debut)}L${point(fin)}`;
}).join("");

/** Strokes of brass around the first place. Decorative. */
function Rayons({ className }: { readonly className: string | undefined }): ReactElement {
  return (
    <svg
      className={className}
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="var(--laiton)"
      strokeWidth={2.6}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={RAYONS} />
    </svg>
  );
}
