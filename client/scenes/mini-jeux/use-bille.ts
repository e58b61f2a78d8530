/** The wheel as this screen has seen it: thrown under its eyes, or found turning after a reload. */
import { useEffect, useState } from "react";
import type { VueMiniJeuDe } from "#game/schema/etat.ts";
import { passages } from "./bille.ts";
import { issueDe, ISSUES } from "./issues.ts";

const immobile = window.matchMedia("(prefers-reduced-motion: reduce)");

export interface Lancer {
  readonly phase: "attente" | "roule" | "fini";
  /** The ball is to be seen rolling; otherwise it is only seen once it lies. */
  readonly anime: boolean;
  /** Rank of the outcome, to be shown at the end only; −1 before the throw. */
  readonly rang: number;
  /** Rank of the sector under the ball, −1 when there is none. */
  readonly secteur: number;
}

const RIEN = { cle: "", secteur: -1 };

/** `surPassage` is called at each edge: what it does must not depend on the render. */
export function useBille(jeu: VueMiniJeuDe<"gamble">, surPassage?: () => void): Lancer {
  const [arriveEnCours] = useState(jeu.issue !== "");
  const [vu, setVu] = useState(RIEN);
  const issue = issueDe(jeu);
  const rang = issue === null ? -1 : ISSUES.indexOf(issue);
  const anime = rang >= 0 && !arriveEnCours && !immobile.matches;
  const cle = `${jeu.issue} ${String(jeu.pas)}`;
  useEffect(() => {
    if (!anime) return undefined;
    const minuteries = passages(rang, jeu.pas).map(({ ms, rang: secteur }) =>
      setTimeout(() => {
        setVu({ cle, secteur });
        surPassage?.();
      }, ms),
    );
    return () => {
      for (const minuterie of minuteries) clearTimeout(minuterie);
    };
  }, [anime, rang, jeu.pas, cle, surPassage]);
  const secteur = jeu.fini ? (jeu.abandon ? -1 : rang) : vu.cle === cle ? vu.secteur : -1;
  return {
    phase: jeu.fini ? "fini" : rang >= 0 ? "roule" : "attente",
    anime,
    rang,
    secteur,
  };
}
