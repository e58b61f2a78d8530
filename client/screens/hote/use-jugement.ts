/**
 * The host's ticks under "Qui avait juste ?", known to this screen alone until they are sent. They survive a reload,
 * not their step.
 */
import { useEffect, useMemo, useState } from "react";
import { type Jugement, jugement } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { writeTabStoredValue, readTabStoredValue } from "../../browser/stored-values.ts";
import { listerJoueursDontReponseCompte } from "../../scenes/hote/joueurs.ts";
import { z } from "zod";
import { codeRoom } from "#contracts/room.ts";

export type VerdictsParJoueur = Readonly<Record<string, Jugement>>;

export interface JugementModeLocalEnCours {
  /** The verdicts being given in local mode; null when the host is giving none. */
  readonly verdicts: VerdictsParJoueur | null;
  readonly poserVerdict: (joueur: string, jugement: Jugement) => void;
  /** `true`: gives the verdicts again, from those on the table; `false`: stops giving them. */
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

export function useJugementModeLocal(vue: Vue): JugementModeLocalEnCours {
  const question = useMemo(() => questionJugee(vue), [vue]);
  const [garde, setEtat] = useState(() =>
    neuf(question, decoderJugementsModeLocalDOnglet(readTabStoredValue("jugements"), question)),
  );
  const etat = useMemo(
    () =>
      memeQuestion(garde.question, question) ? garde : neuf(question, AUCUN_JUGEMENT_MODE_LOCAL),
    [garde, question],
  );
  const aGarder = encoderJugementsModeLocalPourOnglet(question, etat);
  useEffect(() => writeTabStoredValue("jugements", aGarder), [aGarder]);
  return useMemo(() => {
    const changer = (champs: Partial<Etat>) => setEtat({ ...etat, ...champs });
    const actuels = (): VerdictsParJoueur =>
      Object.fromEntries(
        // a player without a verdict is wrong until the host says otherwise
        listerJoueursDontReponseCompte(vue).map(({ id, jugement }) => [
          id,
          etat.poses[id] ?? (jugement || "faux"),
        ]),
      );
    return {
      verdicts: vue.attendJugement || etat.enCorrection ? actuels() : null,
      poserVerdict: (joueur, jugement) => changer({ poses: { ...etat.poses, [joueur]: jugement } }),
      corriger: (enCorrection) => changer({ enCorrection, poses: {} }),
    };
  }, [vue, etat]);
}

/**
 * The room and the question that the ticks are about; the text tells apart two games of one room, which count their
 * steps alike.
 */
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
  /** Whether the host is correcting verdicts that were already given. */
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

export const AUCUN_JUGEMENT_MODE_LOCAL: JugementsGardes = { enCorrection: false, poses: {} };

/** The host's ticks as the browser stores them; "" when there are none. */
export function encoderJugementsModeLocalPourOnglet(
  question: QuestionJugee,
  { enCorrection, poses }: JugementsGardes,
): string {
  if (!enCorrection && Object.keys(poses).length === 0) return "";
  return JSON.stringify({ question, enCorrection, poses });
}

/** The host's ticks stored for a question; none when they are about another question, or unreadable. */
export function decoderJugementsModeLocalDOnglet(
  brut: string,
  posee: QuestionJugee,
): JugementsGardes {
  try {
    const lu = gardes.parse(JSON.parse(brut));
    if (memeQuestion(lu.question, posee)) return lu;
  } catch {
    // nothing stored, or another version's form: the host ticks again
  }
  return AUCUN_JUGEMENT_MODE_LOCAL;
}
