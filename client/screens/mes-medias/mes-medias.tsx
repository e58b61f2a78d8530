/** /mes-medias: the member's files, their size, uses and deletion. */
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Link } from "../../app/navigation.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { EncartSessionExpiree } from "../../app/page/connexion-requise.tsx";
import { useSession } from "../../compte/session.tsx";
import {
  compterOctetsParSorteDeFichier,
  type SorteFichier,
} from "../../quizz/medias/tri-medias.ts";
import { GrilleMedias } from "../../quizz/medias/grille-medias.tsx";
import { useFileUploadsOfPage } from "../../quizz/medias/uploads.ts";
import {
  type DonneesDeMesMedias,
  QUERY_KEY_MES_MEDIAS,
  useMesMedias,
} from "../../quizz/medias/queries.ts";
import { BoutonEnvoyerFichiers, ZoneDepotFichiers } from "../../quizz/medias/zone-depot.tsx";
import { Icone } from "../../ui/icones.tsx";
import { direTailleDeFichier } from "../../ui/octets.ts";
import { Squelette } from "../../ui/squelette.tsx";
import { PanneauDetailDeMonMedia } from "./detail.tsx";
import styles from "./mes-medias.module.css";

export function MesMedias(): ReactElement {
  const lecture = useMesMedias();
  return (
    <div className={styles["page"]}>
      <header className={styles["tete"]}>
        <div>
          <Link to="/quizz" className={styles["retour"]}>
            <Icone nom="retour" taille="1.2em" />
            Mes Quizz
          </Link>
          <h1>Mes médias</h1>
        </div>
        {lecture.data !== undefined && <Stockage {...lecture.data} />}
      </header>
      {lecture.data === undefined ? (
        <SqueletteOuEchecDeRequete requete={lecture}>
          <Squelette forme="boite" hauteur="20rem" />
        </SqueletteOuEchecDeRequete>
      ) : (
        <Fichiers lus={lecture.data} />
      )}
    </div>
  );
}

function Fichiers({ lus: { medias } }: { readonly lus: DonneesDeMesMedias }): ReactElement {
  const [voulu, setVoulu] = useState<string | null>(null);
  const file = useFileUploadsOfPage(({ nom }) => {
    // an arrival does not take away the panel in which the author is typing
    setVoulu((ouvert) => ouvert ?? nom);
  });
  const { compte } = useSession();
  const client = useQueryClient();
  const enAttente = file.envois.some(
    ({ etat }) => etat.nom === "rate" && etat.encore === "connexion",
  );
  const choisi = medias.find(({ nom }) => nom === voulu);
  const boite = useRef<HTMLDivElement>(null);
  const aRendre = useRef<string | null>(null);
  /** Closes the panel of a file, unless another one was opened meanwhile. @param rendre file that gets the focus; empty: the grid does */
  const fermer = (nom: string, rendre: string) => {
    aRendre.current = rendre;
    setVoulu((ouvert) => (ouvert === nom ? null : ouvert));
  };
  useEffect(() => {
    if (voulu !== null || aRendre.current === null) return;
    // the focus of the closed panel goes to the thumbnail of its file, or to the grid when the file is gone
    const vignettes = boite.current?.querySelectorAll<HTMLElement>("[data-nom]") ?? [];
    const vignette = [...vignettes].find(({ dataset }) => dataset["nom"] === aRendre.current);
    aRendre.current = null;
    (vignette ?? boite.current)?.focus();
  }, [voulu]);
  return (
    <ZoneDepotFichiers file={file}>
      {/* a file being uploaded shows its own progress */}
      {compte.etat === "visiteur" && !enAttente && (
        <div role="alert">
          <EncartSessionExpiree
            onReconnecte={() => void client.invalidateQueries({ queryKey: QUERY_KEY_MES_MEDIAS })}
          />
        </div>
      )}
      <div ref={boite} tabIndex={-1}>
        <GrilleMedias
          medias={medias}
          choisi={choisi?.nom ?? null}
          onChoisir={({ nom }) => setVoulu(nom)}
          ajouter={<BoutonEnvoyerFichiers file={file}>Ajouter</BoutonEnvoyerFichiers>}
          detail={
            choisi && (
              <PanneauDetailDeMonMedia
                key={choisi.nom}
                media={choisi}
                onFermer={() => fermer(choisi.nom, choisi.nom)}
                // the thumbnail of a deleted file would take the focus, and lose it
                onSupprime={() => fermer(choisi.nom, "")}
                onRemplace={setVoulu}
              />
            )
          }
        />
      </div>
    </ZoneDepotFichiers>
  );
}

const SORTES: readonly (readonly [SorteFichier, string])[] = [
  ["video", "Vidéos"],
  ["audio", "Sons"],
  ["image", "Images"],
];
/** Size in bytes of a song of four minutes, by which the free space is told. */
const CHANSON = 5_000_000;

/** Space that the files take, by kind, and space that is allowed: plateforme §3 (`filesize`, `limitsize`). */
function Stockage({ medias, filesize, limitsize }: DonneesDeMesMedias): ReactElement {
  const poids = compterOctetsParSorteDeFichier(medias);
  const chansons = Math.max(0, Math.floor((limitsize - filesize) / CHANSON));
  return (
    <section className={styles["stockage"]} aria-label="Place prise">
      <p>
        <span>
          <b>{direTailleDeFichier(filesize)}</b> sur {direTailleDeFichier(limitsize)}
        </span>
        <span>
          {chansons > 1
            ? `Il reste de quoi servir ${new Intl.NumberFormat("fr-FR").format(chansons)}\u00A0chansons.`
            : "Il ne reste presque plus de place."}
        </span>
      </p>
      <div className={styles["jauge"]} aria-hidden="true">
        {SORTES.map(([sorte]) => (
          <i
            key={sorte}
            data-sorte={sorte}
            style={{ "--part": `${String((100 * poids[sorte]) / limitsize)}%` }}
          />
        ))}
      </div>
      <ul>
        {SORTES.filter(([sorte]) => poids[sorte] > 0).map(([sorte, nom]) => (
          <li key={sorte}>
            <i data-sorte={sorte} />
            {nom} {direTailleDeFichier(poids[sorte])}
          </li>
        ))}
      </ul>
    </section>
  );
}
