/**
 * Draws an SVG as a browser would, only to count: each reference draws its target anew. A kilobyte of nested references makes
 * millions of elements, and freezes the tab that draws them.
 */
import type { SaxesTagNS } from "saxes";

interface SvgElement {
  readonly name: string;
  readonly parent: SvgElement | null;
  readonly children: SvgElement[];
  /** Characters of its attributes and its text, which a browser reads at each repeat. */
  characters: number;
  /** Most vertices that its line may have, on each of which a marker is drawn. */
  vertices: number;
  /** Ids that its links name: it may have one of each namespace. */
  links: readonly string[];
  /** Ids that its attributes and styles refer to. */
  readonly ids: string[];
  /** Its id and its classes, as selectors. */
  readonly selectors: string[];
  targets: Targets | null;
}

/** Elements that an element draws by its references. */
interface Targets {
  /** Patterns and markers: elements below draw them too. */
  readonly inherited: readonly SvgElement[];
  /** Masks, clips and filters. */
  readonly own: readonly SvgElement[];
}

/** Longest chain of elements that draw each other; a longer one counts as endless. */
const CHAIN_MAX = 1000;
/** Characters that count as one more element. */
const CHARACTERS_PER_ELEMENT = 1000;
/** Elements that a reference does not draw: they are a colour. */
const PAINT = /gradient$|^solidcolor$/i;
const INHERITED = /^(?:marker|pattern|hatch)$/;
const ANIMATION = /^(?:animate|set)/;
/** Elements whose link draws nothing. */
const LINK_ONLY = /^(?:a|mpath|textPath)$/;
const LOCAL_LINK = /^[ \t\r\n]*#([^\s"'()%\\]*)[ \t\r\n]*$/;
const REFERENCE = /(?:url|element)\([ \t\r\n]*(["']?)#([^\s"'(){};%\\]*)\1[ \t\r\n]*\)/gi;
/** Beginning of any reference: one whose id is escaped begins so too, but is no REFERENCE. */
const ANY_REFERENCE = /(?:url|element)\(\s*["']?\s*#/gi;
const UNINHERITED_PROPERTY = /mask|clip-path|filter|\ball\b/i;
const ANIMATED_VALUE = /^(?:values|from|to|by)$/;
const GEOMETRY = /^(?:d|points|style)$/;
const POINT = /\d+|z/gi;
/** Comments, strings and brackets without a brace. */
const BRACELESS =
  /\/\*[^*{}]*\*\/|\((?:[^(){}*"']|(["'])[^"'(){}*\n\r\f]*\1)*\)|(["'])[^"'{}\n\r\f]*\2/g;
/** Beginning or end of a comment, a string or brackets. */
const MAY_HIDE_BRACES = /["'()[\]]|\/\*|\*\//;
/** Selector that stands for every selector whose elements are not known by a class or an id. */
const ANY = "*";

export interface SvgExpandedElementCounter {
  /** Reads an element; false once the file alone has more than the limit. */
  open(tag: SaxesTagNS): boolean;
  close(): void;
  readText(text: string): void;
  readStyleSheet(css: string): void;
  /** Whether a browser may have to draw more elements than the limit. Called once, at the end. */
  isEndless(): boolean;
}

/** @param max most elements that a drawing may have after expansion */
export function createSvgExpandedElementCounter(max: number): SvgExpandedElementCounter {
  const root = createElement("", null);
  const byId = new Map<string, SvgElement>();
  const opened: SvgElement[] = [root];
  const animations: SvgElement[] = [];
  /** Ids that style sheets refer to, each with the selectors of its rule. */
  const sheetIds: [selectors: readonly string[], id: string][] = [];
  const sheetTargets = new Map<string, SvgElement[]>();
  /** Steps that remain: an element that is drawn takes one, and so does a reference of a style sheet at each element. */
  let left = max;
  let sheetVertices = 0;
  let elements = 0;
  /** Whether a style may pass masks, clips and filters on to elements below. */
  let passesOn = false;
  /** Whether markers may take the patterns of the line that draws them. */
  let isContextual = false;
  /** Whether an id is written as browsers decode it, and no drawing program does. */
  let isEscaped = false;

  function readIds(style: string): string[] {
    passesOn ||=
      /var\(/i.test(style) || (/inherit/i.test(style) && UNINHERITED_PROPERTY.test(style));
    isContextual ||= /context-/i.test(style);
    const ids = Array.from(style.matchAll(REFERENCE), ([, , id = ""]) => id);
    isEscaped ||= count(style, ANY_REFERENCE) !== ids.length;
    return ids;
  }

  function readAttribute(element: SvgElement, property: string, value: string): void {
    if (property === "href") {
      if (!value.trim().startsWith("#") || LINK_ONLY.test(element.name)) return;
      const id = LOCAL_LINK.exec(value)?.[1];
      if (id === undefined) isEscaped = true;
      else element.links = [...element.links, id];
      return;
    }
    element.characters += value.length;
    if (property === "id") element.selectors.push(`#${value}`);
    if (property === "class")
      for (const one of value.split(/[\s;]+/)) element.selectors.push(`.${one}`);
    if (GEOMETRY.test(property)) element.vertices += count(value, POINT);
    for (const id of readIds(`${property}:${value}`)) element.ids.push(id);
  }

  function findTargets(element: SvgElement): Targets {
    const found = element.ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
    for (const selector of new Set([ANY, ...element.selectors]))
      for (const target of sheetTargets.get(selector) ?? []) if (left-- > 0) found.push(target);
    const isInherited = ({ name }: SvgElement) => passesOn || INHERITED.test(name);
    return {
      inherited: found.filter(isInherited),
      own: found.filter((target) => !isInherited(target)),
    };
  }
  const targetsOf = (element: SvgElement): Targets => (element.targets ??= findTargets(element));

  const drawing = new Set<SvgElement>();
  /** Draws an element with all that it inherits; false when the limit is passed. */
  function draw(element: SvgElement, inherited: readonly SvgElement[]): boolean {
    left -= 1 + Math.floor(element.characters / CHARACTERS_PER_ELEMENT);
    if (left < 0 || drawing.size > CHAIN_MAX) return false;
    // browsers do not draw a circle of references
    if (drawing.has(element)) return true;
    drawing.add(element);
    const targets = targetsOf(element);
    const all = targets.inherited.length === 0 ? inherited : [...inherited, ...targets.inherited];
    const isDrawn =
      all.every((target) => drawTarget(target, element, all)) &&
      targets.own.every((target) => drawTarget(target, element, all)) &&
      element.links.every((id) => drawLinked(byId.get(id), all)) &&
      element.children.every((child) => draw(child, all));
    drawing.delete(element);
    return isDrawn;
  }
  function drawTarget(
    target: SvgElement,
    { vertices }: SvgElement,
    inherited: readonly SvgElement[],
  ): boolean {
    const times = target.name === "marker" ? vertices + sheetVertices : 1;
    for (let i = 0; i < times; i++)
      if (!drawLinked(target, isContextual ? inherited : [])) return false;
    return true;
  }
  const drawLinked = (linked: SvgElement | undefined, inherited: readonly SvgElement[]): boolean =>
    linked === undefined || draw(linked, [...inherited, ...inheritedBy(linked)]);
  /** Targets that an element inherits from those around it in the file. */
  function inheritedBy({ parent }: SvgElement): readonly SvgElement[] {
    if (parent === null) return [];
    const { inherited } = targetsOf(parent);
    return inherited.length === 0 ? inheritedBy(parent) : [...inheritedBy(parent), ...inherited];
  }

  return {
    open({ local, attributes }) {
      const parent = opened.at(-1) ?? root;
      const element = createElement(local, parent);
      // a value of an animation is one of the property that it sets
      const animated = ANIMATION.test(local)
        ? attributes["attributeName"]?.value.trim()
        : undefined;
      for (const { local: name, value } of Object.values(attributes))
        readAttribute(element, ANIMATED_VALUE.test(name) ? (animated ?? name) : name, value);
      parent.children.push(element);
      opened.push(element);
      // the first element of an id is the one that is repeated
      const id = attributes["id"]?.value;
      if (id !== undefined && !byId.has(id) && !PAINT.test(local)) byId.set(id, element);
      if (ANIMATION.test(local)) animations.push(element);
      return ++elements <= max;
    },
    close: () => void opened.pop(),
    readText(text) {
      (opened.at(-1) ?? root).characters += text.length;
    },
    readStyleSheet(css) {
      readIds(css);
      if (/path\(/i.test(css)) sheetVertices += count(css, POINT);
      const isLegible = !MAY_HIDE_BRACES.test(css.replaceAll(BRACELESS, ""));
      const blocks: string[][] = [];
      for (const [, text = "", end = ""] of css.matchAll(/([^{};]*)([{};]|$)/g)) {
        if (text.includes("#"))
          for (const id of readIds(text)) sheetIds.push([blocks.at(-1) ?? [ANY], id]);
        if (end === "{") blocks.push(isLegible ? text.split(",").map(simplifySelector) : [ANY]);
        if (end === "}") blocks.pop();
      }
    },
    isEndless() {
      for (const animation of animations) {
        const { links, parent, ids, selectors, vertices } = animation;
        animation.links = [];
        for (const changed of links.length === 0 ? [parent] : links.map((id) => byId.get(id))) {
          if (!changed) continue;
          for (const id of ids) changed.ids.push(id);
          for (const selector of selectors) changed.selectors.push(selector);
          changed.vertices += vertices;
        }
      }
      for (const [selectors, id] of sheetIds) {
        const target = byId.get(id);
        if (target === undefined) continue;
        for (const selector of selectors) {
          if (--left < 0) return true;
          const targets = sheetTargets.get(selector) ?? [];
          if (targets.push(target) === 1) sheetTargets.set(selector, targets);
        }
      }
      return isEscaped || !draw(root, []);
    },
  };
}

const createElement = (name: string, parent: SvgElement | null): SvgElement => ({
  name,
  parent,
  children: [],
  characters: 0,
  // even a line without points of its own has two ends
  vertices: 2,
  links: [],
  ids: [],
  selectors: [],
  targets: null,
});

/** The class or the id by which the elements of a selector are known. */
function simplifySelector(selector: string): string {
  if (/[^\w\s.#>-]/.test(selector)) return ANY;
  return /[.#][\w-]+$/.exec(selector.trimEnd())?.[0] ?? ANY;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found++;
  return found;
}
