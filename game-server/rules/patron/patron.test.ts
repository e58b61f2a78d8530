import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SituationDuPatron } from "#contracts/patron.ts";
import type { ParametresDePartie } from "../types.ts";
import { createPropertyRunOptions, DELAI_LONG_DE_TEST } from "../test/essais.ts";
import { executerGeste } from "../test/gestes.ts";
import { ouvrirPartieAvecJoueurs, arbitraireDeSoiree } from "../test/ouvrir.ts";
import { creerQuestionChoix, creerQuizz } from "../test/quizz.ts";
import { REPLIQUES } from "../test/repliques.ts";
import {
  creerTableALImprevu,
  LEA,
  MAX,
  creerTableAuSalon,
  type Table,
  TOM,
  ZOE,
} from "../test/table.ts";
import { ecrireLignesArdoise } from "../ardoise.ts";
import { deriveAlarmsOfPartie } from "../derived.ts";
import { trouverOccasionsDuPatron } from "./occasions.ts";

const QUESTIONS = [
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
];
const JUSTE = "Canberra";
const FAUX = "Perth";
const NOMS = ["Léa", "Tom", "Zoé", "Max"];
const MINUTE = 60_000;

/** The situation of the current line; null without a line. */
function sujet({ partie: { patron } }: Table): string | null {
  return patron.dit === null ? null : (patron.vues.at(-1)?.replace(/-\d+$/, "") ?? null);
}
const nommes = ({ partie }: Table) =>
  partie.patron.dit?.texte.flatMap((m) => (m.t === "joueur" ? [m.id] : [])) ?? [];

/** The lines of the patron, reduced to these situations. */
const seulement = (...quoi: readonly SituationDuPatron[]) => ({
  ...Object.fromEntries(Object.keys(REPLIQUES).map((nom) => [nom, []])),
  ...Object.fromEntries(quoi.map((nom) => [nom, REPLIQUES[nom]])),
});

/** A game of four on its first question, in which the patron only comments these situations. */
function enJeu(
  quoi: readonly SituationDuPatron[],
  parametres: Partial<ParametresDePartie> = {},
  semence = 1,
): Table {
  const table = creerTableAuSalon({ joueurs: NOMS, parametres, semence }).lancer(
    creerQuizz(QUESTIONS),
  );
  table.repliques = { ...REPLIQUES, ...seulement(...quoi) };
  return table;
}

/** Plays one question, from its answers (null for none) to its reveal. */
function question(table: Table, reponses: Readonly<Record<string, string | null>>): Table {
  for (const [id, reponse] of Object.entries(reponses))
    if (reponse !== null) table.repondre(id, reponse);
  return table.partie.etape === 0 ? table.reveler() : table;
}
const TOUS = (reponse: string) => ({
  [LEA]: reponse,
  [TOM]: reponse,
  [ZOE]: reponse,
  [MAX]: reponse,
});

describe("what the patron speaks of", () => {
  it("greets who comes in, and names them", () => {
    const table = creerTableAuSalon({ joueurs: [] });
    table.repliques = REPLIQUES;
    table.rejoindre("Léa");
    expect(sujet(table)).toBe("arrivee");
    expect(nommes(table).every((id) => id === LEA)).toBe(true);
  });

  it("has a word for water", () => {
    const table = enJeu(["eau"]);
    table.faire(ZOE, { type: "sansAlcool", actif: true });
    expect(sujet(table)).toBe("eau");
    expect(nommes(table)).toEqual([ZOE]);
  });

  it("greets at the launch, however fast it follows the choice of the quizz", () => {
    const table = creerTableAuSalon();
    table.repliques = REPLIQUES;
    table.lancer(creerQuizz(QUESTIONS));
    expect(sujet(table)).toBe("lancement");
  });

  it("opens the game, then another one", () => {
    const table = creerTableAuSalon();
    table.repliques = { ...REPLIQUES, ...seulement("lancement", "encore", "fin", "retourSalon") };
    table.lancer(creerQuizz(QUESTIONS));
    expect(sujet(table)).toBe("lancement");
    table.apres(MINUTE).hote({ type: "terminer" });
    expect(sujet(table)).toBe("fin");
    table.apres(MINUTE).hote({ type: "retourSalon" });
    expect(sujet(table)).toBe("retourSalon");
    table.apres(MINUTE).lancer(creerQuizz(QUESTIONS));
    expect(sujet(table)).toBe("encore");
  });

  it.each([
    ["tousJustes", TOUS(JUSTE), []],
    ["personneJuste", TOUS(FAUX), []],
    ["seulJuste", { ...TOUS(FAUX), [TOM]: JUSTE }, [TOM]],
    ["sansReponse", {}, []],
  ] as const)("%s: of a reveal, and not before it", (quoi, reponses, qui) => {
    const table = enJeu([quoi]);
    const avant = Object.entries(reponses).slice(0, -1);
    for (const [id, reponse] of avant) table.repondre(id, reponse);
    expect(sujet(table)).toBeNull();
    for (const [id, reponse] of Object.entries(reponses).slice(-1)) table.repondre(id, reponse);
    if (table.partie.etape === 0) table.reveler();
    expect(sujet(table)).toBe(quoi);
    expect(nommes(table).filter((id) => ![...qui].some((un) => un === id))).toEqual([]);
  });

  it("names the first one who is wrong, once in a game", () => {
    const table = question(enJeu(["premierFaux"]), { ...TOUS(JUSTE), [TOM]: FAUX });
    expect(sujet(table)).toBe("premierFaux");
    expect(nommes(table).every((id) => id === TOM)).toBe(true);
    const { vues } = table.partie.patron;
    question(table.apres(MINUTE).suivant(), { ...TOUS(JUSTE), [LEA]: FAUX });
    expect(table.partie.patron.vues).toBe(vues);
  });

  it("singles nobody out when several are the first to be wrong", () => {
    for (let semence = 1; semence <= 20; semence++) {
      const table = enJeu(["premierFaux"], {}, semence);
      question(table, { ...TOUS(FAUX), [LEA]: JUSTE });
      expect([sujet(table), nommes(table)]).toEqual(["premierFaux", []]);
    }
  });

  it.each([
    ["serieJuste", { ...TOUS(FAUX), [LEA]: JUSTE }],
    ["serieFaux", { ...TOUS(JUSTE), [LEA]: FAUX }],
  ] as const)("%s: at the third in a row", (quoi, reponses) => {
    const table = enJeu([quoi]);
    question(table, reponses).apres(MINUTE).suivant();
    question(table, reponses).apres(MINUTE).suivant();
    expect(sujet(table)).toBeNull();
    question(table, reponses);
    expect([sujet(table), nommes(table)]).toEqual([quoi, [LEA]]);
  });

  it("counts a row with the verdicts that the host has given in the end", () => {
    const table = enJeu(["serieFaux"]);
    question(table, { ...TOUS(JUSTE), [LEA]: FAUX })
      .apres(MINUTE)
      .suivant();
    question(table, { ...TOUS(JUSTE), [LEA]: FAUX }).juger({ [LEA]: "juste" });
    question(table.apres(MINUTE).suivant(), { ...TOUS(JUSTE), [LEA]: FAUX });
    expect(sujet(table)).toBeNull();
    expect(table.partie.patron.series).toMatchObject({ [LEA]: 1, [TOM]: 2 });
  });

  it("sees who takes the lead, who shares it and who climbs", () => {
    const table = enJeu(["tete", "egalite", "remontee"]);
    question(table, { ...TOUS(JUSTE), [LEA]: FAUX }).suivant();
    question(table, { ...TOUS(JUSTE), [LEA]: FAUX, [TOM]: FAUX }).suivant();
    expect(sujet(table)).toBeNull();
    question(table, { ...TOUS(FAUX), [MAX]: JUSTE });
    expect([sujet(table), nommes(table)]).toEqual(["tete", [MAX]]);
    question(table.apres(MINUTE).suivant(), { ...TOUS(FAUX), [ZOE]: JUSTE });
    expect(sujet(table)).toBe("egalite");
    expect(nommes(table).every((id) => id === ZOE || id === MAX)).toBe(true);
  });

  it("says who was quick, and that nobody was wrong, in rapidité", () => {
    const table = enJeu(["rapidite", "seulJuste", "premierFaux"], { modeJeu: "rapidite" });
    table.repondre(ZOE, JUSTE);
    expect([sujet(table), nommes(table)]).toEqual(["rapidite", [ZOE]]);
  });

  it("has a thought for 69", () => {
    const table = enJeu(["soixanteNeuf"]);
    table.hote({ type: "fixerGorgees", joueur: TOM, de: 0, gorgees: 68 });
    expect(sujet(table)).toBeNull();
    table.hote({ type: "fixerGorgees", joueur: TOM, de: 68, gorgees: 69 });
    expect(sujet(table)).toBe("soixanteNeuf");
  });

  it("announces a card, a rare one, a cul sec, a mini-game", () => {
    const parler = (table: Table) => {
      table.repliques = REPLIQUES;
    };
    const sujetDe = (champs: { rare?: boolean; culSec?: boolean }) =>
      sujet(creerTableALImprevu(QUESTIONS, champs, {}, parler));
    expect(sujetDe({})).toBe("imprevu");
    expect(sujetDe({ rare: true })).toBe("rare");
    expect(sujetDe({ culSec: true, rare: true })).toBe("culSec");
    const questions = [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()];
    const jeu = creerTableALImprevu(
      questions,
      { _id: "mini-roulette-russe", text: "" },
      {},
      parler,
    );
    expect(sujet(jeu)).toBe("miniJeu");
  });
});

describe("how much he speaks", () => {
  // test/invariants.ts checks what the patron says during the evening, and how often
  it("speaks in any evening, unless he is told not to", DELAI_LONG_DE_TEST, () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        soiree.lancer();
        for (const geste of champs.suite) executerGeste(soiree, geste);
        if (champs.parametres.patron === "muet")
          expect(soiree.partie.patron).toMatchObject({ dit: null, a: null, vues: [] });
        else expect(soiree.partie.patron.vues.length).toBeGreaterThan(0);
      }),
      createPropertyRunOptions(60),
    );
  });

  it.each([
    ["bavard", 20_000],
    ["discret", 60_000],
  ] as const)("%s: nothing for %i ms after he has spoken", (patron, ecart) => {
    const table = creerTableAuSalon({ joueurs: [], parametres: { patron } });
    table.repliques = REPLIQUES;
    table
      .rejoindre("Léa")
      .apres(ecart - 1)
      .rejoindre("Tom");
    expect(table.partie.patron.vues).toHaveLength(1);
    table.apres(1).rejoindre("Zoé");
    expect(table.partie.patron.vues).toHaveLength(2);
  });

  it.each(["bavard", "discret"] as const)(
    "%s: has a word for the end, whatever he has just said",
    (patron) => {
      const table = question(enJeu(["tousJustes", "fin"], { patron }), TOUS(JUSTE));
      expect(sujet(table)).toBe("tousJustes");
      table.hote({ type: "terminer" });
      expect(sujet(table)).toBe("fin");
    },
  );

  it("says nothing when he is told not to, and what he had said goes at once, in the middle of a game", () => {
    const table = question(enJeu(["tousJustes"]), TOUS(JUSTE));
    expect(table.partie.patron.dit).not.toBeNull();
    // the command is parsed as it arrives from a phone
    const muet = { type: "reglerParametres", patron: "muet", id: "commande-1" } as const;
    table.hote(muet);
    expect(table.partie.patron.dit).toBeNull();
    expect(table.partie.parametres).not.toHaveProperty("id");
    question(table.apres(MINUTE).suivant(), TOUS(JUSTE));
    expect(table.partie.patron.vues).toHaveLength(1);
    expect(
      table.refus("CREATEUR", { type: "reglerParametres", patron: "bavard", createur: true }),
    ).toBe("mauvaise_phase");
  });

  it("is silent once all he knows is said", () => {
    const table = creerTableAuSalon({ joueurs: [] });
    table.repliques = { ...REPLIQUES, ...seulement("arrivee") };
    for (let i = 0; i < REPLIQUES.arrivee.length + 3; i++)
      table.apres(MINUTE).rejoindre(`Nom ${i}`);
    expect(table.partie.patron.vues.toSorted()).toEqual(
      REPLIQUES.arrivee.map(({ id }) => id).toSorted(),
    );
  });

  it("speaks to nobody: not in a pause, nor to a screen that is gone", () => {
    const table = enJeu(["retardataire"]).hote({ type: "pause", active: true }).rejoindre("Luc");
    expect(sujet(table)).toBeNull();
    const sans = enJeu(["retardataire"]).deconnecter("CREATEUR").rejoindre("Luc");
    expect(sujet(sans)).toBeNull();
  });

  it("takes back a name that is no longer anybody's", () => {
    const table = creerTableAuSalon({ joueurs: [] });
    table.repliques = {
      ...REPLIQUES,
      ...seulement("cadeau"),
      arrivee: REPLIQUES.arrivee.slice(0, 1),
    };
    table.rejoindre("Gros Mot");
    expect(nommes(table)).toEqual([LEA]);
    table.hote({ type: "renommerJoueur", joueur: LEA, pseudo: "Léa" });
    expect(table.partie.patron.dit).toBeNull();
  });
});

describe("many sips at once", () => {
  it("are to be spread, shared or watered, whoever has them", () => {
    const { partie } = enJeu(["beaucoup"]);
    const lourd = ecrireLignesArdoise(partie, [{ qui: LEA, gorgees: 20, motif: "miniJeu" }]);
    expect(trouverOccasionsDuPatron(partie, lourd).beaucoup).toEqual([LEA]);
    const leger = ecrireLignesArdoise(partie, [{ qui: LEA, gorgees: 9, motif: "miniJeu" }]);
    expect(trouverOccasionsDuPatron(partie, leger).beaucoup).toBeNull();
    const note = ecrireLignesArdoise(partie, [{ qui: LEA, gorgees: 20, motif: "main" }]);
    expect(trouverOccasionsDuPatron(partie, note).beaucoup).toBeNull();
    const rendu = ecrireLignesArdoise(partie, [{ qui: LEA, gorgees: 20, motif: "partage" }]);
    expect(trouverOccasionsDuPatron(partie, rendu).beaucoup).toBeNull();
    const tous = [LEA, TOM].map((qui) => ({ qui, gorgees: 12, motif: "miniJeu" as const }));
    expect(trouverOccasionsDuPatron(partie, ecrireLignesArdoise(partie, tous)).beaucoup).toEqual(
      [],
    );
  });
});

describe("a silence", () => {
  const sonner = (table: Table) => {
    const alarme = deriveAlarmsOfPartie(table.partie).find(({ nom }) => nom === "patron");
    if (alarme === undefined) throw new Error("nothing is waited for");
    table.now = alarme.deadline;
    return table.systeme(alarme.commande);
  };

  it("is remarked after 45 s without an answer, once", () => {
    const table = enJeu(["silence"]).repondre(LEA, JUSTE);
    expect(table.arme("patron")?.delaiMs).toBe(45_000);
    expect(sujet(sonner(table))).toBe("silence");
    expect(deriveAlarmsOfPartie(table.partie).some(({ nom }) => nom === "patron")).toBe(false);
  });

  it("names who is waited for, 8 s after all the others have answered, and no longer than the question", () => {
    const table = enJeu(["dernierARepondre"]);
    for (const id of [LEA, TOM, ZOE]) table.repondre(id, JUSTE);
    expect(table.arme("patron")?.delaiMs).toBe(8_000);
    expect(nommes(sonner(table))).toEqual([MAX]);
    table.repondre(MAX, JUSTE);
    expect(table.partie.patron.dit).toBeNull();
  });

  it.each([
    ["muet", { patron: "muet" }],
    ["local", { modeJeu: "local" }],
  ] as const)("%s: nothing is waited for", (_, parametres) => {
    const table = enJeu(["silence"], parametres).apres(1).hote({ type: "resync" });
    expect(deriveAlarmsOfPartie(table.partie).some(({ nom }) => nom === "patron")).toBe(false);
  });
});
