/** The words of the receipt: mise-en-scene "End", decisions/0110. Pure. */
import type { GenreLigneDuRecu } from "#contracts/partie.ts";
import type { VueFin, VueLigneDuRecu } from "#game/schema/etat.ts";
import { direGorgees } from "../partie/mots/gorgees.ts";
import { abregerTexte } from "../ui/typographie.tsx";

/** A line of the receipt: "La pire réponse" (`libelle`), « Vercingétorix » (`objet`), "3 fois" (`fait`). */
export interface LigneDeRecu {
  readonly nom: GenreLigneDuRecu;
  readonly libelle: string;
  /** The subject of the line: the players' names, the quoted answer or question, or our own words. */
  readonly objet: string;
  /** Whether `objet` is the text of a question, printed smaller on two lines. */
  readonly long: boolean;
  readonly fait: string;
}

type Nombres = Pick<VueLigneDuRecu, "valeur" | "sur">;
interface Mots {
  readonly libelle: string;
  /** Words of a line that names nobody and quotes nothing: "pour toute la table". */
  readonly objet?: string;
  readonly fait: (nombres: Nombres) => string;
}

const NBSP = "\u00A0";
const compter = (n: number, mot: string): string => `${String(n)}${NBSP}${mot}${n > 1 ? "s" : ""}`;
const place = (n: number): string => (n === 1 ? "1re" : `${String(n)}e`);
const bues = ({ valeur }: Nombres): string => direGorgees(valeur);
const surTous = ({ valeur, sur }: Nombres): string =>
  `${String(valeur)}${NBSP}sur${NBSP}${String(sur)}`;

const MOTS: Readonly<Record<GenreLigneDuRecu, Mots>> = {
  pireReponse: { libelle: "La pire réponse", fait: ({ valeur }) => `${String(valeur)}${NBSP}fois` },
  descente: { libelle: "La plus grosse descente", fait: bues },
  genereux: { libelle: "La main la plus large", fait: bues },
  remontee: {
    libelle: "La remontée",
    fait: ({ valeur, sur }) => `${place(valeur)}${NBSP}→${NBSP}${place(sur)}`,
  },
  rapide: { libelle: "Le doigt le plus rapide", fait: ({ valeur }) => compter(valeur, "course") },
  serie: { libelle: "La plus belle série", fait: ({ valeur }) => compter(valeur, "juste") },
  colle: {
    libelle: "La colle de la soirée",
    fait: ({ valeur, sur }) => `ratée ${String(valeur)}${NBSP}fois sur${NBSP}${String(sur)}`,
  },
  secheresse: {
    libelle: "La plus longue sécheresse",
    fait: ({ valeur }) => compter(valeur, "question"),
  },
  chouchou: { libelle: "Le verre le plus gâté", fait: bues },
  eponge: {
    libelle: "Le plus beau coup d’éponge",
    fait: ({ valeur }) => `−${direGorgees(valeur)}`,
  },
  imprevus: { libelle: "Les imprévus", objet: "pour toute la table", fait: bues },
  cadeau: { libelle: "La question cadeau", fait: surTous },
  justes: { libelle: "Les bonnes réponses", objet: "de toute la table", fait: surTous },
  questions: {
    libelle: "Au programme",
    objet: "de quoi réfléchir",
    fait: ({ valeur }) => compter(valeur, "question"),
  },
  tablee: {
    libelle: "Au comptoir",
    objet: "du beau monde",
    fait: ({ valeur }) => compter(valeur, "personne"),
  },
  lignes: {
    libelle: "Sur l’ardoise",
    objet: "à la craie",
    fait: ({ valeur }) => (valeur === 0 ? "pas une ligne" : compter(valeur, "ligne")),
  },
};

/** The lines that quote a question. */
const DE_QUESTION: ReadonlySet<GenreLigneDuRecu> = new Set<GenreLigneDuRecu>(["colle", "cadeau"]);

/** Characters that two lines of a receipt hold. */
const DEUX_LIGNES = 44;

/** The receipt as it is printed, line after line. */
export function composerLignesImprimeesDuRecu({
  recu,
  table,
}: Pick<VueFin, "recu" | "table">): LigneDeRecu[] {
  const pseudo = (id: string) => table.find((ligne) => ligne.id === id)?.pseudo ?? "";
  return recu.map((ligne) => {
    const { nom, qui, texte } = ligne;
    const { libelle, objet = "", fait } = MOTS[nom];
    const long = DE_QUESTION.has(nom);
    const cite =
      texte === "" ? objet : long ? abregerTexte(texte, DEUX_LIGNES) : `«${NBSP}${texte}${NBSP}»`;
    const noms = qui.map(pseudo).join(" et ");
    return { nom, libelle, objet: noms === "" ? cite : noms, long, fait: fait(ligne) };
  });
}

/** All the sips of the game that ends, the last number of its receipt. */
export const totalDesGorgeesDeLaPartie = ({ table }: Pick<VueFin, "table">): number =>
  table.reduce((somme, { gorgees: bu }) => somme + bu, 0);
