/**
 * GIFT, of Moodle: read block by block, so that one bad block costs one question; a colon in a sentence is a colon. Pure.
 */
import type { FormatImport } from "../format.ts";
import type { LigneImport } from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { lireEnteteTableau } from "../outils/colonnes.ts";
import {
  GIFT_MARKUP_MARK_PATTERN,
  masquerSignesEchappesGift,
  retablirSignesEchappesGift,
} from "../outils/gift-signes.ts";
import { retirerHtml } from "../outils/html.ts";
import { withoutMarkdown } from "../outils/markdown.ts";
import {
  creerLigneChoix,
  creerLigneEntree as saisie,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneRien,
} from "../outils/ligne.ts";
import {
  listerNombresDeLIntervalle,
  listerNombresAvecMarge,
  type NombresAcceptes,
} from "../outils/nombres.ts";
import { lireNombreJson, foldForComparison } from "../outils/objets.ts";

interface Bloc {
  readonly ou: number;
  readonly texte: string;
}

/** Whether the next brace after a blank line is a closing one; the blank line is then inside an answer block. */
function seFerme(lignes: readonly string[], depuis: number): boolean {
  const suivante = lignes.slice(depuis, depuis + 40).find((ligne) => /[{}]/.test(ligne));
  return suivante !== undefined && /^[^{]*\}/.test(suivante);
}

/** Cuts a GIFT text into blocks at blank lines outside braces. Comments and categories make no block. */
function enBlocs(texte: string): Bloc[] {
  const blocs: Bloc[] = [];
  let ouvert = false;
  let ou = 0;
  let bloc: string[] = [];
  const clore = () => {
    if (bloc.length > 0) blocs.push({ ou, texte: bloc.join("\n") });
    bloc = [];
    ouvert = false;
  };
  const lignes = texte.split("\n").map((ligne) => masquerSignesEchappesGift(ligne));
  lignes.forEach((ligne, rang) => {
    if (/^\s*\/\//.test(ligne) || (!ouvert && /^\s*\$CATEGORY/i.test(ligne))) return;
    if (ligne.trim() === "") {
      if (!ouvert || !seFerme(lignes, rang)) clore();
      return;
    }
    // a title begins another question, even if the previous one never closed its brace
    if (/^\s*::/.test(ligne)) clore();
    if (bloc.length === 0) ou = rang + 1;
    bloc.push(ligne);
    const accolade = Math.max(ligne.lastIndexOf("{"), ligne.lastIndexOf("}"));
    if (accolade >= 0) ouvert = ligne[accolade] === "{";
    // the block ends at a closing brace when the next line opens one: these are questions without blank lines between
    if (/\}\s*$/.test(ligne) && !ouvert && (lignes[rang + 1] ?? "").includes("{")) clore();
  });
  clore();
  return blocs;
}

const REPONSES = /\{([^{}]*)\}/;
const sembleReponses = (dedans: string): boolean =>
  /^\s*(?:$|[=~#]|%|(?:T(?:RUE)?|V(?:RAI)?|F(?:ALSE|AUX)?)\s*(?:#|$))/i.test(dedans);

export const formatGift: FormatImport = {
  id: "gift",
  nom: "un fichier GIFT (Moodle)",
  reconnaitre(entree) {
    const debut = entree.apercu();
    if (/^\s*[[{<]/.test(debut) && !GIFT_MARKUP_MARK_PATTERN.test(debut)) return 0;
    // lines with a separator and braces are the cells of a table, not GIFT
    const [premiere = ""] = debut.trimStart().split("\n");
    if (
      /[;\t,]/.test(premiere) &&
      lireEnteteTableau(premiere.split(/[;\t,]/).map(foldForComparison)) !== null
    )
      return 0;
    const blocs = enBlocs(debut);
    const justes = blocs.filter(({ texte }) => {
      const dedans = REPONSES.exec(texte)?.[1];
      // a message has a title and no answers
      return (dedans !== undefined && sembleReponses(dedans)) || /^\s*::.*?::/.test(texte);
    }).length;
    return justes > 0 && justes * 2 >= blocs.length ? 0.9 : 0;
  },
  lire(entree) {
    const blocs = enBlocs(entree.texte()?.texte ?? "").slice(0, QUESTIONS_LUES_MAX + 1);
    const lignes = blocs.flatMap(lireBloc);
    return { quizz: [{ titre: "", lignes, total: lignes.length }] };
  },
};

/** Function that reads a text of GIFT: `tel` keeps it as it is, `clair` removes the HTML of a text that looks like HTML. */
type Dire = (texte: string) => string;
const tel: Dire = (texte) =>
  retablirSignesEchappesGift(texte.replace(GIFT_MARKUP_MARK_PATTERN, "")).trim();
const clair: Dire = (texte) => retirerHtml(tel(texte));

interface Reponse {
  readonly texte: string;
  /** Percentage of the points that the answer gives, from -100 to 100. */
  readonly poids: number;
}

function lireBloc({ ou, texte }: Bloc): LigneImport[] {
  const [, , nu = texte] =
    /^\s*::(.*?)::([\s\S]*)$/.exec(texte) ??
    // a title whose second mark lacks a colon is accepted: "::Q5: Comment…"
    /^\s*::\s*([^:{}\n]{1,20}):\s+([\s\S]*)$/.exec(texte) ??
    [];
  const accolades = REPONSES.exec(nu);
  // a text marked [plain] is no HTML: "a < b" stays as it is
  const dire = /^\s*\[plain\]/i.test(nu)
    ? tel
    : /^\s*\[markdown\]/i.test(nu)
      ? (dit: string) => withoutMarkdown(clair(dit))
      : clair;
  if (accolades === null) {
    if (/[{}]/.test(nu))
      return [
        creerLigneIgnoree(ou, "Une accolade n’est pas fermée", retablirSignesEchappesGift(nu)),
      ];
    return [creerLigneRien({ ou, text: dire(nu) })];
  }
  const avant = nu.slice(0, accolades.index);
  const apres = nu.slice(accolades.index + accolades[0].length);
  // a text after the braces makes a question with a word to fill in: a gap is written in place of the braces
  const text = apres.trim() === "" ? dire(avant) : dire(`${avant.trimEnd()} _____ ${apres.trim()}`);
  const [reponses = "", general = ""] = (accolades[1] ?? "").split("####");
  const commun = { ou, text, preuve: dire(general) };
  const dedans = reponses.trim();
  if (dedans === "")
    return [
      creerLigneRien({
        ...commun,
        remarques: [PHRASES_COMMUNES_IMPORT.aRediger],
      }),
    ];
  const vraiFaux = /^(?:(T|V)(?:RUE|RAI)?|(F)(?:ALSE|AUX)?)\s*(?:#|$)/i.exec(dedans);
  if (vraiFaux !== null) {
    const vrai = vraiFaux[1] !== undefined;
    return [
      creerLigneChoix({
        ...commun,
        options: [
          { texte: "Vrai", bonne: vrai },
          { texte: "Faux", bonne: !vrai },
        ],
      }),
    ];
  }
  if (dedans.startsWith("#")) return [nombre(commun, dedans.slice(1))];
  const lues = lireReponses(dedans, dire);
  const couples = lues.filter(({ signe, brut }) => signe === "=" && brut.includes("->"));
  if (couples.length > 1 && couples.length === lues.length)
    return associations(commun, couples, dire);
  return [lues.some(({ signe }) => signe === "~") ? aChoisir(commun, lues) : aTaper(commun, lues)];
}

type Commun = Parameters<typeof creerLigneRien>[0];

interface ReponseSignee extends Reponse {
  readonly signe: string;
  readonly brut: string;
}

function lireReponses(dedans: string, dire: Dire): ReponseSignee[] {
  return [...dedans.matchAll(/([=~])([^=~]*)/g)].map(([, signe = "", brut = ""]) => {
    const [, pourcent, reste = brut] = /^\s*%(-?[\d.,]{1,12})%([\s\S]*)$/.exec(brut) ?? [];
    const [texte = ""] = reste.split("#");
    const poids =
      pourcent === undefined ? (signe === "=" ? 100 : 0) : (lireNombreJson(pourcent) ?? 0);
    return { signe, brut, texte: dire(texte), poids };
  });
}

function aChoisir(commun: Commun, lues: readonly Reponse[]): LigneImport {
  const entieres = lues.some(({ poids }) => poids >= 100);
  const positives = lues.filter(({ poids }) => poids > 0).length;
  return creerLigneChoix({
    ...commun,
    options: lues.map(({ texte, poids }) => ({
      texte,
      bonne: entieres ? poids >= 100 : poids > 0,
      bonus: entieres && poids > 0 && poids < 100,
    })),
    remarques: !entieres && positives > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : [],
  });
}

const aTaper = (commun: Commun, lues: readonly Reponse[]): LigneImport =>
  saisie({
    ...commun,
    reponses: lues.filter(({ poids }) => poids >= 100).map(({ texte }) => texte),
    bonus: lues.filter(({ poids }) => poids > 0 && poids < 100).map(({ texte }) => texte),
  });

/** The question of a numeric GIFT answer: `1789:2`, `1..5`, `=1822:0 =%50%1822:2`. */
function nombre(commun: Commun, dedans: string): LigneImport {
  const dites = dedans.includes("=") ? lireReponses(dedans, tel).map(({ brut }) => brut) : [dedans];
  const lus: { readonly poids: number; readonly nombres: NombresAcceptes }[] = dites.map((dite) => {
    const [, pourcent, reste = dite] = /^\s*%(-?[\d.]{1,12})%([\s\S]*)$/.exec(dite) ?? [];
    const [seul = ""] = reste.split("#");
    return { poids: pourcent === undefined ? 100 : Number(pourcent), nombres: lireNombre(seul) };
  });
  const textes = (dans: (poids: number) => boolean) =>
    lus.filter(({ poids }) => dans(poids)).flatMap(({ nombres }) => nombres.reponses);
  const entieres = textes((poids) => poids >= 100);
  const partielles = textes((poids) => poids > 0 && poids < 100);
  return saisie({
    ...commun,
    reponses: entieres,
    // a number with full points is not repeated among those with a part of the points
    bonus: partielles.filter((une) => !entieres.includes(une)),
    remarques: lus.flatMap(({ nombres }) => nombres.remarques),
  });
}

function lireNombre(dite: string): NombresAcceptes {
  const [gauche = "", droite] = dite.split("..");
  const [valeur, marge] = gauche.split(":").map((bout) => lireNombreJson(bout));
  const fin = droite === undefined ? null : lireNombreJson(droite);
  if (valeur === null || valeur === undefined) return { reponses: [], remarques: [] };
  return fin === null
    ? listerNombresAvecMarge(valeur, marge ?? 0)
    : listerNombresDeLIntervalle(valeur, fin);
}

/** The questions of a GIFT matching block: one for each pair, whose options are all the right-hand sides. */
function associations(
  commun: Commun,
  couples: readonly ReponseSignee[],
  dire: Dire,
): LigneImport[] {
  const paires = couples.map(({ brut }) => {
    const [gauche = "", droite = ""] = brut.split("->");
    return { gauche: dire(gauche), droite: dire(droite.split("#")[0] ?? "") };
  });
  const droites = [...new Set(paires.map(({ droite }) => droite))];
  return paires
    .filter(({ gauche }) => gauche !== "")
    .map(({ gauche, droite }) =>
      creerLigneChoix({
        ...commun,
        text: [commun.text, gauche].filter((dit) => dit !== "").join("\n"),
        options: droites.map((texte) => ({ texte, bonne: texte === droite })),
        melanger: true,
        remarques: [`Une association est devenue ${paires.length} questions.`],
      }),
    );
}
