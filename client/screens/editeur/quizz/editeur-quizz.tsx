/** /quizz/{id}: the editor of a quizz, in two columns, or in three tabs on a phone. plateforme §2 "Quiz editor". */
import { type ReactElement, useId, useState } from "react";
import { PHRASES_EDITION_QUIZZ, titreQuizz } from "#contracts/edition.ts";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { TITRE_QUIZZ_LONGUEUR_MAX } from "#contracts/limites.ts";
import { Link } from "../../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { type QuizzEcrit, changerReglagesDuQuizz } from "../../../document/quizz-ecrit.ts";
import { convertirEnQuestionAEnregistrer } from "../../../document/question-ecrite.ts";
import { lireAdresseDeDerniereListeOuverte } from "../../../quizz/requete.ts";
import {
  VoileDepotFichier,
  useOuvrirImporteur,
  useDepotOuCollageDansLaPage,
} from "../../../quizz/importer/depot.tsx";
import { EncartQuizzMasque } from "../../../quizz/masque.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { ErreurChamp } from "../../../ui/champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { idHtmlDOnglet, Onglets } from "../../../ui/onglets.tsx";
import { AsterisqueModificationsNonEnregistrees, BarreDEditeur } from "../commun/barre-edition.tsx";
import {
  useQuizzEnCoursDEdition,
  useAutoSuppressionDesQuestionsVierges,
} from "../commun/edition.tsx";
import { composerNavigationStateViseFaute, useFocusSurChamp } from "../commun/viser.ts";
import { useRelecture } from "../relecture/actions.ts";
import {
  RappelDesRemarquesRestantes,
  NOM_A_VISER_DU_BOUTON_RELECTURE,
  PanneauRelecture,
} from "../relecture/panneau-relecture.tsx";
import { useAjouterQuestion } from "./actions.ts";
import { SectionCoauteurs } from "./coauteurs.tsx";
import { ListeQuestions } from "./questions/liste-questions.tsx";
import { BoutonJouerQuizz, MenuQuizz } from "./menu-quizz.tsx";
import { PanneauRangerQuestions } from "./questions/ranger.tsx";
import { PanneauReglagesDeQuizz } from "./reglages-quizz.tsx";
import { useSelectionDeQuestions } from "./questions/selection.ts";
import { SectionVersionsDeQuizz } from "./versions-quizz.tsx";
import styles from "./editeur-quizz.module.css";

type Volet = "questions" | "reglages" | "fautes";

export function EditeurQuizz(): ReactElement {
  const edition = useQuizzEnCoursDEdition();
  const { edite, etat, idQuizz } = edition;
  useAutoSuppressionDesQuestionsVierges(null);
  const apporter = useOuvrirImporteur(idQuizz);
  const survol = useDepotOuCollageDansLaPage(apporter);
  const [volet, setVolet] = useState<Volet>("questions");
  const [range, setRange] = useState(false);
  const idPanneau = useId();
  const ajouter = useAjouterQuestion();
  const { questions } = etat.document;
  const fautes = fautesDe(etat.document).length;
  const relecture = useRelecture();
  const [relit, setRelit] = useState(false);
  const viser = useFocusSurChamp();
  const selection = useSelectionDeQuestions(questions.map(({ _id }) => edite.cleDe(_id)));
  return (
    <div className={styles["editeur"]}>
      <Link to={lireAdresseDeDerniereListeOuverte()} className={styles["retour"]}>
        <Icone nom="retour" taille="1.2em" />
        Mes Quizz
      </Link>
      <BarreDEditeur
        travail={edition}
        auPouce
        sansRetablir
        actions={
          <>
            <span className={styles["jouer"]}>
              <BoutonJouerQuizz />
            </span>
            <MenuQuizz />
          </>
        }
      >
        <Link
          to={lireAdresseDeDerniereListeOuverte()}
          className={styles["marque"]}
          aria-label="Mes Quizz"
          title="Mes Quizz"
        >
          <Logo largeur="compacte" taille="1.6rem" />
        </Link>
        <TitreQuizz />
      </BarreDEditeur>
      {etat.masque && (
        <div className={styles["masque"]}>
          <EncartQuizzMasque mesure={etat.mesure} coauteur={etat.coauteurDe !== null} />
        </div>
      )}
      <div className={styles["onglets"]}>
        <Onglets<Volet>
          libelle="Quizz"
          onglets={[
            {
              valeur: "questions",
              libelle: "Questions",
              nombre: questions.length,
              dit: "questions",
            },
            { valeur: "reglages", libelle: "Réglages" },
            {
              valeur: "fautes",
              libelle: "Fautes",
              nombre: fautes,
              dit: "fautes",
              alerte: fautes > 0,
            },
          ]}
          valeur={volet}
          onChange={setVolet}
          idPanneau={idPanneau}
        />
      </div>
      <div
        id={idPanneau}
        className={styles["colonnes"]}
        data-volet={volet}
        aria-labelledby={idHtmlDOnglet(idPanneau, volet)}
      >
        <ListeQuestions selection={selection} />
        <div className={styles["cote"]}>
          <div className={styles["fautes"]}>
            <FautesQuizz />
            {questions.length > 0 && (
              <PanneauRelecture
                relecture={relecture}
                ouvert={relit}
                onOuvrir={setRelit}
                onCredit={() => {
                  setVolet("reglages");
                  viser("credit/source");
                }}
              />
            )}
          </div>
          <div className={styles["reglages"]}>
            <PanneauReglagesDeQuizz
              avisDePublication={
                <RappelDesRemarquesRestantes
                  nombre={relecture.remarques.length}
                  onRelire={() => {
                    setVolet("fautes");
                    setRelit(true);
                    viser(NOM_A_VISER_DU_BOUTON_RELECTURE);
                  }}
                />
              }
            />
            <SectionCoauteurs />
            <SectionVersionsDeQuizz />
          </div>
        </div>
      </div>
      <div className={styles["pouce"]}>
        <BoutonIcone
          icone="ordre"
          libelle="Ranger les questions"
          aria-disabled={questions.length < 2}
          onClick={() => setRange(questions.length > 1)}
        />
        <Bouton variante="contour" icone="plus" onClick={() => ajouter(questions.length)}>
          Question
        </Bouton>
        <Bouton chargement={etat.envoi.nom === "enCours"} onClick={() => void edite.enregistrer()}>
          Enregistrer
        </Bouton>
      </div>
      {survol && <VoileDepotFichier />}
      {range && <PanneauRangerQuestions onFini={() => setRange(false)} />}
    </div>
  );
}

/** Field of the quizz's title. plateforme §2, §5. */
function TitreQuizz(): ReactElement {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const id = useId();
  const { title } = etat.document.reglages;
  const lu = titreQuizz.safeParse(title);
  const erreur = lu.success
    ? undefined
    : (lu.error.issues[0]?.message ?? PHRASES_EDITION_QUIZZ.titreVide);
  // Whether the head of the editor already shows the fault of the title, as the reason why a save was refused.
  const deja = etat.envoi.nom === "refus" && etat.envoi.message === erreur;
  return (
    <div className={styles["titre"]}>
      {/* screen readers find the title among the headings */}
      <h1 className="visually-hidden">{title}</h1>
      <span className={styles["ligne"]}>
        <label htmlFor={id} className="visually-hidden">
          Titre du quizz
        </label>
        <span className={styles["champ"]} data-texte={title}>
          <input
            id={id}
            value={title}
            size={1}
            autoComplete="off"
            aria-invalid={!lu.success}
            aria-describedby={lu.success ? undefined : `${id}-faute`}
            onChange={({ currentTarget: { value } }) =>
              edite.faire((document) => changerReglagesDuQuizz(document, { title: value }), "titre")
            }
          />
        </span>
        <AsterisqueModificationsNonEnregistrees modifie={etat.modifie} />
        <span className={styles["compte"]} data-trop={[...title].length > TITRE_QUIZZ_LONGUEUR_MAX}>
          {[...title].length}&nbsp;/&nbsp;{TITRE_QUIZZ_LONGUEUR_MAX}
        </span>
      </span>
      {erreur !== undefined && (
        <ErreurChamp
          id={`${id}-faute`}
          texte={erreur}
          className={deja ? styles["deja-dite"] : undefined}
        />
      )}
    </div>
  );
}

/** The faults of all questions of a quizz, each with the rank and the id of its question. Pure. */
const fautesDe = ({ questions }: QuizzEcrit) =>
  questions.flatMap((question, rang) =>
    trouverFautesDeQuestion(convertirEnQuestionAEnregistrer(question)).map(({ code, phrase }) => ({
      code,
      phrase,
      rang,
      idQuestion: question._id,
    })),
  );

/** List of the quizz's faults, each a link to the field where it is mended. A quizz with faults is saved all the same. */
function FautesQuizz(): ReactElement {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const fautes = fautesDe(etat.document);
  if (etat.document.questions.length === 0)
    return (
      <p className={styles["rien"]}>
        <Icone nom="message" taille="1.2em" />
        Encore sans question&nbsp;: rien à servir pour l’instant.
      </p>
    );
  if (fautes.length === 0)
    return (
      <p className={styles["rien"]}>
        <Icone nom="coche" taille="1.2em" />
        Rien à reprendre&nbsp;: prêt à servir.
      </p>
    );
  return (
    <section className={styles["fautes-quizz-fautes"]} aria-labelledby="fautes">
      <h2 id="fautes">
        <Icone nom="attention" taille="1.2em" />
        {fautes.length === 1
          ? "Une faute à régler avant de servir"
          : `${String(fautes.length)}\u00A0fautes à régler avant de servir`}
      </h2>
      <ul>
        {fautes.map(({ code, phrase, rang, idQuestion }) => (
          <li key={`${edite.cleDe(idQuestion)} ${code}`}>
            <b>{rang + 1}</b>
            <Link
              to={ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion })}
              state={composerNavigationStateViseFaute(code)}
            >
              {phrase}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
