import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMANDES_DE_TEXTE_SIMPLES, decouperTexteImprevu } from "./imprevu-commandes.ts";
import { createPropertyRunOptions } from "#game/rules/test/essais.ts";

const types = (texte: string) => decouperTexteImprevu(texte).map(({ type }) => type);

describe("reading the commands of an imprévu (plateforme §5)", () => {
  it.each(COMMANDES_DE_TEXTE_SIMPLES)("knows &%s, alone or in a text", (nom) => {
    expect(decouperTexteImprevu(`&${nom}`)).toEqual([{ type: "commande", nom, v: `&${nom}` }]);
    expect(decouperTexteImprevu(`Ah, &${nom}, oui`)).toEqual([
      { type: "texte", v: "Ah, " },
      { type: "commande", nom, v: `&${nom}` },
      { type: "texte", v: ", oui" },
    ]);
    expect(types(`&${nom}&${nom}2`)).toEqual(["commande", "commande", "texte"]);
  });

  it.each([
    ["&gorgeeEntre[2;5]", "gorgeeEntre", 2, 5],
    ["&chiffreEntre[0;100]", "chiffreEntre", 0, 100],
    ["&chiffreEntre[-3;3]", "chiffreEntre", -3, 3],
    ["&gorgeeEntre[5;2]", "gorgeeEntre", 2, 5],
    ["&gorgeeEntre[ 2 ; 5 ]", "gorgeeEntre", 2, 5],
    ["&chiffreEntre[7;7]", "chiffreEntre", 7, 7],
    ["&gorgeeEntre[-4;3]", "gorgeeEntre", 0, 3],
    ["&gorgeeEntre[-4;-2]", "gorgeeEntre", 0, 0],
    ["&chiffreEntre[-99999;99999]", "chiffreEntre", -9999, 9999],
  ])("reads %s", (v, nom, min, max) => {
    expect(decouperTexteImprevu(v)).toEqual([{ type: "intervalle", nom, min, max, v }]);
  });

  it.each([
    ["&liste{a;b;c}", ["a", "b", "c"]],
    ["&liste{ un chat ; une souris }", ["un chat", "une souris"]],
    ["&liste{seul}", ["seul"]],
    ["&liste{a;;b;}", ["a", "b"]],
    ["&liste{&joueur;[1;2]}", ["&joueur", "[1", "2]"]],
  ])("reads %s", (v, choix) =>
    expect(decouperTexteImprevu(v)).toEqual([{ type: "listeEcrite", choix, v }]),
  );

  it.each([
    "&gorgees",
    "&joueurs",
    "&Joueur",
    "&JOUEUR",
    "&joueurAutreEncore",
    "&été",
    "&liste{}",
    "&liste{ ; }",
    "&constructor",
    "&toString",
  ])("takes %s for unknown", (v) =>
    expect(decouperTexteImprevu(v)).toEqual([{ type: "inconnue", v }]),
  );

  it.each([
    ["&gorgeeEntre", ["inconnue"]],
    ["&gorgeeEntre[a;b]", ["inconnue", "texte"]],
    ["&gorgeeEntre[1]", ["inconnue", "texte"]],
    ["&gorgeeEntre[1;2;3]", ["inconnue", "texte"]],
    ["&chiffreEntre[1,5;2]", ["inconnue", "texte"]],
    ["&chiffreEntre[123456;2]", ["inconnue", "texte"]],
    ["&liste{a;b", ["commande", "texte"]],
    ["&joueur{a;b}", ["commande", "texte"]],
    ["R&B", ["texte", "inconnue"]],
    ["rhum & coca", ["texte"]],
    ["&", ["texte"]],
    ["&&", ["texte"]],
    ["&1", ["texte"]],
    ["&&joueur", ["texte", "commande"]],
    ["", []],
  ])("reads %j as %j", (texte, attendus) => expect(types(texte)).toEqual(attendus));

  it("gives the text back, whatever it is", () => {
    const bouts = fc.constantFrom(
      ..."&[]{};- é1",
      "&joueur",
      "&gorgeeEntre[",
      "&liste{",
      "1;2]",
      "a;b}",
      "😀",
    );
    const textes = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.array(bouts, { maxLength: 15 }).map((liste) => liste.join("")),
    );
    fc.assert(
      fc.property(textes, (texte) => {
        const jetons = decouperTexteImprevu(texte);
        expect(jetons.map(({ v }) => v).join("")).toBe(texte);
        expect(jetons.every(({ v }) => v !== "")).toBe(true);
        for (const jeton of jetons)
          if (jeton.type === "intervalle") expect(jeton.min).toBeLessThanOrEqual(jeton.max);
      }),
      createPropertyRunOptions(2_000),
    );
  });

  it("does not take long over a nasty text", () => {
    const debut = process.cpuUsage();
    decouperTexteImprevu("&liste{".repeat(20_000));
    decouperTexteImprevu(`&gorgeeEntre[${" ".repeat(50_000)}`);
    decouperTexteImprevu("&".repeat(100_000));
    expect(process.cpuUsage(debut).user).toBeLessThan(1_000_000);
  });
});
