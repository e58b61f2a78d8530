/** Writing the sips that a text names: decisions-jeu "Imprévus". */
import { describe, expect, it } from "vitest";
import { creerQuestionChoix } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  TOM,
  ZOE,
  type Table,
  creerTableALImprevu,
  creerTableEnJeu,
} from "./test/table.ts";
import type { CommandeDeType } from "./types/commandes.ts";

const QUATRE = [
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
];
const noter = (
  tour: number,
  joueurs: readonly string[],
  { offre = 0, prises = 0 } = {},
): CommandeDeType<"noterOffre"> => ({
  type: "noterOffre",
  tour,
  offre,
  prises,
  joueurs: [...joueurs],
});
const suite = (text: string) => ({ media: "", text });
const offresDe = (table: Table) => table.partie.imprevu?.offres ?? [];
/** The lines written since `avant`. */
const ecrites = (table: Table, avant: number) =>
  table.partie.ardoise.slice(avant).map(({ qui, gorgees, motif }) => [qui, gorgees, motif]);

describe("sips that name who drinks", () => {
  const unNom = () => creerTableALImprevu(QUATRE, { text: "&joueur boit &gorgeeEntre[3;3]" });

  it("are written with one tap, once: a double tap writes nothing more", () => {
    const table = unNom();
    const { tour, ardoise } = table.partie;
    const [nomme = ""] = offresDe(table)[0]?.cibles ?? [];
    table.hote(noter(tour, [nomme]));
    expect(ecrites(table, ardoise.length)).toEqual([[nomme, 3, "imprevu"]]);
    for (const prises of [0, 1])
      expect(table.refus(HOTE, noter(tour, [nomme], { prises }))).toBe("offre_prise");
    expect(table.refus(HOTE, noter(tour, [nomme], { offre: 1 }))).toBe("offre_prise");
  });

  it("come too late for another step", () => {
    const table = unNom();
    const { tour } = table.partie;
    expect(table.refus(HOTE, noter(tour - 1, [LEA]))).toBe("trop_tard");
    table.suivant();
    expect(table.refus(HOTE, noter(tour, [LEA]))).toBe("trop_tard");
  });

  it("are not written for somebody who has left", () => {
    const table = unNom();
    const { tour } = table.partie;
    const [nomme = ""] = offresDe(table)[0]?.cibles ?? [];
    table.faire(nomme, { type: "quitter" });
    expect(table.refus(HOTE, noter(tour, [nomme]))).toBe("joueur_inconnu");
  });
});

describe("sips for everybody, everybody but somebody, several", () => {
  it("tout le monde: all of them are ticked, and written in one go", () => {
    const table = creerTableALImprevu(QUATRE, { text: "Tout le monde boit &gorgeeEntre[3;3]" });
    const { tour, ardoise } = table.partie;
    expect(offresDe(table)).toMatchObject([{ nommee: false, cibles: [LEA, TOM, ZOE] }]);
    table.hote(noter(tour, [LEA, TOM, ZOE]));
    expect(ecrites(table, ardoise.length)).toEqual([
      [LEA, 3, "imprevu"],
      [TOM, 3, "imprevu"],
      [ZOE, 3, "imprevu"],
    ]);
  });

  it("sauf: who is excepted is not ticked; the host has the last word", () => {
    const table = creerTableALImprevu(QUATRE, {
      text: "Tout le monde boit 2 gorgées, sauf &joueur.",
    });
    const { tour, ardoise, imprevu } = table.partie;
    const excepte = imprevu?.texte.find((morceau) => morceau.t === "joueur");
    expect(offresDe(table)[0]?.cibles).toHaveLength(2);
    expect(offresDe(table)[0]?.cibles).not.toContain(excepte?.t === "joueur" && excepte.id);
    table.hote(noter(tour, [LEA, TOM, LEA]));
    expect(ecrites(table, ardoise.length).map(([qui]) => qui)).toEqual([LEA, TOM]);
  });

  it("are written again each time it happens, and once for one tap", () => {
    const table = creerTableALImprevu(QUATRE, { text: "Chaque oubli coûte une gorgée." });
    const { tour, ardoise } = table.partie;
    table.hote(noter(tour, [LEA]));
    expect(table.refus(HOTE, noter(tour, [LEA]))).toBe("offre_prise");
    table.hote(noter(tour, [TOM], { prises: 1 }));
    expect(ecrites(table, ardoise.length)).toEqual([
      [LEA, 1, "imprevu"],
      [TOM, 1, "imprevu"],
    ]);
  });

  it("are for those who drink: the creator in creator mode only, nobody unknown, somebody at least", () => {
    const table = creerTableALImprevu(QUATRE, { text: "Le dernier boit &gorgee" });
    const { tour } = table.partie;
    for (const inconnu of ["personne", "constructor", "__proto__", HOTE])
      expect(table.refus(HOTE, noter(tour, [LEA, inconnu]))).toBe("joueur_inconnu");
    const avecCreateur = creerTableALImprevu(
      QUATRE,
      { text: "Tout le monde boit 2 gorgées" },
      { parametres: { createur: true } },
    );
    const avant = avecCreateur.gorgees(HOTE);
    expect(offresDe(avecCreateur)[0]?.cibles).toContain(HOTE);
    avecCreateur.hote(noter(avecCreateur.partie.tour, [HOTE]));
    expect(avecCreateur.gorgees(HOTE)).toBe(avant + 2);
  });

  it("put in several hands what is to hand out, and take off what is wiped", () => {
    const donner = creerTableALImprevu(QUATRE, {
      text: "Les deux plus jeunes distribuent 2 gorgées",
    });
    donner.hote(noter(donner.partie.tour, [LEA, TOM]));
    expect(donner.enMain).toEqual({ [LEA]: 2, [TOM]: 2 });
    const effacer = creerTableALImprevu(QUATRE, {
      text: "&joueur fait effacer une gorgée à qui bon lui semble",
    });
    effacer.hote({ type: "fixerGorgees", joueur: TOM, de: effacer.gorgees(TOM), gorgees: 5 });
    expect(offresDe(effacer)).toMatchObject([{ sens: "effacer", nommee: false }]);
    effacer.hote(noter(effacer.partie.tour, [TOM]));
    expect(effacer.gorgees(TOM)).toBe(4);
  });
});

describe("what follows an imprévu", () => {
  const carte = {
    text: "&joueur distribue 2 gorgées",
    suite: suite("&joueurAutre distribue 5 gorgées"),
  };

  it("comes with its offers when the host says 'La suite'; what the text gives is in hand before", () => {
    const table = creerTableALImprevu(QUATRE, carte);
    const { tour } = table.partie;
    expect(Object.values(table.enMain)).toEqual([2]);
    expect(offresDe(table)).toEqual([]);
    table.hote({ type: "montrerSuite", tour });
    expect(offresDe(table)).toMatchObject([{ sens: "distribuer", nommee: true, gorgees: 5 }]);
    table.hote(noter(tour, offresDe(table)[0]?.cibles ?? []));
    expect(new Set(Object.values(table.enMain))).toEqual(new Set([2, 5]));
    const { partie } = table;
    expect(table.hote({ type: "montrerSuite", tour }).partie).toEqual(partie);
  });

  it("waits when the game moves on, as a rule that holds; then ends it", () => {
    const regle = {
      text: "Jusqu’à nouvel ordre, chaque oubli coûte une gorgée.",
      suite: suite("Fin de la règle : tout le monde boit 2 gorgées."),
    };
    const table = creerTableALImprevu(QUATRE, regle);
    const { tour } = table.partie;
    table.suivant();
    expect(table.partie.enCours).toMatchObject([{ tour, suiteMontree: false }]);
    const { length } = table.partie.ardoise;
    // the offer of an imprévu is written in the middle of the next question
    table.hote(noter(tour, [ZOE])).hote({ type: "montrerSuite", tour });
    expect(table.partie.enCours[0]?.offres).toHaveLength(2);
    table.hote(noter(tour, [LEA, TOM, ZOE], { offre: 1 }));
    expect(ecrites(table, length).map(([qui, n]) => [qui, n])).toEqual([
      [ZOE, 1],
      [LEA, 2],
      [TOM, 2],
      [ZOE, 2],
    ]);
    table.hote({ type: "finirImprevu", tour });
    expect(table.partie.enCours).toEqual([]);
    expect(table.refus(HOTE, { type: "montrerSuite", tour })).toBe("trop_tard");
    expect(table.refus(HOTE, noter(tour, [ZOE], { prises: 1 }))).toBe("trop_tard");
  });

  it("waits no more once it was read, nor after the game", () => {
    const lue = creerTableALImprevu(QUATRE, carte);
    lue.hote({ type: "montrerSuite", tour: lue.partie.tour }).suivant();
    expect(lue.partie.enCours).toEqual([]);
    const finie = creerTableALImprevu(QUATRE, carte).suivant();
    expect(finie.partie.enCours).toHaveLength(1);
    expect(finie.hote({ type: "terminer" }).partie.enCours).toEqual([]);
  });

  it("has no second button for the sips that its text names already", () => {
    const table = creerTableALImprevu(QUATRE, {
      text: "Duel : rire coûte &gorgee, ou 7 gorgées",
      suite: { text: "Fin du duel : &gorgee pour la défaite, 9 gorgées pour le bruit", media: "" },
    });
    const { tour } = table.partie;
    table.hote({ type: "montrerSuite", tour });
    const offres = table.partie.imprevu?.offres.map(({ gorgees }) => gorgees) ?? [];
    expect(offres.slice(1)).toEqual([7, 9]);
  });

  it("is refused where there is none", () => {
    const table = creerTableALImprevu(QUATRE, { text: "Rien ne suit" });
    expect(table.refus(HOTE, { type: "montrerSuite", tour: table.partie.tour })).toBe("trop_tard");
  });
});

describe("what follows a question", () => {
  const question = creerQuestionChoix({
    suite: suite("&joueur tente. Réussi : 2 gorgées à distribuer. Raté : 3 gorgées à boire."),
  });

  it("has its offers at the reveal, for whom the text is about; a verdict that changes takes nothing back", () => {
    const table = creerTableEnJeu([question, creerQuestionChoix()])
      .repondre(LEA, "Sydney")
      .reveler();
    const { tour } = table.partie;
    const [donner, boire] = table.manche.offres;
    expect([donner, boire]).toMatchObject([
      { sens: "distribuer", gorgees: 2, nommee: true },
      { sens: "boire", gorgees: 3, nommee: true },
    ]);
    const [qui = ""] = donner?.cibles ?? [];
    const avant = table.enMain[qui] ?? 0;
    table.hote(noter(tour, [qui]));
    expect(table.enMain[qui]).toBe(avant + 2);
    table.juger({ [LEA]: "faux" });
    expect(table.enMain[qui]).toBe(qui === LEA ? 2 : avant + 2);
    const bues = table.gorgees(qui);
    table.hote(noter(tour, [qui], { offre: 1 }));
    expect(table.gorgees(qui)).toBe(bues + 3);
  });

  it("has none before", () => {
    expect(creerTableEnJeu([question]).manche.offres).toEqual([]);
  });
});
