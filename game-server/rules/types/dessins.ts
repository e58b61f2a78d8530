/** The sous-bocks that people have drawn: beside the seats, for they are long and seldom change. */

export interface DessinPose {
  /** Of this drawing and of no other of the room. */
  readonly numero: number;
  /** As it travelled (contracts/dessin.ts); empty once the host has wiped it. */
  readonly traits: string;
  /** When it came, in ms of the room's clock. */
  readonly a: number;
}

export interface Dessins {
  /** Number of the next one. */
  readonly prochain: number;
  /** By player, of this game or who left it. */
  readonly de: Readonly<Record<string, DessinPose>>;
}
