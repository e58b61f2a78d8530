/** The atelier of a card on a page: its calls, its draft. */
import { imprevuEnregistre, type ImprevuLu } from "#contracts/edition-imprevu.ts";
import { appeler } from "../../../app/api/api.ts";
import { garderBrouillonDeCarte } from "../../../document/brouillon-carte.ts";
import { createCarte } from "../../../document/carte.ts";
import type { AtelierCarte } from "../../../document/travail-de-carte.ts";
import { plusTard } from "../../../browser/plus-tard.ts";

export const cheminImprevu = (id: string): string => `/api/imprevu/${encodeURIComponent(id)}`;

/** @param surEnregistre told of each save: the list shows it */
export function ouvrirCarte(
  compte: string,
  lu: ImprevuLu,
  surEnregistre: () => void,
): AtelierCarte {
  return createCarte(lu, {
    async envoyer(corps) {
      const reponse = await appeler("PUT", cheminImprevu(lu._id), imprevuEnregistre, {
        corps,
        // whoever has logged in since, it is theirs
        compte,
      });
      if (reponse.ok) surEnregistre();
      return reponse;
    },
    maintenant: Date.now,
    plusTard,
    garder: (carte, revision) =>
      garderBrouillonDeCarte(
        compte,
        lu._id,
        carte === null ? null : { carte, revision, garde: Date.now() },
      ),
  });
}
