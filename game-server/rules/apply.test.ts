import { COMPOSITION_SANS_QUESTION } from "#contracts/composition.ts";
import { describe, expect, it } from "vitest";
import {
  type CommandeDEcran,
  type NomCommandeDEcran,
  commandeDEcran,
} from "#contracts/commandes.ts";
import { CODES_REFUS } from "#contracts/refus.ts";
import { applyCommand } from "./apply.ts";
import { creerQuestionChoix, creerImprevu } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  type Table,
  TOM,
  creerTableALImprevu,
  creerTableEnJeu,
  creerTableAuSalon,
} from "./test/table.ts";
import { type Commande, type CommandesDuSysteme, AUTEUR_SYSTEME } from "./types/commandes.ts";

const tour = 1;
/** One well-formed example of every command of the wire. */
const DU_FIL: { [Nom in NomCommandeDEcran]: Extract<CommandeDEcran, { type: Nom }> } = {
  reglerParametres: { type: "reglerParametres", createur: true },
  renommerCreateur: { type: "renommerCreateur", pseudo: "Eve" },
  choisirQuizz: { type: "choisirQuizz", quizzId: "quizz" },
  composerSoiree: {
    type: "composerSoiree",
    tags: [],
    nombre: 20,
    difficulte: "melange",
    sources: ["publics"],
  },
  ajouterJoueur: { type: "ajouterJoueur", pseudo: "Luc" },
  lancer: { type: "lancer" },
  supprimerJoueur: { type: "supprimerJoueur", joueur: TOM },
  fixerGorgees: { type: "fixerGorgees", joueur: LEA, de: 0, gorgees: 3 },
  dessiner: { type: "dessiner", dessin: "wAEA_w" },
  effacerDessin: { type: "effacerDessin", joueur: LEA, numero: 1 },
  annulerLigne: { type: "annulerLigne", ligne: 1 },
  resync: { type: "resync" },
  supprimerRoom: { type: "supprimerRoom" },
  mediaPret: { type: "mediaPret", tour },
  reveler: { type: "reveler", tour },
  suivant: { type: "suivant", tour },
  passer: { type: "passer", tour },
  juger: { type: "juger", tour, jugements: { [LEA]: "juste" } },
  noterOffre: { type: "noterOffre", tour, offre: 0, prises: 0, joueurs: [LEA] },
  montrerSuite: { type: "montrerSuite", tour },
  finirImprevu: { type: "finirImprevu", tour },
  ouvrirScrutin: { type: "ouvrirScrutin", tour },
  fermerScrutin: { type: "fermerScrutin", tour },
  trancher: { type: "trancher", tour, issue: "ovation" },
  voter: { type: "voter", tour, voix: "ovation" },
  pause: { type: "pause", active: true },
  tenir: { type: "tenir", tour, tenu: true },
  terminer: { type: "terminer" },
  retourSalon: { type: "retourSalon" },
  repondre: { type: "repondre", tour, reponse: ["Perth"] },
  renommerJoueur: { type: "renommerJoueur", joueur: LEA, pseudo: "Léonie" },
  fusionner: { type: "fusionner", de: LEA, vers: TOM },
  confierTelecommande: { type: "confierTelecommande", joueur: null },
  tirer: { type: "tirer", tour, tir: 0, sur: "soi" },
  miser: { type: "miser", tour, mise: 4 },
  deviner: { type: "deviner", tour, nombre: 4 },
  distribuer: { type: "distribuer", tour, reste: 1, dons: [{ a: TOM, gorgees: 1 }] },
  partager: { type: "partager", tour },
  sansAlcool: { type: "sansAlcool", actif: true },
  renommer: { type: "renommer", pseudo: "Luc" },
  quitter: { type: "quitter" },
};
/** An example of every command that only the room itself may give. */
const DE_LA_ROOM: { [Nom in keyof CommandesDuSysteme]: { type: Nom } & CommandesDuSysteme[Nom] } = {
  rejoindre: { type: "rejoindre", pseudo: "Luc", jeton: "s", sansAlcool: false, compte: null },
  hoteArrive: { type: "hoteArrive", jeton: "s", pseudo: "Eve", compte: null },
  oublierCompteHote: { type: "oublierCompteHote" },
  deconnecter: { type: "deconnecter", id: LEA },
  repitFini: { type: "repitFini", id: LEA, absence: 1 },
  expirerJoueur: { type: "expirerJoueur", id: LEA, absence: 1 },
  fermer: { type: "fermer", cause: "hote" },
  tempsEcoule: { type: "tempsEcoule", tour, numero: 1 },
  silence: { type: "silence", tour },
  poursuivre: { type: "poursuivre", tour, numero: 1 },
  attenteMediaFinie: { type: "attenteMediaFinie", tour },
  compositionTiree: {
    type: "compositionTiree",
    tirage: "t",
    tiree: COMPOSITION_SANS_QUESTION,
  },
  compositionManquee: { type: "compositionManquee", tirage: "t" },
  quizzCharge: {
    type: "quizzCharge",
    pour: "choix",
    imprevus: [],
    quizz: {
      _id: "quizz",
      title: "Un quizz",
      createur: "u1",
      createurPseudo: "Ada",
      questions: [creerQuestionChoix()],
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      tags: [],
      source: "",
      auteur: "",
      licence: "",
      date: "",
      note: -1,
    },
  },
  quizzIndisponible: { type: "quizzIndisponible", quizzId: "quizz" },
  imprevuCharge: {
    type: "imprevuCharge",
    imprevu: creerImprevu({ _id: "i1", text: "", media: "" }),
  },
  imprevuIndisponible: { type: "imprevuIndisponible", id: "i1" },
  imprevuRetire: { type: "imprevuRetire", id: "i1" },
  rouletteArretee: { type: "rouletteArretee", tour },
  restaurer: { type: "restaurer", instant: 0 },
};

const DU_JOUEUR: ReadonlySet<NomCommandeDEcran> = new Set([
  "voter",
  "repondre",
  "partager",
  "dessiner",
  "renommer",
  "quitter",
]);
const MINI_JEUX = ["tirer", "miser", "deviner"] as const;
const DE_LA_TELECOMMANDE: ReadonlySet<NomCommandeDEcran> = new Set([
  "suivant",
  "reveler",
  "passer",
  "fermerScrutin",
  "tenir",
  "confierTelecommande",
]);
const DES_DEUX: ReadonlySet<NomCommandeDEcran> = new Set([
  "distribuer",
  "sansAlcool",
  "ouvrirScrutin",
  ...MINI_JEUX,
]);
const filEntier = Object.values(DU_FIL);
const deLHote = filEntier.filter(({ type }) => !DU_JOUEUR.has(type) && !DES_DEUX.has(type));
const duJoueur = filEntier.filter(({ type }) => DU_JOUEUR.has(type));

/** Moments of an evening at which the rights are checked. */
const MOMENTS: [string, () => Table][] = [
  ["in the salon", () => creerTableAuSalon()],
  ["on a question", () => creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()])],
  ["on a warning", () => creerTableEnJeu([creerQuestionChoix({ temps: 5 })])],
  ["on a reveal", () => creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).reveler()],
  ["on an imprévu", () => creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()])],
  ["in pause", () => creerTableEnJeu([creerQuestionChoix()]).hote({ type: "pause", active: true })],
  ["at the end", () => creerTableEnJeu([creerQuestionChoix()]).hote({ type: "terminer" })],
];
const refus = (table: Table, auteur: string, demande: Commande) =>
  table.copie().refus(auteur, demande);

describe("the examples of this file", () => {
  it.each(filEntier)("$type is well formed on the wire", (demande) => {
    expect(commandeDEcran.parse(demande)).toEqual(demande);
  });

  it.each(Object.values(DE_LA_ROOM))("$type never comes from the wire", (demande) => {
    expect(commandeDEcran.safeParse(demande).success).toBe(false);
  });
});

describe.each(MOMENTS)("who may ask for what, %s (jeu §6)", (_, moment) => {
  const table = moment();
  const aJour = (demande: CommandeDEcran) =>
    "tour" in demande ? { ...demande, tour: table.partie.tour } : demande;

  it.each(deLHote)("$type is the host's", (demande) => {
    expect(refus(table, LEA, aJour(demande))).toBe("hote_seulement");
    expect(refus(table, AUTEUR_SYSTEME, aJour(demande))).toBe("hote_seulement");
    expect(refus(table, "personne", aJour(demande))).toBe("hote_seulement");
  });

  it.each(filEntier.filter(({ type }) => DE_LA_TELECOMMANDE.has(type)))(
    "$type is for the player who has the remote control too",
    (demande) => {
      const resultat = applyCommand(table.copie({ telecommande: LEA }).partie, aJour(demande), {
        now: 0,
        auteur: LEA,
        entropie: [],
      });
      expect(resultat.ok || resultat.refus).not.toBe("hote_seulement");
    },
  );

  it.each(deLHote.filter(({ type }) => !DE_LA_TELECOMMANDE.has(type)))(
    "$type is not for the player who has the remote control",
    (demande) => {
      const tenue = table.copie({ telecommande: LEA });
      expect(refus(tenue, LEA, aJour(demande))).toBe("hote_seulement");
    },
  );

  it.each(duJoueur)("$type is a player's", (demande) => {
    expect(refus(table, HOTE, aJour(demande))).toBe("joueur_seulement");
  });

  it("distribuer is everybody's", () => {
    for (const auteur of [HOTE, LEA])
      expect(["trop_tard", "rien_a_distribuer"]).toContain(
        refus(table, auteur, aJour(DU_FIL.distribuer)),
      );
  });

  it.each(MINI_JEUX)("%s is everybody's", (nom) => {
    for (const auteur of [HOTE, LEA])
      expect(refus(table, auteur, aJour(DU_FIL[nom]))).toBe("trop_tard");
  });

  it("sansAlcool is everybody's", () => {
    for (const auteur of [HOTE, LEA])
      expect(table.copie().faire(auteur, DU_FIL.sansAlcool).joueur(auteur).sansAlcool).toBe(true);
  });

  it.each([...duJoueur, DU_FIL.distribuer, DU_FIL.sansAlcool])(
    "$type is for people of the room",
    (demande) => {
      for (const inconnu of ["personne", "", AUTEUR_SYSTEME, "constructor", "__proto__"])
        expect(refus(table, inconnu, aJour(demande))).toBe("joueur_inconnu");
    },
  );

  it.each(Object.values(DE_LA_ROOM))("$type is the room's own", (demande) => {
    for (const auteur of [HOTE, LEA, "personne"])
      expect(refus(table, auteur, demande)).toBe("message_invalide");
  });

  it.each([...filEntier, ...Object.values(DE_LA_ROOM)])(
    "$type from anybody never breaks the game",
    (demande) => {
      for (const auteur of [HOTE, LEA, TOM, AUTEUR_SYSTEME, "personne"]) {
        const resultat = applyCommand(table.partie, demande, {
          now: table.now,
          auteur,
          entropie: [],
        });
        if (resultat.ok)
          expect(JSON.parse(JSON.stringify(resultat.partie))).toEqual(resultat.partie);
        else expect(CODES_REFUS).toContain(resultat.refus);
      }
    },
  );
});

describe("what every screen may be asked", () => {
  it("to start afresh", () => {
    const table = creerTableAuSalon();
    const { partie } = table;
    expect(table.hote({ type: "resync" }).effets).toEqual([{ type: "resync" }]);
    expect(table.partie).toBe(partie);
  });
});

describe("the seed", () => {
  it("moves when dice are thrown, and only then", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    const { graine } = table.partie;
    table.repondre(LEA, "Perth").rejoindre("Max");
    expect(table.partie.graine).toBe(graine);
    expect(table.reveler().partie.graine).not.toEqual(graine);
  });
});
