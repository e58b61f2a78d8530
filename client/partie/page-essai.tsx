/** What trying a question needs before its screen: a room of its own, opened with the page and gone with it. decisions/0081. */
import { type ReactElement, useEffect, useState } from "react";
import { useNavigate } from "../navigation.tsx";
import type { Adresse } from "../chemins.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import { Attente } from "./attente.tsx";
import type { Connexion } from "./ligne/connexion.ts";
import { fermerEssai, ouvrirEssai } from "./ligne/essai.ts";
import { TEXTES_REFUS } from "./mots/textes-refus.ts";
import { ContexteConnexion, useLigne } from "./vue.ts";

interface Props {
  readonly idQuizz: string;
  readonly idQuestion: string;
  /** Where its author goes when it is over. */
  readonly retour: Adresse;
  readonly ecran: ReactElement;
}

/** A page of its own for each question, and each time it is tried: `key` it. */
export function PageEssai({ idQuizz, idQuestion, retour, ecran }: Props): ReactElement {
  const [connexion, setConnexion] = useState<Connexion | null>(null);
  const aller = useNavigate();
  const { erreur } = useBannieres();

  useEffect(() => {
    let parti = false;
    const ouverture = ouvrirEssai(idQuizz, idQuestion);
    ouverture.then(
      (ouverte) => {
        if (!parti) setConnexion(ouverte);
      },
      (panne: unknown) => {
        if (parti) return;
        const message = panne instanceof Error ? panne.message : TEXTES_REFUS.erreur_interne;
        erreur(message);
        void aller("/error", { replace: true, state: { message } });
      },
    );
    return () => {
      parti = true;
      void ouverture.then(fermerEssai, () => {});
    };
  }, [idQuizz, idQuestion, aller, erreur]);

  if (connexion === null) return <Attente pour="hote" />;
  return (
    <ContexteConnexion value={connexion}>
      <Suivi connexion={connexion} retour={retour} ecran={ecran} />
    </ContexteConnexion>
  );
}

function Suivi({
  connexion,
  retour,
  ecran,
}: Pick<Props, "retour" | "ecran"> & { readonly connexion: Connexion }): ReactElement {
  const { statut, vue } = useLigne(connexion);
  const aller = useNavigate();
  // opened again from another tab, or cut off for too long: there is nothing to go back to but what was being written
  useEffect(() => {
    if (statut === "ferme") void aller(retour, { replace: true });
  }, [statut, retour, aller]);
  return vue === null ? <Attente pour="hote" /> : ecran;
}
