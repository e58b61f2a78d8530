/** "Jouer cette question": what is saved is played, in a room that counts nowhere (decision 0081). */
import { type ReactElement, useState } from "react";
import { type Adresse, siPage } from "../../../chemins.ts";
import { useNavigate } from "../../../navigation.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { useEdition } from "../commun/edition.tsx";
import { useRedaction } from "./redaction.ts";

/** Where a question is tried; null while there is no such page. */
const adresseEssai = (idQuizz: string, idQuestion: string): Adresse | null =>
  siPage("/essai/:idQuizz/:idQuestion", { idQuizz, idQuestion });

/** Saves, then leads there; what could not be saved stays here, and the bar says why. Null where it cannot be tried. */
export function useJouer(): (() => Promise<void>) | null {
  const { atelier, idQuizz } = useEdition();
  const { question } = useRedaction();
  const aller = useNavigate();
  if (adresseEssai(idQuizz, question._id) === null) return null;
  return async () => {
    if ((await atelier.enregistrer()) !== "enregistre") return;
    const adresse = adresseEssai(idQuizz, atelier.nomDe(question._id));
    if (adresse !== null) await aller(adresse);
  };
}

export function JouerQuestion(): ReactElement | null {
  const jouer = useJouer();
  const [enCours, setEnCours] = useState(false);
  if (jouer === null) return null;
  const cliquer = async () => {
    setEnCours(true);
    await jouer();
    setEnCours(false);
  };
  return (
    <Bouton variante="contour" icone="lecture" chargement={enCours} onClick={() => void cliquer()}>
      Jouer cette question
    </Bouton>
  );
}
