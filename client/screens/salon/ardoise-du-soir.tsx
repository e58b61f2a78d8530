import type { ReactElement } from "react";
import type { Vue, VueSoir } from "#game/schema/etat.ts";
import { enumerer } from "../../scenes/hote/joueurs.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { insecables } from "../../ui/insecables.ts";
import styles from "./ce-soir.module.css";

const NOMS_MAX = 4;

interface Props {
  readonly vue: Vue;
  readonly soir: VueSoir;
}

/** A line per person over all the quizzes, whoever has left included; then what was played, and who won it. */
export function ArdoiseDuSoir({ vue, soir }: Props): ReactElement {
  const parId = new Map(soir.lignes.map(({ id, pseudo }) => [id, pseudo]));
  const nommer = (id: string) => vue.joueurs[id]?.pseudo || (parId.get(id) ?? "");
  return (
    <>
      <div className={styles["defile"]} tabIndex={0} role="region" aria-label="Les comptes du soir">
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Place</span>
              </th>
              <th scope="col">Pseudo</th>
              <th scope="col">Points</th>
              <th scope="col">Gorgées</th>
              <th scope="col">Gagnés</th>
              <th scope="col">Prix</th>
            </tr>
          </thead>
          <tbody>
            {soir.lignes.map(({ id, rang, points, gorgees, gagnes, prix }) => (
              <tr key={id} data-tete={rang === 1} data-parti={vue.joueurs[id] === undefined}>
                <td>{rang}</td>
                <th scope="row">
                  <NomCraie coupe>{nommer(id)}</NomCraie>
                  {vue.joueurs[id] === undefined && <small>parti·e</small>}
                </th>
                <td>{points}</td>
                <td>{gorgees}</td>
                <td>{gagnes}</td>
                <td>{prix}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles["joues"]}>Ce qu’on a joué</h3>
      <ol className={styles["quizz"]}>
        {soir.quizz.map(({ titre, gagnants }, i) => (
          // the same quizz may be played twice
          <li key={`${String(i)} ${titre}`}>
            <span>{insecables(titre)}</span>
            <small>
              {gagnants.length === 0
                ? "Personne n’a marqué."
                : `Gagné par ${enumerer(gagnants.map(nommer), NOMS_MAX)}.`}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
