/** Words that the rules, the rooms and the screens share about a game: jeu §3 and §4. */
import { z } from "zod";
import { niveau, paquetsCoupes } from "./niveaux.ts";
import { bavardage } from "./patron.ts";

export const modeJeu = z.enum(["classique", "local", "rapidite"]);
export type ModeJeu = z.infer<typeof modeJeu>;

/** Whether the game waits for the host's press after each beat, or goes on by itself, and how fast. mise-en-scene "Rythme". */
export const allure = z.enum(["main", "tranquille", "soutenu"]);
export type Allure = z.infer<typeof allure>;

export const parametres = z.object({
  modeJeu,
  createur: z.boolean(),
  sansImprevu: z.boolean(),
  /** The strongest imprévus that may be drawn. */
  niveau,
  paquetsCoupes,
  patron: bavardage,
  rythme: allure,
});
export type Parametres = z.infer<typeof parametres>;

/** The settings of a new room. */
export const PARAMETRES_NEUFS: Parametres = {
  modeJeu: "classique",
  createur: false,
  sansImprevu: false,
  niveau: "normal",
  paquetsCoupes: [],
  patron: "bavard",
  rythme: "main",
};

/** Where the evening stands: the lobby, a game, or its end table and vote. */
export const phase = z.enum(["salon", "jeu", "fin"]);
export type Phase = z.infer<typeof phase>;

/** Step codes of jeu §4. */
export const ETAPE = {
  question: 0,
  reponse: 1,
  imprevu: 2,
  fin: 3,
  avertissement: 4,
} as const;
export type Etape = (typeof ETAPE)[keyof typeof ETAPE];

/** How an answer was judged; `precis` is an accepted approximation that earns a bonus to hand out. */
export const jugement = z.enum(["juste", "precis", "faux"]);
export type Jugement = z.infer<typeof jugement>;

/** Why a game ended; `joueurs` is the room-level code 3 of jeu §4. */
export const raisonFin = z.enum(["quizz", "joueurs", "hote"]);
export type RaisonFin = z.infer<typeof raisonFin>;

/** Awards of the end: mise-en-scene "End", decisions/0106. Rarest first: those that take a feat, then those that anybody may have. */
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

/** Lines of the till receipt of the end, as they are printed: mise-en-scene "End", decisions/0110. The last ones are the house's. */
export const ligneRecu = z.enum([
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
export type LigneRecu = z.infer<typeof ligneRecu>;

/** A rendered text comes in pieces, so that a screen can style a name or a number. */
export const morceau = z.discriminatedUnion("t", [
  z.object({ t: z.literal("texte"), v: z.string() }),
  z.object({ t: z.literal("joueur"), v: z.string(), id: z.string() }),
  z.object({ t: z.literal("nombre"), v: z.string(), n: z.int() }),
  z.object({ t: z.literal("mot"), v: z.string() }),
]);
export type Morceau = z.infer<typeof morceau>;

/** Whether a text makes somebody drink, hand out, or has sips wiped off their line. */
export const sensOffre = z.enum(["boire", "distribuer", "effacer"]);
export type SensOffre = z.infer<typeof sensOffre>;

/** Why a line was written on the ardoise. */
export const motif = z.enum([
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
export type Motif = z.infer<typeof motif>;
