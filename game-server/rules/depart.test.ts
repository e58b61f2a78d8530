/** Leaving a game, and coming back to it: decisions-jeu "People and devices". */
import { describe, expect, it } from "vitest";
import { DUREE_PLACE_GARDEE_MS } from "#contracts/limites.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  MAX,
  TOM,
  ZOE,
  type Table,
  creerTableEnJeu,
  creerTableAuSalon,
} from "./test/table.ts";

const TROIS = [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()];
const sansImprevu = { parametres: { sansImprevu: true } };

/** A game after a question that Léa knew, with a counter of 50; the test then makes her leave. */
function apresUneQuestion(): Table {
  const table = creerTableEnJeu(TROIS, sansImprevu);
  table.repondre(LEA, "Canberra").repondre(TOM, "Perth").repondre(ZOE, "Perth");
  return table.hote({ type: "fixerGorgees", joueur: LEA, de: 0, gorgees: 50 }).suivant();
}
const DEPARTS: Record<string, (table: Table) => Table> = {
  "on purpose": (table) => table.faire(LEA, { type: "quitter" }),
  "with a phone that has been dead for 15 minutes": (table) => {
    table.deconnecter(LEA).apres(DUREE_PLACE_GARDEE_MS);
    const { absences } = table.joueur(LEA);
    return table.systeme({ type: "expirerJoueur", id: LEA, absence: absences });
  },
};
const finir = (table: Table) => table.hote({ type: "terminer" });
const ligneDe = (table: Table, id: string) =>
  table.partie.fin?.table.find((ligne) => ligne.id === id);

describe.each(Object.entries(DEPARTS))("a player who leaves %s", (_comment, partir) => {
  it("plays no more, and keeps a line on the bill, last and without a place", () => {
    const table = finir(partir(apresUneQuestion()));
    expect(Object.keys(table.partie.joueurs)).toEqual([HOTE, TOM, ZOE]);
    expect(table.partie.fin?.table.at(-1)).toEqual({
      id: LEA,
      pseudo: "Léa",
      gorgees: 50,
      score: 1,
      jugees: 1,
      rang: null,
      parti: true,
    });
  });

  it("keeps what was played in their history, as somebody who had left", () => {
    const table = partir(apresUneQuestion());
    const { soiree } = finir(table.reveler().suivant());
    expect(soiree).toMatchObject({ nbQuestions: 2 });
    expect(soiree?.joueurs.find(({ gorgees }) => gorgees === 50)).toMatchObject({
      score: 1,
      questions: 1,
      parti: true,
    });
  });

  it("finds their line again when the same phone comes back in the same game", () => {
    const table = partir(apresUneQuestion()).rejoindre("Léa");
    expect(table.joueur(LEA)).toMatchObject({ pseudo: "Léa", score: 1, jugees: 1, present: true });
    expect(table.gorgees(LEA)).toBe(50);
    expect(table.partie.partis).toEqual({});
    expect(Object.keys(table.partie.joueurs)).toHaveLength(4);
    table.repondre(LEA, "Canberra").reveler();
    expect(ligneDe(finir(table), LEA)).toMatchObject({
      score: 2,
      jugees: 2,
      rang: 1,
      parti: false,
    });
  });

  it("finds it again at the end table too", () => {
    const table = finir(partir(apresUneQuestion())).rejoindre("Léa");
    expect(table.joueur(LEA).present).toBe(true);
    expect(ligneDe(table, LEA)).toMatchObject({ gorgees: 50, parti: true });
  });

  it("is not judged on what was revealed while they were away", () => {
    const table = partir(apresUneQuestion()).repondre(TOM, "Perth").reveler().rejoindre("Léa");
    const { tour } = table.partie;
    expect(table.refus(HOTE, { type: "juger", tour, jugements: { [LEA]: "juste" } })).toBe(
      "joueur_inconnu",
    );
    expect(table.joueur(LEA)).toMatchObject({ score: 1, jugees: 1 });
  });

  it("leaves a name that nobody else takes", () => {
    expect(partir(apresUneQuestion()).rejoindre("Lea", "autre").joueur(MAX).pseudo).toBe("Lea 2");
  });

  it("can be given their line by the host, on another phone", () => {
    const table = partir(apresUneQuestion()).rejoindre("Inconnue", "autre");
    table.hote({ type: "fusionner", de: MAX, vers: LEA });
    expect(table.joueur(LEA)).toMatchObject({ pseudo: "Léa", score: 1, present: true });
    expect([table.gorgees(LEA), table.partie.partis]).toEqual([50, {}]);
  });

  it("is asked nothing more: no card, no sip, no seat", () => {
    const table = partir(apresUneQuestion());
    const { tour } = table.partie;
    expect(table.refus(HOTE, { type: "fixerGorgees", joueur: LEA, de: 50, gorgees: 51 })).toBe(
      "joueur_inconnu",
    );
    expect(table.refus(LEA, { type: "repondre", tour, reponse: ["Perth"] })).toBe("joueur_inconnu");
  });

  it("is forgotten with the next game", () => {
    const table = finir(partir(apresUneQuestion())).hote({ type: "retourSalon" });
    expect(table.partie.partis).toEqual({});
    expect(table.rejoindre("Léa").joueur(MAX)).toMatchObject({ pseudo: "Léa", score: 0 });
  });
});

describe("no line is left", () => {
  it("by somebody who has not played", () => {
    const table = apresUneQuestion().rejoindre("Max").faire(MAX, { type: "quitter" });
    expect(table.partie.partis).toEqual({});
  });

  it("in the salon", () => {
    expect(creerTableAuSalon().faire(LEA, { type: "quitter" }).partie.partis).toEqual({});
  });

  it("by somebody who was kicked, and who may not come back to it", () => {
    const table = apresUneQuestion().hote({ type: "supprimerJoueur", joueur: LEA });
    expect(table.partie.partis).toEqual({});
    expect(ligneDe(finir(table), LEA)).toBeUndefined();
  });
});

describe("in the room locale", () => {
  const locale = () => {
    const table = creerTableEnJeu(TROIS, { parametres: { modeJeu: "local", sansImprevu: true } });
    return table
      .reveler()
      .juger({ [LEA]: "juste" })
      .suivant();
  };

  it("somebody who goes home keeps a line, and the host writes their name again to bring them back", () => {
    const table = locale().hote({ type: "supprimerJoueur", joueur: LEA });
    expect(table.partie.partis[LEA]).toMatchObject({ pseudo: "Léa", score: 1 });
    table.hote({ type: "ajouterJoueur", pseudo: " LEA " });
    expect(table.joueur(LEA)).toMatchObject({ pseudo: "Léa", score: 1, present: false });
    expect(table.partie.partis).toEqual({});
  });
});
