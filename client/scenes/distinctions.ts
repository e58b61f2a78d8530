/** The words of the awards of the evening: decisions-jeu "End and vote". Pure. */
import type { Distinction } from "#contracts/partie.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { gorgees } from "../partie/mots/gorgees.ts";

interface Mots {
  readonly titre: string;
  /** What it was won with, the number first. */
  readonly exploit: (valeur: number) => string;
}

const MOTS: Readonly<Record<Distinction, Mots>> = {
  genereux: {
    titre: "Main généreuse",
    exploit: (n) => `${gorgees(n)} offerte${n > 1 ? "s" : ""}`,
  },
  cordee: {
    titre: "Dernier de cordée",
    exploit: (n) =>
      n === 0 ? "aucune bonne réponse" : `${n}\u00A0bonne${n > 1 ? "s réponses" : " réponse"}`,
  },
  descente: { titre: "La descente", exploit: (n) => `${gorgees(n)} d’un coup` },
  chameau: { titre: "Le chameau", exploit: (n) => `${n}\u00A0questions à sec` },
  chouchou: {
    titre: "Le chouchou",
    exploit: (n) => `${gorgees(n)} reçue${n > 1 ? "s" : ""} en cadeau`,
  },
};

export interface DistinctionLue {
  readonly nom: Distinction;
  readonly titre: string;
  readonly exploit: string;
  /** Keys of those who won it. */
  readonly qui: readonly string[];
  readonly pseudos: readonly string[];
}

/** The awards of a game that has ended, in the order of the rules. */
export function distinctions(fin: VueFin): DistinctionLue[] {
  const pseudos = new Map(fin.table.map(({ id, pseudo }) => [id, pseudo]));
  return fin.prix.map(({ nom, qui, valeur }) => ({
    nom,
    titre: MOTS[nom].titre,
    exploit: MOTS[nom].exploit(valeur),
    qui,
    pseudos: qui.map((id) => pseudos.get(id) ?? "?"),
  }));
}
