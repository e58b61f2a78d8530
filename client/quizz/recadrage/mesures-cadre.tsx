/** The four numbers of the piece, for whoever wants them exact, or does not see the picture. */
import { type ReactElement, useState } from "react";
import type { Cadre } from "#contracts/fragment.ts";
import { Champ } from "../../ui/champ.tsx";
import styles from "./recadreur.module.css";

const MESURES: readonly (readonly [keyof Cadre, string])[] = [
  ["x", "Gauche"],
  ["y", "Haut"],
  ["largeur", "Largeur"],
  ["hauteur", "Hauteur"],
];
const INVALIDE = "De 0 à 100.";

const ecrire = (nombre: number) => String(nombre).replace(".", ",");

/** "12", "12,5", "12.5 %"; null for what is no percentage. */
function lirePourcent(texte: string): number | null {
  const lu = /^(\d{1,3}(?:[.,]\d*)?)\s*%?$/.exec(texte.trim());
  const nombre = Number(lu?.[1]?.replace(",", ".") ?? "x");
  return nombre <= 100 ? nombre : null;
}

interface Props {
  readonly cadre: Cadre;
  readonly onMesure: (mesure: keyof Cadre, valeur: number) => void;
}

export function MesuresCadre({ cadre, onMesure }: Props): ReactElement {
  /** What is being typed, and in which field: it stays as it is under the fingers. */
  const [saisie, setSaisie] = useState<{ mesure: keyof Cadre; texte: string } | null>(null);
  return (
    <fieldset className={styles["mesures"]}>
      <legend>Cadre, en %</legend>
      {MESURES.map(([mesure, libelle]) => {
        const texte = saisie?.mesure === mesure ? saisie.texte : ecrire(cadre[mesure]);
        return (
          <Champ
            key={mesure}
            libelle={libelle}
            inputMode="decimal"
            autoComplete="off"
            value={texte}
            erreur={lirePourcent(texte) === null ? INVALIDE : undefined}
            onBlur={() => setSaisie(null)}
            onChange={({ currentTarget: { value } }) => {
              setSaisie({ mesure, texte: value });
              const lu = lirePourcent(value);
              if (lu !== null) onMesure(mesure, lu);
            }}
          />
        );
      })}
    </fieldset>
  );
}
