/** Reads a question from a row of a table whose columns are known. Pure. */
import {
  type DonneesPreuveOuSuite,
  trouverManiereDeRepondre,
  TYPES_DE_QUESTION,
  type TypeQuestion,
  typeQuestion,
} from "#contracts/quizz.ts";
import type { LigneImport, LienMediaPropose } from "../lecture.ts";
import { splitAcceptedAnswers } from "./accepted.ts";
import { type BonnesReponsesLues, type RightColumnNotation, lireBonnesReponses } from "./bonnes.ts";
import { type ColonnesTableau, areColumnsOfOurExport, readOptionRankOfTitle } from "./colonnes.ts";
import { type CelluleTableau, lireCellule, type RangeeTableau } from "./grille.ts";
import { isMarkedRight, splitOptions, withoutRightOrWrongMarks } from "./listed-options.ts";
import { lireListeDeCellule } from "./listes.ts";
import {
  estMemeTexte,
  creerLigneChoix,
  creerLigneEntree,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneOrdre,
  creerLigneRien,
} from "./ligne.ts";
import { lireNombreJson, foldForComparison } from "./objets.ts";
import { withUsualTrueOrFalseWords } from "./shapes-of-truth.ts";

const estAdresse = (texte: string): boolean => /^https?:\/\/\S+$/i.test(texte);
/** The date that a French spreadsheet makes of "1/2" or "3-4". */
const DATE_FRANCAISE =
  /^\d{1,2}[-/ ](?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\.?$|^(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\.?[-/ ]\d{2}$/i;

/** A day as people write it, with a year or without: "8 mai", "1er mai 1968". */
const JOUR =
  /^(?:\d{1,2}|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?$/i;

const oui = (texte: string): boolean =>
  /^(?:oui|vrai|true|yes|x|1)$/.test(foldForComparison(texte));

/** The type that a cell names, as people write it; null for a name that is unknown. */
function lireTypeDeQuestion(texte: string): TypeQuestion | null {
  const dit = foldForComparison(texte);
  return typeQuestion.options.find((type) => TYPES_DE_QUESTION[type].noms.test(dit)) ?? null;
}

/**
 * Reads the question of a row, or a line to ignore.
 * @param depuis the number of the first option, in the column of right answers
 * @param titres folded titles of the options, by which a cell may name the right one
 * @param by whether the cells of right answers are texts or numbers
 */
export function lireLigneDeTableau(
  rangee: RangeeTableau,
  colonnes: ColonnesTableau,
  depuis: 0 | 1 = 1,
  titres: readonly string[] = [],
  by: RightColumnNotation = "either",
): LigneImport {
  const cellule = (colonne: number | undefined): CelluleTableau => {
    const { texte, sorte } = lireCellule(rangee, colonne);
    return { texte: texte.trim(), sorte };
  };
  const dit = (colonne: number | undefined) => cellule(colonne).texte;
  const seules = withoutOptionLabels(colonnes.options.map(cellule), dit(colonnes.type) !== "");
  // one column may hold all of the options
  const [liste = ""] = colonnes.options.length === 1 ? seules.map(({ texte }) => texte) : [];
  const wanted = lireTypeDeQuestion(dit(colonnes.type));
  const rien =
    (wanted === null || (wanted === "choix" && !areColumnsOfOurExport(colonnes))) &&
    [...seules, ...colonnes.fausses.map(cellule)].every(({ texte }) => texte === "");
  const coupees = splitOptions(liste)?.map((texte): CelluleTableau => ({ texte, sorte: "texte" }));
  const options = coupees ?? (rien ? verdicts(dit(colonnes.bonnes)) : null) ?? seules;
  const fausses = colonnes.fausses.map(cellule);
  const text = dit(colonnes.question);
  const ou = rangee.ligne;
  const bonnes = cellule(colonnes.bonnes);
  const acceptees = (colonnes.acceptees ?? [])
    .flatMap((colonne) => splitAcceptedAnswers(dit(colonne)))
    .filter((texte) => texte !== "");
  const bienDites = acceptees.map((texte): CelluleTableau => ({ texte, sorte: "texte" }));
  const reste = [...options, ...fausses, bonnes, ...bienDites].filter(({ texte }) => texte !== "");
  const type = typeDe(dit(colonnes.type), options.length + fausses.length, reste.length, bonnes);
  if (text === "" && reste.length === 0 && dit(colonnes.media) === "")
    return creerLigneIgnoree(
      ou,
      PHRASES_COMMUNES_IMPORT.sansQuestion,
      rangee.cellules.map(({ texte }) => texte).join(" "),
    );
  const liens: LienMediaPropose[] = [
    [colonnes.media, "media"] as const,
    [colonnes.mediaPreuve, "preuve"] as const,
    [colonnes.mediaSuite, "suite"] as const,
  ].flatMap(([colonne, lieu]) =>
    estAdresse(dit(colonne)) ? [{ ou: lieu, adresse: dit(colonne) }] : [],
  );
  const nomme = [colonnes.media, colonnes.mediaPreuve, colonnes.mediaSuite]
    .map(dit)
    .filter((texte) => texte !== "" && !estAdresse(texte));
  const temps = dit(colonnes.temps);
  const commun = {
    ou,
    text,
    temps: lireNombreJson(temps.replace(/\s*(?:s|sec|secondes?)\.?$/i, "")),
    preuve: dit(colonnes.preuve),
    liens,
    doutes: [...doutesDates([...options, ...fausses, bonnes]), ...(rangee.doutes ?? [])],
    remarques: [
      ...nomme.map((nom) => `Le fichier «\u00A0${nom}\u00A0» ne vient pas avec le tableau.`),
      ...(type.inconnu === null
        ? []
        : [`Le type «\u00A0${type.inconnu}\u00A0» est inconnu\u00A0: lu comme un choix.`]),
    ],
  };
  const suite: DonneesPreuveOuSuite | null =
    dit(colonnes.suite) === "" ? null : { text: dit(colonnes.suite), media: "" };
  const ligne = poser(
    type.type,
    commun,
    options,
    fausses,
    bonnes,
    acceptees,
    dit(colonnes.bonus),
    dit(colonnes.melanger),
    (textes) =>
      rangee.bonnes === undefined
        ? readRight(bonnes, textes, depuis, titres, by)
        : { rangs: rangee.bonnes, doutes: [], perdues: [] },
  );
  if (ligne.sorte === "ignoree") return ligne;
  const dites = dit(colonnes.liste);
  const lue: LigneImport = {
    ...ligne,
    question: {
      ...ligne.question,
      type: type.type,
      suite,
      liste: dites === "" ? [] : [...lireListeDeCellule(dites)],
    },
  };
  return areColumnsOfOurExport(colonnes) ? lue : withUsualTrueOrFalseWords(lue);
}

/** Options without their labels, "A. mardi", "B. jeudi", when all have one. @param own whether the table names its types, as ours do */
export function withoutOptionLabels(
  cells: readonly CelluleTableau[],
  own: boolean,
): readonly CelluleTableau[] {
  const bare = cells.map(({ texte }, rank) =>
    texte === ""
      ? ""
      : (new RegExp(
          `^(?:${LETTERS[rank] ?? "-"}\\s*[).:/–-]|\\(${LETTERS[rank] ?? "-"}\\)|${rank + 1}\\s*\\))\\s*(\\S.*)$`,
          "is",
        ).exec(texte)?.[1] ?? null),
  );
  const full = bare.filter((one) => one !== "");
  return own || full.length < 2 || full.includes(null)
    ? cells
    : cells.map((cell, rank) => ({ ...cell, texte: bare[rank] ?? "" }));
}

/** The options of a statement whose answer is a word of true or false, in its language; null for another answer. */
function verdicts(dite: string): readonly CelluleTableau[] | null {
  const paire = [
    ["Vrai", "Faux"],
    ["True", "False"],
  ].find((deux) => deux.some((une) => une.toLowerCase() === dite.toLowerCase()));
  return paire === undefined ? null : paire.map((texte) => ({ texte, sorte: "texte" }));
}

function typeDe(dit: string, nombreOptions: number, pleines: number, bonnes: CelluleTableau) {
  const ecrit = lireTypeDeQuestion(dit);
  if (ecrit !== null) return { type: ecrit, inconnu: null };
  const inconnu = dit === "" ? null : dit;
  const seule = pleines === 1 && bonnes.texte !== "";
  const type = nombreOptions === 0 || seule ? ("entree" as const) : ("choix" as const);
  return { type: pleines === 0 && inconnu === null ? ("rien" as const) : type, inconnu };
}

type Commun = Parameters<typeof creerLigneRien>[0];

function poser(
  type: TypeQuestion,
  commun: Commun,
  options: readonly CelluleTableau[],
  fausses: readonly CelluleTableau[],
  bonnes: CelluleTableau,
  acceptees: readonly string[],
  bonus: string,
  melanger: string,
  readBonnes: (textes: readonly string[]) => BonnesReponsesLues,
): LigneImport {
  const textes = options.map(({ texte }) => texte);
  switch (trouverManiereDeRepondre({ type })) {
    case null:
      return creerLigneRien(commun);
    case "texte":
      return creerLigneEntree({
        ...commun,
        reponses: [...lireListeDeCellule(bonnes.texte), ...textes, ...acceptees].filter(
          (texte) => texte !== "",
        ),
        bonus: lireListeDeCellule(bonus),
      });
    case "toutesLesOptions":
      return creerLigneOrdre({ ...commun, elements: textes });
    case "uneOption": {
      // without texts of options, right answers and wrong ones have columns of their own
      if (textes.every((texte) => texte === ""))
        return creerLigneChoix({
          ...commun,
          options: [
            ...[...lireListeDeCellule(bonnes.texte), ...acceptees].map((texte) => ({
              texte,
              bonne: true,
            })),
            ...fausses,
          ],
          melanger: true,
        });
      const cochees = textes.filter(isMarkedRight).length;
      if (bonnes.texte === "" && cochees > 0 && cochees < textes.length)
        return creerLigneChoix({
          ...commun,
          options: textes.map((texte) => ({
            texte: withoutRightOrWrongMarks(texte),
            bonne: isMarkedRight(texte),
          })),
        });
      const lues = readBonnes(textes);
      const precises = lireBonnesReponses({ texte: bonus, sorte: "texte" }, textes);
      const ajoutees = lues.perdues.filter((perdue) => !/^\d{1,2}$|^[a-h]$/i.test(perdue));
      // a right answer that is none of the options beside it is added to them
      const seule =
        lues.rangs.length === 0 && ajoutees.length === lues.perdues.length && bonnes.texte !== "";
      return creerLigneChoix({
        ...commun,
        options: [
          ...textes.map((texte, rang) => ({
            texte,
            bonne: lues.rangs.includes(rang),
            bonus: precises.rangs.includes(rang),
          })),
          ...(seule ? [{ texte: bonnes.texte, bonne: true }] : []),
          ...acceptees.map((texte) => ({ texte, bonne: true })),
          ...fausses,
        ],
        melanger: oui(melanger) || seule,
        doutes: [
          ...(commun.doutes ?? []),
          ...lues.doutes,
          ...(seule
            ? ["La bonne réponse n’était pas parmi les propositions\u00A0: elle y a été ajoutée."]
            : lues.perdues.map(
                (perdue) =>
                  `La bonne réponse «\u00A0${perdue}\u00A0» n’est pas une des propositions.`,
              )),
        ],
      });
    }
  }
}

const LETTERS = "ABCDEFGH";
/** A folded article, which an answer may have or not. */
const ARTICLE = /^(?:l|le|la|les|un|une|des|du|the|an?) /;

const BEFORE_LABEL =
  /^(?:la |le |the )?(?:(?:(?:bonne )?r[ée]p(?:onse)?|option|choix|proposition|colonne|lettre|answer)\s+)?(?=[A-H1-8](?:$|[\s).:(–-]))/i;

/** The right options that a cell names: as `lireBonnesReponses` knows, or by a column's title, "la C", "ABD", a letter with its text, "toutes". */
function readRight(
  cell: CelluleTableau,
  options: readonly string[],
  depuis: 0 | 1,
  titres: readonly string[],
  by: RightColumnNotation,
): BonnesReponsesLues {
  const exact = options.flatMap((option, rank) =>
    option !== "" && option === cell.texte.trim() ? [rank] : [],
  );
  if (by === "text" && exact.length === 1) return { rangs: exact, doutes: [], perdues: [] };
  const numbered = by === "number" && /^\d$/.test(cell.texte.trim());
  const lues = lireBonnesReponses(cell, options, !numbered, depuis);
  if (lues.perdues.length === 0) return lues;
  const certain = (rangs: readonly number[]): BonnesReponsesLues => ({
    rangs,
    doutes: [],
    perdues: [],
  });
  const said = foldForComparison(cell.texte);
  // the words before a letter are left out: "la C", "Réponse C : …", "colonne C"
  const brut = cell.texte.trim().replace(BEFORE_LABEL, "");
  const full = (rang: number) => (options[rang] ?? "") !== "";
  if (/^(?:toutes(?: les (?:reponses|propositions))?|all(?: of (?:them|the above))?)$/.test(said))
    return certain(options.flatMap((_, rang) => (full(rang) ? [rang] : [])));
  const [, ordinal] = /^(?:la |le )?([1-8])(?:ere?|re|e|i?eme|nde?|st|nd|rd|th)$/.exec(said) ?? [];
  if (ordinal !== undefined && full(Number(ordinal) - 1)) return certain([Number(ordinal) - 1]);
  const alone = /^[A-H]$/.test(brut) ? LETTERS.indexOf(brut) : -1;
  if (full(alone)) return certain([alone]);
  const titled = titres.indexOf(said);
  if (titled >= 0 && full(titled)) return certain([titled]);
  const [, label = "", text = ""] =
    /^[(]?([A-H]|\d)(?:\s?[).:–-]\s*|\s+)(\S.*)$/is.exec(brut) ?? [];
  const between = /^\((.+)\)$/s.exec(text)?.[1] ?? text;
  const rang = /\d/.test(label) ? Number(label) - depuis : LETTERS.indexOf(label.toUpperCase());
  if (label !== "" && full(rang) && estMemeTexte(options[rang] ?? "", between))
    return certain([rang]);
  const bare = options.map((option) => foldForComparison(option).replace(ARTICLE, ""));
  const [same, ...others] = bare.flatMap((option, rank) =>
    option !== "" && option === said.replace(ARTICLE, "") ? [rank] : [],
  );
  if (same !== undefined && others.length === 0) return certain([same]);
  const named = readOptionRankOfTitle(said);
  if (named !== null && depuis === 1 && full(named) && !/^\d/.test(said)) return certain([named]);
  const letters = /^[A-H](?:\s*[A-H]){1,5}$/.test(brut)
    ? [...brut.replaceAll(/\s/g, "")].map((one) => LETTERS.indexOf(one))
    : [];
  return letters.length > 0 &&
    letters.every((one, at) => full(one) && one > (letters[at - 1] ?? -1))
    ? certain(letters)
    : lues;
}

/** Doubts for the author about cells that a spreadsheet turned into dates: the typed text is lost. */
const doutesDates = (cellules: readonly CelluleTableau[]): readonly string[] =>
  // when all options are dates, the question asks for a date, and there is no doubt
  cellules
    .filter(({ texte }) => texte !== "")
    .every(({ texte, sorte }) => sorte === "texte" && JOUR.test(texte))
    ? []
    : cellules
        .filter(({ texte, sorte }) => sorte === "date" || DATE_FRANCAISE.test(texte))
        .map(
          ({ texte }) => `«\u00A0${texte}\u00A0»\u00A0: le tableur en a peut-être fait une date.`,
        );
