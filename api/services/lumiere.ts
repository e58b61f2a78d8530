/** The lamp as the API sees it. Never fails: nobody is told of a lamp that is not there. */
export interface Lumiere {
  mettre(mode: "rouge" | "normal"): void;
}
