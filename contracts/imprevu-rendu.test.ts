import { describe, expect, it } from "vitest";
import { creerEtatDuGenerateurAleatoire, creerGenerateurAleatoire } from "#game/rules/hasard.ts";
import { COMMANDES_DE_TEXTE_SIMPLES } from "./imprevu-commandes.ts";
import { type JoueurNommable, createRenduImprevu } from "./imprevu-rendu.ts";
import type { Morceau } from "./partie.ts";

const LEA = { id: "j1", pseudo: "Léa" };
const TOM = { id: "j2", pseudo: "Tom" };
const ZOE = { id: "j3", pseudo: "Zoé" };
const TROIS = [LEA, TOM, ZOE];
const semences = Array.from({ length: 300 }, (_, i) => i * 104_729 + 3);

function ouvrir(
  semence: number,
  joueurs: readonly JoueurNommable[] = TROIS,
  liste: readonly string[] = [],
) {
  return createRenduImprevu(
    joueurs,
    liste,
    creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(semence)),
  );
}
const enClair = (morceaux: readonly Morceau[]) => morceaux.map(({ v }) => v).join("");
const rendus = (texte: string, joueurs = TROIS, liste: readonly string[] = []) =>
  semences.map((semence) => ouvrir(semence, joueurs, liste)(texte));
const mots = (texte: string, liste: readonly string[] = []) =>
  new Set(rendus(texte, TROIS, liste).map(enClair));

describe("each command of an imprévu (plateforme §5)", () => {
  it("&gorgee: 1 to 4 sips with their word", () => {
    expect(mots("&gorgee")).toEqual(
      new Set(["1\u00A0gorgée", "2\u00A0gorgées", "3\u00A0gorgées", "4\u00A0gorgées"]),
    );
    for (const [morceau] of rendus("&gorgee"))
      expect(morceau).toMatchObject({ t: "nombre", n: Number.parseInt(morceau?.v ?? "", 10) });
  });

  it.each(["&gorgee puis &gorgeeAutre", "&gorgeeAutre puis &gorgee"])(
    "%s: two different numbers",
    (texte) => {
      const vus = new Set<string>();
      for (const rendu of rendus(texte)) {
        const [a, , b] = rendu;
        expect(a?.v).not.toBe(b?.v);
        vus.add(enClair(rendu));
      }
      expect(vus.size).toBe(12);
    },
  );

  it("&gorgeeAutre alone: 1 to 4 sips", () => expect(mots("&gorgeeAutre").size).toBe(4));

  it("&gorgeeEntre: sips between two bounds, never negative", () => {
    expect(mots("&gorgeeEntre[0;2]")).toEqual(
      new Set(["0\u00A0gorgée", "1\u00A0gorgée", "2\u00A0gorgées"]),
    );
    expect(mots("&gorgeeEntre[2;0]").size).toBe(3);
    expect(mots("&gorgeeEntre[-5;1]").size).toBe(2);
    expect(mots("&gorgeeEntre[40;40]")).toEqual(new Set(["40\u00A0gorgées"]));
  });

  it("&chiffreEntre: a number between two bounds", () => {
    expect(mots("&chiffreEntre[-1;1]")).toEqual(new Set(["-1", "0", "1"]));
    expect(rendus("&chiffreEntre[5;5]")[0]).toEqual([{ t: "nombre", n: 5, v: "5" }]);
  });

  it("&joueur: a player of the room, the same all along", () => {
    expect(mots("&joueur")).toEqual(new Set(["Léa", "Tom", "Zoé"]));
    for (const rendu of rendus("&joueur et &joueur")) expect(rendu[0]).toEqual(rendu[2]);
  });

  it.each(["&joueur contre &joueurAutre", "&joueurAutre contre &joueur"])(
    "%s: two different players",
    (texte) => {
      const vus = new Set<string>();
      for (const rendu of rendus(texte)) {
        const [a, , b] = rendu;
        expect(a).toMatchObject({ t: "joueur" });
        expect(a?.v).not.toBe(b?.v);
        vus.add(enClair(rendu));
      }
      expect(vus.size).toBe(6);
    },
  );

  it("&joueurAutre differs by the player, not by the name", () => {
    const jumeaux = [LEA, { id: "j9", pseudo: "Léa" }];
    for (const [a, , b] of rendus("&joueur, &joueurAutre", jumeaux))
      expect(a?.t === "joueur" && b?.t === "joueur" && a.id !== b.id).toBe(true);
  });

  it("names the only player there is, and nobody when there is none", () => {
    expect(enClair(ouvrir(1, [LEA])("&joueur et &joueurAutre"))).toBe("Léa et Léa");
    expect(ouvrir(1, [])("&joueur")).toEqual([{ t: "texte", v: "&joueur" }]);
    expect(enClair(ouvrir(1, [])("&joueurAutre boit"))).toBe("&joueurAutre boit");
  });

  it("&liste{…}: one of the items written there", () => {
    expect(mots("&liste{un;deux ; trois}")).toEqual(new Set(["un", "deux", "trois"]));
    expect(rendus("&liste{a}")[0]).toEqual([{ t: "mot", v: "a" }]);
  });

  it("&liste: one of the imprévu's own items, or as typed", () => {
    expect(mots("&liste", ["x", "y"])).toEqual(new Set(["x", "y"]));
    expect(mots("&liste")).toEqual(new Set(["&liste"]));
    // words drawn from an imprévu's list are not parsed for commands again
    expect(mots("&liste", ["&joueur"])).toEqual(new Set(["&joueur"]));
  });

  it.each([
    ["boisDistrib", ["bois", "distribue"]],
    ["boiventDistrib", ["boivent", "distribuent"]],
    ["lettres", [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]],
  ])("&%s: one of %j", (nom, attendus) => expect(mots(`&${nom}`)).toEqual(new Set(attendus)));

  it("&couleurs: one of 12; &langues: one of 9 (plateforme §9)", () => {
    expect(mots("&couleurs").size).toBe(12);
    expect(mots("&langues").size).toBe(9);
  });

  it("shows an unknown command as it is typed", () => {
    for (const texte of ["&gorgees de rhum", "R&B", "&liste{}", "&gorgeeEntre[a;b]"])
      expect(enClair(ouvrir(1)(texte))).toBe(texte);
  });

  it("shows nothing for nothing", () => expect(ouvrir(1)("")).toEqual([]));
});

describe("one draw for one imprévu", () => {
  const tout = `${COMMANDES_DE_TEXTE_SIMPLES.map((nom) => `&${nom}`).join(" ")} &gorgeeEntre[1;99] &chiffreEntre[1;99] &liste{a;b;c;d}`;

  it("serves the text and the suite", () => {
    for (const semence of semences.slice(0, 50)) {
      const rendre = ouvrir(semence, TROIS, ["x", "y", "z"]);
      expect(rendre(tout)).toEqual(rendre(tout));
    }
  });

  it("draws two intervals or two lists apart when they are not written the same", () => {
    const pareils = rendus("&chiffreEntre[1;9] &chiffreEntre[1;9]").filter(
      ([a, , b]) => a?.v === b?.v,
    );
    const autres = rendus("&chiffreEntre[1;9] &chiffreEntre[1; 9]").filter(
      ([a, , b]) => a?.v === b?.v,
    );
    expect(pareils).toHaveLength(semences.length);
    expect(autres.length).toBeLessThan(semences.length / 2);
  });

  it("is the same from the same seed, and another from another", () => {
    expect(mots(tout, ["x", "y"]).size).toBeGreaterThan(250);
    expect(ouvrir(7)(tout)).toEqual(ouvrir(7)(tout));
  });
});
