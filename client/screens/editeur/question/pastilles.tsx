/** Short texts one beside the other, written where they stand; the last field is for another one. */
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId } from "react";
import { Icone } from "../../../ui/icones.tsx";
import { aPlusieursLignes } from "./coller.ts";
import styles from "./pastilles.module.css";

interface Props {
  readonly titre: string;
  readonly aide?: string | undefined;
  /** What one of them is called, and what invites to another. */
  readonly une: string;
  readonly invite: string;
  readonly valeurs: readonly string[];
  /** What is wrong with each, by its rank. */
  readonly fautes: readonly (string | undefined)[];
  /** Worth a bonus. */
  readonly laiton?: boolean;
  readonly champ: (rang: number) => { readonly "data-champ"?: string };
  readonly onViser: (rang: number) => void;
  /** @param rang the field that is typed in; null: something else was done */
  readonly onChange: (valeurs: readonly string[], rang: number | null) => void;
}

const estPleine = (valeur: string): boolean => valeur.trim() !== "";

export function Pastilles(props: Props): ReactElement {
  const { titre, aide, une, invite, valeurs, fautes, laiton = false, onViser, onChange } = props;
  const id = useId();
  const dites = [...new Set(fautes.filter((faute) => faute !== undefined))];
  const remplacer = (rang: number, ...par: readonly string[]) =>
    valeurs.slice(0, rang).concat(par, valeurs.slice(rang + 1));
  const oter = (rang: number) => {
    const avant = valeurs.slice(0, rang).filter(estPleine);
    onChange(avant.concat(valeurs.slice(rang + 1).filter(estPleine)), null);
    onViser(avant.length);
  };
  const touche = (rang: number) => (evenement: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, repeat, nativeEvent } = evenement;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (key === "Enter") {
      evenement.preventDefault();
      if (!repeat && (valeurs[rang] ?? "") !== "") onViser(rang + 1);
    } else if (key === "Backspace" && (valeurs[rang] ?? "") === "" && valeurs.length > 0) {
      evenement.preventDefault();
      // held down to empty this one, it does not go on to the others
      if (repeat) return;
      if (rang < valeurs.length) onChange(remplacer(rang), null);
      onViser(Math.max(0, rang - 1));
    }
  };
  const coller = (rang: number) => (evenement: ClipboardEvent) => {
    const colle = evenement.clipboardData.getData("text/plain");
    if (!aPlusieursLignes(colle)) return;
    evenement.preventDefault();
    const lignes = colle.split(/\r?\n/).flatMap((ligne) => ligne.trim() || []);
    onChange(remplacer(rang, ...lignes), null);
    onViser(rang + lignes.length);
  };
  return (
    <fieldset className={styles["groupe"]} aria-describedby={`${id}-aide ${id}-fautes`}>
      <legend>{titre}</legend>
      {aide !== undefined && (
        <p id={`${id}-aide`} className={styles["aide"]}>
          {aide}
        </p>
      )}
      <ul className={styles["pastilles"]} data-laiton={laiton}>
        {[...valeurs, ""].map((valeur, rang) => {
          const neuve = rang === valeurs.length;
          return (
            // they are never moved, and the one that is typed in stays under the fingers
            <li key={rang} data-neuve={neuve} data-faute={fautes[rang] !== undefined}>
              {neuve && <Icone nom="plus" taille="1em" />}
              <input
                {...props.champ(rang)}
                type="text"
                dir="auto"
                autoComplete="off"
                size={Math.max(neuve ? invite.length : 3, valeur.length)}
                value={valeur}
                placeholder={neuve ? invite : undefined}
                aria-label={neuve ? `${une}, ${invite}` : `${une} ${String(rang + 1)}`}
                aria-invalid={fautes[rang] === undefined ? undefined : true}
                onChange={({ currentTarget: { value } }) => onChange(remplacer(rang, value), rang)}
                onKeyDown={touche(rang)}
                onPaste={coller(rang)}
                onBlur={() => {
                  if (!valeurs.every(estPleine)) onChange(valeurs.filter(estPleine), rang);
                }}
              />
              {!neuve && (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`Ôter ${valeur}`}
                  title="Ôter"
                  // left, an empty one goes, and the others change their ranks under the press
                  onMouseDown={(evenement) => evenement.preventDefault()}
                  onClick={() => oter(rang)}
                >
                  <Icone nom="croix" taille="0.9em" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <ul id={`${id}-fautes`} className={styles["fautes"]}>
        {dites.map((dite) => (
          <li key={dite}>
            <Icone nom="attention" taille="1.15em" />
            {dite}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
