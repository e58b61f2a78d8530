/**
 * What both pages of a game do around their screen: reload when the server is newer, warn when the browser keeps
 * nothing.
 */
import { useEffect } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { isBuildOutdated, reloadIfOutdatedUnlessTyping } from "../browser/build-version.ts";
import type { RoomLineState } from "./line/connection.ts";
import { isStoredValuePersisted } from "../browser/stored-values.ts";
import { useBannieres } from "../ui/bannieres.tsx";

/** Whether nothing is asked of anybody: in the salon, or once a question is over. */
const estEntreDeux = ({ phase, etape }: Pick<Vue, "phase" | "etape">): boolean =>
  phase !== "jeu" || etape === ETAPE.reponse;

/** Whether a reload would take no full screen away during a game: a page leaves it when it is loaded again. */
const garderaitSonEcran = ({ phase }: Pick<Vue, "phase">): boolean =>
  phase !== "jeu" || document.fullscreenElement === null;

export function useReloadWhenOutdated({ statut, vue, accueil }: RoomLineState): void {
  useEffect(() => {
    // checked once the line is up, because it has just said which version is served
    if (statut !== "en_ligne" || vue === null || accueil === null || !isBuildOutdated()) return;
    if (estEntreDeux(vue) && garderaitSonEcran(vue)) reloadIfOutdatedUnlessTyping();
  }, [statut, vue, accueil]);
}

const DUREE_MS = 8_000;
/** For each kind of screen, the stored secret that lets this browser back into its room, and the warning on what is lost without it. */
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

/**
 * Warns once that this browser does not keep the secret of its room.
 * @param dedans whether the room has let this browser in, under that secret
 */
export function useWarnNoStorage(pour: keyof typeof PLACES, dedans: boolean): void {
  const { montrer } = useBannieres();
  useEffect(() => {
    const { cle, texte } = PLACES[pour];
    if (!dedans || dit || isStoredValuePersisted(cle)) return;
    dit = true;
    montrer({ texte, dureeMs: DUREE_MS });
  }, [pour, dedans, montrer]);
}
