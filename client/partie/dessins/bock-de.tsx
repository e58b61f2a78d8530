import type { ReactElement } from "react";
import { Bock } from "./bock.tsx";
import { useDessin } from "./use-dessin.ts";

interface BockDeProps {
  readonly pseudo: string;
  /** Number of their drawing in the room's state; 0: none. */
  readonly dessin: number;
  readonly taille: string;
  readonly plat?: boolean | undefined;
  readonly or?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The mat of somebody of this room, its drawing fetched once by this screen. */
export function BockDe({ dessin, ...reste }: BockDeProps): ReactElement {
  return <Bock {...reste} dessin={useDessin(dessin)} />;
}
