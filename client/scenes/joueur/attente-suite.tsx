import { useVue } from "../../partie/vue.ts";

interface Props {
  /** What the others read; default: they wait for the host. */
  readonly sinon?: string;
}

/** Who moves on, at the foot of a phone's mat: the host, or whoever holds this phone. */
export function AttenteSuite({ sinon = "On attend l’hôte pour la suite" }: Props) {
  const { vue, moi } = useVue();
  return vue.telecommande === moi ? "À toi d’appuyer sur Suivant" : sinon;
}
