/** Keeps the work of an author when the page is left. plateforme §4 "Editors", §8 "Unsaved leave". */
import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { usePageLeaveGuard } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { askBeforeUnload } from "../../../browser/before-unload.ts";
import { callLater } from "../../../browser/call-later.ts";
import type { EtatDocumentEdite, IssueEnregistrement } from "../../../document/edited-document.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";

const ATTENTION = "Attention : vos modifications seront perdues. Sauvegardez avant de quitter.";

/** The part of the edited document that leaving its page needs; the same object at each render. */
interface TravailGarde {
  readonly lire: () => Pick<EtatDocumentEdite, "modifie" | "envoi">;
  /** Writes the unsaved draft in the browser at once. */
  readonly poser: () => void;
  readonly enregistrer: () => Promise<IssueEnregistrement>;
}

export interface OptionsDeSortieEditeur {
  /** Whether the page at the given path still edits the same document. */
  readonly reste: (chemin: string) => boolean;
  /** Saves the document before the editor is left; leaving waits for the end of the save. */
  readonly avant: () => Promise<IssueEnregistrement>;
  readonly parti: () => void;
}

export interface EtatDeSortieEditeur {
  /** Whether the dialogue is open that asks the author to confirm leaving with unsaved work. */
  readonly demande: boolean;
  readonly repondre: (partir: boolean) => void;
}

/**
 * Saves when the author goes to another page, asks when that fails, and warns when the tab is closed. The draft is
 * kept in every case.
 * @param sortie the same object at each render
 */
export function useEditorLeaveGuard(
  travail: TravailGarde,
  sortie: OptionsDeSortieEditeur,
): EtatDeSortieEditeur {
  const { avertir } = useAnnoncerParBanniere();
  const [demande, setDemande] = useState(false);
  const attente = useRef<((partir: boolean) => void) | null>(null);
  /** Number of demands to leave: only the last one closes the document. */
  const demandes = useRef(0);
  useEffect(() => {
    const modifie = () => travail.lire().modifie;
    const liberer = askBeforeUnload(modifie, {
      reloadLosesWork: modifie,
      dire() {
        travail.poser();
        avertir(ATTENTION);
      },
    });
    const cacher = () => {
      if (document.visibilityState === "hidden") travail.poser();
    };
    // a save that failed is tried again at once when the browser is back online
    const revenir = () => {
      if (travail.lire().envoi.nom === "injoignable") void travail.enregistrer();
    };
    addEventListener("online", revenir);
    addEventListener("pagehide", travail.poser);
    document.addEventListener("visibilitychange", cacher);
    return () => {
      removeEventListener("online", revenir);
      liberer();
      removeEventListener("pagehide", travail.poser);
      document.removeEventListener("visibilitychange", cacher);
    };
  }, [travail, avertir]);
  usePageLeaveGuard(
    useCallback(
      async (chemin) => {
        if (sortie.reste(chemin)) {
          void travail.enregistrer();
          return true;
        }
        demandes.current += 1;
        const mienne = demandes.current;
        attente.current?.(false);
        const parti = await attendreSauvegardeOuAccordPourQuitter({
          envoi: sortie.avant(),
          demander: () =>
            new Promise<boolean>((repondre) => {
              if (mienne !== demandes.current) return repondre(false);
              attente.current = repondre;
              setDemande(true);
            }),
          plusTard: callLater,
        });
        if (mienne !== demandes.current) return false;
        setDemande(false);
        if (parti) sortie.parti();
        return parti;
      },
      [travail, sortie],
    ),
  );
  const repondre = useCallback((partir: boolean) => attente.current?.(partir), []);
  return { demande, repondre };
}

interface Props extends EtatDeSortieEditeur {
  /** Text of the question whether to leave without saving, in the words of the specification. */
  readonly question: string;
}

/** Asks whether to leave with unsaved work. plateforme §4. */
export function DialoguePartirSansSauvegarder({
  demande,
  repondre,
  question,
}: Props): ReactElement {
  return (
    <Dialogue
      ouvert={demande}
      onFermer={() => repondre(false)}
      titre="Partir sans sauvegarder"
      actions={
        <>
          <Bouton variante="contour" onClick={() => repondre(true)}>
            Poursuivre
          </Bouton>
          <Bouton onClick={() => repondre(false)}>Rester ici</Bouton>
        </>
      }
    >
      <p>{question}</p>
      <p>Votre travail reste en brouillon dans ce navigateur pendant un mois.</p>
    </Dialogue>
  );
}

/** Milliseconds that leaving waits for a save before the author is asked. */
const PATIENCE_MS = 4000;

interface Depart {
  readonly envoi: Promise<IssueEnregistrement>;
  /** Asks the author whether to leave anyway; called once at most. */
  readonly demander: () => Promise<boolean>;
  /** A timer: runs `faire` later, unless the returned function is called first. */
  readonly plusTard: (faire: () => void, ms: number) => () => void;
}

/**
 * Waits until a page may be left. Resolves to true once it is saved or once the author agrees, who is asked when the
 * save fails or takes too long. Pure.
 */
export function attendreSauvegardeOuAccordPourQuitter({
  envoi,
  demander,
  plusTard,
}: Depart): Promise<boolean> {
  return new Promise((repondre) => {
    let demande: Promise<void> | null = null;
    const unefois = () => (demande ??= demander().then(repondre));
    const oublier = plusTard(() => void unefois(), PATIENCE_MS);
    void envoi.then((issue) => {
      oublier();
      if (issue === "enregistre") repondre(true);
      else void unefois();
    });
  });
}
