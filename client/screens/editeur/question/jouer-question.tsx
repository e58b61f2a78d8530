/** "Jouer cette question": what is saved is played, in a room that counts nowhere (decision 0081). */
import { type ReactElement, useState } from "react";
import { estVierge } from "../../../document/question-ecrite.ts";
import { type Adresse, siPage, vers } from "../../../app/paths.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { useAvantDeJouer } from "../commun/avant-de-jouer.ts";
import { useEdition } from "../commun/edition.tsx";
import { CHAMP_JOUER, viseJouer } from "../commun/vise.ts";
import { useRedaction } from "./redaction.tsx";

/** Where a question is tried; null while there is no such page. */
const adresseEssai = (idQuizz: string, idQuestion: string): Adresse | null =>
  siPage("/essai/:idQuizz/:idQuestion", { idQuizz, idQuestion });

/** Saves, then leads there; what could not be saved stays here, and why is said. Null where it cannot be tried. */
export function useJouer(): (() => Promise<void>) | null {
  const { atelier, idQuizz } = useEdition();
  const { question } = useRedaction();
  const pret = useAvantDeJouer();
  const { avertir } = useAnnonces();
  const aller = useNavigate();
  if (adresseEssai(idQuizz, question._id) === null) return null;
  return async () => {
    if (estVierge(question)) {
      avertir("Écrivez d’abord la question\u00A0: il n’y a encore rien à jouer.");
      return;
    }
    if (!(await pret())) return;
    const idQuestion = atelier.nomDe(question._id);
    const adresse = adresseEssai(idQuizz, idQuestion);
    if (adresse === null) return;
    // by Back too one comes back to the button
    const ici = vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion });
    await aller(ici, { replace: true, state: viseJouer });
    await aller(adresse);
  };
}

export function JouerQuestion(): ReactElement | null {
  const { champ } = useRedaction();
  const jouer = useJouer();
  const [enCours, setEnCours] = useState(false);
  if (jouer === null) return null;
  const cliquer = async () => {
    setEnCours(true);
    await jouer();
    setEnCours(false);
  };
  return (
    <Bouton
      {...champ(CHAMP_JOUER)}
      variante="contour"
      icone="lecture"
      chargement={enCours}
      onClick={() => void cliquer()}
    >
      Jouer cette question
    </Bouton>
  );
}
