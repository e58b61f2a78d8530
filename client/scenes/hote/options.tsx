import type { ReactElement } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { OptionVerreLue, type EtatOption } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import styles from "./etape.module.css";
import { participants } from "./joueurs.ts";
import { Texte } from "./texte.tsx";
import { useCompact } from "../../ui/use-compact.ts";
import { insecables } from "../../partie/mots/typographie.ts";

/** From this many characters an option takes several lines: all of them are set tighter. */
const LONGUE = 34;

/** Options that need all the room there is: a long one among them, or five beside a media. */
export const estDense = ({ options, media }: VueQuestion): boolean =>
  options.some((option) => option.length > LONGUE) || (media !== "" && options.length > 4);

/** The options as they are asked. */
export function Options({ question }: { readonly question: VueQuestion }): ReactElement {
  return (
    <ol
      className={styles["options"]}
      data-nombre={question.options.length}
      data-dense={estDense(question)}
    >
      {question.options.map((option, rang) => (
        <Une
          key={option}
          rang={rang}
          texte={option}
          max={tailleMax(question)}
          dense={estDense(question)}
        />
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
  const compact = useCompact();
  const dense = estDense(question);
  return (
    <ol className={styles["options"]} data-nombre={question.options.length} data-dense={dense}>
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
            // the left column names those who were right: the answer stays as large as it was asked
            comptes={bonne && dense && !compact}
            max={tailleMax(question)}
            dense={dense}
          />
        );
      })}
    </ol>
  );
}

/** The options in their right order, each with its rank and the letter it had. */
export function OptionsEnOrdre({ question }: { readonly question: VueQuestion }): ReactElement {
  return (
    <ol
      className={styles["options"]}
      data-nombre={question.reponse.length}
      data-dense={estDense(question)}
    >
      {question.reponse.map((option, i) => (
        <Une
          key={option}
          rang={question.options.indexOf(option)}
          texte={option}
          place={i + 1}
          max={tailleMax(question)}
          dense={estDense(question)}
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
  /** How many `noms` there are, instead of them. */
  readonly comptes?: boolean;
  readonly place?: number;
  /** Largest text, in rem. */
  readonly max: number;
  readonly dense: boolean;
}

const PERSONNE: readonly string[] = [];

/** Beside a media there is less room: a smaller text rather than a broken line. */
const tailleMax = ({ media }: VueQuestion): number => (media === "" ? 2.9 : 2.4);

function Une({
  rang,
  texte,
  etat = "neutre",
  noms = PERSONNE,
  comptes = false,
  place,
  max,
  dense,
}: UneProps): ReactElement | null {
  const verre = VERRES[rang];
  if (verre === undefined) return null;
  const marque =
    place !== undefined ? (
      <span className={styles["place"]}>{place}</span>
    ) : comptes && noms.length > 0 ? (
      <span className={styles["noms"]}>
        <b>{noms.length}</b>
      </span>
    ) : undefined;
  return (
    <li>
      <OptionVerreLue lettre={verre.lettre} etat={etat} marque={marque} serree={dense}>
        <span className={styles["contenu"]}>
          <Texte min={1.6} plancher={1.1} max={max} ancrage="milieu" className={styles["texte"]}>
            {insecables(texte)}
          </Texte>
          {noms.length > 0 && !comptes && (
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
