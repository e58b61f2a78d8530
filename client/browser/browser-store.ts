/**
 * What the browser keeps by name. Where it keeps nothing (all cookies blocked: even looking at its storage throws) or is full, the page keeps
 * it as long as it lives: a pseudo that was typed is read, a host who lost the line is still the host. Nothing here throws.
 */

/** On the page rather than in this module: the script of the first paint is built apart (features/accueil/avant-script.ts). */
declare global {
  var heldByThePage: Record<"local" | "tab", Map<string, string | null>> | undefined;
}
const held = (globalThis.heldByThePage ??= { local: new Map(), tab: new Map() });

class BrowserStore {
  readonly #storage: () => Storage;
  /** What the browser did not take; null: it did not forget. */
  readonly #held: Map<string, string | null>;

  constructor(storage: () => Storage, kept: Map<string, string | null>) {
    this.#storage = storage;
    this.#held = kept;
  }

  /** Null: there is none. */
  read(name: string): string | null {
    const ours = this.#held.get(name);
    if (ours !== undefined) return ours;
    try {
      return this.#storage().getItem(name);
    } catch {
      return null;
    }
  }

  /** @param value null: no more of it. @returns whether it will still be so when the page is loaded again */
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

  /** Whether what was last written under that name outlives the page. */
  lasts(name: string): boolean {
    return !this.#held.has(name);
  }

  /** Names that begin so. */
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

/** Kept by this browser, for all its tabs. */
export const localStore = new BrowserStore(() => localStorage, held.local);
/** Kept by this tab until it is closed: for a page that is loaded again. */
export const tabStore = new BrowserStore(() => sessionStorage, held.tab);
