/**
 * How loud this device is, and remembers to be: all that sounds switched off, the music alone, and the volume of what a quizz plays. Apart
 * from the sounds of the house: pages without a game play media too.
 */
import { useSyncExternalStore } from "react";
import { localStore } from "./browser-store.ts";

/** What is switched off, by what this device remembers it under. */
const CLES = { muet: "trinquizz.muet", sansMusique: "trinquizz.sans-musique" } as const;
type Reglage = keyof typeof CLES;
const CLE_VOLUME = "trinquizz.volume";

const coupes: Record<Reglage, boolean> = {
  muet: localStore.read(CLES.muet) === "oui",
  sansMusique: localStore.read(CLES.sansMusique) === "oui",
};
let volume = lireVolume();
const abonnes = new Set<() => void>();

function lireVolume(): number {
  const lu = Number.parseFloat(localStore.read(CLE_VOLUME) ?? "");
  return lu >= 0 && lu <= 1 ? lu : 1;
}

function prevenir(): void {
  for (const dire of abonnes) dire();
}

function couper(reglage: Reglage, valeur: boolean): void {
  coupes[reglage] = valeur;
  localStore.write(CLES[reglage], valeur ? "oui" : "non");
  prevenir();
}

/** Hears of each change. Returns what ends it. */
export function suivreVolume(dire: () => void): () => void {
  abonnes.add(dire);
  return () => {
    abonnes.delete(dire);
  };
}

export const estMuet = (): boolean => coupes.muet;
export const estSansMusique = (): boolean => coupes.sansMusique;
/** Mutes or unmutes, remembered on this device. */
export const reglerMuet = (valeur: boolean): void => couper("muet", valeur);
/** The same for the music alone. */
export const reglerSansMusique = (valeur: boolean): void => couper("sansMusique", valeur);
/** @param valeur from 0 to 1. Somebody who turns it up wants to hear it. */
export function reglerVolume(valeur: number): void {
  volume = valeur;
  localStore.write(CLE_VOLUME, String(valeur));
  if (coupes.muet && valeur > 0) couper("muet", false);
  else prevenir();
}

/** Whether sound is off; follows `reglerMuet`. */
export const useMuet = (): boolean => useSyncExternalStore(suivreVolume, estMuet);
/** Whether the music is off; follows `reglerSansMusique`. */
export const useSansMusique = (): boolean => useSyncExternalStore(suivreVolume, estSansMusique);
/** From 0 to 1, of what a quizz plays; follows `reglerVolume`. */
export const useVolume = (): number => useSyncExternalStore(suivreVolume, () => volume);
