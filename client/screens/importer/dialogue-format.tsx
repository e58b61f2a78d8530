/** « Pas du tout ? » : the other formats, those that it may be first. */
import { type ReactElement, useState } from "react";
import type { IdFormat } from "#formats/lecture.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import type { EnCours } from "./en-cours.ts";
import styles from "./dialogue-format.module.css";
import { NOMS_FORMATS } from "./noms-formats.ts";

interface Props {
  readonly ouvert: boolean;
  readonly etat: EnCours;
  readonly relire: ((format: IdFormat) => void) | null;
  /** Something was mended: it will be lost. */
  readonly touche: boolean;
  readonly onFermer: () => void;
}

export function DialogueFormat(props: Props): ReactElement {
  const { ouvert, etat, relire, touche, onFermer } = props;
  const [voulu, setVoulu] = useState<IdFormat>(etat.format);
  const possibles = new Set(etat.reconnus);
  const tous = NOMS_FORMATS.map(([id]) => id);
  const enOrdre = [...etat.reconnus, ...tous.filter((id) => !possibles.has(id))];
  const noms = new Map(NOMS_FORMATS);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre="Qu’est-ce que c’est&nbsp;?"
      largeur="28rem"
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Laisser
          </Bouton>
          <Bouton
            aria-disabled={relire === null}
            onClick={() => {
              if (relire === null) return;
              onFermer();
              relire(voulu);
            }}
          >
            Lire ainsi
          </Bouton>
        </>
      }
    >
      {relire === null && (
        <p>Pour le lire autrement, déposez le fichier à nouveau&nbsp;: il n’est plus ici.</p>
      )}
      {relire !== null && touche && <p>Vos corrections de cet import seront perdues.</p>}
      <fieldset className={styles["formats"]}>
        <legend className="visually-hidden">Genre de fichier</legend>
        {enOrdre.map((id) => (
          <label key={id}>
            <input
              type="radio"
              className={styles["rond"]}
              name="format"
              checked={id === voulu}
              onChange={() => setVoulu(id)}
            />
            <span>{noms.get(id)}</span>
          </label>
        ))}
      </fieldset>
    </Dialogue>
  );
}
