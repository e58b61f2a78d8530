/** A text field with commands: they are coloured, `&` suggests them, and unknown ones are marked. plateforme §5. */
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Bouton } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import {
  type CommandeDeTexteDImprevu,
  remplacerCommandeInconnueDImprevu,
  listerCommandesInconnuesDImprevu,
  trouverCommandeDImprevuLaPlusProche,
  proposerCommandesDImprevu,
  lireCommandeDImprevuEnCoursDeSaisie,
  TexteDImprevuAvecCommandesColorees,
  estTexteQuiTireDansLaListe,
} from "./commandes.tsx";
import styles from "./commandes.module.css";

export interface ActionsChampAvecCommandesDImprevu {
  /** Inserts a command in the place of the field's selection, even when the field has lost the focus. */
  readonly inserer: (modele: string) => void;
}

interface Props {
  readonly libelle: string;
  /** Text or button shown beside the field's label. */
  readonly aide?: ReactNode;
  readonly valeur: string;
  readonly petit?: boolean;
  /** Whether the imprévu has no list for `&liste` to draw from. */
  readonly sansListe: boolean;
  readonly erreur?: string | undefined;
  readonly champ: string;
  readonly ref: Ref<ActionsChampAvecCommandesDImprevu>;
  readonly onFocus: () => void;
  readonly onChange: (valeur: string) => void;
}

export function ChampAvecCommandesDImprevu({
  libelle,
  aide,
  valeur,
  petit = false,
  sansListe,
  erreur,
  champ,
  ref,
  onFocus,
  onChange,
}: Props): ReactElement {
  const id = useId();
  const zone = useRef<HTMLTextAreaElement>(null);
  /** Position that the caret takes once a command was inserted and the text is drawn; null when nothing was inserted. */
  const apres = useRef<number | null>(null);
  const [saisie, setSaisie] = useState<string | null>(null);
  const [vise, setVise] = useState(0);
  useLayoutEffect(() => {
    if (apres.current === null) return;
    zone.current?.focus();
    zone.current?.setSelectionRange(apres.current, apres.current);
    apres.current = null;
  }, [valeur]);

  const mettre = (modele: string, recul: number) => {
    const { selectionStart = valeur.length, selectionEnd = valeur.length } = zone.current ?? {};
    const debut = selectionStart - recul;
    apres.current = debut + modele.length;
    setSaisie(null);
    onChange(valeur.slice(0, debut) + modele + valeur.slice(selectionEnd));
  };
  useImperativeHandle(ref, () => ({ inserer: (modele) => mettre(modele, 0) }));

  const proposees = saisie === null ? [] : proposerCommandesDImprevu(saisie);
  const visee = proposees[Math.min(vise, proposees.length - 1)];
  const choisir = ({ modele }: CommandeDeTexteDImprevu) => mettre(modele, saisie?.length ?? 0);
  const regarder = (element: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd, value } = element;
    setSaisie(
      selectionStart === selectionEnd
        ? lireCommandeDImprevuEnCoursDeSaisie(value.slice(0, selectionStart))
        : null,
    );
    setVise(0);
  };
  const touche = (evenement: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = evenement;
    if (visee === undefined || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const pas: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const saut = pas[key];
    if (saut !== undefined) setVise((vise + saut + proposees.length) % proposees.length);
    else if (key === "Enter" || (key === "Tab" && !evenement.shiftKey)) choisir(visee);
    else if (key === "Escape") setSaisie(null);
    else return;
    evenement.preventDefault();
  };
  // unknown commands to mark, but for the one that is still being typed
  const inconnues = listerCommandesInconnuesDImprevu(valeur).filter(
    (une) => proposees.length === 0 || une !== saisie,
  );
  return (
    <div className={styles["champ"]} data-petit={petit}>
      <div className={styles["tete"]}>
        <label htmlFor={id}>{libelle}</label>
        {aide}
      </div>
      <div className={styles["saisie"]}>
        <div className={styles["miroir"]} aria-hidden="true">
          <TexteDImprevuAvecCommandesColorees texte={valeur} />
          {"\u200B"}
        </div>
        <textarea
          ref={zone}
          id={id}
          dir="auto"
          rows={1}
          value={valeur}
          data-champ={champ}
          aria-invalid={erreur === undefined ? undefined : true}
          aria-describedby={`${id}-notes`}
          aria-autocomplete="list"
          aria-controls={`${id}-liste`}
          aria-activedescendant={visee === undefined ? undefined : `${id}-${visee.modele}`}
          onFocus={onFocus}
          onBlur={() => setSaisie(null)}
          onChange={({ currentTarget }) => {
            regarder(currentTarget);
            onChange(currentTarget.value);
          }}
          onClick={({ currentTarget }) => regarder(currentTarget)}
          onKeyDown={touche}
        />
        <CommandesProposees id={id} proposees={proposees} visee={visee} onChoisir={choisir} />
      </div>
      <div id={`${id}-notes`} className={styles["notes"]} aria-live="polite">
        {erreur !== undefined && (
          <p>
            <Icone nom="attention" taille="1.15em" />
            {erreur}
          </p>
        )}
        {sansListe && saisie === null && estTexteQuiTireDansLaListe(valeur) && (
          <p>
            <Icone nom="attention" taille="1.15em" />
            <span>
              «&nbsp;&amp;liste&nbsp;» n’a rien à tirer&nbsp;: la salle lirait ces lettres. Ajoutez
              un élément à la liste.
            </span>
          </p>
        )}
        <CommandesInconnues
          inconnues={inconnues}
          onCorriger={(une) =>
            onChange(
              remplacerCommandeInconnueDImprevu(
                valeur,
                une,
                trouverCommandeDImprevuLaPlusProche(une),
              ),
            )
          }
        />
      </div>
    </div>
  );
}

interface Proposees {
  /** Id of the text field, from which those of the suggestions are made. */
  readonly id: string;
  readonly proposees: readonly CommandeDeTexteDImprevu[];
  readonly visee: CommandeDeTexteDImprevu | undefined;
  readonly onChoisir: (une: CommandeDeTexteDImprevu) => void;
}

/** The suggested commands under the field. */
function CommandesProposees({ id, proposees, visee, onChoisir }: Proposees): ReactElement {
  return (
    <div
      id={`${id}-liste`}
      role="listbox"
      aria-label="Commandes"
      className={styles["proposees"]}
      hidden={proposees.length === 0}
    >
      {proposees.map((une) => (
        // the focus stays in the text, which announces the active suggestion
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={une.modele}
          id={`${id}-${une.modele}`}
          role="option"
          tabIndex={-1}
          aria-selected={une === visee}
          onMouseDown={(evenement) => evenement.preventDefault()}
          onClick={() => onChoisir(une)}
        >
          <b>{une.modele}</b> {une.effet}
        </div>
      ))}
    </div>
  );
}

interface Inconnues {
  readonly inconnues: readonly string[];
  readonly onCorriger: (une: string) => void;
}

function CommandesInconnues({ inconnues, onCorriger }: Inconnues): ReactElement {
  return (
    <>
      {inconnues.map((une) => (
        <p key={une}>
          <Icone nom="attention" taille="1.15em" />
          <span>
            «&nbsp;{une}&nbsp;» n’est pas une commande&nbsp;: la salle lirait ces lettres.
          </span>
          <Bouton variante="contour" onClick={() => onCorriger(une)}>
            Mettre {trouverCommandeDImprevuLaPlusProche(une)}
          </Bouton>
        </p>
      ))}
    </>
  );
}
