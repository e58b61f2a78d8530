/** Plays the beats of a reveal on this screen: from the instant at which it saw the step begin, or from their end. decision 0103. */
import { createContext, useContext, useEffect, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estLocale } from "../../partie/joue-ici.ts";
import { useConnexion, useLigne, useVue } from "../../partie/vue.ts";
import {
  aCommence,
  FINI,
  JUGEE,
  JUGEE_CALME,
  type Moment,
  momentA,
  type Partition,
  REVELATION,
  REVELATION_CALME,
  type Temps,
} from "./partition.ts";

export interface Recit extends Moment {
  /** All but the proof is still to be told. */
  readonly enCours: boolean;
  /** This screen saw the step begin: what comes in with a motion does. */
  readonly enDirect: boolean;
  /** To the end of the beats, on this screen. */
  readonly finir: () => void;
}

/** On the button of a step whose beats are being told. */
export const TEXTE_ABREGER = "Passer à la fin";

const calme = window.matchMedia("(prefers-reduced-motion: reduce)");

/** What this step has to tell; null: all of it is there at once. A race ends with its first right answer, and has a scene of its own. */
function partitionDe(vue: Vue): Partition | null {
  if (vue.phase !== "jeu" || vue.etape !== ETAPE.reponse || vue.modeJeu === "rapidite") return null;
  if (!estLocale(vue)) return calme.matches ? REVELATION_CALME : REVELATION;
  if (vue.attendJugement) return null;
  return calme.matches ? JUGEE_CALME : JUGEE;
}

interface Joue {
  /** Of the step that it tells. */
  readonly depuis: number | null;
  readonly moment: Moment;
}

export function useRecit(): Recit {
  const { depuis } = useLigne(useConnexion());
  const { vue } = useVue();
  const [joue, setJoue] = useState<Joue>({ depuis: null, moment: FINI });
  const partition = depuis === null ? null : partitionDe(vue);
  useEffect(() => {
    if (partition === null || depuis === null) return undefined;
    const ecoule = performance.now() - depuis;
    // a page that had other things to do is at the beat of its clock, not at the first
    const minuteries = partition.map((marque) =>
      setTimeout(
        () =>
          setJoue((avant) =>
            avant.depuis === depuis && avant.moment === FINI ? avant : { depuis, moment: marque },
          ),
        marque.debutMs - ecoule,
      ),
    );
    return () => {
      for (const minuterie of minuteries) clearTimeout(minuterie);
    };
  }, [partition, depuis]);
  const moment =
    partition === null ? FINI : joue.depuis === depuis ? joue.moment : momentA(partition, 0);
  return {
    ...moment,
    enCours: !aCommence(moment, "dit"),
    enDirect: depuis !== null,
    finir: () => setJoue({ depuis, moment: FINI }),
  };
}

const ContexteRecit = createContext<Recit>({
  ...FINI,
  enCours: false,
  enDirect: false,
  finir: () => {},
});
/** Where there is none (a preview) all is told. */
export const FournisseurRecit = ContexteRecit.Provider;

export const useMoment = (): Recit => useContext(ContexteRecit);

/** Whether that beat of the reveal has begun on this screen. */
export const useACommence = (temps: Temps): boolean => aCommence(useMoment(), temps);
