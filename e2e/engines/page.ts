/**
 * Helpers to read and press a page, the same in every engine: they wait until an element is visible, and press only an
 * uncovered one.
 */
import { setTimeout as dormir } from "node:timers/promises";
import type { Navigateur } from "./browser.ts";

/** Longest wait for an element, on a busy machine. */
const ATTENTE_MS = 20_000;
/**
 * Time between two looks. WebDriver announces no changes of a page, and a script that waits inside the page would be
 * lost when the journey loads another one.
 */
const REGARD_MS = 50;

type Valeur = string | number;
interface Place {
  readonly x: number;
  readonly y: number;
  /** Whether a finger would touch this element and no other. */
  readonly libre: boolean;
}

/** Finds the first visible element of a selector that contains a text; runs in the page. */
function reperer(selecteur: string, texte: string): Place | null {
  // every kind of space counts as a plain one
  const plat = (lu: string) => lu.replaceAll(/\s+/g, " ");
  for (const element of document.querySelectorAll<HTMLElement>(selecteur)) {
    if (!plat(element.innerText).includes(plat(texte))) continue;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const [milieuX, milieuY] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const touche = document.elementFromPoint(milieuX, milieuY);
    return { x: milieuX, y: milieuY, libre: element.contains(touche) };
  }
  return null;
}

export class Page {
  readonly #navigateur: Navigateur;

  constructor(navigateur: Navigateur) {
    this.#navigateur = navigateur;
  }

  /** Runs a function in the page with these arguments only, and returns its result through JSON. */
  async lire<A extends readonly Valeur[], T>(fonction: (...args: A) => T, ...args: A): Promise<T> {
    const appel = `JSON.stringify((${fonction.toString()})(...${JSON.stringify(args)}))`;
    const lu: T = JSON.parse(await this.#navigateur.evaluer(appel));
    return lu;
  }

  /** Waits until `lire` returns something. Throws an error with `quoi` otherwise. */
  async jusqua<T>(quoi: string, lire: () => Promise<T | null>): Promise<T> {
    const limite = performance.now() + ATTENTE_MS;
    for (;;) {
      const lu = await lire();
      if (lu !== null) return lu;
      if (performance.now() > limite) throw new Error(`never seen: ${quoi}`);
      await dormir(REGARD_MS);
    }
  }

  /** Waits until an element that holds `texte` is visible. */
  async voir(selecteur: string, texte = ""): Promise<void> {
    await this.jusqua(`${selecteur} "${texte}"`, () => this.lire(reperer, selecteur, texte));
  }

  /** Waits until an element stands still and is uncovered, then touches its middle. */
  async presser(selecteur: string, texte = ""): Promise<void> {
    let avant: Place | null = null;
    const { x, y } = await this.jusqua(`${selecteur} "${texte}", free and at rest`, async () => {
      const place = await this.lire(reperer, selecteur, texte);
      const enRepos = place?.libre === true && place.x === avant?.x && place.y === avant.y;
      avant = place;
      return enRepos ? place : null;
    });
    await this.#navigateur.agir({
      type: "pointer",
      id: "doigt",
      parameters: { pointerType: "touch" },
      actions: [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    });
  }

  /** Touches a field and types, letter by letter; waits until the field holds it. */
  async ecrire(selecteur: string, texte: string): Promise<void> {
    await this.presser(selecteur);
    const touches = [...texte].flatMap((value) => [
      { type: "keyDown" as const, value },
      { type: "keyUp" as const, value },
    ]);
    await this.#navigateur.agir({ type: "key", id: "clavier", actions: touches });
    await this.jusqua(`"${texte}" in ${selecteur}`, async () =>
      (await this.valeur(selecteur)) === texte ? texte : null,
    );
  }

  /** The value of a field. */
  valeur(selecteur: string): Promise<string> {
    return this.lire((s) => document.querySelector<HTMLInputElement>(s)?.value ?? "", selecteur);
  }
}
