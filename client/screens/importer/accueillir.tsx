/** Nothing has come yet: what can, and each way to bring it. */
import { type ReactElement, useState } from "react";
import type { Apport } from "../../quizz/importer/apporter.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { BoutonChoisir } from "./bouton-choisir.tsx";
import communs from "./commun.module.css";
import styles from "./accueillir.module.css";

interface Props {
  /** Why the last file gave nothing; empty: none did yet. */
  readonly echec: string;
  readonly onApport: (apport: Apport) => void;
}

const EXEMPLE = `Quelle ville est la capitale de l’Australie\u00A0?
Sydney
*Canberra
Perth

Quel fleuve traverse Paris\u00A0? ; La Seine`;

export function Accueillir({ echec, onApport }: Props): ReactElement {
  const [texte, setTexte] = useState("");
  return (
    <div className={styles["accueil"]}>
      <section className={styles["zone"]} aria-label="Un fichier">
        <Icone nom="quizz" taille="3rem" />
        <h2>Déposez un fichier, n’importe où dans la page</h2>
        <p className={communs["doux"]}>
          Trinquizz, Excel ou CSV, Kahoot, Wayground, Blooket, Gimkit, Moodle, GIFT, Aiken,
          OpenQuizzDB, ClassQuiz, Razzia, Open Trivia DB. Son genre est reconnu à son contenu.
        </p>
        <BoutonChoisir onFichier={onApport}>Choisir un fichier</BoutonChoisir>
        <ErreurChamp id="echec-lecture" texte={echec === "" ? undefined : echec} alerte />
      </section>
      <section className={styles["coller"]} aria-label="Un texte">
        <label htmlFor="texte-a-lire">
          <b>Ou collez vos questions</b>
        </label>
        <textarea
          id="texte-a-lire"
          className={communs["texte"]}
          rows={9}
          value={texte}
          placeholder={EXEMPLE}
          spellCheck={false}
          onChange={({ currentTarget }) => setTexte(currentTarget.value)}
        />
        <p className={communs["doux"]}>
          Une question par bloc, ses propositions en dessous, la bonne après «&nbsp;*&nbsp;»&nbsp;;
          ou une liste «&nbsp;question&nbsp;; réponse&nbsp;»&nbsp;; ou des cellules de votre
          tableur.
        </p>
        <Bouton
          variante="contour"
          aria-disabled={texte.trim() === ""}
          onClick={() => texte.trim() !== "" && onApport(texte)}
        >
          Lire ce texte
        </Bouton>
      </section>
    </div>
  );
}
