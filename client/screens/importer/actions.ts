/**
 * Calls of the importer: it uploads the files that questions show, then creates the quizzes. A call that is tried
 * again is made once.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { reponseImportQuizz } from "#contracts/importation.ts";
import { appelerApi } from "../../app/api/api.ts";
import { envoyerFichier } from "../../app/api/upload.ts";
import { QUERY_KEY_LISTES_DE_QUIZZ } from "../../quizz/queries.ts";
import {
  calculerEmpreinteDuQuizz,
  grouperEnAppels,
  direMediasRefuses,
  estFichierSansTempsDeReponse,
  calculerUuidDEnvoi,
  listerNomsDeMediasDesQuizzImportes,
  remplacerNomsDeMedias,
} from "./a-envoyer.ts";
import type { GesteImport } from "./import-reducer.ts";
import type { ImportEnCours } from "./import-en-cours.ts";
import type { ImportReader } from "./file-reader.ts";

export type EtatEnvoiImport =
  | { readonly nom: "repos" }
  | { readonly nom: "medias"; readonly rang: number; readonly total: number }
  | { readonly nom: "quizz" }
  /**
   * `message`: in French. `sansMedias`: label of the button that imports the questions without the files that could not be sent; null
   * when that would not help. `deconnecte`: the session has expired.
   */
  | ({ readonly nom: "rate" } & EchecEnvoi);

interface EchecEnvoi {
  readonly message: string;
  readonly sansMedias: string | null;
  readonly deconnecte: boolean;
}

interface AEnvoyer {
  readonly etat: ImportEnCours;
  readonly prets: readonly QuizzDeFichierTrinquizz[];
  readonly vers: string | undefined;
  /** Gives the reader that holds the bytes of the import's files; called when a file has to be uploaded. Null when the file is lost. */
  readonly lecteur: () => Promise<ImportReader | null>;
  readonly faire: (geste: GesteImport) => void;
  readonly compte: string;
  /** Whether the questions are imported without the files that have not been sent. */
  readonly sansMedias: boolean;
}

interface EnvoiFait {
  /** Id of the first quizz that was created or extended by this try; null when an earlier try had imported all of them. */
  readonly premier: string | null;
  /** Number of quizzes in the whole import. */
  readonly nombre: number;
}

export interface EnvoiImport {
  readonly envoi: EtatEnvoiImport;
  readonly enCours: boolean;
  /** Sends the import. Resolves to null when it failed, was stopped, or when another one is under way. */
  readonly envoyer: (quoi: AEnvoyer) => Promise<EnvoiFait | null>;
  /** Stops the uploads; files that have arrived are not sent again. */
  readonly arreter: () => void;
  /** Whether the page of the importer is still mounted. */
  readonly estLa: () => boolean;
}

/** Sentence that says why a call of the import failed, and how many quizzes had been imported before. */
const direRate = (message: string, faits: number): string =>
  faits === 0
    ? message
    : `${message} ${faits > 1 ? `${String(faits)}\u00A0quizz sont déjà importés` : "Un quizz est déjà importé"}, seul le reste repartira.`;

export function useEnvoyerImport(): EnvoiImport {
  const [envoi, setEnvoi] = useState<EtatEnvoiImport>({ nom: "repos" });
  /** Aborts the upload or the call of the import that is under way; null when none is. */
  const abandon = useRef<AbortController | null>(null);
  const la = useRef(true);
  const client = useQueryClient();
  useEffect(() => {
    la.current = true;
    return () => {
      la.current = false;
      abandon.current?.abort();
    };
  }, []);

  const envoyerTout = async (
    quoi: AEnvoyer,
    signal: AbortSignal,
  ): Promise<EnvoiFait | EchecEnvoi | null> => {
    const { etat, prets, vers, faire, compte } = quoi;
    const passes = new Map(Object.entries(etat.passes));
    if (!quoi.sansMedias) {
      const dire = (rang: number, total: number) => setEnvoi({ nom: "medias", rang, total });
      const rate = await passerMedias(quoi, { passes, signal, dire });
      if (signal.aborted) return null;
      if (rate !== null) return rate;
    }
    setEnvoi({ nom: "quizz" });
    const deja = new Set(etat.faits);
    let faits = prets.filter((un) => deja.has(calculerEmpreinteDuQuizz(un))).length;
    let premier: string | null = null;
    const restent = prets.filter((un) => !deja.has(calculerEmpreinteDuQuizz(un)));
    const places = new Map(restent.map((un) => [remplacerNomsDeMedias(un, passes), un]));
    for (const quizz of grouperEnAppels([...places.keys()])) {
      const corps = {
        quizz,
        ...(vers === undefined
          ? {}
          : { vers, sansTemps: estFichierSansTempsDeReponse(etat.format, prets) }),
      };
      const reponse = await appelerApi("POST", "/api/quizz/importer", reponseImportQuizz, {
        corps: { ...corps, envoi: calculerUuidDEnvoi(etat.envoi, corps) },
        compte,
      });
      if (!reponse.ok) {
        const { message, statut } = reponse;
        return {
          message: direRate(message, faits),
          sansMedias: null,
          deconnecte: statut === 401,
        };
      }
      faits += quizz.length;
      premier ??= reponse.corps.quizz[0]?._id ?? null;
      faire({
        geste: "faire",
        faits: quizz.flatMap((un) => {
          const lui = places.get(un);
          return lui === undefined ? [] : [calculerEmpreinteDuQuizz(lui)];
        }),
      });
    }
    void client.invalidateQueries({ queryKey: [QUERY_KEY_LISTES_DE_QUIZZ] });
    if (vers !== undefined) client.removeQueries({ queryKey: ["quizz", vers] });
    return { premier, nombre: faits };
  };

  const envoyer = async (quoi: AEnvoyer): Promise<EnvoiFait | null> => {
    if (abandon.current !== null) return null;
    const mien = new AbortController();
    abandon.current = mien;
    const fait = await envoyerTout(quoi, mien.signal);
    abandon.current = null;
    if (fait === null || "nombre" in fait) {
      setEnvoi({ nom: "repos" });
      return fait;
    }
    setEnvoi({ nom: "rate", ...fait });
    return null;
  };
  return {
    envoi,
    enCours: envoi.nom === "medias" || envoi.nom === "quizz",
    envoyer,
    arreter: () => abandon.current?.abort(),
    estLa: () => la.current,
  };
}

const SANS_MEDIAS = "Sans les médias";
/** Statuses by which the server refuses the file of an upload and not the upload itself: the next file may be accepted. */
const FICHIER_REFUSE: ReadonlySet<number> = new Set([400, 413, 415]);
const PARTIS =
  "Les médias qui étaient dans le fichier ne sont plus ici\u00A0: déposez-le à nouveau, ou importez sans eux.";

interface Suivi {
  /** Names on the server of the uploaded files, by their names in the import; each upload adds one. */
  readonly passes: Map<string, string>;
  /** Signal that stops the uploads, between two files or during one. */
  readonly signal: AbortSignal;
  readonly dire: (rang: number, total: number) => void;
}

/**
 * Uploads the files that the questions show, one at a time; after a refused file, the next ones are still uploaded.
 * @returns why some are missing; null when all have arrived, or when it was stopped
 */
async function passerMedias(
  { etat, prets, lecteur, faire }: Pick<AEnvoyer, "etat" | "prets" | "lecteur" | "faire">,
  { passes, signal, dire }: Suivi,
): Promise<EchecEnvoi | null> {
  const joints = new Set(etat.medias.map(({ nom }) => nom));
  // files that the import names but does not hold are left out: they were announced when it was read
  const voulus = [...listerNomsDeMediasDesQuizzImportes(prets)].filter(
    (nom) => joints.has(nom) && !passes.has(nom),
  );
  if (voulus.length === 0) return null;
  dire(1, voulus.length);
  const source = await lecteur();
  if (source === null) return { message: PARTIS, sansMedias: SANS_MEDIAS, deconnecte: false };
  const titre = etat.source.nom?.replace(/\.\w+$/, "") ?? "Import";
  const arret = new Promise<null>((fait) => {
    signal.addEventListener("abort", () => fait(null), { once: true });
  });
  const refuses = new Map<string, string>();
  for (const [rang, nom] of voulus.entries()) {
    if (signal.aborted) return null;
    dire(rang + 1, voulus.length);
    const lu = await Promise.race([source.media(nom), arret]);
    if (lu === null) return null;
    if (!lu.ok) return { message: lu.message, sansMedias: SANS_MEDIAS, deconnecte: false };
    const fin = nom.slice(nom.lastIndexOf("."));
    const { reponse, annuler } = envoyerFichier(
      new File([lu.fait], `${titre} ${String(rang + 1)}${fin}`),
      () => undefined,
    );
    const recu = await Promise.race([reponse, arret]);
    if (recu === null) {
      annuler();
      return null;
    }
    if (!recu.ok && FICHIER_REFUSE.has(recu.statut)) {
      refuses.set(nom, recu.message);
      continue;
    }
    if (!recu.ok) {
      const deconnecte = recu.statut === 401;
      return { message: recu.message, sansMedias: deconnecte ? null : SANS_MEDIAS, deconnecte };
    }
    passes.set(nom, recu.corps.nom);
    faire({ geste: "passer", nom, adresse: recu.corps.nom });
  }
  if (refuses.size === 0) return null;
  return {
    message: direMediasRefuses(prets, refuses),
    sansMedias: refuses.size === 1 ? "Sans ce média" : "Sans ces médias",
    deconnecte: false,
  };
}
