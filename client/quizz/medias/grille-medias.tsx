/** The grid of the member's files, by kind, with a search: on /mes-medias, and in the dialogue that chooses a media. */
import { type ReactElement, type ReactNode, useDeferredValue, useId, useState } from "react";
import type { MediaDuCompte } from "#contracts/medias.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { direTailleDeFichier } from "../../ui/octets.ts";
import { idHtmlDOnglet, Onglets } from "../../ui/onglets.tsx";
import {
  type FiltreMedias,
  filtrerMedias,
  estMediaSansUsage,
  compterQuestionsDuMedia,
  compterMediasSelonFiltre,
  trouverSorteDuFichier,
} from "./tri-medias.ts";
import styles from "./medias.module.css";

const ETAGERES: readonly (readonly [FiltreMedias, string])[] = [
  ["tout", "Tout"],
  ["image", "Images"],
  ["audio", "Sons"],
  ["video", "Vidéos"],
  ["jamais", "Jamais servis"],
];
const D_UN_COUP = 24;

interface Props {
  readonly medias: readonly MediaDuCompte[];
  /** Stored name of the selected media. */
  readonly choisi: string | null;
  readonly onChoisir: (media: MediaDuCompte) => void;
  /** Content shown beside the search: the button that adds a file. */
  readonly ajouter: ReactNode;
  /** Details of the selected file, shown beside the grid, or under it on narrow screens. */
  readonly detail?: ReactNode;
}

export function GrilleMedias({ medias, choisi, onChoisir, ajouter, detail }: Props): ReactElement {
  const idPanneau = useId();
  const [sorte, setSorte] = useState<FiltreMedias>("tout");
  const [recherche, setRecherche] = useState("");
  const [montres, setMontres] = useState(D_UN_COUP);
  const trouves = filtrerMedias(medias, sorte, useDeferredValue(recherche));
  const restent = trouves.length - montres;
  return (
    <div className={styles["etalage"]}>
      <div className={styles["tete"]}>
        <Onglets
          libelle="Fichiers"
          onglets={ETAGERES.map(([valeur, libelle]) => ({
            valeur,
            libelle,
            nombre:
              valeur === "tout" || valeur === "jamais"
                ? compterMediasSelonFiltre(medias, valeur)
                : 0,
            dit: "fichiers",
          }))}
          valeur={sorte}
          onChange={(voulu) => {
            setSorte(voulu);
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
        <div id={idPanneau} role="tabpanel" aria-labelledby={idHtmlDOnglet(idPanneau, sorte)}>
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

interface VignetteMediaProps {
  readonly media: MediaDuCompte;
  readonly choisi: boolean;
  readonly onChoisir: () => void;
}

/** A file of the grid: thumbnail, name, size, and number of questions that show it. */
function VignetteMedia({ media, choisi, onChoisir }: VignetteMediaProps): ReactElement {
  const nombre = compterQuestionsDuMedia(media);
  return (
    <li>
      <button
        type="button"
        className={styles["vignette"]}
        data-nom={media.nom}
        aria-pressed={choisi}
        onClick={onChoisir}
      >
        <span className={styles["apercu"]} data-sorte={trouverSorteDuFichier(media)}>
          <Apercu media={media} />
          {choisi && (
            <span className={styles["coche"]}>
              <Icone nom="coche" taille="70%" />
            </span>
          )}
        </span>
        <span className={styles["titre"]}>
          <TexteDAutrui>{media.titre}</TexteDAutrui>
        </span>
        <span className={styles["infos"]}>
          {direTailleDeFichier(media.taille)} ·{" "}
          {estMediaSansUsage(media) ? (
            <b>jamais servi</b>
          ) : (
            `${String(nombre)}\u00A0question${nombre > 1 ? "s" : ""}`
          )}
        </span>
      </button>
    </li>
  );
}

/** Heights, in hundredths, of the bars that are drawn for every sound, whatever it holds. */
const ONDE = [20, 34, 28, 52, 74, 90, 82, 60, 44, 66, 88, 70, 40, 30, 48, 64, 52, 36, 24, 16];

function Apercu({ media: { nom, type } }: { readonly media: MediaDuCompte }): ReactElement {
  switch (trouverSorteDuFichier({ type })) {
    case "image":
      return <img src={`/media/apercu/${nom}`} alt="" loading="lazy" decoding="async" />;
    case "audio":
      return (
        <svg viewBox="0 0 200 100" aria-hidden="true" className={styles["onde"]}>
          {ONDE.map((haut, rang) => (
            <path
              key={`${String(rang)} ${String(haut)}`}
              d={`M${String(5 + rang * 10)} ${String(50 - haut / 2)}v${String(haut)}`}
            />
          ))}
        </svg>
      );
    case "video":
      return <Icone nom="video" taille="3rem" />;
  }
}
