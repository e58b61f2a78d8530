import { type ReactElement, useEffect, useRef } from "react";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./barre-selection.module.css";
import { CHAMPS_LISTE } from "./actions.ts";

interface Props {
  readonly nombre: number;
  readonly total: number;
  readonly onTout: () => void;
  readonly onLacher: () => void;
  /** Null: what is chosen is not in a row. */
  readonly onMelanger: (() => void) | null;
  readonly onPousser: (pas: -1 | 1) => void;
  readonly onDupliquer: () => void;
  readonly onSupprimer: () => void;
  readonly onAjouter: () => void;
}

/** The head of the list; black, with what can be done to them, once questions are chosen. */
export function BarreSelection({
  nombre,
  total,
  onTout,
  onAjouter,
  ...gestes
}: Props): ReactElement {
  const tout = useRef<HTMLInputElement>(null);
  const partie = nombre > 0 && nombre < total;
  useEffect(() => {
    if (tout.current !== null) tout.current.indeterminate = partie;
  }, [partie]);
  return (
    <div className={styles["barre"]} data-choix={nombre > 0}>
      <input
        ref={tout}
        data-champ={CHAMPS_LISTE.tout}
        type="checkbox"
        className={styles["case"]}
        aria-label="Tout choisir"
        checked={nombre > 0 && nombre === total}
        disabled={total === 0}
        onChange={onTout}
      />
      <p role="status">
        {nombre === 0 ? (
          `${String(total)}\u00A0question${total > 1 ? "s" : ""}`
        ) : (
          <>
            {nombre}
            <span className={styles["de-plus"]}>&nbsp;question{nombre > 1 ? "s" : ""}</span>
            <span className={styles["mot"]}> choisie{nombre > 1 ? "s" : ""}</span>
          </>
        )}
      </p>
      {nombre === 0 ? (
        <Bouton variante="discret" icone="plus" onClick={onAjouter}>
          Question
        </Bouton>
      ) : (
        <Gestes {...gestes} />
      )}
    </div>
  );
}

function Gestes({
  onLacher,
  onMelanger,
  onPousser,
  onDupliquer,
  onSupprimer,
}: Pick<
  Props,
  "onLacher" | "onMelanger" | "onPousser" | "onDupliquer" | "onSupprimer"
>): ReactElement {
  return (
    <>
      <Bouton
        icone="melange"
        className={styles["melanger"]}
        aria-disabled={onMelanger === null}
        title={
          onMelanger === null
            ? "Choisissez deux questions ou plus, qui se suivent"
            : "Mélanger entre elles"
        }
        onClick={() => onMelanger?.()}
      >
        <span className={styles["mot"]}>
          Mélanger<span className={styles["de-plus"]}> entre elles</span>
        </span>
      </Bouton>
      <span className={styles["deplacer"]}>
        <button
          type="button"
          aria-label="Monter les questions choisies"
          onClick={() => onPousser(-1)}
        >
          <Icone nom="monter" taille="1.2em" />
        </button>
        <button
          type="button"
          aria-label="Descendre les questions choisies"
          onClick={() => onPousser(1)}
        >
          <Icone nom="descendre" taille="1.2em" />
        </button>
        <span className={styles["de-plus"]} aria-hidden="true">
          Déplacer
        </span>
      </span>
      <button type="button" title="Dupliquer" onClick={onDupliquer}>
        <Icone nom="doubler" taille="1.2em" />
        <span className={styles["nom"]}>Dupliquer</span>
      </button>
      <button type="button" title="Supprimer" onClick={onSupprimer}>
        <Icone nom="corbeille" taille="1.2em" />
        <span className={styles["nom"]}>Supprimer</span>
      </button>
      <BoutonIcone nu icone="fermer" libelle="Ne plus rien choisir" onClick={onLacher} />
    </>
  );
}
