import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXAMPLE_QUIZZ } from "../test/quizz-example.ts";
import {
  convertirPlagesDuQuizzEnAleatoire,
  changerQuestion,
  deplacerQuestions,
  type QuizzEcrit,
  listerIdsDeQuestions,
  insererQuestions,
  convertirEnQuizzEcrit,
  ajouterPlageAleatoireAuQuizz,
  sontMemesQuizz,
  changerReglagesDuQuizz,
  retirerQuestions,
} from "./quizz-ecrit.ts";
import {
  ecrireTexteEnConflit,
  lireNotreTexteEnConflit,
  type QuizzFusionne,
  creerFusionDeQuizz,
} from "./fusionner.ts";
import {
  changerProposition,
  changerTypeDeQuestion,
  convertirEnQuestionAEnregistrer,
  type QuestionEcrite,
  creerQuestionVierge,
} from "./question-ecrite.ts";

const IDS = ["a", "b", "c", "d", "e", "f"];
/** Reads the quizz anew, as each tab does: every tab gives options its own keys. */
const lire = (): QuizzEcrit =>
  convertirEnQuizzEcrit({
    ...EXAMPLE_QUIZZ,
    questions: IDS.map((_id) => ({
      ...convertirEnQuestionAEnregistrer(creerQuestionVierge("choix")),
      _id,
      text: _id,
      options: ["un", "deux"],
      reponse: ["un"],
    })),
  });
const BASE = lire();
const neuve = (text: string): QuestionEcrite => ({
  ...creerQuestionVierge("rien"),
  _id: `neuve-${text}`,
  text,
});
const ecrire = (id: string, champs: Partial<QuestionEcrite>) => (document: QuizzEcrit) =>
  changerQuestion(document, id, (une) => ({ ...une, ...champs }));
const titrer = (title: string) => (document: QuizzEcrit) =>
  changerReglagesDuQuizz(document, { title });
const ordre = ({ questions }: QuizzEcrit) => listerIdsDeQuestions(questions).join(" ");
type Geste = (document: QuizzEcrit) => QuizzEcrit;
const reunir = (notre: Geste, leur: Geste, pourLeur: readonly string[] = []): QuizzFusionne =>
  creerFusionDeQuizz(BASE, leur(lire()))(notre(BASE), new Set(pourLeur));
const questionDe = ({ document }: QuizzFusionne, id: string) => {
  const une = document.questions.find(({ _id }) => _id === id);
  return une && convertirEnQuestionAEnregistrer(une);
};

/** Independent changes: a name, the change, and a check that it is there. */
const CHANGEMENTS: readonly {
  readonly geste: Geste;
  readonly la: (document: QuizzEcrit) => boolean;
}[] = [
  ...IDS.flatMap((id) => {
    const de = (document: QuizzEcrit) => document.questions.find(({ _id }) => _id === id);
    return [
      { geste: ecrire(id, { text: "autre" }), la: (un: QuizzEcrit) => de(un)?.text === "autre" },
      { geste: ecrire(id, { temps: 7 }), la: (un: QuizzEcrit) => de(un)?.temps === 7 },
      {
        geste: ecrire(id, { media: "m.webp" }),
        la: (un: QuizzEcrit) => de(un)?.media === "m.webp",
      },
      {
        geste: (un: QuizzEcrit) =>
          changerQuestion(un, id, (une) =>
            changerProposition(une, une.propositions[1]?.cle ?? "", { texte: "trois" }),
          ),
        la: (un: QuizzEcrit) => de(un)?.propositions[1]?.texte === "trois",
      },
    ];
  }),
  { geste: titrer("Soir"), la: ({ reglages }) => reglages.title === "Soir" },
  {
    geste: (un) => changerReglagesDuQuizz(un, { tags: ["TV"] }),
    la: ({ reglages }) => reglages.tags.includes("TV"),
  },
  {
    geste: (un) => deplacerQuestions(un, new Set(["f"]), 0),
    la: ({ questions }) =>
      questions.findIndex(({ _id }) => _id === "f") < questions.findIndex(({ _id }) => _id === "a"),
  },
  ...[0, 2, 6].map((rang) => ({
    geste: (un: QuizzEcrit) =>
      insererQuestions(un, Math.min(rang, un.questions.length), [neuve(String(rang))]),
    la: (un: QuizzEcrit) => un.questions.some(({ text }) => text === String(rang)),
  })),
];

test("changes made apart are all there, whoever made them, and nothing is asked", () => {
  const cote = fc.constantFrom("ici", "leur", "personne");
  fc.assert(
    fc.property(
      fc.array(cote, { minLength: CHANGEMENTS.length, maxLength: CHANGEMENTS.length }),
      (cotes) => {
        const faits = (qui: string) => CHANGEMENTS.filter((_, rang) => cotes[rang] === qui);
        const apres = (depart: QuizzEcrit, qui: string) =>
          faits(qui).reduce((un, { geste }) => geste(un), depart);
        const { document, heurts } = creerFusionDeQuizz(
          BASE,
          apres(lire(), "leur"),
        )(apres(BASE, "ici"));
        expect(heurts).toEqual([]);
        expect([...faits("ici"), ...faits("leur")].filter(({ la }) => !la(document))).toEqual([]);
        expect(faits("personne").filter(({ la }) => la(document))).toEqual([]);
        expect(new Set(listerIdsDeQuestions(document.questions)).size).toBe(
          document.questions.length,
        );
      },
    ),
  );
});

test("the bonus answers that the other one wrote come with their answers", () => {
  const texte: Geste = (un) =>
    changerQuestion(un, "a", (une) => changerTypeDeQuestion(une, "entree"));
  const saisie =
    (reponsesBonus: readonly string[]): Geste =>
    (un) =>
      ecrire("a", { reponses: ["Perth"], reponsesBonus })(texte(un));
  const base = saisie(["Canberra"])(lire());
  const leur = saisie(["Canberra", "Sydney"])(lire());
  const { document, heurts } = creerFusionDeQuizz(base, leur)(titrer("Soir")(base));
  expect(heurts).toEqual([]);
  expect(document.questions.find(({ _id }) => _id === "a")?.reponsesBonus).toEqual([
    "Canberra",
    "Sydney",
  ]);
});

test("what one side alone changed is its document; what both changed alike is no clash", () => {
  const geste = (un: QuizzEcrit) =>
    ajouterPlageAleatoireAuQuizz(
      retirerQuestions(ecrire("b", { text: "autre" })(un), new Set(["d"])),
      {
        debut: 0,
        fin: 1,
      },
    );
  for (const [notre, leur] of [
    [geste, (un: QuizzEcrit) => un],
    [(un: QuizzEcrit) => un, geste],
    [geste, geste],
  ] as const) {
    const { document, heurts } = reunir(notre, leur);
    expect(heurts).toEqual([]);
    expect(sontMemesQuizz(document, geste(BASE))).toBe(true);
  }
});

describe("a clash", () => {
  test.each<[string, Geste, Geste, string, (fusion: QuizzFusionne) => unknown, unknown, unknown]>([
    [
      "a title",
      titrer("ici"),
      titrer("là"),
      "title",
      (un) => un.document.reglages.title,
      "ici",
      "là",
    ],
    [
      "a text",
      ecrire("b", { text: "ici" }),
      ecrire("b", { text: "là" }),
      "b/text",
      (un) => questionDe(un, "b")?.text,
      "ici",
      "là",
    ],
    [
      "a type and options hold together",
      (un) => changerQuestion(un, "b", (une) => changerTypeDeQuestion(une, "entree")),
      (un) =>
        changerQuestion(un, "b", (une) =>
          changerProposition(une, une.propositions[0]?.cle ?? "", { texte: "trois" }),
        ),
      "b/type,options,reponse,precis",
      (un) => [questionDe(un, "b")?.options, questionDe(un, "b")?.reponse],
      [[], ["un", "deux"]],
      [["trois", "deux"], ["trois"]],
    ],
    [
      "deleted here, changed there",
      (un) => retirerQuestions(un, new Set(["b"])),
      ecrire("b", { text: "là" }),
      "b",
      (un) => questionDe(un, "b")?.text,
      undefined,
      "là",
    ],
    [
      "changed here, deleted there",
      ecrire("b", { text: "ici" }),
      (un) => retirerQuestions(un, new Set(["b"])),
      "b",
      (un) => questionDe(un, "b")?.text,
      "ici",
      undefined,
    ],
    [
      "two orders",
      (un) => deplacerQuestions(un, new Set(["f"]), 0),
      (un) => deplacerQuestions(un, new Set(["a"]), 5),
      "ordre",
      (un) => ordre(un.document),
      "f a b c d e",
      "b c d e f a",
    ],
    [
      "two ranges",
      (un) => ajouterPlageAleatoireAuQuizz(un, { debut: 0, fin: 1 }),
      (un) => ajouterPlageAleatoireAuQuizz(un, { debut: 1, fin: 2 }),
      "plages",
      (un) => convertirPlagesDuQuizzEnAleatoire(un.document),
      [0, 1],
      [1, 2],
    ],
  ])("%s: ours until theirs is chosen", (_dit, notre, leur, cle, lu, notres, leurs) => {
    const fusion = reunir(notre, leur);
    expect(fusion.heurts.map((heurt) => heurt.cle)).toEqual([cle]);
    expect(lu(fusion)).toEqual(notres);
    expect(lu(reunir(notre, leur, [cle]))).toEqual(leurs);
  });

  test("of a text says both, and leaves what does not clash of that question", () => {
    const fusion = reunir(ecrire("b", { text: "ici" }), ecrire("b", { text: "là", temps: 9 }));
    expect(fusion.heurts).toMatchObject([
      { ecart: { nom: "changee", rang: 1, avant: { text: "là" }, apres: { text: "ici" } } },
    ]);
    expect(questionDe(fusion, "b")).toMatchObject({ text: "ici", temps: 9 });
  });
});

test("a clash about one text may be settled by a third one, and no other may", () => {
  const { document, heurts } = reunir(
    (un) =>
      deplacerQuestions(
        titrer("ici")(ecrire("b", { text: "ici", temps: 3 })(un)),
        new Set(["f"]),
        0,
      ),
    (un) =>
      deplacerQuestions(titrer("là")(ecrire("b", { text: "là", temps: 4 })(un)), new Set(["a"]), 5),
  );
  expect(heurts.map((heurt) => [heurt.cle, lireNotreTexteEnConflit(heurt)])).toEqual([
    ["title", "ici"],
    ["b/text", "ici"],
    ["b/temps", null],
    ["ordre", null],
  ]);
  const ecrit = heurts
    .filter((heurt) => lireNotreTexteEnConflit(heurt) !== null)
    .reduce((un, heurt) => ecrireTexteEnConflit(un, heurt, "entre les deux"), document);
  expect([ecrit.reglages.title, ecrit.questions.find(({ _id }) => _id === "b")?.text]).toEqual([
    "entre les deux",
    "entre les deux",
  ]);
});

test("what both add at one place comes one after the other, and enters the range that it stands in", () => {
  const { document, heurts } = reunir(
    (un) =>
      insererQuestions(ajouterPlageAleatoireAuQuizz(un, { debut: 0, fin: 1 }), 1, [neuve("x")]),
    (un) => insererQuestions(un, 1, [neuve("y"), neuve("z")]),
  );
  expect(heurts).toEqual([]);
  expect(ordre(document)).toBe("a neuve-y neuve-z neuve-x b c d e f");
  expect(convertirPlagesDuQuizzEnAleatoire(document)).toEqual([0, 4]);
});

test("a range that one side makes of what it adds, and one that the other lengthens, both stay", () => {
  const { document, heurts } = reunir(
    (un) =>
      ajouterPlageAleatoireAuQuizz(insererQuestions(un, 6, [neuve("x"), neuve("y")]), {
        debut: 6,
        fin: 7,
      }),
    (un) => ajouterPlageAleatoireAuQuizz(un, { debut: 0, fin: 2 }),
  );
  expect(heurts).toEqual([]);
  expect(convertirPlagesDuQuizzEnAleatoire(document)).toEqual([0, 2, 6, 7]);
});
