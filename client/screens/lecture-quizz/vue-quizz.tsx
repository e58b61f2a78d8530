/** /quizz-communaute/{id}: a quizz to read, with its questions. plateforme §2 "Community read-only views". */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../questions/types-de-question.ts";
import { type ReactElement, useEffect } from "react";
import { z } from "zod";
import { PSEUDO_OFFICIEL } from "#contracts/limites.ts";
import { compterQuestionsDuQuizz, type Question, type Quizz } from "#contracts/quizz.ts";
import type { StatistiqueDeQuestion } from "#contracts/statistiques.ts";
import { Link, useLocation, useParametresDuCheminDePage } from "../../app/navigation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { ecrireAdresseSiPageExiste, ecrireAdresseDePage } from "../../app/paths.ts";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { useSession } from "../../compte/session.tsx";
import { estAuteurDuQuizz } from "../../quizz/auteurs.ts";
import { direNoteDeQuizz } from "../../quizz/en-mots.ts";
import { BoutonExporterQuizz } from "../../quizz/exporter/exporter-quizz.tsx";
import { nommerQuestion } from "../../quizz/intitule.tsx";
import { EncartQuizzMasque } from "../../quizz/masque.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { classNamesDeBouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { BoutonsDuQuizzLu } from "./gestes.tsx";
import { restoreSiteMetadata } from "./page-partagee.ts";
import { direStatistiquesDeQuestion } from "../../quizz/phrases-statistiques.ts";
import { useQuizzALire, useStatistiquesDeMesQuestions } from "./queries.ts";
import { lireAdresseDeListeDOrigine, direLibelleDuLienDeRetour } from "./retour.ts";
import styles from "./vue-quizz.module.css";

export function Component(): ReactElement {
  const { id } = useParametresDuCheminDePage("/quizz-communaute/:id");
  const quizz = useQuizzALire(id);
  useEffect(() => restoreSiteMetadata, [id]);
  return (
    <PageDePlateforme key={id} titre={quizz?.title ?? "Quizz"} titreDansLaPage>
      <VueQuizz quizz={quizz} />
    </PageDePlateforme>
  );
}

const JOUR = new Intl.DateTimeFormat("fr-FR");

/** Content of the page; a skeleton while `quizz` is undefined. */
function VueQuizz({ quizz }: { readonly quizz: Quizz | undefined }): ReactElement {
  const liste = lireAdresseDeListeDOrigine(useLocation().state);
  return (
    <>
      <Link to={liste} className={styles["retour"]}>
        <Icone nom="retour" taille="1.2em" />
        {direLibelleDuLienDeRetour(liste)}
      </Link>
      {quizz === undefined ? (
        <div aria-busy="true">
          <Squelette forme="titre" />
          <Squelette lignes={8} />
        </div>
      ) : (
        <Fiche quizz={quizz} />
      )}
    </>
  );
}

function Fiche({ quizz }: { readonly quizz: Quizz }): ReactElement {
  const { compte } = useSession();
  const { state } = useLocation();
  const { _id, title, createurPseudo, questions, date, note, tags } = quizz;
  const versQuestion = (question: Question) =>
    ecrireAdresseDePage("/quizz-communaute/:idQuizz/:idQuestion", {
      idQuizz: _id,
      idQuestion: question._id,
    });
  const editeur = ecrireAdresseSiPageExiste("/quizz/:id", { id: _id });
  const statistiques = useStatistiquesDeMesQuestions(quizz);
  const sien = estAuteurDuQuizz(quizz, compte);
  return (
    <article>
      <header className={styles["tete"]}>
        <h1>
          <TexteDAutrui>{title}</TexteDAutrui>
        </h1>
        {editeur !== null && sien && (
          <div className={styles["gestes"]}>
            <BoutonExporterQuizz idQuizz={_id} />
            <Link to={editeur} className={classNamesDeBouton({ variante: "contour" })}>
              <span className={styles["editer"]}>
                <Icone nom="crayon" taille="1.25em" />
                Éditer
              </span>
            </Link>
          </div>
        )}
      </header>
      {quizz.masque === true && (
        <EncartQuizzMasque mesure={quizz.mesure ?? null} coauteur={quizz.coauteur === true} />
      )}
      <BoutonsDuQuizzLu quizz={quizz} />
      <dl className={styles["fiche"]}>
        <div>
          <dt>Créateur</dt>
          <dd>
            {createurPseudo === PSEUDO_OFFICIEL ? (
              createurPseudo
            ) : (
              <Link to={adresseDuProfilPublic(createurPseudo)}>
                <TexteDAutrui>{createurPseudo}</TexteDAutrui>
              </Link>
            )}
          </dd>
        </div>
        <div>
          <dt>Questions</dt>
          <dd>{compterQuestionsDuQuizz(questions)}</dd>
        </div>
        <div>
          <dt>Dernière modification</dt>
          <dd>
            <time dateTime={date}>{JOUR.format(new Date(date))}</time>
          </dd>
        </div>
        <div>
          <dt>Note</dt>
          <dd>{direNoteDeQuizz(note)}</dd>
        </div>
      </dl>
      {tags.length > 0 && (
        <ul className={styles["tags"]} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <CreditDeQuizz quizz={quizz} />
      <ol className={styles["questions"]}>
        {questions.map((question) => (
          <li key={question._id} className={styles["question"]}>
            <span className={styles["type"]}>
              {AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type].nom}
              <Parties statistique={statistiques.get(question._id)} />
            </span>
            <Link to={versQuestion(question)} state={state} className={styles["lien"]}>
              <TexteDAutrui>{nommerQuestion(question)}</TexteDAutrui>
            </Link>
            {question.temps > 0 && <span className={styles["temps"]}>{question.temps}&nbsp;s</span>}
          </li>
        ))}
      </ol>
    </article>
  );
}

function Parties({
  statistique,
}: {
  readonly statistique: StatistiqueDeQuestion | undefined;
}): ReactElement | null {
  if (statistique === undefined) return null;
  return (
    <>
      <span className="visually-hidden">.</span>
      <span className={styles["parties"]}>{direStatistiquesDeQuestion(statistique)}</span>
    </>
  );
}

/** Schema of the credits of a quizz, each empty by default: decisions-plateforme "Credit". */
const credit = z.object({
  auteur: z.string().trim().default(""),
  source: z.string().trim().default(""),
  licence: z.string().trim().default(""),
});

const LIBELLES = { auteur: "D’après", source: "Source", licence: "Licence" } as const;
const ORDRE = ["auteur", "source", "licence"] as const;

/** Credits of a quizz; empty when its author gives none. */
export function CreditDeQuizz({ quizz }: { readonly quizz: object }): ReactElement | null {
  const lu = credit.parse(quizz);
  const dits = ORDRE.filter((nom) => lu[nom] !== "");
  if (dits.length === 0) return null;
  return (
    <dl className={styles["credit"]}>
      {dits.map((nom) => (
        <div key={nom}>
          <dt>{LIBELLES[nom]}</dt>
          <dd>
            <Mention texte={lu[nom]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A credit; an address becomes a link without referrer (`noreferrer nofollow`). */
function Mention({ texte }: { readonly texte: string }): ReactElement {
  if (!/^https?:\/\/\S+$/.test(texte)) return <TexteDAutrui>{texte}</TexteDAutrui>;
  return (
    <a href={texte} target="_blank" rel="noopener noreferrer nofollow ugc">
      <TexteDAutrui>{texte.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "")}</TexteDAutrui>
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}
