/**
 * The wire formats of the load: how a command is encoded, and which kind a received frame is. The kind is read from a few bytes, so that
 * the load generator costs less than the server that it measures.
 */
import { getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { REVEAL_MARK } from "./bench-quizz.ts";

export const WIRE_FRAME_KINDS = {
  autre: 0,
  bonjour: 1,
  accuse: 2,
  refus: 3,
  patch: 4,
  revelation: 5,
} as const;
export type WireFrameKind = (typeof WIRE_FRAME_KINDS)[keyof typeof WIRE_FRAME_KINDS];

export interface RoomWireFormat {
  /** One command with its request number (under 128: a phone numbers its requests from 0). */
  demande(numero: number, commande: CommandeDEcran): Buffer;
  nature(trame: Buffer): WireFrameKind;
}

const marque = Buffer.from(REVEAL_MARK);

/** MessagePack's `true`: the last byte of `{ ok: true }`. */
const VRAI = 0xc3;

/** The room protocol of Colyseus, by hand: see `Room.ts` of its SDK. */
export const COLYSEUS_WIRE_FORMAT: RoomWireFormat = {
  demande(numero, commande) {
    const message = getMessageBytes.raw(Protocol.ROOM_DATA, "commande", commande);
    return Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, numero]), message.subarray(1)]);
  },
  nature(trame) {
    switch (trame[0]) {
      case Protocol.ROOM_STATE_PATCH:
        return trame.includes(marque) ? WIRE_FRAME_KINDS.revelation : WIRE_FRAME_KINDS.patch;
      case Protocol.ROOM_RESPONSE:
        return trame[2] === ResponseStatus.OK && trame[trame.length - 1] === VRAI
          ? WIRE_FRAME_KINDS.accuse
          : WIRE_FRAME_KINDS.refus;
      case Protocol.JOIN_ROOM:
        return WIRE_FRAME_KINDS.bonjour;
      default:
        return WIRE_FRAME_KINDS.autre;
    }
  },
};

/** The first letter of a message of the baseline, `{"t":"x…`. */
export const BASELINE_MESSAGE_LETTERS = {
  bonjour: "b",
  accuse: "o",
  refus: "n",
  diffusion: "d",
  revelation: "r",
} as const;
const RANG_LETTRE = '{"t":"'.length;
const natures = new Map<number | undefined, WireFrameKind>([
  [BASELINE_MESSAGE_LETTERS.bonjour.charCodeAt(0), WIRE_FRAME_KINDS.bonjour],
  [BASELINE_MESSAGE_LETTERS.accuse.charCodeAt(0), WIRE_FRAME_KINDS.accuse],
  [BASELINE_MESSAGE_LETTERS.refus.charCodeAt(0), WIRE_FRAME_KINDS.refus],
  [BASELINE_MESSAGE_LETTERS.diffusion.charCodeAt(0), WIRE_FRAME_KINDS.patch],
  [BASELINE_MESSAGE_LETTERS.revelation.charCodeAt(0), WIRE_FRAME_KINDS.revelation],
]);

/** JSON over a bare `ws`, the simplest way to write such a room. */
export const JSON_WIRE_FORMAT: RoomWireFormat = {
  demande: (numero, commande) => Buffer.from(JSON.stringify({ id: numero, ...commande })),
  nature: (trame) => natures.get(trame[RANG_LETTRE]) ?? WIRE_FRAME_KINDS.autre,
};
