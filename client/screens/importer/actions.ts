/** Sends what is ready: first the files that its questions show, then the quizzes, each call once however often it is tried. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { QuizzDeFichier } from "#contracts/fichier.ts";
import { importe } from "#contracts/importation.ts";
import { lienVu } from "#contracts/medias.ts";
import { appeler } from "../../app/api/api.ts";
import { envoyerFichier } from "../../app/api/upload.ts";
import { LISTE } from "../../quizz/queries.ts";
import { empreinte, enAppels, envoiDe, fichiersDe, placerMedias } from "./a-envoyer.ts";
import type { GesteImport } from "./agir.ts";
import type { EnCours } from "./en-cours.ts";
import type { LecteurFichier } from "./lecteur.ts";

export type EtatEnvoiImport =
  | { readonly nom: "repos" }
  | { readonly nom: "medias"; readonly rang: number; readonly total: number }
  | { readonly nom: "quizz" }
  /** `message`: French. `sansMedias`: it is a file that does not pass, and the questions could. `deconnecte`: the session is over. */
  | ({ readonly nom: "rate" } & EchecEnvoi);

interface EchecEnvoi {
  readonly message: string;
  readonly sansMedias: boolean;
  readonly deconnecte: boolean;
}

interface AEnvoyer {
  readonly etat: EnCours;
  readonly prets: readonly QuizzDeFichier[];
  readonly vers: string | undefined;
  /** Asked for when a file has to pass. */
  readonly lecteur: () => Promise<LecteurFichier | null>;
  readonly faire: (geste: GesteImport) => void;
  readonly compte: string;
  /** The questions come in without the files that do not pass. */
  readonly sansMedias: boolean;
}

interface EnvoiFait {
  /** The first that this made, or grew; null: all of them were there already. */
  readonly premier: string | null;
  /** Quizzes of the whole import. */
  readonly nombre: number;
}

export interface EnvoiImport {
  readonly envoi: EtatEnvoiImport;
  readonly enCours: boolean;
  /** Null: it failed, was stopped, or another is under way. */
  readonly envoyer: (quoi: AEnvoyer) => Promise<EnvoiFait | null>;
  /** While files pass; those that have passed are not sent again. */
  readonly arreter: () => void;
  /** Whether the page is still there. */
  readonly estLa: () => boolean;
}

/** Why not all of it came in, and what did. */
const direRate = (message: string, faits: number): string =>
  faits === 0
    ? message
    : `${message} ${faits > 1 ? `${String(faits)}\u00A0quizz sont déjà importés` : "Un quizz est déjà importé"}, seul le reste repartira.`;

export function useEnvoyerImport(): EnvoiImport {
  const [envoi, setEnvoi] = useState<EtatEnvoiImport>({ nom: "repos" });
  /** Of what is under way. */
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
    let faits = prets.filter((un) => deja.has(empreinte(un))).length;
    let premier: string | null = null;
    const restent = prets.filter((un) => !deja.has(empreinte(un)));
    const places = new Map(restent.map((un) => [placerMedias(un, passes), un]));
    for (const quizz of enAppels([...places.keys()])) {
      const corps = { quizz, ...(vers === undefined ? {} : { vers }) };
      const reponse = await appeler("POST", "/api/quizz/importer", importe, {
        corps: { ...corps, envoi: envoiDe(etat.envoi, corps) },
        compte,
      });
      if (!reponse.ok) {
        const { message, statut } = reponse;
        return {
          message: direRate(message, faits),
          sansMedias: false,
          deconnecte: statut === 401,
        };
      }
      faits += quizz.length;
      premier ??= reponse.corps.quizz[0]?._id ?? null;
      faire({
        geste: "faire",
        faits: quizz.flatMap((un) => {
          const lui = places.get(un);
          return lui === undefined ? [] : [empreinte(lui)];
        }),
      });
    }
    void client.invalidateQueries({ queryKey: [LISTE] });
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

/* The files that questions show, one after the other, through the upload that everybody has. */

const PARTIS =
  "Les médias qui étaient dans le fichier ne sont plus ici\u00A0: déposez-le à nouveau, ou importez sans eux.";

interface Suivi {
  /** From a file's name to the server's; those that pass are added. */
  readonly passes: Map<string, string>;
  /** Stops between two files, and in the middle of one. */
  readonly signal: AbortSignal;
  readonly dire: (rang: number, total: number) => void;
}

/** @returns why one did not pass; null: all did, or it was stopped */
async function passerMedias(
  { etat, prets, lecteur, faire }: Pick<AEnvoyer, "etat" | "prets" | "lecteur" | "faire">,
  { passes, signal, dire }: Suivi,
): Promise<EchecEnvoi | null> {
  const joints = new Set(etat.medias.map(({ nom }) => nom));
  // one that the file only names was told when it was read
  const voulus = [...fichiersDe(prets)].filter((nom) => joints.has(nom) && !passes.has(nom));
  if (voulus.length === 0) return null;
  dire(1, voulus.length);
  const source = await lecteur();
  if (source === null) return { message: PARTIS, sansMedias: true, deconnecte: false };
  const titre = etat.source.nom?.replace(/\.\w+$/, "") ?? "Import";
  const arret = new Promise<null>((fait) => {
    signal.addEventListener("abort", () => fait(null), { once: true });
  });
  for (const [rang, nom] of voulus.entries()) {
    if (signal.aborted) return null;
    dire(rang + 1, voulus.length);
    const lu = await Promise.race([source.media(nom), arret]);
    if (lu === null) return null;
    if (!lu.ok) return { message: lu.message, sansMedias: true, deconnecte: false };
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
    if (!recu.ok) {
      const deconnecte = recu.statut === 401;
      return { message: recu.message, sansMedias: !deconnecte, deconnecte };
    }
    passes.set(nom, recu.corps.nom);
    faire({ geste: "passer", nom, adresse: recu.corps.nom });
  }
  return null;
}

/* Pictures of other sites that a file names: asked for through the server's probe, and only when its author says so. */

/** Asked for at once: the probe gives each three seconds. */
const A_LA_FOIS = 4;

/** @returns how far it is, and what looks at them: those that show something */
export function useLiens(): {
  readonly cherche: { readonly fait: number; readonly total: number } | null;
  readonly chercher: (liens: readonly string[]) => Promise<{
    readonly vus: ReadonlySet<string>;
    readonly bons: ReadonlySet<string>;
    /** Why not all of them were looked at; empty: they were. */
    readonly message: string;
  }>;
} {
  const [cherche, setCherche] = useState<{ fait: number; total: number } | null>(null);
  const chercher = async (liens: readonly string[]) => {
    const [vus, bons] = [new Set<string>(), new Set<string>()];
    const restent = [...liens];
    let message = "";
    let fait = 0;
    setCherche({ fait, total: liens.length });
    const suivre = async (): Promise<void> => {
      const lien = restent.shift();
      if (lien === undefined) return;
      const [adresse = ""] = lien.split("#");
      const reponse = await appeler(
        "GET",
        `/api/check-url?url=${encodeURIComponent(adresse)}`,
        lienVu,
      );
      if (!reponse.ok && (reponse.statut === 429 || reponse.statut === 0)) {
        // the others would be refused alike
        restent.length = 0;
        ({ message } = reponse);
        return;
      }
      fait += 1;
      vus.add(lien);
      setCherche({ fait, total: liens.length });
      if (reponse.ok && /^(?:image|video|audio)\//.test(reponse.corps.contentType)) bons.add(lien);
      await suivre();
    };
    await Promise.all(Array.from({ length: A_LA_FOIS }, suivre));
    setCherche(null);
    return { vus, bons, message };
  };
  return { cherche, chercher };
}
