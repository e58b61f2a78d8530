import type { ReactElement } from "react";
import type { ModeJeu } from "#contracts/partie.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";

interface RenvoiProps {
  readonly mode: ModeJeu | null;
  readonly joueurs: number;
  readonly onFermer: () => void;
  readonly confirmer: (mode: ModeJeu) => void;
}

/** Going to or from the room locale empties the room: said before it is done. */
export function Renvoi({ mode, joueurs, onFermer, confirmer }: RenvoiProps): ReactElement {
  const qui =
    joueurs > 1
      ? `Les ${String(joueurs)} joueurs présents seront retirés`
      : "Le joueur présent sera retiré";
  return (
    <Dialogue
      ouvert={mode !== null}
      onFermer={onFermer}
      titre={mode === "local" ? "Passer en local\u00A0?" : "Quitter le mode local\u00A0?"}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton
            onClick={() => {
              if (mode !== null) confirmer(mode);
            }}
          >
            Confirmer
          </Bouton>
        </>
      }
    >
      <p>
        {qui} de la room&nbsp;:{" "}
        {mode === "local"
          ? "en local, tout se joue sur cet écran, sans téléphone."
          : "en ligne, chacun rejoint depuis son téléphone."}
      </p>
    </Dialogue>
  );
}
