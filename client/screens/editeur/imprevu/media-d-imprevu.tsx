/** The picture, the sound or the video of a card or of its follow-up: one line, and a dialogue to change it. plateforme §2, §5 "Files". */
import { type ReactElement, useState } from "react";
import { lireMedia, type SorteMedia } from "../../../quizz/lire-media.ts";
import { Media } from "../../../quizz/media.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { MediaEcrit } from "../question/media-question.tsx";
import styles from "./media-d-imprevu.module.css";

interface Props {
  /** What it is the media of: "Média", "Média de la suite". */
  readonly titre: string;
  /** "" when there is none. */
  readonly media: string;
  /** The house's, which is shown without one; null: nothing but a way to one. */
  readonly defaut: string | null;
  readonly onChange: (media: string) => void;
}

/** Stored files have names that tell nothing: a link is known by where it leads, the others by what they are. */
function nommer(media: string, sorte: SorteMedia | undefined): string {
  if (sorte === undefined) return "Fichier illisible";
  return /^https?:/.test(media) ? new URL(media).hostname : NOMS_SORTES[sorte];
}

const NOMS_SORTES: Readonly<Record<SorteMedia, string>> = {
  image: "Une image",
  audio: "Un son",
  video: "Une vidéo",
  youtube: "Une vidéo",
};

export function MediaDImprevu({ titre, media, defaut, onChange }: Props): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const sorte = lireMedia(media)?.sortes[0];
  const dialogue = (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre={titre}
      variante="modale"
      largeur="40rem"
      actions={<Bouton onClick={() => setOuvert(false)}>Voilà</Bouton>}
    >
      <MediaEcrit media={media} choisir="Mettre dans l’imprévu" onChange={onChange} />
    </Dialogue>
  );
  if (media === "" && defaut === null)
    return (
      <div>
        <button type="button" className={styles["ajouter"]} onClick={() => setOuvert(true)}>
          <Icone nom="image" taille="1.1em" />
          {titre}
        </button>
        {dialogue}
      </div>
    );
  return (
    <div className={styles["media"]}>
      <div className={styles["vignette"]}>
        {media === "" || sorte === "image" ? (
          <Media media={media || (defaut ?? "")} />
        ) : (
          <Icone nom={sorte === "audio" ? "note" : "video"} taille="1.5rem" />
        )}
      </div>
      <p>
        <b>{media === "" ? defaut : titre}</b>
        <span className={styles["nom"]}>
          {media === "" ? "celle de la maison" : nommer(media, sorte)}
        </span>
      </p>
      <button type="button" aria-label={`Changer\u00A0: ${titre}`} onClick={() => setOuvert(true)}>
        Changer
      </button>
      {dialogue}
    </div>
  );
}
