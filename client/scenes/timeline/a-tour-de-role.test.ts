import { expect, it } from "vitest";
import type { TypeQuestion } from "#contracts/quizz.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import { exempleJoueur, exempleQuestion, VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { listerFaussesReponsesAMontrer } from "./a-tour-de-role.ts";
import { hasRevealReached, revealMomentAt, REVELATION_TELEPHONES_TIMELINE } from "./timeline.ts";

const OPTIONS = ["chat", "souris", "cheval", "puce"];
/** Answers by name; those that begin with "=" were accepted. */
function revelee(type: TypeQuestion, reponses: Readonly<Record<string, readonly string[]>>): Vue {
  const joueurs = Object.entries(reponses).map(([pseudo, dite]): [string, VueJoueur] => {
    const juste = dite[0]?.startsWith("=") === true;
    const reponse = dite.map((texte) => texte.replace("=", ""));
    const champs = { reponse, jugement: juste ? "juste" : "faux", participe: true } as const;
    return [pseudo, { ...exempleJoueur(pseudo), ...champs }];
  });
  return {
    ...VUE_DE_ROOM_EXEMPLE,
    etape: 1,
    question: exempleQuestion({ type, options: type === "ordre" ? OPTIONS : [], reponse: OPTIONS }),
    joueurs: Object.fromEntries(joueurs),
  };
}
const textes = (vue: Vue) => listerFaussesReponsesAMontrer(vue).map(({ texte }) => texte);

it("shows each wrong text once, once all is told, and who is alone with the most to say last", () => {
  const tous = listerFaussesReponsesAMontrer(
    revelee("entree", {
      Léa: ["Mayenne"],
      Tom: ["=Port-Mahon"],
      Zoé: ["Les quais de Saint-Jean-de-Luz, un dimanche"],
      Max: ["Brest"],
      Inès: ["mayenne"],
      Nadia: [],
    }),
  );
  expect(tous.map(({ texte, noms }) => [texte, noms])).toEqual([
    ["Mayenne", ["Léa", "Inès"]],
    ["Brest", ["Max"]],
    ["Les quais de Saint-Jean-de-Luz, un dimanche", ["Zoé"]],
  ]);
  const debuts = tous.map(({ debutMs }) => debutMs);
  expect(debuts).toEqual(debuts.toSorted((a, b) => a - b));
  expect(
    hasRevealReached(revealMomentAt(REVELATION_TELEPHONES_TIMELINE, debuts[0] ?? 0), "dit"),
  ).toBe(true);
});

it("shows wrong orders by their letters, the furthest one last", () => {
  const vue = revelee("ordre", {
    Léa: ["puce", "cheval", "souris", "chat"],
    Tom: ["=chat", "souris", "cheval", "puce"],
    Zoé: ["souris", "chat", "cheval", "puce"],
  });
  expect(textes(vue)).toEqual(["B A C D", "D C B A"]);
});

it("keeps the funniest of many", () => {
  const nombre = 20;
  const vue = revelee(
    "entree",
    Object.fromEntries(
      Array.from({ length: nombre }, (_, i) => [`J${String(i)}`, ["x".repeat(i + 1)]]),
    ),
  );
  expect(textes(vue).length).toBeLessThan(nombre);
  expect(textes(vue).at(-1)).toBe("x".repeat(nombre));
});

it.each([
  ["of options, which their glasses name", { ...revelee("choix", { Léa: ["chat"] }) }],
  ["before the reveal", { ...revelee("entree", { Léa: ["chat"] }), etape: 0 as const }],
  ["of an answer without a word", revelee("entree", { Léa: [" "] })],
  ["when nobody was wrong", revelee("entree", { Léa: ["=chat"] })],
])("shows nothing %s", (_, vue) => expect(listerFaussesReponsesAMontrer(vue)).toEqual([]));
