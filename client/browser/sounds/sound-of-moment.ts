/**
 * What each moment sounds like: whoever plays a sound names the moment, of mise-en-scene.md, and no two moments share one
 * (sons-moments.test.ts). decision 0104.
 */
import type { NomSon } from "./mixer.ts";

export const SON_DU_MOMENT = {
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
} as const satisfies Readonly<Record<string, NomSon>>;

export type MomentSonore = keyof typeof SON_DU_MOMENT;
