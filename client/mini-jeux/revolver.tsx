import type { ReactElement } from "react";
import { AuTrait } from "../ui/dessins.tsx";

/** Whose hand it is: a revolver in one line, pointing right. Decorative: the words say it too. */
export function Revolver({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <AuTrait className={className} boite={[132, 78]} trait={4.2}>
      <path d="M78 17h49v11H78M119 17v-6" />
      <path d="M44 12h34v25H44zM44 20.500h34M44 28.500h34" />
      <path d="M44 14l-9-8-5 4 6 9c-4 4-5 7-9 13L7 62c-2 4 0 6 4 7l12 3c4 1 6-1 7-5l6-22c1-4 4-6 8-6h34l7-9" />
      <path d="M49 39c0 18 24 18 24 0M61 39c0 4-1 6-4 8" />
    </AuTrait>
  );
}
