/** Files dropped, and texts or files pasted, anywhere in the page but where somebody is writing. */
import { useEffect, useRef, useState } from "react";
import type { Apport } from "./apporter.ts";

const porteUnFichier = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes("Files") === true;

const ecrit = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, [contenteditable], dialog") !== null;

/** @returns whether a file hangs over the page */
export function useDepot(recevoir: (apport: Apport) => void): boolean {
  const [survol, setSurvol] = useState(false);
  const rendre = useRef(recevoir);
  useEffect(() => {
    rendre.current = recevoir;
  }, [recevoir]);
  useEffect(() => {
    /** How many boxes the pointer has entered and not left. */
    let dedans = 0;
    const compter = (pas: number) => (evenement: DragEvent) => {
      if (!porteUnFichier(evenement)) return;
      dedans = Math.max(0, dedans + pas);
      setSurvol(dedans > 0);
    };
    const [entrer, sortir] = [compter(1), compter(-1)];
    const passer = (evenement: DragEvent) => {
      // otherwise the browser would open it
      if (porteUnFichier(evenement)) evenement.preventDefault();
    };
    const deposer = (evenement: DragEvent) => {
      if (!porteUnFichier(evenement)) return;
      evenement.preventDefault();
      dedans = 0;
      setSurvol(false);
      const fichier = evenement.dataTransfer?.files[0];
      if (fichier !== undefined) rendre.current(fichier);
    };
    const coller = (evenement: ClipboardEvent) => {
      if (ecrit(evenement)) return;
      const fichier = evenement.clipboardData?.files[0];
      const texte = evenement.clipboardData?.getData("text/plain") ?? "";
      if (fichier === undefined && texte.trim() === "") return;
      evenement.preventDefault();
      rendre.current(texte.trim() === "" && fichier !== undefined ? fichier : texte);
    };
    document.addEventListener("dragenter", entrer);
    document.addEventListener("dragleave", sortir);
    document.addEventListener("dragover", passer);
    document.addEventListener("drop", deposer);
    document.addEventListener("paste", coller);
    return () => {
      document.removeEventListener("dragenter", entrer);
      document.removeEventListener("dragleave", sortir);
      document.removeEventListener("dragover", passer);
      document.removeEventListener("drop", deposer);
      document.removeEventListener("paste", coller);
    };
  }, []);
  return survol;
}
