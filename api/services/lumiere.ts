/** The lamp as the API sees it. Never fails: nobody is told of a lamp that is not there. */
export interface Lumiere {
  /** Whether the settings name one. */
  readonly reglee: boolean;
  mettre(mode: "rouge" | "normal"): void;
}
