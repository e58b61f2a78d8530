/**
 * A piece of an image, turned, as large as its box lets it be. `object-view-box` would cut it, in one engine out of three: a window over
 * the image does it in all of them.
 */
import { type CSSProperties, type ReactElement, type ReactNode, useState } from "react";
import type { Cadre, Rotation } from "#contracts/fragment.ts";
import styles from "./image-recadree.module.css";

/** What of an image is shown. `cadre` null: all of it. */
export interface PartImage {
  readonly cadre: Cadre | null;
  readonly rotation: Rotation;
}

interface Props extends PartImage {
  readonly src: string;
  readonly alt: string;
  /** Without a box around: its size is `--large-max` and `--haut-max`. */
  readonly libre?: boolean;
  readonly onLoad?: () => void;
  readonly onError: () => void;
  /** Told once it is known: width over height of the whole image, as it is stored. */
  readonly onForme?: (forme: number) => void;
  /** Over what is shown, exactly as large. */
  readonly children?: ReactNode;
}

const TOUT: Cadre = { x: 0, y: 0, largeur: 100, hauteur: 100 };

/** Whether an image has to be drawn here: as it is stored, the browser alone does as well. */
export const estPartielle = ({ cadre, rotation }: PartImage): boolean =>
  cadre !== null || rotation !== 0;

export function ImageRecadree({
  src,
  alt,
  cadre,
  rotation,
  libre = false,
  onLoad,
  onError,
  onForme,
  children,
}: Props): ReactElement {
  /** Width over height of the whole image; until it is known, and for a drawing that has none, a square. */
  const [forme, setForme] = useState(1);
  const { x, y, largeur, hauteur } = cadre ?? TOUT;
  const dePiece = (forme * largeur) / hauteur;
  const couchee = rotation === 90 || rotation === 270;
  const style: CSSProperties = {
    "--forme": couchee ? 1 / dePiece : dePiece,
    // the piece before it is turned, beside the window that it fills once it is
    "--piece-l": couchee ? dePiece : 1,
    "--piece-h": couchee ? 1 / dePiece : 1,
    "--tour": `${String(rotation)}deg`,
    "--x": x / largeur,
    "--y": y / hauteur,
    "--l": 100 / largeur,
    "--h": 100 / hauteur,
  };
  return (
    <span className={styles["boite"]} data-libre={libre}>
      <span className={styles["fenetre"]} style={style}>
        <span className={styles["piece"]}>
          <img
            src={src}
            alt={alt}
            decoding="async"
            draggable={false}
            onError={onError}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0 && naturalHeight > 0) {
                setForme(naturalWidth / naturalHeight);
                onForme?.(naturalWidth / naturalHeight);
              }
              onLoad?.();
            }}
          />
        </span>
        {children}
      </span>
    </span>
  );
}
