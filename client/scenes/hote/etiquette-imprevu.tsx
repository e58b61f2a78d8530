import type { ReactElement } from "react";
import type { Vue, VueImprevu } from "#game/schema/etat.ts";
import { pseudoDe } from "../../partie/joueurs.ts";
import { NomCraie, TitreCraie } from "../../ui/craie.tsx";
import { AuTrait } from "../../ui/au-trait.tsx";
import styles from "./imprevu.module.css";

/** What the card is, above its text, and who reads it out. */
export function EtiquetteImprevu({
  vue,
  imprevu: { culSec, rare, lecteur },
}: {
  readonly vue: Vue;
  readonly imprevu: VueImprevu;
}): ReactElement {
  const titre = culSec ? "Cul sec\u00A0!" : rare ? "Imprévu rare" : "Imprévu";
  return (
    <div className={styles["etiquette"]}>
      <TitreCraie taille="grand" niveau={1} couleur={culSec ? "var(--craie)" : "var(--laiton)"}>
        {titre}
      </TitreCraie>
      {rare && <Etoile />}
      {lecteur !== "" && (
        <p className={styles["lecteur"]}>
          <NomCraie>{pseudoDe(vue, lecteur)}</NomCraie> lit
        </p>
      )}
    </div>
  );
}

/** Three chalk stars: one chance in eight. */
function Etoile(): ReactElement {
  return (
    <AuTrait className={styles["etoile"]} boite={[96, 32]} trait={2.6}>
      {[16, 48, 80].map((x) => (
        <path
          key={x}
          d={`M${String(x)} 4.500l3.200 7.700 8.300.6-6.300 5.400 2 8.100-7.200-4.400-7.100 4.500 1.900-8.200-6.300-5.300 8.300-.7z`}
        />
      ))}
    </AuTrait>
  );
}
