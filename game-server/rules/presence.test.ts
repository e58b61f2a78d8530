import { describe, expect, it } from "vitest";
import { ATTENTE_TELEPHONE_DECONNECTE_MS } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { trouverJoueurParJeton } from "./presence.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  MAX,
  TOM,
  ZOE,
  creerTableALImprevu,
  creerTableEnJeu,
  creerTableAuSalon,
} from "./test/table.ts";
import { AUTEUR_SYSTEME } from "./types/commandes.ts";

const DEUX = [creerQuestionChoix(), creerQuestionChoix()];
const rejoindre = (pseudo: string, jeton: string) =>
  ({ type: "rejoindre", pseudo, jeton, sansAlcool: false, compte: null }) as const;

describe("coming in", () => {
  it("gives a seat, a number and a pseudo of one's own", () => {
    const table = creerTableAuSalon({ joueurs: [] })
      .rejoindre(" Léa ", "s1")
      .rejoindre("lea", "s2");
    expect(table.joueur("j1")).toEqual({
      pseudo: "Léa",
      demande: " Léa ",
      createur: false,
      present: true,
      attenduJusque: null,
      gardeJusque: null,
      absences: 0,
      score: 0,
      jugees: 0,
      verdicts: [],
      sansAlcool: false,
      gambling: false,
      jeton: "s1",
      compte: null,
    });
    expect(table.joueur("j2").pseudo).toBe("lea 2");
    expect([
      trouverJoueurParJeton(table.partie, "s1"),
      trouverJoueurParJeton(table.partie, "s2"),
    ]).toEqual(["j1", "j2"]);
    expect([
      trouverJoueurParJeton(table.partie, "s3"),
      trouverJoueurParJeton(table.partie, ""),
    ]).toEqual([null, null]);
  });

  it("keeps the name that the host gave, until the phone asks for another", () => {
    const table = creerTableAuSalon({ joueurs: [] }).rejoindre("Léa", "s1");
    table.hote({ type: "renommerJoueur", joueur: "j1", pseudo: "Léa du fond" });
    table.deconnecter("j1").rejoindre("Léa", "s1");
    expect(table.joueur("j1").pseudo).toBe("Léa du fond");
    table.deconnecter("j1").rejoindre("Léonie", "s1");
    expect(table.joueur("j1").pseudo).toBe("Léonie");
  });

  it("keeps the name that the host gave over one that the player had chosen", () => {
    const table = creerTableAuSalon({ joueurs: [] }).rejoindre("Léa", "s1");
    table.faire("j1", { type: "renommer", pseudo: "  Grossier " });
    table.deconnecter("j1");
    table.hote({ type: "renommerJoueur", joueur: "j1", pseudo: "Léa B" });
    table.rejoindre("Grossier", "s1");
    expect(table.joueur("j1").pseudo).toBe("Léa B");
  });

  it("remembers the account, logged in before or during the evening", () => {
    const table = creerTableAuSalon({ joueurs: [] });
    const entrer = (compte: string | null) =>
      table.systeme({ type: "rejoindre", pseudo: "Léa", jeton: "s1", sansAlcool: false, compte });
    expect(entrer(null).joueur("j1").compte).toBeNull();
    expect(entrer("c1").joueur("j1").compte).toBe("c1");
    expect(entrer(null).joueur("j1").compte).toBe("c1");
  });

  it("refuses an empty, too long or reserved pseudo", () => {
    const table = creerTableAuSalon();
    expect(table.refus(AUTEUR_SYSTEME, rejoindre(" \u200B", "s"))).toBe("pseudo_vide");
    expect(table.refus(AUTEUR_SYSTEME, rejoindre("a".repeat(21), "s"))).toBe("pseudo_trop_long");
    expect(table.refus(AUTEUR_SYSTEME, rejoindre("createur", "s"))).toBe("pseudo_reserve");
  });

  it("does not take the name that the creator wears", () => {
    expect(
      creerTableAuSalon({ joueurs: [], parametres: { createur: true } })
        .rejoindre("ada")
        .joueur("j1").pseudo,
    ).toBe("ada 2");
    expect(creerTableAuSalon({ joueurs: [] }).rejoindre("ada").joueur("j1").pseudo).toBe("ada");
  });

  it("leaves its name to a player who had it before the creator wore it", () => {
    const table = creerTableAuSalon({ joueurs: ["ADA"] }).hote({
      type: "reglerParametres",
      createur: true,
    });
    expect([table.joueur("j1").pseudo, table.joueur(HOTE).pseudo]).toEqual(["ADA", "Ada 2"]);
  });

  it("refuses a full room, but not somebody who has a seat in it", () => {
    const table = creerTableAuSalon({ placesMax: 3 });
    expect(table.refus(AUTEUR_SYSTEME, rejoindre("Max", "s"))).toBe("room_pleine");
    table.deconnecter(LEA);
    expect(table.refus(AUTEUR_SYSTEME, rejoindre("Max", "s"))).toBe("room_pleine");
    expect(table.rejoindre("Léa").joueur(LEA).present).toBe(true);
    table.faire(TOM, { type: "quitter" });
    expect(table.rejoindre("Max").joueur(MAX).pseudo).toBe("Max");
  });

  it("refuses the room locale, and the host's own browser", () => {
    expect(
      creerTableAuSalon({ parametres: { modeJeu: "local" } }).refus(
        AUTEUR_SYSTEME,
        rejoindre("Max", "s"),
      ),
    ).toBe("room_locale");
    expect(creerTableAuSalon().refus(AUTEUR_SYSTEME, rejoindre("Max", "jeton-hote"))).toBe(
      "joueur_seulement",
    );
  });

  it("refuses a host with the secret of a player, here or gone: one secret, one line in the histories", () => {
    const table = creerTableEnJeu(DEUX, { parametres: { createur: true } });
    const arriver = {
      type: "hoteArrive",
      jeton: "jeton-Léa",
      pseudo: "Ada",
      compte: null,
    } as const;
    expect(table.refus(AUTEUR_SYSTEME, arriver)).toBe("billet_invalide");
    table.reveler().faire(LEA, { type: "quitter" });
    expect(table.refus(AUTEUR_SYSTEME, arriver)).toBe("billet_invalide");
    expect(table.systeme({ ...arriver, jeton: "jeton-autre" }).joueur(HOTE).jeton).toBe(
      "jeton-autre",
    );
  });

  it("keeps who drinks water", () => {
    const table = creerTableAuSalon({ joueurs: [] });
    table.systeme({ ...rejoindre("Léa", "s"), sansAlcool: true });
    expect(table.joueur("j1").sansAlcool).toBe(true);
  });

  it("during a game, plays from the next question, score 0", () => {
    const table = creerTableEnJeu(DEUX).rejoindre("Max");
    const { tour } = table.partie;
    expect(table.refus(MAX, { type: "repondre", tour, reponse: ["Perth"] })).toBe(
      "arrive_en_cours",
    );
    table.repondre(LEA, "Perth").repondre(TOM, "Perth").repondre(ZOE, "Perth");
    expect(table.partie.etape).toBe(ETAPE.reponse);
    expect([table.manche.jugements[MAX], table.gorgees(MAX), table.joueur(MAX).score]).toEqual([
      undefined,
      0,
      0,
    ]);
    table.suivant().repondre(MAX, "Canberra").reveler();
    expect(table.joueur(MAX).score).toBe(1);
  });

  it("may be at any step", () => {
    expect(creerTableALImprevu(DEUX).rejoindre("Max").joueur(MAX).present).toBe(true);
    expect(
      creerTableEnJeu([creerQuestionChoix({ temps: 5 })])
        .rejoindre("Max")
        .suivant().manche.participants,
    ).toContain(MAX);
    expect(
      creerTableEnJeu(DEUX).hote({ type: "terminer" }).rejoindre("Max").joueur(MAX).present,
    ).toBe(true);
  });
});

describe("a phone drops", () => {
  it("keeps its seat, score and sips", () => {
    const table = creerTableEnJeu(DEUX).repondre(LEA, "Canberra").repondre(TOM, "Perth").reveler();
    const gorgees = table.gorgees(TOM);
    table.deconnecter(LEA).deconnecter(TOM);
    expect(table.joueur(LEA)).toMatchObject({ present: false, score: 1, absences: 1 });
    table.rejoindre("Léa").rejoindre("Tom");
    expect(table.joueur(LEA)).toMatchObject({ present: true, score: 1, pseudo: "Léa" });
    expect(table.gorgees(TOM)).toBe(gorgees);
    expect(Object.keys(table.partie.joueurs)).toEqual([HOTE, LEA, TOM, ZOE]);
  });

  it("is waited for a moment, then does not block the step", () => {
    const table = creerTableEnJeu(DEUX).repondre(LEA, "Perth").repondre(TOM, "Perth");
    expect(table.deconnecter(ZOE).partie.etape).toBe(ETAPE.question);
    const repit = table.arme(`repit:${ZOE}`);
    expect(repit?.delaiMs).toBe(ATTENTE_TELEPHONE_DECONNECTE_MS);
    if (repit === undefined) throw new Error("an alarm");
    expect(table.systeme(repit.commande).partie.etape).toBe(ETAPE.reponse);
    expect(table.manche.jugements).toEqual({ [LEA]: "faux", [TOM]: "faux" });
  });

  it("keeps its chance when it is back before that moment is over", () => {
    const table = creerTableEnJeu(DEUX).repondre(LEA, "Perth").repondre(TOM, "Perth");
    const repit = table.deconnecter(ZOE).arme(`repit:${ZOE}`);
    if (repit === undefined) throw new Error("an alarm");
    expect(table.rejoindre("Zoé").desarme(`repit:${ZOE}`)).toBe(true);
    // the alarm of an absence that is over changes nothing
    expect(table.systeme(repit.commande).partie.etape).toBe(ETAPE.question);
    expect(table.repondre(ZOE, "Canberra").joueur(ZOE).score).toBe(1);
  });

  it("is not given up on by the alarm of an earlier absence", () => {
    const table = creerTableEnJeu(DEUX).repondre(LEA, "Perth").repondre(TOM, "Perth");
    table.deconnecter(ZOE).rejoindre("Zoé").deconnecter(ZOE);
    table.systeme({ type: "repitFini", id: ZOE, absence: 1 });
    expect(table.partie.etape).toBe(ETAPE.question);
    table.systeme({ type: "repitFini", id: ZOE, absence: 2 });
    expect(table.partie.etape).toBe(ETAPE.reponse);
    const { partie } = table;
    for (const id of [ZOE, LEA, HOTE, "personne", "constructor"])
      expect(table.systeme({ type: "repitFini", id, absence: 2 }).partie).toBe(partie);
  });

  it("does not block the step either when those who answered come back without the others", () => {
    const table = creerTableEnJeu(DEUX)
      .repondre(LEA, "Perth")
      .deconnecter(LEA)
      .deconnecter(TOM)
      .deconnecter(ZOE);
    for (const id of [LEA, TOM, ZOE]) table.systeme({ type: "repitFini", id, absence: 1 });
    expect(table.partie.etape).toBe(ETAPE.question);
    expect(table.rejoindre("Léa").partie.etape).toBe(ETAPE.reponse);
  });

  it("reveals nothing when nobody is there to see it", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(LEA).deconnecter(TOM).deconnecter(ZOE);
    expect(table.partie.etape).toBe(ETAPE.question);
    expect(table.reveler().manche.jugements).toEqual({});
    expect(table.suivant().partie.position).toBe(1);
  });

  it("may still answer when it comes back in time, once", () => {
    const table = creerTableEnJeu(DEUX)
      .repondre(LEA, "Perth")
      .deconnecter(LEA)
      .deconnecter(TOM)
      .rejoindre("Tom");
    table.repondre(TOM, "Canberra").rejoindre("Léa");
    const { tour } = table.partie;
    expect(table.refus(LEA, { type: "repondre", tour, reponse: ["Canberra"] })).toBe(
      "deja_repondu",
    );
    expect(table.repondre(ZOE, "Perth").joueur(TOM).score).toBe(1);
  });

  it("takes the pseudo asked for on the way back, the token being the person", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(LEA).rejoindre("Léa Bis", "jeton-Léa");
    expect(table.joueur(LEA).pseudo).toBe("Léa Bis");
    table.rejoindre("Tom", "jeton-Léa");
    expect(table.joueur(LEA).pseudo).toBe("Tom 2");
  });

  it("counts for nothing when it had dropped already, or is nobody", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(LEA);
    const { partie } = table;
    expect(table.deconnecter(LEA).partie).toBe(partie);
    expect(table.deconnecter("personne").deconnecter("constructor").partie).toBe(partie);
    expect(table.effets).toEqual([]);
  });
});

describe("a seat is kept for 15 minutes", () => {
  const arme = (table: ReturnType<typeof creerTableAuSalon>, id: string) => {
    const effet = table.arme(`absence:${id}`);
    if (effet === undefined) throw new Error("no absence counted");
    return effet;
  };

  it("then it is given up", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(LEA);
    const { delaiMs, commande } = arme(table, LEA);
    expect(delaiMs).toBe(15 * 60_000);
    table.systeme(commande);
    expect(Object.keys(table.partie.joueurs)).toEqual([HOTE, TOM, ZOE]);
    table.rejoindre("Léa");
    expect(table.joueur(MAX)).toMatchObject({ pseudo: "Léa", score: 0 });
  });

  it("is not given up for an earlier absence, nor after a return", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(LEA);
    const { commande: ancienne } = arme(table, LEA);
    table.rejoindre("Léa");
    expect(table.desarme(`absence:${LEA}`)).toBe(true);
    expect(table.systeme(ancienne).joueur(LEA).present).toBe(true);
    table.deconnecter(LEA);
    const { commande: nouvelle } = arme(table, LEA);
    expect(table.systeme(ancienne).joueur(LEA).present).toBe(false);
    table.systeme(nouvelle);
    expect(LEA in table.partie.joueurs).toBe(false);
    const { partie } = table;
    expect(table.systeme(nouvelle).partie).toBe(partie);
  });

  it("ends the game when too few are left, not before", () => {
    const table = creerTableEnJeu(DEUX, { joueurs: ["Léa", "Tom"] }).deconnecter(LEA);
    const { commande } = arme(table, LEA);
    expect(table.partie.phase).toBe("jeu");
    expect(table.systeme(commande).partie).toMatchObject({
      phase: "fin",
      fin: { raison: "joueurs" },
    });
  });

  it("reveals when the one given up was the last waited for", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(HOTE).deconnecter(ZOE);
    const { commande } = arme(table, ZOE);
    table.repondre(LEA, "Perth").repondre(TOM, "Perth");
    expect(table.systeme(commande).partie.etape).toBe(ETAPE.question);
    expect(table.hoteArrive().partie.etape).toBe(ETAPE.reponse);
  });
});
