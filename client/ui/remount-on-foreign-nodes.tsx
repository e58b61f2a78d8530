/**
 * Page translators and extensions wrap the texts of the page in elements of their own, and React then throws NotFoundError because its text
 * nodes have moved (facebook/react#11538). The children are mounted again instead of failing. `translate="no"` prevents most of it.
 */
import { Component, type ReactNode } from "react";

/** More remounts than this in a row are not a translator's doing: the error is thrown on. */
const REMOUNTS_MAX = 10;
const IN_A_ROW_MS = 5_000;

/** Fields whose typed text is restored. */
const FIELDS =
  "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])";

interface Typed {
  /** Identifies the same field after the remount. */
  readonly key: string;
  readonly value: string;
  /** Whether the field had the focus. */
  readonly focused: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Each field with its key: type, name, label and rank among the fields that share them. */
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

/** Sets a value as if it were typed, so that React's change handlers run. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React overrides the setter of each field, and ignores values set through its own
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

/** Mounts its children again, with the text being typed, when foreign nodes break them. Other errors go to the boundary above. */
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

  /** Mounts the children again and restores the typed texts, before the failed state is painted. */
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
