import { describe, expect, test } from "vitest";
import { parseAdminArguments } from "./arguments.ts";

/** The parsed command, or the answer with plain spaces. */
function lire(ligne: string, { options = false, sansPseudo = false } = {}) {
  const mots = ligne.split(" ").filter((mot) => mot !== "");
  const lus = parseAdminArguments(mots, { options, sansPseudo });
  return lus.sur === "rien" ? lus.message.replaceAll("\u00A0", " ") : lus;
}

test("one word is a pseudo, or the list of the processes", () => {
  expect(lire("Margaux")).toEqual({ sur: "compte", pseudo: "Margaux" });
  expect(lire("videra")).toEqual({ sur: "compte", pseudo: "videra" });
  expect(lire("processus")).toEqual({ sur: "processus", ordre: { genre: "lister" } });
  expect(lire("")).toBe("Donnez un pseudo : npm run admin -- Margaux");
});

test("a verb and a name are an order", () => {
  for (const genre of ["vider", "reprendre"])
    expect(lire(`${genre} jeu2`)).toEqual({ sur: "processus", ordre: { genre, nom: "jeu2" } });
});

describe("a verb that is not followed by what it wants says what to write", () => {
  test.each([
    ["vider", "npm run admin -- vider jeu2"],
    ["reprendre", "npm run admin -- reprendre jeu2"],
    ["vider jeu 2", "npm run admin -- vider jeu2"],
    ["vider jeu1 jeu3", "npm run admin -- vider jeu2"],
  ])("%s", (ligne, quoi) => {
    expect(lire(ligne)).toBe(
      `« ${ligne.split(" ")[0] ?? ""} » veut le nom d’un processus, un seul, sans espace : ${quoi}\n` +
        "Pour voir leurs noms : npm run admin -- processus",
    );
  });
  test("processus x", () => {
    expect(lire("processus jeu1")).toBe("« processus » s’écrit seul : npm run admin -- processus");
  });
  test("with options", () => {
    expect(lire("vider jeu3", { options: true })).toBe(
      "« vider » n’a pas d’option : npm run admin -- vider jeu3",
    );
  });
});

test.each([
  ["viderr jeu2", "viderr", "vider jeu2"],
  ["Vidre jeu2", "Vidre", "vider jeu2"],
  ["repredre jeu2", "repredre", "reprendre jeu2"],
  ["process jeu2", "process", "processus"],
])("%s: a verb with a slip in it, and a pseudo if it was one", (ligne, premier, quoi) => {
  expect(lire(ligne)).toBe(
    `« ${premier} » n’est pas une commande. Écrivez : npm run admin -- ${quoi}\n` +
      `Un pseudo s’écrit en un seul mot : npm run admin -- ${premier}`,
  );
});

test("the first of several words is nobody", () => {
  expect(lire("Margaux Dupont")).toBe(
    "Un pseudo s’écrit en un seul mot : npm run admin -- Margaux",
  );
});

test("beside options, words too many are quoted", () => {
  expect(lire("Margaux bien trop", { options: true })).toContain("De trop : bien trop.");
  expect(lire("mots", { options: true, sansPseudo: true })).toContain("De trop : mots.");
  expect(lire("", { options: true, sansPseudo: true })).toEqual({ sur: "compte" });
  // an option shows that an account is meant, even one whose pseudo is a verb
  const vider = { sur: "compte", pseudo: "vider" };
  expect(lire("vider", { options: true })).toEqual(vider);
});
