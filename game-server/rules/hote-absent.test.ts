import { describe, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  SANS_PAQUET_IMPREVUS,
  TOM,
  ZOE,
  creerTableALImprevu,
  creerTableEnJeu,
  creerTableAuSalon,
} from "./test/table.ts";

const DEUX = [creerQuestionChoix(), creerQuestionChoix()];

describe("the host goes away", () => {
  it("stands still: nobody loses an answer, nothing is revealed, until the host comes back", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(HOTE);
    table.repondre(LEA, "Perth").repondre(TOM, "Perth").repondre(ZOE, "Canberra");
    expect(table.partie.etape).toBe(ETAPE.question);
    table.hoteArrive();
    expect(table.partie.etape).toBe(ETAPE.reponse);
    expect(table.joueur(ZOE).score).toBe(1);
  });

  it("is the same for a pause the host asked for", () => {
    const table = creerTableEnJeu(DEUX).hote({ type: "pause", active: true });
    table.repondre(LEA, "Perth").repondre(TOM, "Perth").repondre(ZOE, "Canberra");
    expect(table.partie.etape).toBe(ETAPE.question);
    const { tour } = table.partie;
    for (const type of ["suivant", "reveler", "passer"] as const)
      expect(table.refus(HOTE, { type, tour })).toBe("en_pause");
    expect(table.hote({ type: "pause", active: false }).partie.etape).toBe(ETAPE.reponse);
  });

  it("in rapidité, the right answer reveals on the return", () => {
    const table = creerTableEnJeu(DEUX, { parametres: { modeJeu: "rapidite" } }).deconnecter(HOTE);
    expect(table.repondre(LEA, "Canberra").partie.etape).toBe(ETAPE.question);
    expect(table.hoteArrive().partie.etape).toBe(ETAPE.reponse);
  });

  it("comes back where it was, without what was asked outside being lost", () => {
    const table = creerTableALImprevu(DEUX).deconnecter(HOTE).hoteArrive();
    expect(table.partie).toMatchObject({ etape: ETAPE.imprevu, position: 0 });
    expect(table.suivant().partie.position).toBe(1);
  });

  it("uses the ticket once, and keeps the pseudo it had when it gives none", () => {
    const table = creerTableAuSalon({ parametres: { createur: true } });
    expect(table.partie.billet).toBe("");
    table.hoteArrive("  ");
    expect(table.joueur(HOTE).pseudo).toBe("Ada");
    table.hoteArrive("CREATEUR");
    expect(table.joueur(HOTE).pseudo).toBe("Ada");
    expect(table.hoteArrive("Eve").joueur(HOTE)).toMatchObject({
      pseudo: "Eve",
      jeton: "jeton-hote",
    });
  });

  it("is not a player that a game may end for", () => {
    expect(creerTableEnJeu(DEUX).deconnecter(HOTE).partie.phase).toBe("jeu");
  });
});

describe("after the server stopped", () => {
  it("nobody is connected, everybody has a seat, and the game goes on where it was", () => {
    const table = creerTableEnJeu(DEUX).repondre(LEA, "Canberra");
    table.systeme({ type: "restaurer", instant: table.now });
    expect(Object.values(table.partie.joueurs).some(({ present }) => present)).toBe(false);
    expect([LEA, TOM, ZOE].map((id) => table.arme(`absence:${id}`)?.delaiMs)).toEqual([
      900_000, 900_000, 900_000,
    ]);
    expect(table.arme(`absence:${HOTE}`)).toBeUndefined();
    table
      .hoteArrive()
      .rejoindre("Tom")
      .rejoindre("Zoé")
      .repondre(TOM, "Perth")
      .repondre(ZOE, "Perth");
    expect(table.partie.etape).toBe(ETAPE.reponse);
    expect(table.joueur(LEA)).toMatchObject({ score: 1, present: false });
  });

  it("waits longer for phones that were all cut off at once", () => {
    const table = creerTableEnJeu(DEUX).repondre(LEA, "Perth").repondre(TOM, "Perth");
    table.systeme({ type: "restaurer", instant: table.now });
    const repits = [LEA, TOM, ZOE].map((id) => table.arme(`repit:${id}`));
    expect(repits.map((repit) => repit?.delaiMs)).toEqual([30_000, 30_000, 30_000]);
    table.hoteArrive().rejoindre("Léa").rejoindre("Tom");
    expect(table.partie.etape).toBe(ETAPE.question);
    const commande = repits[2]?.commande;
    if (commande === undefined) throw new Error("an alarm");
    expect(table.systeme(commande).partie.etape).toBe(ETAPE.reponse);
  });

  it("does not wait again for a phone that was long gone before the stop", () => {
    const table = creerTableEnJeu(DEUX).repondre(LEA, "Perth").deconnecter(ZOE);
    const repit = table.arme(`repit:${ZOE}`)?.commande;
    if (repit === undefined) throw new Error("no grace");
    table.systeme(repit).systeme({ type: "restaurer", instant: table.now });
    expect(table.arme(`repit:${ZOE}`)).toBeUndefined();
    table.hoteArrive().rejoindre("Léa").rejoindre("Tom").repondre(TOM, "Perth");
    expect(table.partie.etape).toBe(ETAPE.reponse);
  });

  it("an absence counted before the stop is not taken for the one after", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(LEA);
    const ancienne = table.arme(`absence:${LEA}`)?.commande;
    if (ancienne === undefined) throw new Error("no absence counted");
    table.systeme({ type: "restaurer", instant: table.now }).systeme(ancienne);
    expect(LEA in table.partie.joueurs).toBe(true);
  });

  it("keeps the names of the room locale, who have no phone to come back with", () => {
    const table = creerTableEnJeu(DEUX, { parametres: { modeJeu: "local" } });
    table.systeme({ type: "restaurer", instant: table.now });
    expect(table.armes.map(({ nom }) => nom)).toEqual(["sansHote", "sansPersonne"]);
    table
      .hoteArrive()
      .reveler()
      .juger({ [LEA]: "juste" });
    expect(table.joueur(LEA).score).toBe(1);
  });

  it("asks again for what was being fetched", () => {
    const attente = { quoi: "imprevu", id: "i1" } as const;
    const surprise = creerTableALImprevu(DEUX).copie({ imprevu: null, attente });
    surprise.systeme({ type: "restaurer", instant: 0 });
    expect(surprise.attendu).toEqual(attente);
    const lobby = creerTableAuSalon().hote({ type: "choisirQuizz", quizzId: "q9" });
    lobby.systeme({ type: "restaurer", instant: 0 });
    expect(lobby.attendu).toEqual({ quoi: "quizz", quizzId: "q9", pour: "choix" });
    expect(
      creerTableEnJeu(DEUX, { imprevus: SANS_PAQUET_IMPREVUS }).systeme({
        type: "restaurer",
        instant: 0,
      }).attendu,
    ).toBeNull();
  });
});
