/** « Ce soir »: what this room has played, and where everybody is over all of it. mise-en-scene "Back in the salon". */
import { type ReactElement, useState } from "react";
import type { Vue, VueSoir } from "#game/schema/etat.ts";
import { direPoints, pluriel } from "../../partie/mots/dire-soir.ts";
import { NomEntier } from "../../scenes/hote/nom-entier.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { useCompact } from "../../ui/use-compact.ts";
import { ArdoiseDuSoir } from "./ardoise-du-soir.tsx";
import styles from "./ce-soir.module.css";

/** Lines that are there without a tap, beside so many people in the salon, whose names all stay: none beside more. */
const LIGNES_SELON_LES_GENS = [
  { gens: 4, lignes: 5 },
  { gens: 6, lignes: 3 },
  { gens: 8, lignes: 2 },
] as const;
const lignesAupresDe = (combien: number): number =>
  LIGNES_SELON_LES_GENS.find(({ gens }) => combien <= gens)?.lignes ?? 0;

/** Nothing before a first quizz has ended. */
export function CeSoir({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { soir } = vue;
  return soir === undefined ? null : <Apercu vue={vue} soir={soir} />;
}

function Apercu({ vue, soir }: { readonly vue: Vue; readonly soir: VueSoir }): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const compact = useCompact();
  const joues = pluriel(soir.quizz.length, "quizz joué", "quizz joués");
  const fermer = () => setOuvert(false);
  const place = compact ? 0 : lignesAupresDe(Object.keys(vue.joueurs).length - 1);
  return (
    <section className={styles["soir"]} aria-label="Ce soir">
      <div className={styles["titre"]}>
        {place > 0 && <TitreCraie souligne>Ce soir</TitreCraie>}
        <Bouton variante="contour" icone="ardoise" onClick={() => setOuvert(true)}>
          {place > 0 ? joues : `Ce soir\u00A0: ${joues}`}
        </Bouton>
      </div>
      {place > 0 && (
        <ol className={styles["tete"]}>
          {soir.lignes.slice(0, place).map(({ id, pseudo, rang, points }) => (
            <li key={id} data-tete={rang === 1}>
              <b>{rang}</b>
              <NomEntier>{vue.joueurs[id]?.pseudo ?? pseudo}</NomEntier>
              <span>{direPoints(points)}</span>
            </li>
          ))}
        </ol>
      )}
      <Dialogue
        ouvert={ouvert}
        onFermer={fermer}
        titre="Ce soir"
        variante="modale"
        largeur="50rem"
        actions={<Bouton onClick={fermer}>Fermer</Bouton>}
      >
        <ArdoiseDuSoir vue={vue} soir={soir} />
      </Dialogue>
    </section>
  );
}
