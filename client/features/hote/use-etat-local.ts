/** What this screen alone knows of a step, forgotten when the step changes. */
import { useState } from "react";
import type { Jugement } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { participants } from "./joueurs.ts";

export type Verdicts = Readonly<Record<string, Jugement>>;

export interface EtatLocal {
  readonly suiteOuverte: boolean;
  readonly ouvrirSuite: () => void;
  /** Verdicts being given in local mode; null while the host is not giving any. */
  readonly verdicts: Verdicts | null;
  readonly poserVerdict: (joueur: string, jugement: Jugement) => void;
  /** Gives the verdicts again, from those on the table; null leaves them. */
  readonly corriger: (encore: boolean) => void;
}

interface Etat {
  readonly tour: number;
  readonly suiteOuverte: boolean;
  readonly enCorrection: boolean;
  readonly poses: Verdicts;
}

const neuf = (tour: number): Etat => ({
  tour,
  suiteOuverte: false,
  enCorrection: false,
  poses: {},
});

function lireJugement(brut: string): Jugement {
  return brut === "juste" || brut === "precis" ? brut : "faux";
}

export function useEtatLocal(vue: Vue): EtatLocal {
  const [garde, setEtat] = useState(() => neuf(vue.tour));
  const etat = garde.tour === vue.tour ? garde : neuf(vue.tour);
  const changer = (champs: Partial<Etat>) => setEtat({ ...etat, ...champs });
  const juge = vue.attendJugement || etat.enCorrection;
  const actuels = (): Verdicts =>
    Object.fromEntries(participants(vue).map(({ id, jugement }) => [id, lireJugement(jugement)]));
  return {
    suiteOuverte: etat.suiteOuverte,
    ouvrirSuite: () => changer({ suiteOuverte: true }),
    verdicts: juge ? { ...actuels(), ...etat.poses } : null,
    poserVerdict: (joueur, jugement) => changer({ poses: { ...etat.poses, [joueur]: jugement } }),
    corriger: (enCorrection) => changer({ enCorrection, poses: {} }),
  };
}
