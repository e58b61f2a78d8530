import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { useCompact } from "../../ui/use-compact.ts";

/** What the proof shows besides its text, once the answer is told. */
export function VoirPreuve({
  className,
  onPreuve,
}: {
  readonly className: string | undefined;
  readonly onPreuve: () => void;
}): ReactElement {
  const compact = useCompact();
  return (
    <Bouton
      variante="contour"
      taille={compact ? "regulier" : "hote"}
      className={className}
      onClick={onPreuve}
    >
      Voir la preuve
    </Bouton>
  );
}
