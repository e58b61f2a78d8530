/** Aiken: a question, `A) …`, `B) …`, `ANSWER: B`; in French too. Pure. */
import type { FormatImport } from "../format.ts";
import type { LigneImport } from "../lecture.ts";
import { EXPLANATION_LINE_PATTERN } from "../texte/lines.ts";
import { creerLigneChoix, creerLigneIgnoree } from "../outils/ligne.ts";

const OPTION = /^\s*([A-Z])\s*[.)]\s+(\S.*)$/;
/** "B.1990", an option without a space. It counts only where B is the next letter, since "J.K. Rowling" is a name. */
const OPTION_SERREE = /^\s*([A-Z])[.)](\S.*)$/;
const REPONSE =
  /^\s*(?:ANSWERS?|R[ÉE]PONSES?|R[ée]ponses?|Answers?)\s*[\u00A0\u202F]?:\s*([A-Za-z](?:\s*(?:[,;&]|et|and)\s*[A-Za-z])*)\s*\.?\s*$/;

/** "Explication : …", a line of the question before that Aiken does not know and that was read as part of the next question. */
const AUTRE =
  /^\s*(?:bonnes? )?(?:r[ée]p(?:onses?)?|answers?|solutions?|explications?|explanation)\b/i;
const NUMERO =
  /^\s*(?:[IVX]{1,4}\s*[.)–-]|q(?:uestion)?\s*:|(?:(?:q(?:uestion)?|qcm|qcs)\s*)?(?:n°\s*)?[([]?(?:\d{1,3}\s*[.):°\]/–-]|\d{1,3}\s+(?=[A-ZÀ-Þ«¿])))/i;

export const formatAiken: FormatImport = {
  id: "aiken",
  nom: "un fichier Aiken",
  reconnaitre(entree) {
    const lignes = entree.apercu().split("\n");
    const pleines = lignes.filter((ligne) => ligne.trim() !== "");
    const reponses = pleines.filter((ligne) => REPONSE.test(ligne)).length;
    const options = pleines.filter((ligne) => OPTION.test(ligne)).length;
    // a question of Aiken has a text, at least two options, an answer, and nearly nothing else
    if (reponses === 0 || options < reponses * 2) return 0;
    // a text with over half again as many questions (options A) as answers has its answers in a key at the foot, and is no Aiken
    const premieres = pleines.filter((ligne) => OPTION.exec(ligne)?.[1] === "A").length;
    if (premieres * 2 > reponses * 3) return 0;
    // numbered questions are somebody's own text: Aiken has no numbers
    if (pleines.some((ligne) => EXPLANATION_LINE_PATTERN.test(ligne.trim()))) return 0.3;
    const numerotees = pleines.filter((ligne) => NUMERO.test(ligne)).length;
    if (numerotees * 2 >= reponses) return 0.3;
    return pleines.length <= (options + reponses) * 1.6 ? 0.85 : 0.4;
  },
  lire(entree) {
    const lignes = lireQuestions(entree.texte()?.texte ?? "");
    return { quizz: [{ titre: "", lignes, total: lignes.length }] };
  },
};

function lireQuestions(texte: string): LigneImport[] {
  const lues: LigneImport[] = [];
  let ou = 0;
  let dites: string[] = [];
  let options: { lettre: string; texte: string }[] = [];
  const oublier = () => {
    ou = 0;
    dites = [];
    options = [];
  };
  const perdre = () => {
    if (dites.length > 0 || options.length > 0)
      lues.push(
        creerLigneIgnoree(ou, "Une question sans ligne «\u00A0ANSWER:\u00A0»", dites.join(" ")),
      );
    oublier();
  };
  texte.split("\n").forEach((ligne, rang) => {
    const serree = OPTION_SERREE.exec(ligne);
    const suivante = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[options.length];
    const option = OPTION.exec(ligne) ?? (serree?.[1] === suivante ? serree : null);
    const reponse = REPONSE.exec(ligne)?.[1];
    if (ligne.trim() === "") {
      // lines before any option go on after a blank line; at the beginning of the text they are a title or a note, unless they ask
      if (options.length === 0 && dites.length > 0) {
        if (lues.length === 0 && !/[?:…]\s*$/.test(dites.at(-1) ?? "")) perdre();
        else dites.push("");
      }
      return;
    }
    if (ou === 0) ou = rang + 1;
    if (reponse !== undefined && dites.length > 0) {
      const lettres = [
        ...reponse
          .replaceAll(/\s(?:et|and)\s/g, ",")
          .toUpperCase()
          .replace(/[^A-Z]/g, ""),
      ];
      const autre = dites.some((dite) => AUTRE.test(dite));
      lues.push(
        creerLigneChoix({
          ou,
          text: dites.join("\n"),
          options: options.map((une) => ({
            texte: une.texte,
            bonne: lettres.includes(une.lettre),
          })),
          doutes: [
            ...(autre ? ["Deux questions semblent n’en faire qu’une\u00A0: à vérifier."] : []),
            ...lettres
              .filter((lettre) => options.every((une) => une.lettre !== lettre))
              .map((lettre) => `La bonne réponse, ${lettre}, n’est pas une des propositions.`),
          ],
        }),
      );
      oublier();
    } else if (option !== null && dites.length > 0) {
      options.push({ lettre: option[1] ?? "", texte: option[2] ?? "" });
    } else {
      if (options.length > 0) perdre();
      if (ou === 0) ou = rang + 1;
      dites.push(ligne.trim());
    }
  });
  perdre();
  return lues;
}
