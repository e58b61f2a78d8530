/** The sound of each moment of the mise-en-scène. Callers name the moment, and no two moments share a sound. decision 0104. */
import type { SoundName } from "./mixer.ts";

export const SOUND_BY_GAME_MOMENT = {
  // the salon
  arrivee: "bock",
  comptoir: "ambiance",
  choix: "coche",
  lancement: "brigadier",
  question: "ecriture",
  reflexion: "reflexion",
  minuteur: "tic",
  // a reveal
  roulement: "roulement",
  nomPose: "pose",
  verreVide: "vide",
  juste: "tchin",
  toutFaux: "bois",
  gorgees: "craie",
  rapidite: "sifflet",
  imprevu: "cloche",
  ovation: "applaudissement",
  sifflets: "siffleurs",
  // mini-games
  suspense: "coeur",
  chambreVide: "percuteur",
  coupDeFeu: "coup",
  bille: "bille",
  miniJeuGagne: "gagne",
  miniJeuPerdu: "perdu",
  // the end
  ligneDuRecu: "imprimante",
  total: "caisse",
  tambour: "tambour",
  marche: "claque",
  finale: "fanfare",
} as const satisfies Readonly<Record<string, SoundName>>;

export type GameMomentWithSound = keyof typeof SOUND_BY_GAME_MOMENT;
