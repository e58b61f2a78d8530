import { describe, expect, it } from "vitest";
import { estAuPremierSalon } from "./fermeture.ts";
import { creerEtatDuGenerateurAleatoire } from "./hasard.ts";
import { creerNouvellePartie } from "./nouvelle-partie.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  TOM,
  type Table,
  ZOE,
  creerTableDePartie,
  creerTableEnJeu,
  creerTableAuSalon,
} from "./test/table.ts";

const DEUX = [creerQuestionChoix(), creerQuestionChoix()];
const fermee = (table: Table) => table.demandes("fermerRoom").length === 1;
const hote = { type: "fermer", cause: "hote" } as const;
const personne = { type: "fermer", cause: "personne" } as const;

describe("the clocks that close an abandoned room", () => {
  it("30 minutes without host", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(HOTE);
    expect(table.arme("sansHote")).toMatchObject({ delaiMs: 30 * 60_000, commande: hote });
    expect(table.arme("sansPersonne")).toBeUndefined();
    expect(fermee(table.systeme(hote))).toBe(true);
  });

  it("10 minutes without anybody", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(HOTE).deconnecter(LEA).deconnecter(TOM);
    expect(table.arme("sansPersonne")).toBeUndefined();
    table.deconnecter(ZOE);
    expect(table.arme("sansPersonne")).toMatchObject({ delaiMs: 10 * 60_000, commande: personne });
    expect(fermee(table.systeme(personne))).toBe(true);
  });

  it("stop when the host or somebody comes back", () => {
    const table = creerTableEnJeu(DEUX)
      .deconnecter(HOTE)
      .deconnecter(LEA)
      .deconnecter(TOM)
      .deconnecter(ZOE);
    table.rejoindre("Léa");
    expect([table.desarme("sansPersonne"), table.desarme("sansHote")]).toEqual([true, false]);
    expect(fermee(table.systeme(personne))).toBe(false);
    table.hoteArrive();
    expect(table.desarme("sansHote")).toBe(true);
    expect(fermee(table.systeme(hote))).toBe(false);
    expect(fermee(table.systeme(personne))).toBe(false);
  });

  it("do not start again each time a phone comes or goes", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(HOTE);
    for (const geste of [
      () => table.deconnecter(LEA),
      () => table.rejoindre("Léa"),
      () => table.rejoindre("Max"),
      () => table.faire(TOM, { type: "quitter" }),
    ]) {
      geste();
      expect(table.arme("sansHote")).toBeUndefined();
      expect(table.desarme("sansHote")).toBe(false);
    }
  });

  it("count those who left on purpose as gone", () => {
    const table = creerTableAuSalon({ joueurs: ["Léa", "Tom"] })
      .deconnecter(HOTE)
      .faire(LEA, { type: "quitter" });
    expect(table.arme("sansPersonne")).toBeUndefined();
    table.faire(TOM, { type: "quitter" });
    expect(table.arme("sansPersonne")).toMatchObject({ delaiMs: 10 * 60_000, commande: personne });
    const partie = creerTableEnJeu(DEUX, { joueurs: ["Léa", "Tom"] })
      .deconnecter(HOTE)
      .deconnecter(TOM);
    expect(partie.faire(LEA, { type: "quitter" }).arme("sansPersonne")).toMatchObject({
      delaiMs: 10 * 60_000,
      commande: personne,
    });
  });

  it("both start when a stored room is opened again", () => {
    const table = creerTableEnJeu(DEUX).systeme({ type: "restaurer", instant: 0 });
    expect(table.arme("sansHote")).toMatchObject({ commande: hote });
    expect(table.arme("sansPersonne")).toMatchObject({ commande: personne });
  });

  it("the one of the host starts when a phone comes in before the host has", () => {
    const graine = creerEtatDuGenerateurAleatoire(1);
    const table = creerTableDePartie(
      creerNouvellePartie({ code: "ABC123", billet: "billet", graine, placesMax: 9 }),
    ).rejoindre("Léa");
    expect(table.arme("sansHote")).toMatchObject({ delaiMs: 30 * 60_000, commande: hote });
    table.hoteArrive();
    expect(table.desarme("sansHote")).toBe(true);
    expect(table.rejoindre("Tom").effets).toEqual([]);
  });

  it("know the room locale, where only the host is connected", () => {
    const table = creerTableEnJeu(DEUX, { parametres: { modeJeu: "local" } }).deconnecter(HOTE);
    expect(table.armes.map(({ nom }) => nom)).toEqual(["sansHote", "sansPersonne"]);
  });

  it("a full server may close a room that waits in its first salon, not one that has finished a quizz", () => {
    expect(estAuPremierSalon(creerTableAuSalon().partie)).toBe(true);
    const table = creerTableEnJeu(DEUX);
    expect(estAuPremierSalon(table.partie)).toBe(false);
    table.hote({ type: "terminer" }).hote({ type: "retourSalon" });
    expect(estAuPremierSalon(table.partie)).toBe(false);
  });

  it("the host may close the room at once", () => {
    expect(fermee(creerTableAuSalon().hote({ type: "supprimerRoom" }))).toBe(true);
    expect(fermee(creerTableEnJeu(DEUX).hote({ type: "supprimerRoom" }))).toBe(true);
  });
});
