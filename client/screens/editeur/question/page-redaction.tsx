/** Page of the editor of a question, in three columns, two or one. plateforme §2 "Question editor". */
import { type ReactElement, useId, useState } from "react";
import { MEDIA_QUESTION_DEFAUT, TEXTE_QUESTION_LONGUEUR_MAX } from "#contracts/limites.ts";
import { Link } from "../../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { useKeyPress } from "../../../browser/use-key-press.ts";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { AsterisqueModificationsNonEnregistrees, BarreDEditeur } from "../commun/barre-edition.tsx";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import {
  PiedRaccourcisClavier,
  type TouchesEtEffetsDesRaccourcis,
  DialogueTousLesRaccourcisClavier,
} from "../commun/raccourcis.tsx";
import { NOM_A_VISER_DU_BOUTON_JOUER } from "../commun/viser.ts";
import { type ActionsPageDeQuestion, useEssayerQuestion } from "./actions.ts";
import { PetitApercuTelephone, ApercuQuestion } from "./apercu/apercu-question.tsx";
import { StatistiquesDeLaQuestion } from "./chiffres.tsx";
import { NavigationDesQuestionsDuQuizz } from "./liste-questions.tsx";
import { ChampMediaDeLaQuestion } from "./media/media-question.tsx";
import {
  FautesDesChampsAuDessus,
  type QuestionEnCoursDeRedaction,
  useQuestionEnCoursDeRedaction,
} from "./redaction.tsx";
import { PanneauReglagesDeQuestion, PucesReglagesDeQuestion } from "./reglages-question.tsx";
import { ChampsReponsesDeQuestion } from "./reponses/reponses.tsx";
import { type QuestionEditorLayout, useQuestionEditorLayout } from "./use-palier.ts";
import styles from "./page-redaction.module.css";

export function PageEditeurDeQuestion({
  gestes,
}: {
  readonly gestes: ActionsPageDeQuestion;
}): ReactElement {
  const edition = useQuizzEnCoursDEdition();
  const palier = useQuestionEditorLayout();
  const [aide, setAide] = useState(false);
  useTouches(gestes, useQuestionEnCoursDeRedaction(), () => setAide(true));
  return (
    <div className={styles["editeur"]} data-palier={palier}>
      <BarreDEditeur
        travail={edition}
        sansEnregistrer={palier === "telephone"}
        sansEtat={palier === "telephone"}
        actions={palier !== "telephone" && <JouerQuestion />}
      >
        <Titre />
      </BarreDEditeur>
      <Colonnes palier={palier} gestes={gestes} />
      {palier === "telephone" ? (
        <BarrePouce gestes={gestes} />
      ) : (
        <PiedRaccourcisClavier table={TOUCHES_DE_QUESTION} onAide={() => setAide(true)} />
      )}
      <DialogueTousLesRaccourcisClavier
        table={RACCOURCIS_DE_QUESTION}
        ouvert={aide}
        onFermer={() => setAide(false)}
      />
    </div>
  );
}

function Titre(): ReactElement {
  const { etat, idQuizz } = useQuizzEnCoursDEdition();
  const { rang } = useQuestionEnCoursDeRedaction();
  return (
    <>
      <Link
        to={ecrireAdresseDePage("/quizz/:id", { id: idQuizz })}
        className={styles["retour"]}
        aria-label="Retour au quizz"
        title="Retour au quizz"
      >
        <Icone nom="retour" taille="1.2em" />
      </Link>
      <h1>
        Question <AsterisqueModificationsNonEnregistrees modifie={etat.modifie} />
      </h1>
      <p className={styles["ou"]}>
        <b>{rang + 1}</b> sur {etat.document.questions.length}
        <span>
          {" · "}
          <TexteDAutrui>{etat.document.reglages.title}</TexteDAutrui>
        </span>
      </p>
    </>
  );
}

function Colonnes({
  palier,
  gestes,
}: {
  readonly palier: QuestionEditorLayout;
  readonly gestes: ActionsPageDeQuestion;
}): ReactElement {
  const { question } = useQuestionEnCoursDeRedaction();
  const surTelephone = palier === "telephone";
  const [ouvert, setOuvert] = useState(false);
  // on a phone the media controls would push the text below the screen, so that they stay folded
  const fixe = !surTelephone && question.media === MEDIA_QUESTION_DEFAUT;
  const deplie = ouvert || fixe;
  return (
    <div className={styles["colonnes"]}>
      {!surTelephone && (
        <NavigationDesQuestionsDuQuizz gestes={gestes} repliee={palier !== "trois"} />
      )}
      <section className={styles["centre"]} aria-label="La question">
        <div className={styles["haut"]} data-deplie={deplie}>
          <ChampMediaDeLaQuestion pli={{ deplie, deplier: fixe ? null : setOuvert }} />
          <Enonce />
        </div>
        {surTelephone && <PucesReglagesDeQuestion />}
        <ChampsReponsesDeQuestion />
        <StatistiquesDeLaQuestion />
      </section>
      <aside className={styles["droite"]} aria-label="Réglages de la question">
        {!surTelephone && <PanneauReglagesDeQuestion />}
        {!surTelephone && <Actions gestes={gestes} />}
        {surTelephone ? <PetitApercuTelephone /> : <ApercuQuestion />}
        {surTelephone && <Actions gestes={gestes} />}
      </aside>
      {surTelephone && <NavigationDesQuestionsDuQuizz gestes={gestes} repliee />}
    </div>
  );
}

/** Characters up to which a text is easily read from 3 m; the contract allows more, and the counter shows this limit first. */
const COURT = 300;

/** Field of the question's text, with a counter of its characters. */
function Enonce(): ReactElement {
  const { question, changer, champ, refus } = useQuestionEnCoursDeRedaction();
  const id = useId();
  const longueur = [...question.text].length;
  const borne = longueur > COURT ? TEXTE_QUESTION_LONGUEUR_MAX : COURT;
  return (
    <div className={styles["enonce"]}>
      <div className={styles["tete"]}>
        <label htmlFor={id}>Question</label>
        <span className={styles["compte"]} data-trop={longueur > TEXTE_QUESTION_LONGUEUR_MAX}>
          {longueur.toLocaleString("fr-FR")} / {borne.toLocaleString("fr-FR")}
        </span>
      </div>
      <textarea
        {...champ("texte")}
        id={id}
        rows={2}
        className={styles["texte"]}
        value={question.text}
        dir="auto"
        placeholder="Que demandez-vous à la salle ?"
        aria-invalid={refus.texte === undefined ? undefined : true}
        aria-describedby={`${id}-fautes`}
        onChange={({ currentTarget: { value } }) =>
          changer((une) => ({ ...une, text: value }), "texte")
        }
      />
      <div id={`${id}-fautes`} className={styles["notes"]}>
        {longueur > COURT && refus.texte === undefined && (
          <p className={styles["long"]}>
            <Icone nom="attention" taille="1.15em" />
            C’est long à lire sur l’écran&nbsp;: 300&nbsp;caractères suffisent presque toujours.
          </p>
        )}
        <FautesDesChampsAuDessus codes={["vide"]} refus={[refus.texte, refus.entiere]} />
      </div>
    </div>
  );
}

/** Buttons at the bottom of a phone's screen. */
function BarrePouce({ gestes }: { readonly gestes: ActionsPageDeQuestion }): ReactElement {
  const { etat } = useQuizzEnCoursDEdition();
  const { rang, champ } = useQuestionEnCoursDeRedaction();
  const jouer = useEssayerQuestion();
  const derniere = rang === etat.document.questions.length - 1;
  return (
    <div className={styles["barre"]} role="group" aria-label="Questions">
      <BoutonIcone
        icone="precedente"
        libelle="Question précédente"
        aria-disabled={rang === 0}
        onClick={gestes.precedente}
      />
      <BoutonIcone icone="doubler" libelle="Dupliquer la question" onClick={gestes.dupliquer} />
      {jouer !== null && (
        <BoutonIcone
          {...champ(NOM_A_VISER_DU_BOUTON_JOUER)}
          icone="lecture"
          libelle="Jouer cette question"
          onClick={() => void jouer()}
        />
      )}
      <Bouton className={styles["suivante"]} onClick={gestes.suivante}>
        {derniere ? "Nouvelle" : "Suivante"}
        <Icone nom={derniere ? "plus" : "suivante"} taille="1em" />
      </Bouton>
    </div>
  );
}

/** Buttons that add, duplicate and delete a question. plateforme §2. */
function Actions({ gestes }: { readonly gestes: ActionsPageDeQuestion }): ReactElement {
  return (
    <div className={styles["actions"]}>
      <Bouton variante="contour" icone="plus" onClick={gestes.ajouter}>
        Ajouter
      </Bouton>
      <Bouton
        variante="contour"
        icone="doubler"
        onClick={({ detail }) => {
          // only the first press of a double click counts: the second one would copy the copy
          if (detail < 2) gestes.dupliquer();
        }}
      >
        Dupliquer
      </Bouton>
      <Bouton variante="danger" icone="corbeille" onClick={gestes.supprimer}>
        Supprimer
      </Bouton>
    </div>
  );
}

function JouerQuestion(): ReactElement | null {
  const { champ } = useQuestionEnCoursDeRedaction();
  const jouer = useEssayerQuestion();
  const [enCours, setEnCours] = useState(false);
  if (jouer === null) return null;
  const cliquer = async () => {
    setEnCours(true);
    await jouer();
    setEnCours(false);
  };
  return (
    <Bouton
      {...champ(NOM_A_VISER_DU_BOUTON_JOUER)}
      variante="contour"
      icone="lecture"
      chargement={enCours}
      onClick={() => void cliquer()}
    >
      Jouer cette question
    </Bouton>
  );
}

const TOUCHES_DE_QUESTION: TouchesEtEffetsDesRaccourcis = [
  [["Tab"], "champ suivant"],
  [["Entrée"], "option suivante"],
  [["Ctrl", "B"], "bonne réponse"],
  [["Alt", "↑", "↓"], "déplacer"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Entrée"], "question suivante"],
];

const RACCOURCIS_DE_QUESTION: TouchesEtEffetsDesRaccourcis = [
  [["Tab"], "champ suivant"],
  [["Entrée"], "option suivante, ou une de plus"],
  [["Ctrl", "B"], "bonne réponse, dans une option"],
  [["Alt", "↑", "↓"], "déplacer l’option"],
  [["Retour arrière"], "ôter l’option vide"],
  [["Ctrl", "V"], "coller une option par ligne\u00A0; * ou = devant la bonne"],
  [["Espace"], "écouter l’extrait, depuis sa piste"],
  [["I", "O"], "début, fin de l’extrait ici, depuis sa piste"],
  [["F2"], "aux réglages, et retour (ou Alt+T)"],
  [["Ctrl", "Entrée"], "question suivante, ou une de plus"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Maj", "Z"], "rétablir (ou Ctrl+Y)"],
  [["Ctrl", "S"], "enregistrer"],
  [["F1"], "cette liste (ou Ctrl+/)"],
];

/** Whether the key goes to the settings and back: F2, or Alt+T for keyboards that use their F keys for something else. */
const estReglages = ({ key, altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  key === "F2" || (altKey && !ctrlKey && !metaKey && code === "KeyT");

const estAide = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "F1" || ((ctrlKey || metaKey) && key === "/");

/** Keyboard shortcuts of the whole page; each field also has its own. plateforme §4, issue "a keyboard path". */
function useTouches(
  gestes: ActionsPageDeQuestion,
  { viser }: QuestionEnCoursDeRedaction,
  aider: () => void,
): void {
  useKeyPress((evenement) => {
    const { target } = evenement;
    // the shortcuts do nothing in an open dialogue, which has keys of its own
    if (document.querySelector("dialog[open]") !== null || evenement.isComposing) return;
    const suivante = evenement.key === "Enter" && (evenement.ctrlKey || evenement.metaKey);
    // a key held down counts once: it would add one question after the other
    if (evenement.repeat) {
      if (!suivante && !estAide(evenement) && !estReglages(evenement)) return;
    } else if (suivante) gestes.suivante();
    else if (estAide(evenement)) aider();
    else if (estReglages(evenement)) {
      const reglages = document.querySelector<HTMLElement>("[data-type-de-question] input:checked");
      if (
        reglages === null ||
        (target instanceof Node && reglages.closest("aside")?.contains(target))
      )
        viser("texte");
      else reglages.focus();
    } else return;
    evenement.preventDefault();
  });
}
