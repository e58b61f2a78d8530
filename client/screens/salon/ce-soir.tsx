/** « Ce soir »: what this room has played, and everybody's place over all of it. mise-en-scene "Back in the salon". */
import { type ReactElement, useState } from "react";
import type { Vue, VueSoir } from "#game/schema/etat.ts";
import { direPoints, direNombreAccorde } from "../../partie/mots/soiree.ts";
import { NomEntierHote } from "../../scenes/hote/texte.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { TitreCraie, NomCraie } from "../../ui/craie.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { enumererNoms, mettreEspacesInsecables } from "../../ui/typographie.tsx";
import styles from "./salon.module.css";

/** Number of lines of « Ce soir » shown without a tap, by the number of people, whose names need room. */
const LIGNES_SELON_LES_GENS = [
  { gens: 4, lignes: 5 },
  { gens: 6, lignes: 3 },
  { gens: 8, lignes: 2 },
] as const;
const lignesAupresDe = (combien: number): number =>
  LIGNES_SELON_LES_GENS.find(({ gens }) => combien <= gens)?.lignes ?? 0;

/** « Ce soir » in the salon, empty until a first quizz has ended. */
export function SectionCeSoir({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { soir } = vue;
  return soir === undefined ? null : <Apercu vue={vue} soir={soir} />;
}

function Apercu({ vue, soir }: { readonly vue: Vue; readonly soir: VueSoir }): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const compact = useIsCompactScreen();
  const joues = direNombreAccorde(soir.quizz.length, "quizz joué", "quizz joués");
  const fermer = () => setOuvert(false);
  const place = compact ? 0 : lignesAupresDe(Object.keys(vue.joueurs).length - 1);
  return (
    <section className={styles["soir"]} aria-label="Ce soir">
      <div className={styles["soir-titre"]}>
        {place > 0 && <TitreCraie souligne>Ce soir</TitreCraie>}
        <Bouton variante="contour" icone="ardoise" onClick={() => setOuvert(true)}>
          {place > 0 ? joues : `Ce soir\u00A0: ${joues}`}
        </Bouton>
      </div>
      {place > 0 && (
        <ol className={styles["tete"]}>
          {soir.lignes.slice(0, place).map(({ id, pseudo, rang, points }) => (
            <li key={id} data-tete={rang === 1}>
              <b>{rang}</b>
              <NomEntierHote>{vue.joueurs[id]?.pseudo ?? pseudo}</NomEntierHote>
              <span>{direPoints(points)}</span>
            </li>
          ))}
        </ol>
      )}
      <Dialogue
        ouvert={ouvert}
        onFermer={fermer}
        titre="Ce soir"
        variante="modale"
        largeur="50rem"
        actions={<Bouton onClick={fermer}>Fermer</Bouton>}
      >
        <ArdoiseDuSoir vue={vue} soir={soir} />
      </Dialogue>
    </section>
  );
}

const NOMS_MAX = 4;

interface Props {
  readonly vue: Vue;
  readonly soir: VueSoir;
}

/** One line per person over all the quizzes, people who have left included; then each quizz with its winners. */
function ArdoiseDuSoir({ vue, soir }: Props): ReactElement {
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
      <ol className={styles["soir-quizz"]}>
        {soir.quizz.map(({ titre, gagnants }, i) => (
          // the same quizz may be played twice: its title is no key
          <li key={`${String(i)} ${titre}`}>
            <span>{mettreEspacesInsecables(titre)}</span>
            <small>
              {gagnants.length === 0
                ? "Personne n’a marqué."
                : `Gagné par ${enumererNoms(gagnants.map(nommer), NOMS_MAX)}.`}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
