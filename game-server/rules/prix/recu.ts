/**
 * The till receipt of an evening: mise-en-scene "End", decisions/0110. Each line is a fact of the game's own journal,
 * and no line names a player for a failure. Pure.
 */
import { type GenreLigneDuRecu as NomLigne, genreLigneDuRecu } from "#contracts/partie.ts";
import { trouverManiereDeRepondre, type Question } from "#contracts/quizz.ts";
import type { ReleveStatistiqueDeQuestion } from "#contracts/statistiques.ts";
import { estArdoiseVide } from "../ardoise.ts";
import { calculerComptesDeGorgees } from "../comptes.ts";
import { compterQuestionsJugees } from "../selection.ts";
import type { Partie } from "../types.ts";
import type { LigneTableDeFin, LigneDuRecu } from "../types/resultats.ts";
import { EX_AEQUO_PAR_PRIX_MAX } from "./attribuer.ts";
import { type ChiffresDeFinDuJoueur, calculerChiffresDeFinDesJoueurs } from "./chiffres.ts";

/** Least number of lines, reached if need be with lines about the whole table; and most lines that anybody would read. */
const LIGNES_MIN = 4;
const LIGNES_MAX = 6;
/** Most lines that may name the same player. */
const FOIS_MAX = 2;
/** Letters of the longest answer that fits on a line of the receipt. */
const REPONSE_MAX = 40;

interface Soiree {
  readonly partie: Partie;
  readonly table: readonly LigneTableDeFin[];
  readonly chiffres: ReadonlyMap<string, ChiffresDeFinDuJoueur>;
  /** The questions that were judged, with their answers. */
  readonly releves: readonly (ReleveStatistiqueDeQuestion & { readonly question: Question })[];
}
type Fait = Partial<Omit<LigneDuRecu, "nom">> & { readonly valeur: number };

/**
 * The fact of the players with the highest figure; null when it means nothing: below `mini`, shared by more than two players, or equal for
 * all.
 */
function meneurs(
  { chiffres }: Soiree,
  de: (siennes: ChiffresDeFinDuJoueur) => number | null | undefined,
  mini: number,
): Fait | null {
  const valeurs = [...chiffres].map(([qui, siennes]) => ({ qui, valeur: de(siennes) ?? 0 }));
  const valeur = Math.max(...valeurs.map((une) => une.valeur));
  const qui = valeurs.filter((une) => une.valeur === valeur).map((une) => une.qui);
  return valeur >= mini && qui.length <= EX_AEQUO_PAR_PRIX_MAX && qui.length < valeurs.length
    ? { qui, valeur }
    : null;
}

/**
 * Number of places on the podium, which is revealed after the receipt, so that no printed line may tell them before.
 */
const PODIUM = 3;
const surLePodium = ({ rang, score }: LigneTableDeFin): boolean =>
  rang !== null && rang <= PODIUM && (score ?? 0) > 0;

/** The element with the greatest value; the first of several equal ones. */
const plusGrand = <T>(liste: readonly T[], de: (un: T) => number): T | undefined =>
  liste.reduce<T | undefined>(
    (tete, un) => (tete === undefined || de(un) > de(tete) ? un : tete),
    undefined,
  );

/** For each line of the receipt, the fact that it states; null when the evening has none. */
const FAITS: Readonly<Record<NomLigne, (soiree: Soiree) => Fait | null>> = {
  // the line does not name who gave the answer, since a wrong answer is a failure
  pireReponse({ releves }) {
    const fausses = releves.flatMap(({ question, fausses: siennes }) => {
      const maniere = trouverManiereDeRepondre(question);
      // a wrong order of all options is left out, since it would be unreadable on the receipt
      if (maniere === "toutesLesOptions") return [];
      return siennes.map((fausse) => ({ ...fausse, dite: maniere === "texte" }));
    });
    const courtes = fausses.filter(({ texte }) => texte !== "" && texte.length <= REPONSE_MAX);
    const pire = plusGrand(courtes, ({ fois, dite }) => fois + (dite ? 0.5 : 0));
    return pire === undefined ? null : { texte: pire.texte, valeur: pire.fois };
  },
  descente: (soiree) => meneurs(soiree, ({ descente }) => descente, 3),
  genereux: (soiree) => meneurs(soiree, ({ offertes }) => offertes, 1),
  remontee({ table, chiffres }) {
    const places = ({ id }: LigneTableDeFin) => chiffres.get(id)?.reponses?.places ?? 0;
    const mieux = plusGrand(table, places);
    if (mieux === undefined || mieux.rang === null || places(mieux) < 1) return null;
    if (surLePodium(mieux)) return null;
    return { qui: [mieux.id], valeur: mieux.rang + places(mieux), sur: mieux.rang };
  },
  // this line is no longer printed: the winner of most races leads the table already; older stored ends may still have it
  rapide: () => null,
  serie(soiree) {
    const fait = meneurs(soiree, ({ reponses }) => reponses?.serie, 3);
    const monte = soiree.table.some((ligne) => surLePodium(ligne) && fait?.qui?.includes(ligne.id));
    return monte ? null : fait;
  },
  colle({ releves }) {
    const rates = ({ posees, justes }: ReleveStatistiqueDeQuestion) => posees - justes;
    const pire = plusGrand(releves, rates);
    if (pire === undefined || rates(pire) < 2 || 2 * rates(pire) <= pire.posees) return null;
    return { texte: pire.question.text, valeur: rates(pire), sur: pire.posees };
  },
  secheresse: (soiree) => meneurs(soiree, ({ aSec }) => aSec, 3),
  chouchou: (soiree) => meneurs(soiree, ({ recues }) => recues, 2),
  eponge: (soiree) => meneurs(soiree, ({ effacees }) => effacees, 1),
  imprevus({ partie }) {
    const valeur = Object.values(calculerComptesDeGorgees(partie)).reduce(
      (n, { imprevus }) => n + imprevus,
      0,
    );
    return valeur > 0 ? { valeur } : null;
  },
  cadeau({ releves }) {
    const sues = releves.filter(({ posees, justes }) => posees > 1 && justes === posees);
    const mieux = plusGrand(sues, ({ posees }) => posees);
    return mieux === undefined
      ? null
      : { texte: mieux.question.text, valeur: mieux.justes, sur: mieux.posees };
  },
  justes({ releves }) {
    const compter = (de: (releve: ReleveStatistiqueDeQuestion) => number) =>
      releves.reduce((somme, releve) => somme + de(releve), 0);
    const sur = compter(({ posees }) => posees);
    return sur === 0 ? null : { valeur: compter(({ justes }) => justes), sur };
  },
  questions({ partie }) {
    const valeur = compterQuestionsJugees(partie);
    return valeur === 0 ? null : { valeur };
  },
  tablee: ({ table }) => (table.length === 0 ? null : { valeur: table.length }),
  lignes: ({ partie }) => ({
    valeur: Object.values(calculerComptesDeGorgees(partie)).reduce(
      (n, { lignes }) => n + lignes,
      0,
    ),
  }),
};

/** Lines about the whole table, which complete a receipt with few other lines. */
const MAISON: ReadonlySet<NomLigne> = new Set(["justes", "questions", "tablee", "lignes"]);

/**
 * The lines of the receipt in printed order: four to six when somebody answered, none when nothing happened.
 * @param table lines of the end table, of players who are still there
 */
export function composerLignesDuRecu(
  partie: Partie,
  table: readonly LigneTableDeFin[],
): LigneDuRecu[] {
  if (compterQuestionsJugees(partie) === 0 && estArdoiseVide(partie)) return [];
  const releves = (partie.quizz?.questions ?? []).flatMap((question) => {
    const releve = partie.statistiques[question._id];
    return releve === undefined || releve.posees === 0 ? [] : [{ ...releve, question }];
  });
  const soiree: Soiree = {
    partie,
    table,
    releves,
    chiffres: calculerChiffresDeFinDesJoueurs(partie, table),
  };
  const fois = new Map<string, number>();
  const lignes: LigneDuRecu[] = [];
  for (const nom of genreLigneDuRecu.options) {
    if (lignes.length >= (MAISON.has(nom) ? LIGNES_MIN : LIGNES_MAX)) continue;
    const { qui = [], valeur, sur = 0, texte = "" } = FAITS[nom](soiree) ?? { valeur: null };
    if (valeur === null || qui.some((id) => (fois.get(id) ?? 0) >= FOIS_MAX)) continue;
    for (const id of qui) fois.set(id, (fois.get(id) ?? 0) + 1);
    lignes.push({ nom, qui, valeur, sur, texte });
  }
  return lignes;
}
