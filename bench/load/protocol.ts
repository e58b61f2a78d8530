/**
 * How a bench phone speaks to a server: the frames it sends, and what it makes of those it hears, told from a few
 * bytes so that the load generator stays lighter than the server it measures.
 */
import { getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { MARQUE } from "./bench-quizz.ts";

export const NATURE = {
  autre: 0,
  bonjour: 1,
  accuse: 2,
  refus: 3,
  patch: 4,
  revelation: 5,
} as const;
export type Nature = (typeof NATURE)[keyof typeof NATURE];

export interface Langue {
  /** One command with its request number (under 128: a phone numbers its requests from 0). */
  demande(numero: number, commande: CommandeDuFil): Buffer;
  nature(trame: Buffer): Nature;
}

const marque = Buffer.from(MARQUE);

/** MessagePack's `true`: the last byte of `{ ok: true }`. */
const VRAI = 0xc3;

/** The room protocol of Colyseus, by hand: see `Room.ts` of its SDK. */
export const colyseus: Langue = {
  demande(numero, commande) {
    const message = getMessageBytes.raw(Protocol.ROOM_DATA, "commande", commande);
    return Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, numero]), message.subarray(1)]);
  },
  nature(trame) {
    switch (trame[0]) {
      case Protocol.ROOM_STATE_PATCH:
        return trame.includes(marque) ? NATURE.revelation : NATURE.patch;
      case Protocol.ROOM_RESPONSE:
        return trame[2] === ResponseStatus.OK && trame[trame.length - 1] === VRAI
          ? NATURE.accuse
          : NATURE.refus;
      case Protocol.JOIN_ROOM:
        return NATURE.bonjour;
      default:
        return NATURE.autre;
    }
  },
};

/** The first letter of the floor's messages, `{"t":"x…`. */
export const LETTRE = {
  bonjour: "b",
  accuse: "o",
  refus: "n",
  diffusion: "d",
  revelation: "r",
} as const;
const RANG_LETTRE = '{"t":"'.length;
const natures = new Map<number | undefined, Nature>([
  [LETTRE.bonjour.charCodeAt(0), NATURE.bonjour],
  [LETTRE.accuse.charCodeAt(0), NATURE.accuse],
  [LETTRE.refus.charCodeAt(0), NATURE.refus],
  [LETTRE.diffusion.charCodeAt(0), NATURE.patch],
  [LETTRE.revelation.charCodeAt(0), NATURE.revelation],
]);

/** JSON, as anybody would write it over a bare `ws`. */
export const json: Langue = {
  demande: (numero, commande) => Buffer.from(JSON.stringify({ id: numero, ...commande })),
  nature: (trame) => natures.get(trame[RANG_LETTRE]) ?? NATURE.autre,
};
