import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../../questions/types-de-question.ts";
import type { ReactElement } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { Question, Visibilite } from "#contracts/quizz.ts";
import type { ChampDeQuestionCompare, DifferenceDeQuizz } from "../../../document/comparer.ts";
import type { ReglagesDeQuizz } from "../../../document/quizz-ecrit.ts";
import type { PointDeConflitDeQuizz } from "../../../document/fusionner.ts";
import { lireMediaAAfficher } from "../../../quizz/lire-media.ts";
import { enumererNoms, TexteDAutrui } from "../../../ui/typographie.tsx";
import styles from "./conflit.module.css";

/** The differences between two versions of a quizz: the old value is struck out, the new one follows. */
export function ListeDifferencesDeQuizz({
  differences,
}: {
  readonly differences: readonly DifferenceDeQuizz[];
}): ReactElement {
  return (
    <ul className={styles["differences"]}>
      {differences.map((une, rang) => {
        const { titre, texte, changes } = composerTextesDeDifferenceDeQuizz(une);
        return (
          <li key={rang} data-nom={une.nom}>
            <b>{titre}</b>
            {texte !== "" && (
              <span className={styles["texte"]}>
                <TexteDAutrui>{texte}</TexteDAutrui>
              </span>
            )}
            {changes.map(({ nom, avant, apres }) => (
              <p key={nom}>
                <span>{nom}&nbsp;: </span>
                <del>
                  <span className="visually-hidden">avant, </span>
                  <TexteDAutrui>{avant}</TexteDAutrui>
                </del>{" "}
                <ins>
                  <span className="visually-hidden">après, </span>
                  <TexteDAutrui>{apres}</TexteDAutrui>
                </ins>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface Change {
  readonly nom: string;
  readonly avant: string;
  readonly apres: string;
}
interface DifferenceDite {
  readonly titre: string;
  /** Text of the question that differs; empty when the difference is not in a question. */
  readonly texte: string;
  readonly changes: readonly Change[];
}

interface EnMots<Objet> {
  readonly nom: string;
  readonly dire: (objet: Objet) => string;
}

const RIEN = "rien";
const liste = (textes: readonly string[]): string => textes.join(" · ") || RIEN;
const SORTES = { image: "une image", video: "une vidéo", audio: "un son", youtube: "YouTube" };
/** A media in words: its address, or its kind for a stored file, whose name means nothing to an author. */
function media(adresse: string): string {
  const [sorte] =
    adresse === MEDIA_QUESTION_DEFAUT ? [] : (lireMediaAAfficher(adresse)?.sortes ?? []);
  if (sorte === undefined) return "aucun";
  return adresse.includes("/") ? adresse : SORTES[sorte];
}
const complement = (un: { readonly text: string; readonly media: string } | null): string =>
  un === null
    ? "aucune"
    : [un.text, ...(un.media === "" ? [] : [media(un.media)])]
        .filter((morceau) => morceau !== "")
        .join(" · ");

const CHAMPS: Readonly<Record<ChampDeQuestionCompare, EnMots<Question>>> = {
  type: { nom: "type", dire: ({ type }) => AFFICHAGE_PAR_TYPE_DE_QUESTION[type].nom },
  text: { nom: "texte", dire: ({ text }) => text || RIEN },
  media: { nom: "média", dire: (une) => media(une.media) },
  options: { nom: "options", dire: ({ options }) => liste(options) },
  reponse: { nom: "réponses", dire: ({ reponse }) => liste(reponse) },
  precis: { nom: "réponses bonus", dire: ({ precis }) => liste(precis) },
  temps: {
    nom: "temps",
    dire: ({ temps }) => (temps === 0 ? "sans minuteur" : `${String(temps)}\u00A0s`),
  },
  aleatoire: {
    nom: "ordre des options",
    dire: ({ aleatoire }) => (aleatoire ? "mélangées" : "comme écrites"),
  },
  preuve: { nom: "preuve", dire: ({ preuve }) => complement(preuve) },
  suite: { nom: "suite", dire: ({ suite }) => complement(suite) },
  liste: { nom: "liste", dire: (une) => liste(une.liste) },
};

const REGLAGES: Readonly<Record<keyof ReglagesDeQuizz, EnMots<ReglagesDeQuizz>>> = {
  title: { nom: "titre", dire: ({ title }) => title },
  visibilite: {
    nom: "visibilité",
    dire: ({ visibilite }) => NOMS_ET_AIDES_DES_VISIBILITES[visibilite].nom,
  },
  aleatoireGlobal: {
    nom: "mélange",
    dire: ({ aleatoireGlobal }) => (aleatoireGlobal ? "tout mélanger" : "dans l’ordre"),
  },
  tags: { nom: "tags", dire: ({ tags }) => liste(tags) },
  source: { nom: "source", dire: ({ source }) => source || RIEN },
  auteur: { nom: "auteur", dire: ({ auteur }) => auteur || RIEN },
  licence: { nom: "licence", dire: ({ licence }) => licence || RIEN },
  defauts: {
    nom: "questions nouvelles",
    dire: ({ defauts: { temps, melange } }) =>
      `${temps === 0 ? "sans minuteur" : `${String(temps)}\u00A0s`}, options ${melange ? "mélangées" : "comme écrites"}`,
  },
  composable: {
    nom: "soirées composées",
    dire: ({ composable }) => (composable ? "peuvent s’en servir" : "ne s’en servent pas"),
  },
};

const numero = (rang: number): string => `Question ${String(rang + 1)}`;

/** A difference between two versions of a quizz in French: the field, the old and the new values. Pure. */
export function composerTextesDeDifferenceDeQuizz(une: DifferenceDeQuizz): DifferenceDite {
  switch (une.nom) {
    case "reglage": {
      const { nom, dire } = REGLAGES[une.champ];
      return {
        titre: "Réglages",
        texte: "",
        changes: [{ nom, avant: dire(une.avant), apres: dire(une.apres) }],
      };
    }
    case "ajoutee":
      return { titre: `${numero(une.rang)} ajoutée`, texte: une.texte, changes: [] };
    case "retiree":
      return { titre: `${numero(une.rang)} supprimée`, texte: une.texte, changes: [] };
    case "changee":
      return {
        titre: numero(une.rang),
        texte: une.texte,
        changes: une.champs.map((champ) => {
          const { nom, dire } = CHAMPS[champ];
          const [avant, apres] = [dire(une.avant), dire(une.apres)];
          return { nom, avant, apres: apres === avant ? "un autre" : apres };
        }),
      };
    case "ordre":
      return { titre: "Ordre des questions", texte: "", changes: [] };
    case "plages":
      return { titre: "Questions à mélanger", texte: "", changes: [] };
  }
}

/** Names a difference and its changed fields: "Question 3, texte". */
export function resumerDifferenceDeQuizz(une: DifferenceDeQuizz): string {
  const { titre, changes } = composerTextesDeDifferenceDeQuizz(une);
  return [titre, ...changes.map(({ nom }) => nom)].join(", ");
}

const DITS_MAX = 2;

/** Names the first changed places, and how many others there are: "Question 4, texte ; Réglages, titre ; et 3 autres". Pure. */
export function direChampsModifiesDeQuizz(apport: readonly DifferenceDeQuizz[]): string {
  const reste = apport.length - DITS_MAX;
  return [
    ...apport.slice(0, DITS_MAX).map(resumerDifferenceDeQuizz),
    ...(reste > 0 ? [`et ${String(reste)}\u00A0autre${reste > 1 ? "s" : ""}`] : []),
  ].join("\u00A0; ");
}

/**
 * Says who changed how much: "Lea a changé 2 questions". Pure.
 * @param autres pseudos of those who changed it; empty: another window of this account
 */
export function direQuiAChangeCombien(
  apport: readonly DifferenceDeQuizz[],
  autres: readonly string[],
): string {
  if (autres.length === 0) return "Réuni avec l’autre fenêtre";
  const qui = `${enumererNoms(autres)} ${autres.length > 1 ? "ont" : "a"} changé`;
  const questions = apport.filter(({ nom }) =>
    ["ajoutee", "retiree", "changee"].includes(nom),
  ).length;
  if (questions === 0) return `${qui} les réglages`;
  return questions === 1 ? `${qui} une question` : `${qui} ${String(questions)}\u00A0questions`;
}

interface HeurtDit {
  readonly titre: string;
  /** The value written here, and the other author's (`ailleurs`), of each field that differs, one text for each. */
  readonly ici: readonly string[];
  readonly ailleurs: readonly string[];
}

/**
 * A clash in French, with the values of both sides. @param autres pseudos of those who changed the other side; empty:
 * another window of this account
 */
export function composerTextesDeConflitDeQuizz(
  heurt: PointDeConflitDeQuizz,
  autres: readonly string[] = [],
): HeurtDit {
  switch (heurt.nom) {
    case "champs": {
      const { changes } = composerTextesDeDifferenceDeQuizz(heurt.ecart);
      const dits = (cote: "avant" | "apres") =>
        changes.map((un) => (changes.length > 1 ? `${un.nom}\u00A0: ${un[cote]}` : un[cote]));
      return {
        titre: resumerDifferenceDeQuizz(heurt.ecart),
        ici: dits("apres"),
        ailleurs: dits("avant"),
      };
    }
    case "supprimeeIci":
      return {
        titre: numero(heurt.rang),
        ici: ["supprimée"],
        ailleurs: [`changée\u00A0: ${heurt.texte}`],
      };
    case "supprimeeAilleurs":
      return {
        titre: numero(heurt.rang),
        ici: [`changée\u00A0: ${heurt.texte}`],
        ailleurs: ["supprimée"],
      };
    case "ordre":
      return {
        titre: "Ordre des questions",
        ici: [autres.length === 0 ? "celui d’ici" : "le vôtre"],
        ailleurs: [autres.length === 0 ? "celui d’ailleurs" : `celui de ${enumererNoms(autres)}`],
      };
    case "plages":
      return {
        titre: "Questions à mélanger",
        ici: [autres.length === 0 ? "celles d’ici" : "les vôtres"],
        ailleurs: [autres.length === 0 ? "celles d’ailleurs" : `celles de ${enumererNoms(autres)}`],
      };
  }
}

/** Name and explanation of each visibility. plateforme §3. */
export const NOMS_ET_AIDES_DES_VISIBILITES: Readonly<
  Record<Visibilite, { readonly nom: string; readonly aide: string }>
> = {
  prive: { nom: "Privé", aide: "Vous seul le voyez et pouvez le jouer." },
  amis: { nom: "Amis", aide: "Vos amis le voient et peuvent le jouer." },
  public: { nom: "Public", aide: "Tout le monde le voit et peut le jouer." },
};
