import { resumerQuestionPourListeDEditeur } from "../../../../questions/types-de-question.ts";
import { memo, type ReactElement, useState } from "react";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { Link } from "../../../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../../../app/paths.ts";
import type { PlageAleatoire } from "../../../../document/plages.ts";
import {
  convertirEnQuestionAEnregistrer,
  type QuestionEcrite,
} from "../../../../document/question-ecrite.ts";
import { estImageRecadreeOuTournee, ImageRecadree } from "../../../../quizz/image-recadree.tsx";
import { lireMediaAAfficher } from "../../../../quizz/lire-media.ts";
import { TexteDAutrui } from "../../../../ui/typographie.tsx";
import { BoutonIcone } from "../../../../ui/bouton.tsx";
import { Icone, type NomIcone } from "../../../../ui/icones.tsx";
import { useDropdown } from "../../../../ui/use-dropdown.ts";
import type { DraggedRowStyle, ReorderRowHandlers } from "../../../../ui/use-reorder.ts";
import { GlypheTypeDeQuestion } from "../../commun/glyphe-type.tsx";
import { NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS } from "../actions.ts";
import menus from "../editeur-quizz.module.css";
import styles from "./liste-questions.module.css";

/** Place of a row in a range to shuffle: its first row, its last one, or one between them. */
export type PlaceDansPlageAleatoire = "debut" | "dedans" | "fin";

/** Actions of a question's row; the same object for all rows and all renders. */
export interface ActionsDeLigneDeQuestion {
  readonly cocher: (cle: string, intervalle: boolean) => void;
  readonly choisirPlage: (plage: PlageAleatoire) => void;
  readonly ajouterApres: (cle: string) => void;
  readonly doubler: (cle: string) => void;
  readonly supprimer: (cle: string) => void;
}

interface LigneProps {
  readonly idQuizz: string;
  readonly question: QuestionEcrite;
  /** Key of the question: the same before a save and after. */
  readonly cle: string;
  /** Rank of the question, from 0. */
  readonly rang: number;
  readonly place: PlaceDansPlageAleatoire | null;
  /** Place of the row in the range to shuffle that the selected questions would make; null outside of it. */
  readonly promise: PlaceDansPlageAleatoire | null;
  /** First and last ranks of a range to shuffle, given to the row in its middle only, which shows the button that selects the range. */
  readonly melangeDe: number | undefined;
  readonly melangeA: number | undefined;
  readonly choisie: boolean;
  /** Sentence of the question's statistics; undefined without any. */
  readonly chiffres: string | undefined;
  /** Whether the statistics of the question make it doubtful. */
  readonly aRevoir: boolean;
  readonly prises: ReorderRowHandlers;
  readonly tire: DraggedRowStyle["tire"];
  readonly transform: DraggedRowStyle["transform"];
  readonly gestes: ActionsDeLigneDeQuestion;
}

/**
 * Row of a question, rendered again only when its own props have changed: a quizz has hundreds of rows, and each key typed in the title
 * renders the page.
 */
export const LigneQuestion = memo(function LigneQuestion({
  idQuizz,
  question,
  cle,
  rang,
  place,
  promise,
  melangeDe,
  melangeA,
  choisie,
  chiffres,
  aRevoir,
  prises,
  tire,
  transform,
  gestes,
}: LigneProps): ReactElement {
  const { _id, type, text, media, temps } = question;
  const numero = String(rang + 1);
  const ajouterApres = () => gestes.ajouterApres(cle);
  return (
    <li
      {...prises.ligne(cle)}
      data-tire={tire}
      style={transform === undefined ? undefined : { transform }}
      className={styles["ligne"]}
      data-choisie={choisie}
      data-plage={place ?? promise ?? undefined}
      data-promise={place === null && promise !== null}
    >
      {melangeDe !== undefined && melangeA !== undefined && (
        <Noeud plage={{ debut: melangeDe, fin: melangeA }} onChoisir={gestes.choisirPlage} />
      )}
      <button
        type="button"
        className={styles["poignee"]}
        aria-label={`Déplacer la question ${numero} (Alt et les flèches)`}
        {...prises.poignee(cle)}
      >
        <Icone nom="poignee" taille="1.25rem" />
      </button>
      <input
        type="checkbox"
        className={styles["case"]}
        aria-label={`Choisir la question ${numero}`}
        checked={choisie}
        onChange={({ nativeEvent }) =>
          gestes.cocher(cle, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <b className={styles["numero"]}>{numero}</b>
      <span className={styles["vue"]}>
        <Vignette media={media} />
      </span>
      <GlypheTypeDeQuestion type={type} />
      <span className={styles["texte"]}>
        <Link
          data-champ={NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS.ligne(cle)}
          to={ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: _id })}
        >
          {text.trim() === "" ? <i>Sans texte</i> : <TexteDAutrui>{text}</TexteDAutrui>}
        </Link>
        <span className={styles["detail"]}>
          <TexteDAutrui>{resumerQuestionPourListeDEditeur(question)}</TexteDAutrui>
          {trouverFautesDeQuestion(convertirEnQuestionAEnregistrer(question)).map(
            ({ code, phrase }) => (
              <span key={code} className={styles["faute"]}>
                <Icone nom="attention" taille="1.1em" />
                {phrase}
              </span>
            ),
          )}
          {chiffres !== undefined && (
            <span className={styles["chiffres"]} data-a-revoir={aRevoir}>
              {aRevoir && <Icone nom="ardoise" taille="1.1em" libelle="À revoir" />}
              <TexteDAutrui>{chiffres}</TexteDAutrui>
            </span>
          )}
        </span>
      </span>
      <span className={styles["temps"]}>{temps > 0 && `${String(temps)}\u00A0s`}</span>
      <MenuLigne
        numero={numero}
        choisie={choisie}
        onChoisir={() => gestes.cocher(cle, false)}
        onAjouter={ajouterApres}
        onDupliquer={() => gestes.doubler(cle)}
        onSupprimer={() => gestes.supprimer(cle)}
      />
      <button type="button" className={styles["ici"]} onClick={ajouterApres}>
        <Icone nom="plus" taille="1em" />
        ici<span className="visually-hidden">, après la question {numero}</span>
      </button>
    </li>
  );
});

/** Button in the middle of a range to shuffle, which selects its questions. */
function Noeud({
  plage,
  onChoisir,
}: {
  readonly plage: PlageAleatoire;
  readonly onChoisir: (plage: PlageAleatoire) => void;
}): ReactElement {
  const dire = `Choisir les questions ${String(plage.debut + 1)} à ${String(plage.fin + 1)}, mélangées entre elles`;
  return (
    <button
      type="button"
      className={styles["noeud"]}
      aria-label={dire}
      title={dire}
      onClick={() => onChoisir(plage)}
    >
      <Icone nom="melange" taille="1rem" />
    </button>
  );
}

interface Props {
  readonly numero: string;
  readonly choisie: boolean;
  readonly onChoisir: () => void;
  readonly onAjouter: () => void;
  readonly onDupliquer: () => void;
  readonly onSupprimer: () => void;
}

const montrer = (volet: HTMLElement | null) => volet?.scrollIntoView({ block: "nearest" });

/** Menu of a question's row. */
function MenuLigne({
  numero,
  choisie,
  onChoisir,
  onAjouter,
  onDupliquer,
  onSupprimer,
}: Props): ReactElement {
  const { ouvert, basculer, fermer, boite, bouton } = useDropdown();
  const faire = (geste: () => void) => () => {
    fermer();
    // the focus goes to the menu's button, since the pressed one disappears with the menu
    bouton.current?.focus();
    geste();
  };
  return (
    <div ref={boite} className={menus["menu"]}>
      <BoutonIcone
        ref={bouton}
        icone="points"
        nu
        libelle={`Plus, question ${numero}`}
        aria-expanded={ouvert}
        onClick={basculer}
      />
      {ouvert && (
        <div ref={montrer} className={menus["volet"]}>
          {/* wide rows show two of the actions outside of the menu */}
          <button type="button" className={menus["etroit"]} onClick={faire(onChoisir)}>
            <Icone nom="coche" taille="1.2em" />
            {choisie ? "Ne plus choisir" : "Choisir"}
          </button>
          <button type="button" className={menus["etroit"]} onClick={faire(onAjouter)}>
            <Icone nom="plus" taille="1.2em" />
            Ajouter après
          </button>
          <button type="button" onClick={faire(onDupliquer)}>
            <Icone nom="doubler" taille="1.2em" />
            Dupliquer
          </button>
          <button type="button" data-danger onClick={faire(onSupprimer)}>
            <Icone nom="corbeille" taille="1.2em" />
            Supprimer
          </button>
        </div>
      )}
    </div>
  );
}

/** A thumbnail of the media, or an icon for a sound or a video; nothing without a media. */
function Vignette({ media }: { readonly media: string }): ReactElement | null {
  const [ratee, setRatee] = useState<string | null>(null);
  const lu = media === MEDIA_QUESTION_DEFAUT ? null : lireMediaAAfficher(media);
  if (lu === null) return null;
  const { src, cadre, rotation } = lu;
  const [sorte] = lu.sortes;
  const rater = () => setRatee(src);
  if (sorte === "image" && ratee !== src)
    return estImageRecadreeOuTournee(lu) ? (
      <span className={styles["vignette"]}>
        <ImageRecadree src={src} alt="" cadre={cadre} rotation={rotation} onError={rater} />
      </span>
    ) : (
      <img className={styles["vignette"]} src={src} alt="" loading="lazy" onError={rater} />
    );
  const icone: NomIcone = sorte === "audio" ? "note" : sorte === "image" ? "image" : "video";
  return (
    <span className={styles["vignette"]}>
      <Icone nom={icone} taille="1.4rem" />
    </span>
  );
}
