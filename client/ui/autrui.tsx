import type { ReactElement, ReactNode } from "react";
import { insecables } from "./typographie.tsx";

/**
 * What others wrote (a name, a title, a message), apart from our own words around it: a text from right to left, or a mark
 * left open in it, turns nothing else around.
 */
export function Autrui({ children }: { readonly children: ReactNode }): ReactElement {
  return <bdi>{typeof children === "string" ? insecables(children) : children}</bdi>;
}
