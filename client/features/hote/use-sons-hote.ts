/** What the room hears: chalk for each sip, glasses at the reveal, the bell, the last seconds, the fanfare. */
import { useEffect, useRef } from "react";
import { ETAPE, type Etape } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { jouerSon, type NomSon, reveillerSons } from "../../navigateur/sons.ts";
import { buveurs } from "../../scenes/hote/joueurs.ts";

const TRAITS_MAX = 8;
const ENTRE_TRAITS_MS = 140;
const URGENT_S = 5;

export function useSonsHote(vue: Vue, resteMs: number): void {
  useEffect(() => {
    window.addEventListener("pointerdown", reveillerSons);
    window.addEventListener("keydown", reveillerSons);
    return () => {
      window.removeEventListener("pointerdown", reveillerSons);
      window.removeEventListener("keydown", reveillerSons);
    };
  }, []);
  useSonsEtape(vue);
  useCraie(buveurs(vue).reduce((somme, { gorgee }) => somme + gorgee, 0));
  useTic(vue.minuteur?.marche === true ? Math.ceil(resteMs / 1000) : 0);
}

const SONS_ETAPE: Readonly<Record<Etape, NomSon | null>> = {
  [ETAPE.question]: null,
  [ETAPE.reponse]: "tchin",
  [ETAPE.imprevu]: "cloche",
  // heard by its phase
  [ETAPE.fin]: null,
  [ETAPE.avertissement]: null,
};

function useSonsEtape({ etape, tour, phase }: Vue): void {
  const entendu = useRef(tour);
  useEffect(() => {
    // a page that has just been loaded does not replay the step it finds
    if (entendu.current === tour) return;
    entendu.current = tour;
    const son = phase === "fin" ? "fanfare" : SONS_ETAPE[etape];
    if (son !== null) jouerSon(son);
  }, [etape, tour, phase]);
}

function useCraie(total: number): void {
  const avant = useRef(total);
  useEffect(() => {
    const traits = Math.min(total - avant.current, TRAITS_MAX);
    avant.current = total;
    for (let i = 0; i < traits; i++) jouerSon("craie", 350 + i * ENTRE_TRAITS_MS);
  }, [total]);
}

function useTic(secondes: number): void {
  useEffect(() => {
    if (secondes >= 1 && secondes <= URGENT_S) jouerSon("tic");
  }, [secondes]);
}
