import { describe, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { creerJoueurVierge, creerVueDeRoomVierge } from "../../partie/vue-vierge.ts";
import { direSecondes } from "../../partie/mots/typographie.ts";
import { COULOIRS_DE_COURSE_MAX, lireCourseDeRapidite, repartirCouloirs } from "./course.ts";

type Arrivee = readonly [
  pseudo: string,
  jugement: "juste" | "faux" | "precis" | "",
  enMs: number | null,
];

const course = (arrivees: readonly Arrivee[], champs: Partial<Vue> = {}): Vue => ({
  ...creerVueDeRoomVierge(),
  phase: "jeu",
  etape: ETAPE.reponse,
  modeJeu: "rapidite",
  joueurs: Object.fromEntries(
    arrivees.map(([pseudo, jugement, enMs], i) => [
      `j${String(i + 1)}`,
      {
        ...creerJoueurVierge(pseudo),
        participe: true,
        jugement,
        aRepondu: enMs !== null,
        enMs: enMs ?? 0,
      },
    ]),
  ),
  ...champs,
});
const lue = (arrivees: readonly Arrivee[]) =>
  lireCourseDeRapidite(course(arrivees))?.couloirs.map(({ joueur, arrivee, part }) => [
    joueur.pseudo,
    arrivee,
    Math.round(part * 100) / 100,
  ]);

describe("a race", () => {
  it("has its winner first, then who fell, the longest on the way first, then who had not left", () => {
    expect(
      lue([
        ["Tom", "faux", null],
        ["Margaux", "faux", 1_600],
        ["Léa", "precis", 3_200],
        ["Jean", "faux", 2_400],
      ]),
    ).toEqual([
      ["Léa", "gagne", 1],
      ["Jean", "tombe", 0.75],
      ["Margaux", "tombe", 0.5],
      ["Tom", "reste", 0],
    ]);
  });

  it("is won by the fastest once the host has accepted another answer; who fell at once, or at the line, is seen", () => {
    expect(
      lue([
        ["Léa", "juste", 3_200],
        ["Tom", "juste", 1_000],
        ["Zoé", "faux", 0],
        ["Max", "faux", 9_000],
      ]),
    ).toEqual([
      ["Tom", "gagne", 1],
      ["Léa", "juste", 1],
      ["Max", "tombe", 0.94],
      ["Zoé", "tombe", 0.06],
    ]);
  });

  it("is none without a winner, nor elsewhere; who slept ran no lane", () => {
    const gagnee = [["Léa", "juste", 900]] as const;
    expect(lireCourseDeRapidite(course([["Léa", "faux", 900]]))).toBeNull();
    expect(lireCourseDeRapidite(course(gagnee, { modeJeu: "classique" }))).toBeNull();
    expect(lireCourseDeRapidite(course(gagnee, { etape: ETAPE.question }))).toBeNull();
    expect(lue([...gagnee, ["Tom", "", null]])).toHaveLength(1);
  });

  it("names together those for whom the slate has no lane", () => {
    const foule = Array.from({ length: 20 }, (_, i): Arrivee => [
      `P${String(i)}`,
      i === 4 ? "juste" : "faux",
      i < 9 ? 1_000 + i : null,
    ]);
    const { couloirs = [] } = lireCourseDeRapidite(course(foule)) ?? {};
    expect(couloirs).toHaveLength(20);
    const { montres, autres } = repartirCouloirs(couloirs, COULOIRS_DE_COURSE_MAX);
    expect([montres.length, autres.length]).toEqual([
      COULOIRS_DE_COURSE_MAX - 1,
      20 - COULOIRS_DE_COURSE_MAX + 1,
    ]);
    expect(
      repartirCouloirs(couloirs.slice(0, COULOIRS_DE_COURSE_MAX), COULOIRS_DE_COURSE_MAX).autres,
    ).toEqual([]);
  });
});

it.each([
  [3_200, "3,2\u00A0s"],
  [3_201, "3,3\u00A0s"],
  [0, "0,0\u00A0s"],
  [12_000, "12,0\u00A0s"],
])("%i ms are told as %s", (ms, dit) => {
  expect(direSecondes(ms)).toBe(dit);
});
