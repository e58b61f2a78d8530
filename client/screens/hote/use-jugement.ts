/** What this screen alone knows of a step, forgotten when the step changes; the ticks also survive a reload. */
import { useEffect, useMemo, useState } from "react";
import { type Jugement, jugement } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { writeTabValue, readTabValue } from "../../browser/stored-values.ts";
import { participants } from "../../scenes/hote/joueurs.ts";
import { z } from "zod";
import { codeRoom } from "#contracts/room.ts";

export type Verdicts = Readonly<Record<string, Jugement>>;

export interface JugementEnCours {
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

export function useJugement(vue: Vue): JugementEnCours {
  const question = useMemo(() => questionJugee(vue), [vue]);
  const [garde, setEtat] = useState(() =>
    neuf(question, lireJugements(readTabValue("jugements"), question)),
  );
  const etat = useMemo(
    () => (memeQuestion(garde.question, question) ? garde : neuf(question, rienDePose)),
    [garde, question],
  );
  const aGarder = ecrireJugements(question, etat);
  useEffect(() => writeTabValue("jugements", aGarder), [aGarder]);
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

//// The ticks of "Qui avait juste ?" while they are given, so that a reloaded page still has them. Pure.
/** The room and the question that the ticks are about; a later game of the same room counts its steps anew. */
const question = z.object({
  room: codeRoom,
  tour: z.int().nonnegative(),
  texte: z.string(),
});
type QuestionJugee = z.infer<typeof question>;

const gardes = z.object({
  question,
  enCorrection: z.boolean(),
  poses: z.record(z.string().max(64), jugement),
});

interface JugementsGardes {
  /** The host is giving again verdicts that were already on the table. */
  readonly enCorrection: boolean;
  readonly poses: Readonly<Record<string, Jugement>>;
}

const questionJugee = (vue: Vue): QuestionJugee => ({
  room: vue.code,
  tour: vue.tour,
  texte: vue.question?.text ?? "",
});

const memeQuestion = (a: QuestionJugee, b: QuestionJugee): boolean =>
  a.room === b.room && a.tour === b.tour && a.texte === b.texte;

export const rienDePose: JugementsGardes = { enCorrection: false, poses: {} };

/** "" when there is nothing to keep. */
export function ecrireJugements(
  question: QuestionJugee,
  { enCorrection, poses }: JugementsGardes,
): string {
  if (!enCorrection && Object.keys(poses).length === 0) return "";
  return JSON.stringify({ question, enCorrection, poses });
}

/** The ticks kept for this question; none when they are about another one, or are not what we wrote. */
export function lireJugements(brut: string, posee: QuestionJugee): JugementsGardes {
  try {
    const lu = gardes.parse(JSON.parse(brut));
    if (memeQuestion(lu.question, posee)) return lu;
  } catch {
    // empty, or written by another version: the host ticks again
  }
  return rienDePose;
}
