/** Fields for the options, items or accepted answers of a question to mend, each with its fault. */
import { type ReactElement, useId } from "react";
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { FauteDeChamp } from "#formats/etat.ts";
import type { QuestionImport } from "#formats/lecture.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";
import { joinClassNames } from "../../../ui/classes.ts";
import { ErreurChamp } from "../../../ui/champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import {
  cssVariablesDeTeinte,
  DessinVerreDeReponse,
  LISTE_DES_VERRES_DE_REPONSE,
} from "../../../ui/verre.tsx";
import {
  ajouterTexteDeReponse,
  basculerBonneReponse,
  ecrireTexteDeReponse,
  direFauteDeTexteDeReponse,
  type TexteDeReponse,
  listerTextesDeReponse,
  trouverLongueurMaxDeTexteDeReponse,
  retirerTexteDeReponse,
  listerSortesDeTextesDeReponse,
} from "./reparer.ts";
import styles from "./reparer-ligne.module.css";

interface Props {
  readonly ecrite: QuestionEcrite;
  /** The imported question as it is stored: the faults are about it, while `ecrite` is what is being typed. */
  readonly question: QuestionImport;
  readonly fautes: readonly FauteDeChamp[];
  readonly onChange: (ecrite: QuestionEcrite) => void;
}

export function ChampsPropositionsEtReponses({
  ecrite,
  question,
  fautes,
  onChange,
}: Props): ReactElement | null {
  const sortes = listerSortesDeTextesDeReponse(ecrite);
  const maniere = trouverManiereDeRepondre(ecrite);
  if (sortes.length === 0) return null;
  return (
    <>
      {sortes.map((sorte) => {
        const plus = ajouterTexteDeReponse(ecrite, sorte);
        const nom =
          sorte === "reponses"
            ? "Réponse"
            : sorte === "reponsesBonus"
              ? "Réponse bonus"
              : maniere === "toutesLesOptions"
                ? "Élément"
                : "Proposition";
        return (
          <div key={sorte} className={styles["propositions"]}>
            {listerTextesDeReponse(ecrite, sorte).map((ligne) => (
              // a line has no other key than its rank
              <Ligne
                key={String(ligne.rang)}
                nom={nom}
                ligne={ligne}
                aChoisir={maniere === "uneOption"}
                faute={direFauteDeTexteDeReponse(question, fautes, ligne.texte)}
                onEcrire={(texte) => onChange(ecrireTexteDeReponse(ecrite, ligne, texte))}
                onOter={() => onChange(retirerTexteDeReponse(ecrite, ligne))}
                onCocher={() => onChange(basculerBonneReponse(ecrite, ligne.rang))}
              />
            ))}
            {plus !== null && (
              <button type="button" className={styles["ajouter"]} onClick={() => onChange(plus)}>
                <Icone nom="plus" taille="1.1em" />
                {nom}
              </button>
            )}
          </div>
        );
      })}
    </>
  );
}

interface LigneProps {
  readonly nom: string;
  readonly ligne: TexteDeReponse;
  /** Whether the author ticks the right options, as in a `choix`. */
  readonly aChoisir: boolean;
  readonly faute: string | null;
  readonly onEcrire: (texte: string) => void;
  readonly onOter: () => void;
  readonly onCocher: () => void;
}

function Ligne(props: LigneProps): ReactElement {
  const { nom, ligne, aChoisir, faute, onEcrire, onOter, onCocher } = props;
  const id = useId();
  const { sorte, rang, texte, bonne } = ligne;
  const max = trouverLongueurMaxDeTexteDeReponse(sorte);
  const lettres = [...texte];
  const cochee = aChoisir && bonne;
  const verre = aChoisir ? LISTE_DES_VERRES_DE_REPONSE[rang] : undefined;
  const signe = verre?.lettre ?? String(rang + 1);
  return (
    <div
      className={styles["proposition"]}
      style={cssVariablesDeTeinte(verre?.token)}
      data-faute={faute !== null}
    >
      <div
        className={joinClassNames(styles["boite"], styles["propositions-lues-boite"])}
        data-bonne={cochee}
        data-bonus={sorte === "reponsesBonus"}
        data-faute={faute !== null}
      >
        {verre === undefined ? (
          <span className={styles["numero"]} aria-hidden="true">
            {sorte === "reponsesBonus" ? "+" : signe}
          </span>
        ) : (
          <span className={styles["verre"]} aria-hidden="true">
            <DessinVerreDeReponse lettre={verre.lettre} taille="1.7rem" couleur="currentColor" />
          </span>
        )}
        {/* the part beyond the limit is marked behind the text */}
        <span className={styles["jumeau"]}>
          <span className={styles["fond"]} aria-hidden="true">
            {lettres.slice(0, max).join("")}
            <mark>{lettres.slice(max).join("")}</mark>{" "}
          </span>
          <textarea
            rows={1}
            dir="auto"
            value={texte}
            aria-label={`${nom} ${signe}${cochee ? ", bonne réponse" : ""}`}
            aria-invalid={faute === null ? undefined : true}
            aria-describedby={faute === null ? undefined : id}
            onChange={({ currentTarget: { value } }) => onEcrire(value.replaceAll(/\r?\n/g, " "))}
          />
        </span>
        {lettres.length > max && (
          <span className={styles["longueur"]}>
            {lettres.length} / {max}
          </span>
        )}
        {aChoisir && (
          <button
            type="button"
            className={styles["coche"]}
            aria-pressed={bonne}
            aria-label={`Bonne réponse\u00A0: ${nom.toLowerCase()} ${signe}`}
            title="Bonne réponse"
            onClick={onCocher}
          >
            <Icone nom="coche" taille="1em" />
          </button>
        )}
        <button
          type="button"
          className={styles["oter"]}
          aria-label={`Ôter ${nom.toLowerCase()} ${signe}`}
          title="Ôter"
          onClick={onOter}
        >
          <Icone nom="croix" taille="1.1em" />
        </button>
      </div>
      {faute !== null && <ErreurChamp id={id} texte={faute} />}
    </div>
  );
}
