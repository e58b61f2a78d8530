/** Gives the awards of the end, one to each player, the rarest first: mise-en-scene "End", decisions/0106. Pure. */
import { type Distinction, distinction } from "#contracts/partie.ts";
import type { Prix, LigneTableDeFin } from "../types/resultats.ts";
import { type ChiffresDeFinDuJoueur, calculerChiffresDeFinDesJoueurs } from "./chiffres.ts";
import { REGLES_DES_PRIX } from "./regles.ts";
import type { Partie } from "../types.ts";

/** Most players that may share an award; with more, it would mean nothing. */
export const EX_AEQUO_PAR_PRIX_MAX = 2;

/** An award that one player may be given, with the figure of that player. */
interface Titre {
  readonly nom: Distinction;
  readonly qui: string;
  readonly valeur: number;
  /** Number of players with a better figure. */
  readonly devant: number;
  /** Whether the figure reaches the minimum of the award. */
  readonly dit: boolean;
}

/** All players who may be given each award, the best figure first; for a single player, without the awards that compare players. */
function titres(chiffres: ReadonlyMap<string, ChiffresDeFinDuJoueur>): Map<Distinction, Titre[]> {
  const parlants = distinction.options.filter(
    (nom) => chiffres.size > 1 || REGLES_DES_PRIX[nom].aPlusieurs !== true,
  );
  return new Map(
    parlants.map((nom): [Distinction, Titre[]] => {
      const { de, mini, moins = false } = REGLES_DES_PRIX[nom];
      const valeurs = [...chiffres].flatMap(([qui, siennes]) => {
        const valeur = de(siennes);
        return valeur === null ? [] : [{ qui, valeur }];
      });
      const mieux = (a: number, b: number) => (moins ? a < b : a > b);
      const siens = valeurs.map(({ qui, valeur }) => ({
        nom,
        qui,
        valeur,
        devant: valeurs.filter((autre) => mieux(autre.valeur, valeur)).length,
        dit: valeur >= mini,
      }));
      return [nom, siens.sort((a, b) => a.devant - b.devant)];
    }),
  );
}

/** The players with the best figure for an award, when it means something: another player did worse, and at most two share it. */
function premiers(siens: readonly Titre[]): readonly Titre[] {
  const tetes = siens.filter(({ devant, dit }) => devant === 0 && dit);
  return tetes.length <= EX_AEQUO_PAR_PRIX_MAX && tetes.length < siens.length ? tetes : [];
}

/** The awards that a player may be given, most meaningful first, then those with the fewest better players. */
const duMeilleur = (siens: readonly Titre[]): Titre[] =>
  siens.toSorted(
    (a, b) =>
      Number(b.dit) - Number(a.dit) ||
      Number(b.valeur > 0) - Number(a.valeur > 0) ||
      a.devant - b.devant,
  );

/**
 * Gives each player one award, as many different ones as possible (a bipartite matching): a player left without a free award takes one
 * whose holder can move to another. Only when no holder can is an award given twice, with another figure.
 */
export function attribuerPrixSelonChiffres(
  chiffres: ReadonlyMap<string, ChiffresDeFinDuJoueur>,
): Prix[] {
  const parNom = titres(chiffres);
  const tous = [...parNom.values()].flat();
  const siens = new Map(
    [...chiffres.keys()].map((id) => [id, duMeilleur(tous.filter(({ qui }) => qui === id))]),
  );
  const donnes = new Map<string, Titre>();
  const tenus = new Map<Distinction, string>();
  const donner = (titre: Titre) => {
    donnes.set(titre.qui, titre);
    tenus.set(titre.nom, titre.qui);
  };
  for (const [nom, leurs] of parNom) {
    const gagnants = REGLES_DES_PRIX[nom].rare === true ? leurs : premiers(leurs);
    const gagnant = gagnants.find(({ qui }) => !donnes.has(qui));
    if (gagnant !== undefined) donner(gagnant);
  }
  const gagnes = [...tenus.keys()];
  const libres = (qui: string) => (siens.get(qui) ?? []).filter(({ nom }) => !tenus.has(nom));
  // players with the fewest free awards choose first
  const restent = [...chiffres.keys()]
    .filter((qui) => !donnes.has(qui))
    .sort((a, b) => libres(a).length - libres(b).length);

  /** Gives this player a free award, or one whose holder can be placed elsewhere. `vues`: awards already tried. */
  function placer(qui: string, vues: Set<Distinction>): boolean {
    const [libre] = libres(qui);
    if (libre !== undefined) {
      donner(libre);
      return true;
    }
    return (siens.get(qui) ?? []).some((titre) => {
      const tenant = tenus.get(titre.nom);
      if (tenant === undefined || vues.has(titre.nom)) return false;
      vues.add(titre.nom);
      if (!placer(tenant, vues)) return false;
      donner(titre);
      return true;
    });
  }
  // winners keep the award they won, unless there is no other way
  const sansLeur = restent.filter(
    (qui) => !placer(qui, new Set(gagnes)) && !placer(qui, new Set()),
  );
  for (const qui of sansLeur) {
    const encore = repeter([...donnes.values()], siens.get(qui) ?? []);
    if (encore !== undefined) donnes.set(qui, encore);
  }
  return [...chiffres.keys()].flatMap((id) => {
    const titre = donnes.get(id);
    return titre === undefined ? [] : [{ nom: titre.nom, qui: [id], valeur: titre.valeur }];
  });
}

/** The first award of a player that was not given to anybody with the same figure; undefined when there is none. */
function repeter(donnes: readonly Titre[], siens: readonly Titre[]): Titre | undefined {
  const dire = ({ nom, valeur }: Titre) => `${nom}/${String(valeur)}`;
  const dits = new Set(donnes.map(dire));
  return siens.find((titre) => !dits.has(dire(titre)));
}

/**
 * One award for everybody who is there, in the order of the table.
 * @param table the end table's lines, without those who are no longer there
 */
export function decernerPrixDeFin(partie: Partie, table: readonly LigneTableDeFin[]): Prix[] {
  return attribuerPrixSelonChiffres(calculerChiffresDeFinDesJoueurs(partie, table));
}
