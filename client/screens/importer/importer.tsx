/**
 * /quizz/importer: reads files and texts of any format, shows the questions for review, and makes quizzes of them.
 * docs/formats.md, decision 0087.
 */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { ecrirePromptPourIA } from "#formats/modele-ia.ts";
import { Link } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { ecrireAdresseDePage as adresse } from "../../app/paths.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import {
  type FichierOuTexteAImporter,
  VoileDepotFichier,
  prendreFichierOuTexteAImporter,
  useDepotOuCollageDansLaPage,
} from "../../quizz/importer/depot.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ, ErreurChamp } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { useEnvoyerImport } from "./actions.ts";
import { useTitreDuQuizz } from "./queries.ts";
import { BoutonChoisirFichier } from "./source/source-lue.tsx";
import { CorpsDImportEnCours } from "./travail-import.tsx";
import { useImport } from "./use-import.ts";
import styles from "./importer.module.css";

interface Props {
  readonly compte: CompteConnecte;
  /** Id of the quizz that the questions may be added to; null when they can only make new ones. */
  readonly vers: string | null;
}

export function PageImporter({ compte, vers }: Props): ReactElement {
  const travail = useImport(compte.userId);
  const { etat, part, touche, ouvrir, annuler, oublier } = travail;
  const envoi = useEnvoyerImport();
  const { info } = useAnnoncerParBanniere();
  const [ia, setIa] = useState(false);
  /** What waits for the author's agreement, since corrections would be lost: an import of `apport`, or without `apport`, starting afresh. */
  const [attend, setAttend] = useState<{ readonly apport?: FichierOuTexteAImporter } | null>(null);
  const recevoir = (apport: FichierOuTexteAImporter) => {
    if (envoi.enCours) info("Un envoi est en cours\u00A0: attendez qu’il finisse, ou arrêtez-le.");
    else if (touche) setAttend({ apport });
    else ouvrir(apport);
  };
  const survol = useDepotOuCollageDansLaPage(recevoir);
  const accueillir = useRef(recevoir);
  useEffect(() => {
    const apporte = prendreFichierOuTexteAImporter();
    if (apporte !== null) accueillir.current(apporte);
  }, []);
  const trancher = () => {
    if (attend?.apport === undefined) oublier();
    else ouvrir(attend.apport);
    setAttend(null);
  };
  return (
    <div className={styles["page"]}>
      <RetourImport vers={vers} />
      <div className={styles["tete"]}>
        <h1>Importer des questions</h1>
        <div className={styles["gestes"]}>
          <Bouton variante="contour" onClick={() => setIa(true)}>
            Un modèle pour votre IA
          </Bouton>
          {etat !== null && (
            <Bouton
              variante="contour"
              icone="corbeille"
              aria-disabled={envoi.enCours}
              onClick={() => {
                if (envoi.enCours) return;
                if (touche) setAttend({});
                else oublier();
              }}
            >
              Recommencer
            </Bouton>
          )}
        </div>
      </div>
      {part !== null && <EnLecture part={part} onAnnuler={annuler} />}
      {etat === null ? (
        <Accueillir echec={travail.echec} onApport={recevoir} />
      ) : (
        <CorpsDImportEnCours
          travail={travail}
          etat={etat}
          envoyeur={envoi}
          compte={compte}
          vers={vers}
          onApport={recevoir}
        />
      )}
      {survol && <VoileDepotFichier />}
      <DialogueIA ouvert={ia} onFermer={() => setIa(false)} onReponse={recevoir} />
      <Dialogue
        ouvert={attend !== null}
        onFermer={() => setAttend(null)}
        titre={attend?.apport === undefined ? "Recommencer" : "Remplacer ce qui est là"}
        actions={
          <>
            <Bouton variante="contour" onClick={() => setAttend(null)}>
              Continuer ici
            </Bouton>
            <Bouton variante="danger" onClick={trancher}>
              {attend?.apport === undefined ? "Tout effacer" : "Remplacer"}
            </Bouton>
          </>
        }
      >
        <p>Vos corrections de cet import seront perdues. Le fichier, lui, ne bouge pas.</p>
      </Dialogue>
    </div>
  );
}

interface AccueillirProps {
  /** Sentence that says why the last file could not be read; empty when it could, or when there was none. */
  readonly echec: string;
  readonly onApport: (apport: FichierOuTexteAImporter) => void;
}

const EXEMPLE = `Quelle ville est la capitale de l’Australie\u00A0?
Sydney
*Canberra
Perth

Quel fleuve traverse Paris\u00A0? ; La Seine`;

/** The importer before anything is read: the known formats, and each way to bring a file or a text. */
function Accueillir({ echec, onApport }: AccueillirProps): ReactElement {
  const [texte, setTexte] = useState("");
  return (
    <div className={styles["accueil"]}>
      <section className={styles["zone"]} aria-label="Un fichier">
        <Icone nom="quizz" taille="3rem" />
        <h2>Déposez un fichier, n’importe où dans la page</h2>
        <p className={styles["doux"]}>
          Trinquizz, Excel, OpenDocument ou CSV, Word, PDF, Kahoot, Wayground, Blooket, Gimkit,
          Moodle, QTI, H5P, GIFT, Aiken, Anki, Google Forms, OpenQuizzDB, ClassQuiz, Razzia, Open
          Trivia DB, listes JSON. Son genre est reconnu à son contenu.
        </p>
        <BoutonChoisirFichier onFichier={onApport}>Choisir un fichier</BoutonChoisirFichier>
        <ErreurChamp id="echec-lecture" texte={echec === "" ? undefined : echec} alerte />
      </section>
      <section className={styles["coller"]} aria-label="Un texte">
        <label htmlFor="texte-a-lire">
          <b>Ou collez vos questions</b>
        </label>
        <textarea
          id="texte-a-lire"
          className={styles["texte"]}
          rows={9}
          value={texte}
          placeholder={EXEMPLE}
          spellCheck={false}
          onChange={({ currentTarget }) => setTexte(currentTarget.value)}
        />
        <p className={styles["doux"]}>
          Une question par bloc, ses propositions en dessous, la bonne après «&nbsp;*&nbsp;»&nbsp;;
          ou une liste «&nbsp;question&nbsp;; réponse&nbsp;»&nbsp;; ou des cellules de votre
          tableur.
        </p>
        <Bouton
          variante="contour"
          aria-disabled={texte.trim() === ""}
          onClick={() => texte.trim() !== "" && onApport(texte)}
        >
          Lire ce texte
        </Bouton>
      </section>
    </div>
  );
}

interface EnLectureProps {
  /** Progress of the reading, from 0 to 1. */
  readonly part: number;
  readonly onAnnuler: () => void;
}

function EnLecture({ part, onAnnuler }: EnLectureProps): ReactElement {
  return (
    <div className={styles["lecture"]} role="status">
      <span>Lecture en cours…</span>
      <progress aria-label="Lecture" max={1} value={part === 0 ? undefined : part} />
      <Bouton variante="contour" onClick={onAnnuler}>
        Arrêter
      </Bouton>
    </div>
  );
}

function RetourImport({ vers }: { readonly vers: string | null }): ReactElement {
  const titre = useTitreDuQuizz(vers);
  return (
    <Link
      to={vers === null ? "/quizz" : adresse("/quizz/:id", { id: vers })}
      className={styles["retour"]}
    >
      <Icone nom="retour" taille="1.2em" />
      {vers === null ? (
        "Mes Quizz"
      ) : titre === null ? (
        "Le quizz"
      ) : (
        <TexteDAutrui>{titre}</TexteDAutrui>
      )}
    </Link>
  );
}

interface DialogueIAProps {
  readonly ouvert: boolean;
  readonly onFermer: () => void;
  readonly onReponse: (texte: string) => void;
}

const NOMBRE = 15;

/** Dialogue « Un modèle pour votre IA »: a prompt to copy into any assistant, and a field for its answer. */
function DialogueIA({ ouvert, onFermer, onReponse }: DialogueIAProps): ReactElement {
  const [sujet, setSujet] = useState("");
  const [combien, setCombien] = useState(String(NOMBRE));
  const [reponse, setReponse] = useState("");
  const { info } = useAnnoncerParBanniere();
  const nombre = Math.min(
    QUESTIONS_PAR_QUIZZ_MAX,
    Math.max(1, Math.trunc(Number(combien)) || NOMBRE),
  );
  const modele = ecrirePromptPourIA({ sujet, nombre });
  const copier = async () => {
    try {
      await navigator.clipboard.writeText(modele);
      info("Modèle copié\u00A0: collez-le dans votre assistant.");
    } catch {
      // the text is selected, to be copied by hand: without https there is no access to the clipboard
      const texte = document.getElementById("modele-ia");
      if (texte instanceof HTMLTextAreaElement) texte.select();
      info("Le modèle est sélectionné\u00A0: copiez-le.");
    }
  };
  const lire = () => {
    if (reponse.trim() === "") return;
    onFermer();
    onReponse(reponse);
    setReponse("");
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre="Un modèle pour votre IA"
      variante="modale"
      largeur="44rem"
      actions={
        <>
          <Bouton variante="contour" onClick={() => void copier()}>
            Copier le modèle
          </Bouton>
          <Bouton aria-disabled={reponse.trim() === ""} onClick={lire}>
            Lire la réponse
          </Bouton>
        </>
      }
    >
      <div className={styles["ia"]}>
        <p>
          Copiez ce texte dans l’assistant de votre choix, puis collez ici sa réponse. Vérifiez les
          réponses&nbsp;: une IA se trompe avec assurance.
        </p>
        <div className={styles["demande"]}>
          <Champ
            libelle="Sujet"
            value={sujet}
            maxLength={200}
            placeholder="Les fromages de Bretagne"
            onChange={({ currentTarget }) => setSujet(currentTarget.value)}
          />
          <Champ
            libelle="Questions"
            type="number"
            inputMode="numeric"
            min={1}
            max={QUESTIONS_PAR_QUIZZ_MAX}
            value={combien}
            onChange={({ currentTarget }) => setCombien(currentTarget.value)}
          />
        </div>
        <label htmlFor="modele-ia">
          <b>Le modèle</b>
        </label>
        <textarea id="modele-ia" className={styles["texte"]} readOnly rows={7} value={modele} />
        <label htmlFor="reponse-ia">
          <b>La réponse de votre IA</b>
        </label>
        <textarea
          id="reponse-ia"
          className={styles["texte"]}
          rows={6}
          value={reponse}
          spellCheck={false}
          onChange={({ currentTarget }) => setReponse(currentTarget.value)}
        />
      </div>
    </Dialogue>
  );
}
