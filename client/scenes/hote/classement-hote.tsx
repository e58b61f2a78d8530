import type { CSSProperties, ReactElement } from "react";
import type { Vue, VueClassement } from "#game/schema/etat.ts";
import { direPoints } from "../../partie/mots/soiree.ts";
import { NomCraie, TitreCraie } from "../../ui/craie.tsx";
import styles from "./intermedes.module.css";
import { listerFaitsDuClassement } from "./faits-classement.ts";
import { NomEntierHote } from "./texte.tsx";

/** Most lines of the standings that are written large. */
const PEU = 5;

interface Props {
  readonly vue: Vue;
  readonly classement: VueClassement;
}

/**
 * The standings on the slate between two questions: places, then who climbs, who drinks, who is on a streak. mise-en-scene
 * "Standings".
 */
export function ClassementHote({ vue, classement }: Props): ReactElement {
  const lignes = classement.lignes.filter(
    ({ id, montree }) => montree && vue.joueurs[id] !== undefined,
  );
  const faits = listerFaitsDuClassement(vue, classement);
  return (
    <section className={styles["classement"]} aria-label="Où on en est">
      <TitreCraie>Où on en est</TitreCraie>
      <div
        className={styles["corps"]}
        data-seul={faits.length === 0}
        data-peu={lignes.length <= PEU}
      >
        <ol className={styles["lignes"]}>
          {lignes.map((ligne) => (
            <Ligne key={ligne.id} ligne={ligne} nom={vue.joueurs[ligne.id]?.pseudo ?? ""} />
          ))}
        </ol>
        {faits.length > 0 && (
          <dl className={styles["faits"]}>
            {faits.map(({ titre, qui, chiffre }) => (
              <div key={titre}>
                <dt>{titre}</dt>
                <dd>
                  <NomCraie>{qui}</NomCraie>
                  <span>{chiffre}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Ligne({
  ligne: { rang, score, places },
  nom,
}: {
  readonly ligne: VueClassement["lignes"][number];
  readonly nom: string;
}): ReactElement {
  // the line moves in from its former place
  const style: CSSProperties = { "--places": places };
  return (
    <li className={styles["ligne"]} style={style} data-tete={rang === 1}>
      <b>{rang}</b>
      <NomEntierHote>{nom}</NomEntierHote>
      <span className={styles["places"]} data-sens={Math.sign(places)}>
        {places !== 0 && <Fleche places={places} />}
      </span>
      <span className={styles["points"]}>{direPoints(score)}</span>
    </li>
  );
}

/** An arrow in chalk, and the number of places. */
function Fleche({ places }: { readonly places: number }): ReactElement {
  const n = Math.abs(places);
  return (
    <>
      <svg viewBox="0 0 20 24" aria-hidden="true">
        <path
          d={
            places > 0
              ? "M10 22.500V2.500M3 9.500 10 2l7.200 7"
              : "M10 1.500v20M3 14.500l7 7.500 7.200-7"
          }
        />
      </svg>
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">
        {places > 0 ? "gagne" : "perd"} {n} place{n > 1 ? "s" : ""}
      </span>
    </>
  );
}
