/** Dialogue that crops and turns an image, without changing its file. Decision 0078. */
import { type ReactElement, useId, useState } from "react";
import {
  type CadreImage,
  ecrireMediaAvecFragment,
  lireMediaAvecFragment,
  type RotationImage,
} from "#contracts/fragment.ts";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { ChoixSegmente } from "../../ui/choix.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { ImageRecadree } from "../image-recadree.tsx";
import { CadreDeRecadrageTirable } from "./cadre-tirable.tsx";
import {
  ramenerCadreSurImageStockee,
  changerPositionOuCoteDuCadre,
  changerRapportDuCadre,
  ajouterQuartDeTourALaRotation,
  tournerCadreAvecImage,
  CADRE_DE_TOUTE_L_IMAGE,
} from "./geometrie-cadre.ts";
import styles from "./recadreur.module.css";

const OPTIONS = [
  { valeur: "libre", libelle: "Libre" },
  { valeur: "16:9", libelle: "16:9" },
  { valeur: "4:3", libelle: "4:3" },
  { valeur: "carre", libelle: "Carré" },
] as const;

interface Props {
  /** Name or address of the image, with the crop and rotation that it already has. */
  readonly media: string;
  /** Address that the image is loaded from. */
  readonly src: string;
  /** Called with the same name or address, followed by the new crop and rotation. */
  readonly onRecadrer: (media: string) => void;
  readonly onFermer: () => void;
}

/** Dialogue that crops and turns an image, open while it is mounted. */
export function DialogueRecadrerImage({ media, src, onRecadrer, onFermer }: Props): ReactElement {
  const recadrage = useRecadrage(media);
  const { cadre, surImage, rotation, format, rapport, annonce } = recadrage;
  const idTouches = useId();
  const [ratee, setRatee] = useState(false);
  const pareille = { src, alt: "", onError: () => setRatee(true) };
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre="Recadrer"
      variante="modale"
      largeur="54rem"
      insistant
      actions={
        <>
          <Bouton variante="discret" className={styles["remettre"]} onClick={recadrage.remettre}>
            Tout remettre
          </Bouton>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton
            aria-disabled={ratee}
            onClick={() => {
              if (!ratee) onRecadrer(recadrage.ecrire());
            }}
          >
            Recadrer
          </Bouton>
        </>
      }
    >
      <div className={styles["atelier"]}>
        <div className={styles["scene"]}>
          {ratee ? (
            <p className={styles["ratee"]}>
              <Icone nom="attention" taille="1.5em" />
              Erreur fichier
            </p>
          ) : (
            <div className={styles["plateau"]}>
              <ImageRecadree
                {...pareille}
                cadre={null}
                rotation={rotation}
                onForme={recadrage.mesurer}
              >
                <CadreDeRecadrageTirable
                  cadre={cadre}
                  rapport={rapport}
                  idTouches={idTouches}
                  onChange={recadrage.poser}
                />
              </ImageRecadree>
            </div>
          )}
        </div>
        <div className={styles["formats"]}>
          <ChoixSegmente
            libelle="Format"
            libelleCache
            options={OPTIONS}
            valeur={format}
            onChange={recadrage.choisirFormat}
          />
          <BoutonIcone icone="tourner" libelle="Pivoter" onClick={recadrage.pivoter} />
        </div>
        <div className={styles["reglages"]}>
          <MesuresCadre
            cadre={cadre}
            onMesure={(mesure, valeur) =>
              recadrage.poser(changerPositionOuCoteDuCadre(cadre, mesure, valeur, rapport), false)
            }
          />
          <div className={styles["resultat"]}>
            <p>Ce que la salle verra</p>
            <div className={styles["ecran"]}>
              <div>
                {!ratee && <ImageRecadree {...pareille} cadre={surImage} rotation={rotation} />}
              </div>
            </div>
          </div>
        </div>
        <p className={styles["garde"]}>
          L’original est gardé&nbsp;: rien n’est perdu de l’image.
          <span id={idTouches}>
            Les flèches déplacent le cadre, avec Maj elles changent sa taille.
          </span>
        </p>
        <p role="status" className="visually-hidden">
          {annonce}
        </p>
      </div>
    </Dialogue>
  );
}

const MESURES: readonly (readonly [keyof CadreImage, string])[] = [
  ["x", "Gauche"],
  ["y", "Haut"],
  ["largeur", "Largeur"],
  ["hauteur", "Hauteur"],
];
const INVALIDE = "De 0 à 100.";

const ecrire = (nombre: number) => String(nombre).replace(".", ",");

/**
 * Reads a typed percentage.
 * @returns the number of "12", "12,5" or "12.5 %"; null when the text is no percentage
 */
function lirePourcent(texte: string): number | null {
  const lu = /^(\d{1,3}(?:[.,]\d*)?)\s*%?$/.exec(texte.trim());
  const nombre = Number(lu?.[1]?.replace(",", ".") ?? "x");
  return nombre <= 100 ? nombre : null;
}

interface MesuresCadreProps {
  readonly cadre: CadreImage;
  readonly onMesure: (mesure: keyof CadreImage, valeur: number) => void;
}

/** Fields for the four numbers of the crop frame, to set it exactly, or without seeing the image. */
function MesuresCadre({ cadre, onMesure }: MesuresCadreProps): ReactElement {
  /** The field that is typed in and its text, which is not reformatted while one types; null when none is. */
  const [saisie, setSaisie] = useState<{ mesure: keyof CadreImage; texte: string } | null>(null);
  return (
    <fieldset className={styles["mesures"]}>
      <legend>Cadre, en %</legend>
      {MESURES.map(([mesure, libelle]) => {
        const texte = saisie?.mesure === mesure ? saisie.texte : ecrire(cadre[mesure]);
        return (
          <Champ
            key={mesure}
            libelle={libelle}
            inputMode="decimal"
            autoComplete="off"
            value={texte}
            erreur={lirePourcent(texte) === null ? INVALIDE : undefined}
            onBlur={() => setSaisie(null)}
            onChange={({ currentTarget: { value } }) => {
              setSaisie({ mesure, texte: value });
              const lu = lirePourcent(value);
              if (lu !== null) onMesure(mesure, lu);
            }}
          />
        );
      })}
    </fieldset>
  );
}

type Format = "libre" | "16:9" | "4:3" | "carre";

/** Width over height of the crop frame for each format that the dialogue offers; null: free. */
const FORMATS: Readonly<Record<Format, number | null>> = {
  libre: null,
  "16:9": 16 / 9,
  "4:3": 4 / 3,
  carre: 1,
};

interface Recadrage {
  /** Crop frame on the image as it is displayed, after its rotation. */
  readonly cadre: CadreImage;
  /** Crop frame on the image as it is stored. */
  readonly surImage: CadreImage;
  readonly rotation: RotationImage;
  readonly format: Format;
  /** Width over height that the crop frame keeps, both in percents of the displayed image; null when it is free. */
  readonly rapport: number | null;
  /** Announcement of a move of the crop frame, for screen readers. */
  readonly annonce: string;
  readonly poser: (cadre: CadreImage, aDire: boolean) => void;
  readonly choisirFormat: (format: Format) => void;
  readonly pivoter: () => void;
  readonly remettre: () => void;
  /** Called with the width over height of the image once it is loaded. */
  readonly mesurer: (forme: number) => void;
  /** Writes the name or address of the image, followed by its crop and rotation. */
  readonly ecrire: () => string;
}

const dire = ({ x, y, largeur, hauteur }: CadreImage): string =>
  `Gauche ${String(x)}, haut ${String(y)}, largeur ${String(largeur)}, hauteur ${String(hauteur)}.`.replaceAll(
    /(\d)\.(\d)/g,
    "$1,$2",
  );

/** The state of the crop dialogue: frame, ratio, rotation, and what is announced to screen readers. */
function useRecadrage(media: string): Recadrage {
  const lu = lireMediaAvecFragment(media);
  const [rotation, setRotation] = useState<RotationImage>(lu.rotation);
  const [cadre, setCadre] = useState(() =>
    tournerCadreAvecImage(lu.cadre ?? CADRE_DE_TOUTE_L_IMAGE, lu.rotation),
  );
  const [format, setFormat] = useState<Format>("libre");
  const [forme, setForme] = useState(1);
  const [annonce, setAnnonce] = useState("");
  const surImage = ramenerCadreSurImageStockee(cadre, rotation);
  const rapportDe = (voulu: Format, tour: RotationImage) => {
    const rapport = FORMATS[voulu];
    return rapport === null ? null : rapport / (tour === 90 || tour === 270 ? 1 / forme : forme);
  };
  const poser = (suivant: CadreImage, aDire: boolean) => {
    setCadre(suivant);
    if (aDire) setAnnonce(dire(suivant));
  };
  return {
    cadre,
    surImage,
    rotation,
    format,
    rapport: rapportDe(format, rotation),
    annonce,
    poser,
    choisirFormat(voulu) {
      setFormat(voulu);
      const tenu = rapportDe(voulu, rotation);
      if (tenu !== null) poser(changerRapportDuCadre(cadre, tenu), true);
    },
    pivoter() {
      const tour = ajouterQuartDeTourALaRotation(rotation);
      const tourne = tournerCadreAvecImage(cadre, 90);
      const tenu = rapportDe(format, tour);
      setRotation(tour);
      setCadre(tenu === null ? tourne : changerRapportDuCadre(tourne, tenu));
      setAnnonce(
        tour === 0 ? "L’image est à l’endroit." : `L’image est tournée de ${String(tour)}°.`,
      );
    },
    remettre() {
      setRotation(0);
      setFormat("libre");
      setCadre(CADRE_DE_TOUTE_L_IMAGE);
      setAnnonce("Toute l’image, à l’endroit.");
    },
    mesurer: setForme,
    ecrire: () => ecrireMediaAvecFragment({ ...lu, cadre: surImage, rotation }),
  };
}
