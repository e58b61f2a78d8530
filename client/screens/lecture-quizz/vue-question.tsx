/** /quizz-communaute/{idQuizz}/{idQuestion}: a question to read, its answers hidden at first. plateforme §2. */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../questions/types-de-question.ts";
import { type ReactElement, useState } from "react";
import { MEDIA_QUESTION_DEFAUT, REPONSE_LIBRE_LONGUEUR_MAX } from "#contracts/limites.ts";
import {
  questionAttendReponse,
  compterQuestionsDuQuizz,
  type Question,
  type Quizz,
  trouverManiereDeRepondre,
} from "#contracts/quizz.ts";
import type { StatistiqueDeQuestion } from "#contracts/statistiques.ts";
import { type VerdictDeReponseEnApercu, jugerReponseEnApercu } from "#game/apercu/reponse.ts";
import { Link, Navigate, useLocation, useParametresDuCheminDePage } from "../../app/navigation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { ecrireAdresseSiPageExiste, ecrireAdresseDePage } from "../../app/paths.ts";
import { useSession } from "../../compte/session.tsx";
import { BoutonSignaler } from "../../moderation/signaler/signaler.tsx";
import { estAuteurDuQuizz } from "../../quizz/auteurs.ts";
import { nommerQuestion } from "../../quizz/intitule.tsx";
import { MediaAffiche } from "../../quizz/media.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { OptionDeReponseEnLecture } from "../../ui/option-verre.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { LISTE_DES_VERRES_DE_REPONSE } from "../../ui/verre.tsx";
import {
  direCombienDeFoisReponseDonnee,
  direStatistiquesDeQuestion,
} from "../../quizz/phrases-statistiques.ts";
import { useQuizzALire, useStatistiquesDeMesQuestions } from "./queries.ts";
import styles from "./vue-question.module.css";

export function Component(): ReactElement {
  const { idQuizz, idQuestion } = useParametresDuCheminDePage(
    "/quizz-communaute/:idQuizz/:idQuestion",
  );
  const quizz = useQuizzALire(idQuizz);
  const question = quizz?.questions.find(({ _id }) => _id === idQuestion);
  // the question was deleted: its quizz is shown instead
  if (quizz !== undefined && question === undefined)
    return <Navigate to={ecrireAdresseDePage("/quizz-communaute/:id", { id: idQuizz })} replace />;
  return (
    <PageDePlateforme key={idQuestion} titre="Question" titreDansLaPage>
      {quizz === undefined || question === undefined ? (
        <div aria-busy="true">
          <Squelette forme="titre" />
          <Squelette lignes={6} />
        </div>
      ) : (
        <VueQuestion quizz={quizz} question={question} />
      )}
    </PageDePlateforme>
  );
}

interface Props {
  readonly quizz: Quizz;
  readonly question: Question;
}

function VueQuestion({ quizz, question }: Props): ReactElement {
  const { compte } = useSession();
  const { state } = useLocation();
  const [montrees, setMontrees] = useState(false);
  const [preuve, setPreuve] = useState(false);
  const statistique = useStatistiquesDeMesQuestions(quizz).get(question._id);
  const { _id, type, media, temps } = question;
  const aRepondre = questionAttendReponse(question);
  const rang = quizz.questions.indexOf(question);
  const versQuestion = (autre: Question) =>
    ecrireAdresseDePage("/quizz-communaute/:idQuizz/:idQuestion", {
      idQuizz: quizz._id,
      idQuestion: autre._id,
    });
  const ids = { idQuizz: quizz._id, idQuestion: _id };
  const editeur = ecrireAdresseSiPageExiste("/quizz/:idQuizz/:idQuestion", ids);
  const sienne = estAuteurDuQuizz(quizz, compte);
  const [avant, apres] = [quizz.questions[rang - 1], quizz.questions[rang + 1]];
  return (
    <article className={styles["question"]}>
      <p className={styles["fil"]}>
        <Link to={ecrireAdresseDePage("/quizz-communaute/:id", { id: quizz._id })} state={state}>
          <Icone nom="retour" taille="1.2em" />
          <TexteDAutrui>{quizz.title}</TexteDAutrui>
        </Link>
        {aRepondre && (
          <span>
            {compterQuestionsDuQuizz(quizz.questions.slice(0, rang + 1))}&nbsp;/&nbsp;
            {compterQuestionsDuQuizz(quizz.questions)}
          </span>
        )}
      </p>
      <p className={styles["type"]}>
        {AFFICHAGE_PAR_TYPE_DE_QUESTION[type].nom}
        {temps > 0 && `, ${String(temps)}\u00A0secondes`}
      </p>
      <h1>
        <TexteDAutrui>{nommerQuestion(question)}</TexteDAutrui>
      </h1>
      {media !== MEDIA_QUESTION_DEFAUT && (
        <MediaAffiche media={media} className={styles["media"]} />
      )}
      {aRepondre && <Reponses question={question} montrees={montrees} />}
      <div className={styles["actions"]}>
        {aRepondre && (
          <Bouton
            icone={montrees ? "oeil-barre" : "oeil"}
            aria-pressed={montrees}
            onClick={() => setMontrees(!montrees)}
          >
            {montrees ? "Cacher les réponses" : "Voir les réponses"}
          </Bouton>
        )}
        {question.preuve !== null && (
          <Bouton variante="contour" onClick={() => setPreuve(true)}>
            Preuve
          </Bouton>
        )}
        {sienne && (
          <Link
            to={ecrireAdresseDePage("/essai/:idQuizz/:idQuestion", ids)}
            className={classNamesDeBouton({ variante: "contour" })}
          >
            Jouer cette question
          </Link>
        )}
        {editeur !== null && sienne && (
          <Link to={editeur} className={classNamesDeBouton({ variante: "contour" })}>
            Éditer
          </Link>
        )}
        {compte.etat !== "inconnu" && !sienne && (
          <BoutonSignaler
            cible={{ createur: quizz.createurPseudo, quizzId: quizz._id, questionId: _id }}
            question="Cette question"
            sansCompte={compte.etat !== "connecte"}
          />
        )}
      </div>
      {statistique !== undefined && <Chiffres statistique={statistique} />}
      <nav className={styles["voisines"]} aria-label="Questions">
        {avant !== undefined && (
          <Link to={versQuestion(avant)} state={state}>
            <Icone nom="precedente" taille="1.2em" />
            Précédente
          </Link>
        )}
        {apres !== undefined && (
          <Link to={versQuestion(apres)} state={state} className={styles["apres"]}>
            Suivante
            <Icone nom="suivante" taille="1.2em" />
          </Link>
        )}
      </nav>
      {question.preuve !== null && (
        <Dialogue ouvert={preuve} onFermer={() => setPreuve(false)} titre="Preuve" largeur="40rem">
          <MediaAffiche media={question.preuve.media} className={styles["media"]} />
          <p className={styles["preuve"]}>
            <TexteDAutrui>{question.preuve.text}</TexteDAutrui>
          </p>
        </Dialogue>
      )}
    </article>
  );
}

interface ReponsesProps {
  readonly question: Question;
  readonly montrees: boolean;
}

/** Options of the question, and the right ones on request. */
function Reponses({ question, montrees }: ReponsesProps): ReactElement | null {
  switch (trouverManiereDeRepondre(question)) {
    case "texte":
      return <Libre question={question} montrees={montrees} />;
    case "uneOption":
      return <ParmiOptions question={question} montrees={montrees} enOrdre={false} />;
    case "toutesLesOptions":
      return <ParmiOptions question={question} montrees={montrees} enOrdre />;
    // a message has no answer
    case null:
      return null;
  }
}

function ParmiOptions({
  question,
  montrees,
  enOrdre,
}: ReponsesProps & {
  /** Whether the right answer of the question is an order. */
  readonly enOrdre: boolean;
}): ReactElement {
  const { options, reponse } = question;
  const etat = (option: string) =>
    !montrees ? "neutre" : reponse.includes(option) ? "bonne" : "mauvaise";
  const marque = (option: string) => {
    const rang = reponse.indexOf(option);
    return montrees && enOrdre && rang >= 0 ? <b className="chiffre">{rang + 1}</b> : null;
  };
  return (
    <ul className={styles["options"]} aria-live="polite">
      {options.map((option, rang) => (
        <li key={option}>
          <OptionDeReponseEnLecture
            lettre={LISTE_DES_VERRES_DE_REPONSE[rang]?.lettre ?? "A"}
            etat={etat(option)}
            marque={marque(option)}
          >
            <TexteDAutrui>{option}</TexteDAutrui>
          </OptionDeReponseEnLecture>
        </li>
      ))}
    </ul>
  );
}

/** A typed question: a field to try an answer, and the right answers on request. */
function Libre({ question, montrees }: ReponsesProps): ReactElement {
  const { reponse, precis } = question;
  return (
    <div className={styles["libre"]}>
      <p className={styles["aide"]}>
        Les joueurs écrivent leur réponse. Majuscules, accents et petites fautes ne comptent pas, et
        l’hôte peut toujours accepter ou refuser.
      </p>
      <EssaiDeReponse question={question} />
      <div aria-live="polite">
        {montrees && (
          <>
            <h2>{reponse.length > 1 ? "Réponses acceptées" : "Réponse acceptée"}</h2>
            <ul>
              {reponse.map((une) => (
                <li key={une}>
                  <TexteDAutrui>{une}</TexteDAutrui>
                </li>
              ))}
            </ul>
            {precis.length > 0 && (
              <>
                <h2>Acceptées, à peu près</h2>
                <ul>
                  {precis.map((une) => (
                    <li key={une}>
                      <TexteDAutrui>{une}</TexteDAutrui>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Field whose typed answer is judged by the game's own rules: plateforme §2 "text-answer helper". */
function EssaiDeReponse({ question }: { readonly question: Question }): ReactElement {
  const [saisie, setSaisie] = useState("");
  const essai = jugerReponseEnApercu(question, [saisie]);
  return (
    <div className={styles["essai"]}>
      <Champ
        libelle="Essayer une réponse"
        value={saisie}
        maxLength={REPONSE_LIBRE_LONGUEUR_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(evenement) => setSaisie(evenement.currentTarget.value)}
      />
      <p role="status" data-verdict={essai.ok ? essai.jugement : undefined}>
        {phraseDeVerdict(essai)}
      </p>
    </div>
  );
}

function phraseDeVerdict(essai: VerdictDeReponseEnApercu): string {
  // nothing is said while the field is empty
  if (!essai.ok) return "";
  const { jugement, fautes } = essai;
  if (jugement === "faux") return "Le jeu la dirait fausse.";
  const pardon =
    fautes === 0
      ? "."
      : `, en pardonnant ${fautes === 1 ? "une faute de frappe" : `${String(fautes)}\u00A0fautes de frappe`}, sauf si c’est un autre mot.`;
  return jugement === "juste"
    ? `Le jeu la dirait juste${pardon}`
    : `Le jeu l’accepterait, avec des gorgées à distribuer${pardon}`;
}

/** Statistics of the question, for its author. */
function Chiffres({ statistique }: { readonly statistique: StatistiqueDeQuestion }): ReactElement {
  const { fausse } = statistique;
  return (
    <p className={styles["chiffres"]}>
      <Icone nom="ardoise" taille="1.4em" />
      <span>
        {direStatistiquesDeQuestion(statistique)}
        {fausse !== null && (
          <>
            {" "}
            La fausse la plus donnée&nbsp;:{" "}
            <b>
              <TexteDAutrui>{fausse.texte}</TexteDAutrui>
            </b>{" "}
            ({direCombienDeFoisReponseDonnee(fausse)}).
          </>
        )}
      </span>
    </p>
  );
}
