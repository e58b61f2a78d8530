/** The events that the patron may comment on when a question has just been judged. Pure. */
import { listerJoueursHorsCreateur } from "../selection.ts";
import type { Jugement, Partie } from "../types.ts";
import type { Joueur } from "../types/joueurs.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Patron } from "../types/patron.ts";

/** The first verdicts on a question, and the games around them. */
export interface NouveauxVerdictsDeQuestion {
  readonly avant: Partie;
  readonly apres: Partie;
  readonly justes: readonly string[];
  readonly faux: readonly string[];
}

/** The verdicts that have just been given; null for none. In local mode the host gives them. */
export function trouverNouveauxVerdictsDeQuestion(
  avant: Partie,
  apres: Partie,
): NouveauxVerdictsDeQuestion | null {
  const jugements = Object.entries(apres.manche?.jugements ?? {});
  const deja = Object.keys(avant.manche?.jugements ?? {}).length > 0;
  if (jugements.length === 0 || (deja && avant.tour === apres.tour)) return null;
  const ceux = (veut: (jugement: Jugement) => boolean) =>
    jugements.flatMap(([id, jugement]) => (veut(jugement) ? [id] : []));
  return {
    avant,
    apres,
    justes: ceux((jugement) => jugement !== "faux"),
    faux: ceux((jugement) => jugement === "faux"),
  };
}

/** Number of equal verdicts in a row that make a series. */
const SERIE = 3;

/** Keys of the players whose series of right or wrong answers has just reached three or six. */
export function listerJoueursQuiAtteignentUneSerie(
  { apres, justes, faux }: NouveauxVerdictsDeQuestion,
  sens: "juste" | "faux",
): string[] {
  return (sens === "juste" ? justes : faux).filter((id) => {
    const serie = Math.abs(ajouterVerdictALaSerie(apres.patron.series[id] ?? 0, sens));
    return serie === SERIE || serie === 2 * SERIE;
  });
}

/** Keys of the players who were wrong, when nobody had been wrong before in this game; otherwise none. */
export function listerJoueursDesPremieresErreurs({
  avant,
  faux,
}: NouveauxVerdictsDeQuestion): string[] {
  const tousJustes = ({ verdicts, score }: Joueur) => score === verdicts.length;
  const places = { ...avant.partis, ...avant.joueurs };
  return Object.values(places).every(tousJustes) ? [...faux] : [];
}

const score = ({ joueurs }: Partie, id: string) => joueurs[id]?.score ?? 0;
const rang = (partie: Partie, id: string) =>
  listerJoueursHorsCreateur(partie).filter((autre) => score(partie, autre) > score(partie, id))
    .length;

/** Places climbed in one question that make a comeback. */
const REMONTEE = 2;

/** Keys of the players who were right and have climbed at least `REMONTEE` places. */
export function trouverJoueursQuiRemontentAuClassement({
  avant,
  apres,
  justes,
}: NouveauxVerdictsDeQuestion): string[] {
  return justes.filter((id) => rang(avant, id) - rang(apres, id) >= REMONTEE);
}

/** Keys of the players who share the first place, with at least one point. */
export function trouverJoueursEnTete(partie: Partie): string[] {
  return listerJoueursHorsCreateur(partie).filter(
    (id) => rang(partie, id) === 0 && score(partie, id) > 0,
  );
}

/** A series with one more verdict: 3, then wrong, is -1. */
export function ajouterVerdictALaSerie(serie: number, jugement: Jugement): number {
  return jugement === "faux" ? Math.min(serie, 0) - 1 : Math.max(serie, 0) + 1;
}

/** The series of all players: those of `apres`, with the final verdicts of a question that has just been left; none when a game starts. */
export function calculerSeriesDeVerdicts(avant: Partie, apres: Partie): Patron["series"] {
  const { series } = apres.patron;
  if (avant.phase === "salon" && apres.phase === "jeu") return {};
  const quittee = avant.etape === ETAPE.reponse && apres.tour !== avant.tour;
  if (!quittee || avant.manche === null) return series;
  const suivies = { ...series };
  for (const [id, jugement] of Object.entries(avant.manche.jugements))
    suivies[id] = ajouterVerdictALaSerie(series[id] ?? 0, jugement);
  return suivies;
}
