/**
 * The synchronized state: what every screen of a room receives, host and phones alike. Nothing may be here before
 * everybody in the room may know it. Written by `projeterPartie` only. jeu §3.
 */
import { type SchemaType, schema, t } from "@colyseus/schema";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { NiveauImprevu } from "#contracts/niveaux.ts";
import type {
  Allure,
  Etape,
  Jugement,
  ModeJeu,
  MotifDeLigne,
  PhaseDeRoom,
} from "#contracts/partie.ts";
import type { BavardageDuPatron } from "#contracts/patron.ts";
import type { TypeQuestion } from "#contracts/quizz.ts";
import { FinDePartieSync, ClassementSync, SoirSync } from "./etat-resultats.ts";
import { MiniJeuSync } from "./mini-jeux.ts";
import {
  PreuveSync,
  MorceauSync,
  OffreDeGorgeesSync,
  ScrutinSync,
  RepliqueDuPatronSync,
} from "./etat-textes.ts";

export const JoueurSync = schema(
  {
    pseudo: t.string(),
    gorgee: t.uint32().default(0),
    score: t.uint16().default(0),
    createur: t.boolean(),
    present: t.boolean(),
    sansAlcool: t.boolean().default(false),
    gambling: t.boolean().default(false),
    /** Number of the player's drawing, whose strokes each screen asks for once; 0: none. */
    dessin: t.uint32().default(0),
    /** Whether the host has wiped the drawing. */
    dessinEfface: t.boolean().default(false),
    /** Whether the question is put to the player: they had a seat when it began and, once it is revealed, at its reveal. */
    participe: t.boolean().default(false),
    aRepondu: t.boolean().default(false),
    /** The answer; empty before the reveal. */
    reponse: t.array("string"),
    /** The verdict; "" before the reveal, then "juste", "precis" or "faux". */
    jugement: t.string<Jugement | "">().default(""),
    /** After a race: time from the question to the answer, in ms; 0 without an answer. */
    enMs: t.uint32().default(0),
    /** Typing slips forgiven in the answer, which the host may still refuse. Before the reveal: of an accepted answer that has not ended the race. */
    fautes: t.uint8().default(0),
    aBoire: t.string().default("0"),
    /** Sips left to hand out. */
    reste: t.uint16().default(0),
    /** Sips that this step asked the player to drink; 0 while counters are hidden. */
    demandees: t.uint32().default(0),
    /** Sips of `demandees` that the player has shared. */
    partage: t.uint32().default(0),
  },
  "Joueur",
);

export const QuestionSync = schema(
  {
    type: t.string<TypeQuestion>(),
    text: t.string(),
    media: t.string(),
    options: t.array("string"),
    temps: t.uint16(),
    aPreuve: t.boolean(),
    /** This field and the next ones are empty before the reveal. */
    reponse: t.array("string"),
    precis: t.array("string"),
    preuve: t.ref(PreuveSync).optional(),
    suiteTexte: t.array(MorceauSync),
    suiteMedia: t.string().default(""),
    offres: t.array(OffreDeGorgeesSync),
  },
  "Question",
);

export const ImprevuSync = schema(
  {
    rare: t.boolean(),
    culSec: t.boolean(),
    media: t.string(),
    /** Key of the player who reads the card out; empty for nobody. */
    lecteur: t.string(),
    texte: t.array(MorceauSync),
    aSuite: t.boolean(),
    suiteMontree: t.boolean(),
    /** The follow-up; empty until the host presses 'La suite'. */
    suiteTexte: t.array(MorceauSync),
    suiteMedia: t.string(),
    offres: t.array(OffreDeGorgeesSync),
  },
  "Imprevu",
);

/** An imprévu that goes on after its step, before its follow-up is read. */
export const ImprevuEnCoursSync = schema(
  {
    tour: t.uint32(),
    texte: t.array(MorceauSync),
    suiteMontree: t.boolean(),
    suiteTexte: t.array(MorceauSync),
    suiteMedia: t.string(),
    offres: t.array(OffreDeGorgeesSync),
  },
  "EnCours",
);

export const DonDeGorgeesSync = schema(
  { de: t.string(), a: t.string(), gorgees: t.uint16() },
  "Don",
);

export const LigneArdoiseSync = schema(
  {
    id: t.uint32(),
    qui: t.string(),
    gorgees: t.int32(),
    motif: t.string<MotifDeLigne>(),
    de: t.string(),
  },
  "Ligne",
);

/** A player who left during this game, whose line stays. */
export const JoueurPartiSync = schema(
  { id: t.string(), pseudo: t.string(), gorgee: t.uint32(), score: t.uint16() },
  "Parti",
);

export const MinuteurSync = schema(
  {
    dureeMs: t.uint32(),
    /** Remaining ms at the moment when `numero` changes; screens count from there with their own monotonic clock. */
    resteMs: t.uint32(),
    marche: t.boolean(),
    numero: t.uint32(),
  },
  "Minuteur",
);

export const EtatPartieSync = schema(
  {
    code: t.string(),
    phase: t.string<PhaseDeRoom>(),
    etape: t.uint8<Etape>(),
    tour: t.uint32(),
    /** Position in the quizz of the current question or message, from 0. */
    position: t.uint16(),
    /**
     * Rank of the current question among the questions of the quizz, from 1; 0 for a message, or before any question.
     */
    numero: t.uint16(),
    /** Number of questions of the chosen or played quizz, messages not counted. */
    nbQuestions: t.uint16(),
    modeJeu: t.string<ModeJeu>(),
    createur: t.boolean(),
    sansImprevu: t.boolean(),
    niveau: t.string<NiveauImprevu>(),
    paquetsCoupes: t.array("string"),
    bavardage: t.string<BavardageDuPatron>(),
    rythme: t.string<Allure>(),
    /** Whether the host holds this step, which then does not go on by itself. */
    tenu: t.boolean(),
    /** Title of the chosen or played quizz, empty for none. Never its id, with which a phone could read the answers. */
    titre: t.string(),
    chargement: t.boolean(),
    /** Number of the composed quizz that is chosen, among those of the room; 0 for any other quizz. */
    composition: t.uint16(),
    placesMax: t.uint16(),
    hotePresent: t.boolean(),
    enPause: t.boolean(),
    pauseDemandee: t.boolean(),
    attendJugement: t.boolean(),
    /** Name of the media to preload during the warning before a timed question; empty for none. */
    mediaAVenir: t.string(),
    /** Whether games cannot be stored at the moment, which a banner tells the players. */
    sauvegardeEnPanne: t.boolean(),
    joueurs: t.map(JoueurSync),
    partis: t.array(JoueurPartiSync),
    question: t.ref(QuestionSync).optional(),
    imprevu: t.ref(ImprevuSync).optional(),
    imprevuIndisponible: t.boolean(),
    scrutin: t.ref(ScrutinSync).optional(),
    enCours: t.array(ImprevuEnCoursSync),
    miniJeu: t.ref(MiniJeuSync).optional(),
    /** Whether a player is guessing their counter: sips are then hidden on every screen, and all 0 here. */
    compteursCaches: t.boolean(),
    /** Key of the player who holds the remote control, or empty. */
    telecommande: t.string(),
    dons: t.array(DonDeGorgeesSync),
    derniereLigne: t.ref(LigneArdoiseSync).optional(),
    minuteur: t.ref(MinuteurSync).optional(),
    /** The countdown until the game goes on by itself. */
    cadence: t.ref(MinuteurSync).optional(),
    /** The end of the last game, kept until the next one begins, since a phone may still be on its vote. */
    fin: t.ref(FinDePartieSync).optional(),
    /** The standings, during the step that they come with. */
    classement: t.ref(ClassementSync).optional(),
    /** The evening, once a quizz has ended in this room. */
    soir: t.ref(SoirSync).optional(),
    /** The last thing that the patron said, as long as it holds. */
    patron: t.ref(RepliqueDuPatronSync).optional(),
  },
  "EtatPartie",
);
export type EtatPartieSync = SchemaType<typeof EtatPartieSync>;

/** The state as plain values, which a screen reads. */
export type Vue = ReturnType<EtatPartieSync["toJSON"]>;
export type VueJoueurParti = Vue["partis"][number];
export type VueJoueur = Vue["joueurs"][string];
export type VueQuestion = NonNullable<Vue["question"]>;
export type VueImprevu = NonNullable<Vue["imprevu"]>;
export type VueImprevuEnCours = Vue["enCours"][number];
export type VueOffreDeGorgees = VueImprevu["offres"][number];
export type VueMorceau = VueImprevu["texte"][number];
export type VueMiniJeu = NonNullable<Vue["miniJeu"]>;
/** A mini-game with the fields of its own part. */
export type VueMiniJeuDeNom<Nom extends NomMiniJeu> = VueMiniJeu & NonNullable<VueMiniJeu[Nom]>;
export type VueLigneDuRecu = VueFin["recu"][number];
export type VueScrutin = NonNullable<Vue["scrutin"]>;
export type VueFin = NonNullable<Vue["fin"]>;
export type VueClassement = NonNullable<Vue["classement"]>;
export type VueSoir = NonNullable<Vue["soir"]>;
export type VueRepliqueDuPatron = NonNullable<Vue["patron"]>;
export type VueMinuteur = NonNullable<Vue["minuteur"]>;
