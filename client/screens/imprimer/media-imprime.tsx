/** What of a media goes on paper: an image is drawn, and what is played has a code that leads to it. */
import { type ReactElement, useState } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { lireYoutube } from "#contracts/youtube.ts";
import { adresseDExtrait, lireMedia } from "../../quizz/lire-media.ts";
import { ImageRecadree } from "../../quizz/image-recadree.tsx";
import { Qr } from "../../ui/qr.tsx";
import styles from "./feuille-imprimee.module.css";

const estImage = (media: string): boolean => lireMedia(media)?.sortes[0] === "image";

/** Whether paper shows something of it. */
export const estImprimable = (media: string): boolean =>
  media !== MEDIA_QUESTION_DEFAUT && lireMedia(media) !== null;

/** Where a phone that reads the code plays it, from where the extract begins. */
function adresseAJouer(media: string): string {
  const video = lireYoutube(media);
  if (video !== null) {
    const depart = Math.floor(video.extrait?.debut ?? 0);
    return `https://youtu.be/${video.id}${depart > 0 ? `?t=${String(depart)}` : ""}`;
  }
  const lu = lireMedia(media);
  return lu === null ? media : new URL(adresseDExtrait(lu.src, lu.extrait), location.href).href;
}

interface Props {
  readonly media: string;
  /** What it belongs to, after "de" in its name: "la question 3". */
  readonly de: string;
}

export function MediaImprime({ media, de }: Props): ReactElement | null {
  /** An address without a known ending, which is no image. */
  const [rate, setRate] = useState(false);
  const lu = lireMedia(media);
  if (lu === null || !estImprimable(media)) return null;
  if (estImage(media) && !rate)
    return (
      <div className={styles["image"]}>
        <ImageRecadree
          src={lu.src}
          alt={`Image de ${de}`}
          cadre={lu.cadre}
          rotation={lu.rotation}
          onError={() => setRate(true)}
        />
      </div>
    );
  const quoi = lu.sortes[0] === "audio" ? "À écouter" : "À voir";
  return (
    <p className={styles["a-jouer"]}>
      <Qr texte={adresseAJouer(media)} libelle={`Code QR du média de ${de}`} taille="5.5rem" />
      <span>{quoi}&nbsp;: scannez ce code.</span>
    </p>
  );
}

/** Where each question stands in the lines of the page: two with an image that follow each other share one. Pure. */
export function poserDeuxParDeux(images: readonly boolean[]): readonly ("entiere" | "moitie")[] {
  const places: ("entiere" | "moitie")[] = [];
  while (places.length < images.length) {
    const [ici, suivante] = images.slice(places.length);
    if (ici === true && suivante === true) places.push("moitie", "moitie");
    else places.push("entiere");
  }
  return places;
}

/** Questions that two of them share a line for. */
export const aUneImage = (media: string): boolean => estImprimable(media) && estImage(media);
