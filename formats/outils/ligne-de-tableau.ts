/** A row of a table whose columns are known. Pure. */
import { type Complement, maniereDeRepondre, type TypeQuestion } from "#contracts/quizz.ts";
import type { Ligne, LienPropose } from "../lecture.ts";
import { lireBonnes } from "./bonnes.ts";
import { typeEcrit } from "../types-de-question.ts";
import type { Colonnes } from "./colonnes.ts";
import { rendre } from "./formules.ts";
import { type Cellule, celluleEn, type Rangee } from "./grille.ts";
import { enTextes } from "./listes.ts";
import { choix, entree, ignorer, MOTS, ordre, rien } from "./ligne.ts";
import { nombreDe, plier } from "./objets.ts";

const estAdresse = (texte: string): boolean => /^https?:\/\/\S+$/i.test(texte);
/** The date that a French spreadsheet makes of "1/2" or "3-4". */
const DATE_FRANCAISE =
  /^\d{1,2}[-/ ](?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\.?$|^(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\.?[-/ ]\d{2}$/i;

/** A day as people write it: "8 mai", "15 août". */
const JOUR =
  /^(?:\d{1,2}|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?$/i;

const oui = (texte: string): boolean => /^(?:oui|vrai|true|yes|x|1)$/.test(plier(texte));

/** @param depuis the number of the first option, in the column of right answers */
export function ligneDeTableau(rangee: Rangee, colonnes: Colonnes, depuis: 0 | 1 = 1): Ligne {
  const cellule = (colonne: number | undefined): Cellule => {
    const { texte, sorte } = celluleEn(rangee, colonne);
    return { texte: rendre(texte).trim(), sorte };
  };
  const dit = (colonne: number | undefined) => cellule(colonne).texte;
  const options = colonnes.options.map(cellule);
  const fausses = colonnes.fausses.map(cellule);
  const text = dit(colonnes.question);
  const ou = rangee.ligne;
  const bonnes = cellule(colonnes.bonnes);
  const reste = [...options, ...fausses, bonnes].filter(({ texte }) => texte !== "");
  const type = typeDe(dit(colonnes.type), options.length + fausses.length, reste.length, bonnes);
  if (text === "" && reste.length === 0 && dit(colonnes.media) === "")
    return ignorer(ou, MOTS.sansQuestion, rangee.cellules.map(({ texte }) => texte).join(" "));
  const liens: LienPropose[] = [
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
    temps: nombreDe(temps.replace(/\s*(?:s|sec|secondes?)\.?$/i, "")),
    preuve: dit(colonnes.preuve),
    liens,
    doutes: doutesDates([...options, ...fausses, bonnes]),
    remarques: [
      ...nomme.map((nom) => `Le fichier «\u00A0${nom}\u00A0» ne vient pas avec le tableau.`),
      ...(type.inconnu === null
        ? []
        : [`Le type «\u00A0${type.inconnu}\u00A0» est inconnu\u00A0: lu comme un choix.`]),
    ],
  };
  const suite: Complement | null =
    dit(colonnes.suite) === "" ? null : { text: dit(colonnes.suite), media: "" };
  const ligne = poser(
    type.type,
    commun,
    options,
    fausses,
    bonnes,
    dit(colonnes.bonus),
    dit(colonnes.melanger),
    depuis,
  );
  if (ligne.sorte === "ignoree") return ligne;
  const liste = dit(colonnes.liste);
  return {
    ...ligne,
    question: {
      ...ligne.question,
      type: type.type,
      suite,
      liste: liste === "" ? [] : [...enTextes(liste)],
    },
  };
}

function typeDe(dit: string, nombreOptions: number, pleines: number, bonnes: Cellule) {
  const ecrit = typeEcrit(dit);
  if (ecrit !== null) return { type: ecrit, inconnu: null };
  const inconnu = dit === "" ? null : dit;
  const seule = pleines === 1 && bonnes.texte !== "";
  const type = nombreOptions === 0 || seule ? ("entree" as const) : ("choix" as const);
  return { type: pleines === 0 && inconnu === null ? ("rien" as const) : type, inconnu };
}

type Commun = Parameters<typeof rien>[0];

function poser(
  type: TypeQuestion,
  commun: Commun,
  options: readonly Cellule[],
  fausses: readonly Cellule[],
  bonnes: Cellule,
  bonus: string,
  melanger: string,
  depuis: 0 | 1,
): Ligne {
  const textes = options.map(({ texte }) => texte);
  switch (maniereDeRepondre({ type })) {
    case null:
      return rien(commun);
    case "texte":
      return entree({
        ...commun,
        reponses: [...enTextes(bonnes.texte), ...textes].filter((texte) => texte !== ""),
        bonus: enTextes(bonus),
      });
    case "toutesLesOptions":
      return ordre({ ...commun, elements: textes });
    case "uneOption": {
      // the right one has a column of its own, the wrong ones theirs
      if (textes.every((texte) => texte === ""))
        return choix({
          ...commun,
          options: [...enTextes(bonnes.texte).map((texte) => ({ texte, bonne: true })), ...fausses],
          melanger: true,
        });
      const lues = lireBonnes(bonnes, textes, true, depuis);
      const precises = lireBonnes({ texte: bonus, sorte: "texte" }, textes);
      const ajoutees = lues.perdues.filter((perdue) => !/^\d{1,2}$|^[a-h]$/i.test(perdue));
      // "Bonne réponse : Lyon" beside two wrong ones: it is one of the options
      const seule =
        lues.rangs.length === 0 && ajoutees.length === lues.perdues.length && bonnes.texte !== "";
      return choix({
        ...commun,
        options: [
          ...textes.map((texte, rang) => ({
            texte,
            bonne: lues.rangs.includes(rang),
            bonus: precises.rangs.includes(rang),
          })),
          ...(seule ? [{ texte: bonnes.texte, bonne: true }] : []),
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

/** Cells that a spreadsheet took for dates: what was typed is lost. */
const doutesDates = (cellules: readonly Cellule[]): readonly string[] =>
  // when all of them are days, the question asks for a day
  cellules
    .filter(({ texte }) => texte !== "")
    .every(({ texte, sorte }) => sorte === "texte" && JOUR.test(texte))
    ? []
    : cellules
        .filter(({ texte, sorte }) => sorte === "date" || DATE_FRANCAISE.test(texte))
        .map(
          ({ texte }) => `«\u00A0${texte}\u00A0»\u00A0: le tableur en a peut-être fait une date.`,
        );
