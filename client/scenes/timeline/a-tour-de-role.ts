/**
 * Wrong answers, shown one after the other once all is told; the funniest comes last and stays. Pure.
 * mise-en-scene.md "Reveal".
 */
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { LISTE_DES_VERRES_DE_REPONSE } from "../../ui/verre.tsx";
import { listerJoueursDontReponseCompte } from "../hote/joueurs.ts";
import { REVELATION_TELEPHONES_TIMELINE } from "./timeline.ts";
import type { TimelineMark } from "./beats.ts";

/** A wrong answer that the slate shows in large, who gave it, and from when. */
export interface FausseReponseMontree extends TimelineMark {
  readonly texte: string;
  readonly noms: readonly string[];
}

/** How long each wrong answer is shown, except the last one, which stays. */
const PASSAGE_MS = 1_800;
const DITE_MS = REVELATION_TELEPHONES_TIMELINE.find(({ temps }) => temps === "dit")?.debutMs ?? 0;
/** Most wrong answers that are shown; of more, the funniest. */
const PASSAGES_MAX = 6;

/** Compares wrong answers so that the probably funniest come last: those given by few players, then those with a large `ecart`. */
const parDrolerie = (a: Rate, b: Rate): number =>
  b.noms.length - a.noms.length || a.ecart - b.ecart;

interface Rate {
  readonly texte: string;
  readonly noms: string[];
  /** Characters of a typed answer, or number of misplaced options of an order: the more, the funnier. */
  readonly ecart: number;
}

/** The wrong answers to show in large; none before the reveal, for options (whose glasses have the names), and when nobody was wrong. */
export function listerFaussesReponsesAMontrer(vue: Vue): readonly FausseReponseMontree[] {
  const { question } = vue;
  if (question === undefined || vue.etape !== ETAPE.reponse) return [];
  const rates = new Map<string, Rate>();
  for (const { pseudo, jugement, reponse } of listerJoueursDontReponseCompte(vue)) {
    const rate = jugement === "faux" && reponse.length > 0 ? dire(question, reponse) : null;
    if (rate === null || rate.texte === "") continue;
    const cle = rate.texte.toLocaleLowerCase("fr");
    const memes = rates.get(cle);
    if (memes === undefined) rates.set(cle, { ...rate, noms: [pseudo] });
    else memes.noms.push(pseudo);
  }
  const montres = Array.from(rates.values()).sort(parDrolerie).slice(-PASSAGES_MAX);
  return montres.map(({ texte, noms }, i) => ({
    texte,
    noms,
    debutMs: DITE_MS + i * PASSAGE_MS,
  }));
}

function dire(question: VueQuestion, reponse: readonly string[]): Omit<Rate, "noms"> | null {
  const { options, reponse: bonne } = question;
  switch (trouverManiereDeRepondre(question)) {
    case "texte": {
      const texte = (reponse[0] ?? "").replace(/\s+/g, " ").trim();
      return { texte, ecart: texte.length };
    }
    case "toutesLesOptions":
      return {
        texte: reponse
          .map((option) => LISTE_DES_VERRES_DE_REPONSE[options.indexOf(option)]?.lettre ?? "?")
          .join(" "),
        ecart: reponse.filter((option, i) => option !== bonne[i]).length,
      };
    case "uneOption":
    case null:
      return null;
  }
}
