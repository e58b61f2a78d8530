/** Words that the rules, the rooms and the screens share about a game: jeu §3 and §4. */
import { z } from "zod";
import { niveauImprevu, nomsDePaquetsDesactives } from "./niveaux.ts";
import { bavardageDuPatron } from "./patron.ts";

export const modeJeu = z.enum(["classique", "local", "rapidite"]);
export type ModeJeu = z.infer<typeof modeJeu>;

/** Rhythm: whether the game waits for the host after each beat, or goes on by itself, and how fast (mise-en-scene "Rythme"). */
export const allure = z.enum(["main", "tranquille", "soutenu"]);
export type Allure = z.infer<typeof allure>;

export const parametresDePartie = z.object({
  modeJeu,
  createur: z.boolean(),
  sansImprevu: z.boolean(),
  /** Strongest level of imprévus that the room draws. */
  niveau: niveauImprevu,
  paquetsCoupes: nomsDePaquetsDesactives,
  patron: bavardageDuPatron,
  rythme: allure,
});
export type ParametresDePartie = z.infer<typeof parametresDePartie>;

/** The settings of a new room. */
export const PARAMETRES_DE_PARTIE_NEUFS: ParametresDePartie = {
  modeJeu: "classique",
  createur: false,
  sansImprevu: false,
  niveau: "normal",
  paquetsCoupes: [],
  patron: "bavard",
  rythme: "main",
};

/** Phase of the evening: lobby, game, or end. */
export const phaseDeRoom = z.enum(["salon", "jeu", "fin"]);
export type PhaseDeRoom = z.infer<typeof phaseDeRoom>;

/** Step codes of jeu §4. */
export const ETAPE = {
  question: 0,
  reponse: 1,
  imprevu: 2,
  fin: 3,
  avertissement: 4,
} as const;
export type Etape = (typeof ETAPE)[keyof typeof ETAPE];

/** Verdict on an answer; `precis` is for an accepted answer beside the right one, which earns sips to hand out. */
export const jugement = z.enum(["juste", "precis", "faux"]);
export type Jugement = z.infer<typeof jugement>;

/** Reason of a game's end; `joueurs` is the room-level code 3 of jeu §4. */
export const raisonFinDePartie = z.enum(["quizz", "joueurs", "hote"]);
export type RaisonFinDePartie = z.infer<typeof raisonFinDePartie>;

/** Awards of the end, the rarest first (mise-en-scene "End", decisions/0106). */
export const distinction = z.enum([
  "soixanteNeuf",
  "baraka",
  "tapisVert",
  "remontada",
  "sansFaute",
  "sommelier",
  "flambeur",
  "genereux",
  "descente",
  "chouchou",
  "chameau",
  "legere",
  "aimant",
  "serie",
  "mauvaisePasse",
  "tournee",
  "amis",
  "finDeService",
  "depart",
  "cordee",
  "tete",
  "contradiction",
  "salee",
  "aperitif",
  "derniereTournee",
  "robinet",
  "roman",
  "miseEnRoute",
  "dernierVerre",
  "pilier",
  "matinal",
  "enseigne",
]);
export type Distinction = z.infer<typeof distinction>;

/** Lines of the till receipt at the end, in order (mise-en-scene "End", decisions/0110). */
export const genreLigneDuRecu = z.enum([
  "pireReponse",
  "descente",
  "genereux",
  "remontee",
  "rapide",
  "serie",
  "colle",
  "secheresse",
  "chouchou",
  "eponge",
  "imprevus",
  "cadeau",
  "justes",
  "questions",
  "tablee",
  "lignes",
]);
export type GenreLigneDuRecu = z.infer<typeof genreLigneDuRecu>;

/** Piece of a rendered imprévu, so that a screen can style a name or a number. */
export const morceau = z.discriminatedUnion("t", [
  z.object({ t: z.literal("texte"), v: z.string() }),
  z.object({ t: z.literal("joueur"), v: z.string(), id: z.string() }),
  z.object({ t: z.literal("nombre"), v: z.string(), n: z.int() }),
  z.object({ t: z.literal("mot"), v: z.string() }),
]);
export type Morceau = z.infer<typeof morceau>;

/** Effect of an imprévu's text on sips: a player drinks, hands out, or loses sips from the line. */
export const sensOffreDeGorgees = z.enum(["boire", "distribuer", "effacer"]);
export type SensOffreDeGorgees = z.infer<typeof sensOffreDeGorgees>;

/** Reasons for which a line was written on the ardoise. */
export const motifDeLigne = z.enum([
  "question",
  "createur",
  "cadeau",
  "imprevu",
  "suite",
  "miniJeu",
  "main",
  "correction",
  "partage",
]);
export type MotifDeLigne = z.infer<typeof motifDeLigne>;
