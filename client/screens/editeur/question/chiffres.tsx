/** The statistics of the question, and the buttons that end its doubt at one press: decisions/0080. */
import { type ReactElement, useId } from "react";
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { StatistiqueDeQuestion } from "#contracts/statistiques.ts";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import {
  ajouterReponseAccepteeAQuestion,
  designerBonneProposition,
} from "../../../document/question-ecrite.ts";
import { direSecondes } from "../../../partie/mots/typographie.ts";
import {
  direCombienDeFoisReponseDonnee,
  direDouteDeQuestion,
} from "../../../quizz/phrases-statistiques.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import {
  type StatistiquesDeQuestionEcrite,
  comparerStatistiquesALaQuestionEcrite,
  useStatistiquesDuQuizzEdite,
} from "../commun/chiffres.ts";
import { useIgnorerOuReprendreDoute } from "./actions.ts";
import { useQuestionEnCoursDeRedaction } from "./redaction.tsx";
import styles from "./reglages-question.module.css";

/** Name of the section (`data-champ`), which takes the focus when the button that mended the question disappears. */
const CHAMP = "chiffres";

export function StatistiquesDeLaQuestion(): ReactElement | null {
  const { question, ecrite, champ } = useQuestionEnCoursDeRedaction();
  const id = useId();
  const statistique = useStatistiquesDuQuizzEdite().get(question._id);
  const chiffres = comparerStatistiquesALaQuestionEcrite(statistique, ecrite);
  if (chiffres === null) return null;
  return (
    <section {...champ(CHAMP)} tabIndex={-1} className={styles["chiffres"]} aria-labelledby={id}>
      <h2 id={id}>
        <Icone nom="ardoise" taille="1.3em" />
        En soirée
      </h2>
      {chiffres.changee ? (
        <p className={styles["doux"]}>
          Ce n’est plus la même question&nbsp;: ses chiffres repartent de zéro. Annuler les
          retrouve.
        </p>
      ) : (
        <>
          <Comptes statistique={chiffres.statistique} />
          <Doute chiffres={chiffres} />
        </>
      )}
    </section>
  );
}

function Comptes({ statistique }: { readonly statistique: StatistiqueDeQuestion }): ReactElement {
  const { parties, posees, justes, medianeMs } = statistique;
  const comptes = [
    // the number of games is left out for old statistics, whose games were not counted
    ...(parties === 0
      ? []
      : [[parties > 1 ? "parties" : "partie", parties.toLocaleString("fr-FR")]]),
    [justes > 1 ? "justes" : "juste", justes.toLocaleString("fr-FR")],
    [posees - justes > 1 ? "fausses" : "fausse", (posees - justes).toLocaleString("fr-FR")],
    ...(medianeMs === null ? [] : [["temps médian", direSecondes(medianeMs)]]),
  ];
  return (
    <dl className={styles["comptes"]}>
      {comptes.map(([nom, valeur]) => (
        <div key={nom}>
          <dt>{nom}</dt>
          <dd className="chiffre">{valeur}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why the question is doubtful, its most given wrong answer, and the buttons that end the doubt. */
function Doute({ chiffres }: { readonly chiffres: StatistiquesDeQuestionEcrite }): ReactElement {
  const { ecrite } = useQuestionEnCoursDeRedaction();
  const { statistique, doute } = chiffres;
  const { fausse, posees, voulu } = statistique;
  return (
    <>
      {doute !== null && (
        <p className={styles["doute"]} data-voulu={voulu}>
          <TexteDAutrui>
            {direDouteDeQuestion(doute, statistique, ecrite.reponse.length)}
          </TexteDAutrui>
          {doute === "fausseDevant" && fausse !== null && (
            <>
              {" "}
              ({fausse.fois}&nbsp;sur&nbsp;{posees})
            </>
          )}
        </p>
      )}
      {fausse !== null && doute !== "fausseDevant" && (
        <p className={styles["fausse"]}>
          La fausse la plus donnée&nbsp;:{" "}
          <b>
            <TexteDAutrui>{fausse.texte}</TexteDAutrui>
          </b>{" "}
          ({direCombienDeFoisReponseDonnee(fausse)}).
        </p>
      )}
      <div className={styles["gestes"]}>
        <Reparer chiffres={chiffres} />
        {doute !== null && <Voulu statistique={statistique} />}
      </div>
    </>
  );
}

/** Button that makes the most given wrong answer a right one: a change of the document like any other. */
function Reparer({
  chiffres,
}: {
  readonly chiffres: StatistiquesDeQuestionEcrite;
}): ReactElement | null {
  const { question, ecrite, changer, viser } = useQuestionEnCoursDeRedaction();
  const { info } = useAnnoncerParBanniere();
  const { fausse } = chiffres.statistique;
  if (fausse === null) return null;
  const { texte } = fausse;
  const article = ecrite.reponse.length > 1 ? "une" : "la";
  if (chiffres.doute === "fausseDevant")
    return question.propositions.some((une) => une.texte.trim() === texte) ? (
      <Bouton
        variante="contour"
        icone="coche"
        onClick={() => {
          changer((une) => designerBonneProposition(une, texte));
          viser(CHAMP);
          info(
            `«\u00A0${texte}\u00A0» est ${article} bonne réponse. Annuler remet ce qu’il y avait.`,
          );
        }}
      >
        En faire {article} bonne réponse
      </Bouton>
    ) : null;
  if (trouverManiereDeRepondre(question) !== "texte") return null;
  return (
    <Bouton
      variante="contour"
      icone="coche"
      onClick={() => {
        changer((une) => ajouterReponseAccepteeAQuestion(une, texte));
        viser(CHAMP);
        info(`«\u00A0${texte}\u00A0» est acceptée. Annuler la retire.`);
      }}
    >
      Accepter cette réponse
    </Bouton>
  );
}

/** Toggle « C’est voulu », by which the author says that a doubtful question is meant to be so; valid until the question changes. */
function Voulu({ statistique }: { readonly statistique: StatistiqueDeQuestion }): ReactElement {
  const { enCours, basculer } = useIgnorerOuReprendreDoute(statistique);
  const { voulu } = statistique;
  return (
    <Bouton
      variante="discret"
      icone={voulu ? "coche" : undefined}
      aria-pressed={voulu}
      chargement={enCours}
      onClick={() => void basculer()}
    >
      C’est voulu
    </Bouton>
  );
}
