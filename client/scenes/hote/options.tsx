import type { ReactElement } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import styles from "./etape.module.css";
import type { EtatOption } from "../../ui/option-verre.tsx";
import { aCommence, entreDeux, type Moment, ordreDuVidage } from "../recit/partition.ts";
import { useMoment } from "../recit/use-recit.ts";
import { participants } from "./joueurs.ts";
import { NOMS_POSES, UneOption } from "./une-option.tsx";
import { useCompact } from "../../ui/use-compact.ts";

/** From this many characters an option takes several lines: all of them are set tighter. */
const LONGUE = 34;

/** Options that need all the room there is: a long one among them, or five beside a media. */
export const estDense = ({ options, media }: VueQuestion): boolean =>
  options.some((option) => option.length > LONGUE) || (media !== "" && options.length > 4);

/** Up to this many characters a question takes two lines. */
const BREVE = 80;

/** A question that leaves its glasses the room for two lines of words and one of names. */
const estBreve = ({ text, media }: VueQuestion): boolean => text.length <= BREVE && media === "";

/** Between two options that fall, in ms. */
const CHUTE_MS = 80;

/** The options as they are asked: they fall one after the other. */
export function Options({ question }: { readonly question: VueQuestion }): ReactElement {
  const { enDirect } = useMoment();
  return (
    <ol
      className={styles["options"]}
      data-nombre={question.options.length}
      data-dense={estDense(question)}
      data-breve={estBreve(question)}
      data-temps={enDirect ? "posee" : undefined}
    >
      {question.options.map((option, rang) => (
        <UneOption
          key={option}
          rang={rang}
          texte={option}
          delais={{ nomMs: 0, entreNomsMs: 0, videMs: rang * CHUTE_MS }}
          max={tailleMax(question)}
          dense={estDense(question)}
        />
      ))}
    </ol>
  );
}

/** The same at the reveal, beat by beat: who chose each, the wrong ones emptied, the right ones lit. */
export function OptionsRevelees({
  vue,
  question,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
}): ReactElement {
  const compact = useCompact();
  const moment = useMoment();
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
  return (
    <ol
      className={styles["options"]}
      data-nombre={question.options.length}
      data-dense={dense}
      data-breve={estBreve(question)}
      data-temps={moment.temps}
    >
      {question.options.map((option, rang) => {
        const bonne = bonnes.has(rang);
        const avant = noms
          .slice(0, rang)
          .reduce((somme, { length }) => somme + Math.min(length, NOMS_POSES), 0);
        return (
          <UneOption
            key={option}
            rang={rang}
            texte={option}
            etat={etatDe(moment, bonne)}
            noms={aCommence(moment, "noms") ? (noms[rang] ?? []) : []}
            // the left column names those who were right: the answer stays as large as it was asked
            comptes={bonne && dense && !compact && aCommence(moment, "verdict")}
            delais={{
              nomMs: avant * entreDeux("nom", poses),
              entreNomsMs: entreDeux("nom", poses),
              videMs: Math.max(0, vidage.indexOf(rang)) * entreDeux("verre", vidage.length),
            }}
            max={tailleMax(question)}
            dense={dense}
          />
        );
      })}
    </ol>
  );
}

/** A wrong glass is empty before the right one is named. */
function etatDe(moment: Moment, bonne: boolean): EtatOption {
  if (bonne) return aCommence(moment, "verdict") ? "bonne" : "neutre";
  return aCommence(moment, "vidage") ? "mauvaise" : "neutre";
}

/** The options in their right order, each with its rank and the letter it had; as they were asked until it is told. */
export function OptionsEnOrdre({ question }: { readonly question: VueQuestion }): ReactElement {
  const moment = useMoment();
  const dites = aCommence(moment, "verdict");
  const options = dites ? question.reponse : question.options;
  return (
    <ol
      className={styles["options"]}
      data-nombre={options.length}
      data-dense={estDense(question)}
      data-breve={estBreve(question)}
      data-temps={moment.temps}
    >
      {options.map((option, i) => (
        <UneOption
          key={option}
          rang={question.options.indexOf(option)}
          texte={option}
          place={dites ? i + 1 : undefined}
          delais={{ nomMs: 0, entreNomsMs: 0, videMs: i * entreDeux("nom", options.length) }}
          max={tailleMax(question)}
          dense={estDense(question)}
        />
      ))}
    </ol>
  );
}

/** Beside a media there is less room: a smaller text rather than a broken line. */
const tailleMax = ({ media }: VueQuestion): number => (media === "" ? 2.9 : 2.4);
