import { useSyncExternalStore } from "react";
import { bille, coup, gagne, percuteur } from "./sons-mini-jeux.ts";
import { bois, cloche, craie, fanfare, tchin, tic, type Sortie } from "./sons-synthese.ts";

/** Sounds of the host screen: a chalk stroke, a clink (right), a knock on wood (wrong), a tick, a bell (imprévu), a fanfare (end). */
type SonDuQuizz = "craie" | "tchin" | "bois" | "tic" | "cloche" | "fanfare";
/** Those of the mini-games: an empty chamber, a shot, the ball over a sector, a win. */
type SonDeMiniJeu = "percuteur" | "coup" | "bille" | "gagne";
export type NomSon = SonDuQuizz | SonDeMiniJeu;

const SONS: Readonly<Record<NomSon, (sortie: Sortie, t: number) => void>> = {
  craie,
  tchin,
  bois,
  tic,
  cloche,
  fanfare,
  percuteur,
  coup,
  bille,
  gagne,
};
const CLE = "trinquizz.muet";
const VOLUME = 0.45;
/** While somebody speaks. */
const VOLUME_SOUS_VOIX = 0.12;
const RETARD_TOLERE_MS = 400;

let sortie: Sortie | undefined;
let maitre: GainNode | undefined;
let muet = lireMuet();
const abonnes = new Set<() => void>();

function lireMuet(): boolean {
  try {
    return localStorage.getItem(CLE) === "oui";
  } catch {
    return false;
  }
}

/** Lets the browser play: call it from the handler of a first tap; later calls cost nothing. */
export function reveillerSons(): void {
  if (typeof AudioContext === "undefined") return;
  if (sortie === undefined) {
    const contexte = new AudioContext();
    const volume = contexte.createGain();
    volume.gain.value = VOLUME;
    volume.connect(contexte.destination);
    sortie = { contexte, vers: volume };
    maitre = volume;
  }
  if (sortie.contexte.state !== "running") void sortie.contexte.resume();
}

/** Plays a sound, `retardMs` milliseconds from now; silent before `reveillerSons`, when muted, and where WebAudio is missing. */
export function jouerSon(nom: NomSon, retardMs = 0): void {
  if (muet || sortie === undefined) return;
  const { contexte } = sortie,
    vers = sortie,
    demande = performance.now();
  const jouer = (): void => {
    SONS[nom](vers, contexte.currentTime + 0.005 + retardMs / 1000);
  };
  if (contexte.state === "running") jouer();
  // Just woken by the same tap: a moment later it runs. A context that stays blocked must not store sounds up.
  else
    void contexte.resume().then(() => {
      if (performance.now() - demande < RETARD_TOLERE_MS) jouer();
    });
}

/** Keeps sounds under a voice, for as long as it speaks. */
export function baisserSons(parle: boolean): void {
  maitre?.gain.setTargetAtTime(parle ? VOLUME_SOUS_VOIX : VOLUME, maitre.context.currentTime, 0.08);
}

/** Mutes or unmutes, remembered on this device. */
export function reglerMuet(valeur: boolean): void {
  muet = valeur;
  try {
    localStorage.setItem(CLE, valeur ? "oui" : "non");
  } catch {
    // Private browsing: the choice lasts as long as the page.
  }
  for (const prevenir of abonnes) prevenir();
}

function abonner(prevenir: () => void): () => void {
  abonnes.add(prevenir);
  return () => {
    abonnes.delete(prevenir);
  };
}

/** Whether sound is off; follows `reglerMuet`. */
export function useMuet(): boolean {
  return useSyncExternalStore(abonner, () => muet);
}
