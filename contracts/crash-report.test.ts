import { describe, expect, test } from "vitest";
import {
  describeCrash,
  redactErrorMessage,
  readStackFrames,
  describeBrowserAndSystem,
} from "./crash-description.ts";
import { corpsCrashReport } from "./crash-report.ts";

describe("the message of an engine", () => {
  test.each([
    ["Cannot read properties of undefined (reading 'toSorted')", "="],
    ["t.canParse is not a function", "="],
    [
      "undefined is not an object (evaluating 'e.joueurs')",
      "undefined is not an object (evaluating (texte))",
    ],
    [
      `Unexpected token 'L', "Léa boit" is not valid JSON`,
      "Unexpected token 'L', (texte) is not valid JSON",
    ],
    [
      "Failed to fetch dynamically imported module: https://bar.example/assets/jeu-room-BH-Mq9z8.js",
      "Failed to fetch dynamically imported module: (adresse)",
    ],
    ["no page at /jeu/4KX2P9?jeton=abc", "no page at /jeu/(code)?jeton=abc"],
    ["jeton 3f9a1c0b7d2e4f6a8b9c0d1e refusé", "jeton (secret) refusé"],
    ["lea@exemple.fr a dit « santé »", "(mail) a dit (texte)"],
    ["une\nligne\tforgée", "une ligne forgée"],
    ["x".repeat(5000), "x".repeat(200)],
  ])("%s", (message, attendu) => {
    expect(redactErrorMessage(message)).toBe(attendu === "=" ? message : attendu);
    expect(redactErrorMessage(redactErrorMessage(message))).toBe(redactErrorMessage(message));
  });
});

describe("a stack", () => {
  test("of Chrome", () => {
    const pile = `TypeError: Léa
    at lireMedia (https://bar.example:3000/assets/option-verre-B5Y4jFF6.js:1:2034)
    at async https://bar.example/assets/jeu-goRYxcjo.js?code=4KX2P9:12:5
    at Array.map (<anonymous>)
    at Object.Qt [as x] (http://127.0.0.1:3000/assets/index-COjPLaWo.js:8:99)`;
    expect(readStackFrames(pile)).toEqual([
      "lireMedia option-verre-B5Y4jFF6.js:1:2034",
      "jeu-goRYxcjo.js:12:5",
      "Object.Qt index-COjPLaWo.js:8:99",
    ]);
  });
  test("of Safari and Firefox", () => {
    const pile = `lireMedia@https://bar.example/assets/a-B5Y4jFF6.js:1:2034
@https://bar.example/assets/b-goRYxcjo.js:12:5
map@[native code]
secret de Léa`;
    expect(readStackFrames(pile)).toEqual(["lireMedia a-B5Y4jFF6.js:1:2034", "b-goRYxcjo.js:12:5"]);
  });
  test("twelve places at most", () => {
    const pile = "f@http://a/b.js:1:1\n".repeat(40);
    expect(readStackFrames(pile)).toHaveLength(12);
  });
});

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1",
    "Safari 16.4, iOS 16.4",
  ],
  [
    "Mozilla/5.0 (Linux; Android 13; SM-A125F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36",
    "Samsung 21, Android 13",
  ],
  ["Mozilla/5.0 (Windows NT 6.1; rv:109.0) Gecko/20100101 Firefox/115.0", "Firefox 115"],
  ["curl/8 <script>", "inconnu"],
])("%s is %s", (description, moteur) => {
  expect(describeBrowserAndSystem(description)).toBe(moteur);
});

describe("what is told", () => {
  test("of an error, what its schema takes", () => {
    const description = "Mozilla/5.0 (X11; Linux) Chrome/109.0.0.0 Safari/537.36";
    const dite = describeCrash(new TypeError("t.canParse is not a function"), {
      ecran: "joueur",
      route: "/jeu/:room",
      description,
    });
    expect(corpsCrashReport.parse(dite)).toEqual(dite);
    expect(dite).toMatchObject({
      message: "TypeError: t.canParse is not a function",
      moteur: "Chrome 109",
    });
    expect(dite.pile.length).toBeGreaterThan(0);
  });
  test("of something else, only what it is", () => {
    const lieu = { ecran: "page", route: "*", description: "" } as const;
    expect(describeCrash({ jeton: "secret" }, lieu)).toEqual({
      ecran: "page",
      route: "*",
      message: "object:",
      pile: [],
      moteur: "inconnu",
    });
  });
  test.each([
    [{ route: "/jeu/4KX2P9" }],
    [{ route: "/?code=4KX2P9" }],
    [{ pile: ["Léa a bu"] }],
    [{ pile: ["f https://a/b.js:1:1"] }],
    [{ moteur: "Mozilla/5.0 (iPhone)" }],
    [{ pseudo: "Léa" }],
    [{ message: "x".repeat(2001) }],
  ])("%j is refused", (champs) => {
    const juste = { ecran: "hote", route: "/jeu", message: "", pile: [], moteur: "inconnu" };
    expect(corpsCrashReport.safeParse(juste).success).toBe(true);
    expect(corpsCrashReport.safeParse({ ...juste, ...champs }).success).toBe(false);
  });
});
