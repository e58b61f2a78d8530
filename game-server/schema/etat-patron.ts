/** What the patron says, for every screen of the room. */
import { schema, t } from "@colyseus/schema";
import type { Pose } from "#contracts/patron.ts";
import { MorceauSync } from "./etat-textes.ts";

export const PatronSync = schema(
  {
    /** Rank of what he says in this room: another number is another thing said. */
    numero: t.uint16(),
    pose: t.string<Pose>(),
    texte: t.array(MorceauSync),
  },
  "Patron",
);
