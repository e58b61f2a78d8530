/**
 * Counts the elements of an SVG drawing once each `use` is replaced by what it repeats: a kilobyte of nested ones makes
 * millions, and freezes the tab that draws them.
 */

/** Element with an id, the elements directly below it, and what these repeat. */
interface Group {
  elements: number;
  readonly children: Group[];
  readonly repeated: string[];
  /** Number of elements after expansion: null while unknown, 0 while it is counted, since browsers draw no circle. */
  expanded: number | null;
}

/** Longest chain of groups; a longer one counts as endless. */
const CHAIN_MAX = 1000;

export interface SvgExpansion {
  /** Reads the start of an element: its id, and the id that it repeats. */
  open(id: string | undefined, repeated: string | undefined): void;
  close(): void;
  /** Number of elements after expansion. */
  count(): number;
}

export function createSvgExpansion(): SvgExpansion {
  const root: Group = createGroup();
  const byId = new Map<string, Group>();
  const opened: Group[] = [root];

  function expand(group: Group, chain: number): number {
    if (group.expanded !== null) return group.expanded;
    if (chain > CHAIN_MAX) return Number.POSITIVE_INFINITY;
    group.expanded = 0;
    let total = group.elements;
    for (const child of group.children) total += expand(child, chain + 1);
    for (const id of group.repeated) {
      const target = byId.get(id);
      if (target !== undefined) total += expand(target, chain + 1);
    }
    group.expanded = total;
    return total;
  }

  return {
    open(id, repeated) {
      const parent = opened.at(-1) ?? root;
      const group = id === undefined ? parent : createGroup();
      if (group !== parent) parent.children.push(group);
      // the first element of an id is the one that is repeated
      if (id !== undefined && !byId.has(id)) byId.set(id, group);
      group.elements++;
      if (repeated !== undefined) group.repeated.push(repeated);
      opened.push(group);
    },
    close: () => void opened.pop(),
    count: () => expand(root, 0),
  };
}

const createGroup = (): Group => ({ elements: 0, children: [], repeated: [], expanded: null });
