/** The proof-reader of the edited quizz: its remarks, those that one press mends, and those that the author ignores. decisions/0083. */
import { useDeferredValue, useMemo, useState } from "react";
import { z } from "zod";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { readDraft, writeDraft } from "../../../browser/draft-storage.ts";
import { useChercherMediasAuxLiens } from "../../../quizz/verifier-liens.ts";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { useDoublonsDeQuizz } from "../commun/queries.ts";
import { listerMediasDAutresSites, listerRemarquesDeQuizz } from "./relecture.ts";
import type { Remarque } from "./remarques.ts";

const NOM = "remarques-ignorees";
/** Number of ignored remarks that this browser remembers; beyond it the oldest one is forgotten. */
const IGNOREES_MAX = 1000;

const gardees = z.array(z.string());

/** Keys of the ignored remarks, the latest first; an empty list when they cannot be read. */
export function lireClesDesRemarquesIgnorees(): readonly string[] {
  try {
    return gardees.parse(JSON.parse(readDraft(NOM) ?? "[]"));
  } catch {
    return [];
  }
}

/** Ignores a remark in this browser, or no longer ignores it. @returns keys of all ignored remarks, the latest first */
export function ignorerOuReprendreRemarque(cle: string, ignoree: boolean): readonly string[] {
  const autres = lireClesDesRemarquesIgnorees().filter((une) => une !== cle);
  const suivantes = ignoree ? [cle, ...autres].slice(0, IGNOREES_MAX) : autres;
  writeDraft(NOM, suivantes.length === 0 ? null : JSON.stringify(suivantes));
  return suivantes;
}

export interface Relecture {
  /** Remarks that are not ignored, in the order of the questions. */
  readonly remarques: readonly Remarque[];
  readonly ignorees: readonly Remarque[];
  readonly ignorer: (cle: string, ignoree: boolean) => void;
  /** Makes the correction that the remark proposes, as one step of undo. */
  readonly corriger: (remarque: Remarque) => void;
  readonly liens: {
    /** Number of media of other sites that were not found yet: not looked for, or without an answer. */
    readonly nombre: number;
    readonly cherche: { readonly fait: number; readonly total: number } | null;
    /** Sentence about the result of the last search for dead links; empty before the first one. */
    readonly dit: string;
    readonly verifier: () => Promise<void>;
  };
}

interface LiensVus {
  readonly vivants: ReadonlySet<string>;
  readonly liensMorts: ReadonlySet<string>;
}
const AUCUN_LIEN_VU: LiensVus = { vivants: new Set(), liensMorts: new Set() };

/** The remarks about the quizz as it is written, and what may be done with them; they follow what is typed a moment later. */
export function useRelecture(): Relecture {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const { info } = useAnnoncerParBanniere();
  const document = useDeferredValue(etat.document);
  const doublons = useDoublonsDeQuizz(idQuizz, etat.date).data?.questions;
  const [cles, setCles] = useState(lireClesDesRemarquesIgnorees);
  const { cherche, chercher } = useChercherMediasAuxLiens();
  /** Links of the quizz that led to a media when they were last looked for, and those that did not. */
  const [{ vivants, liensMorts }, setVus] = useState<LiensVus>(AUCUN_LIEN_VU);
  const [dit, setDit] = useState("");
  const toutes = useMemo(
    () => listerRemarquesDeQuizz(document, { doublons: doublons ?? [], liensMorts }),
    [document, doublons, liensMorts],
  );
  // the links to look for are all those that did not answer yet, dead ones too: a site may answer later
  const restent = useMemo(
    () => listerMediasDAutresSites(document).filter((lien) => !vivants.has(lien)),
    [document, vivants],
  );
  const verifier = async () => {
    const { vus, bons, message } = await chercher(restent);
    const perdus = [...vus].filter((lien) => !bons.has(lien));
    setVus((avant) => ({
      vivants: new Set([...avant.vivants, ...bons]),
      liensMorts: new Set([...[...avant.liensMorts].filter((lien) => !vus.has(lien)), ...perdus]),
    }));
    setDit([direLiensVerifies(vus.size, perdus.length), message].join(" ").trim());
  };
  return {
    remarques: toutes.filter(({ cle }) => !cles.includes(cle)),
    ignorees: toutes.filter(({ cle }) => cles.includes(cle)),
    ignorer: (cle, ignoree) => setCles(ignorerOuReprendreRemarque(cle, ignoree)),
    corriger({ correction }) {
      if (correction === null) return;
      edite.faire(correction.corriger);
      info(`${correction.fait} Annuler revient en arrière.`);
    },
    liens: { nombre: restent.length, cherche, dit, verifier },
  };
}

/** Sentence about a search for dead links: "3 liens vérifiés, un ne répond plus."; empty when no link was looked for. Pure. */
export function direLiensVerifies(vus: number, perdus: number): string {
  if (vus === 0) return "";
  const tous = vus === 1 ? "Un lien vérifié" : `${String(vus)}\u00A0liens vérifiés`;
  if (perdus === 0) return `${tous}\u00A0: ${vus === 1 ? "il répond" : "tous répondent"}.`;
  if (vus === 1) return `${tous}\u00A0: il ne répond plus.`;
  return perdus === 1
    ? `${tous}\u00A0: un ne répond plus.`
    : `${tous}\u00A0: ${String(perdus)} ne répondent plus.`;
}
