// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueJoueur, VueMorceau, VueQuestion } from "#game/schema/etat.ts";
import { FixedRoomLineProvider } from "../../partie/line-provider.tsx";
import { creerJoueurVierge, creerVueDeRoomVierge } from "../../partie/vue-vierge.ts";
import { CarteJugementDeQuestion } from "./resultat.tsx";
import { DistributionDesGorgeesDuJoueur } from "./servir.tsx";

const morceau = (champs: Partial<VueMorceau>): VueMorceau => ({
  t: "texte",
  v: "",
  id: "",
  n: 0,
  ...champs,
});
const QUESTION: VueQuestion = {
  type: "choix",
  text: "Combien de côtés a un décagone ?",
  media: "",
  options: ["Dix", "Douze"],
  temps: 0,
  aPreuve: true,
  preuve: { text: "Du grec deka.", media: "" },
  reponse: ["Dix"],
  precis: [],
  suiteTexte: [morceau({ t: "joueur", v: "Tom", id: "tom" }), morceau({ v: " fait un tour." })],
  suiteMedia: "",
  offres: [],
};
const joueur = (pseudo: string, champs: Partial<VueJoueur>): VueJoueur => ({
  ...creerJoueurVierge(pseudo),
  participe: true,
  ...champs,
});
const rate: Partial<VueJoueur> = { jugement: "faux", aBoire: "3", aRepondu: true };

function lire(tom: Partial<VueJoueur>, champs: Partial<Vue> = {}): string {
  const vue: Vue = {
    ...creerVueDeRoomVierge(),
    phase: "jeu",
    etape: ETAPE.reponse,
    question: QUESTION,
    joueurs: {
      lea: joueur("Léa", { jugement: "juste", aRepondu: true, enMs: 900 }),
      tom: joueur("Tom", tom),
    },
    ...champs,
  };
  const moi = vue.joueurs["tom"] ?? creerJoueurVierge("Tom");
  const mat =
    moi.reste > 0
      ? createElement(DistributionDesGorgeesDuJoueur, {
          moi,
          dons: new Map<string, number>(),
          poser: () => undefined,
          servir: () => undefined,
          enCours: false,
        })
      : createElement(CarteJugementDeQuestion, { moi });
  const ligne = { vue, moi: "tom", children: mat };
  return renderToStaticMarkup(createElement(FixedRoomLineProvider, ligne))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("what follows a question, on the phone of whom it names", () => {
  it.each([
    ["right", { jugement: "juste", aRepondu: true }],
    ["wrong", rate],
    ["with sips in hand", { jugement: "precis", aBoire: "+2", reste: 2, aRepondu: true }],
    ["served", { jugement: "precis", aBoire: "+2", aRepondu: true }],
    ["spared", { jugement: "" }],
  ] as const)("says that it is theirs: %s", (_, tom) => {
    expect(lire(tom)).toMatch(/C’est toi !.*Tom.*fait un tour\./);
  });
  it("leaves the explanation beside it", () => {
    expect(lire(rate)).toContain("Du grec deka.");
  });
  it("is not said to the others", () => {
    const pourLea = [morceau({ t: "joueur", v: "Léa", id: "lea" }), morceau({ v: " chante." })];
    expect(lire(rate, { question: { ...QUESTION, suiteTexte: pourLea } })).not.toContain(
      "C’est toi",
    );
  });
});

describe("a wrong answer", () => {
  const course = { modeJeu: "rapidite" } as const;
  const muet: Partial<VueJoueur> = { jugement: "faux", aBoire: "3", aRepondu: false };
  it("is one that was given", () => {
    expect(lire(rate)).toContain("Mauvaise réponse");
    expect(lire(rate, course)).toContain("Mauvaise réponse");
  });
  it("of a race is no answer of who was only slower: somebody was faster", () => {
    expect(lire(muet, course)).toMatch(/Trop tard.*Léa a été plus rapide/);
    expect(lire(muet, course)).not.toMatch(/Mauvaise réponse|Tu n’as pas répondu/);
  });
  it("is no answer of who gave none", () => {
    expect(lire(muet)).toContain("Sans réponse");
    expect(lire(muet)).not.toContain("Mauvaise réponse");
  });
});

describe("why one drinks more than another", () => {
  it("is told with the first sips of the evening, and not again", () => {
    expect(lire({ ...rate, gorgee: 3 })).toContain("Le hasard sert de 1 à 4.");
    expect(lire({ ...rate, gorgee: 7 })).not.toContain("Le hasard");
    const soir = { quizz: [], lignes: [] };
    expect(lire({ ...rate, gorgee: 3 }, { soir })).not.toContain("Le hasard");
  });
});
