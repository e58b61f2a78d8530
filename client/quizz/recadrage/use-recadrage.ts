/** What is chosen of a picture while its dialogue is open: a piece, a format that it keeps, a turn; and what is said of it. */
import { useState } from "react";
import { type Cadre, ecrireFragment, lireFragment, type Rotation } from "#contracts/fragment.ts";
import {
  detournerCadre,
  poserRapport,
  quartDeTour,
  TOUTE_L_IMAGE,
  tournerCadre,
} from "./geometrie-cadre.ts";

export type Format = "libre" | "16:9" | "4:3" | "carre";

/** Width over height; null: as it comes. */
const FORMATS: Readonly<Record<Format, number | null>> = {
  libre: null,
  "16:9": 16 / 9,
  "4:3": 4 / 3,
  carre: 1,
};

export interface Recadrage {
  /** On the picture as it is turned, which is what one sees. */
  readonly cadre: Cadre;
  /** The same on the picture as it is stored. */
  readonly surImage: Cadre;
  readonly rotation: Rotation;
  readonly format: Format;
  /** What the format keeps, in percents of the picture as it is turned. */
  readonly rapport: number | null;
  /** For whoever does not see it move. */
  readonly annonce: string;
  readonly poser: (cadre: Cadre, aDire: boolean) => void;
  readonly choisirFormat: (format: Format) => void;
  readonly pivoter: () => void;
  readonly remettre: () => void;
  /** Told once the picture is there: its width over its height. */
  readonly mesurer: (forme: number) => void;
  /** The media, with what is chosen of it. */
  readonly ecrire: () => string;
}

const dire = ({ x, y, largeur, hauteur }: Cadre): string =>
  `Gauche ${String(x)}, haut ${String(y)}, largeur ${String(largeur)}, hauteur ${String(hauteur)}.`.replaceAll(
    /(\d)\.(\d)/g,
    "$1,$2",
  );

export function useRecadrage(media: string): Recadrage {
  const lu = lireFragment(media);
  const [rotation, setRotation] = useState<Rotation>(lu.rotation);
  const [cadre, setCadre] = useState(() => tournerCadre(lu.cadre ?? TOUTE_L_IMAGE, lu.rotation));
  const [format, setFormat] = useState<Format>("libre");
  const [forme, setForme] = useState(1);
  const [annonce, setAnnonce] = useState("");
  const surImage = detournerCadre(cadre, rotation);
  const rapportDe = (voulu: Format, tour: Rotation) => {
    const rapport = FORMATS[voulu];
    return rapport === null ? null : rapport / (tour === 90 || tour === 270 ? 1 / forme : forme);
  };
  const poser = (suivant: Cadre, aDire: boolean) => {
    setCadre(suivant);
    if (aDire) setAnnonce(dire(suivant));
  };
  return {
    cadre,
    surImage,
    rotation,
    format,
    rapport: rapportDe(format, rotation),
    annonce,
    poser,
    choisirFormat(voulu) {
      setFormat(voulu);
      const tenu = rapportDe(voulu, rotation);
      if (tenu !== null) poser(poserRapport(cadre, tenu), true);
    },
    pivoter() {
      const tour = quartDeTour(rotation);
      const tourne = tournerCadre(cadre, 90);
      const tenu = rapportDe(format, tour);
      setRotation(tour);
      setCadre(tenu === null ? tourne : poserRapport(tourne, tenu));
      setAnnonce(
        tour === 0 ? "L’image est à l’endroit." : `L’image est tournée de ${String(tour)}°.`,
      );
    },
    remettre() {
      setRotation(0);
      setFormat("libre");
      setCadre(TOUTE_L_IMAGE);
      setAnnonce("Toute l’image, à l’endroit.");
    },
    mesurer: setForme,
    ecrire: () => ecrireFragment({ ...lu, cadre: surImage, rotation }),
  };
}
