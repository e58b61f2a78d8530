import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Distinction, distinction } from "#contracts/partie.ts";
import { applyCommand } from "../apply.ts";
import { trouverPresentsALaFin } from "../fin.ts";
import { compterQuestionsDuQuizzEnJeu } from "../selection.ts";
import { AUTEUR_SYSTEME } from "../types/commandes.ts";
import { DELAI_LONG_DE_TEST, createPropertyRunOptions } from "../test/essais.ts";
import { executerGeste } from "../test/gestes.ts";
import { ouvrirPartieAvecJoueurs, arbitraireDeSoiree } from "../test/ouvrir.ts";
import { creerQuestionChoix, creerQuestionRien } from "../test/quizz.ts";
import { HOTE, LEA, MAX, TOM, ZOE, creerTableEnJeu } from "../test/table.ts";
import type { Partie } from "../types.ts";
import type { LigneTableDeFin, Prix } from "../types/resultats.ts";
import type { Joueur, LigneArdoise } from "../types/joueurs.ts";
import { attribuerPrixSelonChiffres, decernerPrixDeFin } from "./attribuer.ts";
import {
  type ChiffresDeFinDuJoueur,
  calculerChiffresDeFinDesJoueurs,
  calculerCourbesDeGorgees,
} from "./chiffres.ts";
import { REGLES_DES_PRIX } from "./regles.ts";

/** Awards whose number is a count of questions, or the rank of one. */
const COMPTENT: ReadonlySet<Distinction> = new Set([
  "chameau",
  "robinet",
  "miseEnRoute",
  "dernierVerre",
  "pilier",
]);

type Trait = Pick<LigneArdoise, "qui" | "gorgees" | "position"> & Partial<LigneArdoise>;
const trait = (
  qui: string,
  gorgees: number,
  position: number,
  champs: Partial<Trait> = {},
): Trait => ({
  qui,
  gorgees,
  position,
  ...champs,
});
const don = (de: string, qui: string, gorgees: number, position = 0) =>
  trait(qui, gorgees, position, { de, motif: "cadeau" });

/** An evening of `position + 1` questions, all judged, with these lines on the ardoise. */
function finir(
  traits: readonly Trait[],
  scores: Record<string, number | null>,
  {
    position = 3,
    autres = {},
  }: { position?: number; autres?: Record<string, Partial<Joueur>> } = {},
): { partie: Partie; table: LigneTableDeFin[] } {
  const ardoise = traits.map((une, id): LigneArdoise => ({ motif: "question", ...une, id }));
  const lancee = creerTableEnJeu(Array.from({ length: 6 }, () => creerQuestionChoix()));
  const verdicts = Array.from({ length: position + 1 }, (_, i) => i);
  const notes = Object.values(scores).flatMap((score) => score ?? []);
  const table = Object.entries(scores).map(([id, score]): LigneTableDeFin => ({
    id,
    pseudo: lancee.partie.joueurs[id]?.pseudo ?? id,
    score,
    gorgees: 0,
    jugees: position + 1,
    rang: score === null ? null : 1 + notes.filter((autre) => autre > score).length,
    parti: false,
  }));
  const joueurs = Object.fromEntries(
    [...new Set([...Object.keys(lancee.partie.joueurs), ...Object.keys(scores)])].map((id) => {
      const base = lancee.partie.joueurs[id] ?? lancee.joueur(LEA);
      const siens = id === HOTE ? { verdicts: [], jugees: position + 1 } : { verdicts };
      return [id, { ...base, ...siens, ...autres[id] }];
    }),
  );
  return { partie: { ...lancee.partie, ardoise, position, joueurs }, table };
}

function mesuresDe(...args: Parameters<typeof finir>): Record<string, ChiffresDeFinDuJoueur> {
  const { partie, table } = finir(...args);
  return Object.fromEntries(calculerChiffresDeFinDesJoueurs(partie, table));
}
const TROIS = { [LEA]: 3, [TOM]: 2, [ZOE]: 1 };

describe("what is known of each one's evening", () => {
  it("reads gifts, draughts, dry runs and taken off sips off the ardoise", () => {
    const lu = mesuresDe(
      [
        trait(TOM, 4, 0),
        don(LEA, TOM, 3),
        don(LEA, ZOE, 1, 1),
        don(ZOE, TOM, 2, 1),
        trait(ZOE, 2, 2, { motif: "imprevu" }),
        trait(ZOE, 1, 2, { motif: "suite" }),
        trait(TOM, 6, 3, { motif: "miniJeu" }),
        trait(TOM, -3, 3, { motif: "main" }),
        trait(TOM, -2, 3, { motif: "miniJeu" }),
      ],
      TROIS,
    );
    expect(lu[LEA]).toMatchObject({
      offertes: 4,
      servis: 2,
      total: 0,
      aSec: 4,
      avantPremiere: null,
    });
    expect(lu[TOM]).toMatchObject({
      recues: 5,
      donneurs: 2,
      descente: 7,
      miniJeux: 6,
      effacees: 5,
      aLaRoue: 2,
      total: 10,
      arrosees: 3,
      aSec: 1,
      lignes: 6,
    });
    expect(lu[ZOE]).toMatchObject({
      imprevus: 3,
      avantPremiere: 1,
      dernier: 3,
      avant: 1,
      apres: 3,
    });
  });

  it("tells right from wrong by what a question cost, and how a place was won back", () => {
    const rates = (qui: string, ...positions: number[]) => positions.map((p) => trait(qui, 2, p));
    const lu = mesuresDe(
      [...rates(LEA, 0, 1), ...rates(TOM, 2, 3), ...rates(ZOE, 0, 2, 3)],
      {
        [LEA]: 4,
        [TOM]: 2,
        [ZOE]: 1,
      },
      { position: 5 },
    );
    expect(lu[LEA]?.reponses).toMatchObject({
      faux: 2,
      serie: 4,
      serieFaux: 2,
      justesAvant: 1,
      justesApres: 3,
      toutes: true,
      places: 1,
    });
    expect(lu[TOM]?.reponses).toMatchObject({ faux: 2, serie: 2, serieFaux: 2, places: -1 });
  });

  it("does not take a gift for a wrong answer, nor a corrected one", () => {
    const lu = mesuresDe(
      [don(TOM, LEA, 2), trait(LEA, 3, 1), trait(LEA, -3, 1, { motif: "correction" })],
      TROIS,
    );
    expect(lu[LEA]?.reponses?.faux).toBe(0);
  });

  it("has no answers for the creator, who came first", () => {
    const lu = mesuresDe([], { ...TROIS, [HOTE]: null });
    expect(lu[HOTE]).toMatchObject({ reponses: null, arrivee: 0 });
    expect(lu[TOM]?.arrivee).toBe(2);
  });
});

const SANS_REPONSE = {
  justes: 0,
  faux: 0,
  justesAvant: 0,
  justesApres: 0,
  serie: 0,
  serieFaux: 0,
  toutes: false,
  places: 0,
};
/** The figures of a player to whom nothing happened. */
const RIEN: ChiffresDeFinDuJoueur = {
  offertes: 0,
  recues: 0,
  donneurs: 0,
  servis: 0,
  descente: 0,
  imprevus: 0,
  miniJeux: 0,
  total: 0,
  avant: 0,
  apres: 0,
  effacees: 0,
  aLaRoue: 0,
  lignes: 0,
  arrosees: 0,
  avantPremiere: null,
  dernier: 0,
  aSec: 0,
  reponses: SANS_REPONSE,
  arrivee: 9,
  lettres: 0,
  jugees: 0,
  sansAlcool: false,
  exploits: [],
};
const deReponses = (
  champs: Partial<NonNullable<ChiffresDeFinDuJoueur["reponses"]>>,
): Pick<ChiffresDeFinDuJoueur, "reponses"> => ({ reponses: { ...SANS_REPONSE, ...champs } });

/** For each award: the figures of a player who wins it over two players without figures, and its number. */
const GAGNES: Readonly<Record<Distinction, readonly [Partial<ChiffresDeFinDuJoueur>, number]>> = {
  soixanteNeuf: [{ exploits: ["soixanteNeuf"] }, 69],
  baraka: [{ exploits: ["roulette"] }, 1],
  tapisVert: [{ aLaRoue: 12, effacees: 15 }, 12],
  remontada: [deReponses({ places: 3 }), 3],
  sansFaute: [deReponses({ justes: 5, toutes: true }), 5],
  sommelier: [{ sansAlcool: true, total: 4 }, 4],
  flambeur: [{ miniJeux: 3 }, 3],
  genereux: [{ offertes: 1 }, 1],
  descente: [{ descente: 5 }, 5],
  chouchou: [{ recues: 2 }, 2],
  chameau: [{ aSec: 3 }, 3],
  legere: [{ effacees: 4 }, 4],
  aimant: [{ imprevus: 2 }, 2],
  serie: [deReponses({ serie: 3 }), 3],
  mauvaisePasse: [deReponses({ serieFaux: 3 }), 3],
  tournee: [{ servis: 2 }, 2],
  amis: [{ donneurs: 2 }, 2],
  finDeService: [deReponses({ justesApres: 2 }), 2],
  depart: [deReponses({ justesAvant: 2 }), 2],
  cordee: [deReponses({ justes: 1 }), 1],
  tete: [deReponses({ justes: 1 }), 1],
  contradiction: [deReponses({ faux: 2 }), 2],
  salee: [{ total: 5 }, 5],
  aperitif: [{ avant: 3 }, 3],
  derniereTournee: [{ apres: 3 }, 3],
  robinet: [{ arrosees: 2 }, 2],
  roman: [{ lignes: 4 }, 4],
  miseEnRoute: [{ avantPremiere: 2 }, 2],
  dernierVerre: [{ dernier: 2 }, 2],
  pilier: [{ jugees: 1 }, 1],
  matinal: [{ arrivee: 1 }, 1],
  enseigne: [{ lettres: 14 }, 14],
};

describe("awards of the evening", () => {
  it.each(distinction.options)("%s goes to who did it", (nom) => {
    const [champs, valeur] = GAGNES[nom];
    // "cordee" goes to the fewest right answers, so the others need more
    const autre = nom === "cordee" ? { ...RIEN, ...deReponses({ justes: 2 }) } : RIEN;
    const prix = attribuerPrixSelonChiffres(
      new Map([
        ["a", { ...autre, arrivee: 2 }],
        ["b", { ...RIEN, ...champs }],
        ["c", { ...autre, arrivee: 3 }],
      ]),
    );
    expect(prix).toContainEqual({ nom, qui: ["b"], valeur });
  });

  it("gives the rarest first, and to the next one what the first has no hand free for", () => {
    const { partie, table } = finir(
      [trait(LEA, 1, 3), don(LEA, TOM, 4), don(LEA, ZOE, 4, 1), don(TOM, ZOE, 1, 2)],
      TROIS,
      { autres: { [LEA]: { sansAlcool: true } } },
    );
    const noms = Object.fromEntries(
      decernerPrixDeFin(partie, table).map(({ nom, qui }) => [qui[0], nom]),
    );
    expect(noms[LEA]).toBe("sommelier");
    expect(noms[ZOE]).toBe("chouchou");
  });

  it("gives the tapis vert for what the wheel wiped off, and to nobody for what the host took off", () => {
    const roue = trait(LEA, -4, 2, { motif: "miniJeu" });
    const main = (qui: string) => trait(qui, -3, 1, { motif: "main" });
    const { partie, table } = finir([trait(LEA, 7, 0), main(LEA), roue, main(TOM)], TROIS, {
      autres: { [TOM]: { gambling: true } },
    });
    const prix = decernerPrixDeFin(partie, table);
    expect(prix.filter(({ nom }) => nom === "tapisVert")).toEqual([
      { nom: "tapisVert", qui: [LEA], valeur: 4 },
    ]);
  });

  it("leaves out who is no longer there", () => {
    const { partie, table } = finir([don(MAX, LEA, 3)], TROIS);
    expect(decernerPrixDeFin(partie, table).flatMap(({ qui }) => qui)).toEqual([LEA, TOM, ZOE]);
  });
});

const noms = (prix: readonly Prix[]) => prix.map(({ nom }) => nom);
/** Number of awards for which these figures have a value. */
const nombreDe = (champs: Partial<ChiffresDeFinDuJoueur>) =>
  distinction.options.filter((nom) => REGLES_DES_PRIX[nom].de({ ...RIEN, ...champs }) !== null)
    .length;
/**
 * The figures of somebody without a question: the creator, a latecomer after the last question, everybody before the
 * first.
 */
const SANS_QUESTION = { reponses: null, aSec: null } as const;
/** Number of awards for which every player with a question has a value. */
const COMMUNS = nombreDe({});
/** Number of awards for which everybody has a value. */
const DE_TOUS = nombreDe(SANS_QUESTION);

/** The figures of an evening, made of small numbers that are often equal. */
function vecue(
  [a = 0, c = 0, d = 0, e = 0, f = 0, g = 0]: readonly number[],
  sans: boolean,
): ChiffresDeFinDuJoueur {
  return {
    ...RIEN,
    ...deReponses({ justes: a, faux: g, places: a - 3, serie: c }),
    offertes: a,
    recues: c,
    descente: d,
    total: e,
    lignes: f,
    aSec: g,
    avantPremiere: e === 0 ? null : d,
    imprevus: c,
    miniJeux: d,
    aLaRoue: Math.max(0, c - 3),
    jugees: e,
    lettres: f,
    sansAlcool: sans,
    // some players were asked nothing
    ...(d === 6 ? SANS_QUESTION : {}),
  };
}
const mesuresQuelconques = fc
  .tuple(fc.array(fc.nat({ max: 6 }), { minLength: 6, maxLength: 6 }), fc.boolean())
  .map(([nombres, sans]) => vecue(nombres, sans));

/**
 * Awards without a holder that a player who shares an award could get, if others moved to awards that fit them too. The
 * search follows the holders from player to player, from all those who share.
 */
function perdus(
  chiffres: ReadonlyMap<string, ChiffresDeFinDuJoueur>,
  prix: readonly Prix[],
): Distinction[] {
  const aQui = (nom: Distinction) => prix.flatMap((un) => (un.nom === nom ? un.qui : []));
  const vrais = (id: string) => {
    const siennes = chiffres.get(id);
    return distinction.options.filter(
      (nom) => siennes !== undefined && REGLES_DES_PRIX[nom].de(siennes) !== null,
    );
  };
  const suivis = new Set(prix.flatMap(({ nom }) => (aQui(nom).length > 1 ? aQui(nom) : [])));
  const offerts = new Set<Distinction>();
  // a Set also iterates over elements that are added during the loop
  for (const id of suivis)
    for (const nom of vrais(id)) {
      offerts.add(nom);
      for (const tenant of aQui(nom)) suivis.add(tenant);
    }
  return [...offerts].filter((nom) => aQui(nom).length === 0);
}

/** A table of these players, in the order of their arrival. */
const attabler = (gens: readonly Partial<ChiffresDeFinDuJoueur>[]) =>
  new Map(
    gens.map((une, i): [string, ChiffresDeFinDuJoueur] => [
      `j${i}`,
      { ...RIEN, ...une, arrivee: i + 1 },
    ]),
  );

describe("whoever they are and whatever they did", DELAI_LONG_DE_TEST, () => {
  const tablee = fc
    .array(mesuresQuelconques, { minLength: 2, maxLength: 60 })
    .map(attabler)
    .map((toutes) => toutes.set(HOTE, { ...RIEN, ...SANS_QUESTION, arrivee: 0 }));

  it("has one award for each, none twice while another is true of somebody, and beyond never the same words", () => {
    fc.assert(
      fc.property(tablee, (chiffres) => {
        const prix = attribuerPrixSelonChiffres(chiffres);
        expect(prix.map(({ qui }) => qui)).toEqual([...chiffres.keys()].map((id) => [id]));
        for (const { nom, qui, valeur } of prix)
          expect(REGLES_DES_PRIX[nom].de(chiffres.get(qui[0] ?? "") ?? RIEN)).toBe(valeur);
        expect(perdus(chiffres, prix)).toEqual([]);
        const dits = prix.map(({ nom, valeur }) => `${nom} ${String(valeur)}`);
        expect(new Set(dits).size).toBe(dits.length);
      }),
      createPropertyRunOptions(300),
    );
  });

  it("has as many different ones as there are of them, up to what is true of each", () => {
    const poses = mesuresQuelconques.filter(({ reponses }) => reponses !== null);
    fc.assert(
      fc.property(fc.nat({ max: DE_TOUS }), fc.array(poses), (sans, autres) => {
        const muets = Array.from({ length: sans }, () => SANS_QUESTION);
        const table = attabler([...muets, ...autres].slice(0, COMMUNS));
        if (table.size > 1)
          expect(new Set(noms(attribuerPrixSelonChiffres(table))).size).toBe(table.size);
      }),
      createPropertyRunOptions(200),
    );
  });

  it("takes what somebody won rather than say a thing twice, when there is no other way", () => {
    const faits = ["miniJeux", "offertes", "descente", "recues", "effacees", "imprevus"] as const;
    const muets = Array.from({ length: DE_TOUS }, () => SANS_QUESTION);
    const table = attabler([...faits.map((fait) => ({ [fait]: 6 })), ...muets]);
    expect(new Set(noms(attribuerPrixSelonChiffres(table))).size).toBe(table.size);
  });

  it("even when nothing happened to anybody", () => {
    const prix = attribuerPrixSelonChiffres(attabler(Array.from({ length: 60 }, () => ({}))));
    expect(prix).toHaveLength(60);
    expect(new Set(noms(prix)).size).toBe(COMMUNS);
  });

  it("at the end of any evening, to all who are there and to nobody else", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        soiree.lancer();
        for (const geste of champs.suite) {
          executerGeste(soiree, geste);
          if (soiree.fermee) break;
        }
        if (!soiree.fermee) soiree.finir();
        // each end is compared with the state at that moment, since later arrivals and departures must not change it
        let partie = soiree.depart;
        for (const { commande, contexte } of soiree.actes) {
          const resultat = applyCommand(partie, commande, contexte);
          if (!resultat.ok) continue;
          const { fin } = resultat.partie;
          if (fin !== null && fin !== partie.fin) {
            const la = trouverPresentsALaFin(resultat.partie);
            const presents = fin.table.map(({ id }) => id).filter((id) => la.has(id));
            const primes = compterQuestionsDuQuizzEnJeu(resultat.partie) === 0 ? [] : presents;
            expect(fin.prix.flatMap(({ qui }) => qui)).toEqual(primes);
            // a number of questions never exceeds the number that the end shows
            for (const { nom, valeur } of fin.prix)
              if (COMPTENT.has(nom)) expect(valeur).toBeLessThanOrEqual(fin.nbQuestions);
            for (const { points } of fin.courbes)
              expect(points.length).toBeLessThanOrEqual(Math.max(1, fin.nbQuestions));
          }
          ({ partie } = resultat);
        }
      }),
      createPropertyRunOptions(100),
    );
  });
});

describe("a game that ends before anything was judged", DELAI_LONG_DE_TEST, () => {
  it("names everybody at the table, places nobody, and tells nothing that was not", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, fc.nat(), (champs, endormi) => {
        const soiree = ouvrirPartieAvecJoueurs({
          ...champs,
          parametres: { ...champs.parametres, rythme: "main" },
        });
        soiree.lancer();
        const ids = Object.keys(soiree.partie.joueurs).filter((id) => id !== HOTE);
        const dort = ids[endormi % ids.length];
        if (champs.parametres.modeJeu !== "local" && dort !== undefined)
          soiree.faire(AUTEUR_SYSTEME, { type: "deconnecter", id: dort });
        soiree.hote({ type: "terminer" });
        const { fin } = soiree.partie;
        if (fin === null) return;
        const presents = fin.table.flatMap(({ id, parti }) => (parti ? [] : [id]));
        const primes = compterQuestionsDuQuizzEnJeu(soiree.partie) === 0 ? [] : presents;
        expect(fin.prix.flatMap(({ qui }) => qui)).toEqual(primes);
        expect(fin.table.every(({ rang }) => rang === null)).toBe(true);
        // these awards are about a question that was put to somebody
        for (const faux of ["miseEnRoute", "chameau", "cordee", "tete", "contradiction", "serie"])
          expect(noms(fin.prix)).not.toContain(faux);
      }),
      createPropertyRunOptions(100),
    );
  });
});

it("counts the letters of a name: neither its hyphens nor its figures, and an accent once", () => {
  const { partie, table } = finir([], TROIS);
  const lettres = (pseudo: string) =>
    calculerChiffresDeFinDesJoueurs(
      partie,
      table.slice(0, 1).flatMap((ligne) => [{ ...ligne, pseudo }]),
    ).get(LEA)?.lettres;
  expect(["Jean-Baptiste", "Zoe\u0308 2", "42"].map(lettres)).toEqual([12, 3, 0]);
});

it("counts before a first sip the questions that were put, not the one that is", () => {
  const lu = mesuresDe([trait(TOM, 2, 2), trait(ZOE, 1, 0)], { ...TROIS, [HOTE]: null });
  expect([LEA, TOM, ZOE, HOTE].map((id) => lu[id]?.avantPremiere)).toEqual([null, 2, 0, null]);
});

it("counts questions, and no message: the last of them has the rank that the end says", () => {
  // positions 0, 2 and 5 are messages, and Zoé came for the last question
  const verdicts = [1, 3, 4];
  const lu = mesuresDe(
    [
      trait(LEA, 1, 0, { motif: "imprevu" }),
      trait(TOM, 2, 1),
      trait(TOM, 1, 2, { motif: "imprevu" }),
      trait(ZOE, 2, 4),
      trait(ZOE, 3, 5, { motif: "imprevu" }),
    ],
    TROIS,
    { position: 5, autres: { [LEA]: { verdicts }, [TOM]: { verdicts }, [ZOE]: { verdicts: [4] } } },
  );
  expect([LEA, TOM, ZOE].map((id) => [lu[id]?.arrosees, lu[id]?.dernier])).toEqual([
    [0, 0],
    [1, 1],
    [1, 3],
  ]);
});

it("there are 32: 25 for who was asked something, one more once they drank, 17 for who was asked nothing", () => {
  expect(distinction.options).toHaveLength(32);
  expect([COMMUNS, nombreDe({ avantPremiere: 0 }), DE_TOUS]).toEqual([25, 26, 17]);
});

describe("somebody alone at the end", () => {
  const seule = (champs: Partial<ChiffresDeFinDuJoueur>) =>
    attribuerPrixSelonChiffres(new Map([[LEA, { ...RIEN, ...champs }]]));

  it("has the rarest that is true of them, and that they have earned", () => {
    const { partie, table } = finir([trait(LEA, 9, 0)], { [LEA]: 3 });
    expect(decernerPrixDeFin(partie, table)).toEqual([{ nom: "descente", qui: [LEA], valeur: 9 }]);
    expect(seule({ sansAlcool: true, total: 4 })).toMatchObject([{ nom: "sommelier" }]);
    expect(seule({ ...deReponses({ justes: 2 }), jugees: 4, lettres: 3 })).toMatchObject([
      { nom: "tete", valeur: 2 },
    ]);
    expect(seule({ lettres: 3 })).toMatchObject([{ nom: "enseigne", valeur: 3 }]);
  });

  it("is compared with nobody, whatever the evening was", () => {
    fc.assert(
      fc.property(mesuresQuelconques, fc.nat({ max: 3 }), (chiffres, arrivee) => {
        const [prix, ...autres] = seule({ ...chiffres, arrivee });
        expect(autres).toEqual([]);
        expect(["remontada", "cordee", "matinal"]).not.toContain(prix?.nom);
        const gagnes = distinction.options.filter((nom) => {
          const { de, mini, aPlusieurs } = REGLES_DES_PRIX[nom];
          return aPlusieurs !== true && (de({ ...chiffres, arrivee }) ?? -1) >= mini;
        });
        if (gagnes.length > 0) expect(prix?.nom).toBe(gagnes[0]);
      }),
      createPropertyRunOptions(100),
    );
  });

  it("is named when too few are left, and in local mode", () => {
    const restee = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      joueurs: ["Léa", "Tom"],
    });
    restee.faire(TOM, { type: "quitter" });
    expect(restee.partie.fin).toMatchObject({
      raison: "joueurs",
      prix: [{ nom: "enseigne", qui: [LEA], valeur: 3 }],
    });
    const locale = creerTableEnJeu([creerQuestionChoix()], {
      joueurs: ["Léa"],
      parametres: { modeJeu: "local", sansImprevu: true },
    });
    locale
      .reveler()
      .juger({ [LEA]: "juste" })
      .suivant();
    expect(locale.partie.fin).toMatchObject({
      raison: "quizz",
      prix: [{ nom: "tete", qui: [LEA] }],
    });
  });
});

it("does not tell before which sip a question came to who was asked none", () => {
  const { partie, table } = finir([trait(TOM, 2, 2, { motif: "imprevu" })], TROIS, {
    autres: { [TOM]: { verdicts: [] } },
  });
  expect(calculerChiffresDeFinDesJoueurs(partie, table).get(TOM)?.avantPremiere).toBeNull();
});

it("draws each one's sips question by question", () => {
  const { partie, table } = finir(
    [trait(LEA, 3, 0), trait(TOM, 2, 1), trait(LEA, 1, 3), trait(LEA, -2, 3)],
    TROIS,
  );
  expect(calculerCourbesDeGorgees(partie, table)).toEqual([
    { id: LEA, points: [3, 3, 3, 2] },
    { id: TOM, points: [0, 2, 2, 2] },
    { id: ZOE, points: [0, 0, 0, 0] },
  ]);
});

it("draws a point for each question and none for a message: what follows one goes with the question before it", () => {
  const verdicts = [1, 2];
  const deux = { [LEA]: { verdicts }, [TOM]: { verdicts }, [ZOE]: { verdicts } };
  const dessiner = (autres: Record<string, Partial<Joueur>>) => {
    const { partie, table } = finir(
      [trait(LEA, 3, 0), trait(LEA, 1, 1), trait(TOM, 2, 2), trait(TOM, 1, 3)],
      TROIS,
      { autres },
    );
    return calculerCourbesDeGorgees(partie, table).map(({ points }) => points);
  };
  expect(dessiner(deux)).toEqual([
    [4, 4],
    [0, 3],
    [0, 0],
  ]);
  const rien = { verdicts: [] };
  expect(dessiner({ [LEA]: rien, [TOM]: rien, [ZOE]: rien })).toEqual([[4], [3], [0]]);
});

it("is given to nobody by a quizz of messages: nothing was played", () => {
  const table = creerTableEnJeu([creerQuestionRien(), creerQuestionRien()]).suivant().suivant();
  expect(table.partie.fin).toMatchObject({ nbQuestions: 0, prix: [], recu: [] });
});
