/** Sends what is ready: first the files that its questions show, then the quizzes, each call once however often it is tried. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { QuizzDeFichier } from "#contracts/fichier.ts";
import { type Importe, importe } from "#contracts/importation.ts";
import { appeler } from "../../appels/api.ts";
import { envoyerFichier } from "../../appels/envoyer-fichier.ts";
import { uuid } from "../../navigateur/hasard.ts";
import { LISTE } from "../../quizz/use-liste.ts";
import { enAppels, fichiersDe, placerMedias, type QuizzAEnvoyer } from "./a-envoyer.ts";
import type { EnCours } from "./en-cours.ts";
import type { LecteurFichier } from "./lecteur.ts";

export type EtatEnvoiImport =
  | { readonly nom: "repos" }
  | { readonly nom: "medias"; readonly rang: number; readonly total: number }
  | { readonly nom: "quizz" }
  /** `message`: French. `sansMedias`: it is a file that does not pass, and the questions could. */
  | { readonly nom: "rate"; readonly message: string; readonly sansMedias: boolean };

export interface AEnvoyer {
  readonly etat: EnCours;
  readonly prets: readonly QuizzDeFichier[];
  readonly vers: string | undefined;
  readonly lecteur: LecteurFichier | null;
  readonly compte: string;
  /** The questions come in without the files that do not pass. */
  readonly sansMedias: boolean;
}

type Echoue = { readonly message: string; readonly sansMedias: boolean };

export function useEnvoyerImport(): {
  readonly envoi: EtatEnvoiImport;
  readonly envoyer: (quoi: AEnvoyer) => Promise<Importe["quizz"] | null>;
} {
  const [envoi, setEnvoi] = useState<EtatEnvoiImport>({ nom: "repos" });
  const occupe = useRef(false);
  /** Files that have passed already, from their name to the server's. */
  const passes = useRef(new Map<string, string>());
  /** What was sent, from its body to its uuid: an answer that was lost makes nothing twice. */
  const envois = useRef(new Map<string, string>());
  const client = useQueryClient();

  const passerMedias = async ({ etat, prets, lecteur }: AEnvoyer): Promise<Echoue | null> => {
    const voulus = [...fichiersDe(prets)].filter((nom) => !passes.current.has(nom));
    for (const [rang, nom] of voulus.entries()) {
      setEnvoi({ nom: "medias", rang: rang + 1, total: voulus.length });
      const joint = etat.medias.find((un) => un.nom === nom);
      if (joint === undefined || lecteur === null) continue;
      const lu =
        joint.octets === null
          ? await lecteur.media(nom)
          : ({ ok: true, fait: joint.octets } as const);
      if (!lu.ok) return { message: lu.message, sansMedias: true };
      const titre = etat.source.nom?.replace(/\.\w+$/, "") ?? "Import";
      const fin = nom.slice(nom.lastIndexOf("."));
      const fichier = new File([lu.fait], `${titre} ${String(rang + 1)}${fin}`);
      const { reponse } = envoyerFichier(fichier, () => undefined);
      const recu = await reponse;
      if (!recu.ok) return { message: recu.message, sansMedias: recu.statut !== 401 };
      passes.current.set(nom, recu.corps.nom);
    }
    return null;
  };

  const poster = async (
    quizz: readonly QuizzAEnvoyer[],
    vers: string | undefined,
    compte: string,
  ) => {
    const corps = { quizz, ...(vers === undefined ? {} : { vers }) };
    const cle = JSON.stringify(corps);
    const sien = envois.current.get(cle) ?? uuid();
    envois.current.set(cle, sien);
    return appeler("POST", "/api/quizz/importer", importe, {
      corps: { ...corps, envoi: sien },
      compte,
    });
  };

  const envoyer = async (quoi: AEnvoyer): Promise<Importe["quizz"] | null> => {
    if (occupe.current) return null;
    occupe.current = true;
    const rater = ({ message, sansMedias }: Echoue) => {
      occupe.current = false;
      setEnvoi({ nom: "rate", message, sansMedias });
      return null;
    };
    const rate = quoi.sansMedias ? null : await passerMedias(quoi);
    if (rate !== null) return rater(rate);
    setEnvoi({ nom: "quizz" });
    const faits: Importe["quizz"] = [];
    const prets = quoi.prets.map((un) => placerMedias(un, passes.current));
    for (const appel of enAppels(prets)) {
      const reponse = await poster(appel, quoi.vers, quoi.compte);
      if (!reponse.ok) return rater({ message: reponse.message, sansMedias: false });
      faits.push(...reponse.corps.quizz);
    }
    occupe.current = false;
    setEnvoi({ nom: "repos" });
    void client.invalidateQueries({ queryKey: [LISTE] });
    if (quoi.vers !== undefined) client.removeQueries({ queryKey: ["quizz", quoi.vers] });
    return faits;
  };
  return { envoi, envoyer };
}
