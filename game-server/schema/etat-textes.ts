/** Texts in the synchronized state: in pieces, with names and sips apart; their offers; votes; the patron. */
import { schema, t } from "@colyseus/schema";
import type { Morceau, SensOffreDeGorgees } from "#contracts/partie.ts";
import type { VoixDeScrutin, PhaseScrutin } from "#contracts/scrutin.ts";
import type { PoseDuPatron } from "#contracts/patron.ts";

export const MorceauSync = schema(
  {
    t: t.string<Morceau["t"]>(),
    v: t.string(),
    id: t.string().default(""),
    n: t.int32().default(0),
  },
  "Morceau",
);

export const PreuveSync = schema({ media: t.string(), text: t.string() }, "Complement");

export const OffreDeGorgeesSync = schema(
  {
    sens: t.string<SensOffreDeGorgees>(),
    gorgees: t.uint16(),
    /** Whether the text names `cibles`: one tap writes the offer, once. Otherwise the host chooses the players, with `cibles` ticked. */
    nommee: t.boolean(),
    cibles: t.array("string"),
    prises: t.uint16(),
    /** Outcome of a judged card that this offer waits for; "perdue" when the other outcome was chosen; "" for none. */
    selon: t.string<VoixDeScrutin | "perdue" | "">().default(""),
  },
  "Offre",
);

export const ScrutinSync = schema(
  {
    phase: t.string<PhaseScrutin>(),
    /** Keys of the judged players. */
    juges: t.array("string"),
    ovations: t.uint16(),
    sifflets: t.uint16(),
    /** Outcome of the vote, empty until it is decided. */
    issue: t.string<VoixDeScrutin | "">(),
  },
  "Scrutin",
);

export const RepliqueDuPatronSync = schema(
  {
    /** Rank of this line among the lines said in this room; a new rank is a new line. */
    numero: t.uint16(),
    pose: t.string<PoseDuPatron>(),
    texte: t.array(MorceauSync),
  },
  "Patron",
);
