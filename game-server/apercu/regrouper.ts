/** The answers to one question in groups, as the host of an evening reads them (docs/decisions/0080). Pure. */
import type { ReponseReponsesNommees } from "#contracts/compte-rendu.ts";
import type { Jugement } from "#contracts/partie.ts";
import { trouverManiereDeRepondre, type TypeQuestion } from "#contracts/quizz.ts";
import { composerReponsePourStatistiques } from "#game/rules/reponses.ts";
import { estReponseAcceptee } from "#game/rules/texte-libre.ts";

type ReponseNommee = ReponseReponsesNommees["reponses"][number];

/** A group of answers to one question that say the same: one verdict, and at most a few typing slips between them. */
export interface GroupeDeReponses {
  /** The answer as most players gave it; empty for those who let the time pass. */
  readonly texte: string;
  readonly verdict: Jugement;
  readonly pseudos: readonly string[];
}

/** Number of the largest groups whose texts are compared for typing slips; in the smaller ones only equal answers are one group. */
const COMPARES_MAX = 60;

/**
 * Groups the answers to one question. Groups of right answers come first, then those of wrong ones, then those who gave none; the largest
 * before the others.
 */
export function regrouperReponses(
  type: TypeQuestion,
  reponses: readonly ReponseNommee[],
): readonly GroupeDeReponses[] {
  const exacts = new Map<string, GroupeDeReponses>();
  for (const { donnee, verdict, pseudo } of reponses) {
    const { cle, texte } =
      donnee.length === 0
        ? { cle: "", texte: "" }
        : composerReponsePourStatistiques({ type }, donnee);
    const nom = `${verdict} ${cle}`;
    const groupe = exacts.get(nom) ?? { texte, verdict, pseudos: [] };
    exacts.set(nom, { ...groupe, pseudos: [...groupe.pseudos, pseudo] });
  }
  const tries = [...exacts.values()].sort((a, b) => b.pseudos.length - a.pseudos.length);
  const groupes = trouverManiereDeRepondre({ type }) === "texte" ? reunirProches(tries) : tries;
  return [...groupes].sort(
    (a, b) =>
      Number(a.verdict === "faux") - Number(b.verdict === "faux") ||
      Number(a.texte === "") - Number(b.texte === "") ||
      b.pseudos.length - a.pseudos.length,
  );
}

function reunirProches(tries: readonly GroupeDeReponses[]): readonly GroupeDeReponses[] {
  const reunis: GroupeDeReponses[] = [];
  for (const [rang, groupe] of tries.entries()) {
    const place =
      rang < COMPARES_MAX && groupe.texte !== ""
        ? reunis.findIndex(
            ({ texte, verdict }) =>
              texte !== "" && verdict === groupe.verdict && estReponseAcceptee(groupe.texte, texte),
          )
        : -1;
    const proche = reunis[place];
    if (proche === undefined) reunis.push(groupe);
    else reunis[place] = { ...proche, pseudos: [...proche.pseudos, ...groupe.pseudos] };
  }
  return reunis;
}
