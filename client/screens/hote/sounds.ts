/** What the room hears: a question that is written, chalk for each sip, glasses at the reveal, the bell, the last seconds. */
import { useEffect, useRef } from "react";
import { ETAPE, type Etape, type Phase } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { jouerSon } from "../../browser/sons.ts";
import type { MomentSonore } from "../../browser/sons-moments.ts";
import { useBoucle } from "../../browser/use-boucle.ts";
import { useReveilSons } from "../../browser/use-reveil-sons.ts";
import { aJuste, buveurs, participants } from "../../scenes/hote/joueurs.ts";
import { lireCourse } from "../../scenes/timeline/course.ts";
import { entreDeux } from "../../scenes/timeline/timeline.ts";
import type { Reveal } from "../../scenes/timeline/use-reveal.ts";
import { useDernier } from "../../ui/use-dernier.ts";
import type { EndBeat } from "../../scenes/timeline/end-timeline.ts";
import type { EndReveal } from "../../scenes/timeline/use-film.ts";

const TRAITS_MAX = 8;
const ENTRE_TRAITS_MS = 140;
const URGENT_S = 5;
/** Of one beat: more would be a noise. */
const SONS_MAX = 6;
const MAINS_MAX = 5;
const ENTRE_MAINS_MS = 70;
/** A question is thought about for so long before the music; length of its phrase. */
const REFLEXION = { moment: "reflexion", entreeMs: 8_000, phraseMs: 4_000 } as const;

/** `recit`: of a reveal, whose beats are heard as they are seen. `devant`: something else is shown before the step (the count, the standings). */
export function useSonsHote(vue: Vue, resteMs: number, recit: Reveal, devant: boolean): void {
  useReveilSons();
  useSonsEtape(vue, devant);
  useSonsDuRecit(vue, recit);
  useReflexion(vue);
  useCraie(
    buveurs(vue).reduce((somme, { gorgee }) => somme + gorgee, 0),
    recit.enCours,
  );
  useApplaudissements(vue);
  // six seconds of votes have their own noise
  const compte = vue.etape === ETAPE.question && vue.minuteur?.marche === true;
  useTic(compte ? Math.ceil(resteMs / 1000) : 0);
}

const SONS_ETAPE: Readonly<Record<Etape, MomentSonore | null>> = {
  [ETAPE.question]: "question",
  // heard beat by beat
  [ETAPE.reponse]: null,
  [ETAPE.imprevu]: "imprevu",
  // heard by its phase
  [ETAPE.fin]: null,
  [ETAPE.avertissement]: null,
};

/** Each step once, when it is seen: neither under what comes before it, nor under the veil of a pause. */
function useSonsEtape({ etape, tour, phase, enPause }: Vue, devant: boolean): void {
  // a page that has just been loaded does not replay the step it finds, but has not seen the one it counts down to
  const entendu = useRef(devant ? null : tour);
  const cachee = devant || enPause;
  useEffect(() => {
    if (cachee || entendu.current === tour) return;
    entendu.current = tour;
    // the end is heard beat by beat
    const son = phase === "fin" ? null : SONS_ETAPE[etape];
    if (son !== null) jouerSon(son);
  }, [etape, tour, phase, cachee]);
}

/** What each beat sounds like: as often as something lands or empties in it. */
function useSonsDuRecit(vue: Vue, { temps, vagues, enDirect }: Reveal): void {
  const derniere = useDernier(vue);
  const battement = `${temps} ${String(vagues)}`;
  const avant = useRef(battement);
  useEffect(() => {
    if (avant.current === battement) return;
    avant.current = battement;
    const { etape, phase, question } = derniere.current;
    if (!enDirect || phase !== "jeu" || etape !== ETAPE.reponse || question === undefined) return;
    const reponses = participants(derniere.current);
    switch (temps) {
      case "roulement":
        return void jouerSon("roulement");
      case "noms":
        return repeter("nomPose", Math.min(reponses.length, SONS_MAX), "nom");
      case "vidage":
        return repeter("verreVide", Math.min(question.options.length - 1, SONS_MAX), "verre");
      case "verdict":
        // a race is whistled at its line
        if (lireCourse(derniere.current) !== null) return void jouerSon("rapidite");
        return void jouerSon(reponses.some(aJuste) ? "juste" : "toutFaux");
      case "gorgees":
        return void jouerSon("gorgees");
      // all is told, and read
      case "dit":
      case "preuve":
        return undefined;
    }
  }, [battement, temps, enDirect, derniere]);
}

function repeter(moment: MomentSonore, fois: number, quoi: "nom" | "verre"): void {
  for (let i = 0; i < Math.max(1, fois); i++) jouerSon(moment, i * entreDeux(quoi, fois));
}

/** A question that makes them think: the music comes in, quietly, until somebody says. */
function useReflexion({ phase, etape, tour, enPause, minuteur }: Vue): void {
  const cherche =
    phase === "jeu" && etape === ETAPE.question && !enPause && minuteur?.marche !== true;
  useBoucle(REFLEXION, cherche ? String(tour) : null);
}

/** Sips that no beat tells: a correction, an imprévu. */
function useCraie(total: number, raconte: boolean): void {
  const avant = useRef(total);
  useEffect(() => {
    const traits = raconte ? 0 : Math.min(total - avant.current, TRAITS_MAX);
    avant.current = total;
    for (let i = 0; i < traits; i++) jouerSon("gorgees", 350 + i * ENTRE_TRAITS_MS);
  }, [total, raconte]);
}

/** A room that claps: louder with each vote for an ovation, loudest at its verdict; it whistles at the other one. */
function useApplaudissements({ scrutin }: Vue): void {
  const { ovations = 0, issue = "" } = scrutin ?? {};
  const avant = useRef({ ovations, issue });
  useEffect(() => {
    const { ovations: entendues, issue: dite } = avant.current;
    avant.current = { ovations, issue };
    if (issue !== dite) {
      if (issue === "ovation") applaudir(MAINS_MAX);
      else if (issue === "sifflets") jouerSon("sifflets");
    } else if (ovations > entendues) applaudir(Math.min(ovations, MAINS_MAX));
  }, [ovations, issue]);
}

/** Hands that come in one after the other. */
function applaudir(mains: number): void {
  for (let i = 0; i < mains; i++) jouerSon("ovation", i * ENTRE_MAINS_MS);
}

/** The three knocks of a launch. */
export function useCoups(nombre: number | null): void {
  useEffect(() => {
    if (nombre !== null) jouerSon("lancement");
  }, [nombre]);
}

function useTic(secondes: number): void {
  useEffect(() => {
    if (secondes >= 1 && secondes <= URGENT_S) jouerSon("minuteur");
  }, [secondes]);
}

//// What the room hears of the end: the printer, the till, the drum, each place, and the loudest of the evening. decision 0110.
const SONS_FIN: Readonly<Record<EndBeat, readonly MomentSonore[]>> = {
  note: ["ligneDuRecu"],
  total: ["total"],
  tambour: ["tambour"],
  troisieme: ["marche", "tambour"],
  deuxieme: ["marche", "tambour"],
  premier: ["marche", "finale"],
  // where nobody was first, or the beats were ended
  table: ["finale"],
};

export function useSonsFin(phase: Phase, { temps, lignes, enDirect }: EndReveal): void {
  const avant = useRef({ phase, temps, lignes });
  useEffect(() => {
    const { current: entendu } = avant;
    if (entendu.phase === phase && entendu.temps === temps && entendu.lignes === lignes) return;
    avant.current = { phase, temps, lignes };
    if (phase !== "fin" || !enDirect) return;
    if (temps === "table" && entendu.temps === "premier") return;
    for (const son of SONS_FIN[temps]) jouerSon(son);
  }, [phase, temps, lignes, enDirect]);
}
