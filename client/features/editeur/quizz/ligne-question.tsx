import type { ReactElement } from "react";
import type { Faute } from "#contracts/fautes.ts";
import type { QuestionEcrite } from "../../../atelier/question-ecrite.ts";
import { vers } from "../../../chemins.ts";
import { Link } from "../../../navigation.tsx";
import { Autrui } from "../../../ui/autrui.tsx";
import { Icone } from "../../../ui/icones.tsx";
import type { Rangement } from "../../../ui/use-rangement.ts";
import { GlypheType } from "../commun/glyphe-type.tsx";
import { resumer } from "../commun/resume.ts";
import { Vignette } from "../commun/vignette.tsx";
import styles from "./liste-questions.module.css";
import { MenuLigne } from "./menu-ligne.tsx";
import { CHAMPS_LISTE } from "./use-gestes-liste.ts";

/** Where a row is in a range to shuffle. */
export type Place = "debut" | "dedans" | "fin";

export interface LigneProps {
  readonly idQuizz: string;
  readonly question: QuestionEcrite;
  /** The same through a save, where a new question gets another id. */
  readonly cle: string;
  /** From 0. */
  readonly rang: number;
  readonly fautes: readonly Faute[];
  readonly place: Place | null;
  /** Where it would be in the range that the chosen ones would make. */
  readonly promise: Place | null;
  /** The range that it is the middle of, to be chosen or undone there. */
  readonly milieuDe: { readonly dire: string; readonly choisir: () => void } | null;
  readonly choisie: boolean;
  readonly rangement: Rangement;
  readonly onCocher: (intervalle: boolean) => void;
  readonly onAjouter: () => void;
  readonly onDupliquer: () => void;
  readonly onSupprimer: () => void;
}

export function LigneQuestion({
  idQuizz,
  question,
  cle,
  rang,
  fautes,
  place,
  promise,
  milieuDe,
  choisie,
  rangement,
  onCocher,
  onAjouter,
  onDupliquer,
  onSupprimer,
}: LigneProps): ReactElement {
  const { _id, type, text, media, temps } = question;
  const numero = String(rang + 1);
  const { ref, ...ligne } = rangement.ligne(cle);
  return (
    <li
      ref={ref}
      {...ligne}
      className={styles["ligne"]}
      data-choisie={choisie}
      data-plage={place ?? promise ?? undefined}
      data-promise={place === null && promise !== null}
    >
      {milieuDe !== null && (
        <button
          type="button"
          className={styles["noeud"]}
          aria-label={milieuDe.dire}
          title={milieuDe.dire}
          onClick={milieuDe.choisir}
        >
          <Icone nom="melange" taille="1rem" />
        </button>
      )}
      <button
        type="button"
        className={styles["poignee"]}
        aria-label={`Déplacer la question ${numero} (Alt et les flèches)`}
        {...rangement.poignee(cle)}
      >
        <Icone nom="poignee" taille="1.25rem" />
      </button>
      <input
        type="checkbox"
        className={styles["case"]}
        aria-label={`Choisir la question ${numero}`}
        checked={choisie}
        onChange={({ nativeEvent }) =>
          onCocher(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <b className={styles["numero"]}>{numero}</b>
      <span className={styles["vue"]}>
        <Vignette media={media} />
      </span>
      <GlypheType type={type} />
      <span className={styles["texte"]}>
        <Link
          data-champ={CHAMPS_LISTE.ligne(cle)}
          to={vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: _id })}
        >
          {text.trim() === "" ? <i>Sans texte</i> : <Autrui>{text}</Autrui>}
        </Link>
        <span className={styles["detail"]}>
          <Autrui>{resumer(question)}</Autrui>
          {fautes.map(({ code, phrase }) => (
            <span key={code} className={styles["faute"]}>
              <Icone nom="attention" taille="1.1em" />
              {phrase}
            </span>
          ))}
        </span>
      </span>
      <span className={styles["temps"]}>{temps > 0 && `${String(temps)}\u00A0s`}</span>
      <MenuLigne
        numero={numero}
        choisie={choisie}
        onChoisir={() => onCocher(false)}
        onAjouter={onAjouter}
        onDupliquer={onDupliquer}
        onSupprimer={onSupprimer}
      />
      <button type="button" className={styles["ici"]} onClick={onAjouter}>
        <Icone nom="plus" taille="1em" />
        ici<span className="visually-hidden">, après la question {numero}</span>
      </button>
    </li>
  );
}
