/** The lines of the end table. Pure. */
import type { VueFin } from "#game/schema/etat.ts";

export interface LigneDeTableFin extends Omit<VueFin["table"][number], "score" | "rang"> {
  /** The player's score on the bill; null for the creator, who shows '-'. */
  readonly score: number | null;
  /** Place, shared by equal scores; null for the creator and players who left. */
  readonly rang: number | null;
}

/** The lines of the bill, in the order that the rules give. */
export function composerLignesDeTableFin(fin: VueFin): LigneDeTableFin[] {
  return fin.table.map((ligne) => ({
    ...ligne,
    score: ligne.score < 0 ? null : ligne.score,
    rang: ligne.rang === 0 ? null : ligne.rang,
  }));
}

export interface PlaceDeJoueurAffichee {
  readonly place: number;
  /** How many players have a place. */
  readonly sur: number;
  readonly exAequo: boolean;
}

/** A player's place at the end; null for the creator, and for a player who left or is not on the bill. */
export function placeAfficheeDuJoueur(
  moi: string,
  { table }: Pick<VueFin, "table">,
): PlaceDeJoueurAffichee | null {
  const classes = table.filter(({ rang }) => rang > 0);
  const place = classes.find(({ id }) => id === moi)?.rang;
  if (place === undefined) return null;
  return {
    place,
    sur: classes.length,
    exAequo: classes.filter((l) => l.rang === place).length > 1,
  };
}

/** Suffix of a place's number, to be raised by the caller: "re" or "e". */
export const suffixeOrdinal = ({ place }: PlaceDeJoueurAffichee): string =>
  place === 1 ? "re" : "e";

/** The words after the number of a place: "place sur 8", "place ex æquo sur 8". */
export const direPlaceSurTotal = ({ sur, exAequo }: PlaceDeJoueurAffichee): string =>
  `place ${exAequo ? "ex\u00A0æquo " : ""}sur\u00A0${String(sur)}`;

/** A step of the podium: all the players who share a place. */
export interface MarcheDuPodium {
  readonly rang: number;
  readonly score: number;
  /** Number of questions that the scores of these players are out of, as in the table; null when it differs between them. */
  readonly sur: number | null;
  readonly pseudos: readonly string[];
  /** Keys of these players, in the same order as their names. */
  readonly ids: readonly string[];
}

/** Places 1 to 3 that are taken, in order; none when nobody scored, or nobody else played. */
export function listerMarchesDuPodium(lignes: readonly LigneDeTableFin[]): MarcheDuPodium[] {
  const notees = lignes.flatMap(({ rang, score, jugees, pseudo, id }) =>
    rang === null || score === null ? [] : [{ rang, score, jugees, pseudo, id }],
  );
  if (notees.length < 2) return [];
  return [1, 2, 3].flatMap((rang) => {
    const siens = notees.filter((ligne) => ligne.rang === rang);
    const score = siens[0]?.score ?? 0;
    if (score === 0) return [];
    const pseudos = siens.map(({ pseudo }) => pseudo);
    const [sur = 0, ...autres] = new Set(siens.map(({ jugees }) => jugees));
    const ids = siens.map(({ id }) => id);
    return [{ rang, score, sur: autres.length > 0 ? null : sur, pseudos, ids }];
  });
}

/** The words after a score on the podium: "sur 12"; "point" or "points" when its players were asked different numbers of questions. */
export const direMotsApresLeScore = ({
  score,
  sur,
}: Pick<MarcheDuPodium, "score" | "sur">): string => {
  if (sur !== null) return `sur\u00A0${String(sur)}`;
  return score > 1 ? "points" : "point";
};
