/**
 * The wire formats of the load: how a command is encoded, and which kind a received frame is. The kind is read from a few bytes, so that
 * the load generator costs less than the server that it measures.
 */
import { getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { REVEAL_MARK } from "./bench-quizz.ts";

export const FRAME_KIND = {
  autre: 0,
  bonjour: 1,
  accuse: 2,
  refus: 3,
  patch: 4,
  revelation: 5,
} as const;
export type FrameKind = (typeof FRAME_KIND)[keyof typeof FRAME_KIND];

export interface WireFormat {
  /** One command with its request number (under 128: a phone numbers its requests from 0). */
  demande(numero: number, commande: CommandeDEcran): Buffer;
  nature(trame: Buffer): FrameKind;
}

const marque = Buffer.from(REVEAL_MARK);

/** MessagePack's `true`: the last byte of `{ ok: true }`. */
const VRAI = 0xc3;

/** The room protocol of Colyseus, by hand: see `Room.ts` of its SDK. */
export const colyseus: WireFormat = {
  demande(numero, commande) {
    const message = getMessageBytes.raw(Protocol.ROOM_DATA, "commande", commande);
    return Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, numero]), message.subarray(1)]);
  },
  nature(trame) {
    switch (trame[0]) {
      case Protocol.ROOM_STATE_PATCH:
        return trame.includes(marque) ? FRAME_KIND.revelation : FRAME_KIND.patch;
      case Protocol.ROOM_RESPONSE:
        return trame[2] === ResponseStatus.OK && trame[trame.length - 1] === VRAI
          ? FRAME_KIND.accuse
          : FRAME_KIND.refus;
      case Protocol.JOIN_ROOM:
        return FRAME_KIND.bonjour;
      default:
        return FRAME_KIND.autre;
    }
  },
};

/** The first letter of a message of the baseline, `{"t":"x…`. */
export const LETTERS = {
  bonjour: "b",
  accuse: "o",
  refus: "n",
  diffusion: "d",
  revelation: "r",
} as const;
const RANG_LETTRE = '{"t":"'.length;
const natures = new Map<number | undefined, FrameKind>([
  [LETTERS.bonjour.charCodeAt(0), FRAME_KIND.bonjour],
  [LETTERS.accuse.charCodeAt(0), FRAME_KIND.accuse],
  [LETTERS.refus.charCodeAt(0), FRAME_KIND.refus],
  [LETTERS.diffusion.charCodeAt(0), FRAME_KIND.patch],
  [LETTERS.revelation.charCodeAt(0), FRAME_KIND.revelation],
]);

/** JSON over a bare `ws`, the simplest way to write such a room. */
export const json: WireFormat = {
  demande: (numero, commande) => Buffer.from(JSON.stringify({ id: numero, ...commande })),
  nature: (trame) => natures.get(trame[RANG_LETTRE]) ?? FRAME_KIND.autre,
};
