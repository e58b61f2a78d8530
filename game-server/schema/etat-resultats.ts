/** The results in the synchronized state: the end of a game, standings, « Ce soir ». */
import { schema, t } from "@colyseus/schema";
import type { Distinction, GenreLigneDuRecu, RaisonFinDePartie } from "#contracts/partie.ts";
import { MorceauSync } from "./etat-textes.ts";

export const LigneTableDeFinSync = schema(
  {
    id: t.string(),
    pseudo: t.string(),
    gorgees: t.uint32(),
    /** The score; -1 for the creator, who has none. */
    score: t.int16(),
    /** Number of judged questions that the score is out of. */
    jugees: t.uint16(),
    /** Place, shared by equal scores; 0 for the creator and for players who left. */
    rang: t.uint16(),
    /** Whether the player left before the end. */
    parti: t.boolean(),
  },
  "LigneFin",
);

export const CourbeDeGorgeesSync = schema({ id: t.string(), points: t.array("uint32") }, "Courbe");

export const PrixSync = schema(
  { nom: t.string<Distinction>(), qui: t.array("string"), valeur: t.uint32() },
  "Prix",
);

export const LigneDuRecuSync = schema(
  {
    nom: t.string<GenreLigneDuRecu>(),
    qui: t.array("string"),
    valeur: t.uint32(),
    sur: t.uint32(),
    texte: t.string(),
  },
  "LigneRecu",
);

export const FinDePartieSync = schema(
  {
    raison: t.string<RaisonFinDePartie>(),
    defi: t.array(MorceauSync),
    table: t.array(LigneTableDeFinSync),
    courbes: t.array(CourbeDeGorgeesSync),
    prix: t.array(PrixSync),
    recu: t.array(LigneDuRecuSync),
    /** Number of the step in which the game ended, by which screens tell two ends apart. */
    tour: t.uint32(),
    /** Id of the quizz, for the vote; never sent before the end. */
    quizzId: t.string(),
    titre: t.string(),
    /** Number of questions of this game that were judged. */
    nbQuestions: t.uint16(),
  },
  "Fin",
);

export const LigneDuClassementSync = schema(
  {
    id: t.string(),
    score: t.uint16(),
    /** Place, shared by equal scores. */
    rang: t.uint16(),
    /** Places won since the last standings; negative when lost. */
    places: t.int16(),
    /** Points needed to pass `devant`; 0 for a player who leads alone. */
    ecart: t.uint16(),
    devant: t.array("string"),
    montree: t.boolean(),
  },
  "LigneClassement",
);

/** The players with the highest number; none when `n` is 0. */
export const MentionDuClassementSync = schema({ qui: t.array("string"), n: t.uint32() }, "Mention");

export const ClassementSync = schema(
  {
    /** Whether the host has ended the standings before their time. */
    clos: t.boolean(),
    lignes: t.array(LigneDuClassementSync),
    grimpe: t.ref(MentionDuClassementSync),
    boit: t.ref(MentionDuClassementSync),
    serie: t.ref(MentionDuClassementSync),
  },
  "Classement",
);

export const LigneDuSoirSync = schema(
  {
    /** Key of the person's seat, or of the one that was left. */
    id: t.string(),
    pseudo: t.string(),
    /** Place, shared by equal points. */
    rang: t.uint16(),
    points: t.uint32(),
    gorgees: t.uint32(),
    /** Numbers of quizzes played, of quizzes won, and of awards. */
    joues: t.uint16(),
    gagnes: t.uint16(),
    prix: t.uint16(),
  },
  "LigneDuSoir",
);

export const QuizzDuSoirSync = schema(
  { titre: t.string(), gagnants: t.array("string") },
  "QuizzDuSoir",
);

export const SoirSync = schema(
  { quizz: t.array(QuizzDuSoirSync), lignes: t.array(LigneDuSoirSync) },
  "Soir",
);
