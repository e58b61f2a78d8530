/**
 * A picture to keep: shared where the browser can, else downloaded, or held under a finger on an iPhone without
 * https.
 */
import { type ReactElement, useEffect, useState } from "react";
import { isServerReachable } from "../../browser/load-code.ts";
import { reloadPage } from "../../browser/before-unload.ts";
import { fileNameFromTitle, downloadFile } from "../../browser/download.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { HAUTEUR_PHOTO_PX, LARGEUR_PHOTO_PX } from "./mise-en-page.ts";
import type { DonneesDePhotoDeSalle } from "./salle.ts";
import type { DonneesDuTicket } from "./ticket.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { useDessinsDesJoueurs } from "../../partie/dessins/drawing-cache.ts";
import { useVueDeLaRoom } from "../../partie/vue.ts";
import {
  composerDonneesDuTicket,
  direTicket,
  composerDonneesDePhotoDepuisFinDePartie,
  direPhotoDeSalle,
} from "./contenus.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import styles from "./garder-photo.module.css";

interface Props {
  /** Text of the button, then the title of the dialogue. */
  readonly libelle: string;
  readonly taille?: "regulier" | "hote" | "telephone";
  readonly contenu: DonneesDuTicket | DonneesDePhotoDeSalle;
  /** The picture in words. */
  readonly dit: string;
  /** Name of the picture's file, without characters that a disk refuses. */
  readonly titre: string;
}

/** The button that makes a picture to keep, and its dialogue. */
export function BoutonGarderPhoto({ libelle, taille = "regulier", ...photo }: Props): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  return (
    <>
      <Bouton
        variante="contour"
        taille={taille}
        icone="telecharger"
        onClick={() => setOuvert(true)}
      >
        {libelle}
      </Bouton>
      <Dialogue ouvert={ouvert} titre={libelle} onFermer={() => setOuvert(false)} largeur="26rem">
        <Photo {...photo} />
      </Dialogue>
    </>
  );
}

/** `sansOutil`: the drawing code is not served, as to a tab of an older version; `ratee`: no line, or no canvas. */
type Echec = "sansOutil" | "ratee";

interface Faite {
  readonly adresse: string;
  readonly fichier: File;
}

function Photo({ contenu, dit, titre }: Omit<Props, "libelle" | "taille">): ReactElement {
  const [faite, setFaite] = useState<Faite | Echec | null>(null);
  const [essai, setEssai] = useState(0);
  const [prise] = useState(contenu);
  useEffect(() => {
    let partie = false;
    let adresse = "";
    const dire = (echec: Echec) => {
      if (!partie) setFaite(echec);
    };
    const montrer = (image: Blob) => {
      if (partie) return;
      adresse = URL.createObjectURL(image);
      const nom = fileNameFromTitle(titre, "png");
      setFaite({ adresse, fichier: new File([image], nom, { type: "image/png" }) });
    };
    import("./photographier.ts").then(
      ({ composerPngDePhoto }) => composerPngDePhoto(prise).then(montrer, () => dire("ratee")),
      // the drawing code did not come: without network it is a plain failure, because the reload of `sansOutil` would leave nothing of
      // the page
      () => isServerReachable().then((repond) => dire(repond ? "sansOutil" : "ratee")),
    );
    return () => {
      partie = true;
      if (adresse !== "") URL.revokeObjectURL(adresse);
    };
  }, [prise, titre, essai]);
  if (faite === null)
    return (
      <p role="status" className={styles["attente"]} aria-busy="true">
        Ça s’imprime…
      </p>
    );
  if (faite === "sansOutil")
    return (
      <div className={styles["photo"]}>
        <p role="alert">
          Il manque à cette page de quoi dessiner l’image. Recharge-la&nbsp;: l’addition t’attend.
        </p>
        <Bouton icone="resync" onClick={reloadPage}>
          Recharger
        </Bouton>
      </div>
    );
  if (faite === "ratee")
    return (
      <div className={styles["photo"]}>
        <p role="alert">L’image n’a pas pu être dessinée ici.</p>
        <Bouton
          onClick={() => {
            setFaite(null);
            setEssai((n) => n + 1);
          }}
        >
          Réessayer
        </Bouton>
      </div>
    );
  return (
    <div className={styles["photo"]}>
      <img
        src={faite.adresse}
        alt={dit}
        width={LARGEUR_PHOTO_PX}
        height={HAUTEUR_PHOTO_PX}
        className={styles["image"]}
      />
      <Gestes fichier={faite.fichier} />
    </div>
  );
}

/** Whether this browser can share the file, which takes https; without it, an iPhone has only the long press on the picture. */
const partageable = (fichier: File): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [fichier] });

function Gestes({ fichier }: { readonly fichier: File }): ReactElement {
  const [rate, setRate] = useState(false);
  const partager = () => {
    setRate(false);
    navigator.share({ files: [fichier] }).catch((erreur: unknown) => {
      // the person closing the sharing dialogue is no failure
      if (!(erreur instanceof DOMException && erreur.name === "AbortError")) setRate(true);
    });
  };
  const enregistrer = (
    <Bouton
      variante={partageable(fichier) ? "contour" : "laiton"}
      icone="telecharger"
      pleineLargeur
      onClick={() => downloadFile(fichier, fichier.name)}
    >
      Télécharger
    </Bouton>
  );
  if (!partageable(fichier))
    return (
      <>
        {enregistrer}
        <p className={styles["conseil"]}>
          Sur un iPhone, laisse le doigt appuyé sur l’image pour l’enregistrer.
        </p>
      </>
    );
  return (
    <>
      <Bouton icone="envoyer" pleineLargeur onClick={partager}>
        Partager
      </Bouton>
      {enregistrer}
      {rate && (
        <p role="alert" className={styles["conseil"]}>
          Le partage n’a pas marché. Télécharge l’image, puis partage-la d’où elle est.
        </p>
      )}
    </>
  );
}

interface MonTicketProps {
  readonly fin: VueFin;
  readonly sansAlcool: boolean;
}

/** A player's own ticket, as a picture. */
export function BoutonGarderMonTicket({ fin, sansAlcool }: MonTicketProps): ReactElement | null {
  const { vue, moi } = useVueDeLaRoom();
  const dessins = useDessinsDesJoueurs([moi]);
  const [quand] = useState(() => new Date());
  const ticket = composerDonneesDuTicket({ fin, code: vue.code, quand, dessins }, moi, sansAlcool);
  if (ticket === null) return null;
  return (
    <BoutonGarderPhoto
      libelle="Garder mon ticket"
      contenu={ticket}
      dit={direTicket(ticket)}
      titre={`Trinquizz ${vue.code} ${ticket.pseudo}`}
    />
  );
}

interface PhotoDeLaSalleProps {
  readonly fin: VueFin;
}

/** The whole table, as a picture. */
export function BoutonPhotoDeLaSalle({ fin }: PhotoDeLaSalleProps): ReactElement {
  const { vue } = useVueDeLaRoom();
  const dessins = useDessinsDesJoueurs(fin.table.map(({ id }) => id));
  const compact = useIsCompactScreen();
  const [quand] = useState(() => new Date());
  const salle = composerDonneesDePhotoDepuisFinDePartie({ fin, code: vue.code, quand, dessins });
  return (
    <BoutonGarderPhoto
      libelle="La photo de la salle"
      taille={compact ? "regulier" : "hote"}
      contenu={salle}
      dit={direPhotoDeSalle(salle)}
      titre={`Trinquizz ${vue.code}`}
    />
  );
}
