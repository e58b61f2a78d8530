/**
 * Who gets which award: one each, nobody without, the rarest first: mise-en-scene "End", decisions/0106. Pure.
 */
import { type Distinction, distinction } from "#contracts/partie.ts";
import type { Prix, LigneFin } from "../types/resultats.ts";
import { type Mesures, mesurer } from "./chiffres.ts";
import { REGLES } from "./regles.ts";
import type { Partie } from "../types.ts";

/** An award shared by more than this says nothing of anybody. */
export const EX_AEQUO_MAX = 2;

/** What one award would say of one person. */
interface Titre {
  readonly nom: Distinction;
  readonly qui: string;
  readonly valeur: number;
  /** How many did better. */
  readonly devant: number;
  /** Worth telling by itself. */
  readonly dit: boolean;
}

/** All that may be said of everybody, each award's in the order of who did best; of somebody alone, what compares nobody. */
function titres(mesures: ReadonlyMap<string, Mesures>): Map<Distinction, Titre[]> {
  const parlants = distinction.options.filter(
    (nom) => mesures.size > 1 || REGLES[nom].aPlusieurs !== true,
  );
  return new Map(
    parlants.map((nom): [Distinction, Titre[]] => {
      const { de, mini, moins = false } = REGLES[nom];
      const valeurs = [...mesures].flatMap(([qui, siennes]) => {
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

/** Those who did best, when that says something: somebody did worse, and two at the most share it. */
function premiers(siens: readonly Titre[]): readonly Titre[] {
  const tetes = siens.filter(({ devant, dit }) => devant === 0 && dit);
  return tetes.length <= EX_AEQUO_MAX && tetes.length < siens.length ? tetes : [];
}

/** What is worth telling before what is not, then where fewest did better. */
const duMeilleur = (siens: readonly Titre[]): Titre[] =>
  siens.toSorted(
    (a, b) =>
      Number(b.dit) - Number(a.dit) ||
      Number(b.valeur > 0) - Number(a.valeur > 0) ||
      a.devant - b.devant,
  );

/**
 * One award for each, in the order of the people. As many different ones as the evening allows: who would be left with one
 * that is taken has somebody else move to another, and only when nobody can is an award given again, with another number.
 */
export function attribuer(mesures: ReadonlyMap<string, Mesures>): Prix[] {
  const parNom = titres(mesures);
  const tous = [...parNom.values()].flat();
  const siens = new Map(
    [...mesures.keys()].map((id) => [id, duMeilleur(tous.filter(({ qui }) => qui === id))]),
  );
  const donnes = new Map<string, Titre>();
  const tenus = new Map<Distinction, string>();
  const donner = (titre: Titre) => {
    donnes.set(titre.qui, titre);
    tenus.set(titre.nom, titre.qui);
  };
  for (const [nom, leurs] of parNom) {
    const gagnants = REGLES[nom].rare === true ? leurs : premiers(leurs);
    const gagnant = gagnants.find(({ qui }) => !donnes.has(qui));
    if (gagnant !== undefined) donner(gagnant);
  }
  const gagnes = [...tenus.keys()];
  const libres = (qui: string) => (siens.get(qui) ?? []).filter(({ nom }) => !tenus.has(nom));
  // who has the fewest to choose from chooses first
  const restent = [...mesures.keys()]
    .filter((qui) => !donnes.has(qui))
    .sort((a, b) => libres(a).length - libres(b).length);

  /** The best that nobody has, or one whose holder can move in the same way. `vues`: those that were asked for already. */
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
  // who did best keeps what they won, unless there is no other way
  const sansLeur = restent.filter(
    (qui) => !placer(qui, new Set(gagnes)) && !placer(qui, new Set()),
  );
  for (const qui of sansLeur) {
    const encore = repeter([...donnes.values()], siens.get(qui) ?? []);
    if (encore !== undefined) donnes.set(qui, encore);
  }
  return [...mesures.keys()].flatMap((id) => {
    const titre = donnes.get(id);
    return titre === undefined ? [] : [{ nom: titre.nom, qui: [id], valeur: titre.valeur }];
  });
}

/** One that was given already, for a number that it was not given for. */
function repeter(donnes: readonly Titre[], siens: readonly Titre[]): Titre | undefined {
  const dire = ({ nom, valeur }: Titre) => `${nom}/${String(valeur)}`;
  const dits = new Set(donnes.map(dire));
  return siens.find((titre) => !dits.has(dire(titre)));
}

/**
 * One award for everybody who is there, in the order of the table.
 * @param table the end table's lines, without those who are no longer there
 */
export function decerner(partie: Partie, table: readonly LigneFin[]): Prix[] {
  return attribuer(mesurer(partie, table));
}
