import type { ReactElement } from "react";
import { NomCraie } from "../ui/craie.tsx";
import { partis, type Scene } from "./scene.ts";

/** The one who left, by name when this screen has known it. */
export function Partis({ vue, jeu, nommer }: Scene): ReactElement {
  const [qui = jeu.designe] = partis(vue, jeu);
  return <NomCraie>{nommer(qui)}</NomCraie>;
}
