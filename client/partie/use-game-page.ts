/** A page of a game that is older than the server loads itself again, at a moment when nobody is kept from playing. */
import { useEffect } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { isOutdated, reloadUnlessTyping } from "../browser/build-version.ts";
import type { Ligne } from "./line/connection.ts";
import { isPersisted } from "../browser/stored-values.ts";
import { useBannieres } from "../ui/bannieres.tsx";

/** Nothing is asked of anybody: in the lounge, or once a question is over. */
const estEntreDeux = ({ phase, etape }: Pick<Vue, "phase" | "etape">): boolean =>
  phase !== "jeu" || etape === ETAPE.reponse;

/** A host in full screen would come back without it: at the end of the game, then. */
const garderaitSonEcran = ({ phase }: Pick<Vue, "phase">): boolean =>
  phase !== "jeu" || document.fullscreenElement === null;

export function useReloadWhenOutdated({ statut, vue, accueil }: Ligne): void {
  useEffect(() => {
    // beside the line, which has just said which version is served
    if (statut !== "en_ligne" || vue === null || accueil === null || !isOutdated()) return;
    if (estEntreDeux(vue) && garderaitSonEcran(vue)) reloadUnlessTyping();
  }, [statut, vue, accueil]);
}

//// A browser that keeps nothing: whoever plays in it is told once what loading the page again would cost.
const DUREE_MS = 8_000;
/** What shows this browser to its room, and what is lost with it. */
const PLACES = {
  hote: {
    cle: "jetonHote",
    texte:
      "Ce navigateur ne retient rien (cookies bloqués\u00A0?)\u00A0: ne rechargez pas la page, la room serait perdue.",
  },
  joueur: {
    cle: "jeton",
    texte:
      "Ton navigateur ne retient rien (cookies bloqués\u00A0?)\u00A0: ne recharge pas la page, tu perdrais ta place.",
  },
} as const;

let dit = false;

/** @param dedans the room has let them in, under that secret */
export function useWarnNoStorage(pour: keyof typeof PLACES, dedans: boolean): void {
  const { montrer } = useBannieres();
  useEffect(() => {
    const { cle, texte } = PLACES[pour];
    if (!dedans || dit || isPersisted(cle)) return;
    dit = true;
    montrer({ texte, dureeMs: DUREE_MS });
  }, [pour, dedans, montrer]);
}
