/** Media of a question or an imprévu: image, video, sound or YouTube, on the host's screen and on phones. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { joinClassNames } from "../ui/classes.ts";
import { Icone } from "../ui/icones.tsx";
import { lireMediaAAfficher } from "./lire-media.ts";
import { type ElementDomDuMediaJoue, LecteurMedia } from "./lecteur-media.tsx";
import styles from "./media.module.css";

interface MediaProps {
  /** Stored file name or http(s) address of the media; "" shows nothing. */
  readonly media: string;
  /** Alternative text of an image; decorative by default. */
  readonly alt?: string | undefined;
  /** Whether the media plays automatically where the browser allows it (host's screen), instead of waiting for a tap. */
  readonly joue?: boolean | undefined;
  /** Called once, when the media can be shown or played, or has failed for good. */
  readonly onPret?: (() => void) | undefined;
  readonly className?: string | undefined;
  /** Called with the player of a sound or a video, and with null once it is unmounted. The function must be the same at each render. */
  readonly onLecteur?: ((lecteur: ElementDomDuMediaJoue | null) => void) | undefined;
}

/** Shows a media whole, as large as its box allows; "Erreur fichier" when it cannot be used. */
export function MediaAffiche({ media, ...reste }: MediaProps): ReactElement | null {
  return media === "" ? null : <MediaPresent key={media} media={media} {...reste} />;
}

function MediaPresent({
  media,
  alt = "",
  joue = false,
  onPret,
  className,
  onLecteur,
}: MediaProps): ReactElement {
  const lu = lireMediaAAfficher(media);
  const [essai, setEssai] = useState(0);
  const sorte = lu?.sortes[essai];
  const pret = useUneFois(onPret);
  useEffect(() => {
    if (sorte === undefined) pret();
  }, [sorte, pret]);
  const rate = () => setEssai((n) => n + 1);
  return (
    <div className={joinClassNames(styles["media"], sorte && styles[sorte], className)}>
      {lu === null || sorte === undefined ? (
        <Erreur />
      ) : (
        <>
          {sorte === "audio" && <Icone nom="son" taille="4.5em" />}
          <LecteurMedia
            sorte={sorte}
            src={lu.src}
            extrait={lu.extrait}
            cadre={lu.cadre}
            rotation={lu.rotation}
            alt={alt}
            joue={joue}
            pret={pret}
            rate={rate}
            onLecteur={onLecteur}
          />
        </>
      )}
    </div>
  );
}

/** A stable function that calls the latest `action`, the first time only. */
function useUneFois(action: (() => void) | undefined): () => void {
  const derniere = useRef(action);
  useEffect(() => {
    derniere.current = action;
  }, [action]);
  const [uneFois] = useState(() => {
    let fait = false;
    return () => {
      if (fait) return;
      fait = true;
      derniere.current?.();
    };
  });
  return uneFois;
}

function Erreur(): ReactElement {
  return (
    <p className={styles["erreur"]}>
      <Icone nom="attention" taille="1.5em" />
      Erreur fichier
    </p>
  );
}
