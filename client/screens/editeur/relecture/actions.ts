/** The proof-reader of the edited quizz: what it remarks, what one press mends, what its author ignores. decisions/0083. */
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
/** Ignored remarks that this browser remembers; the oldest one leaves. */
const IGNOREES_MAX = 1000;

const gardees = z.array(z.string());

/** Keys of the ignored remarks, the last ones first; none when they cannot be read. */
export function lireRemarquesIgnorees(): readonly string[] {
  try {
    return gardees.parse(JSON.parse(readDraft(NOM) ?? "[]"));
  } catch {
    return [];
  }
}

/** Ignores a remark in this browser, or no longer does. @returns the ignored ones */
export function noterRemarqueIgnoree(cle: string, ignoree: boolean): readonly string[] {
  const autres = lireRemarquesIgnorees().filter((une) => une !== cle);
  const suivantes = ignoree ? [cle, ...autres].slice(0, IGNOREES_MAX) : autres;
  writeDraft(NOM, suivantes.length === 0 ? null : JSON.stringify(suivantes));
  return suivantes;
}

export interface Relecture {
  /** Remarks that are not ignored, in the order of the questions. */
  readonly remarques: readonly Remarque[];
  readonly ignorees: readonly Remarque[];
  readonly ignorer: (cle: string, ignoree: boolean) => void;
  /** Does what the remark proposes, as one step of undo. */
  readonly corriger: (remarque: Remarque) => void;
  readonly liens: {
    /** Number of media of other sites that have not answered yet. */
    readonly nombre: number;
    readonly cherche: { readonly fait: number; readonly total: number } | null;
    /** Result of the last search, as a sentence; empty before. */
    readonly dit: string;
    readonly verifier: () => Promise<void>;
  };
}

interface LiensVus {
  readonly vivants: ReadonlySet<string>;
  readonly liensMorts: ReadonlySet<string>;
}
const AUCUN_LIEN_VU: LiensVus = { vivants: new Set(), liensMorts: new Set() };

/** Remarks about the quizz as it is written; they follow what is typed a moment later. */
export function useRelecture(): Relecture {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const { info } = useAnnoncerParBanniere();
  const document = useDeferredValue(etat.document);
  const doublons = useDoublonsDeQuizz(idQuizz, etat.date).data?.questions;
  const [cles, setCles] = useState(lireRemarquesIgnorees);
  const { cherche, chercher } = useChercherMediasAuxLiens();
  /** Links that answered, and those that did not, when they were last looked for. */
  const [{ vivants, liensMorts }, setVus] = useState<LiensVus>(AUCUN_LIEN_VU);
  const [dit, setDit] = useState("");
  const toutes = useMemo(
    () => listerRemarquesDeQuizz(document, { doublons: doublons ?? [], liensMorts }),
    [document, doublons, liensMorts],
  );
  // a site that did not answer may be asked again
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
    ignorer: (cle, ignoree) => setCles(noterRemarqueIgnoree(cle, ignoree)),
    corriger({ correction }) {
      if (correction === null) return;
      edite.faire(correction.corriger);
      info(`${correction.fait} Annuler revient en arrière.`);
    },
    liens: { nombre: restent.length, cherche, dit, verifier },
  };
}

/** Result of the search for dead links: "3 liens vérifiés, un ne répond plus."; empty when none was checked. Pure. */
export function direLiensVerifies(vus: number, perdus: number): string {
  if (vus === 0) return "";
  const tous = vus === 1 ? "Un lien vérifié" : `${String(vus)}\u00A0liens vérifiés`;
  if (perdus === 0) return `${tous}\u00A0: ${vus === 1 ? "il répond" : "tous répondent"}.`;
  if (vus === 1) return `${tous}\u00A0: il ne répond plus.`;
  return perdus === 1
    ? `${tous}\u00A0: un ne répond plus.`
    : `${tous}\u00A0: ${String(perdus)} ne répondent plus.`;
}
