import type { ReactElement } from "react";
import { Batons } from "../../ui/batons.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import type { LigneFin } from "./classement.ts";
import styles from "./table-fin.module.css";
import { useCompact } from "../../ui/use-compact.ts";

interface Props {
  readonly lignes: readonly LigneFin[];
}

/** Lines of a table that is still easy to read, and of a dense one. */
const AMPLE = 9;
const MOYENNE = 11;
const DENSE = 22;

function tailleDe(n: number): "large" | "ample" | "moyenne" | "dense" {
  if (n <= 6) return "large";
  if (n <= AMPLE) return "ample";
  return n <= 2 * MOYENNE ? "moyenne" : "dense";
}

/** Pseudo, Gorgées, Score (jeu §2); a crowd is cut into tables side by side. */
export function TableFin({ lignes }: Props): ReactElement {
  const compact = useCompact();
  const taille = tailleDe(lignes.length);
  // two tables side by side: the names are printed, to be read at 3 m
  const foule = lignes.length > AMPLE && !compact;
  const avecBatons = lignes.length <= AMPLE && !compact;
  const parTable = compact
    ? lignes.length
    : { large: AMPLE, ample: AMPLE, moyenne: MOYENNE, dense: DENSE }[taille];
  const pas = Math.ceil(lignes.length / Math.max(1, Math.ceil(lignes.length / parTable)));
  const tranches: (readonly LigneFin[])[] = [];
  for (let i = 0; i < lignes.length; i += pas) tranches.push(lignes.slice(i, i + pas));
  return (
    <div className={styles["tables"]} data-taille={taille}>
      {tranches.map((tranche) => (
        <table key={tranche[0]?.id}>
          <thead>
            <tr>
              <th scope="col">Pseudo</th>
              <th scope="col">Gorgées</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {tranche.map(({ id, pseudo, gorgees, score, jugees, parti }) => (
              <tr key={id} data-parti={parti}>
                <th scope="row">
                  <span className={styles["qui"]}>
                    <NomAjuste ecriture={foule ? "etroite" : "craie"}>{pseudo}</NomAjuste>
                    {parti && <small className={styles["parti"]}>parti·e</small>}
                  </span>
                </th>
                <td>
                  <span className={styles["gorgees"]}>
                    {avecBatons && <Batons n={gorgees} depuis={0} hauteur={1.7} largeurMax={13} />}
                    {gorgees}
                  </span>
                </td>
                <td>
                  {score === null ? (
                    "-"
                  ) : (
                    <>
                      {score} <small>/&nbsp;{jugees}</small>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
