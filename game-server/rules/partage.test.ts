import { describe, expect, it } from "vitest";
import { SEUIL_GORGEES_A_PARTAGER_OU_ETALER } from "#contracts/limites.ts";
import { calculerComptesDeGorgees } from "./comptes.ts";
import { composerLignesDuRecu } from "./prix/recu.ts";
import { calculerChiffresDeFinDesJoueurs } from "./prix/chiffres.ts";
import { dresserTableFin } from "./fin.ts";
import { calculerResteDuPartageEnMain } from "./partage.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  MAX,
  TOM,
  ZOE,
  type Table,
  creerTableALImprevu,
  creerTableEnJeu,
} from "./test/table.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

/** A game in which a mini-game has just given these sips to Léa, who had 4 before. */
function aBoire(gorgees = 21, champs: Partial<LigneArdoise> = {}): Table {
  const table = creerTableALImprevu(
    [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()],
    {},
    {},
    (t) => t.hote({ type: "fixerGorgees", joueur: LEA, de: t.gorgees(LEA), gorgees: 4 }),
  );
  const { ardoise, prochaineLigne: id, position } = table.partie;
  const ligne = { id, qui: LEA, gorgees, motif: "miniJeu", position, ...champs } as const;
  return table.copie({ ardoise: [...ardoise, ligne], prochaineLigne: id + 1 });
}
const partager = (table: Table) => ({ type: "partager", tour: table.partie.tour }) as const;
const servir = (table: Table, a: string, gorgees: number): CommandeDeType<"distribuer"> => ({
  type: "distribuer",
  tour: table.partie.tour,
  reste: table.enMain[LEA] ?? 0,
  dons: [{ a, gorgees }],
});
const annuler = (table: Table) =>
  table.hote({ type: "annulerLigne", ligne: table.partie.ardoise.at(-1)?.id ?? 0 });

describe("sharing many sips", () => {
  it("takes half of them, rounded down, off the line and puts it in the hand", () => {
    const table = aBoire(21);
    table.faire(LEA, partager(table));
    expect(table.gorgees(LEA)).toBe(25 - 10);
    expect(table.enMain).toEqual({ [LEA]: 10 });
    expect(table.partie.ardoise.at(-1)).toMatchObject({ qui: LEA, gorgees: -10, motif: "partage" });
    table.faire(LEA, servir(table, TOM, 10));
    expect(table.partie.ardoise.at(-1)).toMatchObject({ qui: TOM, gorgees: 10, de: LEA });
    expect([table.enMain, table.gorgees(LEA)]).toEqual([{}, 15]);
  });

  it("is done once in a step, and again in another", () => {
    const table = aBoire();
    table.faire(LEA, partager(table));
    expect(table.refus(LEA, partager(table))).toBe("rien_a_partager");
    table.faire(LEA, servir(table, TOM, 10));
    expect(table.refus(LEA, partager(table))).toBe("rien_a_partager");
    // the receiver of many sips may share half of them again
    expect(table.faire(TOM, partager(table)).enMain).toEqual({ [TOM]: 5 });
  });

  it("is of many sips of this step: not of few, nor of what the host wrote by hand, nor of water", () => {
    const peu = aBoire(SEUIL_GORGEES_A_PARTAGER_OU_ETALER - 1);
    expect(peu.refus(LEA, partager(peu))).toBe("rien_a_partager");
    const main = aBoire(30, { motif: "main" });
    expect(main.refus(LEA, partager(main))).toBe("rien_a_partager");
    const eau = aBoire().faire(LEA, { type: "sansAlcool", actif: true });
    expect(eau.refus(LEA, partager(eau))).toBe("rien_a_partager");
    const table = aBoire();
    expect(table.refus(TOM, partager(table))).toBe("rien_a_partager");
    const avant = partager(table);
    table.suivant();
    expect(table.refus(LEA, avant)).toBe("trop_tard");
    expect(table.refus(LEA, partager(table))).toBe("rien_a_partager");
  });

  it("never takes more than the line has", () => {
    const table = aBoire(21).hote({ type: "fixerGorgees", joueur: LEA, de: 25, gorgees: 6 });
    expect(table.faire(LEA, partager(table)).enMain).toEqual({ [LEA]: 6 });
    expect(table.gorgees(LEA)).toBe(0);
  });

  it("is a phone's: the host's screen has none", () => {
    const table = aBoire();
    expect(table.refus(HOTE, partager(table))).toBe("joueur_seulement");
  });

  it("may be of several gifts of one question", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).reveler();
    const offerts = { [TOM]: 6, [ZOE]: 5 };
    const { distribution } = table.partie;
    const servie = table.copie({ distribution: { ...distribution, offerts } });
    for (const [de, gorgees] of [
      [TOM, 6],
      [ZOE, 5],
    ] as const)
      servie.faire(de, { ...servir(servie, LEA, gorgees), reste: gorgees });
    const question = table.gorgees(LEA);
    servie.faire(LEA, partager(servie));
    expect(servie.enMain).toEqual({ [LEA]: Math.floor((question + 11) / 2) });
  });
});

describe("what is shared and not handed out", () => {
  it("comes back to the line when the step ends, and what the wheel or a bonus gave does not", () => {
    const table = aBoire();
    table.faire(LEA, partager(table)).faire(LEA, servir(table, TOM, 4));
    const avec = table.copie({
      distribution: {
        ...table.partie.distribution,
        offerts: { ...table.partie.distribution.offerts, [ZOE]: 3 },
      },
    });
    const zoe = avec.gorgees(ZOE);
    avec.suivant();
    expect([avec.gorgees(LEA), avec.gorgees(ZOE), avec.enMain]).toEqual([25 - 4, zoe, {}]);
    expect(avec.partie.ardoise.at(-1)).toMatchObject({ qui: LEA, gorgees: 6, motif: "partage" });
  });

  it("counts first among what was handed out since", () => {
    const table = aBoire();
    table.faire(LEA, partager(table));
    const { distribution } = table.partie;
    const avec = table.copie({ distribution: { ...distribution, offerts: { [LEA]: 13 } } });
    avec.faire(LEA, servir(avec, TOM, 10)).suivant();
    expect(avec.gorgees(LEA)).toBe(15);
  });

  it("counts what was handed out in more gifts than are kept", () => {
    const table = aBoire(896);
    table.faire(LEA, partager(table));
    for (let i = 0; i < 420; i++) table.faire(LEA, servir(table, TOM, 1));
    expect(calculerResteDuPartageEnMain(table.partie, LEA)).toBe(448 - 420);
    const { distribution } = table.partie;
    const offerts = { ...distribution.offerts, [LEA]: (distribution.offerts[LEA] ?? 0) + 100 };
    const plus = table.copie({ distribution: { ...distribution, offerts } });
    expect(calculerResteDuPartageEnMain(plus.partie, LEA)).toBe(448 - 420);
  });

  it("does not count what was handed out before", () => {
    const table = aBoire();
    const { distribution } = table.partie;
    const avec = table.copie({ distribution: { ...distribution, offerts: { [LEA]: 3 } } });
    avec
      .faire(LEA, servir(avec, TOM, 3))
      .faire(LEA, partager(avec))
      .suivant();
    expect(avec.gorgees(LEA)).toBe(25);
  });

  it("comes back before the evening is told", () => {
    const table = aBoire();
    table.faire(LEA, partager(table)).hote({ type: "terminer" });
    expect(table.partie.fin?.table.find(({ id }) => id === LEA)?.gorgees).toBe(25);
  });

  it("comes back to who leaves, and is not shared again by who comes back", () => {
    const table = aBoire();
    table.faire(LEA, partager(table)).faire(LEA, servir(table, TOM, 4));
    table.faire(LEA, { type: "quitter" });
    expect(table.gorgees(LEA)).toBe(21);
    table.rejoindre("Léa");
    expect(table.enMain).toEqual({});
    expect(table.refus(LEA, partager(table))).toBe("rien_a_partager");
    table.suivant();
    expect(table.gorgees(LEA)).toBe(21);
  });

  it("is handed out by the host for a phone that is away", () => {
    const table = aBoire();
    table.faire(LEA, partager(table)).deconnecter(LEA);
    table.hote({ ...servir(table, ZOE, 10), de: LEA }).suivant();
    expect(table.gorgees(LEA)).toBe(15);
  });

  it("comes back for several as one press wrote it", () => {
    const table = aBoire();
    table.faire(LEA, partager(table)).faire(LEA, servir(table, TOM, 10));
    annuler(table).faire(LEA, servir(table, TOM, 10));
    table.faire(TOM, partager(table));
    const { distribution } = table.partie;
    const avec = table.copie({ distribution: { ...distribution, dons: [] } });
    avec.suivant();
    const rendues = avec.partie.ardoise.slice(-2);
    expect(rendues.map(({ gorgees }) => gorgees)).toEqual([10, 5]);
    expect(new Set(rendues.map(({ lot }) => lot)).size).toBe(1);
  });
});

describe("a share that is taken back", () => {
  it("leaves the hand, and may be done again", () => {
    const table = aBoire();
    table.faire(LEA, partager(table)).faire(LEA, servir(table, TOM, 4));
    annuler(annuler(table));
    expect([table.gorgees(LEA), table.enMain]).toEqual([25, {}]);
    expect(table.faire(LEA, partager(table)).enMain).toEqual({ [LEA]: 10 });
  });

  it("changes no hand once its step is over", () => {
    const table = aBoire();
    table
      .faire(LEA, partager(table))
      .faire(LEA, servir(table, TOM, 10))
      .suivant();
    annuler(annuler(table));
    expect([table.gorgees(LEA), table.enMain]).toEqual([25, {}]);
  });
});

describe("a share on a seat that is merged", () => {
  it("goes to the seat that stays, and comes back to it", () => {
    const table = aBoire();
    table.faire(LEA, partager(table)).faire(LEA, servir(table, TOM, 4));
    table.deconnecter(LEA).rejoindre("Max").hote({ type: "fusionner", de: MAX, vers: LEA });
    expect(table.enMain).toEqual({ [LEA]: 6 });
    expect(table.refus(LEA, partager(table))).toBe("rien_a_partager");
    table.suivant();
    expect(table.gorgees(LEA)).toBe(21);
  });

  it("on a question keeps what it still had, not what it gave", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { sansImprevu: true },
    });
    table.repondre(LEA, "Canberra").deconnecter(LEA).rejoindre("Max").reveler();
    // the seat that stays keeps its answer; the shared sips belong to the other seat
    const { ardoise, prochaineLigne: id, position } = table.partie;
    const ligne = { id, qui: MAX, gorgees: 20, motif: "suite", position } as const;
    const avec = table.copie({ ardoise: [...ardoise, ligne], prochaineLigne: id + 1 });
    avec.faire(MAX, partager(avec));
    avec.faire(MAX, { ...servir(avec, TOM, 7), reste: 10 });
    avec.hote({ type: "fusionner", de: MAX, vers: LEA });
    expect(avec.enMain).toEqual({ [LEA]: 3 });
    const lea = avec.gorgees(LEA);
    expect(avec.suivant().gorgees(LEA)).toBe(lea + 3);
  });
});

describe("what an evening tells of a share", () => {
  it("is a gift: neither sips that were drunk, nor sips that were wiped off", () => {
    const table = aBoire(20);
    table.faire(LEA, partager(table)).faire(LEA, servir(table, TOM, 10));
    const { partie } = table;
    const fin = dresserTableFin(partie);
    expect(calculerChiffresDeFinDesJoueurs(partie, fin).get(LEA)).toMatchObject({
      miniJeux: 10,
      effacees: 0,
      aLaRoue: 0,
      descente: 14,
      offertes: 10,
      total: 14,
    });
    expect(composerLignesDuRecu(partie, fin).find(({ nom }) => nom === "eponge")).toBeUndefined();
    table.suivant();
    expect(calculerComptesDeGorgees(table.partie)[LEA]).toMatchObject({
      miniJeux: 10,
      effacees: 0,
    });
  });

  it.each(["imprevu", "suite"] as const)("is taken off what cards cost (%s)", (motif) => {
    const table = aBoire(20, { motif });
    table
      .faire(LEA, partager(table))
      .faire(LEA, servir(table, TOM, 7))
      .suivant();
    // shared sips that were not handed out count as drunk
    expect(calculerComptesDeGorgees(table.partie)[LEA]).toMatchObject({
      imprevus: 13,
      miniJeux: 0,
      effacees: 0,
    });
  });
});
