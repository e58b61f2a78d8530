/** The three ways to answer on a phone: choose an option, put options in order, type a text. */
import type { VueQuestion } from "#game/schema/etat.ts";
import { type KeyboardEvent, useRef, type FormEvent, type ReactNode } from "react";
import { BoutonOptionDeReponse } from "../../ui/option-verre.tsx";
import { LISTE_DES_VERRES_DE_REPONSE } from "../../ui/verre.tsx";
import styles from "./mat.module.css";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";
import { REPONSE_LIBRE_LONGUEUR_MAX } from "#contracts/limites.ts";
import { Champ } from "../../ui/champ.tsx";

/** The answer being made on this phone. */
export interface ReponseEnCoursDeSaisie {
  readonly valeur: readonly string[];
  readonly choisir: (valeur: readonly string[]) => void;
  readonly valider: () => Promise<void>;
  /** The answer is on its way: the choice is frozen. */
  readonly enCours: boolean;
  /** The answer is on its way, and the line is cut. */
  readonly horsLigne: boolean;
}

export interface PropsReponseJoueur {
  readonly question: VueQuestion;
  /** Id of the element that holds the question. */
  readonly idQuestion: string;
  readonly valeur: readonly string[];
  readonly onChange: (valeur: readonly string[]) => void;
  /** The answer is on its way to the room. */
  readonly fige: boolean;
}

/** Characters above which an option takes a whole row on a phone held sideways. */
const LONGUE = 22;

export const sontOptionsLonguesSurTelephone = (options: readonly string[]): boolean =>
  options.some((option) => option.length > LONGUE);

/** Step of each arrow key, in options. */
const PAS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** A choice of one option among up to six, with a tap or the arrow keys. */
export function ReponseParChoix({
  question,
  idQuestion,
  valeur,
  onChange,
  fige,
}: PropsReponseJoueur) {
  const groupe = useRef<HTMLDivElement>(null);
  const { options } = question;
  const [choisie] = valeur;
  const choisir = (option: string) => {
    if (!fige) onChange([option]);
  };
  const naviguer = (evenement: KeyboardEvent) => {
    const pas = PAS[evenement.key];
    if (pas === undefined) return;
    evenement.preventDefault();
    const depuis = options.findIndex((option) => option === choisie);
    const rang = (Math.max(depuis, pas > 0 ? -1 : 0) + pas + options.length) % options.length;
    const option = options[rang];
    if (option === undefined) return;
    choisir(option);
    groupe.current?.querySelectorAll("button")[rang]?.focus();
  };
  return (
    <div
      ref={groupe}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={idQuestion}
      className={styles["reponses"]}
      data-longues={sontOptionsLonguesSurTelephone(options)}
      onKeyDown={naviguer}
    >
      {options.map((option, rang) => {
        const verre = LISTE_DES_VERRES_DE_REPONSE[rang];
        const prise = option === choisie;
        // the group is a single stop of the Tab key
        const arret = prise || (choisie === undefined && rang === 0);
        return (
          verre && (
            <BoutonOptionDeReponse
              key={option}
              lettre={verre.lettre}
              etat={prise ? "choisie" : "neutre"}
              role="radio"
              aria-checked={prise}
              tabIndex={arret ? 0 : -1}
              onClick={() => choisir(option)}
            >
              {mettreEspacesInsecables(option)}
            </BoutonOptionDeReponse>
          )
        );
      })}
    </div>
  );
}

/** Options to put in order: a tap gives an option the next rank; another tap takes the rank back, and the later ranks move up. */
export function ReponseParOrdre({
  question,
  idQuestion,
  valeur,
  onChange,
  fige,
}: PropsReponseJoueur) {
  const basculer = (option: string) => {
    if (fige) return;
    onChange(
      valeur.includes(option) ? valeur.filter((autre) => autre !== option) : [...valeur, option],
    );
  };
  return (
    <div className={styles["ordonner"]}>
      <p className={styles["consigne"]} aria-live="polite">
        {valeur.length === 0
          ? "Touche les réponses dans l’ordre."
          : `${valeur.length}\u00A0sur\u00A0${question.options.length}. Touche encore pour enlever.`}
      </p>
      <div
        role="group"
        aria-labelledby={idQuestion}
        className={styles["reponses"]}
        data-longues={sontOptionsLonguesSurTelephone(question.options)}
      >
        {question.options.map((option, i) => {
          const verre = LISTE_DES_VERRES_DE_REPONSE[i];
          const rang = valeur.indexOf(option) + 1;
          return (
            verre && (
              <BoutonOptionDeReponse
                key={option}
                lettre={verre.lettre}
                etat={rang > 0 ? "choisie" : "neutre"}
                marque={rang > 0 && <b className={styles["rang"]}>{rang}</b>}
                onClick={() => basculer(option)}
              >
                {mettreEspacesInsecables(option)}
              </BoutonOptionDeReponse>
            )
          );
        })}
      </div>
    </div>
  );
}

interface Props extends PropsReponseJoueur {
  readonly onEnvoyer: () => void;
  /** The button that sends the answer to the room. */
  readonly children: ReactNode;
}

/** A text field beside its button, at the bottom of the mat, where the keyboard does not hide them. */
export function ReponseParEntree({ valeur, onChange, fige, onEnvoyer, children }: Props) {
  const envoyer = (evenement: FormEvent) => {
    evenement.preventDefault();
    onEnvoyer();
  };
  return (
    <form className={styles["saisie"]} onSubmit={envoyer} noValidate>
      <Champ
        libelle="Ta réponse"
        libelleCache
        placeholder="Ta réponse"
        value={valeur[0] ?? ""}
        onChange={(evenement) => onChange([evenement.currentTarget.value])}
        readOnly={fige}
        maxLength={REPONSE_LIBRE_LONGUEUR_MAX}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      {children}
    </form>
  );
}
