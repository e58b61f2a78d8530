/** The unwanted words by first letter, and the test of a pseudo or title against them. Pure. */
import { createDetecteurMotsInterdits, normaliserMotInterdit } from "#contracts/mots-interdits.ts";

export interface MotInterditAffiche {
  readonly mot: string;
  readonly retire: boolean;
}

const ORDRE = new Intl.Collator("fr");

export function listerMotsInterditsEtRetires(
  mots: readonly string[],
  retires: ReadonlySet<string>,
): readonly MotInterditAffiche[] {
  const presents = new Set(mots);
  return [...new Set([...mots, ...retires])]
    .map((mot) => ({ mot, retire: !presents.has(mot) }))
    .sort((a, b) => ORDRE.compare(a.mot, b.mot));
}

/** Groups the unwanted words by first letter without accent. */
export function grouperMotsInterditsParLettre(
  mots: readonly MotInterditAffiche[],
): readonly { readonly lettre: string; readonly mots: readonly MotInterditAffiche[] }[] {
  const lettres = new Map<string, MotInterditAffiche[]>();
  for (const un of mots) {
    const lettre = normaliserMotInterdit(un.mot.slice(0, 1)).toUpperCase();
    lettres.set(lettre, [...(lettres.get(lettre) ?? []), un]);
  }
  return [...lettres].map(([lettre, siens]) => ({ lettre, mots: siens }));
}

/** Result of testing a pseudo or a title against the unwanted words. */
interface EssaiDit {
  readonly refuse: boolean;
  readonly texte: string;
}

/** Tests a pseudo or a title against the unwanted words; null when nothing is typed. */
export function direResultatEssaiDeMotInterdit(
  liste: readonly string[],
  essai: string,
): EssaiDit | null {
  if (essai.trim() === "") return null;
  const trouves = createDetecteurMotsInterdits(liste).trouver(essai);
  if (trouves.length === 0) return { refuse: false, texte: "Rien à redire\u00A0: ça passe." };
  const cites = trouves.map((mot) => `«\u00A0${mot}\u00A0»`).join(", ");
  return { refuse: true, texte: `Refusé, à cause de ${cites}.` };
}
