import type { ReactElement } from "react";
import { NomCraie } from "../../ui/craie.tsx";
import { Batons } from "../../ui/batons.tsx";
import type { LigneFin } from "./classement.ts";
import styles from "./fin.module.css";
import { useCompact } from "./use-compact.ts";

interface Props {
  readonly lignes: readonly LigneFin[];
  /** Questions that score. */
  readonly sur: number;
}

const PAR_TABLE = 22;

/** Pseudo, Gorgées, Score (jeu §2); a crowd is cut into tables side by side. */
export function TableFin({ lignes, sur }: Props): ReactElement {
  const compact = useCompact();
  const ample = lignes.length <= 9 && !compact;
  const tranches: (readonly LigneFin[])[] = [];
  const pas = compact ? lignes.length : Math.ceil(lignes.length / Math.ceil(lignes.length / PAR_TABLE));
  for (let i = 0; i < lignes.length; i += pas) tranches.push(lignes.slice(i, i + pas));
  return (
    <div className={styles["tables"]} data-taille={ample ? "ample" : "dense"}>
      {tranches.map((tranche) => (
        <table key={tranche[0]?.id}>
          <thead>
            <tr><th scope="col">Pseudo</th><th scope="col">Gorgées</th><th scope="col">Score</th></tr>
          </thead>
          <tbody>
            {tranche.map(({ id, pseudo, gorgees, score }) => (
              <tr key={id}>
                <th scope="row"><NomCraie coupe>{pseudo}</NomCraie></th>
                <td>
                  <span className={styles["gorgees"]}>
                    {ample && <Batons n={gorgees} depuis={0} hauteur={1.7} largeurMax={13} />}
                    {gorgees}
                  </span>
                </td>
                <td>{score === null ? "-" : <>{score} <small>/&nbsp;{sur}</small></>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
