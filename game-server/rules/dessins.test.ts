/** Drawn sous-bocks: mise-en-scene "Salon", decisions/0002. */
import { composerPartieFinie } from "./derived.ts";
import { describe, expect, it } from "vitest";
import { encoderDessin } from "#contracts/dessin.ts";
import { INTERVALLE_ENTRE_DESSINS_MIN_MS } from "#contracts/limites.ts";
import { reponseConsultation } from "#contracts/consultation.ts";
import { EtatPartieSync } from "#game/schema/etat.ts";
import { projeterPartie } from "#game/schema/projeter.ts";
import { repondreConsultation } from "./consulter.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  MAX,
  TOM,
  creerTableEnJeu,
  creerTableAuSalon,
  type Table,
} from "./test/table.ts";

const trace = (x: number) => encoderDessin([{ craie: "ocre", points: [[x, 9]] }]);
const dessiner = (table: Table, qui: string, x: number) =>
  table.faire(qui, { type: "dessiner", dessin: trace(x) });
const lu = ({ partie }: Table, numeros: number[], auteur: string = TOM) =>
  repondreConsultation(partie, { quoi: "dessins", numeros }, auteur);
function vu({ partie, now }: Table, qui: string) {
  const etat = new EtatPartieSync();
  projeterPartie(etat, partie, null, { now, sauvegardeEnPanne: false });
  const { dessin, dessinEfface } = etat.joueurs.get(qui) ?? {};
  return { dessin, dessinEfface };
}

describe("a drawn sous-bock", () => {
  it("is a number in the state, and strokes for who asks", () => {
    const table = dessiner(creerTableAuSalon(), LEA, 1);
    expect(vu(table, LEA)).toEqual({ dessin: 1, dessinEfface: false });
    expect(vu(table, TOM)).toEqual({ dessin: 0, dessinEfface: false });
    const reponse = lu(table, [1, 2]);
    expect(reponse).toEqual({ quoi: "dessins", dessins: [{ numero: 1, traits: trace(1) }] });
    expect(reponseConsultation.parse(reponse)).toEqual(reponse);
    expect(lu(table, [1], "")).toEqual({ quoi: "refus", refus: "joueur_inconnu" });
  });

  it("is drawn anew under another number, not faster than a hand does, and the same one is no news", () => {
    const table = dessiner(creerTableAuSalon(), LEA, 1);
    expect(dessiner(table, LEA, 1).partie.dessins.prochain).toBe(2);
    expect(table.refus(LEA, { type: "dessiner", dessin: trace(2) })).toBe("dessin_trop_tot");
    dessiner(table, TOM, 3);
    dessiner(table.apres(INTERVALLE_ENTRE_DESSINS_MIN_MS), LEA, 2);
    expect(vu(table, LEA).dessin).toBe(3);
    expect(lu(table, [1, 2, 3])).toMatchObject({ dessins: [{ numero: 3 }, { numero: 2 }] });
  });

  it("is drawn at once after a restart, whatever the clock says", () => {
    const table = dessiner(creerTableAuSalon().apres(500_000), LEA, 1);
    table.now = 0;
    expect(vu(dessiner(table, LEA, 2), LEA).dessin).toBe(2);
  });

  it("is wiped by the host, who saw that one, and its author may draw again", () => {
    const table = dessiner(creerTableAuSalon(), LEA, 1);
    const effacer = { type: "effacerDessin", joueur: LEA, numero: 1 } as const;
    expect(table.refus(TOM, effacer)).toBe("hote_seulement");
    expect(table.refus(HOTE, { ...effacer, numero: 2 })).toBe("trop_tard");
    expect(table.refus(HOTE, { ...effacer, joueur: "__proto__" })).toBe("trop_tard");
    table.hote(effacer);
    expect(vu(table, LEA)).toEqual({ dessin: 0, dessinEfface: true });
    expect(lu(table, [1])).toEqual({ quoi: "dessins", dessins: [] });
    expect(table.refus(HOTE, effacer)).toBe("trop_tard");
    dessiner(table.apres(INTERVALLE_ENTRE_DESSINS_MIN_MS), LEA, 4);
    expect(vu(table, LEA)).toEqual({ dessin: 2, dessinEfface: false });
  });

  it("goes with who is removed, and stays on the bill of who leaves a game", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    dessiner(dessiner(table, LEA, 1), TOM, 2);
    table.repondre(LEA, "Canberra").repondre(TOM, "Perth").reveler();
    table.faire(LEA, { type: "quitter" });
    expect(Object.keys(table.partie.dessins.de)).toEqual([LEA, TOM]);
    table.hote({ type: "supprimerJoueur", joueur: TOM });
    expect(Object.keys(table.partie.dessins.de)).toEqual([LEA]);
    expect(lu(table, [2], HOTE)).toEqual({ quoi: "dessins", dessins: [] });
  });

  it("follows who takes back a seat that they lost; one who drew nothing finds the old one", () => {
    const perdue = (x: number | null) => {
      const table = dessiner(creerTableAuSalon(), LEA, 1).deconnecter(LEA).rejoindre("Max");
      if (x !== null) dessiner(table, MAX, x);
      return table.hote({ type: "fusionner", de: MAX, vers: LEA }).partie.dessins.de;
    };
    expect(perdue(7)[LEA]?.traits).toBe(trace(7));
    expect(perdue(null)[LEA]?.traits).toBe(trace(1));
    expect(Object.keys(perdue(7))).toEqual([LEA]);
  });

  it("is in no history", () => {
    const table = dessiner(creerTableEnJeu([creerQuestionChoix()]), LEA, 1);
    table.repondre(LEA, "Canberra").reveler().hote({ type: "terminer" });
    expect(JSON.stringify(composerPartieFinie(table.partie))).not.toContain(trace(1));
  });
});
