/**
 * The synchronized state: what every screen of a room receives, host and phones alike. Nothing may be here before
 * everybody in the room may know it. Written by `projeter` only. jeu §3.
 */
import { type SchemaType, schema, t } from "@colyseus/schema";
import type { IssueGamble, NomMiniJeu } from "#contracts/mini-jeux.ts";
import type {
  Distinction,
  Etape,
  Jugement,
  ModeJeu,
  Morceau,
  Motif,
  Phase,
  RaisonFin,
  SensOffre,
} from "#contracts/partie.ts";
import type { TypeQuestion } from "#contracts/quizz.ts";

export const MorceauSync = schema(
  {
    t: t.string<Morceau["t"]>(),
    v: t.string(),
    id: t.string().default(""),
    n: t.int32().default(0),
  },
  "Morceau",
);

export const JoueurSync = schema(
  {
    pseudo: t.string(),
    gorgee: t.uint32().default(0),
    score: t.uint16().default(0),
    createur: t.boolean(),
    present: t.boolean(),
    sansAlcool: t.boolean().default(false),
    gambling: t.boolean().default(false),
    /** Was there when the question began, so is waited for. */
    participe: t.boolean().default(false),
    aRepondu: t.boolean().default(false),
    /** Empty before the reveal. */
    reponse: t.array("string"),
    /** "" before the reveal, then "juste", "precis" or "faux". */
    jugement: t.string<Jugement | "">().default(""),
    /** Typing slips that the answer was forgiven: the host may think otherwise. */
    fautes: t.uint8().default(0),
    aBoire: t.string().default("0"),
    /** Sips left to hand out. */
    reste: t.uint16().default(0),
  },
  "Joueur",
);

export const ComplementSync = schema({ media: t.string(), text: t.string() }, "Complement");

export const OffreSync = schema(
  {
    sens: t.string<SensOffre>(),
    gorgees: t.uint16(),
    /** The text names `cibles`: one tap, once. Otherwise the host says who, and they are ticked already. */
    nommee: t.boolean(),
    cibles: t.array("string"),
    prises: t.uint16(),
  },
  "Offre",
);

export const QuestionSync = schema(
  {
    type: t.string<TypeQuestion>(),
    text: t.string(),
    media: t.string(),
    options: t.array("string"),
    temps: t.uint16(),
    aPreuve: t.boolean(),
    /** Those below are empty before the reveal. */
    reponse: t.array("string"),
    precis: t.array("string"),
    preuve: t.ref(ComplementSync).optional(),
    suiteTexte: t.array(MorceauSync),
    suiteMedia: t.string().default(""),
    offres: t.array(OffreSync),
  },
  "Question",
);

export const ImprevuSync = schema(
  {
    rare: t.boolean(),
    culSec: t.boolean(),
    media: t.string(),
    texte: t.array(MorceauSync),
    aSuite: t.boolean(),
    suiteMontree: t.boolean(),
    /** Empty until the host says 'La suite'. */
    suiteTexte: t.array(MorceauSync),
    suiteMedia: t.string(),
    offres: t.array(OffreSync),
  },
  "Imprevu",
);

/** An imprévu that goes on after its step: its follow-up is still to be read. */
export const EnCoursSync = schema(
  {
    tour: t.uint32(),
    texte: t.array(MorceauSync),
    suiteMontree: t.boolean(),
    suiteTexte: t.array(MorceauSync),
    suiteMedia: t.string(),
    offres: t.array(OffreSync),
  },
  "EnCours",
);

export const DonSync = schema({ de: t.string(), a: t.string(), gorgees: t.uint16() }, "Don");

export const LigneSync = schema(
  {
    id: t.uint32(),
    qui: t.string(),
    gorgees: t.int32(),
    motif: t.string<Motif>(),
    de: t.string(),
  },
  "Ligne",
);

export const LigneFinSync = schema(
  {
    id: t.string(),
    pseudo: t.string(),
    gorgees: t.uint32(),
    /** -1 for the creator, who has none. */
    score: t.int16(),
    /** What the score is out of. */
    jugees: t.uint16(),
    /** Place, shared by equal scores; 0 for the creator and those who left. */
    rang: t.uint16(),
    /** Left before the end. */
    parti: t.boolean(),
  },
  "LigneFin",
);

/** Somebody who left during this game: their line stays. */
export const PartiSync = schema(
  { id: t.string(), pseudo: t.string(), gorgee: t.uint32(), score: t.uint16() },
  "Parti",
);

export const TirSync = schema(
  { par: t.string(), sur: t.string(), part: t.boolean(), gorgees: t.uint16() },
  "Tir",
);

/** The duel, but for the loaded chamber. */
export const RouletteRusseSync = schema(
  { penalite: t.uint16(), tirs: t.array(TirSync) },
  "RouletteRusse",
);

export const GambleSync = schema(
  {
    mise: t.int16().default(0),
    /** Empty before the wheel starts. */
    issue: t.string<IssueGamble | "">().default(""),
    pas: t.uint8(),
  },
  "Gamble",
);

export const DevineSync = schema(
  {
    penalite: t.uint16(),
    /** -1 before the guess. */
    propose: t.int32().default(-1),
    reel: t.int32().default(-1),
  },
  "Devine",
);

/** What each mini-game has of its own. */
const PROPRES = {
  rouletteRusse: t.ref(RouletteRusseSync).optional(),
  gamble: t.ref(GambleSync).optional(),
  devine: t.ref(DevineSync).optional(),
} satisfies Readonly<Record<NomMiniJeu, unknown>>;

/** The mini-game of the moment: what all have in common, and its own part under its name. */
export const MiniJeuSync = schema(
  {
    nom: t.string<NomMiniJeu>(),
    /** Whom it needs: the duel's two, or the one who plays. */
    joueurs: t.array("string"),
    /** Whose turn it is. */
    designe: t.string(),
    /** Moves made so far. */
    coups: t.uint8(),
    /** It goes on by itself: the room sees it to its end. */
    enElan: t.boolean(),
    fini: t.boolean(),
    abandon: t.boolean(),
    ...PROPRES,
  },
  "MiniJeu",
);

export const CourbeSync = schema({ id: t.string(), points: t.array("uint32") }, "Courbe");

export const PrixSync = schema(
  { nom: t.string<Distinction>(), qui: t.array("string"), valeur: t.uint32() },
  "Prix",
);

export const FinSync = schema(
  {
    raison: t.string<RaisonFin>(),
    defi: t.array(MorceauSync),
    table: t.array(LigneFinSync),
    courbes: t.array(CourbeSync),
    prix: t.array(PrixSync),
    /** Number of the step that it is: tells it from the end of another game. */
    tour: t.uint32(),
    /** For the vote, which comes after the game only. */
    quizzId: t.string(),
    titre: t.string(),
    /** Questions of this game that were judged. */
    nbQuestions: t.uint16(),
  },
  "Fin",
);

export const MinuteurSync = schema(
  {
    dureeMs: t.uint32(),
    /** What remains when `numero` changes; screens count from there with their own monotonic clock. */
    resteMs: t.uint32(),
    marche: t.boolean(),
    numero: t.uint32(),
  },
  "Minuteur",
);

export const EtatPartie = schema(
  {
    code: t.string(),
    phase: t.string<Phase>(),
    etape: t.uint8<Etape>(),
    tour: t.uint32(),
    position: t.uint16(),
    nbQuestions: t.uint16(),
    modeJeu: t.string<ModeJeu>(),
    createur: t.boolean(),
    sansImprevu: t.boolean(),
    /** Title of the quizz chosen or played, empty while none is. Never its id: with it a phone could read the answers. */
    titre: t.string(),
    chargement: t.boolean(),
    placesMax: t.uint16(),
    hotePresent: t.boolean(),
    enPause: t.boolean(),
    pauseDemandee: t.boolean(),
    attendJugement: t.boolean(),
    /** Media to fetch ahead, during the warning before a timed question. */
    mediaAVenir: t.string(),
    /** What the server could not store: a banner says so. */
    sauvegardeEnPanne: t.boolean(),
    joueurs: t.map(JoueurSync),
    partis: t.array(PartiSync),
    question: t.ref(QuestionSync).optional(),
    imprevu: t.ref(ImprevuSync).optional(),
    imprevuIndisponible: t.boolean(),
    enCours: t.array(EnCoursSync),
    miniJeu: t.ref(MiniJeuSync).optional(),
    /** Somebody has to guess theirs: sips are not to be shown, and are all 0 here meanwhile. */
    compteursCaches: t.boolean(),
    /** Key of the player who holds the remote control, or empty. */
    telecommande: t.string(),
    dons: t.array(DonSync),
    derniereLigne: t.ref(LigneSync).optional(),
    minuteur: t.ref(MinuteurSync).optional(),
    /** Of the last game, until the next one begins: a phone may still be on its vote. */
    fin: t.ref(FinSync).optional(),
  },
  "EtatPartie",
);
export type EtatPartie = SchemaType<typeof EtatPartie>;

/** What a screen reads: the state as plain values. */
export type Vue = ReturnType<EtatPartie["toJSON"]>;
export type VueParti = Vue["partis"][number];
export type VueJoueur = Vue["joueurs"][string];
export type VueQuestion = NonNullable<Vue["question"]>;
export type VueImprevu = NonNullable<Vue["imprevu"]>;
export type VueEnCours = Vue["enCours"][number];
export type VueOffre = VueImprevu["offres"][number];
export type VueMorceau = VueImprevu["texte"][number];
export type VueMiniJeu = NonNullable<Vue["miniJeu"]>;
/** One mini-game with its own part at hand. */
export type VueMiniJeuDe<Nom extends NomMiniJeu> = VueMiniJeu & NonNullable<VueMiniJeu[Nom]>;
export type VueFin = NonNullable<Vue["fin"]>;
export type VueMinuteur = NonNullable<Vue["minuteur"]>;
