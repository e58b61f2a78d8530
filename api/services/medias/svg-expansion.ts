/**
 * Counts the elements of an SVG drawing once each reference is replaced by what it draws: a kilobyte of nested ones makes millions, and
 * freezes the tab that draws them.
 */
import type { SaxesTagNS } from "saxes";

/** An element that has an id or draws others, with all below it that have neither. */
interface Group {
  elements: number;
  /** Vertices of its lines, on each of which a marker is drawn. */
  vertices: number;
  readonly children: Group[];
  /** Ids that are drawn once: by a link, a mask, a clip. */
  readonly once: readonly string[];
  /** Ids of patterns, which elements below inherit, so that each may draw them. */
  readonly perElement: readonly string[];
  /** Ids of markers, which elements below inherit, so that each vertex may draw them. */
  readonly perVertex: readonly string[];
  /** Null before the count; empty during the count, so that a circle of references, which browsers do not draw, ends. */
  expanded: Expanded | null;
}

interface Expanded {
  readonly elements: number;
  readonly vertices: number;
}

/** Longest chain of groups; a longer one counts as endless. */
const CHAIN_MAX = 1000;
/** Most ids that style sheets may name, since each element looks at all of them. */
const SHEET_REFERENCES_MAX = 2000;
const NOTHING: Expanded = { elements: 0, vertices: 0 };
/** Number at which a count stops: more elements than any accepted drawing has. */
const ENDLESS = 1e9;
/** Elements that a reference does not draw again: they are a colour or an effect. */
const PAINTS = /gradient$|^filter$|^solidcolor$/i;
const REFERENCE = /url\s*\(\s*["']?\s*#([^"')\s]+)/gi;
/** A declaration of a style sheet or of the attribute `style`: its property, and its value, which may refer to elements. */
const DECLARATION = /([a-z-]+)\s*:\s*([^;{}]*)/gi;

export interface SvgExpandedElementCounter {
  open(tag: SaxesTagNS): void;
  close(): void;
  /** Reads the text of a style sheet, whose references any element may draw. */
  readStyleSheet(css: string): void;
  /** Number of elements after expansion. */
  count(): number;
}

export function createSvgExpandedElementCounter(): SvgExpandedElementCounter {
  const root = createGroup();
  const byId = new Map<string, Group>();
  const opened: Group[] = [root];
  /** Ids that style sheets name, those of markers apart: each element counts the costliest id, each vertex the costliest marker. */
  const ofSheets = { perElement: new Set<string>(), perVertex: new Set<string>() };

  const expandId = (id: string, chain: number): Expanded => {
    const target = byId.get(id);
    return target === undefined ? NOTHING : expand(target, chain + 1);
  };
  const cost = (ids: readonly string[], chain: number): number =>
    ids.reduce((total, id) => total + expandId(id, chain).elements, 0);
  const costliest = (ids: ReadonlySet<string>, chain: number): number => {
    if (ids.size > SHEET_REFERENCES_MAX) return ENDLESS;
    let most = 0;
    for (const id of ids) most = Math.max(most, expandId(id, chain).elements);
    return most;
  };

  function expand(group: Group, chain: number): Expanded {
    if (group.expanded !== null) return group.expanded;
    if (chain > CHAIN_MAX) return { elements: ENDLESS, vertices: 0 };
    group.expanded = NOTHING;
    let { elements, vertices } = group;
    for (const child of [
      ...group.children.map((one) => expand(one, chain + 1)),
      ...group.once.map((id) => expandId(id, chain)),
    ]) {
      elements += child.elements;
      vertices += child.vertices;
    }
    elements +=
      elements * cost(group.perElement, chain) +
      vertices * cost(group.perVertex, chain) +
      group.elements * costliest(ofSheets.perElement, chain) +
      group.vertices * costliest(ofSheets.perVertex, chain);
    group.expanded = {
      elements: Math.min(elements, ENDLESS),
      vertices: Math.min(vertices, ENDLESS),
    };
    return group.expanded;
  }

  return {
    open(tag) {
      const parent = opened.at(-1) ?? root;
      const id = tag.attributes["id"]?.value;
      const drawn = readReferences(tag);
      const isPlain = id === undefined && Object.values(drawn).every(({ length }) => length === 0);
      const group = isPlain ? parent : createGroup(drawn);
      if (group !== parent) parent.children.push(group);
      // the first element of an id is the one that is repeated
      if (id !== undefined && !byId.has(id) && !PAINTS.test(tag.local)) byId.set(id, group);
      group.elements++;
      group.vertices += countVertices(tag);
      opened.push(group);
    },
    close: () => void opened.pop(),
    readStyleSheet(css) {
      for (const [, property = "", said = ""] of css.matchAll(DECLARATION))
        for (const [, id = ""] of said.matchAll(REFERENCE))
          ofSheets[property.startsWith("marker") ? "perVertex" : "perElement"].add(id);
    },
    count() {
      for (const ids of Object.values(ofSheets))
        for (const id of ids) if (!byId.has(id)) ids.delete(id);
      return expand(root, 0).elements;
    },
  };
}

type References = Pick<Group, "once" | "perElement" | "perVertex">;

const createGroup = (drawn: References = { once: [], perElement: [], perVertex: [] }): Group => ({
  ...drawn,
  elements: 0,
  vertices: 0,
  children: [],
  expanded: null,
});

/** The ids that an element draws, by its link, its attributes and its style. */
function readReferences({ attributes }: SaxesTagNS): References {
  const once: string[] = [];
  const perElement: string[] = [];
  const perVertex: string[] = [];
  const read = (property: string, value: string) => {
    const ids = [...value.matchAll(REFERENCE)].map(([, id = ""]) => id);
    if (property.startsWith("marker")) perVertex.push(...ids);
    else if (property === "fill" || property === "stroke") perElement.push(...ids);
    else once.push(...ids);
  };
  for (const { local, value } of Object.values(attributes)) {
    if (local === "href" && value.trim().startsWith("#")) once.push(value.trim().slice(1));
    else if (local === "style")
      for (const [, property = "", said = ""] of value.matchAll(DECLARATION)) read(property, said);
    else read(local, value);
  }
  return { once, perElement, perVertex };
}

/** Number of points of a line, rounded up: two numbers make one. */
function countVertices({ attributes }: SaxesTagNS): number {
  const points = attributes["d"]?.value ?? attributes["points"]?.value ?? "";
  return Math.ceil((points.match(/\d+/g)?.length ?? 0) / 2);
}
