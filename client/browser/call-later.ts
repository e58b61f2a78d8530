/** Calls `faire` after `ms` milliseconds. @returns cancels the call */
export function callLater(faire: () => void, ms: number): () => void {
  const minuteur = setTimeout(faire, ms);
  return () => clearTimeout(minuteur);
}
