/** A verdict that is the host's: a tie, nobody who voted, no phones. */
import type { ReactElement } from "react";
import { voix } from "#contracts/scrutin.ts";
import { CRIS_DE_LA_SALLE } from "../../scenes/scrutin.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { Bouton } from "../../ui/bouton.tsx";

export function Trancher({ tour }: { readonly tour: number }): ReactElement {
  const agir = useAgir();
  return (
    <>
      {voix.options.map((issue) => (
        <Bouton
          key={issue}
          variante={issue === "ovation" ? "laiton" : "contour"}
          taille="hote"
          onClick={() => void agir({ type: "trancher", tour, issue })}
        >
          {CRIS_DE_LA_SALLE[issue]}
        </Bouton>
      ))}
    </>
  );
}
