/** The options of `choix`, or the items of `ordre`. plateforme §4, §5 "Proposals". */
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import { OPTION_LONGUEUR_MAX, OPTIONS_PAR_QUESTION_MAX } from "#contracts/limites.ts";
import {
  ajouterPropositions,
  changerProposition,
  deplacerProposition,
  creerProposition,
  type PropositionEcrite,
  retirerProposition,
} from "../../../../document/question-ecrite.ts";
import { ErreurChamp } from "../../../../ui/champ.tsx";
import { Icone } from "../../../../ui/icones.tsx";
import { type ReorderableRows, useReorderRows } from "../../../../ui/use-reorder.ts";
import { contientPlusieursLignes, collerLignesDansPropositions } from "./coller.ts";
import styles from "./reponses.module.css";
import { useQuestionEnCoursDeRedaction } from "../redaction.tsx";
import {
  cssVariablesDeTeinte,
  DessinVerreDeReponse,
  LISTE_DES_VERRES_DE_REPONSE,
} from "../../../../ui/verre.tsx";

interface Props {
  readonly titre: string;
  readonly aide: string;
  /** Name of one proposition, for the label of its field ("Option"). */
  readonly une: string;
  readonly ajouter: string;
  /** Whether the propositions are the items of an `ordre`, whose order is the answer. */
  readonly enOrdre?: boolean;
}

const champOption = (cle: string): string => `option/${cle}`;

export function ChampsPropositionsDeQuestion({
  titre,
  aide,
  une,
  ajouter,
  enOrdre = false,
}: Props): ReactElement {
  const { question, changer, viser } = useQuestionEnCoursDeRedaction();
  const { propositions } = question;
  /** Sentence that announces how many pasted lines found no room; empty for none. */
  const [note, setNote] = useState("");
  const cles = propositions.map(({ cle }) => cle);
  const oter = (cle: string) => {
    if (cles.length <= 1) return;
    const rang = cles.indexOf(cle);
    setNote("");
    const voisine = cles[rang - 1] ?? cles[rang + 1] ?? "";
    changer((avant) => retirerProposition(avant, cle));
    viser(champOption(voisine));
  };
  const rangement = useReorderRows(
    cles,
    (cle, vers) => {
      changer((avant) => deplacerProposition(avant, cle, vers));
      viser(champOption(cle));
    },
    oter,
  );
  const ajouterA = (rang: number) => {
    if (propositions.length >= OPTIONS_PAR_QUESTION_MAX) {
      setNote(PHRASES_EDITION_QUIZZ.propositions);
      return;
    }
    const neuve = creerProposition();
    changer((avant) => ajouterPropositions(avant, rang, [neuve]).question);
    viser(champOption(neuve.cle));
  };
  const apres = (rang: number) => {
    const suivante = cles[rang + 1];
    if (suivante === undefined) ajouterA(rang + 1);
    else viser(champOption(suivante));
  };
  const coller = (cle: string, texte: string) => {
    const {
      question: collee,
      deTrop,
      derniere,
    } = collerLignesDansPropositions(question, cle, texte);
    changer(() => collee);
    viser(champOption(derniere));
    const lignes = deTrop > 1 ? `${String(deTrop)}\u00A0lignes n’ont` : "Une ligne n’a";
    setNote(
      deTrop > 0 ? `${lignes} pas trouvé de place. ${PHRASES_EDITION_QUIZZ.propositions}` : "",
    );
  };
  return (
    <>
      <div className={styles["tete"]}>
        <h2>{titre}</h2>
        <span className={styles["aide"]}>{aide}</span>
        <span className={styles["compte"]}>
          {propositions.length} / {OPTIONS_PAR_QUESTION_MAX}
        </span>
      </div>
      <ol className={styles["propositions"]} data-ordre={enOrdre}>
        {propositions.map((ligne, rang) => (
          <LigneProposition
            key={ligne.cle}
            proposition={ligne}
            rang={rang}
            nom={une}
            enOrdre={enOrdre}
            champ={champOption(ligne.cle)}
            rangement={rangement}
            onSuivante={() => apres(rang)}
            onOter={() => oter(ligne.cle)}
            onColler={(texte) => coller(ligne.cle, texte)}
          />
        ))}
      </ol>
      <ErreurChamp id={`note-${question._id}`} texte={note === "" ? undefined : note} alerte />
      {propositions.length < OPTIONS_PAR_QUESTION_MAX && (
        <button
          type="button"
          className={styles["ajouter"]}
          onClick={() => ajouterA(propositions.length)}
        >
          <Icone nom="plus" taille="1.1em" />
          {ajouter}
        </button>
      )}
      <p className={styles["pouce"]}>Glissez un verre pour déplacer, vers la gauche pour ôter.</p>
    </>
  );
}

interface LignePropositionProps {
  readonly proposition: PropositionEcrite;
  readonly rang: number;
  readonly nom: string;
  readonly enOrdre: boolean;
  readonly champ: string;
  readonly rangement: ReorderableRows;
  readonly onSuivante: () => void;
  readonly onOter: () => void;
  readonly onColler: (texte: string) => void;
}

/** Characters from which the length of an option is shown beside it. */
const COMPTE = 30;

/**
 * Row of a proposition: its glass is a handle to move it, and its letter follows its place. In `ordre` it has a number
 * instead: its place in the answer.
 */
function LigneProposition(props: LignePropositionProps): ReactElement {
  const { proposition, rang, nom, enOrdre, rangement, champ, onSuivante, onOter, onColler } = props;
  const { question, changer, refus, champ: marquer } = useQuestionEnCoursDeRedaction();
  const [quittee, setQuittee] = useState(false);
  const id = useId();
  const { cle, texte, bonne } = proposition;
  const place = enOrdre ? question.verres.indexOf(cle) : rang;
  const verre = LISTE_DES_VERRES_DE_REPONSE[place] ?? LISTE_DES_VERRES_DE_REPONSE[0];
  const signe = enOrdre ? String(rang + 1) : (verre?.lettre ?? "");
  const vide = quittee && texte.trim() === "" ? PHRASES_EDITION_QUIZZ.propositionVide : undefined;
  const erreur = refus.propositions[cle] ?? vide;
  const { ref, onKeyDown, ...tiree } = rangement.ligne(cle);
  const cocher = () => changer((une) => changerProposition(une, cle, { bonne: !bonne }));
  const touche = (evenement: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, nativeEvent } = evenement;
    if (nativeEvent.isComposing) return;
    if (altKey) {
      onKeyDown(evenement);
      return;
    }
    const commande = ctrlKey || metaKey;
    const geste =
      key === "Enter" && !commande && !shiftKey
        ? onSuivante
        : key.toLowerCase() === "b" && commande && !enOrdre
          ? cocher
          : key === "Backspace" && texte === ""
            ? onOter
            : null;
    if (geste === null) return;
    evenement.preventDefault();
    // a key held down counts once: it empties a field, and does not go on to other options
    if (!repeat) geste();
  };
  const coller = (evenement: ClipboardEvent) => {
    const colle = evenement.clipboardData.getData("text/plain");
    if (!contientPlusieursLignes(colle)) return;
    evenement.preventDefault();
    onColler(colle);
  };
  return (
    <li ref={ref} {...tiree} className={styles["ligne"]}>
      <div
        className={styles["proposition"]}
        style={cssVariablesDeTeinte(verre?.token)}
        data-bonne={bonne && !enOrdre}
        data-faute={erreur !== undefined}
      >
        <span {...rangement.poignee(cle)} className={styles["poignee"]} aria-hidden="true">
          <Icone nom="poignee" taille="1.2em" />
          {verre !== undefined && (
            <span className={styles["verre"]}>
              <DessinVerreDeReponse lettre={verre.lettre} taille="2.1rem" couleur="currentColor" />
            </span>
          )}
        </span>
        <span className={styles["signe"]} aria-hidden="true">
          {signe}
        </span>
        {/* the hidden copy of the text gives the field its height */}
        <span className={styles["texte"]} data-texte={texte}>
          <textarea
            {...marquer(champ)}
            rows={1}
            value={texte}
            dir="auto"
            autoComplete="off"
            aria-label={`${nom} ${signe}${bonne && !enOrdre ? ", bonne réponse" : ""}`}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            aria-invalid={erreur === undefined ? undefined : true}
            aria-describedby={erreur === undefined ? undefined : id}
            onChange={({ currentTarget: { value } }) =>
              changer(
                (une) => changerProposition(une, cle, { texte: value.replaceAll(/\r?\n/g, " ") }),
                champ,
              )
            }
            onKeyDown={touche}
            onPaste={coller}
            onFocus={() => setQuittee(false)}
            onBlur={() => setQuittee(true)}
          />
        </span>
        <span className={styles["longueur"]} data-montree={texte.length > COMPTE}>
          {[...texte.trim()].length} / {OPTION_LONGUEUR_MAX}
        </span>
        {!enOrdre && (
          <button
            type="button"
            className={styles["coche"]}
            // the button is left out of the tab order, so that Tab goes from option to option: the keyboard has Ctrl+B
            tabIndex={-1}
            aria-pressed={bonne}
            aria-label={`Bonne réponse\u00A0: ${nom.toLowerCase()} ${signe}`}
            title="Bonne réponse (Ctrl+B)"
            // the press takes no focus, which stays in the field of the option
            onMouseDown={(evenement) => evenement.preventDefault()}
            onClick={cocher}
          >
            <Icone nom="coche" taille="1.1em" />
          </button>
        )}
        <button
          type="button"
          className={styles["oter"]}
          tabIndex={-1}
          aria-label={`Ôter ${nom.toLowerCase()} ${signe}`}
          title="Ôter"
          onMouseDown={(evenement) => evenement.preventDefault()}
          onClick={onOter}
        >
          <Icone nom="croix" taille="1.1em" />
        </button>
      </div>
      {erreur !== undefined && <ErreurChamp id={id} texte={erreur} />}
    </li>
  );
}
