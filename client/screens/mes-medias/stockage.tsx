import type { ReactElement } from "react";
import { poidsParSorte, type SorteFichier } from "../../quizz/medias/etageres.ts";
import type { ListeMedias } from "../../quizz/medias/use-medias.ts";
import { octets } from "../../ui/octets.ts";
import styles from "./mes-medias.module.css";

const SORTES: readonly (readonly [SorteFichier, string])[] = [
  ["video", "Vidéos"],
  ["audio", "Sons"],
  ["image", "Images"],
];
/** Of a song of four minutes, in bytes: what people can picture. */
const CHANSON = 5_000_000;

/** How much room one's own files take, by kind: plateforme §3 (`filesize`, `limitsize`). */
export function Stockage({ medias, filesize, limitsize }: ListeMedias): ReactElement {
  const poids = poidsParSorte(medias);
  const chansons = Math.max(0, Math.floor((limitsize - filesize) / CHANSON));
  return (
    <section className={styles["stockage"]} aria-label="Place prise">
      <p>
        <span>
          <b>{octets(filesize)}</b> sur {octets(limitsize)}
        </span>
        <span>
          {chansons > 1
            ? `Il reste de quoi servir ${new Intl.NumberFormat("fr-FR").format(chansons)}\u00A0chansons.`
            : "Il ne reste presque plus de place."}
        </span>
      </p>
      <div className={styles["jauge"]} aria-hidden="true">
        {SORTES.map(([sorte]) => (
          <i
            key={sorte}
            data-sorte={sorte}
            style={{ "--part": `${String((100 * poids[sorte]) / limitsize)}%` }}
          />
        ))}
      </div>
      <ul>
        {SORTES.filter(([sorte]) => poids[sorte] > 0).map(([sorte, nom]) => (
          <li key={sorte}>
            <i data-sorte={sorte} />
            {nom} {octets(poids[sorte])}
          </li>
        ))}
      </ul>
    </section>
  );
}
