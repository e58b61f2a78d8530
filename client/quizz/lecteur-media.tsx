/** Players of a media whose kind is known. */
import {
  type CSSProperties,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ExtraitDeMedia } from "#contracts/fragment.ts";
import { setMuted, setMediaVolume, useMuted, useMediaVolume } from "../browser/volume.ts";
import { BoutonIcone } from "../ui/bouton.tsx";
import { joinClassNames } from "../ui/classes.ts";
import { estPositionDeLectureAvantExtrait, limiterLectureAExtrait } from "./extrait.ts";
import {
  estImageRecadreeOuTournee,
  ImageRecadree,
  type CadreEtRotationDImage,
} from "./image-recadree.tsx";
import styles from "./lecteur-media.module.css";
import { ecrireAdresseDExtraitDeMedia, type SorteMedia } from "./lire-media.ts";

/** DOM element that plays a media: sound, video or YouTube frame. */
export type ElementDomDuMediaJoue = HTMLMediaElement | HTMLIFrameElement;

interface LecteurMediaProps extends CadreEtRotationDImage {
  readonly sorte: SorteMedia;
  readonly src: string;
  /** Part of the sound or video that is played; null for all of it. */
  readonly extrait: ExtraitDeMedia | null;
  readonly alt: string;
  readonly joue: boolean;
  readonly pret: () => void;
  readonly rate: () => void;
  /** Called with the playing element, and with null once it is unmounted. The function must be the same at each render. */
  readonly onLecteur?: ((lecteur: ElementDomDuMediaJoue | null) => void) | undefined;
}

export function LecteurMedia({
  sorte,
  src,
  extrait,
  cadre,
  rotation,
  alt,
  joue,
  pret,
  rate,
  onLecteur,
}: LecteurMediaProps): ReactElement {
  switch (sorte) {
    case "image":
      if (estImageRecadreeOuTournee({ cadre, rotation })) {
        const part = { cadre, rotation };
        return <ImageRecadree {...part} src={src} alt={alt} onLoad={pret} onError={rate} />;
      }
      return (
        <img src={src} alt={alt} onLoad={pret} onError={rate} decoding="async" draggable={false} />
      );
    case "video":
    case "audio":
      return (
        <MediaPlayer
          balise={sorte}
          src={src}
          extrait={extrait}
          joue={joue}
          pret={pret}
          rate={rate}
          onLecteur={onLecteur}
        />
      );
    case "youtube":
      return (
        <iframe
          ref={onLecteur}
          src={`${src}${joue ? "&autoplay=1" : ""}${onLecteur === undefined ? "" : "&enablejsapi=1"}`}
          title="Vidéo YouTube"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // the frame's request names our site: YouTube refuses to play for a page that sends no referrer
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which needs its own to play
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          onLoad={pret}
        />
      );
  }
}

interface BandeProps {
  readonly balise: "video" | "audio";
  readonly src: string;
  /** Part of the sound or video that is played; null for all of it. */
  readonly extrait: ExtraitDeMedia | null;
  readonly joue: boolean;
  readonly pret: () => void;
  readonly rate: () => void;
  readonly onLecteur: ((lecteur: HTMLMediaElement | null) => void) | undefined;
}

/**
 * A video or a sound, which plays while `joue`. Once it can play, a network failure reloads the player at the same
 * position, once for each position. With an extract, nothing outside of it is heard.
 */
function MediaPlayer({
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
    // a refused autoplay is ignored: browsers refuse it before the first tap, and the author has the controls
    void element.play().catch(() => {});
    return () => element.pause();
  }, [joue, element]);
  return (
    <>
      <Balise
        ref={setElement}
        src={ecrireAdresseDExtraitDeMedia(src, extrait)}
        playsInline
        preload="auto"
        onCanPlay={() => (jouable.current = true)}
        onCanPlayThrough={({ currentTarget }) => {
          // the player only counts as ready at the start of the extract: "can play" comes again after the seek to it
          if (!estPositionDeLectureAvantExtrait(currentTarget, extrait)) pret();
        }}
        onLoadedMetadata={(evenement) => {
          // a video without a picture fails, so that the next kind is tried: a sound, where the address leaves the kind open
          const video = evenement.currentTarget;
          if (video instanceof HTMLVideoElement && video.videoWidth === 0) rate();
        }}
        onError={({ currentTarget }) => (jouable.current ? reprendre(currentTarget) : rate())}
      />
      {element !== null && <MediaControls element={element} extrait={extrait} />}
    </>
  );
}

function useExtrait(element: HTMLMediaElement | null, extrait: ExtraitDeMedia | null): void {
  const { debut = 0, fin = null } = extrait ?? {};
  const entier = extrait === null;
  // a layout effect, so that the extract is set before the play effect, which may start the sound at once
  useLayoutEffect(() => {
    if (element === null || entier) return undefined;
    return limiterLectureAExtrait(element, { debut, fin });
  }, [element, entier, debut, fin]);
}

/**
 * Properties of the controls below a sound, or over the bottom of a video: play, position, volume. They replace the
 * browser's, to match the slate.
 */
interface MediaControlsProps {
  readonly element: HTMLMediaElement;
  /** Part of the sound or video that is played; null for all of it. */
  readonly extrait: ExtraitDeMedia | null;
}

const SUIVIS = [
  "play",
  "pause",
  "ended",
  "timeupdate",
  "seeking",
  "loadedmetadata",
  "durationchange",
] as const;
/** Steps of the volume (from 0 to 1) and of the position (in seconds) for one key press. */
const PAS_VOLUME = 0.05;
const PAS_S = 0.1;

interface Lecture {
  readonly joue: boolean;
  readonly instant: number;
  /** Duration in seconds; 0 while unknown, or for an endless stream. */
  readonly duree: number;
}

const lireEtat = ({ paused, currentTime, duration }: HTMLMediaElement): Lecture => ({
  joue: !paused,
  instant: currentTime,
  duree: Number.isFinite(duration) ? duration : 0,
});

function useLecture(element: HTMLMediaElement): Lecture {
  const [lecture, setLecture] = useState(() => lireEtat(element));
  useEffect(() => {
    const suivre = () => setLecture(lireEtat(element));
    suivre();
    for (const quand of SUIVIS) element.addEventListener(quand, suivre);
    return () => {
      for (const quand of SUIVIS) element.removeEventListener(quand, suivre);
    };
  }, [element]);
  return lecture;
}

function placer(element: HTMLMediaElement, instant: number): void {
  element.currentTime = instant;
}

function sonner(element: HTMLMediaElement, muet: boolean, volume: number): void {
  element.muted = muet;
  element.volume = volume;
}

/** Position in a media as "1:04". */
function direTemps(secondes: number): string {
  const entieres = Math.floor(secondes);
  return `${String(Math.floor(entieres / 60))}:${String(entieres % 60).padStart(2, "0")}`;
}

/** Style that gives the filled part of a slider, from 0 to 1, to the stylesheet. */
const rempli = (part: number): CSSProperties => ({ "--part": `${String(part * 100)}%` });

function MediaControls({ element, extrait }: MediaControlsProps): ReactElement {
  const { joue, instant, duree } = useLecture(element);
  const muet = useMuted();
  const volume = useMediaVolume();
  useEffect(() => {
    sonner(element, muet, volume);
  }, [element, muet, volume]);

  const debut = extrait?.debut ?? 0;
  const longueur = Math.max(0, Math.min(extrait?.fin ?? duree, duree) - debut);
  const ici = Math.min(longueur, Math.max(0, instant - debut));
  const [lu, total] = [direTemps(ici), direTemps(longueur)];
  const fort = muet ? 0 : volume;
  // the controls over a video's picture are dark
  const sombre = element instanceof HTMLVideoElement;
  const basculer = () => {
    if (joue) element.pause();
    else void element.play().catch(() => {});
  };
  return (
    <div
      className={joinClassNames(styles["commandes"], sombre && "sur-ardoise")}
      role="group"
      aria-label="Lecteur"
      data-joue={joue}
    >
      <BoutonIcone
        icone={joue ? "pause" : "lecture"}
        libelle={joue ? "Mettre en pause" : "Écouter"}
        className={styles["jouer"]}
        onClick={basculer}
      />
      <input
        type="range"
        className={styles["ligne"]}
        aria-label="Où on en est"
        aria-valuetext={`${lu} sur ${total}`}
        min={0}
        max={longueur}
        step={PAS_S}
        value={ici}
        style={rempli(longueur === 0 ? 0 : ici / longueur)}
        disabled={longueur === 0}
        onChange={({ currentTarget }) => {
          placer(element, debut + currentTarget.valueAsNumber);
        }}
      />
      <span className={styles["temps"]} aria-hidden="true">
        {lu}&nbsp;/&nbsp;{total}
      </span>
      <BoutonIcone
        icone={muet ? "muet" : "son"}
        libelle={muet ? "Rétablir le son" : "Couper le son"}
        nu
        onClick={() => setMuted(!muet)}
      />
      <input
        type="range"
        className={joinClassNames(styles["ligne"], styles["volume"])}
        aria-label="Volume"
        aria-valuetext={`${String(Math.round(fort * 100))}\u00A0%`}
        min={0}
        max={1}
        step={PAS_VOLUME}
        value={fort}
        style={rempli(fort)}
        onChange={({ currentTarget }) => setMediaVolume(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
