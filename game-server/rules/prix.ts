/** Awards and curves of the end, read from the ardoise alone: decisions-jeu "End and vote". Pure. */
import type { Distinction } from "#contracts/partie.ts";
import { nbQuestionsJugees } from "./selection.ts";
import type { Partie } from "./types.ts";
import type { Courbe, LigneFin, Prix } from "./types/fin.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

/** An award shared by more than this says nothing of anybody. */
const EX_AEQUO_MAX = 2;
/** Questions in a row without a sip from which it is worth an award. */
const CHAMEAU_MIN = 3;

/** Each one's counter at the end of each question played, imprévu that followed included. */
export function courbes(partie: Partie, table: readonly LigneFin[]): Courbe[] {
  return table.map(({ id }) => {
    const points = Array.from({ length: partie.position + 1 }, () => 0);
    for (const { qui, gorgees, position } of partie.ardoise)
      if (qui === id) points[position] = (points[position] ?? 0) + gorgees;
    let somme = 0;
    return { id, points: points.map((n) => (somme += n)) };
  });
}

/** Who has the most, when that is worth saying: `mini` at least, and shared by two at the most. */
function meilleurs(
  nom: Distinction,
  ids: readonly string[],
  valeurDe: (id: string) => number,
  mini = 1,
): Prix[] {
  const valeur = Math.max(...ids.map(valeurDe));
  const qui = ids.filter((id) => valeurDe(id) === valeur);
  return valeur >= mini && qui.length <= EX_AEQUO_MAX ? [{ nom, qui, valeur }] : [];
}

const sommer = (lignes: readonly LigneArdoise[]) =>
  lignes.reduce((somme, { gorgees }) => somme + gorgees, 0);

/**
 * Five at the most; those that nobody, or too many, earned are not given.
 * @param table the end table's lines, without those who are no longer there
 */
export function decerner(partie: Partie, table: readonly LigneFin[]): Prix[] {
  const ids = table.map(({ id }) => id);
  if (ids.length < 2) return [];
  const cadeaux = partie.ardoise.filter(({ motif }) => motif === "cadeau");
  return [
    ...meilleurs("genereux", ids, (id) => sommer(cadeaux.filter(({ de }) => de === id))),
    ...dernierDeCordee(table.filter(({ jugees }) => jugees === nbQuestionsJugees(partie))),
    ...meilleurs("descente", ids, (id) => plusGrosseAddition(partie, id), 5),
    ...meilleurs("chameau", ids, (id) => traversee(partie, id), CHAMEAU_MIN),
    ...meilleurs("chouchou", ids, (id) => sommer(cadeaux.filter(({ qui }) => qui === id))),
  ];
}

/** The lowest score of those to whom every question was put, when one of them did better; the creator has none. */
function dernierDeCordee(table: readonly LigneFin[]): Prix[] {
  const notes = table.flatMap(({ id, score }) => (score === null ? [] : [{ id, score }]));
  const valeur = Math.min(...notes.map(({ score }) => score));
  const derniers = notes.filter(({ score }) => score === valeur).map(({ id }) => id);
  const seul = derniers.length < notes.length && derniers.length <= EX_AEQUO_MAX;
  return seul ? [{ nom: "cordee", qui: derniers, valeur }] : [];
}

/** The most that one question and what followed it put on a player's line. */
function plusGrosseAddition(partie: Partie, id: string): number {
  const parQuestion = new Map<number, number>();
  for (const { qui, gorgees, position } of partie.ardoise)
    if (qui === id) parQuestion.set(position, (parQuestion.get(position) ?? 0) + gorgees);
  return Math.max(0, ...parQuestion.values());
}

/** Longest run of questions without a sip, among those that this player could answer. */
function traversee({ ardoise, joueurs }: Partie, id: string): number {
  const mouillees = new Set(
    ardoise.flatMap(({ qui, gorgees, position }) => (qui === id && gorgees > 0 ? [position] : [])),
  );
  let [courante, record] = [0, 0];
  for (const position of joueurs[id]?.verdicts ?? []) {
    courante = mouillees.has(position) ? 0 : courante + 1;
    record = Math.max(record, courante);
  }
  return record;
}
