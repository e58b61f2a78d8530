/** The standings, in the middle of a game. mise-en-scene "Standings", decisions/0108. */

export interface LigneClassement {
  readonly id: string;
  readonly score: number;
  /** Shared by equal scores. */
  readonly rang: number;
  /** Won since what it is compared with; negative when lost. */
  readonly places: number;
  /** Points that would put them ahead of `devant`; 0 for who leads alone. */
  readonly ecart: number;
  /** Those just before them, or beside them at the top: whom they would leave behind. */
  readonly devant: readonly string[];
  /** Where there is no room for all, whether the slate shows it: the first ones, and those who climb most. */
  readonly montree: boolean;
}

/** Something that several may share, and its figure: places won, sips, right answers in a row. */
export interface Mention {
  readonly qui: readonly string[];
  readonly n: number;
}

export interface Classement {
  /** The step that it opens. */
  readonly tour: number;
  /** The host has gone on before their time was up. */
  readonly clos: boolean;
  /** In their order. */
  readonly lignes: readonly LigneClassement[];
  readonly grimpe: Mention | null;
  readonly boit: Mention | null;
  readonly serie: Mention | null;
}

/** What the next standings are counted from, and compared with. */
export interface Repere {
  /** Questions judged by the last standings. */
  readonly jugees: number;
  /** Everybody's counter by then. */
  readonly gorgees: Readonly<Record<string, number>>;
  /** Places then, or after the first questions of a game; null: too early to say. */
  readonly rangs: Readonly<Record<string, number>> | null;
}

export interface Pointage {
  /** Of the step on screen. */
  readonly dit: Classement | null;
  readonly repere: Repere;
}
