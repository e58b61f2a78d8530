/** The synchronized part of a vote: counts, never who voted for what. decisions/0107. */
import { schema, t } from "@colyseus/schema";
import type { PhaseScrutin, Voix } from "#contracts/scrutin.ts";

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
