/** The media of a question on a phone: a small picture; sounds and videos stay on the host's screen. */
import { useState } from "react";
import { estPartielle, ImageRecadree, type PartImage } from "../../quizz/image-recadree.tsx";
import { lireMedia } from "../../quizz/lire-media.ts";
import { Icone } from "../../ui/icones.tsx";
import styles from "./mat.module.css";

export function MediaQuestion({ media }: { media: string }) {
  const [absente, setAbsente] = useState(false);
  const lu = lireMedia(media);
  if (lu === null) return null;
  const [sorte] = lu.sortes;
  if (sorte === "image" && !absente)
    return <Vignette src={lu.src} part={lu} onAbsente={() => setAbsente(true)} />;
  return (
    <p className={styles["ailleurs"]}>
      <Icone nom={sorte === "audio" ? "son" : "lecture"} taille="1.4em" />
      {sorte === "audio" ? "Écoute l’écran de l’hôte." : "Regarde l’écran de l’hôte."}
    </p>
  );
}

/** Small, so that the answers keep their place; a tap makes it as wide as the mat. */
function Vignette({
  src,
  part: { cadre, rotation },
  onAbsente,
}: {
  readonly src: string;
  readonly part: PartImage;
  readonly onAbsente: () => void;
}) {
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
      {estPartielle({ cadre, rotation }) ? (
        <ImageRecadree
          libre
          src={src}
          alt=""
          cadre={cadre}
          rotation={rotation}
          onError={onAbsente}
        />
      ) : (
        <img src={src} alt="" onError={onAbsente} draggable={false} />
      )}
    </button>
  );
}
