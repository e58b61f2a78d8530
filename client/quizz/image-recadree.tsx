/**
 * A cropped and rotated image, as large as its box allows. Only one browser engine has `object-view-box`, so a clipped window
 * over the image does the crop.
 */
import { type CSSProperties, type ReactElement, type ReactNode, useState } from "react";
import type { CadreImage, RotationImage } from "#contracts/fragment.ts";
import styles from "./image-recadree.module.css";

/** Crop and rotation of an image; `cadre` null for the whole image. */
export interface CadreEtRotationDImage {
  readonly cadre: CadreImage | null;
  readonly rotation: RotationImage;
}

interface Props extends CadreEtRotationDImage {
  readonly src: string;
  readonly alt: string;
  /** Whether no box gives the image its size, which then comes from `--large-max` and `--haut-max`. */
  readonly libre?: boolean;
  readonly onLoad?: () => void;
  readonly onError: () => void;
  /** Called with width over height of the whole stored image, once loaded. */
  readonly onForme?: (forme: number) => void;
  /** Content drawn over the image, exactly on its shown part. */
  readonly children?: ReactNode;
}

const TOUT: CadreImage = { x: 0, y: 0, largeur: 100, hauteur: 100 };

/** Whether an image is cropped or rotated, and so needs `ImageRecadree`; a plain `<img>` shows any other image. */
export const estImageRecadreeOuTournee = ({ cadre, rotation }: CadreEtRotationDImage): boolean =>
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
  /** Width over height of the whole image; 1 until loaded, and for a drawing without a size. */
  const [forme, setForme] = useState(1);
  const { x, y, largeur, hauteur } = cadre ?? TOUT;
  const dePiece = (forme * largeur) / hauteur;
  const couchee = rotation === 90 || rotation === 270;
  const style: CSSProperties = {
    "--forme": couchee ? 1 / dePiece : dePiece,
    // width and height of the crop before its rotation, in parts of the window that it fills once rotated
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
