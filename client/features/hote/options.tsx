import type { ReactElement } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { OptionVerreLue, type EtatOption } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import styles from "./etape.module.css";
import { participants } from "./joueurs.ts";
import { Texte } from "./texte.tsx";
import { insecables } from "../../partie/typographie.ts";

/** The options as they are asked. */
export function Options({ question }: { readonly question: VueQuestion }): ReactElement {
  return (
    <ol className={styles["options"]} data-nombre={question.options.length}>
      {question.options.map((option, rang) => (
        <Une key={option} rang={rang} texte={option} max={tailleMax(question)} />
      ))}
    </ol>
  );
}

/** The same after the reveal: the right ones lit, who chose each. */
export function OptionsRevelees({
  vue,
  question,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
}): ReactElement {
  return (
    <ol className={styles["options"]} data-nombre={question.options.length}>
      {question.options.map((option, rang) => {
        const noms = participants(vue)
          .filter(({ reponse }) => reponse[0] === option)
          .map(({ pseudo }) => pseudo);
        const bonne = question.reponse.includes(option);
        return (
          <Une
            key={option}
            rang={rang}
            texte={option}
            etat={bonne ? "bonne" : "mauvaise"}
            noms={noms}
            max={tailleMax(question)}
          />
        );
      })}
    </ol>
  );
}

/** The options in their right order, each with its rank and the letter it had. */
export function OptionsEnOrdre({ question }: { readonly question: VueQuestion }): ReactElement {
  return (
    <ol className={styles["options"]} data-nombre={question.reponse.length} data-ordre>
      {question.reponse.map((option, i) => (
        <Une
          key={option}
          rang={question.options.indexOf(option)}
          texte={option}
          place={i + 1}
          max={tailleMax(question)}
        />
      ))}
    </ol>
  );
}

interface UneProps {
  readonly rang: number;
  readonly texte: string;
  readonly etat?: EtatOption;
  readonly noms?: readonly string[];
  readonly place?: number;
  /** Largest text, in rem. */
  readonly max: number;
}

/** Beside a media there is less room: a smaller text rather than a broken line. */
const tailleMax = ({ media }: VueQuestion): number => (media === "" ? 2.9 : 2.4);

function Une({ rang, texte, etat = "neutre", noms, place, max }: UneProps): ReactElement | null {
  const verre = VERRES[rang];
  if (verre === undefined) return null;
  const marque = place === undefined ? undefined : <span className={styles["place"]}>{place}</span>;
  return (
    <li>
      <OptionVerreLue lettre={verre.lettre} etat={etat} marque={marque}>
        <span className={styles["contenu"]}>
          <Texte min={1.4} max={max} ancrage="milieu" className={styles["texte"]}>
            {insecables(texte)}
          </Texte>
          {noms !== undefined && noms.length > 0 && (
            <span className={styles["noms"]}>
              <b>{noms.length}</b>
              <NomCraie coupe>{noms.join(", ")}</NomCraie>
            </span>
          )}
        </span>
      </OptionVerreLue>
    </li>
  );
}
