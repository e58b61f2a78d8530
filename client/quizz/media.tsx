/** A question's or an imprévu's media: image, video, sound or YouTube, on the host's screen and on the phones. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { classes } from "../ui/classes.ts";
import { Icone } from "../ui/icones.tsx";
import { lireMedia, type SorteMedia } from "./lire-media.ts";
import styles from "./media.module.css";

export interface MediaProps {
  /** A stored name, or an http(s) address. "" shows nothing. */
  readonly media: string;
  /** What an image shows; default: decorative, the text around it says enough. */
  readonly alt?: string | undefined;
  /** Plays by itself when it can (host's screen); otherwise it waits for a tap. */
  readonly joue?: boolean | undefined;
  /** Called once: it can be shown or played, or never will be. There is nothing more to wait for. */
  readonly onPret?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** Fills the box it is given without being cut; "Erreur fichier" when it cannot be used. */
export function Media({ media, ...reste }: MediaProps): ReactElement | null {
  return media === "" ? null : <MediaPresent key={media} media={media} {...reste} />;
}

function MediaPresent({
  media,
  alt = "",
  joue = false,
  onPret,
  className,
}: MediaProps): ReactElement {
  const lu = lireMedia(media);
  const [essai, setEssai] = useState(0);
  const sorte = lu?.sortes[essai];
  const pret = useUneFois(onPret);
  useEffect(() => {
    if (sorte === undefined) pret();
  }, [sorte, pret]);
  const rate = () => setEssai((n) => n + 1);
  return (
    <div className={classes(styles["media"], sorte && styles[sorte], className)}>
      {lu === null || sorte === undefined ? (
        <Erreur />
      ) : (
        <>
          {sorte === "audio" && <Icone nom="son" taille="4.5em" />}
          <Lecteur sorte={sorte} src={lu.src} alt={alt} joue={joue} pret={pret} rate={rate} />
        </>
      )}
    </div>
  );
}

/** The same function all along, which calls the newest `action`, the first time only. */
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

interface LecteurProps {
  readonly sorte: SorteMedia;
  readonly src: string;
  readonly alt: string;
  readonly joue: boolean;
  readonly pret: () => void;
  readonly rate: () => void;
}

function Lecteur({ sorte, src, alt, joue, pret, rate }: LecteurProps): ReactElement {
  switch (sorte) {
    case "image":
      return (
        <img src={src} alt={alt} onLoad={pret} onError={rate} decoding="async" draggable={false} />
      );
    case "video":
    case "audio":
      return <Bande balise={sorte} src={src} joue={joue} pret={pret} rate={rate} />;
    case "youtube":
      return (
        <iframe
          src={joue ? `${src}&autoplay=1` : src}
          title="Vidéo YouTube"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play for a page that does not say where it is
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which needs its own to play
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          onLoad={pret}
        />
      );
  }
}

interface BandeProps extends Omit<LecteurProps, "sorte" | "alt"> {
  readonly balise: "video" | "audio";
}

/**
 * A video or a sound. It begins when `joue` says so and stops when it is taken away. Once it could play, it keeps its player
 * whatever the line does: it is taken up again where it stopped, once at each place.
 */
function Bande({ balise: Balise, src, joue, pret, rate }: BandeProps): ReactElement {
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const jouable = useRef(false);
  const repris = useRef<number | null>(null);
  const reprendre = (bande: HTMLMediaElement) => {
    const { currentTime, paused } = bande;
    if (repris.current === currentTime) return;
    repris.current = currentTime;
    bande.load();
    bande.currentTime = currentTime;
    if (!paused) void bande.play().catch(() => {});
  };
  useEffect(() => {
    if (!joue || element === null) return undefined;
    // refused before the first tap: the controls are there
    void element.play().catch(() => {});
    return () => element.pause();
  }, [joue, element]);
  return (
    <Balise
      ref={setElement}
      src={src}
      controls
      playsInline
      preload="auto"
      onCanPlay={() => (jouable.current = true)}
      onCanPlayThrough={pret}
      onLoadedMetadata={(evenement) => {
        // a sound opened as a video has no picture: let it be shown as a sound
        const video = evenement.currentTarget;
        if (video instanceof HTMLVideoElement && video.videoWidth === 0) rate();
      }}
      onError={({ currentTarget }) => (jouable.current ? reprendre(currentTarget) : rate())}
    />
  );
}

function Erreur(): ReactElement {
  return (
    <p className={styles["erreur"]}>
      <Icone nom="attention" taille="1.5em" />
      Erreur fichier
    </p>
  );
}
