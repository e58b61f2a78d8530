/** What this screen alone knows of a step, forgotten when the step changes; the ticks also survive a reload. */
import { useEffect, useMemo, useState } from "react";
import type { Jugement } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { ecrireOnglet, lireOnglet } from "../../browser/stockage.ts";
import { participants } from "../../scenes/hote/joueurs.ts";
import {
  ecrireJugements,
  type JugementsGardes,
  lireJugements,
  memeQuestion,
  type QuestionJugee,
  questionJugee,
  rienDePose,
} from "./jugements-gardes.ts";

export type Verdicts = Readonly<Record<string, Jugement>>;

export interface EtatLocal {
  /** Verdicts being given in local mode; null while the host is not giving any. */
  readonly verdicts: Verdicts | null;
  readonly poserVerdict: (joueur: string, jugement: Jugement) => void;
  /** Gives the verdicts again, from those on the table; null leaves them. */
  readonly corriger: (encore: boolean) => void;
}

interface Etat extends JugementsGardes {
  readonly question: QuestionJugee;
}

const neuf = (question: QuestionJugee, gardes: JugementsGardes): Etat => ({
  question,
  enCorrection: gardes.enCorrection,
  poses: gardes.poses,
});

export function useEtatLocal(vue: Vue): EtatLocal {
  const question = useMemo(() => questionJugee(vue), [vue]);
  const [garde, setEtat] = useState(() =>
    neuf(question, lireJugements(lireOnglet("jugements"), question)),
  );
  const etat = useMemo(
    () => (memeQuestion(garde.question, question) ? garde : neuf(question, rienDePose)),
    [garde, question],
  );
  const aGarder = ecrireJugements(question, etat);
  useEffect(() => ecrireOnglet("jugements", aGarder), [aGarder]);
  return useMemo(() => {
    const changer = (champs: Partial<Etat>) => setEtat({ ...etat, ...champs });
    const actuels = (): Verdicts =>
      Object.fromEntries(
        // nobody was right until the host says so
        participants(vue).map(({ id, jugement }) => [id, etat.poses[id] ?? (jugement || "faux")]),
      );
    return {
      verdicts: vue.attendJugement || etat.enCorrection ? actuels() : null,
      poserVerdict: (joueur, jugement) => changer({ poses: { ...etat.poses, [joueur]: jugement } }),
      corriger: (enCorrection) => changer({ enCorrection, poses: {} }),
    };
  }, [vue, etat]);
}
