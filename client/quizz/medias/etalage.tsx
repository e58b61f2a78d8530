/** One's own files as a grid, by kind, searched: on their page, and in the dialog of the question editor. */
import { type ReactElement, type ReactNode, useDeferredValue, useId, useState } from "react";
import type { MonMedia } from "#contracts/medias.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { idOnglet, Onglets } from "../../ui/onglets.tsx";
import styles from "./medias.module.css";
import { filtrer, nombreParEtagere, type Etagere } from "./etageres.ts";
import { VignetteMedia } from "./vignette-media.tsx";

const ETAGERES: readonly (readonly [Etagere, string])[] = [
  ["tout", "Tout"],
  ["image", "Images"],
  ["audio", "Sons"],
  ["video", "Vidéos"],
  ["jamais", "Jamais servis"],
];
const D_UN_COUP = 24;

interface Props {
  readonly medias: readonly MonMedia[];
  /** Name of the one that is chosen. */
  readonly choisi: string | null;
  readonly onChoisir: (media: MonMedia) => void;
  /** Beside the search: the button that adds. */
  readonly ajouter: ReactNode;
  /** Beside the grid, or under it where there is little room: what is said of the chosen one. */
  readonly detail?: ReactNode;
}

export function Etalage({ medias, choisi, onChoisir, ajouter, detail }: Props): ReactElement {
  const idPanneau = useId();
  const [etagere, setEtagere] = useState<Etagere>("tout");
  const [recherche, setRecherche] = useState("");
  const [montres, setMontres] = useState(D_UN_COUP);
  const trouves = filtrer(medias, etagere, useDeferredValue(recherche));
  const restent = trouves.length - montres;
  return (
    <div className={styles["etalage"]}>
      <div className={styles["tete"]}>
        <Onglets
          libelle="Fichiers"
          onglets={ETAGERES.map(([valeur, libelle]) => ({
            valeur,
            libelle,
            nombre: valeur === "tout" || valeur === "jamais" ? nombreParEtagere(medias, valeur) : 0,
            dit: "fichiers",
          }))}
          valeur={etagere}
          onChange={(voulu) => {
            setEtagere(voulu);
            setMontres(D_UN_COUP);
          }}
          idPanneau={idPanneau}
        />
        <div className={styles["outils"]}>
          <Champ
            type="search"
            libelle="Chercher un fichier"
            libelleCache
            placeholder="Chercher"
            value={recherche}
            onChange={(evenement) => {
              setRecherche(evenement.currentTarget.value);
              setMontres(D_UN_COUP);
            }}
          />
          {ajouter}
        </div>
      </div>
      <div className={styles["corps"]} data-detail={detail !== undefined}>
        <div id={idPanneau} role="tabpanel" aria-labelledby={idOnglet(idPanneau, etagere)}>
          {trouves.length === 0 ? (
            <p className={styles["rien"]} role="status">
              {medias.length === 0
                ? "Rien encore. Déposez ici une image, un son ou une vidéo."
                : "Aucun fichier de cette sorte ou de ce nom."}
            </p>
          ) : (
            <ul className={styles["grille"]} aria-label="Mes fichiers">
              {trouves.slice(0, montres).map((media) => (
                <VignetteMedia
                  key={media.nom}
                  media={media}
                  choisi={media.nom === choisi}
                  onChoisir={() => onChoisir(media)}
                />
              ))}
            </ul>
          )}
          {restent > 0 && (
            <div className={styles["encore"]}>
              <Bouton variante="contour" onClick={() => setMontres(montres + 2 * D_UN_COUP)}>
                {restent > 1 ? `Voir les ${String(restent)}\u00A0autres` : "Voir le dernier"}
              </Bouton>
            </div>
          )}
        </div>
        {detail}
      </div>
    </div>
  );
}
