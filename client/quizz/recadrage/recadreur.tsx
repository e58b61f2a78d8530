/** Chooses the piece of a picture that is shown, and turns it; the file stays as it is. Decision 0085; issue 11, point 4. */
import { type ReactElement, useId, useState } from "react";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { ImageRecadree } from "../image-recadree.tsx";
import { CadreTirable } from "./cadre-tirable.tsx";
import { poserMesure } from "./geometrie-cadre.ts";
import { MesuresCadre } from "./mesures-cadre.tsx";
import styles from "./recadreur.module.css";
import { useRecadrage } from "./use-recadrage.ts";

const OPTIONS = [
  { valeur: "libre", libelle: "Libre" },
  { valeur: "16:9", libelle: "16:9" },
  { valeur: "4:3", libelle: "4:3" },
  { valeur: "carre", libelle: "Carré" },
] as const;

interface Props {
  /** An image, perhaps already cut and turned. */
  readonly media: string;
  /** Where it is loaded from. */
  readonly src: string;
  /** The same image, with what is shown of it. */
  readonly onRecadrer: (media: string) => void;
  readonly onFermer: () => void;
}

/** Shown while it is mounted. */
export function Recadreur({ media, src, onRecadrer, onFermer }: Props): ReactElement {
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
                <CadreTirable
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
              recadrage.poser(poserMesure(cadre, mesure, valeur, rapport), false)
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
