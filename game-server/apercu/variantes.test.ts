import { expect, test } from "vitest";
import { trouverVariantesRefusees } from "./variantes.ts";

const variantes = (reponse: string, autres: readonly string[] = []) =>
  trouverVariantesRefusees({ type: "entree", reponse: [reponse, ...autres], precis: [] }).flatMap(
    (une) => une.variantes,
  );

test.each([
  ["The Beatles", ["Beatles"]],
  ["The Cure", ["Cure"]],
  ["St-Étienne", ["Saint-Étienne"]],
  ["Saint-Étienne", ["St-Étienne"]],
  ["Ste Thérèse", ["Sainte Thérèse"]],
  ["La Sainte-Victoire", ["La Ste-Victoire"]],
  ["le mont St. Michel", ["le mont Saint Michel"]],
  ["Vingt mille lieues sous les mers", ["20000 lieues sous les mers"]],
  ["20 000 lieues sous les mers", ["vingt mille lieues sous les mers"]],
  ["Les Mille et Une Nuits", ["Les 1001 Nuits"]],
  ["deux cents", ["200"]],
  ["deux cent cinquante", ["250"]],
  ["mille neuf cent quatre-vingt-quatre", ["1984"]],
  ["trois millions", ["3000000"]],
  ["300", ["trois cents"]],
  ["1 000", ["mille"]],
  ["un chat", ["chats"]],
  ["le cheval", ["chevaux"]],
  ["loup", ["loups"]],
  ["les loups", ["loup"]],
  ["Des oies", ["oie"]],
  ["un fou", ["fous"]],
  ["des chevaux", ["cheval"]],
  ["le chou", ["choux"]],
  ["Zidane (Zinédine)", ["Zidane"]],
  ["Istanbul / Constantinople", ["Istanbul", "Constantinople"]],
])("%j may be typed %j, which the game refuses", (reponse, attendues) =>
  expect(variantes(reponse)).toEqual(attendues),
);

test.each([
  // the game accepts these already
  "La Joconde",
  "Éléphant",
  "douze",
  "cent",
  "100",
  "Louis XVI",
  "Bonnie & Clyde",
  "un éléphant",
  "Les Quatre Fantastiques",
  // names, verbs, words without another number, numbers that nobody says
  "Paris",
  "Lyon",
  "le Tibet",
  "Nîmes",
  "souris",
  "manger",
  "vendre",
  "oui",
  "rouge et noir",
  "1789",
  "3,5",
  "14/07/1789",
  "−200",
  "H2O",
  "Saint",
  "The",
  "a (b",
  "AC/DC",
  "et",
  "cent fois sur le métier",
  "Sainteté",
  "un os",
  "Leffe",
  "Laitue",
  "Lambic",
  "Les bois",
  "Les yeux",
  "La sueur",
  "L’argon",
  "ouest",
  "août",
])("%j needs nothing else", (reponse) => expect(variantes(reponse)).toEqual([]));

test("what another answer brings along is not proposed", () => {
  expect(variantes("The Beatles", ["beatles"])).toEqual([]);
  expect(variantes("The Beatles", ["Les Beatles"])).toEqual([]);
});

test("a variant never says a bonus answer", () => {
  const question = { type: "entree" as const, reponse: ["The Police"], precis: [] };
  expect(trouverVariantesRefusees({ ...question, precis: ["Police"] })).toEqual([]);
  expect(trouverVariantesRefusees(question)).toHaveLength(1);
});

test("a bonus answer has variants too; other types have none", () => {
  expect(
    trouverVariantesRefusees({ type: "entree", reponse: ["Anglais"], precis: ["The Clash"] }),
  ).toEqual([{ reponse: "The Clash", variantes: ["Clash"] }]);
  expect(trouverVariantesRefusees({ type: "choix", reponse: ["The Clash"], precis: [] })).toEqual(
    [],
  );
});
