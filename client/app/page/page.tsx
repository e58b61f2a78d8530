/** Shell of a page of the platform: header, title, what the page is about, small print. */
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { CadreDePage, type CadreDePageProps } from "../../ui/carte.tsx";
import { EntetePlateforme } from "./entete.tsx";
import styles from "./page.module.css";
import { PiedDePagePlateforme } from "./pied.tsx";

interface Props {
  /** Page title: in the header on a narrow screen, above the page elsewhere, always in the browser tab. */
  readonly titre: string;
  readonly mesure?: CadreDePageProps["mesure"];
  /** Whether the page writes its own `<h1>`. */
  readonly titreDansLaPage?: boolean;
  /** Whether the page has its own header on a phone, because the site's would take room from the editor. */
  readonly enteteAuLarge?: boolean;
  /** Search or buttons shown beside the page's title, where there is room. */
  readonly outils?: ReactNode;
  readonly children: ReactNode;
}

/** Whether a page was already shown in this visit. */
let dejaUnePage = false;

export function PageDePlateforme({
  titre,
  mesure,
  titreDansLaPage = false,
  enteteAuLarge = false,
  outils,
  children,
}: Props): ReactElement {
  const contenu = useRef<HTMLDivElement>(null);
  const [premiere] = useState(() => !dejaUnePage);
  useEffect(() => {
    document.title = `${titre} · Trinquizz`;
    return () => {
      document.title = "Trinquizz";
    };
  }, [titre]);
  useEffect(() => {
    // focus moves to a new page, so that screen readers read its title; the browser does it for the first page
    dejaUnePage = true;
    if (premiere || contenu.current?.contains(document.activeElement) === true) return;
    contenu.current?.focus({ preventScroll: true });
  }, [premiere]);
  return (
    <CadreDePage
      mesure={mesure}
      entete={<EntetePlateforme titre={titre} auLarge={enteteAuLarge} />}
      pied={<PiedDePagePlateforme />}
    >
      <div
        ref={contenu}
        tabIndex={-1}
        aria-label={titre}
        role="group"
        className={styles["contenu"]}
      >
        {!titreDansLaPage && (
          <div className={styles["tete"]} data-outils={outils !== undefined}>
            <h1>{titre}</h1>
            {outils}
          </div>
        )}
        {children}
      </div>
    </CadreDePage>
  );
}
