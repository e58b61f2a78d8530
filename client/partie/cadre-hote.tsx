import { type ReactElement, useLayoutEffect, type ReactNode, useEffect, useRef } from "react";
import { useIsCompactScreen } from "../ui/compact-screen.ts";
import { joinClassNames } from "../ui/classes.ts";
import { RemountOnForeignNodes } from "../ui/remount-on-foreign-nodes.tsx";
import "../styles/mat.css";
import { Banniere } from "../ui/bannieres.tsx";
import type { RoomLineStatus } from "./line/connection.ts";
import styles from "./cadre-ardoise.module.css";
import pocheStyles from "./cadre-poche.module.css";

/** A host's screen: the slate in its frame or, on a phone, the same parts in one column. */
export function CadreHote({ libelle, page, ...parts }: CadrePocheProps): ReactElement {
  if (useIsCompactScreen()) return <CadrePoche libelle={libelle} page={page} {...parts} />;
  return <CadreBoisHote {...parts} />;
}

interface CadreBoisHoteProps {
  readonly entete?: ReactNode;
  /** Narrow column (timer, proof); without one, the centre takes its place. */
  readonly gauche?: ReactNode;
  readonly centre: ReactNode;
  /** Wide column (the players’ slate); without one, the centre takes its place. */
  readonly droite?: ReactNode;
  readonly pied?: ReactNode;
  /** Drawn in front of the slate and its frame, as the counter of the salon is. */
  readonly devant?: ReactNode;
  /**
   * Columns of names that the right part has to hold, 1 by default; the right part takes what it needs from the
   * others.
   */
  readonly colonnes?: 1 | 2 | 3 | undefined;
  /** Whether the whole screen is red, as it is while a cul sec lasts. */
  readonly rouge?: boolean | undefined;
}

/** Scales `rem` with the viewport while a host screen is shown: 16 px at 1920×1080, never a scroll bar. */
export function useScaleRemForHost(): void {
  useLayoutEffect(() => {
    const racine = document.documentElement.classList;
    racine.add("hote");
    return () => {
      racine.remove("hote");
    };
  }, []);
}

/** The host screen: a slate in its wooden frame. Calls `useScaleRemForHost` itself; sizes inside are in `rem`. */
export function CadreBoisHote(parts: CadreBoisHoteProps): ReactElement {
  useScaleRemForHost();
  return <CadreBoisHoteSansEchelle {...parts} />;
}

/** The host's slate in a preview, whose document has its scale already. */
export function CadreBoisHoteSansEchelle({
  entete,
  gauche,
  centre,
  droite,
  pied,
  devant,
  colonnes = 1,
  rouge = false,
}: CadreBoisHoteProps): ReactElement {
  return (
    <div
      className={joinClassNames(styles["mur"], "sur-ardoise", rouge && styles["rouge"])}
      data-droite={colonnes}
    >
      <div className={styles["cadre"]}>
        <div className={styles["ardoise"]}>
          <div
            className={joinClassNames(
              styles["parts"],
              gauche === undefined && styles["sans-gauche"],
              droite === undefined && styles["sans-droite"],
            )}
          >
            {entete !== undefined && (
              <header className={styles["entete"]}>
                <RemountOnForeignNodes>{entete}</RemountOnForeignNodes>
              </header>
            )}
            {gauche !== undefined && (
              <section className={styles["gauche"]} aria-label="Repères">
                <RemountOnForeignNodes>{gauche}</RemountOnForeignNodes>
              </section>
            )}
            <main className={styles["centre"]}>
              <RemountOnForeignNodes>{centre}</RemountOnForeignNodes>
            </main>
            {droite !== undefined && (
              <aside className={styles["droite"]}>
                <RemountOnForeignNodes>{droite}</RemountOnForeignNodes>
              </aside>
            )}
            {pied !== undefined && (
              <footer className={styles["pied"]}>
                <RemountOnForeignNodes>{pied}</RemountOnForeignNodes>
              </footer>
            )}
          </div>
        </div>
      </div>
      {devant}
    </div>
  );
}

interface CadrePocheProps extends CadreBoisHoteProps {
  /** Accessible name of the part that scrolls. */
  readonly libelle: string;
  /** Number of the page on a phone's slate; another number scrolls back to the top. */
  readonly page?: number | undefined;
}

/** The parts of `CadreBoisHote` on a phone: one under the other, the foot with its button under the thumb. */
function CadrePoche({
  entete,
  gauche,
  centre,
  droite,
  pied,
  rouge = false,
  libelle,
  page,
}: CadrePocheProps): ReactElement {
  const defile = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defile.current?.scrollTo(0, 0);
  }, [page]);
  return (
    <div
      className={joinClassNames(pocheStyles["poche"], "sur-ardoise", rouge && pocheStyles["rouge"])}
    >
      {entete !== undefined && (
        <header className={pocheStyles["entete"]}>
          <RemountOnForeignNodes>{entete}</RemountOnForeignNodes>
        </header>
      )}
      {/* the region takes the focus, so that arrow keys scroll it where there is nothing to press */}
      <div
        ref={defile}
        className={pocheStyles["defile"]}
        role="region"
        aria-label={libelle}
        tabIndex={0}
      >
        <main className={pocheStyles["centre"]}>
          {gauche !== undefined && (
            <div className={pocheStyles["gauche"]}>
              <RemountOnForeignNodes>{gauche}</RemountOnForeignNodes>
            </div>
          )}
          <RemountOnForeignNodes>{centre}</RemountOnForeignNodes>
        </main>
        {droite !== undefined && (
          <aside className={pocheStyles["droite"]}>
            <RemountOnForeignNodes>{droite}</RemountOnForeignNodes>
          </aside>
        )}
      </div>
      {pied !== undefined && (
        <footer className={pocheStyles["pied"]}>
          <RemountOnForeignNodes>{pied}</RemountOnForeignNodes>
        </footer>
      )}
    </div>
  );
}

export interface BannieresDeLigneOuStockageHoteProps {
  readonly statut: RoomLineStatus;
  /** Whether the server can no longer store the games. */
  readonly enPanne: boolean;
  /** End of the banner's sentence on a cut line: what comes back with the line. */
  readonly attente: string;
  /** `entete`: in the title bar, where banners cover nothing; `devant`, the default: over the screen, near its foot. */
  readonly place?: "entete" | "devant" | undefined;
}

/** Banners of states that last: the line is cut, or games cannot be stored. */
export function BannieresDeLigneOuStockageHote({
  statut,
  enPanne,
  attente,
  place = "devant",
}: BannieresDeLigneOuStockageHoteProps): ReactElement {
  return (
    <div className={styles["bandeaux"]} data-place={place} role="status">
      {statut === "coupee" && <Banniere ton="erreur">Connexion perdue. {attente}</Banniere>}
      {statut === "en_ligne" && enPanne && (
        <Banniere ton="erreur">
          Le serveur ne peut plus enregistrer la partie&nbsp;: ne l’arrêtez pas.
        </Banniere>
      )}
    </div>
  );
}
