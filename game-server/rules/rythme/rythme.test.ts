import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCommand } from "../apply.ts";
import { deriveAlarmsOfPartie } from "../derived.ts";
import { ecrireOffresDesJoueursNommes } from "../noter.ts";
import { aAssezDeJoueurs, estHotePresent, listerJoueursHorsCreateur } from "../selection.ts";
import { DELAI_LONG_DE_TEST, createPropertyRunOptions } from "../test/essais.ts";
import { executerGeste } from "../test/gestes.ts";
import { ouvrirPartieAvecJoueurs, arbitraireDeSoiree } from "../test/ouvrir.ts";
import { creerQuestionChoix, creerQuestionRien } from "../test/quizz.ts";
import type { Soiree } from "../test/soiree.ts";
import {
  creerTableALImprevu,
  creerTableAuMiniJeu,
  HOTE,
  LEA,
  creerTableEnJeu,
  type Table,
  TOM,
  ZOE,
} from "../test/table.ts";
import type { Partie } from "../types.ts";
import { type Commande, AUTEUR_SYSTEME } from "../types/commandes.ts";
import { ATTENTE_JOUEUR_ABSENT_MAX_MS, DUREES_DES_ETAPES_PAR_ALLURE_MS } from "./besoin.ts";
import { actualiserRythme } from "./rythme.ts";

const SOUTENU = { parametres: { rythme: "soutenu" } } as const;
const DOUZE_HEURES_MS = 12 * 3_600_000;

const alarme = (partie: Partie) => deriveAlarmsOfPartie(partie).find(({ nom }) => nom === "rythme");
/** Milliseconds until the game goes on by itself. */
const reste = ({ partie, now }: Table): number => {
  const sonne = alarme(partie);
  if (sonne === undefined) throw new Error("goes on by hand");
  return sonne.deadline - now;
};
/** Waits for the alarm of the pace, and applies its command. */
const sonner = (table: Table): Table => {
  const sonne = alarme(table.partie);
  if (sonne === undefined) throw new Error("goes on by hand");
  return table.apres(sonne.deadline - table.now).systeme(sonne.commande);
};

describe("a game led by hand", () => {
  it.each([[creerQuestionChoix()], [creerQuestionChoix({ temps: 5 })], [creerQuestionRien()]])(
    "goes on for nobody but the host",
    (question) => {
      expect(alarme(creerTableEnJeu([question, creerQuestionChoix()]).partie)).toBeUndefined();
    },
  );
});

describe("a game that goes on by itself", () => {
  it("leaves the warning, reveals what nobody answers, goes on from a reveal and a message, and stays at the end", () => {
    const table = creerTableEnJeu(
      [creerQuestionChoix({ temps: 5 }), creerQuestionRien(), creerQuestionChoix()],
      SOUTENU,
    );
    expect(table.partie.etape).toBe(4);
    sonner(table);
    // a timed question is ended by its own countdown
    expect(alarme(table.partie)).toBeUndefined();
    table.reveler();
    expect(sonner(table).partie).toMatchObject({ etape: 0, position: 1 });
    expect(sonner(table).partie).toMatchObject({ etape: 0, position: 2 });
    expect(reste(table)).toBeGreaterThanOrEqual(DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.reflexion);
    expect(sonner(table).partie.etape).toBe(1);
    expect(sonner(table).partie.phase).toBe("fin");
    expect(alarme(table.partie)).toBeUndefined();
  });

  it("leaves the time to read aloud what is long, and more of it at ease", () => {
    const apres = (text: string, rythme: "soutenu" | "tranquille") =>
      reste(
        creerTableEnJeu([creerQuestionChoix(), creerQuestionRien({ text }), creerQuestionChoix()], {
          parametres: { rythme },
        }).passer(),
      );
    const [court, long] = [apres("Santé", "soutenu"), apres("S".repeat(205), "soutenu")];
    expect(long - court).toBe(200 * DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.parLettre);
    expect(apres("Santé", "tranquille")).toBeGreaterThan(court);
  });

  it("tells a reveal to its end before it goes on, its proof too", () => {
    const preuve = { media: "", text: "C’est écrit sur la carte." };
    const table = creerTableEnJeu(
      [creerQuestionChoix(), creerQuestionChoix({ preuve }), creerQuestionChoix()],
      SOUTENU,
    );
    const nue = reste(table.reveler());
    expect(nue).toBeGreaterThan(3_200);
    expect(reste(table.suivant().reveler())).toBe(
      nue + 1_500 + preuve.text.length * DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.parLettre,
    );
  });

  it("waits longer for who has sips to hand out, then leaves the time to see them", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], SOUTENU);
    table.repondre(LEA, "Sydney").repondre(TOM, "Perth").repondre(ZOE, "Perth");
    expect(reste(table)).toBe(DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.personne);
    const enMain = table.enMain[LEA] ?? 0;
    table.apres(15_000).faire(LEA, {
      type: "distribuer",
      tour: table.partie.tour,
      reste: enMain,
      dons: [{ a: TOM, gorgees: enMain }],
    });
    expect(reste(table)).toBe(3_000);
    expect(sonner(table).partie.position).toBe(1);
  });

  it("does not wait for ever for them: what was not handed out is lost, as at the host's press", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], SOUTENU);
    table.repondre(LEA, "Sydney").repondre(TOM, "Perth").repondre(ZOE, "Perth");
    expect(sonner(table).partie).toMatchObject({ position: 1, distribution: { offerts: {} } });
  });

  it.each(["tranquille", "soutenu"] as const)(
    "waits a short while for who is seen away, the whole time again once they are back: %s",
    (rythme) => {
      const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
        parametres: { rythme },
      });
      table.repondre(LEA, "Sydney").repondre(TOM, "Perth").repondre(ZOE, "Perth");
      expect(reste(table)).toBe(DUREES_DES_ETAPES_PAR_ALLURE_MS[rythme].personne);
      expect(reste(table.deconnecter(LEA))).toBe(ATTENTE_JOUEUR_ABSENT_MAX_MS);
      expect(reste(table.apres(2_000).rejoindre("Léa"))).toBe(
        DUREES_DES_ETAPES_PAR_ALLURE_MS[rythme].personne,
      );

      const roue = creerTableAuMiniJeu(MINI_JEUX.gamble.id, { parametres: { rythme } });
      const { miniJeu } = roue.partie;
      if (miniJeu?.nom !== "gamble") throw new Error("another mini-game");
      roue.deconnecter(miniJeu.joueur);
      expect(reste(roue)).toBe(ATTENTE_JOUEUR_ABSENT_MAX_MS);
      expect(sonner(roue).partie.position).toBe(1);
    },
  );

  it("gives each move of a mini-game its time, leaves the wheel to itself, and holds the result", () => {
    const duel = creerTableAuMiniJeu(MINI_JEUX.rouletteRusse.id, SOUTENU);
    expect(reste(duel)).toBe(DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.personne);
    duel.apres(19_000).hote({ type: "tirer", tour: duel.partie.tour, tir: 0, sur: "soi" });
    expect(reste(duel)).toBeGreaterThanOrEqual(DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.fini);
    const roue = creerTableAuMiniJeu(MINI_JEUX.gamble.id, SOUTENU);
    roue.hote({ type: "miser", tour: roue.partie.tour, mise: 12 });
    expect(alarme(roue.partie)).toBeUndefined();
    roue.apres(4_650).systeme({ type: "rouletteArretee", tour: roue.partie.tour });
    expect(reste(roue)).toBeGreaterThan(1_500);
    expect(sonner(roue).partie.position).toBe(1);
  });

  it("reads an imprévu, writes what it says of whom it names, and goes on", () => {
    const table = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix()],
      { text: "&joueur boit &gorgee" },
      SOUTENU,
    );
    expect(reste(table)).toBeGreaterThanOrEqual(DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.personne);
    const [dite] = table.partie.imprevu?.offres ?? [];
    const nomme = dite?.cibles[0] ?? "";
    const avant = table.gorgees(nomme);
    expect(sonner(table).partie.position).toBe(1);
    expect(table.gorgees(nomme)).toBe(avant + (dite?.gorgees ?? 0));
  });

  it.each([
    ["that the host has written", "&joueur boit &gorgee", false],
    ["that the host has taken back", "&joueur boit &gorgee", true],
    ["that names nobody", "Qui a menti boit 2 gorgées", false],
  ])("writes nothing %s", (_, text, reprise) => {
    const table = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix()],
      { text },
      SOUTENU,
    );
    const { tour, imprevu } = table.partie;
    const [dite] = imprevu?.offres ?? [];
    if (dite?.nommee === true) {
      table.hote({ type: "noterOffre", tour, offre: 0, prises: 0, joueurs: [...dite.cibles] });
      if (reprise) table.hote({ type: "annulerLigne", ligne: table.partie.prochaineLigne - 1 });
    }
    const { ardoise } = table.partie;
    expect(sonner(table).partie.ardoise).toEqual(ardoise);
  });

  it("puts the sips that a follow-up gives into a hand, and waits until they are handed out", () => {
    const suite = { text: "&joueur distribue 2 gorgées", media: "" };
    const table = creerTableEnJeu(
      [creerQuestionChoix({ suite }), creerQuestionChoix()],
      SOUTENU,
    ).reveler();
    expect(table.partie.manche?.offres).toMatchObject([{ sens: "distribuer", nommee: true }]);
    sonner(table);
    expect(table.partie.position).toBe(0);
    expect(Object.values(table.enMain)).toEqual([2]);
    expect(reste(table)).toBeGreaterThanOrEqual(DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.personne);
    expect(sonner(table).partie.position).toBe(1);
  });

  it("does not wait for the sips that a verdict gave up, which nobody can write any more", () => {
    const table = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix()],
      { text: "&joueur mime. Sifflets\u00A0: &joueur boit &gorgee", juge: true },
      SOUTENU,
    );
    const { tour } = table.partie;
    table.hote({ type: "ouvrirScrutin", tour }).hote({ type: "fermerScrutin", tour });
    if (table.partie.scrutin?.phase === "aTrancher")
      table.hote({ type: "trancher", tour, issue: "ovation" });
    expect(table.partie.imprevu?.offres.map(({ selon }) => selon)).toEqual(["perdue"]);
    expect(reste(table)).toBeLessThan(DUREES_DES_ETAPES_PAR_ALLURE_MS.soutenu.personne);
  });

  it("asks the host of a room locale who was right, however long that takes", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { ...SOUTENU.parametres, modeJeu: "local" },
    });
    sonner(table);
    expect(alarme(table.partie)).toBeUndefined();
    table.juger({ [LEA]: "juste" });
    expect(sonner(table).partie.position).toBe(1);
  });
});

describe("one press holds it", () => {
  it("keeps what was left, and goes on from there once it is let go", () => {
    const table = creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()], SOUTENU);
    const avant = reste(table);
    table.apres(1_000).hote({ type: "tenir", tour: table.partie.tour, tenu: true });
    expect(alarme(table.partie)).toBeUndefined();
    table.apres(60_000).hote({ type: "tenir", tour: table.partie.tour, tenu: false });
    expect(reste(table)).toBe(avant - 1_000);
  });

  it("holds one step: who goes on by hand has let go", () => {
    const table = creerTableEnJeu(
      [creerQuestionRien(), creerQuestionRien(), creerQuestionChoix()],
      SOUTENU,
    );
    table.hote({ type: "tenir", tour: table.partie.tour, tenu: true }).suivant();
    expect(alarme(table.partie)).toBeDefined();
  });

  it("holds nothing when the step was over before the press came", () => {
    const table = creerTableEnJeu(
      [creerQuestionRien(), creerQuestionRien(), creerQuestionChoix()],
      SOUTENU,
    );
    const { tour } = table.partie;
    sonner(table);
    expect(table.refus(HOTE, { type: "tenir", tour, tenu: true })).toBe("trop_tard");
    expect(alarme(table.partie)).toBeDefined();
  });

  it("is the host's, during a game", () => {
    const table = creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()], SOUTENU);
    expect(table.refus(LEA, { type: "tenir", tour: table.partie.tour, tenu: true })).toBe(
      "hote_seulement",
    );
    table.hote({ type: "terminer" });
    expect(table.refus(HOTE, { type: "tenir", tour: table.partie.tour, tenu: true })).toBe(
      "mauvaise_phase",
    );
  });

  it("stands still without the host's screen, without a phone, and through a restart", () => {
    const table = creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()], {
      ...SOUTENU,
      joueurs: ["Léa", "Tom"],
    });
    const avant = reste(table);
    table.apres(500).deconnecter(HOTE);
    expect(alarme(table.partie)).toBeUndefined();
    table.apres(60_000).hoteArrive();
    expect(reste(table)).toBe(avant - 500);
    table.deconnecter(LEA).deconnecter(TOM);
    expect(alarme(table.partie)).toBeUndefined();
    table.rejoindre("Léa");
    expect(reste(table)).toBe(avant - 500);
    const instant = table.now + 200;
    table.apres(9_000_000).systeme({ type: "restaurer", instant });
    expect(alarme(table.partie)).toBeUndefined();
    table.hoteArrive().rejoindre("Léa");
    expect(reste(table)).toBe(avant - 700);
  });

  it("follows the setting in the middle of a game", () => {
    const table = creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()], SOUTENU);
    table.hote({ type: "reglerParametres", rythme: "main" });
    expect(alarme(table.partie)).toBeUndefined();
    table.hote({ type: "reglerParametres", rythme: "tranquille" });
    expect(alarme(table.partie)).toBeDefined();
  });
});

/** Connects everybody, lets pending loads arrive, and sets the fast pace. */
function remettreEnRoute(soiree: Soiree): void {
  soiree.hoteArrive();
  soiree.hote({ type: "reglerParametres", rythme: "soutenu" });
  // the seats of absent phones are kept, so these phones come back first
  for (const jeton of soiree.telephones)
    soiree.tenter(AUTEUR_SYSTEME, {
      type: "rejoindre",
      pseudo: "Revenu",
      jeton,
      sansAlcool: false,
      compte: null,
    });
  while (
    !aAssezDeJoueurs(soiree.partie) ||
    listerJoueursHorsCreateur(soiree.partie).every((id) => !soiree.partie.joueurs[id]?.present)
  )
    if (!soiree.arriver("Renfort").ok) throw new Error("nobody may come in");
  soiree.hote({ type: "pause", active: false });
  soiree.hote({ type: "tenir", tour: soiree.partie.tour, tenu: false });
}

describe("any evening that goes on by itself", DELAI_LONG_DE_TEST, () => {
  it("always ends, without a press; only the host of a room locale is asked who was right", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        soiree.lancer();
        for (const geste of champs.suite) executerGeste(soiree, geste);
        if (soiree.fermee || soiree.partie.phase !== "jeu") return;
        const local = soiree.partie.parametres.modeJeu === "local";
        if (local) {
          soiree.hoteArrive();
          soiree.hote({ type: "reglerParametres", rythme: "soutenu" });
          soiree.hote({ type: "pause", active: false });
          soiree.hote({ type: "tenir", tour: soiree.partie.tour, tenu: false });
        } else remettreEnRoute(soiree);
        for (let i = 0; i < 60 && soiree.partie.phase === "jeu"; i++) {
          while (soiree.chargements.length > 0) soiree.livrer();
          if (local && soiree.partie.etape === 1)
            soiree.tenter(HOTE, { type: "juger", tour: soiree.partie.tour, jugements: {} });
          soiree.attendre(200_000);
        }
        expect(soiree.partie.phase).toBe("fin");
      }),
      createPropertyRunOptions(200),
    );
  });

  it("is the same game as by hand", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        // the patron speaks of many sips of one command, and the host writes them in another
        const parametres = { ...champs.parametres, rythme: "soutenu", patron: "muet" } as const;
        const soiree = ouvrirPartieAvecJoueurs({ ...champs, parametres });
        soiree.lancer();
        for (const geste of champs.suite) executerGeste(soiree, geste);
        let partie = soiree.depart;
        for (const { commande, contexte } of soiree.actes) {
          const presse = commande.type === "poursuivre" ? presseDe(partie) : null;
          const issue =
            presse === null
              ? applyCommand(partie, commande, contexte)
              : // the host would also have written the named offers
                applyCommand(
                  presse.type === "suivant" ? ecrireOffresDesJoueursNommes(partie) : partie,
                  presse,
                  {
                    ...contexte,
                    auteur: HOTE,
                  },
                );
          if (issue.ok) ({ partie } = issue);
        }
        expect(partie).toEqual(soiree.partie);
      }),
      createPropertyRunOptions(120),
    );
  });

  it("never goes on while it is paused, held, or without its screen", () => {
    fc.assert(
      fc.property(
        arbitraireDeSoiree,
        fc.constantFrom("pause", "tenir", "partir"),
        (champs, quoi) => {
          const parametres = { ...champs.parametres, rythme: "tranquille" } as const;
          const soiree = ouvrirPartieAvecJoueurs({ ...champs, parametres });
          soiree.lancer();
          for (const geste of champs.suite) executerGeste(soiree, geste);
          if (soiree.fermee || soiree.partie.phase !== "jeu" || !estHotePresent(soiree.partie))
            return;
          if (quoi === "pause") soiree.hote({ type: "pause", active: true });
          else if (quoi === "tenir")
            soiree.hote({ type: "tenir", tour: soiree.partie.tour, tenu: true });
          else soiree.faire(AUTEUR_SYSTEME, { type: "deconnecter", id: HOTE });
          const { tour } = soiree.partie;
          expect(alarme(soiree.partie)).toBeUndefined();
          const retardee: Commande = {
            type: "poursuivre",
            tour,
            numero: soiree.partie.rythme.numero,
          };
          soiree.tenter(AUTEUR_SYSTEME, retardee);
          expect(soiree.partie.tour).toBe(tour);
        },
      ),
      createPropertyRunOptions(120),
    );
  });

  it("counts nothing twice: the same state at the same moment waits for the same time", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        soiree.lancer();
        for (const geste of champs.suite) executerGeste(soiree, geste);
        expect(actualiserRythme(soiree.partie, soiree.now + DOUZE_HEURES_MS)).toBe(soiree.partie);
      }),
      createPropertyRunOptions(60),
    );
  });
});

/** The command that the host would give at this step. */
function presseDe({ etape, tour, quizz, position, scrutin }: Partie): Commande {
  if (scrutin?.phase === "scene") return { type: "ouvrirScrutin", tour };
  const message = quizz?.questions[position]?.type === "rien";
  return etape === 0 && !message ? { type: "reveler", tour } : { type: "suivant", tour };
}
