/** A browser as the journey needs it, whatever its engine: the protocols agree on nearly everything else. */

/** A finger or a keyboard, in the words that WebDriver and WebDriver BiDi share. */
export type Source =
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "touch" };
      readonly actions: readonly (
        | { readonly type: "pointerMove"; readonly x: number; readonly y: number }
        | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 }
      )[];
    }
  | {
      readonly type: "key";
      readonly id: string;
      readonly actions: readonly {
        readonly type: "keyDown" | "keyUp";
        readonly value: string;
      }[];
    };

export interface Navigateur {
  /** Engine and version, as it calls itself. */
  readonly nom: string;
  /** Resolves once the page is loaded, as `recharger` does. */
  readonly ouvrir: (adresse: string) => Promise<void>;
  readonly recharger: () => Promise<void>;
  /** Value of an expression in the page: a string. */
  readonly evaluer: (expression: string) => Promise<string>;
  readonly agir: (source: Source) => Promise<void>;
  /** A PNG of what is on the screen. */
  readonly capturer: () => Promise<Buffer>;
  /** Ends it, whatever state it is in. */
  readonly fermer: () => Promise<void>;
}

/** Size of the page, in CSS pixels: a phone's. */
export const TELEPHONE = { width: 390, height: 800 } as const;
/** A driver that has not answered by then never will. */
export const PATIENCE_MS = 30_000;
