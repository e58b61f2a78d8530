/**
 * Who gets which award: one each, nobody without, the rarest first: mise-en-scene "End", decisions/0106. Pure.
 */
import { type Distinction, distinction } from "#contracts/partie.ts";
import type { Prix } from "../types/fin.ts";
import type { Mesures } from "./mesures.ts";
import { REGLES } from "./regles.ts";

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

/** All that may be said of everybody, each award's in the order of who did best. */
function titres(mesures: ReadonlyMap<string, Mesures>): Map<Distinction, Titre[]> {
  return new Map(
    distinction.options.map((nom): [Distinction, Titre[]] => {
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

/**
 * One award for each, in the order of the people. None twice while there are enough of those that anybody may have; beyond,
 * the same with another number.
 */
export function attribuer(mesures: ReadonlyMap<string, Mesures>): Prix[] {
  const parNom = titres(mesures);
  const donnes = new Map<string, Titre>();
  const pris = new Set<Distinction>();
  const donner = (titre: Titre | undefined) => {
    if (titre === undefined) return;
    donnes.set(titre.qui, titre);
    pris.add(titre.nom);
  };
  const libre = ({ qui }: Titre) => !donnes.has(qui);
  for (const [nom, siens] of parNom)
    donner((REGLES[nom].rare === true ? siens : premiers(siens)).find(libre));
  // who has the fewest to choose from chooses first
  const choix = (qui: string) =>
    [...parNom.values()].flat().filter((titre) => titre.qui === qui && !pris.has(titre.nom));
  const restent = [...mesures.keys()]
    .filter((qui) => !donnes.has(qui))
    .sort((a, b) => choix(a).length - choix(b).length);
  for (const qui of restent) donner(leurMeilleur(choix(qui)) ?? repeter(parNom, donnes, qui));
  return [...mesures.keys()].flatMap((id) => {
    const titre = donnes.get(id);
    return titre === undefined ? [] : [{ nom: titre.nom, qui: [id], valeur: titre.valeur }];
  });
}

/** What is worth telling before what is not, then where fewest did better. */
function leurMeilleur(siens: readonly Titre[]): Titre | undefined {
  return siens.toSorted(
    (a, b) =>
      Number(b.dit) - Number(a.dit) ||
      Number(b.valeur > 0) - Number(a.valeur > 0) ||
      a.devant - b.devant,
  )[0];
}

/** More people than awards: one that was given already, for a number that it was not given for. */
function repeter(
  parNom: ReadonlyMap<Distinction, readonly Titre[]>,
  donnes: ReadonlyMap<string, Titre>,
  qui: string,
): Titre | undefined {
  const dits = new Set([...donnes.values()].map(({ nom, valeur }) => `${nom}/${String(valeur)}`));
  const siens = [...parNom.values()].flat().filter((titre) => titre.qui === qui);
  return leurMeilleur(siens.filter(({ nom, valeur }) => !dits.has(`${nom}/${String(valeur)}`)));
}
