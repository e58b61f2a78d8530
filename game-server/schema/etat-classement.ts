/** The standings in the middle of a game, in the synchronized state. */
import { schema, t } from "@colyseus/schema";

export const LigneClassementSync = schema(
  {
    id: t.string(),
    score: t.uint16(),
    /** Shared by equal scores. */
    rang: t.uint16(),
    /** Won since the last standings; negative when lost. */
    places: t.int16(),
    /** Points that would put them ahead of `devant`; 0 for who leads alone. */
    ecart: t.uint16(),
    devant: t.array("string"),
    montree: t.boolean(),
  },
  "LigneClassement",
);

/** Who has most of something; nobody with 0. */
export const MentionSync = schema({ qui: t.array("string"), n: t.uint32() }, "Mention");

export const ClassementSync = schema(
  {
    /** The host has gone on. */
    clos: t.boolean(),
    lignes: t.array(LigneClassementSync),
    grimpe: t.ref(MentionSync),
    boit: t.ref(MentionSync),
    serie: t.ref(MentionSync),
  },
  "Classement",
);
