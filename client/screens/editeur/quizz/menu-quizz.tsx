import { type ReactElement, useState } from "react";
import { Link } from "../../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { direCoauteursQuiPerdentLeQuizz, useCoauteurs } from "../../../quizz/auteurs.ts";
import { DialogueExporterQuizz } from "../../../quizz/exporter/exporter-quizz.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useDropdown } from "../../../ui/use-dropdown.ts";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { useActionsQuizz, useJouerQuizz } from "./actions.ts";
import { DialogueRemplacerTexte } from "./questions/en-lot.tsx";
import styles from "./editeur-quizz.module.css";

/** Menu of the quizz as a whole: duplicate, replace a text, export, delete; for a co-author, leave instead of delete. */
export function MenuQuizz(): ReactElement {
  const { etat, idQuizz, retablir } = useQuizzEnCoursDEdition();
  const { ouvert, basculer, fermer, boite, bouton } = useDropdown();
  const [supprime, setSupprime] = useState(false);
  const [exporte, setExporte] = useState(false);
  const [remplace, setRemplace] = useState(false);
  const jouer = useJouerQuizz();
  const { dupliquer, exportable, supprimer, quitter, enCours } = useActionsQuizz();
  const sien = etat.coauteurDe === null;
  const exporter = async () => {
    fermer();
    bouton.current?.focus();
    if (await exportable()) setExporte(true);
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
          {/* wide screens show two of the actions outside of the menu */}
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
          <button
            type="button"
            onClick={() => {
              fermer();
              void dupliquer();
            }}
          >
            <Icone nom="doubler" taille="1.2em" />
            Dupliquer le quizz
          </button>
          <Link to={ecrireAdresseDePage("/quizz/importer", { vers: idQuizz })}>
            <Icone nom="plus" taille="1.2em" />
            Coller ou importer des questions
          </Link>
          <button
            type="button"
            aria-disabled={etat.document.questions.length === 0}
            onClick={() => {
              fermer();
              bouton.current?.focus();
              setRemplace(etat.document.questions.length > 0);
            }}
          >
            <Icone nom="loupe" taille="1.2em" />
            Chercher et remplacer
          </button>
          <button type="button" onClick={() => void exporter()}>
            <Icone nom="telecharger" taille="1.2em" />
            Exporter ou imprimer
          </button>
          <button
            type="button"
            data-danger
            onClick={() => {
              fermer();
              // the focus goes to the menu's button, since the pressed one disappears: the dialogue gives it back there
              bouton.current?.focus();
              setSupprime(true);
            }}
          >
            <Icone nom={sien ? "corbeille" : "partir"} taille="1.2em" />
            {sien ? "Supprimer le quizz" : "Ne plus l’écrire"}
          </button>
        </div>
      )}
      {remplace && <DialogueRemplacerTexte cles={null} onFermer={() => setRemplace(false)} />}
      {exporte && <DialogueExporterQuizz idQuizz={idQuizz} onFermer={() => setExporte(false)} />}
      <Dialogue
        ouvert={supprime}
        onFermer={() => setSupprime(false)}
        titre={sien ? "Supprimer le quizz" : "Ne plus écrire ce quizz"}
        actions={
          <>
            <Bouton variante="contour" onClick={() => setSupprime(false)}>
              Annuler
            </Bouton>
            <Bouton
              variante="danger"
              chargement={enCours}
              onClick={() => void (sien ? supprimer() : quitter())}
            >
              {sien ? "Supprimer" : "Le quitter"}
            </Bouton>
          </>
        }
      >
        {sien ? (
          <Suppression />
        ) : (
          <p>
            «&nbsp;{etat.document.reglages.title}&nbsp;» reste à {etat.coauteurDe}, avec ce que vous
            y avez enregistré. Pour y revenir, il faudra une nouvelle invitation.
          </p>
        )}
      </Dialogue>
    </div>
  );
}

/** Text of the dialogue that deletes the quizz: what is lost, and by which co-authors. */
function Suppression(): ReactElement {
  const { etat, idQuizz } = useQuizzEnCoursDEdition();
  const aussi = direCoauteursQuiPerdentLeQuizz(useCoauteurs(idQuizz));
  return (
    <p>
      «&nbsp;{etat.document.reglages.title}&nbsp;», ses questions et ses versions disparaissent pour
      de bon. {aussi}
    </p>
  );
}

export function BoutonJouerQuizz(): ReactElement {
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
