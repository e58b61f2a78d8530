import type { ReactElement } from "react";
import type { MonMedia } from "#contracts/medias.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import { octets } from "../../ui/octets.ts";
import styles from "./medias.module.css";
import { jamaisServi, nombreDeQuestions, sorteDe } from "./etageres.ts";

interface Props {
  readonly media: MonMedia;
  readonly choisi: boolean;
  readonly onChoisir: () => void;
}

/** One file of the grid: what it looks like, its name, its weight and how many questions show it. */
export function VignetteMedia({ media, choisi, onChoisir }: Props): ReactElement {
  const nombre = nombreDeQuestions(media);
  return (
    <li>
      <button
        type="button"
        className={styles["vignette"]}
        data-nom={media.nom}
        aria-pressed={choisi}
        onClick={onChoisir}
      >
        <span className={styles["apercu"]} data-sorte={sorteDe(media)}>
          <Apercu media={media} />
          {choisi && (
            <span className={styles["coche"]}>
              <Icone nom="coche" taille="70%" />
            </span>
          )}
        </span>
        <span className={styles["titre"]}>
          <Autrui>{media.titre}</Autrui>
        </span>
        <span className={styles["infos"]}>
          {octets(media.taille)} ·{" "}
          {jamaisServi(media) ? (
            <b>jamais servi</b>
          ) : (
            `${String(nombre)}\u00A0question${nombre > 1 ? "s" : ""}`
          )}
        </span>
      </button>
    </li>
  );
}

/** Heights of a made-up sound, in hundredths: sounds look alike until they are heard. */
const ONDE = [20, 34, 28, 52, 74, 90, 82, 60, 44, 66, 88, 70, 40, 30, 48, 64, 52, 36, 24, 16];

function Apercu({ media: { nom, type } }: { readonly media: MonMedia }): ReactElement {
  switch (sorteDe({ type })) {
    case "image":
      return <img src={`/media/apercu/${nom}`} alt="" loading="lazy" decoding="async" />;
    case "audio":
      return (
        <svg viewBox="0 0 200 100" aria-hidden="true" className={styles["onde"]}>
          {ONDE.map((haut, rang) => (
            <path
              key={`${String(rang)} ${String(haut)}`}
              d={`M${String(5 + rang * 10)} ${String(50 - haut / 2)}v${String(haut)}`}
            />
          ))}
        </svg>
      );
    case "video":
      return <Icone nom="video" taille="3rem" />;
  }
}
