import { describe, expect, it } from "vitest";
import { creerDistributionDEtape } from "./distribution.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import { HOTE, LEA, MAX, TOM, ZOE, type Table, creerTableEnJeu } from "./test/table.ts";

/** A reveal after which Léa holds 3 sips to hand out; Tom and Zoé were wrong. */
function bonusDeTrois(
  parametres: { createur?: boolean; modeJeu?: "classique" | "local" } = {},
): Table {
  for (let semence = 1; semence < 200; semence++) {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres,
      semence,
    });
    if (parametres.modeJeu === "local") table.reveler().juger({ [LEA]: "precis" });
    else table.repondre(LEA, "Sydney").reveler();
    if (table.enMain[LEA] === 3) return table;
  }
  throw new Error("no bonus of 3 in two hundred games");
}
const dons = (...paires: [string, number][]) => paires.map(([a, gorgees]) => ({ a, gorgees }));
const distribuer = (table: Table, reste: number, ...paires: [string, number][]) =>
  ({ type: "distribuer", tour: table.partie.tour, reste, dons: dons(...paires) }) as const;

describe("handing out", () => {
  it("gives all of it at once", () => {
    const table = bonusDeTrois();
    const avant = [table.gorgees(TOM), table.gorgees(ZOE)];
    table.faire(LEA, distribuer(table, 3, [TOM, 2], [ZOE, 1]));
    expect([table.gorgees(TOM), table.gorgees(ZOE)]).toEqual([
      (avant[0] ?? 0) + 2,
      (avant[1] ?? 0) + 1,
    ]);
    expect(table.gorgees(LEA)).toBe(0);
    expect(table.enMain).toEqual({});
    expect(table.partie.distribution.dons).toEqual([
      { de: LEA, a: TOM, gorgees: 2 },
      { de: LEA, a: ZOE, gorgees: 1 },
    ]);
    expect(table.partie.ardoise.slice(-2)).toMatchObject([
      { qui: TOM, gorgees: 2, motif: "cadeau", de: LEA },
      { qui: ZOE, gorgees: 1, motif: "cadeau", de: LEA },
    ]);
    expect(table.refus(LEA, distribuer(table, 3, [TOM, 1]))).toBe("rien_a_distribuer");
  });

  it("gives a part, then the rest", () => {
    const table = bonusDeTrois();
    table.faire(LEA, distribuer(table, 3, [TOM, 1]));
    expect(table.enMain).toEqual({ [LEA]: 2 });
    table.faire(LEA, distribuer(table, 2, [TOM, 1], [TOM, 1]));
    expect(table.enMain).toEqual({});
    expect(table.partie.distribution.dons).toHaveLength(3);
  });

  it("gives once when the same message comes twice", () => {
    const table = bonusDeTrois();
    const message = distribuer(table, 3, [TOM, 1]);
    table.faire(LEA, message);
    expect(table.refus(LEA, message)).toBe("trop_tard");
    expect(table.enMain).toEqual({ [LEA]: 2 });
  });

  it("of very many gifts keeps the latest, and what is still in the hand", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).reveler();
    const main = { ...creerDistributionDEtape(99), offerts: { [LEA]: 1_000 } };
    const longue = table.copie({ ...table.partie, distribution: main });
    for (let n = 0; n < 900; n++) longue.faire(LEA, distribuer(longue, 1_000 - n, [TOM, 1]));
    expect(longue.enMain).toEqual({ [LEA]: 100 });
    expect(longue.partie.distribution.dons.length).toBeLessThanOrEqual(400);
    expect(longue.gorgees(TOM) - table.gorgees(TOM)).toBe(900);
  });

  it("refuses more than there is", () => {
    const table = bonusDeTrois();
    expect(table.refus(LEA, distribuer(table, 3, [TOM, 4]))).toBe("trop_distribue");
    expect(table.refus(LEA, distribuer(table, 3, [TOM, 2], [ZOE, 2]))).toBe("trop_distribue");
  });

  it("refuses to oneself, to nobody, and to the host without creator mode", () => {
    const table = bonusDeTrois();
    for (const id of [LEA, "personne", "constructor", "__proto__", HOTE])
      expect(table.refus(LEA, distribuer(table, 3, [TOM, 1], [id, 1]))).toBe("joueur_inconnu");
  });

  it("may go to the creator in creator mode, to somebody who is away, and to a newcomer", () => {
    const table = bonusDeTrois({ createur: true });
    const avant = table.gorgees(HOTE);
    table.deconnecter(TOM).rejoindre("Max");
    table.faire(LEA, distribuer(table, 3, [HOTE, 1], [TOM, 1], [MAX, 1]));
    expect([table.gorgees(HOTE), table.gorgees(MAX)]).toEqual([avant + 1, 1]);
  });

  it("is for those who have a bonus", () => {
    const table = bonusDeTrois();
    expect(table.refus(TOM, distribuer(table, 3, [ZOE, 1]))).toBe("rien_a_distribuer");
  });

  it("is lost when the host moves on", () => {
    const table = bonusDeTrois();
    const message = distribuer(table, 3, [TOM, 1]);
    const avant = table.gorgees(TOM);
    table.suivant();
    expect(table.refus(LEA, message)).toBe("trop_tard");
    expect(table.refus(LEA, { ...message, tour: table.partie.tour })).toBe("rien_a_distribuer");
    expect(table.gorgees(TOM)).toBe(avant);
    table.reveler();
    expect(table.enMain).toEqual({});
    expect(table.refus(LEA, { ...message, tour: table.partie.tour })).toBe("rien_a_distribuer");
  });

  it("is not there when there is nobody to give to", () => {
    const table = creerTableEnJeu([creerQuestionChoix()], {
      joueurs: ["Léa"],
      parametres: { createur: true },
    }).repondre(LEA, "Sydney");
    expect(table.enMain[LEA]).toBeGreaterThan(0);
    const seul = creerTableEnJeu([creerQuestionChoix()], {
      joueurs: ["Léa"],
      parametres: { modeJeu: "local" },
    });
    expect(seul.reveler().juger({ [LEA]: "precis" }).enMain).toEqual({});
  });
});

describe("handing out by the host, in the room locale or for a dead battery", () => {
  it.each(["local", "classique"] as const)("gives for a player (%s)", (modeJeu) => {
    const table = bonusDeTrois({ modeJeu });
    const avant = table.gorgees(TOM);
    table.hote({ ...distribuer(table, 3, [TOM, 3]), de: LEA });
    expect(table.gorgees(TOM)).toBe(avant + 3);
    expect(table.partie.ardoise.at(-1)).toMatchObject({ qui: TOM, motif: "cadeau", de: LEA });
  });

  it("needs a giver who has something to give", () => {
    const table = bonusDeTrois({ modeJeu: "local" });
    const message = distribuer(table, 3, [TOM, 1]);
    expect(table.refus(HOTE, message)).toBe("rien_a_distribuer");
    for (const de of [ZOE, "personne", "constructor", "__proto__"])
      expect(table.refus(HOTE, { ...message, de })).toBe("rien_a_distribuer");
    table.hote({ type: "supprimerJoueur", joueur: LEA });
    expect(table.refus(HOTE, { ...message, de: LEA })).toBe("rien_a_distribuer");
  });

  it("is not done by one player for another", () => {
    const table = bonusDeTrois();
    expect(table.refus(TOM, { ...distribuer(table, 3, [ZOE, 1]), de: LEA })).toBe(
      "rien_a_distribuer",
    );
  });
});
