/** Calls `faire` after `ms` milliseconds. @returns cancels the call */
export function plusTard(faire: () => void, ms: number): () => void {
  const minuteur = setTimeout(faire, ms);
  return () => clearTimeout(minuteur);
}
