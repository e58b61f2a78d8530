import type { ReactElement } from "react";
import { BoutonIcone } from "../ui/bouton.tsx";
import styles from "./pages.module.css";

interface Props {
  /** From 0. */
  readonly page: number;
  readonly total: number;
  readonly parPage: number;
  readonly onPage: (page: number) => void;
}

/** First, previous, the number of the page from 1, next; nothing when there is one page only: plateforme §2. */
export function Pages({ page, total, parPage, onPage }: Props): ReactElement | null {
  const nombre = Math.ceil(total / parPage);
  if (nombre <= 1) return null;
  return (
    <nav className={styles["pages"]} aria-label="Pages">
      <BoutonIcone
        icone="premiere"
        libelle="Première page"
        disabled={page === 0}
        onClick={() => onPage(0)}
      />
      <BoutonIcone
        icone="precedente"
        libelle="Page précédente"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <span aria-current="page">
        <span className="visually-hidden">Page </span>
        {page + 1}
        <span className="visually-hidden"> sur {nombre}</span>
      </span>
      <BoutonIcone
        icone="suivante"
        libelle="Page suivante"
        disabled={page >= nombre - 1}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
