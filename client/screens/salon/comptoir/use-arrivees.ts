import { useEffect, useState } from "react";

/** Which of these came while this screen was looking: what it finds when it opens was there before. */
export function useArrivees(cles: readonly string[]): ReadonlySet<string> {
  const [deja] = useState(() => new Set(cles));
  const ici = new Set(cles);
  const connues = cles.join("|");
  useEffect(() => {
    // who leaves and comes back is slammed again
    const la = new Set(connues.split("|"));
    for (const cle of deja) if (!la.has(cle)) deja.delete(cle);
  }, [connues, deja]);
  for (const cle of deja) ici.delete(cle);
  return ici;
}
