/**
 * The browser's localStorage and sessionStorage. Where the browser refuses to store (cookies blocked, storage full), values are held in memory
 * for as long as the page lives, so that a typed pseudo or a host's secret still works. Nothing here throws.
 */

/**
 * Values held in memory: on the global object, because the script of the first paint
 * (screens/accueil/before-hydration-script.ts), built apart, has its own copy of this module.
 */
declare global {
  var heldByThePage: Record<"local" | "tab", Map<string, string | null>> | undefined;
}
const held = (globalThis.heldByThePage ??= { local: new Map(), tab: new Map() });

class BrowserStore {
  readonly #storage: () => Storage;
  /** Values that the browser refused to store; null: a value that it refused to remove. */
  readonly #held: Map<string, string | null>;

  constructor(storage: () => Storage, kept: Map<string, string | null>) {
    this.#storage = storage;
    this.#held = kept;
  }

  /** Reads a value by its name. @returns null when there is no value of that name */
  read(name: string): string | null {
    const ours = this.#held.get(name);
    if (ours !== undefined) return ours;
    try {
      return this.#storage().getItem(name);
    } catch {
      return null;
    }
  }

  /** Stores a value. @param value null removes it. @returns whether the change outlives this page */
  write(name: string, value: string | null): boolean {
    try {
      if (value === null) this.#storage().removeItem(name);
      else this.#storage().setItem(name, value);
      this.#held.delete(name);
      return true;
    } catch {
      this.#held.set(name, value);
      return false;
    }
  }

  /** Whether the last change written under that name outlives this page. */
  lasts(name: string): boolean {
    return !this.#held.has(name);
  }

  /** Names of the stored values that start with `prefix`. */
  names(prefix: string): readonly string[] {
    const ours = [...this.#held].flatMap(([name, value]) => (value === null ? [] : [name]));
    return [...new Set([...this.#stored(), ...ours])].filter(
      (name) => name.startsWith(prefix) && this.#held.get(name) !== null,
    );
  }

  #stored(): readonly string[] {
    try {
      return Object.keys(this.#storage());
    } catch {
      return [];
    }
  }
}

/** Values shared by all tabs of this browser. */
export const localStore = new BrowserStore(() => localStorage, held.local);
/** Values of this tab, which outlive a reload and end with the tab. */
export const tabStore = new BrowserStore(() => sessionStorage, held.tab);
