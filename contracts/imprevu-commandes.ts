/**
 * Parser of the text commands of an imprévu (plateforme §5, decisions-jeu "Imprévus"), shared by the game and the
 * administrator's editor. Pure.
 */

export type ElementDeTexteImprevu =
  | { readonly type: "texte"; readonly v: string }
  | { readonly type: "commande"; readonly nom: NomCommandeDeTexteSimple; readonly v: string }
  | {
      readonly type: "intervalle";
      readonly nom: NomCommandeDeTexteABornes;
      readonly min: number;
      readonly max: number;
      readonly v: string;
    }
  | { readonly type: "listeEcrite"; readonly choix: readonly string[]; readonly v: string }
  | { readonly type: "inconnue"; readonly v: string };

export const COMMANDES_DE_TEXTE_SIMPLES = [
  "gorgee",
  "gorgeeAutre",
  "joueur",
  "joueurAutre",
  "liste",
  "boisDistrib",
  "boiventDistrib",
  "lettres",
  "couleurs",
  "langues",
] as const;
export type NomCommandeDeTexteSimple = (typeof COMMANDES_DE_TEXTE_SIMPLES)[number];
export type NomCommandeDeTexteABornes = "gorgeeEntre" | "chiffreEntre";

/** Largest bound of an interval in an imprévu: the largest sum of the ardoise. */
const BORNE = 9999;
const MOTIF =
  /&(?:(gorgeeEntre|chiffreEntre)\[\s*(-?\d{1,5})\s*;\s*(-?\d{1,5})\s*\]|liste\{([^{}]*)\}|([A-Za-zÀ-ÿ]+))/g;

const estSimple = (nom: string): nom is NomCommandeDeTexteSimple =>
  COMMANDES_DE_TEXTE_SIMPLES.some((connue) => connue === nom);

function lireCommande(groupes: readonly (string | undefined)[], v: string): ElementDeTexteImprevu {
  const [intervalle, a, b, liste, nom] = groupes;
  if (intervalle === "gorgeeEntre" || intervalle === "chiffreEntre") {
    const bornes = [Number(a), Number(b)].map((n) => Math.max(-BORNE, Math.min(BORNE, n)));
    const [min, max] = [Math.min(...bornes), Math.max(...bornes)];
    // an interval of sips never begins below 0
    const plancher = intervalle === "gorgeeEntre" ? Math.max(0, min) : min;
    return { type: "intervalle", nom: intervalle, min: plancher, max: Math.max(plancher, max), v };
  }
  if (liste !== undefined) {
    const choix = liste
      .split(";")
      .map((mot) => mot.trim())
      .filter((mot) => mot !== "");
    return choix.length > 0 ? { type: "listeEcrite", choix, v } : { type: "inconnue", v };
  }
  return nom !== undefined && estSimple(nom)
    ? { type: "commande", nom, v }
    : { type: "inconnue", v };
}

/** Splits an imprévu's text into plain pieces and commands; their `v`, joined, give the text back. */
export function decouperTexteImprevu(texte: string): ElementDeTexteImprevu[] {
  const jetons: ElementDeTexteImprevu[] = [];
  let fin = 0;
  for (const trouve of texte.matchAll(MOTIF)) {
    if (trouve.index > fin) jetons.push({ type: "texte", v: texte.slice(fin, trouve.index) });
    jetons.push(lireCommande(trouve.slice(1), trouve[0]));
    fin = trouve.index + trouve[0].length;
  }
  if (fin < texte.length) jetons.push({ type: "texte", v: texte.slice(fin) });
  return jetons;
}

/** Whether an imprévu's text names a second person (`&joueurAutre`), which makes no sense with one player. */
export function texteImprevuNommeUnAutreJoueur(texte: string): boolean {
  return decouperTexteImprevu(texte).some(
    (jeton) => jeton.type === "commande" && jeton.nom === "joueurAutre",
  );
}
