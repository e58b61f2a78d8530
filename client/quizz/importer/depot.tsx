/** Files dropped, and files or texts pasted, anywhere in a page except in text fields; and their way to the importer. */
import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { AVERTISSEMENT_AVANT_DE_QUITTER_MS } from "#contracts/limites.ts";
import { type NavigateFunction, useNavigate } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./lacher.module.css";

const porteUnFichier = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes("Files") === true;

const ecrit = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, [contenteditable], dialog") !== null;

/**
 * Calls `recevoir` with a file dropped on the page, or a file or text pasted in it.
 * @returns whether a file is being dragged over the page
 */
export function useDepotOuCollageDansLaPage(
  recevoir: (apport: FichierOuTexteAImporter) => void,
): boolean {
  const [survol, setSurvol] = useState(false);
  const { montrer } = useBannieres();
  const rendre = useRef(recevoir);
  useEffect(() => {
    rendre.current = recevoir;
  }, [recevoir]);
  useEffect(() => {
    /** Number of nested elements that a dragged file has entered and not left; 0: it is not over the page. */
    let dedans = 0;
    const compter = (pas: number) => (evenement: DragEvent) => {
      if (!porteUnFichier(evenement)) return;
      dedans = Math.max(0, dedans + pas);
      setSurvol(dedans > 0);
    };
    const [entrer, sortir] = [compter(1), compter(-1)];
    const passer = (evenement: DragEvent) => {
      // accepts the drop, which the page handles: without preventDefault the browser would open the file
      if (porteUnFichier(evenement)) evenement.preventDefault();
    };
    /** Passes on the first of several files, and says to bring the others afterwards: the author reviews each import. */
    const recevoirUn = (fichiers: FileList | undefined) => {
      const [fichier, ...autres] = fichiers ?? [];
      if (fichier === undefined) return;
      if (autres.length > 0)
        void montrer({
          texte: `Un fichier à la fois\u00A0: «\u00A0${fichier.name}\u00A0» d’abord, déposez ${autres.length > 1 ? "les autres" : "l’autre"} ensuite.`,
          ton: "erreur",
          dureeMs: AVERTISSEMENT_AVANT_DE_QUITTER_MS,
        });
      rendre.current(fichier);
    };
    const deposer = (evenement: DragEvent) => {
      if (!porteUnFichier(evenement)) return;
      evenement.preventDefault();
      dedans = 0;
      setSurvol(false);
      recevoirUn(evenement.dataTransfer?.files);
    };
    const coller = (evenement: ClipboardEvent) => {
      if (ecrit(evenement)) return;
      const fichiers = evenement.clipboardData?.files;
      const texte = evenement.clipboardData?.getData("text/plain") ?? "";
      if (texte.trim() === "" && (fichiers === undefined || fichiers.length === 0)) return;
      evenement.preventDefault();
      if (texte.trim() === "") recevoirUn(fichiers);
      else rendre.current(texte);
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
  }, [montrer]);
  return survol;
}

/** A file or a pasted text to import. */
export type FichierOuTexteAImporter = File | string;

let enRoute: FichierOuTexteAImporter | null = null;

/**
 * Hands over the file or text that the importer was opened with: once only, then null. It is kept in memory because an
 * address cannot carry a file.
 */
export function prendreFichierOuTexteAImporter(): FichierOuTexteAImporter | null {
  const pris = enRoute;
  enRoute = null;
  return pris;
}

function partir(
  aller: NavigateFunction,
  idQuizz: string | undefined,
  apport: FichierOuTexteAImporter | null,
): void {
  enRoute = apport;
  void aller(
    ecrireAdresseDePage("/quizz/importer", idQuizz === undefined ? {} : { vers: idQuizz }),
  );
}

/**
 * The function that goes to the importer, with or without something to import.
 * @param idQuizz quizz that the questions may be added to; without it, they only make new quizzes
 */
export function useOuvrirImporteur(idQuizz?: string): (apport?: FichierOuTexteAImporter) => void {
  const aller = useNavigate();
  return useCallback((apport) => partir(aller, idQuizz, apport ?? null), [aller, idQuizz]);
}

/** Covers the page while a file is dragged over it. */
export function VoileDepotFichier(): ReactElement {
  return (
    <p className={styles["lacher"]} aria-hidden="true">
      <Icone nom="plus" taille="2rem" />
      Lâchez ici
    </p>
  );
}
