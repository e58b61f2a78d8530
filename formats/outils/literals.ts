/** Values as programs write them: JSON, JSON Lines, and the literals of JavaScript and Python, alone or amid prose. Pure. */

const DEPTH_MAX = 40;
const CLOSED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["null", null],
  ["None", null],
  ["undefined", null],
]);
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "", f: "" };
/** Blanks and comments between two values. */
const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)*/y;
const WORD = /[\p{L}_$][\p{L}\d_$]*/uy;
const NUMBER = /-?\d{1,15}(?:\.\d{1,15})?(?:[eE][+-]?\d{1,3})?(?![\w.])/y;

/** Signals a text that is no literal; it never leaves this file. */
class NotALiteral extends Error {}

class Reader {
  at: number;
  private readonly text: string;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  private take(form: RegExp): string | null {
    form.lastIndex = this.at;
    const found = form.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  blank(): void {
    this.take(BLANK);
  }

  value(depth: number): unknown {
    this.blank();
    const sign = this.text[this.at] ?? "";
    if (depth > DEPTH_MAX) throw new NotALiteral();
    if (sign === "{") return this.members(depth);
    if (sign === "[") return this.items(depth, "]");
    if (sign === "(") return this.items(depth, ")");
    if (`"'\``.includes(sign) && sign !== "") return this.string();
    const number = this.take(NUMBER);
    if (number !== null) return Number(number);
    const word = this.take(WORD);
    if (word !== null && CLOSED.has(word)) return CLOSED.get(word);
    throw new NotALiteral();
  }

  /** Goes over a comma; false at the closing sign. */
  private next(closing: string): boolean {
    this.blank();
    if (this.text[this.at] === ",") {
      this.at += 1;
      this.blank();
    } else if (this.text[this.at] !== closing) throw new NotALiteral();
    if (this.text[this.at] !== closing) return true;
    this.at += 1;
    return false;
  }

  private members(depth: number): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    this.at += 1;
    this.blank();
    if (this.text[this.at] === "}") {
      this.at += 1;
      return found;
    }
    do {
      const quoted = `"'`.includes(this.text[this.at] ?? "-");
      const key = quoted ? this.string() : (this.take(WORD) ?? this.take(NUMBER));
      this.blank();
      if (key === null || this.text[this.at] !== ":") throw new NotALiteral();
      this.at += 1;
      const value = this.value(depth + 1);
      if (key !== "__proto__") found[key] = value;
    } while (this.next("}"));
    return found;
  }

  private items(depth: number, closing: string): unknown[] {
    const found: unknown[] = [];
    this.at += 1;
    this.blank();
    if (this.text[this.at] === closing) {
      this.at += 1;
      return found;
    }
    do found.push(this.value(depth + 1));
    while (this.next(closing));
    return found;
  }

  private string(): string {
    const quote = this.text[this.at] ?? "";
    const pieces: string[] = [];
    let from = this.at + 1;
    for (let i = from; i < this.text.length; i += 1) {
      const sign = this.text[i] ?? "";
      if (sign === "\n" && quote !== "`") throw new NotALiteral();
      if (sign === quote) {
        pieces.push(this.text.slice(from, i));
        this.at = i + 1;
        return pieces.join("");
      }
      if (sign !== "\\") continue;
      pieces.push(this.text.slice(from, i));
      const code = /^u[\da-f]{4}|^x[\da-f]{2}/i.exec(this.text.slice(i + 1, i + 6))?.[0];
      const after = this.text[i + 1] ?? "";
      pieces.push(
        code === undefined
          ? (ESCAPED[after] ?? after)
          : String.fromCharCode(Number.parseInt(code.slice(1), 16)),
      );
      i += code === undefined ? 1 : code.length;
      from = i + 1;
    }
    throw new NotALiteral();
  }
}

/** The most places of a text tried in vain as the start of a value. */
const STARTS_MAX = 30;
/** A bracket at the beginning of a line, or behind the name of a variable. */
const START =
  /^(?:[ \t]*|[ \t]*(?:export |module\.)?[\w$. ]{0,60}(?::[^=\n]{0,60})?[=:]\s{0,200})(?=[[{])|export default (?=[[{])/gm;

/** The lists and objects that a text writes as a program does, first to last. */
export function readListsAndObjectsInText(text: string): readonly unknown[] {
  const found: unknown[] = [];
  let after = 0;
  let tried = 0;
  for (const start of text.matchAll(START)) {
    const at = start.index + start[0].length;
    if (at < after) continue;
    tried += 1;
    if (tried - found.length > STARTS_MAX) break;
    const reader = new Reader(text, at);
    try {
      found.push(reader.value(0));
      after = reader.at;
    } catch (error) {
      if (!(error instanceof NotALiteral)) throw error;
    }
  }
  return found;
}
