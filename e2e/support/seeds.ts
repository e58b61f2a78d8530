/**
 * Searches a seed that leads to what a test needs, by playing with the game's own rules, so that no seed becomes wrong
 * when the rules change.
 */
import type { Quizz } from "#contracts/quizz.ts";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { attendJugementDeLHote } from "../../game-server/rules/manche.ts";
import { trouverQuestionCourante } from "../../game-server/rules/selection.ts";
import type { Partie } from "../../game-server/rules/types.ts";
import { creerImprevu } from "../../game-server/rules/test/quizz.ts";
import { creerTableAuSalon, type Table } from "../../game-server/rules/test/table.ts";
import type { Carte } from "./scenario.ts";

const ESSAIS = 2_000;

export interface DonneesDePartieASimuler {
  readonly quizz: Quizz;
  readonly cartes: readonly Carte[];
  /** Pseudos in the order of their arrival. */
  readonly joueurs: readonly string[];
  readonly locale?: boolean;
  /** Called once the first question is shown. */
  readonly avant?: (table: Table) => void;
}

/** Plays from the launch to the first imprévu, without answers; false when no imprévu follows the first question. */
function allerALaCarte(table: Table, { cartes, avant }: DonneesDePartieASimuler): boolean {
  while (
    trouverQuestionCourante(table.partie)?.type === "rien" ||
    table.partie.etape !== ETAPE.question
  )
    table.suivant();
  avant?.(table);
  table.reveler();
  if (attendJugementDeLHote(table.partie)) table.juger({});
  table.suivant();
  const { attente } = table.partie;
  const carte = cartes.find(({ _id }) => attente?.quoi === "imprevu" && attente.id === _id);
  if (carte === undefined) return false;
  const { _id, texte = _id, suite, juge = false } = carte;
  table.systeme({
    type: "imprevuCharge",
    imprevu: creerImprevu({
      _id,
      text: texte,
      media: MEDIA_IMPREVU_DEFAUT,
      juge,
      suite: suite === undefined ? null : { media: "", text: suite },
    }),
  });
  return true;
}

/** A seed with which a card follows the first question, in a game that meets `voulu`. */
export function seedForCard(
  tablee: DonneesDePartieASimuler,
  voulu: (partie: Partie, table: Table) => boolean = () => true,
): number {
  const { quizz, cartes, joueurs, locale = false } = tablee;
  const paquet = { normal: cartes.map(({ _id }) => _id), rare: [], aDeux: [] };
  for (let semence = 1; semence <= ESSAIS; semence++) {
    const parametres = locale ? ({ modeJeu: "local" } as const) : {};
    const table = creerTableAuSalon({ joueurs, semence, parametres }).lancer(quizz, paquet);
    if (allerALaCarte(table, tablee) && voulu(table.partie, table)) return semence;
  }
  throw new Error(`no such evening among ${String(ESSAIS)}`);
}
