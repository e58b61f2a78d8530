import type { ReactElement } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { Media } from "../../quizz/media.tsx";
import { BonneReponse } from "./bonne-reponse.tsx";
import { BandeauReponse } from "./bandeau-reponse.tsx";
import { estLocale } from "../../partie/joue-ici.ts";
import { JugementLocal } from "../../features/hote/jugement-local.tsx";
import { ReponsesLibres } from "./reponses-libres.tsx";
import { ResultatLocal } from "../../features/hote/resultat-local.tsx";
import styles from "./reponse.module.css";
import { Texte } from "./texte.tsx";
import { insecables } from "../../partie/mots/typographie.ts";
import type { EtatLocal } from "../../features/hote/use-etat-local.ts";

interface Props {
  readonly vue: Vue;
  readonly question: VueQuestion;
  readonly local: EtatLocal;
}

/** Step 1 of a question typed on the phones, and of any question in local mode: what was right, who found it. */
export function EtapeReponse({ vue, question, local }: Props): ReactElement {
  if (estLocale(vue)) return <ReponseLocale vue={vue} question={question} local={local} />;
  return <ReponseEntree vue={vue} question={question} />;
}

function ReponseEntree({ vue, question }: Omit<Props, "local">): ReactElement {
  return (
    <div className={styles["page"]}>
      <Tete question={question} />
      <BandeauReponse vue={vue} question={question} />
      <ReponsesLibres vue={vue} />
    </div>
  );
}

function ReponseLocale({ vue, question, local }: Props): ReactElement {
  return (
    <div className={styles["page"]}>
      <Tete question={question} />
      {local.verdicts !== null ? (
        <JugementLocal
          vue={vue}
          question={question}
          verdicts={local.verdicts}
          poser={local.poserVerdict}
        />
      ) : (
        <>
          <BandeauReponse vue={vue} question={question} />
          <ResultatLocal vue={vue} corriger={() => local.corriger(true)} />
        </>
      )}
    </div>
  );
}

/** The question in small, its answer in large, and what it showed. */
function Tete({ question }: { readonly question: VueQuestion }): ReactElement {
  return (
    <div className={styles["tete"]}>
      <div className={styles["dite"]}>
        <Texte balise="h1" min={1.6} max={3.2} className={styles["rappel"]}>
          {insecables(question.text)}
        </Texte>
        <BonneReponse question={question} />
      </div>
      {question.media !== "" && (
        <div className={styles["media"]}>
          <Media media={question.media} />
        </div>
      )}
    </div>
  );
}
