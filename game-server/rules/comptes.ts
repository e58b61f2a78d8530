/**
 * Accounts: sums of the lines of the ardoise by player. A game keeps accounts in place of its oldest lines, so that the cost of a command does not grow during an evening (decisions/0115). Pure.
 */
import type { MotifDeLigne } from "#contracts/partie.ts";
import type { Partie } from "./types.ts";
import type { CompteDeGorgees, LigneArdoise } from "./types/joueurs.ts";

export type ComptesDeGorgeesParJoueur = Readonly<Record<string, CompteDeGorgees>>;

/** Motives of the lines that a verdict writes. */
export const MOTIFS_DE_LIGNE_DU_VERDICT: ReadonlySet<MotifDeLigne> = new Set([
  "question",
  "createur",
  "correction",
]);
const D_IMPREVU: ReadonlySet<MotifDeLigne> = new Set(["imprevu", "suite"]);
const DE_MINI_JEU: ReadonlySet<MotifDeLigne> = new Set(["miniJeu"]);

export const COMPTE_DE_GORGEES_VIDE: CompteDeGorgees = {
  gorgees: 0,
  lignes: 0,
  positions: [],
  verdicts: [],
  imprevus: 0,
  miniJeux: 0,
  aLaRoue: 0,
  effacees: 0,
  offertes: 0,
  recues: 0,
  donneurs: [],
  servis: [],
};

/** The account of each player over all their lines: those summed already, and those still on the ardoise. */
export const calculerComptesDeGorgees = ({ comptes, ardoise }: Partie): ComptesDeGorgeesParJoueur =>
  ajouterLignesAuxComptesDeGorgees(comptes, ardoise);

/** The accounts once these lines are added to them. */
export function ajouterLignesAuxComptesDeGorgees(
  comptes: ComptesDeGorgeesParJoueur,
  lignes: readonly LigneArdoise[],
): ComptesDeGorgeesParJoueur {
  const reportes: Record<string, CompteDeGorgees> = { ...comptes };
  for (const [qui, siennes] of Map.groupBy(lignes, (ligne) => ligne.qui))
    reportes[qui] = additionnerComptesDeGorgees(
      reportes[qui] ?? COMPTE_DE_GORGEES_VIDE,
      recevoir(siennes),
    );
  for (const [de, faits] of Map.groupBy(lignes, (ligne) => ligne.de))
    if (de !== undefined)
      reportes[de] = additionnerComptesDeGorgees(reportes[de] ?? COMPTE_DE_GORGEES_VIDE, {
        ...COMPTE_DE_GORGEES_VIDE,
        offertes: sommer(faits),
        servis: differents(faits.map(({ qui }) => qui)),
      });
  return reportes;
}

/** The sum of two accounts, such as those of a player whose two seats are merged. */
export function additionnerComptesDeGorgees(
  un: CompteDeGorgees,
  autre: CompteDeGorgees,
): CompteDeGorgees {
  return {
    gorgees: un.gorgees + autre.gorgees,
    lignes: un.lignes + autre.lignes,
    positions: additionnerParRang(un.positions, autre.positions),
    verdicts: additionnerParRang(un.verdicts, autre.verdicts),
    imprevus: un.imprevus + autre.imprevus,
    miniJeux: un.miniJeux + autre.miniJeux,
    aLaRoue: un.aLaRoue + autre.aLaRoue,
    effacees: un.effacees + autre.effacees,
    offertes: un.offertes + autre.offertes,
    recues: un.recues + autre.recues,
    donneurs: differents([...un.donneurs, ...autre.donneurs]),
    servis: differents([...un.servis, ...autre.servis]),
  };
}

/** The account that these lines of one player make; their own gifts to others are counted elsewhere. */
function recevoir(lignes: readonly LigneArdoise[]): CompteDeGorgees {
  const auxJeux = lignes.filter(({ motif }) => motif === "miniJeu");
  const partages = (sur: ReadonlySet<MotifDeLigne>) =>
    sommer(lignes.filter((ligne) => ligne.sur !== undefined && sur.has(ligne.sur)));
  const recus = lignes.filter(({ motif }) => motif === "cadeau");
  return {
    gorgees: sommer(lignes),
    lignes: lignes.length,
    positions: parRang(lignes),
    verdicts: parRang(lignes.filter(({ motif }) => MOTIFS_DE_LIGNE_DU_VERDICT.has(motif))),
    imprevus: sommer(lignes.filter(({ motif }) => D_IMPREVU.has(motif))) + partages(D_IMPREVU),
    miniJeux: sommer(auxJeux.filter(({ gorgees }) => gorgees > 0)) + partages(DE_MINI_JEU),
    aLaRoue: Math.abs(sommer(auxJeux.filter(({ gorgees }) => gorgees < 0))),
    effacees: Math.abs(
      sommer(lignes.filter(({ gorgees, motif }) => gorgees < 0 && motif !== "partage")),
    ),
    offertes: 0,
    recues: sommer(recus),
    donneurs: differents(recus.flatMap(({ de }) => de ?? [])),
    servis: [],
  };
}

const sommer = (lignes: readonly LigneArdoise[]): number =>
  lignes.reduce((somme, { gorgees }) => somme + gorgees, 0);

const differents = (ids: readonly string[]): string[] => [...new Set(ids)];

function parRang(lignes: readonly LigneArdoise[]): number[] {
  const sommes: number[] = [];
  for (const { position, gorgees } of lignes) {
    while (sommes.length <= position) sommes.push(0);
    sommes[position] = (sommes[position] ?? 0) + gorgees;
  }
  return sommes;
}

function additionnerParRang(unes: readonly number[], autres: readonly number[]): number[] {
  const [longue, courte] = [unes, autres].toSorted((a, b) => b.length - a.length);
  return (longue ?? []).map((n, rang) => n + (courte?.[rang] ?? 0));
}
