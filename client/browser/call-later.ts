/** Calls `faire` after `ms` milliseconds. @returns the function that cancels the call */
export function callLater(faire: () => void, ms: number): () => void {
  const minuteur = setTimeout(faire, ms);
  return () => clearTimeout(minuteur);
}
