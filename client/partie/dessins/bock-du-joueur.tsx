import type { ReactElement } from "react";
import { useVue } from "../vue.ts";
import type { BockProps } from "./bock.tsx";
import { BockDe } from "./bock-de.tsx";

interface Props extends Omit<BockProps, "dessin"> {
  readonly id: string;
}

/** The mat of a player by their key; the initials of who has left: their drawing went with them. */
export function BockDuJoueur({ id, ...reste }: Props): ReactElement {
  const { vue } = useVue();
  return <BockDe {...reste} dessin={vue.joueurs[id]?.dessin ?? 0} />;
}
