/** « Un modèle pour votre IA » : the text to copy into any assistant, and where its answer is pasted. */
import { type ReactElement, useState } from "react";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { modelePourIA } from "#formats/modele-ia.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import communs from "./commun.module.css";
import styles from "./dialogue-ia.module.css";

interface Props {
  readonly ouvert: boolean;
  readonly onFermer: () => void;
  readonly onReponse: (texte: string) => void;
}

const NOMBRE = 15;

export function DialogueIA({ ouvert, onFermer, onReponse }: Props): ReactElement {
  const [sujet, setSujet] = useState("");
  const [combien, setCombien] = useState(String(NOMBRE));
  const [reponse, setReponse] = useState("");
  const { info } = useAnnonces();
  const nombre = Math.min(QUESTIONS_MAX, Math.max(1, Math.trunc(Number(combien)) || NOMBRE));
  const modele = modelePourIA({ sujet, nombre });
  const copier = async () => {
    try {
      await navigator.clipboard.writeText(modele);
      info("Modèle copié\u00A0: collez-le dans votre assistant.");
    } catch {
      // no clipboard on http: what is to be copied is chosen, one key remains
      const texte = document.getElementById("modele-ia");
      if (texte instanceof HTMLTextAreaElement) texte.select();
      info("Le modèle est sélectionné\u00A0: copiez-le avec Ctrl+C.");
    }
  };
  const lire = () => {
    if (reponse.trim() === "") return;
    onFermer();
    onReponse(reponse);
    setReponse("");
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre="Un modèle pour votre IA"
      variante="modale"
      largeur="44rem"
      actions={
        <>
          <Bouton variante="contour" onClick={() => void copier()}>
            Copier le modèle
          </Bouton>
          <Bouton aria-disabled={reponse.trim() === ""} onClick={lire}>
            Lire la réponse
          </Bouton>
        </>
      }
    >
      <div className={styles["ia"]}>
        <p>
          Copiez ce texte dans l’assistant de votre choix, puis collez ici sa réponse. Vérifiez les
          réponses&nbsp;: une IA se trompe avec assurance.
        </p>
        <div className={styles["demande"]}>
          <Champ
            libelle="Sujet"
            value={sujet}
            maxLength={200}
            placeholder="Les fromages de Bretagne"
            onChange={({ currentTarget }) => setSujet(currentTarget.value)}
          />
          <Champ
            libelle="Questions"
            type="number"
            inputMode="numeric"
            min={1}
            max={QUESTIONS_MAX}
            value={combien}
            onChange={({ currentTarget }) => setCombien(currentTarget.value)}
          />
        </div>
        <label htmlFor="modele-ia">
          <b>Le modèle</b>
        </label>
        <textarea id="modele-ia" className={communs["texte"]} readOnly rows={7} value={modele} />
        <label htmlFor="reponse-ia">
          <b>La réponse de votre IA</b>
        </label>
        <textarea
          id="reponse-ia"
          className={communs["texte"]}
          rows={6}
          value={reponse}
          spellCheck={false}
          onChange={({ currentTarget }) => setReponse(currentTarget.value)}
        />
      </div>
    </Dialogue>
  );
}
