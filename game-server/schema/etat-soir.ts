/** « Ce soir », in the synchronized state. Never the id of a quizz: with it a phone could read the answers. */
import { schema, t } from "@colyseus/schema";

export const LigneDuSoirSync = schema(
  {
    /** Key of their seat, or of the one they left. */
    id: t.string(),
    pseudo: t.string(),
    /** Shared by equal points. */
    rang: t.uint16(),
    points: t.uint32(),
    gorgees: t.uint32(),
    /** Quizzes played and won; awards. */
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
