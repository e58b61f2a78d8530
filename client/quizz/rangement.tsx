import type { ReactElement } from "react";
import { Autrui } from "../ui/autrui.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { Dialogue } from "../ui/dialogue.tsx";
import styles from "./rangement.module.css";

interface Props {
  /** What moves: "ce quizz". */
  readonly quoi: string;
  /** Null: nothing is asked. */
  readonly titre: string | null;
  /** From 0. */
  readonly rang: number;
  readonly nombre: number;
  readonly aller: (rang: number) => void;
  readonly onFermer: () => void;
}

/** Moving a row without dragging it, as many times as one likes. */
export function DialogueDeplacer({
  quoi,
  titre,
  rang,
  nombre,
  aller,
  onFermer,
}: Props): ReactElement {
  const gestes = [
    ["Tout en haut", 0],
    ["Monter", rang - 1],
    ["Descendre", rang + 1],
    ["Tout en bas", nombre - 1],
  ] as const;
  return (
    <Dialogue
      ouvert={titre !== null}
      onFermer={onFermer}
      titre={`Déplacer ${quoi}`}
      largeur="24rem"
      actions={<Bouton onClick={onFermer}>C’est bon</Bouton>}
    >
      <p role="status">
        <b>
          <Autrui>{titre ?? ""}</Autrui>
        </b>
        &nbsp;: place {rang + 1} sur {nombre}
      </p>
      <div className={styles["places"]}>
        {gestes.map(([libelle, place]) => {
          const rien = place === rang || place < 0 || place >= nombre;
          return (
            <Bouton
              key={libelle}
              variante="contour"
              aria-disabled={rien}
              onClick={() => !rien && aller(place)}
            >
              {libelle}
            </Bouton>
          );
        })}
      </div>
    </Dialogue>
  );
}
