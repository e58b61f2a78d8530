import type { ReactElement } from "react";
import { AuTrait } from "./au-trait.tsx";

/** Hands that clap. */
export function Bravo({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <AuTrait className={className} boite={[30, 26]} trait={2.1}>
      <path
        transform="translate(3 3) rotate(-24 12 12)"
        d="M8 13V6.200c0-2 2.800-2 2.800 0V11M10.800 11V4.600c0-2 2.900-2 2.900 0V11M13.700 11.200V5.800c0-2 2.800-2 2.800 0v6M16.500 9.600c0-1.900 2.700-1.900 2.700 0 0 5-.2 11.200-6.400 11.400-4.300.1-5.400-2.700-8.600-7.600-1-1.700 1-3 2.300-1.600L8 13.600"
      />
      <path d="M23.500 9.500c2.600 3.800 3.600 8-.3 11.700M20.500 3.300l1.600-2.200M24.600 5.500l2.600-.9M3.800 4.200 2.200 2.200M7.600 2.300 7.200.2" />
    </AuTrait>
  );
}
