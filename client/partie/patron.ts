/** What the patron is saying on this screen: for eight seconds from when it comes, from one page to the next. mise-en-scene "Le patron". */
import { useEffect, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VuePatron } from "#game/schema/etat.ts";
import { useMuet } from "../browser/volume.ts";
import { lireAVoixHaute, taire, useVoix } from "../browser/voix.ts";

const DUREE_MS = 8_000;
/** A reveal is told first, then its proof; the end, up to its table. */
const APRES_REVELATION_MS = 5_000;
const APRES_FILM_MS = 10_500;

interface Parole {
  readonly code: string;
  readonly numero: number;
  /** The step it came with. */
  readonly tour: number;
  /** When it is shown, and until when, in ms of this page's clock. */
  readonly debut: number;
  readonly fin: number;
}

type Moment = Pick<Vue, "code" | "tour" | "etape" | "phase"> & {
  /** Of the last thing said; 0: none, or it no longer holds. */
  readonly numero: number;
};

/** What is known of his words once this state has come. What a page finds when it is loaded has been said already. Pure. */
export function suivreParole(
  avant: Parole | null,
  { code, tour, etape, phase, numero }: Moment,
  now: number,
): Parole {
  if (avant === null || avant.code !== code) return { code, numero, tour, debut: now, fin: now };
  if (numero > avant.numero) {
    const debut = now + attenteDe(phase, etape);
    return { code, numero, tour, debut, fin: debut + DUREE_MS };
  }
  // a reveal that was left before he spoke of it is no longer to be spoken of
  return tour !== avant.tour && now < avant.debut ? { ...avant, tour, fin: now } : avant;
}

/** What is told of this moment before he speaks of it, in ms. */
function attenteDe(phase: Moment["phase"], etape: Moment["etape"]): number {
  if (phase === "fin") return APRES_FILM_MS;
  return phase === "jeu" && etape === ETAPE.reponse ? APRES_REVELATION_MS : 0;
}

/** Of this tab: a page that follows another goes on with what was being said. */
let parole: Parole | null = null;

export function useParoles({ code, tour, etape, phase, patron }: Vue): VuePatron | null {
  const [dite, setDite] = useState(0);
  const numero = patron?.numero ?? 0;
  useEffect(() => {
    const now = performance.now();
    parole = suivreParole(parole, { code, tour, etape, phase, numero }, now);
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

/** Reads what the patron says as it comes, when the host has asked for it and sound is on. */
export function useLecture(dit: VuePatron | null): void {
  const lit = useVoix();
  const muet = useMuet();
  const texte = dit === null || !lit || muet ? "" : ditEnTexte(dit);
  useEffect(() => {
    if (texte !== "") lireAVoixHaute(texte);
  }, [texte]);
  useEffect(() => (muet ? taire() : undefined), [muet]);
  useEffect(() => taire, []);
}

/** What he says, in one piece. */
export const ditEnTexte = ({ texte }: VuePatron): string => texte.map(({ v }) => v).join("");
