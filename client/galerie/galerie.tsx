// The gallery, for development and tests: real screens over invented states, and components in all their states, one view per `?vue=`.
// The production build does not contain it.
import "../styles/index.css";
import { type ReactElement, StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { BannieresProvider } from "../ui/bannieres.tsx";
import { CadreDePage } from "../ui/carte.tsx";
import styles from "./galerie.module.css";
import { GALERIE_COMPOSANTS } from "./vues-composants.tsx";
import { GALERIE_IMPREVUS_JUGES } from "./vues-jugees.tsx";
import { GALERIE_CAS_LIMITES } from "./vues-limites.tsx";
import { GALERIE_MINI_JEUX } from "./vues-mini-jeux.tsx";
import { GALERIE_MOMENTS_DE_PARTIE } from "./vues-moments.tsx";
import { GALERIE_PANNES } from "./vues-pannes.tsx";
import { GALERIE_CE_SOIR } from "./vues-soir.tsx";

const VUES: Readonly<Record<string, () => ReactElement>> = {
  ...GALERIE_MINI_JEUX,
  ...GALERIE_COMPOSANTS,
  ...GALERIE_PANNES,
  ...GALERIE_IMPREVUS_JUGES,
  ...GALERIE_CAS_LIMITES,
  ...GALERIE_MOMENTS_DE_PARTIE,
  ...GALERIE_CE_SOIR,
};

function Sommaire(): ReactElement {
  return (
    <CadreDePage>
      <h1>Galerie</h1>
      <ul style={{ columns: "14rem", marginTop: "1.5rem", lineHeight: 2 }}>
        {Object.keys(VUES).map((vue) => (
          <li key={vue}>
            <a href={`?vue=${vue}`}>{vue}</a>
          </li>
        ))}
      </ul>
    </CadreDePage>
  );
}

function abonner(prevenir: () => void): () => void {
  addEventListener("popstate", prevenir);
  return () => removeEventListener("popstate", prevenir);
}

/** The view named by the address, which may change without a reload. */
function Galerie(): ReactElement {
  const vue = useSyncExternalStore(
    abonner,
    () => new URLSearchParams(location.search).get("vue") ?? "",
  );
  const Vue = VUES[vue] ?? Sommaire;
  return (
    <div data-vue={vue in VUES ? vue : ""} className={styles["vue"]}>
      <Vue key={vue} />
    </div>
  );
}

const racine = document.getElementById("racine");
if (racine !== null)
  createRoot(racine).render(
    <StrictMode>
      <BannieresProvider>
        <Galerie />
      </BannieresProvider>
    </StrictMode>,
  );
