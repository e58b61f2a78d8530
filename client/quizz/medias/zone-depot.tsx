import { type DragEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import { PHRASES_MEDIA, TYPES_MIME_DU_CHOIX_DE_FICHIER } from "#contracts/medias.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton, BoutonIcone, type VarianteBouton } from "../../ui/bouton.tsx";
import { ErreurChamp } from "../../ui/champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { direTailleDeFichier } from "../../ui/octets.ts";
import { hasUploadEnded, type FileUpload, type FileUploadsOfPage } from "./uploads.ts";
import { BoutonReessayerOuSeReconnecter } from "./reconnexion.tsx";
import styles from "./medias.module.css";

/**
 * Types of files that the field offers: those that the server takes, and those that are converted here; extensions help
 * systems that do not know a type.
 */
const ACCEPTES = [
  ...TYPES_MIME_DU_CHOIX_DE_FICHIER,
  "image/heic",
  "image/heif",
  ".heic",
  ".heif",
].join();

/** Zone with a content on which files can be dropped to be uploaded; the uploads are shown above the content. */
export function ZoneDepotFichiers({
  file,
  basse = false,
  children,
}: {
  readonly file: FileUploadsOfPage;
  /** Whether the drop zone is only as tall as its content, without its usual minimum height. */
  readonly basse?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  /** Number of nested elements that a dragged file has entered and not left; 0: it is not over the zone. */
  const dedans = useRef(0);
  const [survol, setSurvol] = useState(false);
  const [faute, setFaute] = useState("");
  const porteUnFichier = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  const survoler = (pas: number) => {
    dedans.current = Math.max(0, dedans.current + pas);
    setSurvol(dedans.current > 0);
  };
  return (
    // keyboards choose a file with `BoutonEnvoyerFichiers` instead
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles["zone"]}
      data-survol={survol}
      data-basse={basse}
      // the events stop here: a dialogue opened from the content has its own zone, whose files must not reach this
      // one too
      onDragEnter={(evenement) => {
        evenement.stopPropagation();
        if (porteUnFichier(evenement)) survoler(1);
      }}
      onDragLeave={(evenement) => {
        evenement.stopPropagation();
        if (porteUnFichier(evenement)) survoler(-1);
      }}
      onDragOver={(evenement) => {
        evenement.stopPropagation();
        // accepts the drop: without preventDefault the browser would open the file
        evenement.preventDefault();
      }}
      onDrop={(evenement) => {
        evenement.stopPropagation();
        evenement.preventDefault();
        dedans.current = 0;
        setSurvol(false);
        const fichiers = [...evenement.dataTransfer.files];
        setFaute(fichiers.length === 0 ? PHRASES_MEDIA.aucun : "");
        file.ajouter(fichiers);
      }}
    >
      {faute !== "" && <ErreurChamp id="depot" texte={faute} />}
      <ListeEnvois file={file} />
      {children}
      {survol && (
        <p className={styles["lacher"]}>
          <Icone nom="plus" taille="2rem" />
          Lâchez ici
        </p>
      )}
    </div>
  );
}

/** Button that chooses files of this device to upload. */
export function BoutonEnvoyerFichiers({
  file,
  plusieurs = true,
  variante,
  children,
}: {
  readonly file: FileUploadsOfPage;
  readonly plusieurs?: boolean;
  readonly variante?: VarianteBouton;
  readonly children: ReactNode;
}): ReactElement {
  const champ = useRef<HTMLInputElement>(null);
  return (
    <>
      <Bouton variante={variante} icone="plus" onClick={() => champ.current?.click()}>
        {children}
      </Bouton>
      <input
        ref={champ}
        type="file"
        hidden
        accept={ACCEPTES}
        multiple={plusieurs}
        onChange={({ currentTarget }) => {
          file.ajouter([...(currentTarget.files ?? [])]);
          // the field is emptied, so that choosing the same file again fires a change
          currentTarget.value = "";
        }}
      />
    </>
  );
}

/** The list of the uploads that wait, are under way or have failed, and of arrived files that have a remark. */
function ListeEnvois({ file }: { readonly file: FileUploadsOfPage }): ReactElement | null {
  if (file.envois.length === 0) return null;
  return (
    <ul className={styles["envois"]} aria-label="Envois">
      {file.envois.map((envoi) => (
        <li key={envoi.id} className={styles["envoi"]}>
          <Avancement envoi={envoi} />
          {envoi.etat.nom === "rate" && envoi.etat.encore !== null && (
            <BoutonReessayerOuSeReconnecter
              deconnecte={envoi.etat.encore === "connexion"}
              onReessayer={() => file.reessayer(envoi.id)}
            />
          )}
          <BoutonIcone
            nu
            icone="croix"
            libelle={`${hasUploadEnded(envoi) ? "Oublier" : "Annuler l’envoi de"} ${envoi.fichier.name}`}
            onClick={() => file.retirer(envoi.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Avancement({ envoi: { fichier, etat } }: { readonly envoi: FileUpload }): ReactElement {
  const nom = (
    <b>
      <TexteDAutrui>{fichier.name}</TexteDAutrui>
    </b>
  );
  if (etat.nom === "rate")
    return (
      <p className={styles["rate"]} role="alert">
        {nom}
        <span>
          <Icone nom="attention" taille="1.1em" />
          {etat.message}
        </span>
        {etat.conseil !== "" && <small>{etat.conseil}</small>}
      </p>
    );
  if (etat.nom === "arrive")
    return (
      <p role="status">
        {nom}
        <span>{etat.note}</span>
      </p>
    );
  const part = etat.nom === "attend" ? 0 : etat.part;
  const centiemes = Math.floor(part * 100);
  return (
    <p>
      {nom}
      <span>
        {direTailleDeFichier(fichier.size)}
        {etat.nom === "attend" && ", attend son tour"}
        {etat.nom === "enCours" &&
          (part < 1 ? `, envoi, ${String(centiemes)}\u00A0%` : ", le serveur le prépare…")}
      </span>
      <span
        role="progressbar"
        className={styles["avancement"]}
        aria-label={`Envoi de ${fichier.name}`}
        aria-valuenow={centiemes}
        style={{ "--part": `${String(centiemes)}%` }}
      />
    </p>
  );
}
