import type { KeyboardEvent, ReactElement } from "react";
import { DESCRIPTIONS, type Dossier, DOSSIERS } from "./dossiers.ts";
import styles from "./onglets.module.css";

interface Props {
  readonly dossier: Dossier;
  /** What waits in each folder: a number, and how it is read out. */
  readonly attente: Readonly<Record<Dossier, Attente>>;
  readonly idPanneau: string;
  readonly onChoisir: (dossier: Dossier) => void;
}

export interface Attente {
  readonly nombre: number;
  readonly dit: string;
}

export const idOnglet = (idPanneau: string, dossier: Dossier): string => `${idPanneau}-${dossier}`;

/** The folders: one stop for the Tab key, then the arrows, Home and End. */
export function Onglets({ dossier, attente, idPanneau, onChoisir }: Props): ReactElement {
  const surTouche = (evenement: KeyboardEvent) => {
    const rang = DOSSIERS.indexOf(dossier);
    const dernier = DOSSIERS.length - 1;
    const rangs: Readonly<Record<string, number>> = {
      ArrowRight: rang === dernier ? 0 : rang + 1,
      ArrowLeft: rang === 0 ? dernier : rang - 1,
      Home: 0,
      End: dernier,
    };
    const vers = DOSSIERS[rangs[evenement.key] ?? -1];
    if (vers === undefined) return;
    evenement.preventDefault();
    onChoisir(vers);
    document.getElementById(idOnglet(idPanneau, vers))?.focus();
  };
  return (
    <div className={styles["onglets"]} role="tablist" aria-label="Dossiers">
      {DOSSIERS.map((un) => {
        const { nombre, dit } = attente[un];
        return (
          <button
            key={un}
            id={idOnglet(idPanneau, un)}
            type="button"
            role="tab"
            className={styles["onglet"]}
            aria-selected={un === dossier}
            aria-controls={idPanneau}
            tabIndex={un === dossier ? 0 : -1}
            onClick={() => onChoisir(un)}
            onKeyDown={surTouche}
          >
            <span>{DESCRIPTIONS[un].libelle}</span>
            {nombre > 0 && (
              <span className={styles["nombre"]}>
                {nombre}
                <span className="visually-hidden"> {dit}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
