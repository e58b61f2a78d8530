import { type ReactElement, useState } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { estPartielle, ImageRecadree } from "../../../quizz/image-recadree.tsx";
import { lireMedia } from "../../../quizz/lire-media.ts";
import { Icone, type NomIcone } from "../../../ui/icones.tsx";
import styles from "./vignette.module.css";

/** What a media is, as small as a stamp; nothing when there is none. */
export function Vignette({ media }: { readonly media: string }): ReactElement | null {
  const [ratee, setRatee] = useState<string | null>(null);
  const lu = media === MEDIA_QUESTION_DEFAUT ? null : lireMedia(media);
  if (lu === null) return null;
  const { src, cadre, rotation } = lu;
  const [sorte] = lu.sortes;
  const rater = () => setRatee(src);
  if (sorte === "image" && ratee !== src)
    return estPartielle(lu) ? (
      <span className={styles["vignette"]}>
        <ImageRecadree src={src} alt="" cadre={cadre} rotation={rotation} onError={rater} />
      </span>
    ) : (
      <img className={styles["vignette"]} src={src} alt="" loading="lazy" onError={rater} />
    );
  const icone: NomIcone = sorte === "audio" ? "note" : sorte === "image" ? "image" : "video";
  return (
    <span className={styles["vignette"]}>
      <Icone nom={icone} taille="1.4rem" />
    </span>
  );
}
