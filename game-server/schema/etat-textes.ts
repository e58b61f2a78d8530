/** The texts of the synchronized state: in pieces, with names and sips apart, and the sips that they offer. */
import { schema, t } from "@colyseus/schema";
import type { Morceau, SensOffre } from "#contracts/partie.ts";
import type { Voix, PhaseScrutin } from "#contracts/scrutin.ts";
import type { Pose } from "#contracts/patron.ts";

export const MorceauSync = schema(
  {
    t: t.string<Morceau["t"]>(),
    v: t.string(),
    id: t.string().default(""),
    n: t.int32().default(0),
  },
  "Morceau",
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
    /** Of a judged card: the outcome that it goes with, "perdue" once the other has come; "" goes with none. */
    selon: t.string<Voix | "perdue" | "">().default(""),
  },
  "Offre",
);

export const ScrutinSync = schema(
  {
    phase: t.string<PhaseScrutin>(),
    /** Keys of those who are judged. */
    juges: t.array("string"),
    ovations: t.uint16(),
    sifflets: t.uint16(),
    /** Empty until it is said. */
    issue: t.string<Voix | "">(),
  },
  "Scrutin",
);

export const PatronSync = schema(
  {
    /** Rank of what he says in this room: another number is another thing said. */
    numero: t.uint16(),
    pose: t.string<Pose>(),
    texte: t.array(MorceauSync),
  },
  "Patron",
);
