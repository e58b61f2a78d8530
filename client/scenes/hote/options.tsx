import type { ReactElement } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import styles from "./etape.module.css";
import type { EtatOption } from "../../ui/option-verre.tsx";
import { aCommence, entreDeux, type Moment, ordreDuVidage } from "../recit/partition.ts";
import { type Recit, useMoment } from "../recit/use-recit.ts";
import { participants } from "./joueurs.ts";
import { NOMS_POSES, UneOption, type UneOptionProps } from "./une-option.tsx";
import { useCompact } from "../../ui/use-compact.ts";

/** From this many characters an option takes several lines: all of them are set tighter. */
const LONGUE = 34;

/** Options that need all the room there is: a long one among them, or five beside a media. */
export const estDense = ({ options, media }: VueQuestion): boolean =>
  options.some((option) => option.length > LONGUE) || (media !== "" && options.length > 4);

/** Between two options that fall, in ms. */
const CHUTE_MS = 80;

type OptionDressee = Omit<UneOptionProps, "max" | "dense">;
interface Dressees {
  readonly temps: string | undefined;
  readonly unes: readonly OptionDressee[];
}

/**
 * The options, as they are asked and then revealed: one component for both, so that they stay mounted and what was fitted to its box
 * is not fitted again.
 */
export function Options({
  vue,
  question,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
}): ReactElement {
  const compact = useCompact();
  const moment = useMoment();
  const { temps, unes } = dresser(vue, question, { moment, compact });
  const dense = estDense(question);
  // beside a media there is less room: a smaller text rather than a broken line
  const max = question.media === "" ? 2.9 : 2.4;
  return (
    <ol
      className={styles["options"]}
      data-nombre={unes.length}
      data-dense={dense}
      data-temps={temps}
    >
      {unes.map((une) => (
        <UneOption key={une.texte} {...une} max={max} dense={dense} />
      ))}
    </ol>
  );
}

interface Vues {
  readonly moment: Recit;
  readonly compact: boolean;
}

function dresser(vue: Vue, question: VueQuestion, { moment, compact }: Vues): Dressees {
  if (vue.etape !== ETAPE.reponse)
    return { temps: moment.enDirect ? "posee" : undefined, unes: posees(question) };
  switch (question.type) {
    case "choix":
      return { temps: moment.temps, unes: revelees(vue, question, { moment, compact }) };
    case "ordre":
      return { temps: moment.temps, unes: enOrdre(question, moment) };
    // nothing to choose among
    case "entree":
    case "rien":
      return { temps: moment.temps, unes: [] };
  }
}

/** As they are asked: they fall one after the other. */
const posees = (question: VueQuestion): OptionDressee[] =>
  question.options.map((texte, rang) => ({
    rang,
    texte,
    delais: { nomMs: 0, entreNomsMs: 0, videMs: rang * CHUTE_MS },
  }));

/** At the reveal, beat by beat: who chose each, the wrong ones emptied, the right ones lit. */
function revelees(vue: Vue, question: VueQuestion, { moment, compact }: Vues): OptionDressee[] {
  const dense = estDense(question);
  const noms = question.options.map((option) =>
    participants(vue)
      .filter(({ reponse }) => reponse[0] === option)
      .map(({ pseudo }) => pseudo),
  );
  const bonnes = new Set(question.reponse.map((option) => question.options.indexOf(option)));
  const vidage = ordreDuVidage(
    noms.map(({ length }) => length),
    bonnes,
  );
  const poses = noms.reduce((somme, { length }) => somme + Math.min(length, NOMS_POSES), 0);
  return question.options.map((texte, rang) => {
    const bonne = bonnes.has(rang);
    const avant = noms
      .slice(0, rang)
      .reduce((somme, { length }) => somme + Math.min(length, NOMS_POSES), 0);
    return {
      rang,
      texte,
      etat: etatDe(moment, bonne),
      noms: aCommence(moment, "noms") ? (noms[rang] ?? []) : [],
      // the left column names those who were right: the answer stays as large as it was asked
      comptes: bonne && dense && !compact && aCommence(moment, "verdict"),
      delais: {
        nomMs: avant * entreDeux("nom", poses),
        entreNomsMs: entreDeux("nom", poses),
        videMs: Math.max(0, vidage.indexOf(rang)) * entreDeux("verre", vidage.length),
      },
    };
  });
}

/** A wrong glass is empty before the right one is named. */
function etatDe(moment: Moment, bonne: boolean): EtatOption {
  if (bonne) return aCommence(moment, "verdict") ? "bonne" : "neutre";
  return aCommence(moment, "vidage") ? "mauvaise" : "neutre";
}

/** In their right order, each with its rank and the letter it had; as they were asked until it is told. */
function enOrdre(question: VueQuestion, moment: Moment): OptionDressee[] {
  const dites = aCommence(moment, "verdict");
  const options = dites ? question.reponse : question.options;
  return options.map((texte, i) => ({
    rang: question.options.indexOf(texte),
    texte,
    place: dites ? i + 1 : undefined,
    delais: { nomMs: 0, entreNomsMs: 0, videMs: i * entreDeux("nom", options.length) },
  }));
}
