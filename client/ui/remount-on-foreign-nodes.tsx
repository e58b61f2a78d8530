/**
 * A browser that translates, or an extension, puts nodes of its own around the texts of the page; React then fails to find its text where it
 * left it (NotFoundError, facebook/react#11538). `translate="no"` asks them not to; who does it anyway sees the screen drawn anew, not a failure.
 */
import { Component, type ReactNode } from "react";

/** So many in a row are no translator: the failure is told. */
const REMOUNTS_MAX = 10;
const IN_A_ROW_MS = 5_000;

/** Where somebody types. */
const FIELDS =
  "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])";

interface Typed {
  /** The same on the field that takes its place. */
  readonly key: string;
  readonly value: string;
  /** The keyboard is there. */
  readonly focused: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Each field with what tells it from the others: what it is called, and which of that name it is. */
function fields(): readonly (readonly [string, Field])[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)].map((field) => {
    const label = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? "";
    const name = [field.type, field.name, label, field.placeholder].join("\n");
    const rank = seen.get(name) ?? 0;
    seen.set(name, rank + 1);
    return [`${name}\n${String(rank)}`, field];
  });
}

const readTyped = (): readonly Typed[] =>
  fields().map(([key, field]) => ({
    key,
    value: field.value,
    focused: field === document.activeElement,
  }));

/** As if it were typed: whoever keeps the value hears of it. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React keeps a setter of its own on each field, and would not hear
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function writeTyped(typed: readonly Typed[]): void {
  const now = new Map(fields());
  for (const { key, value, focused } of typed) {
    const field = now.get(key);
    if (field === undefined) continue;
    if (field.value !== value) type(field, value);
    if (focused) field.focus({ preventScroll: true });
  }
}

const isForeignNode = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotFoundError";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Draws anew what a foreign node has broken, with what was being typed; any other failure goes on to whoever is above. */
export class RemountOnForeignNodes extends Component<Props, State, readonly Typed[] | null> {
  override state: State = { failure: null };
  #inARow = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override getSnapshotBeforeUpdate(_props: Props, before: State): readonly Typed[] | null {
    const { failure } = this.state;
    return failure !== null && failure !== before.failure ? readTyped() : null;
  }

  override componentDidMount(): void {
    if (this.state.failure !== null) this.#remount([]);
  }

  override componentDidUpdate(_props: Props, _state: State, typed: readonly Typed[] | null): void {
    if (typed !== null) this.#remount(typed);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#calm);
  }

  /** Before anything of it is painted. */
  #remount(typed: readonly Typed[]): void {
    this.#inARow++;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.#inARow = 0), IN_A_ROW_MS);
    this.setState({ failure: null }, () => writeTyped(typed));
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (!isForeignNode(failure.error) || this.#inARow >= REMOUNTS_MAX) throw failure.error;
    return null;
  }
}
