import { describe, expect, it } from "vitest";
import { trouverCompteHote } from "./selection.ts";
import {
  creerCartesDImprevus,
  creerQuestionChoix,
  creerQuizz,
  creerQuestionRien,
} from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  TOM,
  ZOE,
  creerTableALImprevu,
  creerTableEnJeu,
  creerTableAuSalon,
} from "./test/table.ts";

const LU = creerQuizz([creerQuestionChoix(), creerQuestionChoix()]);
const charge = (pour: "choix" | "lancement", lu = LU) =>
  ({ type: "quizzCharge", quizz: lu, pour, imprevus: [] }) as const;
const choisir = { type: "choisirQuizz", quizzId: LU._id } as const;

const NEUFS = {
  modeJeu: "classique",
  createur: false,
  sansImprevu: false,
  niveau: "normal",
  paquetsCoupes: [],
  patron: "bavard",
  rythme: "main",
};

describe("the settings", () => {
  it("are the classic mode, without creator mode, with imprévus, at first", () => {
    const { parametres } = creerTableAuSalon().partie;
    expect(parametres).toEqual(NEUFS);
  });

  it("change one by one", () => {
    const table = creerTableAuSalon().hote({ type: "reglerParametres", sansImprevu: true });
    expect(table.partie.parametres).toEqual({ ...NEUFS, sansImprevu: true });
    table
      .hote({ type: "reglerParametres", modeJeu: "rapidite" })
      .hote({ type: "reglerParametres" });
    expect(table.partie.parametres).toEqual({
      ...NEUFS,
      modeJeu: "rapidite",
      sansImprevu: true,
    });
  });

  it("creator mode puts the stored pseudo on the host, and takes it off (jeu §4)", () => {
    const table = creerTableAuSalon();
    expect(table.joueur(HOTE).pseudo).toBe("");
    table.hote({ type: "reglerParametres", createur: true });
    expect(table.joueur(HOTE)).toMatchObject({ pseudo: "Ada", createur: true });
    table.hote({ type: "reglerParametres", createur: false });
    expect(table.joueur(HOTE)).toMatchObject({ pseudo: "", createur: true });
  });

  it("the host's pseudo may change, and is no player's", () => {
    const table = creerTableAuSalon({ parametres: { createur: true } }).hote({
      type: "renommerCreateur",
      pseudo: " Max ",
    });
    expect(table.joueur(HOTE).pseudo).toBe("Max");
    table.hote({ type: "renommerCreateur", pseudo: "lea" });
    expect(table.joueur(HOTE).pseudo).toBe("lea 2");
    expect(table.refus(HOTE, { type: "renommerCreateur", pseudo: " " })).toBe("pseudo_vide");
    expect(table.refus(HOTE, { type: "renommerCreateur", pseudo: "Createur" })).toBe(
      "pseudo_reserve",
    );
    expect(table.refus(HOTE, { type: "renommerCreateur", pseudo: "a".repeat(21) })).toBe(
      "pseudo_trop_long",
    );
  });

  it("do not move during a game nor at its end", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]);
    for (let i = 0; i < 2; i++) {
      expect(table.refus(HOTE, { type: "reglerParametres", createur: true })).toBe(
        "mauvaise_phase",
      );
      expect(table.refus(HOTE, choisir)).toBe("mauvaise_phase");
      expect(table.refus(HOTE, { type: "lancer" })).toBe("mauvaise_phase");
      if (i === 0) table.hote({ type: "terminer" });
    }
  });
});

describe("going to and from the room locale", () => {
  it("sends phones away, kindly: they may come back", () => {
    const table = creerTableAuSalon().deconnecter(ZOE);
    table.hote({ type: "reglerParametres", modeJeu: "local" });
    expect(Object.keys(table.partie.joueurs)).toEqual([HOTE]);
    expect(table.demandes("congedier").map(({ id, raison }) => [id, raison])).toEqual(
      [LEA, TOM, ZOE].map((id) => [id, "local"]),
    );
    expect(table.desarme(`absence:${ZOE}`)).toBe(true);
    table.hote({ type: "reglerParametres", modeJeu: "classique" }).rejoindre("Léa");
    expect(table.joueur("j4").pseudo).toBe("Léa");
  });

  it("takes the typed names off when phones are to play", () => {
    const table = creerTableAuSalon({ parametres: { modeJeu: "local" } }).hote({
      type: "reglerParametres",
      modeJeu: "rapidite",
    });
    expect(Object.keys(table.partie.joueurs)).toEqual([HOTE]);
    expect(table.demandes("congedier")).toEqual([]);
  });

  it("keeps everybody from classique to rapidité, and from local to local", () => {
    expect(
      Object.keys(
        creerTableAuSalon().hote({ type: "reglerParametres", modeJeu: "rapidite" }).partie.joueurs,
      ),
    ).toHaveLength(4);
    const locale = creerTableAuSalon({ parametres: { modeJeu: "local" } });
    locale.hote({ type: "reglerParametres", modeJeu: "local", sansImprevu: true });
    expect(Object.keys(locale.partie.joueurs)).toHaveLength(4);
  });

  it("types names in local mode only", () => {
    expect(creerTableAuSalon().refus(HOTE, { type: "ajouterJoueur", pseudo: "Max" })).toBe(
      "local_seulement",
    );
    const table = creerTableAuSalon({ parametres: { modeJeu: "local" }, placesMax: 4 });
    expect(table.refus(HOTE, { type: "ajouterJoueur", pseudo: "  " })).toBe("pseudo_vide");
    table.hote({ type: "ajouterJoueur", pseudo: "lea" });
    expect(table.joueur("j4")).toMatchObject({
      pseudo: "lea 2",
      jeton: "",
      createur: false,
      score: 0,
    });
    expect(table.refus(HOTE, { type: "ajouterJoueur", pseudo: "Luc" })).toBe("room_pleine");
  });
});

describe("choosing a quizz", () => {
  it("is asked for in the name of whoever is logged in on the host's screen", () => {
    const table = creerTableAuSalon();
    table.systeme({ type: "hoteArrive", jeton: "s", pseudo: "Eve", compte: "eve" });
    expect(trouverCompteHote(table.hote(choisir).partie)).toBe("eve");
  });

  it("asks for it, then shows it", () => {
    const table = creerTableAuSalon().hote(choisir);
    expect(table.attendu).toEqual({ quoi: "quizz", quizzId: "quizz", pour: "choix" });
    table.systeme(charge("choix"));
    expect(table.partie).toMatchObject({
      attente: null,
      choix: { _id: "quizz", title: "Un quizz", questionsCount: 2 },
      quizz: null,
    });
  });

  it("says how many questions it has as the lists do: a message is none", () => {
    const table = creerTableAuSalon().choisir(
      creerQuizz([creerQuestionRien(), creerQuestionChoix(), creerQuestionRien()]),
    );
    expect(table.partie.choix?.questionsCount).toBe(1);
  });

  it("follows the last choice only", () => {
    const table = creerTableAuSalon()
      .hote(choisir)
      .hote({ type: "choisirQuizz", quizzId: "autre" });
    table.systeme(charge("choix"));
    expect(table.partie).toMatchObject({ choix: null, attente: { quizzId: "autre" } });
    table.systeme(
      charge("choix", creerQuizz([creerQuestionRien()], { _id: "autre", title: "Autre" })),
    );
    expect(table.partie.choix?.title).toBe("Autre");
  });

  it("says when it cannot be read, and keeps another one chosen before", () => {
    const table = creerTableAuSalon().choisir(LU).hote({ type: "choisirQuizz", quizzId: "autre" });
    table.systeme({ type: "quizzIndisponible", quizzId: "ancien" });
    expect(table.partie.attente).toEqual({ quoi: "quizz", quizzId: "autre", pour: "choix" });
    table.systeme({ type: "quizzIndisponible", quizzId: "autre" });
    expect(table.demandes("prevenirHote")).toEqual([
      { type: "prevenirHote", refus: "quizz_introuvable" },
    ]);
    expect(table.partie).toMatchObject({ attente: null, choix: { _id: "quizz" } });
    table.hote(choisir).systeme({ type: "quizzIndisponible", quizzId: "quizz" });
    expect(table.partie.choix).toBeNull();
  });

  it("says when it is empty", () => {
    const table = creerTableAuSalon()
      .hote(choisir)
      .systeme(charge("choix", creerQuizz([])));
    expect(table.demandes("prevenirHote")).toEqual([{ type: "prevenirHote", refus: "quizz_vide" }]);
    expect(table.partie).toMatchObject({ attente: null, choix: null });
  });
});

describe("'Lancer'", () => {
  it("reads the quizz again, then plays its last version", () => {
    const table = creerTableAuSalon().choisir(LU).hote({ type: "lancer" });
    expect(table.attendu).toEqual({ quoi: "quizz", quizzId: "quizz", pour: "lancement" });
    const paquet = { normal: ["i1"], rare: ["r1"], aDeux: [] };
    table.systeme({
      ...charge(
        "lancement",
        creerQuizz([creerQuestionChoix(), creerQuestionChoix(), creerQuestionRien()], {
          title: "Revu",
        }),
      ),
      imprevus: creerCartesDImprevus(paquet),
    });
    expect(table.partie).toMatchObject({
      phase: "jeu",
      position: 0,
      attente: null,
      choix: { title: "Revu", questionsCount: 2 },
      paquet,
    });
    expect(table.manche.participants).toEqual([LEA, TOM, ZOE]);
  });

  it("does not start with what was read for the choice", () => {
    const table = creerTableAuSalon().choisir(LU).hote({ type: "lancer" }).systeme(charge("choix"));
    expect(table.partie.phase).toBe("salon");
    table.systeme(charge("lancement"));
    expect(table.partie.phase).toBe("jeu");
    const { partie } = table;
    expect(table.systeme(charge("lancement")).partie).toBe(partie);
  });

  it("refuses without a quizz, or while one is being read", () => {
    expect(creerTableAuSalon().refus(HOTE, { type: "lancer" })).toBe("aucun_quizz");
    const table = creerTableAuSalon().choisir(LU).hote(choisir);
    expect(table.refus(HOTE, { type: "lancer" })).toBe("chargement_en_cours");
    table.systeme(charge("choix")).hote({ type: "lancer" });
    expect(table.refus(HOTE, { type: "lancer" })).toBe("chargement_en_cours");
  });

  it.each([
    { joueurs: [], parametres: {}, refus: "pas_assez_de_joueurs" },
    { joueurs: ["Léa"], parametres: {}, refus: "pas_assez_de_joueurs" },
    { joueurs: [], parametres: { createur: true }, refus: "pas_assez_de_joueurs" },
    { joueurs: [], parametres: { modeJeu: "local" }, refus: "local_sans_joueur" },
    { joueurs: [], parametres: { modeJeu: "local", createur: true }, refus: "local_sans_joueur" },
  ] as const)("refuses $joueurs with $parametres: $refus", ({ joueurs, parametres, refus }) => {
    const table = creerTableAuSalon({ joueurs, parametres }).choisir(LU);
    expect(table.refus(HOTE, { type: "lancer" })).toBe(refus);
  });

  it.each([
    { joueurs: ["Léa", "Tom"], parametres: {} },
    { joueurs: ["Léa"], parametres: { createur: true } },
    { joueurs: ["Léa", "Tom"], parametres: { modeJeu: "rapidite" } },
    { joueurs: ["Léa"], parametres: { modeJeu: "local" } },
  ] as const)("accepts $joueurs with $parametres", ({ joueurs, parametres }) => {
    expect(creerTableAuSalon({ joueurs, parametres }).lancer(LU).partie.phase).toBe("jeu");
  });

  it("gives up when people left while the quizz was being read", () => {
    const table = creerTableAuSalon({ joueurs: ["Léa", "Tom"] })
      .choisir(LU)
      .hote({ type: "lancer" });
    table.faire(TOM, { type: "quitter" }).systeme(charge("lancement"));
    expect(table.partie).toMatchObject({ phase: "salon", attente: null, choix: { _id: "quizz" } });
    expect(table.demandes("prevenirHote")).toEqual([
      { type: "prevenirHote", refus: "pas_assez_de_joueurs" },
    ]);
    const locale = creerTableAuSalon({ joueurs: ["Léa"], parametres: { modeJeu: "local" } })
      .choisir(LU)
      .hote({ type: "lancer" });
    locale.hote({ type: "supprimerJoueur", joueur: LEA }).systeme(charge("lancement"));
    expect(locale.demandes("prevenirHote")).toEqual([
      { type: "prevenirHote", refus: "local_sans_joueur" },
    ]);
  });

  it("gives up when the quizz has been emptied or taken away", () => {
    const table = creerTableAuSalon()
      .choisir(LU)
      .hote({ type: "lancer" })
      .systeme(charge("lancement", creerQuizz([])));
    expect(table.partie).toMatchObject({ phase: "salon", choix: null, attente: null });
    const autre = creerTableAuSalon().choisir(LU).hote({ type: "lancer" });
    autre.systeme({ type: "quizzIndisponible", quizzId: "quizz" });
    expect(autre.partie).toMatchObject({ phase: "salon", choix: null, attente: null });
  });
});

describe("'Retour salon'", () => {
  it("brings everybody back with counters at zero, the next quizz to be chosen", () => {
    const table = creerTableEnJeu([creerQuestionChoix()])
      .repondre(LEA, "Canberra")
      .reveler()
      .suivant();
    const joueurs = Object.keys(table.partie.joueurs);
    table.hote({ type: "retourSalon" });
    expect(Object.keys(table.partie.joueurs)).toEqual(joueurs);
    expect(table.partie).toMatchObject({
      phase: "salon",
      position: 0,
      quizz: null,
      manche: null,
      imprevu: null,
      minuteur: null,
      pause: false,
      ardoise: [],
      choix: null,
    });
    expect(table.refus(HOTE, { type: "lancer" })).toBe("aucun_quizz");
    expect([table.joueur(LEA).score, table.gorgees(TOM)]).toEqual([0, 0]);
  });

  it("leaves the end readable until the next game begins", () => {
    const table = creerTableEnJeu([creerQuestionChoix()])
      .repondre(LEA, "Canberra")
      .reveler()
      .suivant();
    const { fin } = table.partie;
    table.hote({ type: "retourSalon" });
    expect(table.partie.fin).toBe(fin);
    expect(table.lancer(LU).partie.fin).toBeNull();
  });

  it("is for the end of a game", () => {
    expect(creerTableAuSalon().refus(HOTE, { type: "retourSalon" })).toBe("mauvaise_phase");
    expect(creerTableEnJeu([creerQuestionChoix()]).refus(HOTE, { type: "retourSalon" })).toBe(
      "mauvaise_phase",
    );
  });

  it("lets the same room play another quizz, with other settings", () => {
    const table = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()])
      .hote({ type: "terminer" })
      .hote({ type: "retourSalon" });
    table.hote({ type: "reglerParametres", modeJeu: "rapidite", createur: true });
    table.lancer(creerQuizz([creerQuestionRien(), creerQuestionChoix()], { _id: "second" }));
    expect(table.partie).toMatchObject({ phase: "jeu", position: 0, quizz: { _id: "second" } });
    table.suivant().repondre(LEA, "Canberra").suivant();
    expect(table.partie.fin?.raison).toBe("quizz");
    expect(table.joueur(LEA).score).toBe(1);
  });

  it("starts from zero even what was written in the salon, and forgets who has cancelled at the gamble", () => {
    const table = creerTableAuSalon().hote({
      type: "fixerGorgees",
      joueur: LEA,
      de: 0,
      gorgees: 5,
    });
    const lea = { ...table.joueur(LEA), gambling: true, score: 4 };
    const suite = table.copie({ joueurs: { ...table.partie.joueurs, [LEA]: lea } }).lancer(LU);
    expect(suite.joueur(LEA)).toMatchObject({ gambling: false, score: 0 });
    expect(suite.partie.ardoise).toEqual([]);
  });
});
