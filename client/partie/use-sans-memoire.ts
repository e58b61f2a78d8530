/** A browser that keeps nothing: whoever plays in it is told once what loading the page again would cost. */
import { useEffect } from "react";
import { estGarde } from "../browser/stockage.ts";
import { useBannieres } from "../ui/bannieres.tsx";

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
export function useSansMemoire(pour: keyof typeof PLACES, dedans: boolean): void {
  const { montrer } = useBannieres();
  useEffect(() => {
    const { cle, texte } = PLACES[pour];
    if (!dedans || dit || estGarde(cle)) return;
    dit = true;
    montrer({ texte, dureeMs: DUREE_MS });
  }, [pour, dedans, montrer]);
}
