/**
 * The sound settings of this device, which it remembers: all sound off, music off, and the volume of a quizz's media. They are apart from the
 * game's sounds because pages without a game play media too.
 */
import { useSyncExternalStore } from "react";
import { localStore } from "./browser-store.ts";

/** Names under which this device remembers the two switches. */
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

/** Calls `dire` after each change of a sound setting. @returns the function that stops listening */
export function onSoundSettingChange(dire: () => void): () => void {
  abonnes.add(dire);
  return () => {
    abonnes.delete(dire);
  };
}

export const isMuted = (): boolean => coupes.muet;
export const isMusicOff = (): boolean => coupes.sansMusique;
/** Switches all sound off or on. */
export const setMuted = (valeur: boolean): void => couper("muet", valeur);
/** Switches the music off or on. */
export const setMusicOff = (valeur: boolean): void => couper("sansMusique", valeur);
/** Sets the volume of a quizz's media. @param valeur 0 to 1; a volume above 0 also unmutes */
export function setMediaVolume(valeur: number): void {
  volume = valeur;
  localStore.write(CLE_VOLUME, String(valeur));
  if (coupes.muet && valeur > 0) couper("muet", false);
  else prevenir();
}

/** Whether all sound is off. */
export const useMuted = (): boolean => useSyncExternalStore(onSoundSettingChange, isMuted);
/** Whether the music is off. */
export const useMusicOff = (): boolean => useSyncExternalStore(onSoundSettingChange, isMusicOff);
/** Volume of a quizz's media, from 0 to 1. */
export const useMediaVolume = (): number =>
  useSyncExternalStore(onSoundSettingChange, () => volume);
