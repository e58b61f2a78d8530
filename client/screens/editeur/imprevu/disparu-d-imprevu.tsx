/** An imprévu that was deleted elsewhere while it is written here: what is written becomes another, or goes too. */
import { type ReactElement, useState } from "react";
import { useNavigate } from "../../../app/navigation.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { useCarte } from "./redaction.ts";
import { useCopierImprevu } from "./use-copier-imprevu.ts";

export function DisparuDImprevu(): ReactElement | null {
  // asked again at each save that finds it gone
  return useCarte().etat.envoi.nom === "disparu" ? <Demande /> : null;
}

function Demande(): ReactElement {
  const { atelier } = useCarte();
  const [ouvert, setOuvert] = useState(true);
  const { copier, enCours } = useCopierImprevu();
  const aller = useNavigate();
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre="Cet imprévu a été supprimé ailleurs."
      insistant
      spontane
      actions={
        <>
          <Bouton
            variante="discret"
            onClick={() => {
              atelier.abandonner();
              void aller("/admin/imprevus", { replace: true });
            }}
          >
            Le laisser partir
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void copier(atelier.abandonner)}>
            Garder en copie
          </Bouton>
        </>
      }
    >
      <p>Ce que vous avez écrit est toujours là&nbsp;: gardez-le dans un nouvel imprévu.</p>
    </Dialogue>
  );
}
