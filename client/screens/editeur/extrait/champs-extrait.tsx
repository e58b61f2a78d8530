/** The two ends of an extract as numbers, to the tenth. */
import { type KeyboardEvent, type ReactElement, useState } from "react";
import type { Extrait } from "#contracts/fragment.ts";
import { Champ } from "../../../ui/champ.tsx";
import { ecrireInstant, lireInstant } from "./durees.ts";

const INSTANT = "Écrivez un instant, par exemple 0:12,5.";
const A_L_ENVERS = "La fin vient après le début.";

interface Props {
  readonly extrait: Extrait;
  readonly onPoser: (extrait: Extrait) => void;
}

const ecrire = ({ debut, fin }: Extrait) => ({
  de: debut === 0 ? "" : ecrireInstant(debut),
  a: fin === null ? "" : ecrireInstant(fin),
});

export function ChampsExtrait({ extrait, onPoser }: Props): ReactElement {
  const [{ de, a }, setTexte] = useState(() => ecrire(extrait));
  // moved on the track, by undo or by another file: shown as it is
  const [vu, setVu] = useState(extrait);
  if (extrait.debut !== vu.debut || extrait.fin !== vu.fin) {
    setVu(extrait);
    setTexte(ecrire(extrait));
  }
  const sansFin = a.trim() === "";
  const [debut, fin] = [de.trim() === "" ? 0 : lireInstant(de), sansFin ? null : lireInstant(a)];
  const juste = debut !== null && (sansFin || (fin !== null && fin > debut));
  const poser = () => {
    if (debut !== null && juste) onPoser({ debut, fin });
  };
  // once it is written, not at each digit: the preview would start again
  const quitter = {
    onBlur: poser,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") poser();
    },
  };
  return (
    <>
      <Champ
        {...quitter}
        libelle="De"
        inputMode="decimal"
        placeholder="0:00,0"
        value={de}
        erreur={debut === null ? INSTANT : undefined}
        onChange={({ currentTarget: { value } }) => setTexte({ de: value, a })}
      />
      <Champ
        {...quitter}
        libelle="À"
        inputMode="decimal"
        placeholder="la fin"
        value={a}
        erreur={sansFin ? undefined : fin === null ? INSTANT : juste ? undefined : A_L_ENVERS}
        onChange={({ currentTarget: { value } }) => setTexte({ de, a: value })}
      />
    </>
  );
}
