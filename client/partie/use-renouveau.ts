/** A page of a game that is older than the server loads itself again, at a moment when nobody is kept from playing. */
import { useEffect } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estPerimee, renouvelerSansSaisie } from "../browser/version.ts";
import type { Ligne } from "./line/connection.ts";

/** Nothing is asked of anybody: in the lounge, or once a question is over. */
const estEntreDeux = ({ phase, etape }: Pick<Vue, "phase" | "etape">): boolean =>
  phase !== "jeu" || etape === ETAPE.reponse;

/** A host in full screen would come back without it: at the end of the game, then. */
const garderaitSonEcran = ({ phase }: Pick<Vue, "phase">): boolean =>
  phase !== "jeu" || document.fullscreenElement === null;

export function useRenouveau({ statut, vue, accueil }: Ligne): void {
  useEffect(() => {
    // beside the line, which has just said which version is served
    if (statut !== "en_ligne" || vue === null || accueil === null || !estPerimee()) return;
    if (estEntreDeux(vue) && garderaitSonEcran(vue)) renouvelerSansSaisie();
  }, [statut, vue, accueil]);
}
