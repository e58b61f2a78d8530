/** A quizz that was deleted elsewhere while it is written here: what is written becomes a quizz of its own, or goes too. */
import { type ReactElement, useState } from "react";
import { fermerAtelier } from "../../../document/ouvrir.ts";
import { vers } from "../../../app/paths.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { useEdition } from "./edition.tsx";
import { useCopier } from "./use-copier.ts";

export function Disparu(): ReactElement | null {
  const { etat } = useEdition();
  // asked again at each save that finds it gone
  return etat.envoi.nom === "disparu" ? <Demande /> : null;
}

function Demande(): ReactElement {
  const { atelier, etat, compte, idQuizz } = useEdition();
  const [ouvert, setOuvert] = useState(true);
  const { copier, enCours } = useCopier();
  const aller = useNavigate();
  const { title } = etat.document.reglages;
  const quitter = () => {
    atelier.abandonner();
    fermerAtelier(compte.userId, idQuizz);
  };
  const garder = async () => {
    const copie = await copier(title);
    if (copie === null) return;
    quitter();
    await aller(vers("/quizz/:id", { id: copie }));
  };
  const laisser = () => {
    quitter();
    void aller("/quizz");
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre="Ce quizz a été supprimé ailleurs."
      insistant
      spontane
      actions={
        <>
          <Bouton variante="discret" onClick={laisser}>
            Le laisser partir
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void garder()}>
            Garder en copie
          </Bouton>
        </>
      }
    >
      <p>
        Ce que vous avez écrit est toujours là&nbsp;: gardez-le dans un nouveau quizz, privé, sous
        le même titre.
      </p>
    </Dialogue>
  );
}
