/** The state of the importer: what was read, its corrections, and its copy in this browser until it is sent. */
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import {
  type Consignes,
  type IdFormat,
  type QuizzImport,
  SANS_CONSIGNES,
} from "#formats/lecture.ts";
import { uuid } from "../../browser/random-id.ts";
import { callLater } from "../../browser/call-later.ts";
import type { FichierOuTexteAImporter } from "../../quizz/importer/depot.tsx";
import { importReducer, estGesteQuiChangeLImport, type GesteImport } from "./import-reducer.ts";
import {
  composerEtatInitialDImport,
  type ImportEnCours,
  mettreEnCacheEtatsDesLignesLues,
} from "./import-en-cours.ts";
import {
  garderFichierDImport,
  garderImport,
  lireFichierDImportGarde,
  lireImportGarde,
  oublierFichierDImport,
} from "./import-store.ts";
import { type ImportReader, openImportReader } from "./file-reader.ts";
import { readKeptColumnRoles } from "./source/known-columns.ts";

const REPOS_MS = 400;
const AUTRE_LECTURE_ARRETEE =
  "La lecture de l’autre fichier est arrêtée\u00A0: pour l’importer, déposez-le à nouveau.";

/** The file or text that was read for the import whose uuid is `envoi`. */
interface ApportLu {
  readonly envoi: string;
  readonly apport: FichierOuTexteAImporter;
}

type Changement =
  | GesteImport
  | { readonly geste: "commencer"; readonly etat: ImportEnCours | null };

export interface EtatEtActionsDImport {
  readonly etat: ImportEnCours | null;
  readonly faire: (geste: GesteImport) => void;
  /** Progress of the reading of a file, from 0 to 1; null when none is being read. */
  readonly part: number | null;
  /** Sentence that says why the last file could not be read; empty when it could. */
  readonly echec: string;
  /** Begins an import of a file or a text; the current import stays until the new one is read. */
  readonly ouvrir: (apport: FichierOuTexteAImporter) => void;
  /** Reads the same file in another format; null when the file is lost. */
  readonly relire: ((format: IdFormat) => void) | null;
  /**
   * Reads the text or the tables again with these instructions of the author, and keeps the corrections made so far;
   * null when the source is lost.
   */
  readonly comprendre: ((consignes: Consignes) => void) | null;
  /** Whether the source is being read again: the questions on screen are about to change. */
  readonly relit: boolean;
  readonly annuler: () => void;
  readonly oublier: () => void;
  /** Gives the reader that holds the media of the file; resolves to null when the file is lost. */
  readonly lecteur: () => Promise<ImportReader | null>;
  /**
   * Whether leaving this import could lose work: true once the author has changed something, and for any import found
   * again in the browser.
   */
  readonly touche: boolean;
  /** Whether the import is kept in the browser, so that a reload finds it again. */
  readonly garde: boolean;
}

const suivant = (etat: ImportEnCours | null, fait: Changement): ImportEnCours | null =>
  fait.geste === "commencer" ? fait.etat : etat === null ? null : importReducer(etat, fait);

export function useImport(compte: string): EtatEtActionsDImport {
  const [etat, changer] = useReducer(suivant, null, () => lireImportGarde(compte, Date.now()));
  const [part, setPart] = useState<number | null>(null);
  const [echec, setEchec] = useState("");
  const [touche, setTouche] = useState(etat !== null);
  const [garde, setGarde] = useState(true);
  const [relit, setRelit] = useState(false);
  /** `lecteur`: the reader of the import on screen; `enLecture`: the one that is reading a source. Null when there is none. */
  const lecteur = useRef<ImportReader | null>(null);
  const enLecture = useRef<ImportReader | null>(null);
  /** The quizzes of the last reading, before any correction; null after a reload, when they are no longer known. */
  const fraiches = useRef<readonly QuizzImport[] | null>(null);
  const [lu, setLu] = useState<ApportLu | null>(null);
  /** The search for the kept file of the import that was found again in the browser. */
  const recherche = useRef<Promise<ApportLu | null>>(Promise.resolve(null));
  const apport = etat !== null && lu?.envoi === etat.envoi ? lu.apport : null;

  const commencerLecture = useCallback((): ImportReader => {
    enLecture.current?.fermer();
    enLecture.current = openImportReader();
    return enLecture.current;
  }, []);
  const lire = useCallback(
    async (donne: FichierOuTexteAImporter, format: IdFormat | null) => {
      const neuf = commencerLecture();
      setRelit(false);
      setEchec("");
      setPart(0);
      const dites = { ...SANS_CONSIGNES, connues: readKeptColumnRoles() };
      const issue = await neuf.lire(donne, format, setPart, dites);
      if (issue.ok)
        mettreEnCacheEtatsDesLignesLues(issue.fait.lecture.quizz, issue.fait.etats ?? []);
      if (enLecture.current !== neuf) return;
      enLecture.current = null;
      setPart(null);
      if (!issue.ok) {
        neuf.fermer();
        setEchec(issue.message);
        return;
      }
      lecteur.current?.fermer();
      lecteur.current = neuf;
      const source =
        typeof donne === "string"
          ? { nom: null, taille: new Blob([donne]).size }
          : { nom: donne.name, taille: donne.size };
      const quand = Date.now();
      const cles = new Set(issue.fait.lecture.tables.map(({ cle }) => cle));
      const connues = dites.connues.filter(({ cle }) => cles.has(cle));
      const commence = composerEtatInitialDImport(
        issue.fait,
        { ...source, quand },
        uuid(),
        connues.length === 0 ? SANS_CONSIGNES : { ...SANS_CONSIGNES, connues },
      );
      const { envoi } = commence;
      fraiches.current = issue.fait.lecture.quizz;
      setLu({ envoi, apport: donne });
      setTouche(false);
      changer({ geste: "commencer", etat: commence });
      await garderFichierDImport({ compte, envoi, quand, apport: donne });
    },
    [compte, commencerLecture],
  );

  const comprendre = async (
    donne: FichierOuTexteAImporter,
    avant: ImportEnCours,
    consignes: Consignes,
  ) => {
    const neuf = commencerLecture();
    // the reading of another file is given up for the change of this one
    setEchec(part === null ? "" : AUTRE_LECTURE_ARRETEE);
    setPart(null);
    setRelit(true);
    const lireAinsi = async (dites: Consignes) => {
      const issue = await neuf.lire(donne, avant.format, () => undefined, dites);
      if (issue.ok)
        mettreEnCacheEtatsDesLignesLues(issue.fait.lecture.quizz, issue.fait.etats ?? []);
      if (!issue.ok && enLecture.current === neuf) setEchec(issue.message);
      return issue.ok ? issue.fait.lecture : null;
    };
    const debut = fraiches.current ?? (await lireAinsi(avant.consignes))?.quizz ?? null;
    const lecture = debut === null ? null : await lireAinsi(consignes);
    if (enLecture.current !== neuf) return;
    enLecture.current = null;
    setRelit(false);
    if (lecture === null || debut === null) {
      neuf.fermer();
      return;
    }
    lecteur.current?.fermer();
    lecteur.current = neuf;
    changer({ geste: "comprendre", lecture, consignes, fraiches: debut });
    setTouche(true);
    fraiches.current = lecture.quizz;
  };

  useEffect(
    () => () => {
      for (const un of [lecteur, enLecture]) {
        un.current?.fermer();
        un.current = null;
      }
    },
    [],
  );
  const dernier = useRef(etat);
  useEffect(() => {
    const envoi = dernier.current?.envoi ?? null;
    recherche.current = lireFichierDImportGarde(compte, envoi, Date.now()).then((retrouve) => {
      if (envoi === null) return null;
      const trouve = retrouve === null ? null : { envoi, apport: retrouve };
      if (trouve === null) changer({ geste: "perdre", envoi });
      else setLu((avant) => avant ?? trouve);
      return trouve;
    });
  }, [compte]);
  useEffect(() => {
    dernier.current = etat;
    return callLater(() => setGarde(garderImport(compte, etat)), REPOS_MS);
  }, [compte, etat]);
  useEffect(() => {
    const garder = () => void garderImport(compte, dernier.current);
    // the import is written at once when the page is closed or hidden for good
    addEventListener("pagehide", garder);
    return () => {
      removeEventListener("pagehide", garder);
      garder();
    };
  }, [compte]);

  const faire = useCallback((geste: GesteImport) => {
    if (estGesteQuiChangeLImport(geste)) setTouche(true);
    changer(geste);
  }, []);
  return {
    etat,
    faire,
    part,
    echec,
    touche,
    garde: garde || etat === null,
    ouvrir: (donne) => void lire(donne, null),
    relire: apport === null ? null : (format) => void lire(apport, format),
    relit,
    comprendre:
      apport === null || etat === null || (etat.texte === null && etat.tables.length === 0)
        ? null
        : (consignes) => void comprendre(apport, etat, consignes),
    annuler() {
      enLecture.current?.fermer();
      enLecture.current = null;
      setPart(null);
      setRelit(false);
    },
    oublier() {
      for (const un of [lecteur, enLecture]) {
        un.current?.fermer();
        un.current = null;
      }
      setPart(null);
      setTouche(false);
      dernier.current = null;
      changer({ geste: "commencer", etat: null });
      // the kept import is removed at once: the page may have been left during the import, and writes nothing any more
      garderImport(compte, null);
      void oublierFichierDImport();
    },
    async lecteur() {
      if (lecteur.current !== null || etat === null) return lecteur.current;
      // an import that is sent right after a reload waits for its file
      const source = apport === null ? await recherche.current : { envoi: etat.envoi, apport };
      if (source?.envoi !== etat.envoi) return null;
      const neuf = commencerLecture();
      const issue = await neuf.lire(source.apport, etat.format, () => undefined, etat.consignes);
      if (enLecture.current === neuf) enLecture.current = null;
      if (!issue.ok) neuf.fermer();
      lecteur.current = issue.ok ? neuf : null;
      return lecteur.current;
    },
  };
}
