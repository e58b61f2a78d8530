import { type ReactElement, useState } from "react";
import { quizzCree } from "#contracts/edition.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../../app/api/api.ts";
import { Link, useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { useEnvoi } from "../../../app/page/envoi.tsx";
import { vers } from "../../../app/paths.ts";
import { uuid } from "../../../browser/hasard.ts";
import { ecrire } from "../../../browser/stockage.ts";
import { fermerQuizz } from "../../../document/quizz-ouverts.ts";
import { ExporterQuizz } from "../../../quizz/exporter/exporter-quizz.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useDeroulant } from "../../../ui/use-deroulant.ts";
import { useAvantDeJouer, useEdition } from "../commun/edition.tsx";
import styles from "./editeur-quizz.module.css";

/** What is done to the quizz as a whole: a copy, a file of it, its end. */
export function MenuQuizz(): ReactElement {
  const { edite, etat, idQuizz, compte, retablir } = useEdition();
  const { ouvert, basculer, fermer, boite, bouton } = useDeroulant();
  const [supprime, setSupprime] = useState(false);
  const [exporte, setExporte] = useState(false);
  const { envoyer, enCours } = useEnvoi();
  const { info } = useAnnonces();
  const aller = useNavigate();
  const jouer = useJouerQuizz();
  const chemin = `/api/quizz/${encodeURIComponent(idQuizz)}`;

  const dupliquer = async () => {
    fermer();
    // what is copied is what the server has
    if ((await edite.enregistrer()) === "retenu") return;
    const corps = { envoi: uuid() };
    const copie = await envoyer(() => appeler("POST", `${chemin}/copie`, quizzCree, { corps }));
    if (copie === null) return;
    info("Copie faite : vous êtes dedans.");
    await aller(vers("/quizz/:id", { id: copie._id }));
  };
  const exporter = async () => {
    fermer();
    bouton.current?.focus();
    // what goes out is what the server has
    if ((await edite.enregistrer()) !== "retenu") setExporte(true);
  };
  const supprimer = async () => {
    const fait = await envoyer(() => appeler("DELETE", chemin, confirmation));
    if (fait === null) return;
    // nothing of it is to be saved on the way out
    edite.abandonner();
    fermerQuizz(compte.userId, idQuizz);
    info(fait.message);
    // Back would come to a quizz that is no more
    await aller("/quizz", { replace: true });
  };
  return (
    <div ref={boite} className={styles["menu"]}>
      <BoutonIcone
        ref={bouton}
        icone="points"
        libelle="Plus"
        aria-expanded={ouvert}
        onClick={basculer}
      />
      {ouvert && (
        <div className={styles["volet"]}>
          {/* those have a place of their own where there is room */}
          <button
            type="button"
            className={styles["etroit"]}
            aria-disabled={jouer === null}
            onClick={() => void jouer?.()}
          >
            <Icone nom="lecture" taille="1.2em" />
            Jouer
          </button>
          <button
            type="button"
            className={styles["etroit"]}
            aria-disabled={!etat.retablissable}
            onClick={retablir}
          >
            <Icone nom="retablir" taille="1.2em" />
            Rétablir
          </button>
          <button type="button" onClick={() => void dupliquer()}>
            <Icone nom="doubler" taille="1.2em" />
            Dupliquer le quizz
          </button>
          <Link to={vers("/quizz/importer", { vers: idQuizz })}>
            <Icone nom="plus" taille="1.2em" />
            Coller ou importer des questions
          </Link>
          <button type="button" onClick={() => void exporter()}>
            <Icone nom="telecharger" taille="1.2em" />
            Exporter ou imprimer
          </button>
          <button
            type="button"
            data-danger
            onClick={() => {
              fermer();
              // where the dialogue gives the keyboard back: what was pressed goes with the menu
              bouton.current?.focus();
              setSupprime(true);
            }}
          >
            <Icone nom="corbeille" taille="1.2em" />
            Supprimer le quizz
          </button>
        </div>
      )}
      {exporte && <ExporterQuizz idQuizz={idQuizz} onFermer={() => setExporte(false)} />}
      <Dialogue
        ouvert={supprime}
        onFermer={() => setSupprime(false)}
        titre="Supprimer le quizz"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setSupprime(false)}>
              Annuler
            </Bouton>
            <Bouton variante="danger" chargement={enCours} onClick={() => void supprimer()}>
              Supprimer
            </Bouton>
          </>
        }
      >
        <p>
          «&nbsp;{etat.document.reglages.title}&nbsp;», ses questions et ses versions disparaissent
          pour de bon.
        </p>
      </Dialogue>
    </div>
  );
}

/**
 * Saves, then opens a room that begins with this quizz: a new room takes the one that was played last (jeu §3). Null while there
 * is nothing to play.
 */
function useJouerQuizz(): (() => Promise<void>) | null {
  const { etat, idQuizz } = useEdition();
  const pret = useAvantDeJouer();
  const aller = useNavigate();
  if (etat.document.questions.length === 0) return null;
  return async () => {
    if (!(await pret())) return;
    ecrire("quizzID", idQuizz);
    await aller("/room");
  };
}

export function JouerQuizz(): ReactElement {
  const jouer = useJouerQuizz();
  return (
    <Bouton
      variante="contour"
      icone="lecture"
      aria-disabled={jouer === null}
      onClick={() => void jouer?.()}
    >
      Jouer
    </Bouton>
  );
}
