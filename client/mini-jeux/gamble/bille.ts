/** The ball of the gamble's wheel: its path, and what a screen has seen of its throw. */
import { useEffect, useState } from "react";
import { DUREE_ROUE_GAMBLE_MS } from "#contracts/limites.ts";
import type { VueMiniJeuDeNom } from "#game/schema/etat.ts";
import {
  AVANCE_DU_TELEPHONE_DU_PARIEUR_MS,
  COEUR_AVANT_ARRET_DE_BILLE_MS,
} from "../../scenes/timeline/move-timeline.ts";
import { issueDuGamble, ISSUES_GAMBLE } from "./issues.ts";

export const ANGLE_DE_SECTEUR_DEG = 360 / ISSUES_GAMBLE.length;

/** Exponent of the ball's slowing down: 1 would be a constant speed. */
const FREIN = 1.75;
/** Share of the throw's time after which the ball comes down from the edge to its sector. */
const CHUTE = 0.8;
/** Distance from the centre along the outer edge and at rest against a sector, in diameters of the ball. */
const PISTE = 9.85;
const LOGE = 9.2;
const IMAGES = 48;

const avance = (p: number): number => 1 - (1 - p) ** FREIN;
const instant = (x: number): number => 1 - (1 - x) ** (1 / FREIN);

/** Distance of the ball from the centre at the share `p` of the throw's time: along the edge, then a fall with one bounce. */
function rayon(p: number): number {
  if (p <= CHUTE) return PISTE;
  const chute = (p - CHUTE) / (1 - CHUTE);
  const reste =
    chute < 0.55 ? 1 - (chute / 0.55) ** 2 : 0.32 * Math.sin(((chute - 0.55) / 0.45) * Math.PI);
  return LOGE + (PISTE - LOGE) * reste;
}

const place = (deg: number, r: number): string =>
  `rotate(${deg.toFixed(2)}deg) translateY(${(-100 * r).toFixed(1)}%)`;

/** CSS transform of the ball at rest against the sector of this rank. */
export const transformBilleAuRepos = (rang: number): string =>
  place(rang * ANGLE_DE_SECTEUR_DEG, LOGE);

/** CSS transforms of a throw over `pas` sectors that ends on the sector `rang`, evenly spaced in time. */
export function transformsDuLancerDeBille(rang: number, pas: number): string[] {
  const arrivee = rang * ANGLE_DE_SECTEUR_DEG;
  return Array.from({ length: IMAGES + 1 }, (_, i) => {
    const p = i / IMAGES;
    return place(arrivee - (1 - avance(p)) * pas * ANGLE_DE_SECTEUR_DEG, rayon(p));
  });
}

export interface PassageDeSecteur {
  /** Milliseconds from the throw. */
  readonly ms: number;
  /** Rank of the sector that the ball enters. */
  readonly rang: number;
}

/** When the ball enters each sector, in a throw of `dureeMs`. */
export function calculerPassagesDeSecteurs(
  rang: number,
  pas: number,
  dureeMs = DUREE_ROUE_GAMBLE_MS,
): PassageDeSecteur[] {
  const n = ISSUES_GAMBLE.length;
  return Array.from({ length: pas }, (_, k) => ({
    ms: Math.round(dureeMs * instant((k + 0.5) / pas)),
    rang: (((rang - pas + k + 1) % n) + n) % n,
  }));
}

const immobile = window.matchMedia("(prefers-reduced-motion: reduce)");

export interface LancerDeBille {
  readonly phase: "attente" | "roule" | "fini";
  /** Whether the ball is shown rolling; otherwise only at rest (reduced motion, or a page loaded since the throw). */
  readonly anime: boolean;
  /** Whether the throw happened while this screen was open. */
  readonly vecu: boolean;
  readonly dureeMs: number;
  /** Rank of the outcome, which must not be shown before the end; −1 before the throw. */
  readonly rang: number;
  /** Rank of the sector under the ball, −1 for none. */
  readonly secteur: number;
}

const RIEN = { cle: "", secteur: -1 };

interface Bruits {
  /** Played each time the ball enters a sector. */
  readonly passage: () => void;
  /** Played just before the ball comes to rest. */
  readonly coeur: () => void;
}

/**
 * The throw as this screen shows it. `bruits`, the sounds to play, must keep its identity between renders. `sienne`: on the phone of the
 * player who bets, where the ball comes to rest a little earlier than for the others.
 */
export function useLancerDeBille(
  jeu: VueMiniJeuDeNom<"gamble">,
  { bruits, sienne = false }: { readonly bruits?: Bruits; readonly sienne?: boolean } = {},
): LancerDeBille {
  const [arriveEnCours] = useState(jeu.issue !== "");
  const [vu, setVu] = useState(RIEN);
  const issue = issueDuGamble(jeu);
  const rang = issue === null ? -1 : ISSUES_GAMBLE.indexOf(issue);
  const dureeMs = sienne
    ? DUREE_ROUE_GAMBLE_MS - AVANCE_DU_TELEPHONE_DU_PARIEUR_MS
    : DUREE_ROUE_GAMBLE_MS;
  const vecu = rang >= 0 && !arriveEnCours;
  const anime = vecu && !immobile.matches;
  const cle = `${jeu.issue} ${String(jeu.pas)}`;
  useEffect(() => {
    if (!anime) return undefined;
    const minuteries = calculerPassagesDeSecteurs(rang, jeu.pas, dureeMs).map(
      ({ ms, rang: secteur }) =>
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

/** Whether the throw `cle` has lasted its whole time on this screen, with or without motion; `coeur` is played just before. */
function useCouchee(cle: string, dureeMs: number, coeur?: () => void): boolean {
  const [couchee, setCouchee] = useState("");
  useEffect(() => {
    if (cle === "") return undefined;
    const bat = setTimeout(() => coeur?.(), dureeMs - COEUR_AVANT_ARRET_DE_BILLE_MS);
    const fin = setTimeout(() => setCouchee(cle), dureeMs);
    return () => {
      clearTimeout(bat);
      clearTimeout(fin);
    };
  }, [cle, dureeMs, coeur]);
  return cle !== "" && couchee === cle;
}
