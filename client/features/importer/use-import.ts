/** The import of a page: what comes in is read beside it, mended, and kept in this browser until it is sent. */
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { IdFormat } from "#formats/lecture.ts";
import { plusTard } from "../../navigateur/plus-tard.ts";
import type { Apport } from "../../quizz/importer/apporter.ts";
import { agir, commencer, type EnCours, type GesteImport } from "./en-cours.ts";
import { garderImport, lireImport } from "./garder-import.ts";
import { type LecteurFichier, ouvrirLecteur } from "./lecteur.ts";

const REPOS_MS = 400;

type Changement = GesteImport | { readonly geste: "commencer"; readonly etat: EnCours | null };

export interface Import {
  readonly etat: EnCours | null;
  readonly faire: (geste: GesteImport) => void;
  /** From 0 to 1 while something is being read. */
  readonly part: number | null;
  /** Why the last file gave nothing; empty: it did. */
  readonly echec: string;
  /** Reads something in the place of what is there. */
  readonly ouvrir: (apport: Apport) => void;
  /** The same file, as another format; null: it is no longer here. */
  readonly relire: ((format: IdFormat) => void) | null;
  readonly annuler: () => void;
  readonly oublier: () => void;
  /** What holds the media that were inside; null after a reload. */
  readonly lecteur: () => LecteurFichier | null;
  /** Something was mended since it was read. */
  readonly touche: boolean;
}

const suivant = (etat: EnCours | null, fait: Changement): EnCours | null =>
  fait.geste === "commencer" ? fait.etat : etat === null ? null : agir(etat, fait);

export function useImport(compte: string): Import {
  const [etat, changer] = useReducer(suivant, null, () => lireImport(compte, Date.now()));
  const [part, setPart] = useState<number | null>(null);
  const [echec, setEchec] = useState("");
  const [touche, setTouche] = useState(etat !== null);
  const lecteur = useRef<LecteurFichier | null>(null);
  const [apport, setApport] = useState<Apport | null>(null);

  const lire = useCallback(async (donne: Apport, format: IdFormat | null) => {
    lecteur.current?.fermer();
    const neuf = ouvrirLecteur();
    lecteur.current = neuf;
    setEchec("");
    setPart(0);
    const issue = await neuf.lire(donne, format, setPart);
    if (lecteur.current !== neuf) return;
    setPart(null);
    if (!issue.ok) {
      setEchec(issue.message);
      return;
    }
    setApport(donne);
    setTouche(false);
    const source =
      typeof donne === "string"
        ? { nom: null, taille: new Blob([donne]).size }
        : { nom: donne.name, taille: donne.size };
    changer({ geste: "commencer", etat: commencer(issue.fait, { ...source, quand: Date.now() }) });
  }, []);

  useEffect(
    () => () => {
      lecteur.current?.fermer();
      lecteur.current = null;
    },
    [],
  );
  const dernier = useRef(etat);
  useEffect(() => {
    dernier.current = etat;
    return plusTard(() => void garderImport(compte, etat), REPOS_MS);
  }, [compte, etat]);
  useEffect(() => {
    const garder = () => void garderImport(compte, dernier.current);
    // a page that is closed, or left
    addEventListener("pagehide", garder);
    return () => {
      removeEventListener("pagehide", garder);
      garder();
    };
  }, [compte]);

  return {
    etat,
    faire(geste) {
      if (geste.geste !== "montrer") setTouche(true);
      changer(geste);
    },
    part,
    echec,
    touche,
    ouvrir: (donne) => void lire(donne, null),
    relire: apport === null ? null : (format) => void lire(apport, format),
    annuler() {
      lecteur.current?.fermer();
      lecteur.current = null;
      setPart(null);
    },
    oublier() {
      lecteur.current?.fermer();
      lecteur.current = null;
      setApport(null);
      setTouche(false);
      dernier.current = null;
      changer({ geste: "commencer", etat: null });
    },
    lecteur: () => lecteur.current,
  };
}
