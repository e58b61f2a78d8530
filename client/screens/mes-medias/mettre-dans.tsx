/** Dialog « Mettre dans une question »: choice of a quizz and a question, whose editor opens with the file. */
import { type ReactElement, useDeferredValue, useState } from "react";
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import type { NavigationStateWithMedia } from "../../quizz/medias/carried-media.ts";
import { useListeDeMesQuizz } from "../../quizz/queries.ts";
import { composerRequeteDeListeParDefaut } from "../../quizz/requete.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./mes-medias.module.css";
import { useQuizzQuiRecevraLeMedia } from "./queries.ts";

interface Props {
  /** Name of the file, followed by its crop or extract. */
  readonly media: string;
  readonly onFermer: () => void;
}

/** Dialog that puts a media in a question of the member, open while it is mounted. */
export function DialogueMettreMediaDansQuestion({ media, onFermer }: Props): ReactElement {
  const aller = useNavigate();
  const [id, setId] = useState<string | null>(null);
  const ouvrir = (idQuizz: string, idQuestion: string) => {
    const state: NavigationStateWithMedia = { mediaPorte: media };
    void aller(ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion }), {
      state,
    });
  };
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre={id === null ? "Dans quel quizz\u00A0?" : "Dans quelle question\u00A0?"}
      variante="modale"
      largeur="34rem"
      actions={
        <>
          {id !== null && (
            <Bouton variante="discret" icone="retour" onClick={() => setId(null)}>
              Un autre quizz
            </Bouton>
          )}
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
        </>
      }
    >
      {id === null ? (
        <ChoisirQuizz onChoisir={setId} />
      ) : (
        <ChoisirQuestion id={id} onChoisir={(question) => ouvrir(id, question)} />
      )}
    </Dialogue>
  );
}

/** Properties of the choice of a quizz, then of one of its questions. `onChoisir` gets the id of what was chosen. */
interface ChoixProps {
  readonly onChoisir: (id: string) => void;
}

function ChoisirQuizz({ onChoisir }: ChoixProps): ReactElement {
  const [recherche, setRecherche] = useState("");
  const searchQuery = useDeferredValue(recherche.trim());
  const liste = useListeDeMesQuizz({ ...composerRequeteDeListeParDefaut("1"), searchQuery });
  return (
    <div className={styles["choix"]}>
      <Champ
        type="search"
        libelle="Chercher un quizz"
        libelleCache
        placeholder="Chercher"
        value={recherche}
        onChange={({ currentTarget: { value } }) => setRecherche(value)}
      />
      {liste.data === undefined ? (
        <SqueletteOuEchecDeRequete requete={liste} />
      ) : liste.data.quizz.length === 0 ? (
        <p role="status">
          {searchQuery === ""
            ? "Vous n’avez pas encore de quizz\u00A0: créez-en un dans «\u00A0Mes Quizz\u00A0»."
            : "Aucun de vos quizz ne s’appelle ainsi."}
        </p>
      ) : (
        <ul aria-label="Mes quizz">
          {liste.data.quizz.map(({ _id, title, questionsCount }) => (
            <li key={_id}>
              <button type="button" onClick={() => onChoisir(_id)}>
                <TexteDAutrui>{title}</TexteDAutrui>
                <small>
                  {questionsCount}&nbsp;question{questionsCount > 1 ? "s" : ""}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ChoisirQuestion({ id, onChoisir }: ChoixProps & { readonly id: string }): ReactElement {
  const lu = useQuizzQuiRecevraLeMedia(id);
  if (lu.data === undefined) return <SqueletteOuEchecDeRequete requete={lu} />;
  const { questions } = lu.data;
  return (
    <div className={styles["choix"]}>
      <ol aria-label="Questions">
        {questions.map(({ _id, text }, rang) => (
          <li key={_id}>
            <button type="button" onClick={() => onChoisir(_id)}>
              <b>{rang + 1}</b>
              <TexteDAutrui>{text.trim() || "Question sans texte"}</TexteDAutrui>
            </button>
          </li>
        ))}
        {questions.length < QUESTIONS_PAR_QUIZZ_MAX && (
          <li>
            <button type="button" onClick={() => onChoisir("new")}>
              <b>+</b>
              Une question de plus
            </button>
          </li>
        )}
      </ol>
    </div>
  );
}
