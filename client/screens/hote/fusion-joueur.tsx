import { type FormEvent, type ReactElement, useId, useState } from "react";
import { gorgees } from "../../partie/mots/gorgees.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import type { GesteProps } from "./gestes-joueur.tsx";
import { placesPerdues } from "../../scenes/hote/joueurs.ts";
import styles from "./menu-joueurs.module.css";

/** Somebody who came back as a stranger: whose seat is theirs, and what happens to it. */
export function FusionJoueur({ vue, joueur, fini, annuler }: GesteProps): ReactElement {
  const agir = useAgir();
  const nom = useId();
  const absents = placesPerdues(vue);
  const [choisi, setChoisi] = useState("");
  const place = absents.find(({ id }) => id === choisi) ?? absents[0];
  const fusionner = (evenement: FormEvent) => {
    evenement.preventDefault();
    if (place === undefined) return;
    void agir({ type: "fusionner", de: joueur.id, vers: place.id });
    fini();
  };
  return (
    <form className={styles["formulaire"]} onSubmit={fusionner}>
      <fieldset className={styles["places"]}>
        <legend>
          <NomCraie>{joueur.pseudo}</NomCraie>, c’est la même personne que…
        </legend>
        {absents.map(({ id, pseudo, gorgee, score }) => (
          <label key={id} className={styles["place"]}>
            <input
              type="radio"
              name={nom}
              checked={id === place?.id}
              onChange={() => setChoisi(id)}
            />
            <NomCraie coupe>{pseudo}</NomCraie>
            <small>
              {!vue.compteursCaches && `${gorgees(gorgee)}, `}
              {score}&nbsp;{score > 1 ? "points" : "point"}
            </small>
          </label>
        ))}
      </fieldset>
      {place === undefined ? (
        <p>Plus personne ne manque&nbsp;: il n’y a pas de place à reprendre.</p>
      ) : (
        <p className={styles["explication"]}>
          Ce téléphone reprend la place de <NomCraie>{place.pseudo}</NomCraie>&nbsp;: son pseudo,
          ses gorgées et ses points. Ce qui a été noté sous le nom de{" "}
          <NomCraie>{joueur.pseudo}</NomCraie> s’y ajoute, et ce second nom disparaît. On ne pourra
          pas revenir en arrière.
        </p>
      )}
      <div className={styles["fin"]}>
        <Bouton variante="contour" onClick={annuler}>
          Annuler
        </Bouton>
        <Bouton type="submit" disabled={place === undefined}>
          Rendre sa place
        </Bouton>
      </div>
    </form>
  );
}
