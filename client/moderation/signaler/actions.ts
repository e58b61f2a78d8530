/** A report on its way to the creator or to the administrators: plateforme §5 and §7. */
import { useRef, useState } from "react";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../app/api/api.ts";
import {
  cheminSignalement,
  type CibleSignalee,
  corpsSignalement,
  type SaisieSignalement,
  SAISIE_VIERGE,
} from "./saisie.ts";

/** What was begun and not sent, by what it is about, until the page is loaded afresh: it is nobody else's. */
const gardees = new Map<string, SaisieSignalement>();

interface Options {
  /** What the draft is about: another has a draft of its own. */
  readonly cle: string;
  /** What is reported, looked up as it is sent; a sentence when there is nothing to report. */
  readonly viser: () => CibleSignalee | string | Promise<CibleSignalee | string>;
  /** It is sent; the server's words. */
  readonly onEnvoye: (message: string) => void;
}

export interface FormulaireOuvert {
  readonly saisie: SaisieSignalement;
  readonly erreur: string | undefined;
  readonly enCours: boolean;
  readonly changer: (changement: Partial<SaisieSignalement>) => void;
  /** False when it was not sent: `erreur` says why, and what was typed is kept. */
  readonly envoyer: () => Promise<boolean>;
}

export function useFormulaireSignalement({ cle, viser, onEnvoye }: Options): FormulaireOuvert {
  const [pour, setPour] = useState(cle);
  const [saisie, setSaisie] = useState(() => gardees.get(cle) ?? SAISIE_VIERGE);
  const [erreur, setErreur] = useState<string>();
  const [enCours, setEnCours] = useState(false);
  const occupe = useRef(false);
  if (cle !== pour) {
    setPour(cle);
    setSaisie(gardees.get(cle) ?? SAISIE_VIERGE);
    setErreur(undefined);
  }

  /** The reason why it was not sent, or what the server says. */
  const essayer = async (): Promise<{ readonly faute: string } | { readonly dit: string }> => {
    // before anything is looked up: what is missing is known here
    const blanc = corpsSignalement(saisie, { createur: "", quizzId: "?", questionId: null });
    if ("faute" in blanc) return blanc;
    const cible = await viser();
    if (typeof cible === "string") return { faute: cible };
    const lu = corpsSignalement(saisie, cible);
    if ("faute" in lu) return lu;
    const chemin = cheminSignalement(saisie, cible);
    const reponse = await appeler("POST", chemin, confirmation, { corps: lu.corps });
    return reponse.ok ? { dit: reponse.corps.message } : { faute: reponse.message };
  };

  return {
    saisie,
    erreur,
    enCours,
    changer(changement) {
      const suivante = { ...saisie, ...changement };
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
      setSaisie(SAISIE_VIERGE);
      onEnvoye(issue.dit);
      return true;
    },
  };
}
