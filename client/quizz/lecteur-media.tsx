/** What shows or plays a media of a known kind. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { SorteMedia } from "./lire-media.ts";

interface LecteurMediaProps {
  readonly sorte: SorteMedia;
  readonly src: string;
  readonly alt: string;
  readonly joue: boolean;
  readonly pret: () => void;
  readonly rate: () => void;
}

export function LecteurMedia({
  sorte,
  src,
  alt,
  joue,
  pret,
  rate,
}: LecteurMediaProps): ReactElement {
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

interface BandeProps extends Omit<LecteurMediaProps, "sorte" | "alt"> {
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
