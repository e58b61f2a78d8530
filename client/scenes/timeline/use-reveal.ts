/** Plays the beats of a reveal on this screen: from the instant at which it saw the step begin, or from their end. decision 0103. */
import { createContext, useContext, useMemo, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estLocale } from "../../partie/joueurs.ts";
import { useLigne, useVue } from "../../partie/vue.ts";
import {
  aCommence,
  COURSE,
  COURSE_CALME,
  type CompteDuDepart,
  compterDes,
  DEPART,
  DEPART_CALME,
  FINI,
  JUGEE,
  JUGEE_CALME,
  type Moment,
  type Partition,
  REVELATION,
  REVELATION_CALME,
  type Battement,
} from "./timeline.ts";
import { lireCourse } from "./course.ts";
import { useMarques } from "./use-beats.ts";
import { CLASSEMENT_MS } from "#contracts/limites.ts";

export interface Recit extends Moment {
  /** All but the proof is still to be told. */
  readonly enCours: boolean;
  /** This screen saw the step begin: what comes in with a motion does. */
  readonly enDirect: boolean;
  /** It did, and nobody has ended the telling: what moves as it comes in still does. The same from the first beat to the last. */
  readonly vif: boolean;
  /** To the end of the beats, on this screen. */
  readonly finir: () => void;
}

/** On the button of a step whose beats are being told. */
export const TEXTE_ABREGER = "Passer";
/** While it is counted. */
export const TEXTE_DEPART_COMPTE = "On y va";

/** Who asked for less motion. */
export const calme = window.matchMedia("(prefers-reduced-motion: reduce)");

/** What this step has to tell; null: all of it is there at once. */
function partitionDe(vue: Vue): Partition | null {
  if (vue.phase !== "jeu" || vue.etape !== ETAPE.reponse) return null;
  if (lireCourse(vue) !== null) return calme.matches ? COURSE_CALME : COURSE;
  if (!estLocale(vue)) return calme.matches ? REVELATION_CALME : REVELATION;
  if (vue.attendJugement) return null;
  return calme.matches ? JUGEE_CALME : JUGEE;
}

export function useRecit(): Recit {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const partition = partitionDe(vue);
  const { marque, finir } = useMarques(partition, depuis);
  const moment = marque ?? FINI;
  const enDirect = depuis !== null;
  const vif = enDirect && (partition === null || marque !== null);
  return useMemo(
    () => ({ ...moment, enCours: !aCommence(moment, "dit"), enDirect, vif, finir }),
    [moment, enDirect, vif, finir],
  );
}

export interface Comptage {
  readonly nombre: CompteDuDepart["nombre"];
  /** To the first question. */
  readonly finir: () => void;
}

/** The three knocks, for who saw the game begin. */
export function useComptage(): Comptage {
  const { depuis, lance } = useLigne();
  const { modeJeu } = useVue().vue;
  // in a race nobody sees the first question before the others
  const comptes = calme.matches && modeJeu !== "rapidite" ? DEPART_CALME : DEPART;
  // the slate's page comes after the launch
  const [venu] = useState(() => performance.now());
  const retardMs = depuis === null ? 0 : Math.max(0, venu - depuis);
  const marques = useMemo(
    () => (lance ? compterDes(comptes, retardMs) : null),
    [lance, comptes, retardMs],
  );
  const { marque, finir } = useMarques(marques, depuis);
  return { nombre: marque?.nombre ?? null, finir };
}

interface EnScene extends Recit {
  /** « Trois, deux, un » is over the step. */
  readonly compte: boolean;
}

const ContexteRecit = createContext<EnScene>({
  ...FINI,
  enCours: false,
  enDirect: false,
  vif: false,
  finir: () => {},
  compte: false,
});
/** Where there is none (a preview) all is told. */
export const FournisseurRecit = ContexteRecit.Provider;

/** What it gives: the same until the next beat, so that a screen that counts seconds does not tell all of it again. */
export const useEnScene = (recit: Recit, compte: boolean): EnScene =>
  useMemo(() => ({ ...recit, compte }), [recit, compte]);

export const useMoment = (): EnScene => useContext(ContexteRecit);

/** Whether that beat of the reveal has begun on this screen. */
export const useACommence = (temps: Battement): boolean => aCommence(useMoment(), temps);

//// The standings, on the slate and in each hand: for a few seconds, from the instant at which this screen saw their step begin. decisions/0108.
/** They are to be read, with or without motion. */
const MARQUES = [
  { montre: true, debutMs: 0 },
  { montre: false, debutMs: CLASSEMENT_MS },
] as const;

export interface ClassementEnScene {
  readonly montre: boolean;
  /** To the step that they came with, on this screen. */
  readonly finir: () => void;
}

export function useClassementEnScene(): ClassementEnScene {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const dit = vue.phase === "jeu" && vue.classement?.clos === false;
  const { marque, finir } = useMarques(dit ? MARQUES : null, depuis);
  return { montre: marque?.montre ?? false, finir };
}
