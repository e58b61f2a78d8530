import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { describe, expect, it } from "vitest";
import { creerDistributionDEtape } from "./distribution.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  MAX,
  TOM,
  ZOE,
  type Table,
  creerTableALImprevu,
  creerTableAuMiniJeu,
  creerTableEnJeu,
} from "./test/table.ts";

const fusionner = (de: string, vers: string) => ({ type: "fusionner", de, vers }) as const;

/**
 * A game in which Léa drank 5 and scored, lost her phone on the first question, and is back as "Max" on the second.
 */
function leaRevientEnMax(): Table {
  const table = creerTableEnJeu(
    [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()],
    {
      parametres: { sansImprevu: true },
    },
  );
  table.repondre(LEA, "Canberra").repondre(TOM, "Perth").reveler();
  table.hote({ type: "fixerGorgees", joueur: LEA, de: table.gorgees(LEA), gorgees: 5 });
  table.deconnecter(LEA).rejoindre("Max").suivant();
  return table;
}

describe("merging a stranger with the seat they lost", () => {
  it("keeps the old seat's name, score and sips, and the new one's phone", () => {
    const table = leaRevientEnMax();
    const { jeton } = table.joueur(MAX);
    table.hote({ type: "fixerGorgees", joueur: MAX, de: 0, gorgees: 2 });
    table.hote(fusionner(MAX, LEA));
    expect(Object.keys(table.partie.joueurs)).not.toContain(MAX);
    expect(table.joueur(LEA)).toMatchObject({ pseudo: "Léa", score: 1, jeton, present: true });
    expect([table.gorgees(LEA), table.gorgees(MAX)]).toEqual([7, 0]);
    expect(table.demandes("deplacer")).toEqual([{ type: "deplacer", de: MAX, vers: LEA }]);
    expect(table.desarme(`absence:${LEA}`)).toBe(true);
  });

  it("the phone then comes back to that seat by itself", () => {
    const table = leaRevientEnMax().hote(fusionner(MAX, LEA)).deconnecter(LEA);
    table.rejoindre("Léa", "jeton-Max");
    expect(table.joueur(LEA).present).toBe(true);
    expect(Object.keys(table.partie.joueurs)).toHaveLength(4);
  });

  it("goes on with the streak of the seat that answered last", () => {
    const table = leaRevientEnMax();
    table.repondre(MAX, "Canberra").repondre(TOM, "Perth").reveler().suivant();
    expect(table.partie.patron.series[MAX]).toBe(1);
    table.hote(fusionner(MAX, LEA));
    expect(table.partie.patron.series).toMatchObject({ [LEA]: 1, [TOM]: -2 });
    expect(table.partie.patron.series).not.toHaveProperty(MAX);
  });

  it("keeps the answer given to the question on the table", () => {
    const table = leaRevientEnMax().repondre(MAX, "Canberra").hote(fusionner(MAX, LEA));
    expect(table.manche.reponses).toEqual({ [LEA]: ["Canberra"] });
    expect(
      table.refus(LEA, { type: "repondre", tour: table.partie.tour, reponse: ["Perth"] }),
    ).toBe("deja_repondu");
    table.reveler();
    expect(table.joueur(LEA).score).toBe(2);
  });

  it("owes nothing of a question that neither seat was asked", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { sansImprevu: true },
    });
    table.repondre(LEA, "Canberra").repondre(TOM, "Perth").reveler();
    table.rejoindre("Max").rejoindre("Luc").deconnecter(MAX);
    const luc = Object.keys(table.partie.joueurs).at(-1) ?? "";
    table.hote(fusionner(luc, MAX));
    expect(table.joueur(MAX)).toMatchObject({ score: 0, jugees: 0, present: true });
  });

  it.each(["imprevu", "fin"] as const)("takes no point away outside a question (%s)", (moment) => {
    const table = creerTableALImprevu([
      creerQuestionChoix(),
      creerQuestionChoix(),
      creerQuestionChoix(),
    ]);
    table.deconnecter(LEA).rejoindre("Max");
    const { joueurs } = table.partie;
    const avec = table.copie({
      joueurs: { ...joueurs, [LEA]: { ...table.joueur(LEA), score: 1 } },
    });
    if (moment === "fin") avec.hote({ type: "terminer" });
    expect(avec.hote(fusionner(MAX, LEA)).joueur(LEA).score).toBe(1);
  });

  it("carries the name over in what is on the screen: texts, offers, gifts", () => {
    const table = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()],
      {
        text: "&joueur boit 3 gorgées",
        suite: { media: "", text: "&joueur recommence" },
      },
    );
    table.deconnecter(LEA).rejoindre("Max");
    const { imprevu } = table.partie;
    if (imprevu === null) throw new Error("no imprévu");
    const nomme = { t: "joueur", id: MAX, v: "Max" } as const;
    const avec = table.copie({
      imprevu: {
        ...imprevu,
        texte: [nomme],
        suite: { media: "", texte: [nomme] },
        offres: [{ sens: "boire", gorgees: 3, nommee: true, cibles: [MAX], prises: 0 }],
      },
      distribution: {
        ...creerDistributionDEtape(99),
        dons: [
          { de: TOM, a: MAX, gorgees: 1 },
          { de: MAX, a: TOM, gorgees: 2 },
        ],
      },
    });
    avec.hote(fusionner(MAX, LEA));
    const ici = { ...nomme, id: LEA };
    expect(avec.partie.imprevu).toMatchObject({
      texte: [ici],
      suite: { texte: [ici] },
      offres: [{ cibles: [LEA] }],
    });
    expect(avec.partie.distribution.dons).toEqual([
      { de: TOM, a: LEA, gorgees: 1 },
      { de: LEA, a: TOM, gorgees: 2 },
    ]);
    const { tour } = avec.partie;
    avec.hote({ type: "noterOffre", tour, offre: 0, prises: 0, joueurs: [LEA] });
    expect(avec.partie.ardoise.at(-1)).toMatchObject({ qui: LEA, gorgees: 3 });
  });

  it("counts one point where both had answered the same question", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { sansImprevu: true },
    });
    table.repondre(LEA, "Canberra").deconnecter(LEA).rejoindre("Max").reveler();
    const fusionnee = table.copie({
      joueurs: { ...table.partie.joueurs, [MAX]: { ...table.joueur(MAX), score: 1 } },
    });
    expect(fusionnee.hote(fusionner(MAX, LEA)).joueur(LEA).score).toBe(1);
  });

  it("leaves room for a verdict that is still to come on a question that nobody was judged on", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      joueurs: ["Léa", "Tom", "Max"],
      parametres: { sansImprevu: true },
    });
    table.repondre(LEA, "Canberra").repondre(TOM, "Perth").repondre(ZOE, "Canberra").suivant();
    for (const id of [LEA, TOM, ZOE]) table.deconnecter(id);
    table
      .reveler()
      .rejoindre("Max")
      .hote(fusionner(ZOE, LEA))
      .juger({ [LEA]: "juste" });
    expect(table.joueur(LEA)).toMatchObject({ score: 2, jugees: 2 });
  });

  it("takes the mini-game, what is in hand and the remote control along", () => {
    const table = creerTableAuMiniJeu(MINI_JEUX.devine.id);
    table.deconnecter(LEA).rejoindre("Max");
    const { miniJeu } = table.partie;
    if (miniJeu?.nom !== "devine") throw new Error("another mini-game");
    const avec = table.copie({
      miniJeu: { ...miniJeu, joueur: MAX },
      distribution: { ...creerDistributionDEtape(99), offerts: { [MAX]: 3, [LEA]: 1 } },
      telecommande: MAX,
    });
    avec.hote(fusionner(MAX, LEA));
    expect(avec.partie).toMatchObject({
      miniJeu: { joueur: LEA, fini: false },
      distribution: { offerts: { [LEA]: 4 } },
      telecommande: LEA,
    });
  });

  it("ends a duel between the two", () => {
    const table = creerTableAuMiniJeu(MINI_JEUX.rouletteRusse.id);
    table.deconnecter(LEA).rejoindre("Max");
    const { miniJeu } = table.partie;
    if (miniJeu?.nom !== "rouletteRusse") throw new Error("another mini-game");
    const duel = table.copie({ miniJeu: { ...miniJeu, joueurs: [LEA, MAX], main: MAX } });
    duel.hote(fusionner(MAX, LEA));
    expect(duel.partie.miniJeu).toMatchObject({ fini: true, abandon: true, main: LEA });
  });

  it("ends the game when only one person was there after all", () => {
    const table = creerTableEnJeu([creerQuestionChoix()], { joueurs: ["Léa", "Tom"] }).deconnecter(
      LEA,
    );
    table.hote(fusionner(TOM, LEA));
    expect(table.partie.fin?.raison).toBe("joueurs");
  });

  it("refuses the host, oneself, somebody unknown or away, and a seat whose phone is there", () => {
    const table = leaRevientEnMax();
    expect(table.refus(HOTE, fusionner(HOTE, LEA))).toBe("createur_protege");
    expect(table.refus(HOTE, fusionner(MAX, HOTE))).toBe("createur_protege");
    expect(table.refus(HOTE, fusionner(MAX, MAX))).toBe("joueur_inconnu");
    expect(table.refus(HOTE, fusionner(MAX, "constructor"))).toBe("joueur_inconnu");
    expect(table.refus(HOTE, fusionner(LEA, TOM))).toBe("joueur_inconnu");
    expect(table.refus(HOTE, fusionner(MAX, TOM))).toBe("place_occupee");
  });
});
