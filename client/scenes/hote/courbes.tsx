import type { ReactElement } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { joinClassNames } from "../../ui/classes.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./fin.module.css";
import {
  type CourbeDeGorgees,
  espacerEtiquettesDeCourbes,
  graduationsDeGorgees,
  numerosDeQuestionsSousCourbes,
  lireCourbesDeGorgees,
} from "./trace-courbes.ts";

/** Coloured chalks of the lines that stand out; the name at the end of a line says whose it is. */
const CRAIES = ["laiton", "curacao", "grenadine", "absinthe", "cassis", "craie"];
/** Heights of a name at the end of a line, as fractions of the plot. */
const HAUTEUR_VEDETTE = 0.075;
const HAUTEUR_AUTRE = 0.041;
/** Number of players from which the names beside the curves are printed, in one size. */
const FOULE = 10;
const HAUTEUR_FOULE = 0.0499;

/**
 * CSS colour of a curve.
 * @param fond the chalk of a curve in the background
 */
const craieDe = ({ couleur }: CourbeDeGorgees, fond = "craie-25"): string =>
  `var(--${couleur === null ? fond : (CRAIES[couleur] ?? "craie")})`;

/** Everybody's sips, question after question: one chalk line each, with a name at its end. */
export function CourbesDeGorgees({ fin }: { readonly fin: VueFin }): ReactElement {
  const courbes = lireCourbesDeGorgees(fin);
  const graduations = graduationsDeGorgees(
    Math.max(0, ...courbes.map(({ points }) => Math.max(...points))),
  );
  const sommet = graduations.at(-1) ?? 1;
  const nombre = Math.max(1, ...courbes.map(({ points }) => points.length - 1));
  const y = (gorgees: number) => 1 - gorgees / sommet;
  // lines that stand out are drawn over the others
  const dessinees = [...courbes].sort((a, b) => (b.couleur ?? 99) - (a.couleur ?? 99));
  return (
    <figure className={styles["figure"]}>
      <figcaption id="courbes">Les gorgées, question après question</figcaption>
      <div className={styles["trame"]} aria-hidden="true">
        <ol className={styles["cotes"]}>
          {graduations.map((n) => (
            <li key={n} style={{ top: pourcent(y(n)) }}>
              {n}
            </li>
          ))}
        </ol>
        <div className={styles["aire"]}>
          {graduations.map((n) => (
            <i key={n} className={styles["filet"]} style={{ top: pourcent(y(n)) }} />
          ))}
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" className={styles["lignes"]}>
            {dessinees.map((courbe) => (
              <polyline
                key={courbe.id}
                className={joinClassNames(courbe.couleur !== null && styles["vedette"])}
                style={{ color: craieDe(courbe) }}
                points={courbe.points
                  .map((n, i) => `${arrondi((1000 * i) / nombre)},${arrondi(1000 * y(n))}`)
                  .join(" ")}
              />
            ))}
          </svg>
        </div>
        <Noms courbes={courbes} y={y} />
        <ol className={styles["jalons"]}>
          {numerosDeQuestionsSousCourbes(nombre).map((n) => (
            <li key={n} style={{ left: pourcent(n / nombre) }}>
              {n}
            </li>
          ))}
        </ol>
      </div>
      <ul className="visually-hidden" aria-labelledby="courbes">
        {courbes.map(({ id, pseudo, points }) => (
          <li key={id}>
            {pseudo}&nbsp;: {points.slice(1).join(", ")}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The names, each tied to the end of its line. A crowd too large to be named keeps the names that stand out. */
function Noms({
  courbes,
  y,
}: {
  readonly courbes: readonly CourbeDeGorgees[];
  readonly y: (gorgees: number) => number;
}): ReactElement {
  const etiqueter = (nommees: readonly CourbeDeGorgees[], serrees: boolean) =>
    espacerEtiquettesDeCourbes(
      nommees.map(({ id, total, couleur }) => ({
        id,
        y: y(total),
        hauteur: serrees ? HAUTEUR_FOULE : couleur === null ? HAUTEUR_AUTRE : HAUTEUR_VEDETTE,
      })),
    );
  const tous = etiqueter(courbes, courbes.length > FOULE);
  const foule = tous !== null && courbes.length > FOULE;
  const milieux =
    tous ??
    etiqueter(
      courbes.filter(({ couleur }) => couleur !== null),
      false,
    );
  const nommees = courbes.flatMap((courbe) => {
    const milieu = milieux?.get(courbe.id);
    return milieu === undefined ? [] : [{ courbe, milieu }];
  });
  return (
    <>
      <svg viewBox="0 0 100 1000" preserveAspectRatio="none" className={styles["rappels"]}>
        {nommees.map(({ courbe, milieu }) => (
          <path
            key={courbe.id}
            style={{ color: craieDe(courbe) }}
            d={`M0 ${arrondi(1000 * y(courbe.total))}C50 ${arrondi(1000 * y(courbe.total))} 50 ${arrondi(1000 * milieu)} 100 ${arrondi(1000 * milieu)}`}
          />
        ))}
      </svg>
      <ul className={styles["noms"]} data-foule={foule}>
        {nommees.map(({ courbe, milieu }) => (
          <li
            key={courbe.id}
            className={joinClassNames(courbe.couleur !== null && styles["grand"])}
            style={{ top: pourcent(milieu), color: craieDe(courbe, "craie-55") }}
          >
            <b>{courbe.total}</b>
            <NomAjuste ecriture={foule ? "etroite" : courbe.couleur === null ? "imprime" : "craie"}>
              {courbe.pseudo}
            </NomAjuste>
          </li>
        ))}
      </ul>
    </>
  );
}

const arrondi = (n: number): string => n.toFixed(1);
const pourcent = (n: number): string => `${(100 * n).toFixed(2)}%`;
