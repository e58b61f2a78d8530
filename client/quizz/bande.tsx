import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Extrait } from "#contracts/fragment.ts";
import { enAvance, tenirExtrait } from "./extrait.ts";
import { adresseDExtrait } from "./lire-media.ts";
import { MediaControls } from "./media-controls.tsx";

interface BandeProps {
  readonly balise: "video" | "audio";
  readonly src: string;
  /** The part that is played; null: all of it. */
  readonly extrait: Extrait | null;
  readonly joue: boolean;
  readonly pret: () => void;
  readonly rate: () => void;
  readonly onLecteur: ((lecteur: HTMLMediaElement | null) => void) | undefined;
}

/**
 * A video or a sound. It begins when `joue` says so and stops when it is taken away. Once it could play, it keeps its player
 * whatever the line does: it is taken up again where it stopped, once at each place. Of an extract nothing else is heard.
 */
export function Bande({
  balise: Balise,
  src,
  extrait,
  joue,
  pret,
  rate,
  onLecteur,
}: BandeProps): ReactElement {
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const jouable = useRef(false);
  const repris = useRef<number | null>(null);
  useExtrait(element, extrait);
  useEffect(() => {
    onLecteur?.(element);
    return () => onLecteur?.(null);
  }, [element, onLecteur]);
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
    <>
      <Balise
        ref={setElement}
        src={adresseDExtrait(src, extrait)}
        playsInline
        preload="auto"
        onCanPlay={() => (jouable.current = true)}
        onCanPlayThrough={({ currentTarget }) => {
          // what comes before the extract is no help: it will say so again once it is where it begins
          if (!enAvance(currentTarget, extrait)) pret();
        }}
        onLoadedMetadata={(evenement) => {
          // a sound opened as a video has no picture: let it be shown as a sound
          const video = evenement.currentTarget;
          if (video instanceof HTMLVideoElement && video.videoWidth === 0) rate();
        }}
        onError={({ currentTarget }) => (jouable.current ? reprendre(currentTarget) : rate())}
      />
      {element !== null && <MediaControls element={element} extrait={extrait} />}
    </>
  );
}

function useExtrait(element: HTMLMediaElement | null, extrait: Extrait | null): void {
  const { debut = 0, fin = null } = extrait ?? {};
  const entier = extrait === null;
  // before it is told to play, which may be at once
  useLayoutEffect(() => {
    if (element === null || entier) return undefined;
    return tenirExtrait(element, { debut, fin });
  }, [element, entier, debut, fin]);
}
