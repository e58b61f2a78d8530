/** Does it after that many milliseconds, unless what it returns is called first. */
export function plusTard(faire: () => void, ms: number): () => void {
  const minuteur = setTimeout(faire, ms);
  return () => clearTimeout(minuteur);
}
