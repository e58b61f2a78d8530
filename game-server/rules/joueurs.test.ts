import { describe, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
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
const kicker = (joueur: string) => ({ type: "supprimerJoueur", joueur }) as const;
const INCONNUS = ["personne", "constructor", "__proto__", "toString"];

describe("a kicked player", () => {
  it("is sent away and cannot come back with that device", () => {
    const table = creerTableEnJeu(DEUX).hote(kicker(LEA));
    expect(table.demandes("congedier")).toEqual([{ type: "congedier", id: LEA, raison: "kick" }]);
    expect(LEA in table.partie.joueurs).toBe(false);
    const retour = {
      type: "rejoindre",
      pseudo: "Autre",
      jeton: "jeton-Léa",
      sansAlcool: false,
      compte: null,
    } as const;
    expect(table.refus(AUTEUR_SYSTEME, retour)).toBe("kick");
    table.hote({ type: "terminer" }).hote({ type: "retourSalon" });
    expect(table.refus(AUTEUR_SYSTEME, retour)).toBe("kick");
    expect(table.rejoindre("Léa", "autre-jeton").joueur(MAX).pseudo).toBe("Léa");
  });

  it("is known for long, and not for ever: a room costs what its people do", () => {
    const table = creerTableAuSalon();
    for (let n = 0; n < 510; n++) {
      table.rejoindre("Encore", `encore-${n}`);
      table.hote(kicker(Object.keys(table.partie.joueurs).at(-1) ?? ""));
    }
    expect(table.partie.bannis).toHaveLength(500);
    expect(table.partie.bannis.at(-1)).toBe("encore-509");
  });

  it("may be away already", () => {
    const table = creerTableEnJeu(DEUX).deconnecter(LEA).hote(kicker(LEA));
    expect(table.desarme(`absence:${LEA}`)).toBe(true);
    expect(table.partie.bannis).toEqual(["jeton-Léa"]);
  });

  it("is never the host, nor somebody unknown", () => {
    const table = creerTableAuSalon();
    expect(table.refus(HOTE, kicker(HOTE))).toBe("createur_protege");
    for (const inconnu of INCONNUS)
      expect(table.refus(HOTE, kicker(inconnu))).toBe("joueur_inconnu");
  });

  it("in local mode, is only taken off the list", () => {
    const table = creerTableAuSalon({ parametres: { modeJeu: "local" } }).hote(kicker(TOM));
    expect(table.partie.bannis).toEqual([]);
    expect(table.hote({ type: "ajouterJoueur", pseudo: "Tom" }).joueur(MAX).pseudo).toBe("Tom");
  });
});

describe("those who went home", () => {
  it("keep their line, the latest two hundred of them", () => {
    const table = creerTableEnJeu(DEUX, { parametres: { modeJeu: "local" } });
    for (let n = 0; n < 205; n++) {
      table.hote({ type: "ajouterJoueur", pseudo: `Encore ${n}` });
      const joueur = Object.keys(table.partie.joueurs).at(-1) ?? "";
      table.hote({ type: "fixerGorgees", joueur, de: 0, gorgees: 1 }).hote(kicker(joueur));
    }
    const pseudos = Object.values(table.partie.partis).map(({ pseudo }) => pseudo);
    expect(pseudos).toHaveLength(200);
    expect(pseudos.at(-1)).toBe("Encore 204");
  });
});

describe("a player who leaves on purpose", () => {
  it("is removed, and told so", () => {
    const table = creerTableEnJeu(DEUX)
      .repondre(LEA, "Canberra")
      .reveler()
      .faire(LEA, { type: "quitter" });
    expect(table.demandes("congedier")).toEqual([{ type: "congedier", id: LEA, raison: "depart" }]);
  });
});

describe("when somebody is taken out", () => {
  it("the question does not wait for them any more", () => {
    const deux = () => creerTableEnJeu(DEUX).repondre(LEA, "Perth").repondre(TOM, "Perth");
    for (const table of [deux().hote(kicker(ZOE)), deux().faire(ZOE, { type: "quitter" })]) {
      expect(table.partie.etape).toBe(ETAPE.reponse);
      expect(Object.keys(table.manche.jugements)).toEqual([LEA, TOM]);
    }
  });

  it("nothing is revealed if others are still waited for", () => {
    expect(creerTableEnJeu(DEUX).repondre(LEA, "Perth").hote(kicker(ZOE)).partie.etape).toBe(
      ETAPE.question,
    );
  });

  it("the game ends and says why with fewer than 2 (room-level code 3)", () => {
    const table = creerTableEnJeu(DEUX).hote(kicker(ZOE));
    expect(table.partie.phase).toBe("jeu");
    table.faire(TOM, { type: "quitter" });
    expect(table.partie).toMatchObject({
      phase: "fin",
      etape: ETAPE.fin,
      fin: { raison: "joueurs" },
    });
  });

  it("the creator counts in creator mode, but does not play alone", () => {
    const table = creerTableEnJeu(DEUX, { parametres: { createur: true } })
      .hote(kicker(ZOE))
      .hote(kicker(TOM));
    expect(table.partie.phase).toBe("jeu");
    table.repondre(LEA, "Canberra").suivant();
    expect(table.hote(kicker(LEA)).partie).toMatchObject({
      phase: "fin",
      fin: { raison: "joueurs" },
    });
  });

  it("one player is enough in the room locale", () => {
    const table = creerTableEnJeu(DEUX, { parametres: { modeJeu: "local" } })
      .hote(kicker(ZOE))
      .hote(kicker(TOM));
    expect(table.partie.phase).toBe("jeu");
    expect(table.hote(kicker(LEA)).partie.fin?.raison).toBe("joueurs");
  });

  it("those who are away within their 15 minutes count as present", () => {
    expect(
      creerTableEnJeu(DEUX).deconnecter(LEA).deconnecter(TOM).hote(kicker(ZOE)).partie.phase,
    ).toBe("jeu");
  });

  it("the game ends from any step, in pause too", () => {
    const surprise = creerTableALImprevu(DEUX, {}, { joueurs: ["Léa", "Tom"] }).hote(kicker(LEA));
    expect(surprise.partie).toMatchObject({ phase: "fin", imprevu: null });
    const minutee = creerTableEnJeu([creerQuestionChoix({ temps: 9 })], {
      joueurs: ["Léa", "Tom"],
    }).suivant();
    minutee.hote({ type: "pause", active: true }).hote(kicker(LEA));
    expect(minutee.partie).toMatchObject({ phase: "fin", minuteur: null, pause: false });
  });

  it("nothing ends in the salon, nor twice", () => {
    const table = creerTableAuSalon().hote(kicker(LEA)).hote(kicker(TOM)).hote(kicker(ZOE));
    expect(table.partie.phase).toBe("salon");
    const fini = creerTableEnJeu(DEUX).hote({ type: "terminer" });
    const { fin } = fini.partie;
    fini.hote(kicker(LEA)).hote(kicker(TOM));
    expect(fini.partie.fin).toBe(fin);
  });
});

describe("names and glasses", () => {
  it("a player changes pseudo, to one that is free", () => {
    const table = creerTableAuSalon().faire(LEA, { type: "renommer", pseudo: "  Léo " });
    expect(table.joueur(LEA).pseudo).toBe("Léo");
    table.faire(LEA, { type: "renommer", pseudo: "TOM" });
    expect(table.joueur(LEA).pseudo).toBe("TOM 2");
    table.faire(LEA, { type: "renommer", pseudo: "TOM 2" });
    expect(table.joueur(LEA).pseudo).toBe("TOM 2");
    expect(table.refus(LEA, { type: "renommer", pseudo: "" })).toBe("pseudo_vide");
    expect(table.refus(LEA, { type: "renommer", pseudo: "Créateur" })).toBe("pseudo_reserve");
  });

  it("a player chooses water for themselves only", () => {
    const table = creerTableAuSalon().faire(LEA, { type: "sansAlcool", actif: true });
    table.faire(LEA, { type: "sansAlcool", actif: true, joueur: TOM });
    expect([LEA, TOM, HOTE].map((id) => table.joueur(id).sansAlcool)).toEqual([true, false, false]);
    expect(table.faire(LEA, { type: "sansAlcool", actif: false }).joueur(LEA).sansAlcool).toBe(
      false,
    );
  });

  it("the host chooses for themselves, and for the players of the room locale", () => {
    const table = creerTableAuSalon({ parametres: { modeJeu: "local" } }).hote({
      type: "sansAlcool",
      actif: true,
    });
    table.hote({ type: "sansAlcool", actif: true, joueur: TOM });
    expect([LEA, TOM, HOTE].map((id) => table.joueur(id).sansAlcool)).toEqual([false, true, true]);
    for (const joueur of INCONNUS)
      expect(table.refus(HOTE, { type: "sansAlcool", actif: true, joueur })).toBe("joueur_inconnu");
  });
});
