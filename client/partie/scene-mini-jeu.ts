/**
 * Where a route plugs the staging of the mini-games into the screens of host and players: features never import each
 * other, routes compose them.
 */
import { createContext, type ReactElement, type ReactNode } from "react";

export interface PropsScene {
  /** What the screen adds to the scene: sips to hand out, gifts that come in. */
  readonly children?: ReactNode;
  /** It takes room: the drawing steps aside. */
  readonly ample?: boolean;
}

export type RendreScene = (props: PropsScene) => ReactElement;

export const ContexteMiniJeu = createContext<RendreScene | null>(null);
