/** Sends what is ready: first the files that its questions show, then the quizzes, each call once however often it is tried. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { QuizzDeFichier } from "#contracts/fichier.ts";
import { importe } from "#contracts/importation.ts";
import { appeler } from "../../app/api/api.ts";
import { LISTE } from "../../quizz/queries.ts";
import { empreinte, enAppels, envoiDe, placerMedias } from "./a-envoyer.ts";
import type { GesteImport } from "./agir.ts";
import type { EnCours } from "./en-cours.ts";
import type { LecteurFichier } from "./lecteur.ts";
import { passerMedias } from "./passer-medias.ts";

export type EtatEnvoiImport =
  | { readonly nom: "repos" }
  | { readonly nom: "medias"; readonly rang: number; readonly total: number }
  | { readonly nom: "quizz" }
  /** `message`: French. `sansMedias`: it is a file that does not pass, and the questions could. `deconnecte`: the session is over. */
  | ({ readonly nom: "rate" } & EchecEnvoi);

export interface EchecEnvoi {
  readonly message: string;
  readonly sansMedias: boolean;
  readonly deconnecte: boolean;
}

export interface AEnvoyer {
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

export interface EnvoiFait {
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
