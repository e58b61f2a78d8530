import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import { Icone } from "./icones.tsx";
import styles from "./onglets.module.css";

export interface DescriptionDOnglet<Valeur extends string> {
  readonly valeur: Valeur;
  readonly libelle: string;
  /** Number of things that wait in that tab; not shown when 0. */
  readonly nombre?: number | undefined;
  /** What the number counts, for screen readers. */
  readonly dit?: string | undefined;
  /** Whether the tab holds an error. */
  readonly alerte?: boolean | undefined;
}

export interface OngletsProps<Valeur extends string> {
  /** What the tabs are about, for screen readers. */
  readonly libelle: string;
  readonly onglets: readonly DescriptionDOnglet<Valeur>[];
  readonly valeur: Valeur;
  readonly onChange: (valeur: Valeur) => void;
  /** Id of the element with `role="tabpanel"`, whose label is the tab (`idHtmlDOnglet`). */
  readonly idPanneau: string;
  /** Whether the labels wrap on two lines on a phone rather than scroll, for few tabs with long labels. */
  readonly serres?: boolean | undefined;
}

/** Id of a tab, for `aria-labelledby` on its panel. */
export const idHtmlDOnglet = (idPanneau: string, valeur: string): string =>
  `${idPanneau}-${valeur}`;

/** Tabs with one stop for the Tab key, then arrows, Home and End. They scroll sideways when there is little room. */
export function Onglets<Valeur extends string>({
  libelle,
  onglets,
  valeur,
  onChange,
  idPanneau,
  serres = false,
}: OngletsProps<Valeur>): ReactElement {
  const liste = useRef<HTMLDivElement>(null);
  // the current tab scrolls into view when there are more tabs than room
  useEffect(() => {
    const onglet = liste.current?.querySelector('[aria-selected="true"]');
    onglet?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [valeur]);
  const surTouche = (evenement: KeyboardEvent) => {
    const rang = onglets.findIndex((onglet) => onglet.valeur === valeur);
    const dernier = onglets.length - 1;
    const rangs: Readonly<Record<string, number>> = {
      ArrowRight: rang === dernier ? 0 : rang + 1,
      ArrowLeft: rang === 0 ? dernier : rang - 1,
      Home: 0,
      End: dernier,
    };
    const vers = onglets[rangs[evenement.key] ?? -1];
    if (vers === undefined) return;
    evenement.preventDefault();
    onChange(vers.valeur);
    document.getElementById(idHtmlDOnglet(idPanneau, vers.valeur))?.focus();
  };
  return (
    <div
      ref={liste}
      role="tablist"
      aria-label={libelle}
      className={styles["onglets"]}
      data-serres={serres}
    >
      {onglets.map(({ valeur: une, libelle: nom, nombre = 0, dit = "", alerte = false }) => (
        <button
          key={une}
          id={idHtmlDOnglet(idPanneau, une)}
          type="button"
          role="tab"
          aria-selected={une === valeur}
          aria-controls={idPanneau}
          tabIndex={une === valeur ? 0 : -1}
          className={styles["onglet"]}
          data-alerte={alerte}
          onClick={() => onChange(une)}
          onKeyDown={surTouche}
        >
          {alerte && <Icone nom="attention" taille="1.1em" />}
          <span>{nom}</span>
          {nombre > 0 && (
            <span className={styles["nombre"]}>
              {nombre}
              <span className="visually-hidden"> {dit}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
