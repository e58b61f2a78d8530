/** Sending of a report to the creator or to the administrators: plateforme §5 and §7. */
import { useRef, useState } from "react";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi } from "../../app/api/api.ts";
import { uuid } from "../../browser/random-id.ts";
import {
  cheminApiDuSignalement,
  type CibleSignalee,
  ecrireCorpsDeSignalement,
  type SaisieSignalement,
  SIGNALEMENT_VIERGE,
} from "./saisie.ts";

/** Drafts of reports by subject, kept in memory until the page is reloaded. */
const gardees = new Map<string, SaisieSignalement>();

interface Options {
  /** Key of the reported subject; each subject has its own draft. */
  readonly cle: string;
  /** Finds the subject when the report is sent; a French sentence when there is nothing to report. */
  readonly viser: () => CibleSignalee | string | Promise<CibleSignalee | string>;
  /** Called after the report was sent, with the server's confirmation in French. */
  readonly onEnvoye: (message: string) => void;
}

export interface EtatFormulaireSignalement {
  readonly saisie: SaisieSignalement;
  readonly erreur: string | undefined;
  readonly enCours: boolean;
  readonly changer: (changement: Partial<SaisieSignalement>) => void;
  /** Resolves to false when the report was not sent: `erreur` says why, and the draft is kept. */
  readonly envoyer: () => Promise<boolean>;
}

export function useFormulaireSignalement({
  cle,
  viser,
  onEnvoye,
}: Options): EtatFormulaireSignalement {
  const [pour, setPour] = useState(cle);
  const [saisie, setSaisie] = useState(() => gardees.get(cle) ?? SIGNALEMENT_VIERGE);
  const [erreur, setErreur] = useState<string>();
  const [enCours, setEnCours] = useState(false);
  const occupe = useRef(false);
  if (cle !== pour) {
    setPour(cle);
    setSaisie(gardees.get(cle) ?? SIGNALEMENT_VIERGE);
    setErreur(undefined);
  }

  /** Sends the report; gives the reason of a failure, or the server's sentence. */
  const essayer = async (): Promise<{ readonly faute: string } | { readonly dit: string }> => {
    // checks the text before the subject is looked up, which may take a call
    const blanc = ecrireCorpsDeSignalement(saisie, {
      createur: "",
      quizzId: "?",
      questionId: null,
    });
    if ("faute" in blanc) return blanc;
    const cible = await viser();
    if (typeof cible === "string") return { faute: cible };
    const lu = ecrireCorpsDeSignalement(saisie, cible);
    if ("faute" in lu) return lu;
    const chemin = cheminApiDuSignalement(saisie, cible);
    const reponse = await appelerApi("POST", chemin, reponseSignalement, { corps: lu.corps });
    return reponse.ok ? { dit: reponse.corps.message } : { faute: reponse.message };
  };

  return {
    saisie,
    erreur,
    enCours,
    changer(changement) {
      const suivante = { ...saisie, ...changement, envoi: uuid() };
      setSaisie(suivante);
      gardees.set(cle, suivante);
      if (changement.texte !== undefined) setErreur(undefined);
    },
    async envoyer() {
      if (occupe.current) return false;
      occupe.current = true;
      setEnCours(true);
      const issue = await essayer();
      occupe.current = false;
      setEnCours(false);
      if ("faute" in issue) {
        setErreur(issue.faute);
        return false;
      }
      setErreur(undefined);
      gardees.delete(cle);
      setSaisie(SIGNALEMENT_VIERGE);
      onEnvoye(issue.dit);
      return true;
    },
  };
}
