/** The frame over an image, moved and resized with the pointer or the keyboard. */
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from "react";
import type { CadreImage } from "#contracts/fragment.ts";
import { type CoinDuCadre, deplacerCadre, tirerCoinDuCadre } from "./geometrie-cadre.ts";
import styles from "./recadreur.module.css";

const COINS: readonly CoinDuCadre[] = ["no", "ne", "se", "so"];
const FLECHES: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  readonly cadre: CadreImage;
  /** Width over height that the frame keeps, both in percents of the image; null when it is free. */
  readonly rapport: number | null;
  /** Id of the sentence that explains the keys. */
  readonly idTouches: string;
  /** Called with the new frame. @param auClavier the change comes from a key, so that it has to be announced */
  readonly onChange: (cadre: CadreImage, auClavier: boolean) => void;
}

/** A drag under way: its corner (null: the whole frame), with the frame, the pointer and the image as they were when it began. */
interface Prise {
  readonly coin: CoinDuCadre | null;
  readonly de: CadreImage;
  readonly x: number;
  readonly y: number;
  readonly image: DOMRect;
}

export function CadreDeRecadrageTirable({
  cadre,
  rapport,
  idTouches,
  onChange,
}: Props): ReactElement {
  const prise = useRef<Prise | null>(null);
  const prendre = (evenement: PointerEvent<HTMLElement>, coin: CoinDuCadre | null) => {
    const { currentTarget, clientX: x, clientY: y, pointerId, button } = evenement;
    const image = currentTarget.closest(`.${styles["tout"] ?? ""}`)?.getBoundingClientRect();
    if (button !== 0 || image === undefined) return;
    // the event stops at the corner, so that the frame under it starts no drag too
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
      coin === null ? deplacerCadre(de, dx, dy) : tirerCoinDuCadre(de, coin, dx, dy, rapport),
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
      ? tirerCoinDuCadre(cadre, "se", dx, dy, rapport)
      : deplacerCadre(cadre, dx, dy);
    onChange(suivant, true);
  };
  const suivi = { onPointerMove: suivre, onPointerUp: lacher, onPointerCancel: lacher };
  return (
    <span className={styles["tout"]}>
      {/* the arrow keys move the frame in two directions, which no interactive role offers */}
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
