/** The piece over its picture, moved and pulled by a mouse, a finger or the keyboard. */
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from "react";
import type { Cadre } from "#contracts/fragment.ts";
import { type Coin, deplacerCadre, tirerCadre } from "./geometrie-cadre.ts";
import styles from "./recadreur.module.css";

const COINS: readonly Coin[] = ["no", "ne", "se", "so"];
const FLECHES: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  readonly cadre: Cadre;
  /** Width over height that is kept, in percents of the picture; null: none is. */
  readonly rapport: number | null;
  /** Of the sentence that says what its keys do. */
  readonly idTouches: string;
  /** @param auClavier where nobody sees the piece move, it has to be told */
  readonly onChange: (cadre: Cadre, auClavier: boolean) => void;
}

/** What a hand holds, and where everything was when it took it. */
interface Prise {
  readonly coin: Coin | null;
  readonly de: Cadre;
  readonly x: number;
  readonly y: number;
  readonly image: DOMRect;
}

export function CadreTirable({ cadre, rapport, idTouches, onChange }: Props): ReactElement {
  const prise = useRef<Prise | null>(null);
  const prendre = (evenement: PointerEvent<HTMLElement>, coin: Coin | null) => {
    const { currentTarget, clientX: x, clientY: y, pointerId, button } = evenement;
    const image = currentTarget.closest(`.${styles["tout"] ?? ""}`)?.getBoundingClientRect();
    if (button !== 0 || image === undefined) return;
    // a corner is over the piece, which would take it too
    evenement.stopPropagation();
    currentTarget.setPointerCapture(pointerId);
    prise.current = { coin, de: cadre, x, y, image };
  };
  const suivre = ({ clientX, clientY }: PointerEvent) => {
    if (prise.current === null) return;
    const { coin, de, x, y, image } = prise.current;
    const dx = (100 * (clientX - x)) / image.width;
    const dy = (100 * (clientY - y)) / image.height;
    onChange(
      coin === null ? deplacerCadre(de, dx, dy) : tirerCadre(de, coin, dx, dy, rapport),
      false,
    );
  };
  const lacher = () => {
    prise.current = null;
  };
  const touche = (evenement: KeyboardEvent) => {
    const fleche = FLECHES[evenement.key];
    if (fleche === undefined || evenement.altKey || evenement.ctrlKey || evenement.metaKey) return;
    evenement.preventDefault();
    const [dx, dy] = fleche;
    const suivant = evenement.shiftKey
      ? tirerCadre(cadre, "se", dx, dy, rapport)
      : deplacerCadre(cadre, dx, dy);
    onChange(suivant, true);
  };
  const suivi = { onPointerMove: suivre, onPointerUp: lacher, onPointerCancel: lacher };
  return (
    <span className={styles["tout"]}>
      {/* the arrows are its own: it moves in two directions, which nothing that the linter calls interactive does */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <span
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Cadre"
        aria-describedby={idTouches}
        className={styles["cadre"]}
        style={{
          left: `${String(cadre.x)}%`,
          top: `${String(cadre.y)}%`,
          width: `${String(cadre.largeur)}%`,
          height: `${String(cadre.hauteur)}%`,
        }}
        onKeyDown={touche}
        onPointerDown={(evenement) => prendre(evenement, null)}
        {...suivi}
      >
        {COINS.map((coin) => (
          <i
            key={coin}
            aria-hidden="true"
            className={styles["coin"]}
            data-coin={coin}
            onPointerDown={(evenement) => prendre(evenement, coin)}
            {...suivi}
          />
        ))}
      </span>
    </span>
  );
}
