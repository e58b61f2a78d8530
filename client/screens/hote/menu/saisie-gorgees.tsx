import { type ReactElement, useEffect, useRef, useState } from "react";
import { GORGEES_TAPEES_MAX } from "#contracts/limites.ts";
import { Icone } from "../../../ui/icones.tsx";
import type { JoueurAvecId } from "../../../scenes/hote/joueurs.ts";
import styles from "./menu.module.css";
import { usePartie } from "../../../partie/use-partie.ts";
import { useActionsHote } from "../actions.ts";

const RETOUR_MS = 500;

/** The counter of a player, which the host may correct; hidden while somebody has to guess theirs. */
export function SaisieGorgees({ joueur }: { readonly joueur: JoueurAvecId }): ReactElement {
  const { vue } = usePartie();
  if (!vue.compteursCaches) return <Saisie joueur={joueur} />;
  return (
    <span className={styles["saisie"]} role="img" aria-label="compteur caché">
      <span className={styles["cache"]}>?</span>
    </span>
  );
}

/** Buttons − and + of a player's counter, or a typed value: an empty or invalid value is 0, and nothing is below 0 (jeu §5). */
function Saisie({ joueur }: { readonly joueur: JoueurAvecId }): ReactElement {
  const { fixerGorgees } = useActionsHote();
  const { id, pseudo, gorgee } = joueur;
  const [tape, setTape] = useState<string | null>(null);
  // value sent and not yet in the room's state; the next tap counts from it, so that two quick taps add up. Null: none is on its way
  const [vise, setVise] = useState<number | null>(null);
  const enVol = useRef(0);
  const aValider = useRef<string | null>(null);
  const taper = (texte: string | null) => {
    aValider.current = texte;
    setTape(texte);
  };
  const actuel = vise ?? gorgee;
  const fixer = (voulu: number) => {
    const n = Math.min(Math.max(voulu, 0), GORGEES_TAPEES_MAX);
    taper(null);
    if (n === actuel) return;
    setVise(n);
    enVol.current++;
    void fixerGorgees({ joueur: id, de: actuel, gorgees: n }).then(({ ok }) => {
      // the sent value stays shown for a moment: the acknowledgement may come a little before the state
      setTimeout(
        () => {
          enVol.current--;
          if (enVol.current === 0) setVise(null);
        },
        ok ? RETOUR_MS : 0,
      );
    });
  };
  const valider = () => {
    const texte = aValider.current;
    if (texte !== null) fixer(/^\d+$/.test(texte.trim()) ? Number(texte) : 0);
  };
  // a typed value is sent when the field goes away, since Esc and the backdrop remove it without a blur; an empty field is not sent as 0
  const dernier = useRef(valider);
  useEffect(() => {
    dernier.current = () => {
      if (aValider.current?.trim() !== "") valider();
    };
  });
  useEffect(() => () => dernier.current(), []);
  return (
    <span className={styles["saisie"]} role="group" aria-label={`Gorgées de ${pseudo}`}>
      <button
        type="button"
        aria-label={`Une gorgée de moins pour ${pseudo}`}
        aria-disabled={actuel === 0}
        onClick={() => {
          if (actuel > 0) fixer(actuel - 1);
        }}
      >
        <Icone nom="moins" taille="1.15em" />
      </button>
      <input
        inputMode="numeric"
        aria-label={`Gorgées de ${pseudo}`}
        value={tape ?? String(actuel)}
        maxLength={4}
        onChange={(evenement) => taper(evenement.currentTarget.value)}
        onFocus={(evenement) => evenement.currentTarget.select()}
        onBlur={valider}
        onKeyDown={(evenement) => {
          if (evenement.key === "Enter") evenement.currentTarget.blur();
        }}
      />
      <button
        type="button"
        aria-label={`Une gorgée de plus pour ${pseudo}`}
        onClick={() => fixer(actuel + 1)}
      >
        <Icone nom="plus" taille="1.15em" />
      </button>
    </span>
  );
}
