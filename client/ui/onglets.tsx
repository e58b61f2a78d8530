import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import styles from "./onglets.module.css";

export interface Onglet<Valeur extends string> {
  readonly valeur: Valeur;
  readonly libelle: ReactNode;
}

export interface OngletsProps<Valeur extends string> {
  /** What the tabs are about, for a screen reader. */
  readonly libelle: string;
  readonly onglets: readonly Onglet<Valeur>[];
  readonly valeur: Valeur;
  readonly onChange: (valeur: Valeur) => void;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

const PAS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs and their panel; arrows, Home and End move from one to the next. They scroll sideways where there is little room. */
export function Onglets<Valeur extends string>({
  libelle,
  onglets,
  valeur,
  onChange,
  children,
}: OngletsProps<Valeur>): ReactElement {
  const id = useId();
  const liste = useRef<HTMLDivElement>(null);
  const rang = onglets.findIndex((onglet) => onglet.valeur === valeur);
  const aller = (vers: number) => {
    const onglet = onglets[(vers + onglets.length) % onglets.length];
    if (onglet === undefined) return;
    onChange(onglet.valeur);
    liste.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}${onglet.valeur}`)}`)?.focus();
  };
  // with more tabs than room, the current one is in sight
  useEffect(() => {
    const onglet = liste.current?.querySelector('[aria-selected="true"]');
    onglet?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [valeur]);
  const surTouche = (evenement: KeyboardEvent) => {
    const pas = PAS[evenement.key];
    const vers =
      pas !== undefined
        ? rang + pas
        : evenement.key === "Home"
          ? 0
          : evenement.key === "End"
            ? onglets.length - 1
            : null;
    if (vers === null) return;
    evenement.preventDefault();
    aller(vers);
  };
  return (
    <>
      <div ref={liste} role="tablist" aria-label={libelle} className={styles["onglets"]}>
        {onglets.map((onglet) => (
          <button
            key={onglet.valeur}
            id={`${id}${onglet.valeur}`}
            type="button"
            role="tab"
            aria-selected={onglet.valeur === valeur}
            aria-controls={`${id}panneau`}
            tabIndex={onglet.valeur === valeur ? 0 : -1}
            className={styles["onglet"]}
            onClick={() => onChange(onglet.valeur)}
            onKeyDown={surTouche}
          >
            {onglet.libelle}
          </button>
        ))}
      </div>
      <div
        id={`${id}panneau`}
        role="tabpanel"
        aria-labelledby={`${id}${valeur}`}
        className={styles["panneau"]}
      >
        {children}
      </div>
    </>
  );
}
