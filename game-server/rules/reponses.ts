/** Who is right: jeu §4, decisions-jeu "Question, reveal, sips". Pure. */
import type { Question } from "#contracts/quizz.ts";
import { fautesDe, memeReponse } from "./texte-libre.ts";
import type { CodeRefus, Jugement } from "./types.ts";

/** Joins a sequence with a sign that cannot be typed, so that ["a,b"] is not ["a","b"]. */
const suite = (reponse: readonly string[]) => reponse.join("\u0000");

/** Verdict on an answer; an empty one is `faux`. A question of type rien judges nobody. */
export function jugerReponse(question: Question, reponse: readonly string[]): Jugement {
  const [premiere] = reponse;
  if (premiere === undefined) return "faux";
  switch (question.type) {
    case "choix":
      if (question.reponse.includes(premiere)) return "juste";
      return question.precis.includes(premiere) ? "precis" : "faux";
    case "ordre":
      return suite(reponse) === suite(question.reponse) ? "juste" : "faux";
    case "entree":
      if (question.reponse.some((attendu) => memeReponse(premiere, attendu))) return "juste";
      return question.precis.some((attendu) => memeReponse(premiere, attendu)) ? "precis" : "faux";
    case "rien":
      return "faux";
  }
}

/** Typing slips that an accepted free text was forgiven: 0 when it was right, or accepted by the host's own hand. */
export function fautesPardonnees(question: Question, reponse: readonly string[]): number {
  const [saisie] = reponse;
  if (question.type !== "entree" || saisie === undefined) return 0;
  const fautes = [...question.reponse, ...question.precis].flatMap(
    (attendu) => fautesDe(saisie, attendu) ?? [],
  );
  return fautes.length === 0 ? 0 : Math.min(...fautes);
}

/**
 * Checks the shape of an answer against the question on the table.
 * Refuses `reponse_vide` and `reponse_invalide` (an option that is not there, one chosen twice).
 */
export function verifierReponse(
  question: Question,
  brute: readonly string[],
): { ok: true; reponse: readonly string[] } | { ok: false; refus: CodeRefus } {
  const reponse = brute.map((texte) => texte.trim()).filter((texte) => texte !== "");
  if (question.type === "rien") return { ok: false, refus: "reponse_invalide" };
  if (reponse.length === 0) return { ok: false, refus: "reponse_vide" };
  const seule = question.type !== "ordre";
  if (seule && reponse.length > 1) return { ok: false, refus: "reponse_invalide" };
  if (question.type !== "entree") {
    const connues = brute.every((option) => question.options.includes(option));
    if (!connues || new Set(brute).size !== brute.length)
      return { ok: false, refus: "reponse_invalide" };
    return { ok: true, reponse: brute };
  }
  return { ok: true, reponse };
}
