/** Two who wrote the same imprévu: write over the other one, take it, or keep both. decisions-plateforme "Concurrent edits". */
import { type ReactElement, useEffect, useState } from "react";
import { type ImprevuLu, imprevuLu } from "#contracts/edition-imprevu.ts";
import { appeler } from "../../../app/api/api.ts";
import { useEnvoi } from "../../../app/page/envoi.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { cheminImprevu } from "./ouvrir-carte.ts";
import { useCarte } from "./redaction.ts";
import { useCopierImprevu } from "./use-copier-imprevu.ts";
import { TexteACommandes } from "./texte-a-commandes.tsx";

export function ConflitDImprevu(): ReactElement | null {
  const { id, etat } = useCarte();
  const [ailleurs, setAilleurs] = useState<ImprevuLu | null>(null);
  const { envoyer } = useEnvoi();
  const enConflit = etat.envoi.nom === "conflit";
  useEffect(() => {
    if (!enConflit) return undefined;
    let parti = false;
    void envoyer(() => appeler("GET", cheminImprevu(id), imprevuLu)).then((lu) => {
      if (!parti) setAilleurs(lu);
    });
    return () => {
      parti = true;
      setAilleurs(null);
    };
  }, [enConflit, id, envoyer]);
  return enConflit && ailleurs !== null ? <Choisir ailleurs={ailleurs} /> : null;
}

function Choisir({ ailleurs }: { readonly ailleurs: ImprevuLu }): ReactElement {
  const { atelier } = useCarte();
  const [ouvert, setOuvert] = useState(true);
  const { copier, enCours } = useCopierImprevu();
  const recharger = () => atelier.recharger(ailleurs);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre="Cet imprévu a été modifié ailleurs."
      largeur="34rem"
      insistant
      spontane
      actions={
        <>
          <Bouton variante="discret" onClick={recharger}>
            Recharger l’autre
          </Bouton>
          <Bouton
            variante="contour"
            onClick={() => {
              atelier.rebaser(ailleurs);
              void atelier.enregistrer();
            }}
          >
            Écraser avec le mien
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void copier(recharger)}>
            Garder les deux
          </Bouton>
        </>
      }
    >
      <p>L’autre version, enregistrée depuis que vous l’avez ouvert&nbsp;:</p>
      <p>
        <TexteACommandes texte={ailleurs.text} />
      </p>
      <p>
        Garder les deux fait du vôtre un nouvel imprévu. Après Recharger, le bouton Annuler rend vos
        changements&nbsp;; les enregistrer reposera la question.
      </p>
    </Dialogue>
  );
}
