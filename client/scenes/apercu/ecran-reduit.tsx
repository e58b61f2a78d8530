/**
 * A whole screen of another size, drawn small. The screen is a document of its own (an iframe), so that media queries and `rem` follow its
 * size and not this window's. Nothing in it can be pressed, is read out, or plays. decision 0083.
 */
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./apercu.module.css";

interface Props {
  /** Size of the previewed screen in CSS px. */
  readonly largeur: number;
  readonly hauteur: number;
  /** Class of its root element; `hote` for the scale of the host's screen. */
  readonly racine?: string | undefined;
  /** Called when a text must be set smaller than can be read from a seat, and when it no longer must. */
  readonly onSerre?: ((serre: boolean) => void) | undefined;
  readonly children: ReactNode;
}

const VIDE = "<!doctype html><html lang='fr'><head></head><body></body></html>";

export function EcranEnMiniature({
  largeur,
  hauteur,
  racine = "",
  onSerre,
  children,
}: Props): ReactElement {
  const boite = useRef<HTMLDivElement>(null);
  const [echelle, setEchelle] = useState(0);
  const [feuille, setFeuille] = useState<Document | null>(null);
  const [corps, setCorps] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = boite.current;
    if (element === null) return undefined;
    const observateur = new ResizeObserver(() => setEchelle(element.clientWidth / largeur));
    observateur.observe(element);
    return () => observateur.disconnect();
  }, [largeur]);
  useEffect(() => {
    if (feuille === null) return undefined;
    return habiller(feuille, racine, () => setCorps(feuille.body));
  }, [feuille, racine]);
  useEffect(() => {
    if (corps === null || onSerre === undefined) return undefined;
    const dire = () => onSerre(corps.querySelector('[data-serre="true"]') !== null);
    const observateur = new MutationObserver(dire);
    observateur.observe(corps, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-serre"],
    });
    dire();
    return () => observateur.disconnect();
  }, [corps, onSerre]);
  return (
    <div
      ref={boite}
      className={styles["boite"]}
      style={{ aspectRatio: `${String(largeur)} / ${String(hauteur)}` }}
      aria-hidden="true"
      inert
    >
      <iframe
        title="Aperçu"
        srcDoc={VIDE}
        // no scripts: React renders into the iframe from this page
        sandbox="allow-same-origin"
        tabIndex={-1}
        className={styles["ecran"]}
        style={{ width: largeur, height: hauteur, transform: `scale(${String(echelle)})` }}
        onLoad={({ currentTarget }) => setFeuille(currentTarget.contentDocument)}
      />
      {corps !== null && createPortal(children, corps)}
    </div>
  );
}

const FEUILLES = 'link[rel="stylesheet"], style';

/** Copies the style sheets of this page, present and future, into the document; calls `pret` once the present ones have loaded. */
function habiller(feuille: Document, racine: string, pret: () => void): () => void {
  feuille.documentElement.className = `reduit ${racine}`;
  const attendues = new Set<Element>();
  const compter = (lien: Element) => {
    attendues.delete(lien);
    if (attendues.size === 0) pret();
  };
  const copier = (modele: Element) => {
    const copie = feuille.importNode(modele, true);
    if (modele.tagName === "LINK") {
      attendues.add(copie);
      copie.addEventListener("load", () => compter(copie));
      copie.addEventListener("error", () => compter(copie));
    }
    feuille.head.append(copie);
  };
  for (const modele of document.head.querySelectorAll(FEUILLES)) copier(modele);
  if (attendues.size === 0) pret();
  const observateur = new MutationObserver((changements) => {
    for (const { addedNodes } of changements)
      for (const noeud of addedNodes)
        if (noeud instanceof Element && noeud.matches(FEUILLES)) copier(noeud);
  });
  observateur.observe(document.head, { childList: true });
  return () => {
    observateur.disconnect();
    feuille.head.replaceChildren();
  };
}
