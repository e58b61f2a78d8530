/** What a screen reader is told of rows that were put elsewhere: those who see the list see where they went. */
import { useState } from "react";

interface Bougee {
  readonly nom: string;
  readonly rang: number;
  readonly combien: number;
}

const dire = ({ nom, rang, combien }: Bougee, nombre: number): string => {
  const ici =
    combien > 1
      ? `places ${String(rang + 1)} à ${String(rang + combien)}`
      : `place ${String(rang + 1)}`;
  return `${nom}\u00A0: ${ici} sur ${String(nombre)}`;
};

/**
 * `dit` belongs in a live region, which is there from the start.
 * @param nombre of rows in the list
 */
export function usePlaceDite(nombre: number): {
  readonly dit: string;
  /** @param rang of the first of them, from 0; @param combien how many there are */
  readonly placer: (nom: string, rang: number, combien?: number) => void;
} {
  const [bougee, setBougee] = useState<Bougee | null>(null);
  return {
    dit: bougee === null ? "" : dire(bougee, nombre),
    placer: (nom, rang, combien = 1) => setBougee({ nom, rang, combien }),
  };
}
