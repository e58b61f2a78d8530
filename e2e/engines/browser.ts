/**
 * The interface of a browser for this journey, whatever its engine: the protocols agree on nearly everything else.
 */

/** An input device, in the format that WebDriver and WebDriver BiDi share. */
export type InputSource =
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
  /** Name and version of the engine, as the browser gives them. */
  readonly nom: string;
  /** Resolves once the page is loaded, as `recharger` does. */
  readonly ouvrir: (adresse: string) => Promise<void>;
  readonly recharger: () => Promise<void>;
  /** The value of an expression in the page, which must be a string. */
  readonly evaluer: (expression: string) => Promise<string>;
  readonly agir: (source: InputSource) => Promise<void>;
  /** A PNG of the screen. */
  readonly capturer: () => Promise<Buffer>;
  /** Closes the browser, whatever its state. */
  readonly fermer: () => Promise<void>;
}

/** Size of the page, in CSS pixels: a phone's. */
export const TAILLE_DE_PAGE_TELEPHONE = { width: 390, height: 800 } as const;
/** Time after which a driver without an answer counts as dead. */
export const BROWSER_DRIVER_TIMEOUT_MS = 30_000;
