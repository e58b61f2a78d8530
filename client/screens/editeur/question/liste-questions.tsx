/** The list of the questions of the quizz, with their faults and links to them. plateforme §2, "left panel". */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../../questions/types-de-question.ts";
import { memo, type ReactElement, useLayoutEffect, useRef } from "react";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { Link } from "../../../app/navigation.tsx";
import { listerPlagesAleatoires } from "../../../document/plages.ts";
import {
  convertirEnQuestionAEnregistrer,
  type QuestionEcrite,
} from "../../../document/question-ecrite.ts";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { resumerStatistiquesDeQuestion, useStatistiquesDuQuizzEdite } from "../commun/chiffres.ts";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { NAVIGATION_STATE_VISE_TEXTE } from "../commun/viser.ts";
import type { ActionsPageDeQuestion } from "./actions.ts";
import { useQuestionEnCoursDeRedaction } from "./redaction.tsx";
import styles from "./page-redaction.module.css";

interface Props {
  readonly gestes: ActionsPageDeQuestion;
  /** Whether the list is folded under its title, as on narrow screens. */
  readonly repliee: boolean;
}

export function NavigationDesQuestionsDuQuizz({ gestes, repliee }: Props): ReactElement {
  const { etat } = useQuizzEnCoursDEdition();
  const { rang } = useQuestionEnCoursDeRedaction();
  const liste = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const ligne = liste.current?.querySelector<HTMLElement>("[aria-current='page']");
    if (liste.current === null || !ligne) return;
    // only the list scrolls, so that the open question is seen; the page does not
    const [cadre, ici] = [liste.current.getBoundingClientRect(), ligne.getBoundingClientRect()];
    if (ici.top < cadre.top || ici.bottom > cadre.bottom)
      liste.current.scrollTop += ici.top - cadre.top - cadre.height / 3;
  }, [rang]);
  if (!repliee)
    return (
      <nav ref={liste} className={styles["liste"]} aria-label="Questions du quizz">
        <Lignes gestes={gestes} />
      </nav>
    );
  return (
    <details className={styles["volet"]}>
      <summary>
        <Icone nom="ordre" taille="1.2em" />
        {etat.document.questions.length > 1
          ? `Les ${String(etat.document.questions.length)}\u00A0questions`
          : "Une seule question"}
        <Icone nom="chevron" taille="1em" />
      </summary>
      <nav aria-label="Questions du quizz">
        <Lignes gestes={gestes} />
      </nav>
    </details>
  );
}

function Lignes({ gestes }: { readonly gestes: ActionsPageDeQuestion }): ReactElement {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const { question } = useQuestionEnCoursDeRedaction();
  const statistiques = useStatistiquesDuQuizzEdite();
  const { questions, plages } = etat.document;
  const douteDe = (une: QuestionEcrite) => {
    const chiffres = resumerStatistiquesDeQuestion(statistiques.get(une._id), une);
    return chiffres?.aRevoir === true ? chiffres.phrase : undefined;
  };
  const ids = questions.map(({ _id }) => _id);
  const bords = new Map<number, string>();
  for (const { debut, fin } of listerPlagesAleatoires(ids, plages))
    for (let rang = debut; rang <= fin; rang++)
      bords.set(rang, rang === debut ? "debut" : rang === fin ? "fin" : "milieu");
  return (
    <>
      <ol>
        {questions.map((une, rang) => (
          <li key={edite.cleDe(une._id)} data-plage={bords.get(rang)}>
            <Link
              to={gestes.adresseDe(une._id)}
              state={NAVIGATION_STATE_VISE_TEXTE}
              className={styles["ligne"]}
              aria-current={une._id === question._id ? "page" : undefined}
            >
              <Ligne question={une} rang={rang} melangee={bords.has(rang)} doute={douteDe(une)} />
            </Link>
          </li>
        ))}
      </ol>
      <button type="button" className={styles["ajouter"]} onClick={gestes.ajouterALaFin}>
        <Icone nom="plus" taille="1.1em" />
        Ajouter à la fin
      </button>
    </>
  );
}

interface LigneProps {
  readonly question: QuestionEcrite;
  readonly rang: number;
  readonly melangee: boolean;
  /** Sentence that says why games make the question doubtful; undefined when they do not. */
  readonly doute: string | undefined;
}

/** Row of a question in the list, rendered again only when its question has changed. */
const Ligne = memo(function Ligne({ question, rang, melangee, doute }: LigneProps): ReactElement {
  const fautes = trouverFautesDeQuestion(convertirEnQuestionAEnregistrer(question));
  const { nom, icone } = AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type];
  const texte = question.text.trim();
  return (
    <>
      <b className={styles["numero"]}>{rang + 1}</b>
      <span className={styles["liste-questions-texte"]} data-vide={texte === ""}>
        {texte === "" ? "Sans texte" : <TexteDAutrui>{texte}</TexteDAutrui>}
      </span>
      {fautes.length > 0 ? (
        <span className={styles["faute"]}>
          <Icone nom="attention" taille="1.15em" libelle="À corriger" />
        </span>
      ) : doute !== undefined ? (
        <span className={styles["doute"]}>
          <Icone nom="ardoise" taille="1.15em" libelle={`À revoir\u00A0: ${doute}`} />
        </span>
      ) : (
        <Icone nom={icone} taille="1.15em" libelle={nom} />
      )}
      {melangee && <span className="visually-hidden">, mélangée</span>}
    </>
  );
});
