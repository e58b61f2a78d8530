/** The wheel as this screen has seen it: thrown under its eyes, or found turning after a reload. */
import { useEffect, useState } from "react";
import { ROULETTE_MS } from "#contracts/limites.ts";
import type { VueMiniJeuDe } from "#game/schema/etat.ts";
import { AVANCE_MS, COEUR_MS } from "../../scenes/timeline/move-timeline.ts";
import { passages } from "../trajet-bille.ts";
import { issueDe, ISSUES } from "./issues.ts";

const immobile = window.matchMedia("(prefers-reduced-motion: reduce)");

export interface Lancer {
  readonly phase: "attente" | "roule" | "fini";
  /** The ball is to be seen rolling; otherwise it is only seen once it lies. */
  readonly anime: boolean;
  /** This screen saw it thrown. */
  readonly vecu: boolean;
  readonly dureeMs: number;
  /** Rank of the outcome, to be shown at the end only; −1 before the throw. */
  readonly rang: number;
  /** Rank of the sector under the ball, −1 when there is none. */
  readonly secteur: number;
}

const RIEN = { cle: "", secteur: -1 };

interface Bruits {
  /** At each edge. */
  readonly passage: () => void;
  /** As it is about to lie. */
  readonly coeur: () => void;
}

/** `bruits` must keep its identity. `sienne`: on the phone of who bets it lies a little before it does for the others. */
export function useBille(
  jeu: VueMiniJeuDe<"gamble">,
  { bruits, sienne = false }: { readonly bruits?: Bruits; readonly sienne?: boolean } = {},
): Lancer {
  const [arriveEnCours] = useState(jeu.issue !== "");
  const [vu, setVu] = useState(RIEN);
  const issue = issueDe(jeu);
  const rang = issue === null ? -1 : ISSUES.indexOf(issue);
  const dureeMs = sienne ? ROULETTE_MS - AVANCE_MS : ROULETTE_MS;
  const vecu = rang >= 0 && !arriveEnCours;
  const anime = vecu && !immobile.matches;
  const cle = `${jeu.issue} ${String(jeu.pas)}`;
  useEffect(() => {
    if (!anime) return undefined;
    const minuteries = passages(rang, jeu.pas, dureeMs).map(({ ms, rang: secteur }) =>
      setTimeout(() => {
        setVu({ cle, secteur });
        bruits?.passage();
      }, ms),
    );
    return () => {
      for (const minuterie of minuteries) clearTimeout(minuterie);
    };
  }, [anime, rang, jeu.pas, cle, dureeMs, bruits]);
  const couchee = useCouchee(vecu ? cle : "", dureeMs, bruits?.coeur);
  const fini = jeu.fini || (sienne && couchee);
  const secteur = fini ? (jeu.abandon ? -1 : rang) : vu.cle === cle ? vu.secteur : -1;
  return {
    phase: fini ? "fini" : rang >= 0 ? "roule" : "attente",
    anime,
    vecu,
    dureeMs,
    rang,
    secteur,
  };
}

/** Whether the ball of this throw has had its time on this screen, with or without motion; `coeur` is heard just before. */
function useCouchee(cle: string, dureeMs: number, coeur?: () => void): boolean {
  const [couchee, setCouchee] = useState("");
  useEffect(() => {
    if (cle === "") return undefined;
    const bat = setTimeout(() => coeur?.(), dureeMs - COEUR_MS);
    const fin = setTimeout(() => setCouchee(cle), dureeMs);
    return () => {
      clearTimeout(bat);
      clearTimeout(fin);
    };
  }, [cle, dureeMs, coeur]);
  return cle !== "" && couchee === cle;
}
