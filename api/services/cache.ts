/** Least-recently-used cache with a maximum number of entries. */
export interface LruCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

export function createLruCache<T>(max: number): LruCache<T> {
  const entries = new Map<string, T>();
  const set = (key: string, value: T) => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
  };
}

/**
 * Cache of one value: `read` runs at most once in `durationMs`, and simultaneous callers share its result or its failure.
 * @param now a monotonic clock in ms
 */
export function memoizeForDuration<T>(
  durationMs: number,
  read: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let value: Promise<T> | null = null;
  let readAt = 0;
  return () => {
    if (value === null || now() - readAt >= durationMs) {
      value = read();
      readAt = now();
    }
    return value;
  };
}
