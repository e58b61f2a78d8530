import { type ReactElement, useCallback, useId, useState } from "react";
import { BANNIERE_INFO_MS } from "#contracts/limites.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { FormulaireSignalement } from "./formulaire-signalement.tsx";
import type { CibleSignalee } from "./saisie.ts";
import { useFormulaireSignalement } from "./actions.ts";

interface Props {
  readonly cible: CibleSignalee;
  /** Of a question: how it is called. */
  readonly question?: string;
  readonly sansCompte: boolean;
}

/** « Signaler » on a page, and its dialogue; what is typed there is kept until it is sent. */
export function BoutonSignaler({ cible, question, sansCompte }: Props): ReactElement {
  const id = useId();
  const [ouvert, setOuvert] = useState(false);
  const { montrer } = useBannieres();
  const fermer = useCallback(() => setOuvert(false), []);
  const { createur, quizzId, questionId } = cible;
  const genre = quizzId === null ? "profil" : "quizz";
  const formulaire = useFormulaireSignalement({
    cle: `${genre} ${quizzId ?? createur} ${questionId ?? ""}`,
    viser: () => cible,
    onEnvoye(message) {
      montrer({ texte: message, dureeMs: BANNIERE_INFO_MS });
      fermer();
    },
  });
  return (
    <>
      <Bouton variante="discret" icone="signaler" onClick={() => setOuvert(true)}>
        Signaler
      </Bouton>
      <Dialogue
        ouvert={ouvert}
        onFermer={fermer}
        titre={genre === "profil" ? `Signaler ${createur}` : "Signaler"}
        variante="modale"
        largeur="36rem"
        actions={
          <>
            <Bouton variante="contour" onClick={fermer}>
              Annuler
            </Bouton>
            <Bouton type="submit" form={id} icone="envoyer" chargement={formulaire.enCours}>
              Envoyer
            </Bouton>
          </>
        }
      >
        <FormulaireSignalement
          id={id}
          formulaire={formulaire}
          genre={genre}
          question={question ?? null}
          sansCompte={sansCompte}
        />
      </Dialogue>
    </>
  );
}
