import type { ReactElement } from "react";
import { useVue } from "../vue.ts";
import { BockDe } from "./bock-de.tsx";

interface Props {
  readonly id: string;
  readonly pseudo: string;
  readonly taille: string;
  readonly plat?: boolean | undefined;
  readonly or?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The mat of a player by their key; the initials of who has left: their drawing went with them. */
export function BockDuJoueur({ id, ...reste }: Props): ReactElement {
  const { vue } = useVue();
  return <BockDe {...reste} dessin={vue.joueurs[id]?.dessin ?? 0} />;
}
