/** /quizz/{idQuizz}/{idQuestion}: plateforme §2 "Question editor", §4, §5; decision 0083. */
import { type ReactElement, useMemo } from "react";
import { fautesDeQuestion } from "#contracts/fautes.ts";
import { changerQuestion } from "../../../document/document.ts";
import {
  ecrireQuestion,
  estVierge,
  type QuestionEcrite,
} from "../../../document/question-ecrite.ts";
import { useEdition } from "../commun/edition.tsx";
import { fautesDeChamps } from "./fautes-de-champs.ts";
import { FournisseurRedaction, type RedactionQuestion } from "./redaction.tsx";
import { PageRedaction } from "./page-redaction.tsx";
import { useArrivee } from "./use-arrivee.ts";
import { useGestes } from "./actions.ts";
import { useMediaPorte } from "./use-media-porte.ts";
import { useOublierVierges } from "../commun/use-oublier-vierges.ts";
import { champDe, useViser } from "../commun/use-viser.ts";

export function EditeurQuestion({
  idQuestion,
}: {
  readonly idQuestion: string;
}): ReactElement | null {
  const { etat } = useEdition();
  const viser = useViser();
  const rang = useArrivee(idQuestion, viser);
  const question = etat.document.questions[rang];
  if (question === undefined) return null;
  return <Ouverte question={question} rang={rang} viser={viser} />;
}

interface Props {
  readonly question: QuestionEcrite;
  readonly rang: number;
  readonly viser: (champ: string) => void;
}

function Ouverte({ question, rang, viser }: Props): ReactElement {
  const { atelier } = useEdition();
  const gestes = useGestes(rang, viser);
  const { _id } = question;
  // a question that is saved for the first time is still the one under the fingers
  const cle = atelier.cleDe(_id);
  const redaction = useMemo<RedactionQuestion>(() => {
    const ecrite = ecrireQuestion(question);
    return {
      question,
      ecrite,
      // whoever has just opened a blank page has done nothing wrong yet
      fautes: estVierge(question) ? [] : fautesDeQuestion(ecrite),
      refus: fautesDeChamps(question),
      rang,
      cle,
      changer: (changer, geste = "") =>
        atelier.faire(
          (document) => {
            // a save may have given it another id since this was drawn
            const apres = changerQuestion(document, atelier.nomDe(question._id), changer);
            const autre = apres.questions.some((une, i) => une !== document.questions[i]);
            return autre ? apres : document;
          },
          geste === "" ? "" : `${cle}/${geste}`,
        ),
      viser: (nom) => viser(champDe(cle, nom)),
      champ: (nom) => ({ "data-champ": champDe(cle, nom) }),
    };
  }, [question, rang, cle, atelier, viser]);
  useOublierVierges(cle);
  useMediaPorte(redaction);
  return (
    <FournisseurRedaction value={redaction}>
      <PageRedaction key={cle} gestes={gestes} />
    </FournisseurRedaction>
  );
}
