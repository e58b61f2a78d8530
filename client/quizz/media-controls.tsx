/** Our own controls under a sound, over the foot of a video: play, where it is, how loud. A browser's grey bar has no place on a slate. */
import { type CSSProperties, type ReactElement, useEffect, useState } from "react";
import type { Extrait } from "#contracts/fragment.ts";
import { reglerMuet, reglerVolume, useMuet, useVolume } from "../browser/volume.ts";
import { BoutonIcone } from "../ui/bouton.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./lecteur-media.module.css";

interface MediaControlsProps {
  readonly element: HTMLMediaElement;
  /** The part that is played; null: all of it. */
  readonly extrait: Extrait | null;
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
/** Of the volume, and of where it plays, for a key that is pressed once. */
const PAS_VOLUME = 0.05;
const PAS_S = 0.1;

interface Lecture {
  readonly joue: boolean;
  readonly instant: number;
  /** Seconds; 0 while it is not known, or for what never ends. */
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

/** "1:04". */
function direTemps(secondes: number): string {
  const entieres = Math.floor(secondes);
  return `${String(Math.floor(entieres / 60))}:${String(entieres % 60).padStart(2, "0")}`;
}

/** The chalked part of a line, for the stylesheet. */
const rempli = (part: number): CSSProperties => ({ "--part": `${String(part * 100)}%` });

export function MediaControls({ element, extrait }: MediaControlsProps): ReactElement {
  const { joue, instant, duree } = useLecture(element);
  const muet = useMuet();
  const volume = useVolume();
  useEffect(() => {
    sonner(element, muet, volume);
  }, [element, muet, volume]);

  const debut = extrait?.debut ?? 0;
  const longueur = Math.max(0, Math.min(extrait?.fin ?? duree, duree) - debut);
  const ici = Math.min(longueur, Math.max(0, instant - debut));
  const [lu, total] = [direTemps(ici), direTemps(longueur)];
  const fort = muet ? 0 : volume;
  // over a picture
  const sombre = element instanceof HTMLVideoElement;
  const basculer = () => {
    if (joue) element.pause();
    else void element.play().catch(() => {});
  };
  return (
    <div
      className={classes(styles["commandes"], sombre && "sur-ardoise")}
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
        onClick={() => reglerMuet(!muet)}
      />
      <input
        type="range"
        className={classes(styles["ligne"], styles["volume"])}
        aria-label="Volume"
        aria-valuetext={`${String(Math.round(fort * 100))}\u00A0%`}
        min={0}
        max={1}
        step={PAS_VOLUME}
        value={fort}
        style={rempli(fort)}
        onChange={({ currentTarget }) => reglerVolume(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
