/** « Mettre dans une question »: which one, of which quizz; its editor opens with the file in its place. Issue 11, point 4. */
import { type ReactElement, useState } from "react";
import { vers } from "../../app/paths.ts";
import { useNavigate } from "../../app/navigation.tsx";
import type { EtatPorteur } from "../../quizz/medias/media-porte.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { ChoisirQuestion, ChoisirQuizz } from "./choisir-question.tsx";

interface Props {
  /** With the piece that is shown of it. */
  readonly media: string;
  readonly onFermer: () => void;
}

/** Shown while it is mounted. */
export function MettreDans({ media, onFermer }: Props): ReactElement {
  const aller = useNavigate();
  const [id, setId] = useState<string | null>(null);
  const ouvrir = (idQuizz: string, idQuestion: string) => {
    const state: EtatPorteur = { mediaPorte: media };
    void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion }), { state });
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
