/** Which rooms there are beyond this process, and who plays each. */

/** The address of another process under the site's own; `enRoute`: between two, it is to be asked again in a moment. */
export type RoomLocation = { readonly chemin: string } | "enRoute";

export interface RoomDirectory {
  /** Takes a code for a room that is about to open here. False: there is one already. */
  reserver(code: string): Promise<boolean>;
  /**
   * Gives a code back: its room could not be opened, or is gone and was stored nowhere. Never fails: resolves once it is done, however
   * long that takes.
   */
  rendre(code: string): Promise<void>;
  /** Where a room is that is not here; null when there is none of that code. */
  ailleurs(code: string): Promise<RoomLocation | null>;
}

/** One process alone: what is not here is nowhere. `ici`: whether it has that code. */
export const singleProcessDirectory = (ici: (code: string) => Promise<boolean>): RoomDirectory => ({
  reserver: async (code) => !(await ici(code)),
  rendre: async () => {},
  ailleurs: async () => null,
});
