/** A follow-up as a room would read it, and the commands that are none: plateforme §5 "Imprevu text commands". */
import { type ReactElement, useState } from "react";
import { lireTexte } from "#contracts/imprevu-commandes.ts";
import { Morceaux } from "../../../scenes/morceaux.tsx";
import { morceauxVus } from "../../../scenes/vue-de-question.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./dialogue-complement.module.css";
import { rendreSuite, tirage } from "./rendre-suite.ts";

interface Props {
  readonly texte: string;
  readonly liste: readonly string[];
}

const COMMANDES = [
  ["&joueur, &joueurAutre", "un nom, puis un autre"],
  ["&gorgee, &gorgeeAutre", "de 1 à 4 gorgées"],
  ["&gorgeeEntre[2;5]", "de 2 à 5 gorgées"],
  ["&chiffreEntre[1;10]", "un nombre"],
  ["&liste", "un élément de la liste"],
  ["&liste{pile;face}", "un des mots écrits là"],
  ["&boisDistrib, &boiventDistrib", "bois ou distribue, boivent ou distribuent"],
  ["&lettres, &couleurs, &langues", "une lettre, une couleur, une langue"],
] as const;

/** Commands of a text that are none, each once. */
export const inconnues = (texte: string): readonly string[] => [
  ...new Set(lireTexte(texte).flatMap(({ type, v }) => (type === "inconnue" ? [v] : []))),
];

export function ApercuSuite({ texte, liste }: Props): ReactElement {
  const [tire, setTire] = useState(tirage);
  return (
    <>
      <ul className={styles["inconnues"]} aria-live="polite">
        {inconnues(texte).map((une) => (
          <li key={une}>
            <Icone nom="attention" taille="1.15em" />
            «&nbsp;{une}&nbsp;» n’est pas une commande connue&nbsp;: elle sera lue telle quelle.
          </li>
        ))}
      </ul>
      {texte.trim() !== "" && (
        <div>
          <p className={styles["tete"]}>
            Aperçu
            <Bouton variante="discret" onClick={() => setTire(tirage())}>
              Tirer encore
            </Bouton>
          </p>
          <p className={`${styles["ardoise"] ?? ""} sur-ardoise`} dir="auto">
            <Morceaux texte={morceauxVus(rendreSuite(texte, liste, tire))} />
          </p>
        </div>
      )}
      <details className={styles["commandes"]}>
        <summary>Les commandes</summary>
        <dl>
          {COMMANDES.map(([nom, effet]) => (
            <div key={nom} style={{ display: "contents" }}>
              <dt>{nom}</dt>
              <dd>{effet}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
