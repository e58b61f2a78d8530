// Development only: every component in its states, one view per ?vue=. Not an entry of the production build.
import "../styles/index.css";
import { StrictMode, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { FournisseurBannieres } from "../ui/bannieres.tsx";
import { Carte } from "../ui/carte.tsx";
import { VUES_CARTE } from "./vues-carte.tsx";
import { VUES_COMPOSANTS } from "./vues-composants.tsx";
import { VUES_HOTE } from "./vues-hote.tsx";
import { VUES_MINI_JEUX } from "./vues-mini-jeux.tsx";
import { VUES_PANNES } from "./vues-pannes.tsx";
import { VUES_TELEPHONE } from "./vues-telephone.tsx";

const VUES: Readonly<Record<string, () => ReactElement>> = {
  ...VUES_HOTE,
  ...VUES_TELEPHONE,
  ...VUES_MINI_JEUX,
  ...VUES_CARTE,
  ...VUES_COMPOSANTS,
  ...VUES_PANNES,
};

function Sommaire(): ReactElement {
  return (
    <Carte>
      <h1>Galerie</h1>
      <ul style={{ columns: "14rem", marginTop: "1.5rem", lineHeight: 2 }}>
        {Object.keys(VUES).map((vue) => (
          <li key={vue}>
            <a href={`?vue=${vue}`}>{vue}</a>
          </li>
        ))}
      </ul>
    </Carte>
  );
}

const racine = document.getElementById("racine");
const Vue = VUES[new URLSearchParams(location.search).get("vue") ?? ""] ?? Sommaire;
if (racine !== null)
  createRoot(racine).render(
    <StrictMode>
      <FournisseurBannieres>
        <Vue />
      </FournisseurBannieres>
    </StrictMode>,
  );
