import { MINI_JEUX, IDS_MINI_JEUX } from "#contracts/mini-jeux.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niveauImprevu, NOM_PAQUET_MAISON } from "#contracts/niveaux.ts";
import { creerEtatDuGenerateurAleatoire, creerGenerateurAleatoire } from "./hasard.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { ouvrirImprevuCharge, remplacerImprevuRetire, tirerImprevuACharger } from "./imprevus.ts";
import { composerPaquetImprevus, retirerCarteDuPaquet } from "./paquet.ts";
import { creerQuestionChoix, creerImprevu } from "./test/quizz.ts";
import { creerTableEnJeu, creerTableAuSalon } from "./test/table.ts";
import type { Partie } from "./types.ts";
import { AUTEUR_SYSTEME } from "./types/commandes.ts";
import type { CarteTirable } from "./types/imprevus.ts";
import { arbitraireDeParametres } from "./test/arbitraires.ts";

const carte = (champs: Partial<CarteTirable>): CarteTirable => ({
  _id: "a",
  rare: false,
  aDeux: false,
  niveau: "normal",
  paquet: NOM_PAQUET_MAISON,
  ...champs,
});
const MINIS = IDS_MINI_JEUX.map((_id) => carte({ _id, niveau: "corse" }));
const deck = fc
  .array(
    fc.record({
      rare: fc.boolean(),
      aDeux: fc.boolean(),
      niveau: fc.constantFrom(...niveauImprevu.options),
      paquet: fc.constantFrom(NOM_PAQUET_MAISON, "Voisins", "Noël"),
    }),
    { maxLength: 60 },
  )
  .map((cartes) =>
    MINIS.concat(cartes.map((champs, i) => Object.assign(champs, { _id: `c${String(i)}` }))),
  );

const ouvrirJeu = (semence: number): ContexteDesRegles => ({
  des: creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(semence)),
  now: 0,
  auteur: AUTEUR_SYSTEME,
  entropie: [],
  effets: [],
});

/** Ids drawn one after the other, as in the steps of one game. */
function tirer(depart: Partie, combien: number, semence: number): string[] {
  const jeu = ouvrirJeu(semence);
  const tires: string[] = [];
  let partie = depart;
  while (tires.length < combien) {
    const suite = tirerImprevuACharger(partie, jeu);
    if (suite?.attente?.quoi !== "imprevu") break;
    tires.push(suite.attente.id);
    partie = suite;
  }
  return tires;
}

describe("what a room plays with", () => {
  it("has nothing above its level and nothing of a pack that is off, over 5,000 draws", () => {
    fc.assert(
      fc.property(deck, arbitraireDeParametres, fc.nat(), (cartes, choisis, semence) => {
        const parametres = { ...choisis, modeJeu: "classique" as const };
        const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], { parametres });
        const partie = { ...table.partie, paquet: composerPaquetImprevus(cartes, parametres) };
        const plafond = niveauImprevu.options.indexOf(parametres.niveau);
        const permis = cartes.filter(
          (autre) =>
            !parametres.paquetsCoupes.includes(autre.paquet) &&
            (IDS_MINI_JEUX.includes(autre._id) ||
              niveauImprevu.options.indexOf(autre.niveau) <= plafond),
        );
        const tires = tirer(partie, 500, semence);
        const ids = new Set(permis.map(({ _id }) => _id));
        expect(tires.filter((id) => !ids.has(id))).toEqual([]);
        // nobody has a counter to guess, so every card but that mini-game can be drawn
        const jouables = permis.filter(({ _id }) => _id !== MINI_JEUX.devine.id);
        expect(tires.length).toBe(jouables.length === 0 ? 0 : 500);
      }),
      { numRuns: 40 },
    );
  });

  it("a mild room draws 5,000 times and never a normal or a strong card", () => {
    const cartes = niveauImprevu.options.flatMap((fort) =>
      [false, true].flatMap((rare) =>
        Array.from({ length: 10 }, (_, i) =>
          carte({ _id: `${fort}-${String(rare)}-${String(i)}`, rare, niveau: fort }),
        ),
      ),
    );
    const parametres = { niveau: "doux", paquetsCoupes: [] } as const;
    const { partie } = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { niveau: "doux" },
    });
    const paquet = composerPaquetImprevus(cartes, { ...parametres, paquetsCoupes: [] });
    const tires = tirer({ ...partie, paquet }, 5_000, 7);
    expect(tires).toHaveLength(5_000);
    expect(tires.filter((id) => !id.startsWith("doux-"))).toEqual([]);
    expect(new Set(tires).size).toBe(20);
  });

  it("keeps the mini-games whatever its level, and loses them with their pack", () => {
    const minis = (coupes: string[]) =>
      composerPaquetImprevus(MINIS, { niveau: "doux", paquetsCoupes: coupes }).normal;
    expect(minis([])).toEqual(IDS_MINI_JEUX);
    expect(minis(["Voisins"])).toEqual(IDS_MINI_JEUX);
    expect(minis([NOM_PAQUET_MAISON])).toEqual([]);
  });

  it("is chosen in the salon, and holds from the launch on", () => {
    const table = creerTableAuSalon();
    expect(table.partie.parametres).toMatchObject({ niveau: "normal", paquetsCoupes: [] });
    table.hote({ type: "reglerParametres", niveau: "doux", paquetsCoupes: ["Noël"] });
    expect(table.partie.parametres).toMatchObject({ niveau: "doux", paquetsCoupes: ["Noël"] });
  });
});

describe("a card that changes while a game is played", () => {
  const partieDe = (ids: string[]): Partie => {
    const { partie } = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { niveau: "doux" },
    });
    const cartes = ids.map((_id) => carte({ _id, niveau: "doux" }));
    return {
      ...partie,
      etape: 2,
      tour: 9,
      attente: { quoi: "imprevu", id: "a" },
      paquet: composerPaquetImprevus(cartes, partie.parametres),
    };
  };

  it.each([
    ["stronger than the room", { niveau: "corse" }],
    ["of a pack that is off", { paquet: "Coupé" }],
  ] as const)("is not shown when it has become %s: another is drawn instead", (_, champs) => {
    const depart = partieDe(["a", "b"]);
    const parametres = { ...depart.parametres, paquetsCoupes: ["Coupé"] };
    const suite = ouvrirImprevuCharge(
      { ...depart, parametres },
      ouvrirJeu(3),
      creerImprevu({ _id: "a", ...champs }),
    );
    expect(suite).toMatchObject({ tour: 9, imprevu: null, attente: { id: "b" } });
    expect(suite.paquet.normal).toEqual(["b"]);
  });

  it("that is deleted gives its place to another, and the host moves on when there is none", () => {
    expect(remplacerImprevuRetire(partieDe(["a", "b"]), ouvrirJeu(3), "a")).toMatchObject({
      attente: { id: "b" },
    });
    const seule = remplacerImprevuRetire(partieDe(["a"]), ouvrirJeu(3), "a");
    expect(seule).toMatchObject({ attente: null, imprevuIndisponible: true });
    expect(seule.paquet.normal).toEqual([]);
    expect(tirerImprevuACharger(seule, ouvrirJeu(3))).toBeNull();
  });

  it("does nothing when it is no longer waited for", () => {
    const partie = { ...partieDe(["a", "b"]), attente: null };
    expect(remplacerImprevuRetire(partie, ouvrirJeu(3), "a")).toBe(partie);
  });

  it("leaves every kind it was in", () => {
    const paquet = { normal: ["a", "b"], rare: ["a"], aDeux: ["a", "c"] };
    expect(retirerCarteDuPaquet(paquet, "a")).toEqual({ normal: ["b"], rare: [], aDeux: ["c"] });
  });
});
