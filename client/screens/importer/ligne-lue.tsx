/** One line of what was read, closed or being mended. */
import { TYPES_AFFICHES } from "../../questions/types-de-question.ts";
import type { ReactElement } from "react";
import type { Ligne } from "#formats/lecture.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import type { GesteImport } from "./agir.ts";
import { etatDe } from "./etats-de-lignes.ts";
import { ReparerLigne } from "./reparer-ligne.tsx";
import styles from "./table-lignes.module.css";

interface Props {
  readonly ligne: Ligne;
  readonly rang: number;
  readonly ouverte: boolean;
  readonly faire: (geste: GesteImport) => void;
  readonly onOuvrir: () => void;
  readonly onFermer: () => void;
  readonly onSuivante: () => void;
}

const ETATS: Readonly<Record<string, readonly [NomIcone, string]>> = {
  ok: ["coche", "OK"],
  aCorriger: ["attention", "À corriger"],
  ignoree: ["moins", "Ignorée"],
};

export function LigneLue(props: Props): ReactElement {
  const { ligne, rang, ouverte, faire, onOuvrir, onFermer } = props;
  const { etat, fautes } = etatDe(ligne);
  const [icone, mot] = ETATS[etat] ?? ["moins", ""];
  const question = ligne.sorte === "question" ? ligne.question : null;
  const texte =
    question === null ? (ligne.sorte === "ignoree" ? ligne.extrait : "") : question.text;
  const dite = texte.trim() === "" ? "Une ligne sans question" : texte;
  const [faute] = fautes;
  return (
    <li data-rang={rang} data-etat={etat} data-ouverte={ouverte} className={styles["ligne"]}>
      <div className={styles["resume"]}>
        <span className={styles["numero"]}>
          <span className="visually-hidden">Ligne </span>
          {ligne.ou}
        </span>
        <span className={styles["type"]}>
          {question !== null && (
            <Icone
              nom={TYPES_AFFICHES[question.type].icone}
              libelle={TYPES_AFFICHES[question.type].nom}
              taille="1.25rem"
            />
          )}
        </span>
        {question === null ? (
          <span className={styles["texte"]}>
            <Autrui>{dite}</Autrui>
          </span>
        ) : (
          <button
            type="button"
            className={styles["texte"]}
            aria-expanded={ouverte}
            onClick={ouverte ? onFermer : onOuvrir}
          >
            <Autrui>{dite}</Autrui>
          </button>
        )}
        <span className={styles["reponses"]}>
          {ligne.sorte === "ignoree" ? (
            ligne.raison
          ) : faute !== undefined && !ouverte ? (
            <span className={styles["faute"]}>{faute.phrase}</span>
          ) : (
            question !== null &&
            !ouverte && <Autrui>{TYPES_AFFICHES[question.type].resumerLue(question)}</Autrui>
          )}
        </span>
        <span className={styles["etat"]}>
          <Icone nom={icone} taille="1.1em" />
          {mot}
        </span>
        {ligne.sorte === "ignoree" && ligne.question !== null && (
          <button
            type="button"
            className={styles["reprendre"]}
            onClick={() => {
              faire({ geste: "reprendre", rang });
              onOuvrir();
            }}
          >
            La reprendre
          </button>
        )}
      </div>
      {ouverte && ligne.sorte === "question" && <ReparerLigne {...props} ligne={ligne} />}
    </li>
  );
}
