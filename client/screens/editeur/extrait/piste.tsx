/** The track of a sound or a video, with the two ends of the extract and the playhead. */
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from "react";
import type { ExtraitDeMedia } from "#contracts/fragment.ts";
import { direInstantDeMediaEnToutesLettres } from "./instants.ts";
import {
  mettreDebutExtraitAuCurseur,
  mettreFinExtraitAuCurseur,
  calculerInstantDuCurseurApresTouche,
  deplacerDebutExtrait,
  deplacerFinExtrait,
} from "./bornes.ts";
import { WAVEFORM_BARS } from "./waveform.ts";
import styles from "./extrait.module.css";

type Curseur = "debut" | "fin" | "tete";

const NOMS: Readonly<Record<Curseur, string>> = {
  debut: "Début de l’extrait",
  tete: "Tête de lecture",
  fin: "Fin de l’extrait",
};

interface Props {
  readonly extrait: ExtraitDeMedia;
  /** Seconds from one side of the track to the other. */
  readonly longueur: number;
  /** Duration of the media in seconds; null while it is not known. */
  readonly duree: number | null;
  readonly instant: number;
  readonly onde: readonly number[] | null;
  /**
   * Called during a drag with the extract as it would be, and with null when the gesture turns out to be a scroll. The
   * extract of the end goes to `onPoser`.
   */
  readonly onTirer: (extrait: ExtraitDeMedia | null) => void;
  /** Called with the extract to write. @param auClavier the change comes from a key, which may be repeated */
  readonly onPoser: (extrait: ExtraitDeMedia, auClavier: boolean) => void;
  readonly onAller: (instant: number) => void;
  /** Plays the extract, or stops it. */
  readonly onEcouter: () => void;
}

export function PisteExtrait({
  extrait,
  longueur,
  duree,
  instant,
  onde,
  onTirer,
  onPoser,
  onAller,
  onEcouter,
}: Props): ReactElement {
  const rail = useRef<HTMLDivElement>(null);
  const tete = useRef<HTMLSpanElement>(null);
  const tenu = useRef<Curseur | null>(null);
  const lieux: Readonly<Record<Curseur, number>> = {
    debut: extrait.debut,
    tete: Math.min(instant, longueur),
    fin: extrait.fin ?? longueur,
  };
  const mis = (curseur: "debut" | "fin", ou: number) =>
    curseur === "debut"
      ? deplacerDebutExtrait(extrait, ou, longueur)
      : deplacerFinExtrait(extrait, ou, longueur, duree);
  const instantSous = ({ clientX }: PointerEvent) => {
    const boite = rail.current?.getBoundingClientRect();
    if (boite === undefined || boite.width === 0) return 0;
    return Math.max(0, Math.min(1, (clientX - boite.left) / boite.width)) * longueur;
  };
  const suivre = (evenement: PointerEvent) => {
    const { current: curseur } = tenu;
    if (curseur === "tete") onAller(instantSous(evenement));
    else if (curseur !== null) onTirer(mis(curseur, instantSous(evenement)));
  };
  const prendre = (evenement: PointerEvent<HTMLElement>, curseur: Curseur) => {
    if (evenement.button !== 0) return;
    // the event stops at the end of the extract: the track under it would also take the pointer
    evenement.stopPropagation();
    evenement.currentTarget.setPointerCapture(evenement.pointerId);
    tenu.current = curseur;
    if (curseur !== "tete") return;
    // the track takes the focus, so that its keys work from here on
    evenement.preventDefault();
    tete.current?.focus();
    suivre(evenement);
  };
  const lacher = (evenement: PointerEvent) => {
    const { current: curseur } = tenu;
    tenu.current = null;
    if (curseur === "debut" || curseur === "fin")
      onPoser(mis(curseur, instantSous(evenement)), false);
  };
  const abandonner = () => {
    tenu.current = null;
    onTirer(null);
  };
  const suivi = { onPointerMove: suivre, onPointerUp: lacher, onPointerCancel: abandonner };
  const touche = (evenement: KeyboardEvent, curseur: Curseur) => {
    if (evenement.altKey || evenement.ctrlKey || evenement.metaKey) return;
    const ou = calculerInstantDuCurseurApresTouche(evenement, lieux[curseur], longueur);
    const lettre = evenement.key.toLowerCase();
    if (ou !== null) {
      if (curseur === "tete") onAller(Math.max(0, Math.min(ou, longueur)));
      else onPoser(mis(curseur, ou), true);
    } else if (lettre === "i") onPoser(mettreDebutExtraitAuCurseur(extrait, instant), true);
    else if (lettre === "o") onPoser(mettreFinExtraitAuCurseur(extrait, instant), true);
    else if (lettre === " ") onEcouter();
    else return;
    evenement.preventDefault();
  };
  const part = (ou: number) => `${String((100 * ou) / longueur)}%`;
  return (
    <div
      className={styles["piste"]}
      style={{
        "--bord-de": part(lieux.debut),
        "--bord-a": part(lieux.fin),
        "--bord-tete": part(lieux.tete),
      }}
      onPointerDown={(evenement) => prendre(evenement, "tete")}
      {...suivi}
    >
      <div ref={rail} className={styles["rail"]}>
        <DessinOnde onde={onde} de={lieux.debut / longueur} a={lieux.fin / longueur} />
        <i className={styles["choisi"]} aria-hidden="true" />
        {(["debut", "tete", "fin"] as const).map((curseur) => (
          <span
            key={curseur}
            ref={curseur === "tete" ? tete : undefined}
            role="slider"
            tabIndex={0}
            aria-label={NOMS[curseur]}
            aria-keyshortcuts="I O Space"
            aria-valuemin={0}
            aria-valuemax={Math.round(longueur * 10) / 10}
            aria-valuenow={Math.round(lieux[curseur] * 10) / 10}
            aria-valuetext={direInstantDeMediaEnToutesLettres(lieux[curseur])}
            className={styles["curseur"]}
            data-curseur={curseur}
            onKeyDown={(evenement) => touche(evenement, curseur)}
            onPointerDown={(evenement) => prendre(evenement, curseur)}
            {...suivi}
          />
        ))}
      </div>
    </div>
  );
}

interface DessinOndeProps {
  /** Loudness along the track, from 0 to 1; null draws a plain track. */
  readonly onde: readonly number[] | null;
  /** Beginning and end of the extract, from 0 to 1 of the track. */
  readonly de: number;
  readonly a: number;
}

/** Height of the smallest bar of the waveform, in hundredths of the track's height: a silence is drawn as a dot. */
const PLUS_BAS = 2;

/** Draws the loudness along the track, with the part outside of the extract fainter. */
function DessinOnde({ onde, de, a }: DessinOndeProps): ReactElement {
  const hauts = onde ?? Array.from({ length: WAVEFORM_BARS }, () => 0);
  const traits = hauts.map((part, rang) => {
    const haut = Math.max(PLUS_BAS, 92 * part);
    const milieu = (rang + 0.5) / hauts.length;
    return {
      d: `M${String(rang + 0.5)} ${String(50 - haut / 2)}v${String(haut)}`,
      dedans: milieu >= de && milieu <= a,
    };
  });
  const trace = (dedans: boolean) =>
    traits.flatMap((trait) => (trait.dedans === dedans ? [trait.d] : [])).join("");
  return (
    <svg
      viewBox={`0 0 ${String(hauts.length)} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles["onde"]}
    >
      <path d={trace(false)} />
      <path d={trace(true)} className={styles["dedans"]} />
    </svg>
  );
}
