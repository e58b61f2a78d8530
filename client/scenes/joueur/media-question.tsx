/** What a question shows beside its text. On a phone: the picture, small; sounds and videos stay on the host's screen. */
import { useState } from "react";
import { lireMedia } from "../../quizz/lire-media.ts";
import { Icone } from "../../ui/icones.tsx";
import styles from "./mat.module.css";

export function MediaQuestion({ media }: { media: string }) {
  const [absente, setAbsente] = useState(false);
  const lu = lireMedia(media);
  if (lu === null) return null;
  const [sorte] = lu.sortes;
  if (sorte === "image" && !absente)
    return <Vignette src={lu.src} onAbsente={() => setAbsente(true)} />;
  return (
    <p className={styles["ailleurs"]}>
      <Icone nom={sorte === "audio" ? "son" : "lecture"} taille="1.4em" />
      {sorte === "audio" ? "Écoute l’écran de l’hôte." : "Regarde l’écran de l’hôte."}
    </p>
  );
}

/** Small, so that the answers keep their place; a tap makes it as wide as the mat. */
function Vignette({ src, onAbsente }: { src: string; onAbsente: () => void }) {
  const [grande, setGrande] = useState(false);
  return (
    <button
      type="button"
      className={styles["image"]}
      aria-expanded={grande}
      aria-label={grande ? "Réduire l’image" : "Agrandir l’image"}
      data-grande={grande}
      onClick={() => setGrande(!grande)}
    >
      <img src={src} alt="" onError={onAbsente} draggable={false} />
    </button>
  );
}
