/** Before what is written is played: it is saved, and somebody must be there to play it with. */
import type { Atelier, EtatEnregistrement } from "../../../document/atelier.ts";
import { serveurRepond } from "../../../browser/charger-code.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { useEdition } from "./edition.tsx";
import { direRefus } from "./etat-envoi.tsx";

const INJOIGNABLE =
  "Le serveur ne répond pas\u00A0: impossible de jouer pour l’instant. Votre travail est gardé ici, réessayez dans un moment.";

/** Why nothing is played, and what to do; empty where a dialogue says it. Pure. */
export function direEmpechement(envoi: EtatEnregistrement): string {
  switch (envoi.nom) {
    case "injoignable":
    case "enCours":
    case "repos":
      return INJOIGNABLE;
    case "deconnecte":
      return "Session expirée\u00A0: reconnectez-vous, puis jouez. Votre brouillon est gardé ici.";
    case "refus":
      return `${direRefus(envoi)} Corrigez cela, puis jouez. Votre brouillon est gardé ici.`;
    case "conflit":
    case "disparu":
      return "";
  }
}

/** Saves; whether it can be played now. @param repond whether the server answers */
export async function empechementDe(
  atelier: Pick<Atelier, "lire" | "enregistrer">,
  repond: () => Promise<boolean>,
): Promise<string | null> {
  const rienAEnvoyer = !atelier.lire().modifie;
  if ((await atelier.enregistrer()) === "retenu") return direEmpechement(atelier.lire().envoi);
  // a save that has just arrived has said that it is there
  return rienAEnvoyer && !(await repond()) ? INJOIGNABLE : null;
}

/** Says what is in the way, if something is, and whether nothing is. */
export function useAvantDeJouer(): () => Promise<boolean> {
  const { atelier } = useEdition();
  const { avertir } = useAnnonces();
  return async () => {
    const empechement = await empechementDe(atelier, serveurRepond);
    if (empechement !== null && empechement !== "") avertir(empechement);
    return empechement === null;
  };
}
