import type { ReactElement } from "react";
import { Bock, type BockProps } from "./bock.tsx";
import { useDessin } from "./use-dessin.ts";

interface BockDeProps extends Omit<BockProps, "dessin"> {
  /** Number of their drawing in the room's state; 0: none. */
  readonly dessin: number;
}

/** The mat of somebody of this room, its drawing fetched once by this screen. */
export function BockDe({ dessin, ...reste }: BockDeProps): ReactElement {
  return <Bock {...reste} dessin={useDessin(dessin)} />;
}
