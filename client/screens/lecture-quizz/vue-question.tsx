/** /quizz-communaute/{idQuizz}/{idQuestion}: a question to read, its answers hidden at first. plateforme §2. */
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "../../app/navigation.tsx";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { attendReponse, nombreDeQuestions, type Question, type Quizz } from "#contracts/quizz.ts";
import { nomDeQuestion } from "../../quizz/intitule.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { siPage, vers } from "../../app/paths.ts";
import { useSession } from "../../compte/session.tsx";
import { Media } from "../../quizz/media.tsx";
import { NOMS_TYPES } from "../../quizz/en-mots.ts";
import { BoutonSignaler } from "../../moderation/signaler/signaler.tsx";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Chiffres } from "./chiffres.tsx";
import { Reponses } from "./reponses.tsx";
import { useStatistiques } from "./use-statistiques.ts";
import styles from "./vue-question.module.css";

interface Props {
  readonly quizz: Quizz;
  readonly question: Question;
}

export function VueQuestion({ quizz, question }: Props): ReactElement {
  const { compte } = useSession();
  const { state } = useLocation();
  const [montrees, setMontrees] = useState(false);
  const [preuve, setPreuve] = useState(false);
  const statistique = useStatistiques(quizz).get(question._id);
  const { _id, type, media, temps } = question;
  const aRepondre = attendReponse(question);
  const rang = quizz.questions.indexOf(question);
  const versQuestion = (autre: Question) =>
    vers("/quizz-communaute/:idQuizz/:idQuestion", {
      idQuizz: quizz._id,
      idQuestion: autre._id,
    });
  const ids = { idQuizz: quizz._id, idQuestion: _id };
  const editeur = siPage("/quizz/:idQuizz/:idQuestion", ids);
  const sienne = compte.etat === "connecte" && compte.userId === quizz.createur;
  const [avant, apres] = [quizz.questions[rang - 1], quizz.questions[rang + 1]];
  return (
    <article className={styles["question"]}>
      <p className={styles["fil"]}>
        <Link to={vers("/quizz-communaute/:id", { id: quizz._id })} state={state}>
          <Icone nom="retour" taille="1.2em" />
          <Autrui>{quizz.title}</Autrui>
        </Link>
        {aRepondre && (
          <span>
            {nombreDeQuestions(quizz.questions.slice(0, rang + 1))}&nbsp;/&nbsp;
            {nombreDeQuestions(quizz.questions)}
          </span>
        )}
      </p>
      <p className={styles["type"]}>
        {NOMS_TYPES[type]}
        {temps > 0 && `, ${String(temps)}\u00A0secondes`}
      </p>
      <h1>
        <Autrui>{nomDeQuestion(question)}</Autrui>
      </h1>
      {media !== MEDIA_QUESTION_DEFAUT && <Media media={media} className={styles["media"]} />}
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
            to={vers("/essai/:idQuizz/:idQuestion", ids)}
            className={classesBouton({ variante: "contour" })}
          >
            Jouer cette question
          </Link>
        )}
        {editeur !== null && sienne && (
          <Link to={editeur} className={classesBouton({ variante: "contour" })}>
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
          <Media media={question.preuve.media} className={styles["media"]} />
          <p className={styles["preuve"]}>
            <Autrui>{question.preuve.text}</Autrui>
          </p>
        </Dialogue>
      )}
    </article>
  );
}
