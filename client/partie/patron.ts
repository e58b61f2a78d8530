/** What the patron says on this screen: eight seconds each time, from one page to the next, and read aloud if wished. mise-en-scene "Le patron". */
import { useEffect, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueRepliqueDuPatron } from "#game/schema/etat.ts";
import { useMuted } from "../browser/volume.ts";
import { speakAloud, stopSpeech, useSpeechOn } from "../browser/speech.ts";

const DUREE_MS = 8_000;
/** Time, in ms, that the patron waits: until a reveal and its proof have been told, and until the end has been told up to its table. */
const APRES_REVELATION_MS = 5_000;
const APRES_FILM_MS = 10_500;

interface Parole {
  readonly code: string;
  readonly numero: number;
  /** The step that the words came with. */
  readonly tour: number;
  /** From when to when the words are shown, in ms of this page's clock. */
  readonly debut: number;
  readonly fin: number;
}

type Moment = Pick<Vue, "code" | "tour" | "etape" | "phase"> & {
  /** Number of the patron's words in the room's state; 0: none, or words that no longer hold. */
  readonly numero: number;
};

/**
 * Which of the patron's words this screen shows, and from when to when, once a new state of the room has come. Words that a page finds
 * when it is loaded count as said. Pure.
 */
export function calculerParoleDuPatron(
  avant: Parole | null,
  { code, tour, etape, phase, numero }: Moment,
  now: number,
): Parole {
  if (avant === null || avant.code !== code) return { code, numero, tour, debut: now, fin: now };
  if (numero > avant.numero) {
    const debut = now + attenteDe(phase, etape);
    return { code, numero, tour, debut, fin: debut + DUREE_MS };
  }
  // the step was left before the patron spoke of it: the words are dropped
  return tour !== avant.tour && now < avant.debut ? { ...avant, tour, fin: now } : avant;
}

/** How long this moment is told before the patron speaks of it, in ms. */
function attenteDe(phase: Moment["phase"], etape: Moment["etape"]): number {
  if (phase === "fin") return APRES_FILM_MS;
  return phase === "jeu" && etape === ETAPE.reponse ? APRES_REVELATION_MS : 0;
}

/** The patron's last words on this tab, shared by its pages: the next page goes on with what was being said. */
let parole: Parole | null = null;

function useParoles({ code, tour, etape, phase, patron }: Vue): VueRepliqueDuPatron | null {
  const [dite, setDite] = useState(0);
  const numero = patron?.numero ?? 0;
  useEffect(() => {
    const now = performance.now();
    parole = calculerParoleDuPatron(parole, { code, tour, etape, phase, numero }, now);
    const { debut, fin } = parole;
    if (fin <= now) return undefined;
    const montrer = setTimeout(() => setDite(numero), Math.max(0, debut - now));
    const oter = setTimeout(() => setDite(0), fin - now);
    return () => {
      clearTimeout(montrer);
      clearTimeout(oter);
    };
  }, [code, tour, etape, phase, numero]);
  return patron !== undefined && dite === patron.numero ? patron : null;
}

/** Reads the words aloud as they come, where the host has asked for it and sound is on. */
function useLecture(dit: VueRepliqueDuPatron | null): void {
  const lit = useSpeechOn();
  const muet = useMuted();
  const texte = dit === null || !lit || muet ? "" : texteDitParLePatron(dit);
  useEffect(() => {
    if (texte !== "") speakAloud(texte);
  }, [texte]);
  useEffect(() => (muet ? stopSpeech() : undefined), [muet]);
  useEffect(() => stopSpeech, []);
}

/** The patron's words now, read aloud where the host has asked for it; null: silent. */
export function useParoleDuPatronAvecLectureVocale(vue: Vue): VueRepliqueDuPatron | null {
  const dit = useParoles(vue);
  useLecture(dit);
  return dit;
}

/** The patron's words as one string. */
export const texteDitParLePatron = ({ texte }: VueRepliqueDuPatron): string =>
  texte.map(({ v }) => v).join("");
