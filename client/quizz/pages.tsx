import { type ReactElement, useEffect } from "react";
import { BoutonIcone } from "../ui/bouton.tsx";
import styles from "./pages.module.css";

interface Props {
  /** Rank of the page on screen, counted from 0. */
  readonly page: number;
  readonly total: number;
  readonly parPage: number;
  readonly onPage: (page: number) => void;
}

/** Number of pages of a list, at least 1. */
export const compterPagesDeListe = (total: number, parPage: number): number =>
  Math.max(1, Math.ceil(total / parPage));

interface PageDemandee {
  readonly page: number;
  /** Number of elements of the whole list; undefined until it is known. */
  readonly total: number | undefined;
  readonly parPage: number;
  /** Goes to another page, which takes the place of this one in the history. */
  readonly onRetour: (page: number) => void;
}

/**
 * Goes to the last page of a list when the address asks for one beyond it: typed by hand, or of a list that has become
 * shorter.
 * @returns whether it goes there
 */
export function useCorrigerPageAuDelaDeLaListe({
  page,
  total,
  parPage,
  onRetour,
}: PageDemandee): boolean {
  const derniere = total === undefined ? page : compterPagesDeListe(total, parPage) - 1;
  const auDela = page > derniere;
  useEffect(() => {
    if (auDela) onRetour(derniere);
  });
  return auDela;
}

/** Page buttons: first, previous, page number from 1, next; empty for a single page. plateforme §2. */
export function BoutonsDePages({ page, total, parPage, onPage }: Props): ReactElement | null {
  const nombre = compterPagesDeListe(total, parPage);
  if (nombre <= 1) return null;
  // aria-disabled rather than disabled, so that a pressed button keeps focus
  const vers = (cible: number) => {
    const ici = cible === page || cible < 0 || cible >= nombre;
    return { "aria-disabled": ici, onClick: () => !ici && onPage(cible) };
  };
  return (
    <nav className={styles["pages"]} aria-label="Pages">
      <BoutonIcone icone="premiere" libelle="Première page" {...vers(0)} />
      <BoutonIcone icone="precedente" libelle="Page précédente" {...vers(page - 1)} />
      <span aria-current="page">
        <span className="visually-hidden">Page </span>
        {page + 1}
        <span className="visually-hidden"> sur {nombre}</span>
      </span>
      <BoutonIcone icone="suivante" libelle="Page suivante" {...vers(page + 1)} />
    </nav>
  );
}
