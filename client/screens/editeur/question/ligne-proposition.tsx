/** One option: its glass is its handle, its letter follows its place; in `ordre` its number is the answer. */
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { OPTION_LONGUEUR_MAX } from "#contracts/limites.ts";
import { changerProposition, type Proposition } from "../../../document/question-ecrite.ts";
import { ErreurChamp } from "../../../ui/erreur-champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import type { Rangement } from "../../../ui/use-rangement.ts";
import { teinte, Verre, VERRES } from "../../../ui/verre.tsx";
import { aPlusieursLignes } from "./coller.ts";
import styles from "./propositions.module.css";
import { useRedaction } from "./redaction.tsx";

interface Props {
  readonly proposition: Proposition;
  readonly rang: number;
  readonly nom: string;
  readonly enOrdre: boolean;
  readonly champ: string;
  readonly rangement: Rangement;
  readonly onSuivante: () => void;
  readonly onOter: () => void;
  readonly onColler: (texte: string) => void;
}

/** From this many characters on, how many there are is worth saying. */
const COMPTE = 30;

export function LigneProposition(props: Props): ReactElement {
  const { proposition, rang, nom, enOrdre, rangement, champ, onSuivante, onOter, onColler } = props;
  const { question, changer, refus, champ: marquer } = useRedaction();
  const [quittee, setQuittee] = useState(false);
  const id = useId();
  const { cle, texte, bonne } = proposition;
  const place = enOrdre ? question.verres.indexOf(cle) : rang;
  const verre = VERRES[place] ?? VERRES[0];
  const signe = enOrdre ? String(rang + 1) : (verre?.lettre ?? "");
  const vide = quittee && texte.trim() === "" ? TEXTES_EDITION.propositionVide : undefined;
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
    // held down to empty the field, it does not go on to the options
    if (!repeat) geste();
  };
  const coller = (evenement: ClipboardEvent) => {
    const colle = evenement.clipboardData.getData("text/plain");
    if (!aPlusieursLignes(colle)) return;
    evenement.preventDefault();
    onColler(colle);
  };
  return (
    <li ref={ref} {...tiree} className={styles["ligne"]}>
      <div
        className={styles["proposition"]}
        style={teinte(verre?.token)}
        data-bonne={bonne && !enOrdre}
        data-faute={erreur !== undefined}
      >
        <span {...rangement.poignee(cle)} className={styles["poignee"]} aria-hidden="true">
          <Icone nom="poignee" taille="1.2em" />
          {verre !== undefined && (
            <span className={styles["verre"]}>
              <Verre lettre={verre.lettre} taille="2.1rem" couleur="currentColor" />
            </span>
          )}
        </span>
        <span className={styles["signe"]} aria-hidden="true">
          {signe}
        </span>
        {/* as high as its text: the twin behind it takes the same room */}
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
            // the keyboard has Ctrl+B, and goes from option to option
            tabIndex={-1}
            aria-pressed={bonne}
            aria-label={`Bonne réponse\u00A0: ${nom.toLowerCase()} ${signe}`}
            title="Bonne réponse (Ctrl+B)"
            // the keyboard stays in the field
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
