/**
 * « Mes médias » as a dialogue: chooses one of the account's files, or uploads a new one, for a question.
 */
import { type ReactElement, useState } from "react";
import { estErreurDeSessionPerdue, direRequeteEchouee } from "../../app/api/queries.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { useFileUploadsOfPage } from "./uploads.ts";
import { GrilleMedias } from "./grille-medias.tsx";
import { useMesMedias } from "./queries.ts";
import { BoutonReessayerOuSeReconnecter } from "./reconnexion.tsx";
import { BoutonEnvoyerFichiers, ZoneDepotFichiers } from "./zone-depot.tsx";
import styles from "./medias.module.css";

interface Props {
  /** Called with the stored name of the chosen file. */
  readonly onChoisir: (nom: string) => void;
  readonly onFermer: () => void;
  readonly titre?: string;
  /** Label of the button that takes the selected media. */
  readonly choisir?: string | undefined;
  /** Stored name of the file to replace, which is not offered. */
  readonly sauf?: string;
}

/** Dialogue that chooses one of the account's media, open while it is mounted. */
export function DialogueChoisirMedia({
  onChoisir,
  onFermer,
  titre = "Mes médias",
  choisir = "Mettre dans la question",
  sauf,
}: Props): ReactElement {
  const [choisi, setChoisi] = useState<string | null>(null);
  const { data, isError, error, refetch } = useMesMedias();
  // an uploaded file is selected at once
  const file = useFileUploadsOfPage(({ nom }) => setChoisi(nom));
  const medias = data?.medias.filter(({ nom }) => nom !== sauf) ?? [];
  const la = medias.some(({ nom }) => nom === choisi);
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre={titre}
      variante="modale"
      largeur="64rem"
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton
            aria-disabled={!la}
            onClick={() => {
              if (la && choisi !== null) onChoisir(choisi);
            }}
          >
            {choisir}
          </Bouton>
        </>
      }
    >
      <ZoneDepotFichiers file={file}>
        {data === undefined ? (
          isError ? (
            <div role="alert" className={styles["rien"]}>
              <p>{direRequeteEchouee(error)}</p>
              <BoutonReessayerOuSeReconnecter
                deconnecte={estErreurDeSessionPerdue(error)}
                onReessayer={() => void refetch()}
              />
            </div>
          ) : (
            <div aria-busy="true">
              <Squelette forme="boite" hauteur="14rem" />
            </div>
          )
        ) : (
          <GrilleMedias
            medias={medias}
            choisi={choisi}
            onChoisir={({ nom }) => setChoisi(nom)}
            ajouter={<BoutonEnvoyerFichiers file={file}>Ajouter</BoutonEnvoyerFichiers>}
          />
        )}
      </ZoneDepotFichiers>
    </Dialogue>
  );
}
