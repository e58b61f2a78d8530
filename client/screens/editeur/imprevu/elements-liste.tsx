/** The items that `&liste` draws from; pasted lines make as many items. plateforme §3, §5 "Imprevu list item". */
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId } from "react";
import { PHRASES_EDITION_IMPREVU } from "#contracts/edition-imprevu.ts";
import { ELEMENT_LISTE_IMPREVU_LONGUEUR_MAX } from "#contracts/limites.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { ErreurChamp } from "../../../ui/champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useReorderRows } from "../../../ui/use-reorder.ts";
import { useFocusSurChamp } from "../commun/viser.ts";
import { contientPlusieursLignes } from "../question/reponses/coller.ts";
import styles from "./editeur-imprevu.module.css";

interface Props {
  readonly liste: readonly string[];
  /** Whether a save was refused: missing texts are then marked. */
  readonly dite: boolean;
  /** Called with the changed items of the list. @param rang of the item that is typed in; null for any other change */
  readonly onChange: (liste: readonly string[], rang: number | null) => void;
}

export function direFauteDElementDeListe(element: string, dite: boolean): string | undefined {
  if ([...element].length > ELEMENT_LISTE_IMPREVU_LONGUEUR_MAX)
    return PHRASES_EDITION_IMPREVU.elementLong;
  return dite && !aDuTexteVisible(element) ? PHRASES_EDITION_IMPREVU.element : undefined;
}

export function ChampsElementsDeListeDImprevu({ liste, dite, onChange }: Props): ReactElement {
  const id = useId();
  const viser = useFocusSurChamp();
  const champ = (rang: number) => `${id}/${String(rang)}`;
  const places = liste.map((_, rang) => String(rang));
  const { ligne, poignee } = useReorderRows(places, (de, vers, par) => {
    const rang = Number(de);
    const autres = liste.filter((_, i) => i !== rang);
    onChange([...autres.slice(0, vers), liste[rang] ?? "", ...autres.slice(vers)], null);
    if (par === "touches") viser(champ(vers));
  });
  const inserer = (rang: number, remplaces: number, ...elements: readonly string[]) => {
    onChange(liste.slice(0, rang).concat(elements, liste.slice(rang + remplaces)), null);
    viser(champ(rang + elements.length - 1));
  };
  const oter = (rang: number) => {
    onChange(
      liste.filter((_, i) => i !== rang),
      null,
    );
    viser(liste.length === 1 ? `${id}/ajouter` : champ(Math.max(0, rang - 1)));
  };
  const touche = (rang: number) => (evenement: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, nativeEvent } = evenement;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (key === "Enter" && !repeat) {
      if ((liste[rang + 1] ?? "x") === "") viser(champ(rang + 1));
      else inserer(rang + 1, 0, "");
    } else if (key === "Backspace" && liste[rang] === "" && !repeat) oter(rang);
    else return;
    evenement.preventDefault();
  };
  const coller = (rang: number) => (evenement: ClipboardEvent) => {
    const colle = evenement.clipboardData.getData("text/plain");
    if (!contientPlusieursLignes(colle)) return;
    evenement.preventDefault();
    const lignes = colle.split(/\r?\n/).flatMap((une) => une.trim() || []);
    // the pasted items take the place of an empty field; otherwise they come after the field
    inserer(liste[rang] === "" ? rang : rang + 1, liste[rang] === "" ? 1 : 0, ...lignes);
  };
  return (
    <section aria-labelledby={id} className={styles["liste"]}>
      <div className={styles["tete"]}>
        <h2 id={id}>
          Liste {liste.length > 0 && <span className={styles["nombre"]}>{liste.length}</span>}
        </h2>
        <p>une ligne collée, un élément</p>
      </div>
      <ol>
        {liste.map((element, rang) => {
          const faute = direFauteDElementDeListe(element, dite);
          return (
            // the rank is the key, since items have no id, so that the field that is typed in keeps the focus
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li key={rang} {...ligne(String(rang))} className={styles["element"]}>
              <span {...poignee(String(rang))} className={styles["poignee"]} aria-hidden="true">
                <Icone nom="poignee" taille="1.2rem" />
              </span>
              <input
                type="text"
                dir="auto"
                autoComplete="off"
                data-champ={champ(rang)}
                aria-label={`Élément ${String(rang + 1)}`}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                aria-invalid={faute === undefined ? undefined : true}
                aria-describedby={faute === undefined ? undefined : `${id}-${String(rang)}`}
                value={element}
                onChange={({ currentTarget: { value } }) =>
                  onChange(
                    liste.map((autre, i) => (i === rang ? value : autre)),
                    rang,
                  )
                }
                onKeyDown={touche(rang)}
                onPaste={coller(rang)}
              />
              <BoutonIcone
                nu
                icone="croix"
                libelle={`Ôter l’élément ${String(rang + 1)}`}
                onClick={() => oter(rang)}
              />
              {faute !== undefined && <ErreurChamp id={`${id}-${String(rang)}`} texte={faute} />}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        data-champ={`${id}/ajouter`}
        className={styles["elements-liste-ajouter"]}
        onClick={() => inserer(liste.length, 0, "")}
      >
        <Icone nom="plus" taille="1.1em" />
        Ajouter un élément
      </button>
    </section>
  );
}
