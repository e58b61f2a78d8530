import { type ReactElement, useState } from "react";
import { ecrireFragment, lireFragment } from "#contracts/fragment.ts";
import { lireMedia } from "../../../quizz/lire-media.ts";
import { quartDeTour } from "../../../quizz/recadrage/geometrie-cadre.ts";
import { Recadreur } from "../../../quizz/recadrage/recadreur.tsx";
import { Icone } from "../../../ui/icones.tsx";

interface Props {
  readonly media: string;
  /** @param geste what is done again and again, and undone at once */
  readonly onChange: (media: string, geste?: string) => void;
}

/** What is done with an image and leaves its file alone: a piece of it, a quarter turn. */
export function GestesImage({ media, onChange }: Props): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const part = lireFragment(media);
  const pivotee = ecrireFragment({ ...part, rotation: quartDeTour(part.rotation) });
  return (
    <>
      <button type="button" onClick={() => setOuvert(true)}>
        <Icone nom="recadrer" taille="1.1em" />
        Recadrer
      </button>
      <button type="button" onClick={() => onChange(pivotee, "rotation")}>
        <Icone nom="tourner" taille="1.1em" />
        Pivoter
      </button>
      {ouvert && (
        <Recadreur
          media={media}
          src={lireMedia(media)?.src ?? ""}
          onFermer={() => setOuvert(false)}
          onRecadrer={(recadre) => {
            setOuvert(false);
            onChange(recadre);
          }}
        />
      )}
    </>
  );
}
