import { type ReactElement, useState } from "react";
import { lireFragment } from "#contracts/fragment.ts";
import { lireYoutube } from "#contracts/youtube.ts";
import { lireMedia } from "../../quizz/lire-media.ts";
import { Media } from "../../quizz/media.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./contenu-signale.module.css";

/** A picture, a sound or a video; one of somebody else's site comes only once it is asked for: a quizz may have fifty. */
export function MediaSignale({ media }: { readonly media: string }): ReactElement {
  const [voulue, setVoulue] = useState(false);
  const ailleurs = lireYoutube(lireFragment(media).adresse) !== null;
  if (ailleurs && !voulue)
    return (
      <p>
        <Bouton variante="contour" icone="video" onClick={() => setVoulue(true)}>
          Voir la vidéo YouTube
        </Bouton>
      </p>
    );
  const son = lireMedia(media)?.sortes[0] === "audio";
  return (
    <Media
      media={media}
      alt="Média de la question"
      className={classes(styles["media"], son && styles["son"])}
    />
  );
}
