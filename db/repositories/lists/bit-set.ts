/** A set of quizz numbers, one bit each: intersecting two sets of 100,000 takes microseconds. Pure. */
export class BitSet {
  readonly #bits: Uint32Array;

  private constructor(bits: Uint32Array) {
    this.#bits = bits;
  }

  static of(numeros: readonly number[]): BitSet {
    const dernier = numeros.reduce((plus, numero) => Math.max(plus, numero), 0);
    const bits = new Uint32Array((dernier >>> 5) + 1);
    for (const numero of numeros)
      bits[numero >>> 5] = (bits[numero >>> 5] ?? 0) | (1 << (numero & 31));
    return new BitSet(bits);
  }

  has(numero: number): boolean {
    return ((this.#bits[numero >>> 5] ?? 0) & (1 << (numero & 31))) !== 0;
  }

  /** Number of quizzes in the set. */
  get size(): number {
    let n = 0;
    for (let mot of this.#bits) for (; mot !== 0; n++) mot &= mot - 1;
    return n;
  }

  /** Quizzes that are in both sets. */
  and(autre: BitSet): BitSet {
    return new BitSet(this.#bits.map((bits, rang) => bits & (autre.#bits[rang] ?? 0)));
  }

  /** Quizzes that are in either set. */
  or(autre: BitSet): BitSet {
    if (autre.#bits.length > this.#bits.length) return autre.or(this);
    return new BitSet(this.#bits.map((bits, rang) => bits | (autre.#bits[rang] ?? 0)));
  }
}
