/**
 * An attack on the draws (defauts 22): a phone reads everybody's sips question after question, and solves equations for
 * the state of the generator. The attack worked on an earlier generator of this game.
 */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, it } from "vitest";
import { tirerGorgeesDeQuestion } from "./gorgees.ts";
import {
  type GenerateurAleatoire,
  creerEtatDuGenerateurAleatoire,
  creerGenerateurAleatoire,
} from "./hasard.ts";

const JOUEURS = ["j1", "j2", "j3", "j4", "j5", "j6", "j7", "j8"];
/** Draws of one reveal: two for each player (to drink and to hand out), then three for the creator. */
const PAR_QUESTION = 2 * JOUEURS.length + 3;
const ECOUTEES = 40;
const MOT = 32;

/** The sips that every phone shows on a reveal where everybody was wrong. */
type Releve = readonly number[];

/** A word of the generator whose bits are sums of unknown bits: one mask per bit, the lowest first. */
type Mot = readonly bigint[];
const ou = (...mots: Mot[]): Mot =>
  Array.from({ length: MOT }, (_, i) => mots.reduce((somme, mot) => somme ^ (mot[i] ?? 0n), 0n));
const gauche = (mot: Mot, n: number): Mot =>
  [...Array.from({ length: n }, () => 0n), ...mot].slice(0, MOT);
const droite = (mot: Mot, n: number): Mot => mot.slice(n);

/** One step of xoroshiro128+ on unknown bits. The lowest bit of the output is the sum of two of them. */
function avancer([s01, s00, s11, s10]: readonly [Mot, Mot, Mot, Mot]) {
  const bit = (s00[0] ?? 0n) ^ (s10[0] ?? 0n);
  const a0 = ou(s10, s00);
  const a1 = ou(s11, s01);
  const etat = [
    ou(gauche(s01, 24), droite(s00, 8), a1, gauche(a1, 16), droite(a0, 16)),
    ou(gauche(s00, 24), droite(s01, 8), a0, gauche(a0, 16)),
    ou(gauche(a0, 5), droite(a1, 27)),
    ou(gauche(a1, 5), droite(a0, 27)),
  ] as const;
  return { bit, etat };
}

const inconnues = (debut: number): Mot =>
  Array.from({ length: MOT }, (_, i) => 1n << BigInt(debut + i));
/** The bit of an equation that holds the known side. */
const CONNU = 1n << 128n;

/** The equations that the sips of these reveals give: a draw from 1 to 4 reveals its lowest bit. */
function equations(releves: readonly Releve[]): bigint[] {
  let etat: readonly [Mot, Mot, Mot, Mot] = [
    inconnues(0),
    inconnues(32),
    inconnues(64),
    inconnues(96),
  ];
  return releves.flatMap((releve) =>
    Array.from({ length: PAR_QUESTION }, (_, rang) => {
      const pas = avancer(etat);
      ({ etat } = pas);
      const gorgees = rang % 2 === 0 ? releve[rang / 2] : undefined;
      return gorgees === undefined ? [] : [pas.bit ^ ((gorgees - 1) & 1 ? CONNU : 0n)];
    }).flat(),
  );
}

/** Gaussian elimination on bits: the state of the generator, or null when no state fits the observations. */
function resoudre(systeme: readonly bigint[]): [number, number, number, number] | null {
  const pivots = new Map<number, bigint>();
  for (let equation of systeme) {
    for (const [rang, pivot] of pivots) if ((equation >> BigInt(rang)) & 1n) equation ^= pivot;
    if (equation === CONNU) return null;
    if (equation === 0n) continue;
    const rang =
      Array.from({ length: 128 }, (_, i) => i).find((i) => (equation >> BigInt(i)) & 1n) ?? 0;
    for (const [autre, pivot] of pivots)
      if ((pivot >> BigInt(rang)) & 1n) pivots.set(autre, pivot ^ equation);
    pivots.set(rang, equation);
  }
  const bit = (rang: number) => ((pivots.get(rang) ?? 0n) & CONNU ? 1 : 0);
  const mot = (debut: number) =>
    Array.from({ length: MOT }, (_, i) => bit(debut + i) << i).reduce((a, b) => a | b, 0);
  return [mot(0), mot(32), mot(64), mot(96)];
}

/** The earlier dice: one generator for the whole evening, with its state stored as it is. */
function ancienDes(graine: readonly [number, number, number, number]): GenerateurAleatoire {
  const generateur = xoroshiro128plusFromState(graine);
  return {
    ...creerGenerateurAleatoire([]),
    entier: (min, max) => uniformInt(generateur, min, max),
  };
}

/** The sips that a phone reads of `n` questions in a row. */
function soiree(questions: number, ouvrir: (question: number) => GenerateurAleatoire): Releve[] {
  return Array.from({ length: questions }, (_, question) => {
    const { tirages } = tirerGorgeesDeQuestion(JOUEURS, ouvrir(question));
    return JOUEURS.map((id) => tirages[id]?.boire ?? 0);
  });
}

describe("a phone that solves for the generator", () => {
  it("knew every sip to come, after one game of 8, as long as one generator served the whole evening", () => {
    const des = ancienDes([0x1234_5678, -0x1ee7_0bad, 0x0bad_cafe, 0x7777_1111]);
    const jouee = soiree(ECOUTEES + 20, () => des);
    const etat = resoudre(equations(jouee.slice(0, ECOUTEES)));
    if (etat === null) throw new Error("the attack found nothing");
    const devinees = ancienDes(etat);
    expect(soiree(ECOUTEES + 20, () => devinees)).toEqual(jouee);
  });

  it("finds no state that fits what it saw now, even without the entropy that each command brings", () => {
    for (let semence = 0; semence < 20; semence++) {
      let graine = creerEtatDuGenerateurAleatoire(semence);
      const jouee = soiree(ECOUTEES, () => {
        const des = creerGenerateurAleatoire(graine);
        des.entier(1, 4);
        graine = des.graine();
        return creerGenerateurAleatoire(graine);
      });
      expect(resoudre(equations(jouee))).toBeNull();
    }
  });

  it("would learn nothing of the next command from the stored state itself", () => {
    const graine = creerEtatDuGenerateurAleatoire(7);
    const tirages = Array.from({ length: 64 }, (_, i) =>
      soiree(1, () => creerGenerateurAleatoire(graine, [i, 1, 2, 3])).join(),
    );
    expect(new Set(tirages).size).toBe(tirages.length);
  });
});
