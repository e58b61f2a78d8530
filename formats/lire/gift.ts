/**
 * GIFT, of Moodle: read block by block, so that one bad block costs one question; a colon in a sentence is a colon. Pure.
 */
import type { Format } from "../format.ts";
import type { Ligne } from "../lecture.ts";
import { LIGNES_MAX } from "../limites.ts";
import { lireEntete } from "../outils/colonnes.ts";
import { cacher, montrer } from "../outils/gift-signes.ts";
import { sansHtml } from "../outils/html.ts";
import { choix, entree as saisie, ignorer, MOTS, rien } from "../outils/ligne.ts";
import { deIntervalle, deMarge, type NombresLus } from "../outils/nombres.ts";
import { nombreDe, plier } from "../outils/objets.ts";

interface Bloc {
  readonly ou: number;
  readonly texte: string;
}

/** Whether the next brace, in what follows a blank line, closes one: an answer may have blank lines in it. */
function seFerme(lignes: readonly string[], depuis: number): boolean {
  const suivante = lignes.slice(depuis, depuis + 40).find((ligne) => /[{}]/.test(ligne));
  return suivante !== undefined && /^[^{]*\}/.test(suivante);
}

/** Blocks between blank lines; braces that are open go on. Comments and categories are none. */
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
  const lignes = texte.split("\n").map((ligne) => cacher(ligne));
  lignes.forEach((ligne, rang) => {
    if (/^\s*\/\//.test(ligne) || (!ouvert && /^\s*\$CATEGORY/i.test(ligne))) return;
    if (ligne.trim() === "") {
      if (!ouvert || !seFerme(lignes, rang)) clore();
      return;
    }
    // a title: another question, although the one before never closed its brace
    if (/^\s*::/.test(ligne)) clore();
    if (bloc.length === 0) ou = rang + 1;
    bloc.push(ligne);
    const accolade = Math.max(ligne.lastIndexOf("{"), ligne.lastIndexOf("}"));
    if (accolade >= 0) ouvert = ligne[accolade] === "{";
  });
  clore();
  return blocs;
}

const REPONSES = /\{([^{}]*)\}/;
const sembleReponses = (dedans: string): boolean =>
  /^\s*(?:$|[=~#]|%|T(?:RUE)?\s*(?:#|$)|F(?:ALSE)?\s*(?:#|$))/i.test(dedans);

export const gift: Format = {
  id: "gift",
  nom: "un fichier GIFT (Moodle)",
  reconnaitre(entree) {
    const debut = entree.apercu();
    if (/^\s*[[{<]/.test(debut) && !FORME.test(debut)) return 0;
    // braces in the cells of a table
    const [premiere = ""] = debut.trimStart().split("\n");
    if (/[;\t,]/.test(premiere) && lireEntete(premiere.split(/[;\t,]/).map(plier)) !== null)
      return 0;
    const blocs = enBlocs(debut);
    const justes = blocs.filter(({ texte }) => {
      const dedans = REPONSES.exec(texte)?.[1];
      return dedans !== undefined && sembleReponses(dedans);
    }).length;
    return justes > 0 && justes * 2 >= blocs.length ? 0.9 : 0;
  },
  lire(entree) {
    const blocs = enBlocs(entree.texte()?.texte ?? "").slice(0, LIGNES_MAX + 1);
    const lignes = blocs.flatMap(lireBloc);
    return { quizz: [{ titre: "", lignes, total: lignes.length }] };
  },
};

const FORME = /^\s*\[(?:html|moodle|plain|markdown)\]/i;

/** A text of GIFT as it is read: HTML only when it says so or looks like it. */
type Dire = (texte: string) => string;
const tel: Dire = (texte) => montrer(texte.replace(FORME, "")).trim();
const clair: Dire = (texte) => sansHtml(tel(texte));

interface Reponse {
  readonly texte: string;
  /** From -100 to 100. */
  readonly poids: number;
}

function lireBloc({ ou, texte }: Bloc): Ligne[] {
  const [, , nu = texte] = /^\s*::(.*?)::([\s\S]*)$/.exec(texte) ?? [];
  const accolades = REPONSES.exec(nu);
  // said to be plain: "a < b" is what it says
  const dire = /^\s*\[plain\]/i.test(nu) ? tel : clair;
  if (accolades === null) {
    if (/[{}]/.test(nu)) return [ignorer(ou, "Une accolade n’est pas fermée", montrer(nu))];
    return [rien({ ou, text: dire(nu) })];
  }
  const avant = nu.slice(0, accolades.index);
  const apres = nu.slice(accolades.index + accolades[0].length);
  // a word to fill in
  const text = apres.trim() === "" ? dire(avant) : dire(`${avant.trimEnd()} _____ ${apres.trim()}`);
  const [reponses = "", general = ""] = (accolades[1] ?? "").split("####");
  const commun = { ou, text, preuve: dire(general) };
  const dedans = reponses.trim();
  if (dedans === "")
    return [
      rien({
        ...commun,
        remarques: [
          "Une réponse à rédiger ne se juge pas ici\u00A0: c’est devenu un message à lire.",
        ],
      }),
    ];
  const vraiFaux = /^(T|F)(?:RUE|ALSE)?\s*(?:#|$)/i.exec(dedans)?.[1];
  if (vraiFaux !== undefined) {
    const vrai = vraiFaux.toUpperCase() === "T";
    return [
      choix({
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

type Commun = Parameters<typeof rien>[0];

interface ReponseSignee extends Reponse {
  readonly signe: string;
  readonly brut: string;
}

function lireReponses(dedans: string, dire: Dire): ReponseSignee[] {
  return [...dedans.matchAll(/([=~])([^=~]*)/g)].map(([, signe = "", brut = ""]) => {
    const [, pourcent, reste = brut] = /^\s*%(-?[\d.,]{1,12})%([\s\S]*)$/.exec(brut) ?? [];
    const [texte = ""] = reste.split("#");
    const poids = pourcent === undefined ? (signe === "=" ? 100 : 0) : (nombreDe(pourcent) ?? 0);
    return { signe, brut, texte: dire(texte), poids };
  });
}

function aChoisir(commun: Commun, lues: readonly Reponse[]): Ligne {
  const entieres = lues.some(({ poids }) => poids >= 100);
  const positives = lues.filter(({ poids }) => poids > 0).length;
  return choix({
    ...commun,
    options: lues.map(({ texte, poids }) => ({
      texte,
      bonne: entieres ? poids >= 100 : poids > 0,
      bonus: entieres && poids > 0 && poids < 100,
    })),
    remarques: !entieres && positives > 1 ? [MOTS.toutCocher] : [],
  });
}

const aTaper = (commun: Commun, lues: readonly Reponse[]): Ligne =>
  saisie({
    ...commun,
    reponses: lues.filter(({ poids }) => poids >= 100).map(({ texte }) => texte),
    bonus: lues.filter(({ poids }) => poids > 0 && poids < 100).map(({ texte }) => texte),
  });

/** `1789:2`, `1..5`, `=1822:0 =%50%1822:2` */
function nombre(commun: Commun, dedans: string): Ligne {
  const dites = dedans.includes("=") ? lireReponses(dedans, tel).map(({ brut }) => brut) : [dedans];
  const lus: { readonly poids: number; readonly nombres: NombresLus }[] = dites.map((dite) => {
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
    // what is whole already is not partial
    bonus: partielles.filter((une) => !entieres.includes(une)),
    remarques: lus.flatMap(({ nombres }) => nombres.remarques),
  });
}

function lireNombre(dite: string): NombresLus {
  const [gauche = "", droite] = dite.split("..");
  const [valeur, marge] = gauche.split(":").map((bout) => nombreDe(bout));
  const fin = droite === undefined ? null : nombreDe(droite);
  if (valeur === null || valeur === undefined) return { reponses: [], remarques: [] };
  return fin === null ? deMarge(valeur, marge ?? 0) : deIntervalle(valeur, fin);
}

/** Pairs to match: one question each, among all the right sides. */
function associations(commun: Commun, couples: readonly ReponseSignee[], dire: Dire): Ligne[] {
  const paires = couples.map(({ brut }) => {
    const [gauche = "", droite = ""] = brut.split("->");
    return { gauche: dire(gauche), droite: dire(droite.split("#")[0] ?? "") };
  });
  const droites = [...new Set(paires.map(({ droite }) => droite))];
  return paires
    .filter(({ gauche }) => gauche !== "")
    .map(({ gauche, droite }) =>
      choix({
        ...commun,
        text: [commun.text, gauche].filter((dit) => dit !== "").join("\n"),
        options: droites.map((texte) => ({ texte, bonne: texte === droite })),
        melanger: true,
        remarques: [`Une association est devenue ${paires.length} questions.`],
      }),
    );
}
