/**
 * A whole screen of another size, drawn small: a document of its own, so that what its style sheets ask of the window (its
 * width, its shape, the scale of the slate) is asked of that screen and not of this one. Nothing in it is pressed, read out,
 * or plays. decision 0083.
 */
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./apercu.module.css";

interface Props {
  /** In CSS pixels, as the screen believes that it has them. */
  readonly largeur: number;
  readonly hauteur: number;
  /** Of its root element: `hote` for the slate's scale. */
  readonly racine?: string | undefined;
  /** A text of it had to be set smaller than what is read from where one sits, or no longer. */
  readonly onSerre?: ((serre: boolean) => void) | undefined;
  readonly children: ReactNode;
}

const VIDE = "<!doctype html><html lang='fr'><head></head><body></body></html>";

export function EcranReduit({
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
        // no script of its own: what is in it is drawn from here
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

/** Gives it the style sheets of this page, those that come later included; `pret` once the first ones are there. */
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
