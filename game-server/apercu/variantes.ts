/** Finds spellings of an accepted answer that the game refuses, so that the author may accept them too: docs/decisions/0083. Pure. */
import { type Question, trouverManiereDeRepondre } from "#contracts/quizz.ts";
import { jugerReponseAQuestion, type ChampsDeQuestionPourJugement } from "#game/rules/reponses.ts";
import { normaliserReponse } from "#game/rules/texte-libre.ts";

/** An accepted answer, and the ways of writing it that the game refuses. */
export interface VariantesDeReponse {
  readonly reponse: string;
  readonly variantes: readonly string[];
}

/**
 * Finds, for each accepted answer of a typed question, what people may type for it and the game refuses; an answer without any is left out.
 * Whole words are judged as if the game knew them all, so that one of them is no typing slip of another.
 */
export function trouverVariantesRefusees(
  question: Pick<Question, "type" | "reponse" | "precis">,
): readonly VariantesDeReponse[] {
  if (trouverManiereDeRepondre(question) !== "texte") return [];
  let juge: ChampsDeQuestionPourJugement = question;
  return [...new Set([...question.reponse, ...question.precis])].flatMap((reponse) => {
    const variantes = proposerEcritures(reponse).filter((variante) => {
      if (normaliserReponse(variante).length < 2) return false;
      if (jugerReponseAQuestion(juge, [variante], () => true) !== "faux") return false;
      // a variant that the game would take once an earlier one is accepted is not proposed too
      juge = { ...juge, reponse: [...juge.reponse, variante] };
      return true;
    });
    return variantes.length === 0 ? [] : [{ reponse, variantes }];
  });
}

/** The form under which the game compares answers; empty for an answer of signs only. */
export const calculerFormeCompareeDuTexte = normaliserReponse;

/** Proposes other ways of writing an answer, whether the game accepts them or not. */
const proposerEcritures = (brute: string): string[] => {
  const reponse = brute.normalize("NFC").replace(/\s+/g, " ").trim();
  return [
    ...separer(reponse),
    ...sansArticleAnglais(reponse),
    ...saints(reponse),
    ...ecrireNombresEnChiffres(reponse),
    ...ecrireNombresEnMots(reponse),
    ...changerDeNombre(reponse),
  ].filter((une) => une !== "" && une !== reponse);
};

/** The shorter answers that an answer holds: "Zidane (Zinédine)" gives "Zidane", "Istanbul / Constantinople" both names. */
function separer(reponse: string): string[] {
  const [, avant] = /^(\S.*?\S) ?\([^()]+\)$/.exec(reponse) ?? [];
  if (avant !== undefined) return [avant];
  const parts = reponse.split(/ [/|] /).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /\p{L}{2}/u.test(part)) ? parts : [];
}

/** The answer without its English article, none when it has no such article: "The Beatles" gives "Beatles". */
const sansArticleAnglais = (reponse: string): string[] =>
  /^The \p{L}{3}/u.test(reponse) ? [reponse.slice(4)] : [];

/** The answer with "saint" in full, and with it abbreviated: "St-Étienne" gives "Saint-Étienne", and back. */
function saints(reponse: string): string[] {
  const longs = reponse.replace(
    /(?<![\p{L}\p{N}])([Ss])(te?)(?:\.(?=[ -])|(?=[ -]))(?=[ -]\p{L})/gu,
    (_, s: string, t: string) => `${s}ain${t}`,
  );
  const courts = reponse.replace(
    /(?<![\p{L}\p{N}])([Ss])ain(te?)(?=[ -]\p{L})/gu,
    (_, s: string, t: string) => `${s}${t}`,
  );
  return [longs, courts];
}

const UNITES =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const DIZAINES: Readonly<Record<string, number>> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};
const VALEURS = new Map<string, number>([
  ...UNITES.flatMap((mot, n): [string, number][] => (mot.includes("-") ? [] : [[mot, n]])),
  ["une", 1],
  ...Object.entries(DIZAINES),
]);
const ECHELLES = new Map([
  ["mille", 1000],
  ["million", 1_000_000],
  ["millions", 1_000_000],
  ["milliard", 1_000_000_000],
  ["milliards", 1_000_000_000],
]);

/** Value of a number in French words; null when the words are no number. */
function lireNombre(mots: readonly string[]): number | null {
  let total = 0;
  let groupe = 0;
  let echelle = Infinity;
  for (const [rang, mot] of mots.entries()) {
    const valeur = VALEURS.get(mot);
    const milliers = ECHELLES.get(mot);
    if (mot === "et") {
      if (rang === 0 || rang === mots.length - 1) return null;
    } else if (/^cents?$/.test(mot)) {
      if (groupe >= 10) return null;
      groupe = Math.max(groupe, 1) * 100;
    } else if (milliers !== undefined) {
      if (milliers >= echelle) return null;
      echelle = milliers;
      total += Math.max(groupe, 1) * milliers;
      groupe = 0;
    } else if (valeur !== undefined) {
      const reste = groupe % 100;
      // "quatre-vingt" multiplies, "soixante-dix" adds
      if (reste === 4 && valeur === 20) groupe += 76;
      else if (
        reste === 0 ||
        (reste >= 20 && valeur < 20) ||
        (reste === 10 && valeur > 6 && valeur < 10)
      )
        groupe += valeur;
      else return null;
    } else return null;
  }
  return total + groupe;
}

const EST_MOT_DE_NOMBRE = new RegExp(
  `^(?:${[...VALEURS.keys(), ...ECHELLES.keys(), "cents?", "et"].join("|")})$`,
);

/**
 * The answer with its numbers in words written in digits: "Vingt mille lieues sous les mers" gives "20000 lieues sous les mers". Numbers up
 * to cent stay in words, since the game itself reads them.
 */
function ecrireNombresEnChiffres(reponse: string): string[] {
  const morceaux = reponse.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? [];
  const estMot = (morceau = "") => EST_MOT_DE_NOMBRE.test(morceau.toLowerCase());
  let change = false;
  const suite: string[] = [];
  for (let i = 0; i < morceaux.length; i++) {
    let fin = i;
    while (
      estMot(morceaux[fin]) &&
      /^[ -]$/.test(morceaux[fin + 1] ?? "") &&
      estMot(morceaux[fin + 2])
    )
      fin += 2;
    const valeur = estMot(morceaux[i])
      ? lireNombre(
          morceaux.slice(i, fin + 1).flatMap((un) => (/\p{L}/u.test(un) ? [un.toLowerCase()] : [])),
        )
      : null;
    if (valeur !== null && valeur > 100) {
      suite.push(String(valeur));
      change = true;
    } else suite.push(...morceaux.slice(i, fin + 1));
    i = fin;
  }
  return change ? [suite.join("")] : [];
}

/** French words of a round number, such as "trois cents"; null for numbers that nobody types in words. */
function direNombre(n: number): string | null {
  const unite = (k: number) => UNITES[k] ?? "";
  if (n === 100) return "cent";
  if (n === 1000) return "mille";
  if (n % 100 === 0 && n < 1000) return `${unite(n / 100)} cents`;
  if (n % 1000 === 0 && n <= 20_000 && n / 1000 < UNITES.length) return `${unite(n / 1000)} mille`;
  if (n === 20_000) return "vingt mille";
  if (n === 100_000) return "cent mille";
  if (n === 1_000_000) return "un million";
  return n % 1_000_000 === 0 && n < 20_000_000 ? `${unite(n / 1_000_000)} millions` : null;
}

/**
 * The answer with its numbers in digits written in words: "300" gives "trois cents". Only round numbers are, since nobody types "mille sept
 * cent quatre-vingt-neuf".
 */
function ecrireNombresEnMots(reponse: string): string[] {
  let change = false;
  const ecrite = reponse.replace(
    /(?<![\p{L}\p{N}.,−-])\d{1,3}(?:[\s.]\d{3})+(?![\p{L}\p{N}]|[.,]\d)|(?<![\p{L}\p{N}.,−-])\d{3,}(?![\p{L}\p{N}]|[.,]\d)/gu,
    (chiffres) => {
      const mots = direNombre(Number(chiffres.replace(/\D/g, "")));
      change ||= mots !== null;
      return mots ?? chiffres;
    },
  );
  return change ? [ecrite] : [];
}

/** Words for which no other grammatical number is proposed: they are no nouns, or have none. */
const SANS_AUTRE_NOMBRE =
  /^(?:oui|non|vrai|faux|rien|tout|toute|jamais|toujours|parfois|souvent|aucun|aucune|personne|plus|moins|hier|demain|avant|ici|elle|lui|eux|avec|sans|comme|dont|nord|ouest|mars|avril|juin|août|lundi|mardi|jeudi|midi|minuit|mille|zéro|quatre|cinq|sept|huit|neuf|onze|douze|treize|seize|vingt|trente|cent)$/;
/** Words that end like a plural and have no singular without that ending. */
const TOUJOURS_EN_S =
  /^(?:abus|accès|avis|bois|bras|bus|colis|corps|cours|dos|fils|fois|jeux|jus|lilas|lis|lys|maïs|mois|os|ours|palais|pas|pays|poids|pois|propos|puits|radis|ras|repas|souris|tapis|temps|univers|vers|virus|yeux|cieux|aïeux)$/;
const AL_EN_ALS =
  /^(?:bal|carnaval|festival|chacal|récital|régal|cal|aval|naval|fatal|final|banal)$/;
const X_AU_PLURIEL = /^(?:bijou|caillou|chou|genou|hibou|joujou|pou)$/;
const S_MALGRE_TOUT = /^(?:bleu|pneu|landau|sarrau|émeu)$/;

function auPluriel(mot: string): string | null {
  if (/[sxz]$/.test(mot)) return null;
  if (mot.endsWith("al") && !AL_EN_ALS.test(mot)) return `${mot.slice(0, -2)}aux`;
  if ((/(?:au|eu)$/.test(mot) && !S_MALGRE_TOUT.test(mot)) || X_AU_PLURIEL.test(mot))
    return `${mot}x`;
  return `${mot}s`;
}

function auSingulier(mot: string): string | null {
  if (TOUJOURS_EN_S.test(mot)) return null;
  if (/[^aeiou]aux$/.test(mot)) return `${mot.slice(0, -3)}al`;
  if (/eaux$|eux$/.test(mot) || X_AU_PLURIEL.test(mot.slice(0, -1))) return mot.slice(0, -1);
  return /[^s]s$/.test(mot) && mot.length > 3 ? mot.slice(0, -1) : null;
}

/**
 * The answer with its noun in the plural, or in the singular behind "les" or "des"; none when that is not worth proposing. The word must
 * look like a noun: in small letters, after an article or alone, and no infinitive. A plural is only read behind its article, because
 * "souris" is none. What has a definite article is often the only one of its kind ("le tilde"), and its plural in -s is left out.
 */
function changerDeNombre(reponse: string): string[] {
  const [, article = "", mot = ""] =
    /^(?:(les|des|le|la|un|une) |l['’] ?)?(\p{Ll}{3,})$/iu.exec(reponse) ?? [];
  if (mot === "" || mot !== mot.toLowerCase() || SANS_AUTRE_NOMBRE.test(mot)) return [];
  if (/^[ld]es$/i.test(article)) return [auSingulier(mot)].flatMap((une) => une ?? []);
  const seul = reponse === mot;
  if (seul && (mot.length < 4 || /(?:er|ir|ire|dre|tre|vre|oire|ment|ant)$/.test(mot))) return [];
  const pluriel = auPluriel(mot);
  const defini = !seul && !/^une?$/i.test(article);
  return pluriel === null || (defini && pluriel === `${mot}s`) ? [] : [pluriel];
}
