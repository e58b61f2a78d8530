import { type ReactElement, useId } from "react";
import { TEXTES_EDITION, titreQuizz } from "#contracts/edition.ts";
import { TITRE_QUIZZ_MAX } from "#contracts/limites.ts";
import { reglerDocument } from "../../../document/document.ts";
import { ErreurChamp } from "../../../ui/erreur-champ.tsx";
import { Asterisque } from "../commun/barre-edition.tsx";
import { useEdition } from "../commun/edition.tsx";
import styles from "./titre-quizz.module.css";

/** The title, written in its place: plateforme §2, §5. */
export function TitreQuizz(): ReactElement {
  const { atelier, etat } = useEdition();
  const id = useId();
  const { title } = etat.document.reglages;
  const lu = titreQuizz.safeParse(title);
  const erreur = lu.success ? undefined : (lu.error.issues[0]?.message ?? TEXTES_EDITION.titreVide);
  // a save that was refused for it says so in the line of its state
  const deja = etat.envoi.nom === "refus" && etat.envoi.message === erreur;
  return (
    <div className={styles["titre"]}>
      {/* a heading for whoever reads headings, a field for whoever writes */}
      <h1 className="visually-hidden">{title}</h1>
      <span className={styles["ligne"]}>
        <label htmlFor={id} className="visually-hidden">
          Titre du quizz
        </label>
        <span className={styles["champ"]} data-texte={title}>
          <input
            id={id}
            value={title}
            size={1}
            autoComplete="off"
            aria-invalid={!lu.success}
            aria-describedby={lu.success ? undefined : `${id}-faute`}
            onChange={({ currentTarget: { value } }) =>
              atelier.faire((document) => reglerDocument(document, { title: value }), "titre")
            }
          />
        </span>
        <Asterisque />
        <span className={styles["compte"]} data-trop={[...title].length > TITRE_QUIZZ_MAX}>
          {[...title].length}&nbsp;/&nbsp;{TITRE_QUIZZ_MAX}
        </span>
      </span>
      {erreur !== undefined && (
        <ErreurChamp
          id={`${id}-faute`}
          texte={erreur}
          className={deja ? styles["deja-dite"] : undefined}
        />
      )}
    </div>
  );
}
