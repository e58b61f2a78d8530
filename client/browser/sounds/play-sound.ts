import { type MomentSonore, SON_DU_MOMENT } from "./sound-of-moment.ts";
import { preparer } from "./pre-rendered.ts";
import { brancher, MUSIQUE, sonner } from "./mixer.ts";
import { estMuet, estSansMusique, suivreVolume } from "../volume.ts";

const RETARD_TOLERE_MS = 400;

interface SortieReelle extends ReturnType<typeof brancher> {
  readonly contexte: AudioContext;
}

let sortie: SortieReelle | undefined;

/** Lets the browser play: call it from the handler of a first tap; later calls cost nothing. */
export function reveillerSons(): void {
  if (typeof AudioContext === "undefined") return;
  if (sortie === undefined) {
    const contexte = new AudioContext();
    sortie = { ...brancher(contexte), contexte };
    // a browser that cannot plays them all the same, at their moment
    preparer(sortie).catch(() => {});
  }
  if (sortie.contexte.state !== "running") void sortie.contexte.resume();
}

/**
 * Plays the sound of a moment, `retardMs` milliseconds from now; silent before `reveillerSons`, when muted, and where WebAudio is
 * missing. False when it is: nothing is played later.
 */
export function jouerSon(moment: MomentSonore, retardMs = 0): boolean {
  const nom = SON_DU_MOMENT[moment];
  if (estMuet() || (estSansMusique() && MUSIQUE.has(nom)) || sortie === undefined) return false;
  const { contexte } = sortie,
    vers = sortie,
    demande = performance.now();
  const jouer = (): void => {
    sonner(vers, nom, contexte.currentTime + 0.005 + retardMs / 1000);
  };
  // dozens of nodes for some: once what is seen with them is on its way to the screen
  if (contexte.state === "running") setTimeout(jouer);
  // Just woken by the same tap: a moment later it runs. A context that stays blocked must not store sounds up.
  else
    void contexte.resume().then(() => {
      if (performance.now() - demande < RETARD_TOLERE_MS) jouer();
    });
  return true;
}

/** The music that plays ends at once, rather than with its phrase. */
export const taireMusique = (): void => sortie?.taireMusique();

/** Keeps sounds under a voice, for as long as it speaks. */
export function baisserSons(parle: boolean): void {
  sortie?.baisser(parle);
}

// switched off, the music does not wait for the end of its phrase
suivreVolume(() => {
  if (estMuet() || estSansMusique()) taireMusique();
});
