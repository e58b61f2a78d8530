/** What `&liste` draws from: plateforme §3 (`liste`), §5 "Imprevu list item". */
import { type ReactElement, useId } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { ELEMENT_LISTE_MAX } from "#contracts/limites.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Champ } from "../../../ui/champ.tsx";
import styles from "./liste-de-suite.module.css";
import { useViser } from "../commun/use-viser.ts";

interface Props {
  readonly liste: readonly string[];
  /** It was asked to be kept: what is missing is said. */
  readonly dite: boolean;
  readonly onChange: (liste: readonly string[]) => void;
}

export function fauteElement(element: string, dite: boolean): string | undefined {
  if (element.trim().length > ELEMENT_LISTE_MAX) return TEXTES_EDITION.elementLong;
  return dite && !estVisible(element) ? TEXTES_EDITION.liste : undefined;
}

export function ListeDeSuite({ liste, dite, onChange }: Props): ReactElement {
  const id = useId();
  const viser = useViser();
  /** The keyboard goes to what took its place; when none is left, to the button that adds one. */
  const oter = (rang: number) => {
    const dernier = liste.length - 2;
    onChange(liste.filter((_, i) => i !== rang));
    viser(dernier < 0 ? `${id}/ajouter` : `${id}/oter/${String(Math.min(rang, dernier))}`);
  };
  const ajouter = () => {
    onChange([...liste, ""]);
    viser(`${id}/${String(liste.length)}`);
  };
  return (
    <section aria-labelledby={id} className={styles["liste"]}>
      <h3 id={id}>Éléments de &amp;liste</h3>
      {liste.map((element, rang) => (
        // they are never moved, and the one that is typed in stays under the fingers
        <div key={rang} className={styles["element"]}>
          <Champ
            libelle={`Élément ${String(rang + 1)}`}
            libelleCache
            data-champ={`${id}/${String(rang)}`}
            value={element}
            dir="auto"
            autoComplete="off"
            erreur={fauteElement(element, dite)}
            onChange={({ currentTarget: { value } }) =>
              onChange(liste.map((autre, i) => (i === rang ? value : autre)))
            }
          />
          <BoutonIcone
            icone="croix"
            nu
            data-champ={`${id}/oter/${String(rang)}`}
            libelle={`Ôter l’élément ${String(rang + 1)}`}
            onClick={() => oter(rang)}
          />
        </div>
      ))}
      <Bouton variante="contour" icone="plus" data-champ={`${id}/ajouter`} onClick={ajouter}>
        Ajouter un élément
      </Bouton>
    </section>
  );
}
