/** Wrong answers, one after the other once all is told; the funniest last, and it stays. Pure. mise-en-scene.md "Reveal". */
import { maniereDe } from "#contracts/quizz.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { VERRES } from "../../ui/verre.tsx";
import { participants } from "../hote/joueurs.ts";
import { REVELATION } from "./timeline.ts";
import type { TimedMark } from "./beats.ts";

/** What was answered, by whom, and from when it is shown. */
export interface TourDit extends TimedMark {
  readonly texte: string;
  readonly noms: readonly string[];
}

/** Each of them but the last, which stays. */
const PASSAGE_MS = 1_800;
const DITE_MS = REVELATION.find(({ temps }) => temps === "dit")?.debutMs ?? 0;
/** As long as a table stays with it: of more, the funniest. */
const PASSAGES_MAX = 6;

/** Several who thought the same are a joke told twice: who is alone with the most to say comes last. */
const parDrolerie = (a: Rate, b: Rate): number =>
  b.noms.length - a.noms.length || a.ecart - b.ecart;

interface Rate {
  readonly texte: string;
  readonly noms: string[];
  /** How far from what was expected. */
  readonly ecart: number;
}

/** Empty before the reveal, of an option that was chosen (its glass has the names), and when nobody was wrong. */
export function toursDits(vue: Vue): readonly TourDit[] {
  const { question } = vue;
  if (question === undefined || vue.etape !== ETAPE.reponse) return [];
  const rates = new Map<string, Rate>();
  for (const { pseudo, jugement, reponse } of participants(vue)) {
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
  switch (maniereDe(question)) {
    case "texte": {
      const texte = (reponse[0] ?? "").replace(/\s+/g, " ").trim();
      return { texte, ecart: texte.length };
    }
    case "toutesLesOptions":
      return {
        texte: reponse.map((option) => VERRES[options.indexOf(option)]?.lettre ?? "?").join(" "),
        ecart: reponse.filter((option, i) => option !== bonne[i]).length,
      };
    case "uneOption":
    case null:
      return null;
  }
}
