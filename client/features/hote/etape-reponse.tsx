import type { ReactElement } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { Media } from "../../partie/media.tsx";
import { BonneReponse } from "./bonne-reponse.tsx";
import { Bandeau } from "./bandeau-reponse.tsx";
import { PageQuestion } from "./etape-question.tsx";
import { estLocale } from "./joueurs.ts";
import { JugementLocal } from "./jugement-local.tsx";
import { OptionsEnOrdre, OptionsRevelees } from "./options.tsx";
import { ReponsesLibres } from "./reponses-libres.tsx";
import { ResultatLocal } from "./resultat-local.tsx";
import reponse from "./reponse.module.css";
import { Texte } from "./texte.tsx";
import type { EtatLocal } from "./use-etat-local.ts";

interface Props {
  readonly vue: Vue;
  readonly question: VueQuestion;
  readonly local: EtatLocal;
}

/** Step 1: what was right, who found it, what it costs. */
export function EtapeReponse({ vue, question, local }: Props): ReactElement {
  if (estLocale(vue)) return <ReponseLocale vue={vue} question={question} local={local} />;
  if (question.type === "entree") return <ReponseEntree vue={vue} question={question} />;
  return (
    <PageQuestion
      question={question}
      media={<Media media={question.media} />}
      milieu={<Bandeau vue={vue} question={question} />}
      bas={question.type === "ordre" ? <OptionsEnOrdre question={question} /> : <OptionsRevelees vue={vue} question={question} />}
    />
  );
}

function ReponseEntree({ vue, question }: Omit<Props, "local">): ReactElement {
  return (
    <div className={reponse["page"]}>
      <Rappel question={question} />
      <BonneReponse question={question} />
      <Bandeau vue={vue} question={question} />
      <ReponsesLibres vue={vue} />
    </div>
  );
}

function ReponseLocale({ vue, question, local }: Props): ReactElement {
  return (
    <div className={reponse["page"]}>
      <Rappel question={question} />
      <BonneReponse question={question} />
      {local.verdicts !== null
        ? <JugementLocal vue={vue} question={question} verdicts={local.verdicts} poser={local.poserVerdict} />
        : <><Bandeau vue={vue} question={question} /><ResultatLocal vue={vue} corriger={() => local.corriger(true)} /></>}
    </div>
  );
}

function Rappel({ question }: { readonly question: VueQuestion }): ReactElement {
  return <Texte balise="h1" min={1.6} max={3.2} className={reponse["rappel"]}>{question.text}</Texte>;
}
