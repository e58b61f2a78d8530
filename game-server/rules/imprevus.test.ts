import { describe, expect, it } from "vitest";
import { listerGraines } from "./test/graines.ts";
import { creerQuestionChoix, creerImprevu } from "./test/quizz.ts";
import { HOTE, LEA, TOM, ZOE, creerTableALImprevu, creerTableEnJeu } from "./test/table.ts";

const QUATRE = [
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
  creerQuestionChoix(),
];

describe("an imprévu that names two people", () => {
  const jouer = (joueurs: readonly string[]) => {
    const imprevus = { normal: ["seul", "duo"], rare: [], aDeux: ["duo"] };
    const tires = new Set<string>();
    for (let semence = 0; semence < 40; semence++) {
      const parametres = { modeJeu: "local" } as const;
      const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
        semence,
        joueurs,
        parametres,
        imprevus,
      });
      table.reveler().juger({}).suivant();
      const { attente } = table.partie;
      if (attente?.quoi === "imprevu") tires.add(attente.id);
    }
    return [...tires].toSorted();
  };

  it("is not drawn for one person: another card is", () => {
    expect(jouer(["Léa"])).toEqual(["seul"]);
    expect(jouer(["Léa", "Tom"])).toEqual(["duo", "seul"]);
  });
});

describe("drawing an imprévu", () => {
  /** Ids of the imprévus drawn during a long game of one room. */
  function piocher(normal: string[], rare: string[], combien: number): string[] {
    const questions = Array.from({ length: combien * 4 }, () => creerQuestionChoix());
    const table = creerTableEnJeu(questions, { imprevus: { normal, rare, aDeux: [] } });
    const vus: string[] = [];
    while (vus.length < combien && table.partie.phase === "jeu") {
      if (table.partie.etape === 0) table.reveler();
      table.suivant();
      if (table.attendu?.quoi === "imprevu") vus.push(table.attendu.id);
    }
    return vus;
  }

  it("shows none again before the others of its kind", () => {
    const vus = piocher(["a", "b", "c", "d", "e"], [], 15);
    for (let i = 0; i < 15; i += 5)
      expect(vus.slice(i, i + 5).toSorted()).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("counts the rare ones apart", () => {
    const vus = piocher(["a", "b"], ["r1", "r2", "r3"], 80);
    const rares = vus.filter((id) => id.startsWith("r"));
    expect(rares.length).toBeGreaterThan(3);
    expect(new Set(rares.slice(0, 3)).size).toBe(3);
  });

  it("takes the other kind when one is empty, and goes on when there is none", () => {
    expect(new Set(piocher(["a"], [], 10))).toEqual(new Set(["a"]));
    expect(new Set(piocher([], ["r"], 10))).toEqual(new Set(["r"]));
    expect(piocher([], [], 10)).toEqual([]);
  });

  it("remembers what the room has seen from one quizz to the next", () => {
    const table = creerTableALImprevu(QUATRE)
      .hote({ type: "terminer" })
      .hote({ type: "retourSalon" });
    expect(table.partie.vus.normal).toEqual(["i1"]);
  });
});

describe("an imprévu on screen", () => {
  it("is asked for, and waited for", () => {
    const table = creerTableALImprevu(QUATRE);
    expect(table.avant).toMatchObject({ etape: 2, attente: { quoi: "imprevu", id: "i1" } });
    expect(table.partie).toMatchObject({ etape: 2, attente: null, manche: null });
    expect(table.dite).toBe(true);
  });

  it("is rendered with the same draw for its suite, for the people who are there", () => {
    const suite = { media: "suite.png", text: "&joueur contre &joueurAutre" };
    const table = creerTableALImprevu(QUATRE, { text: "&joueur puis &joueurAutre", suite });
    const { imprevu: vu } = table.partie;
    expect(vu?.texte[0]).toEqual(vu?.suite?.texte[0]);
    expect(vu?.texte[2]).toEqual(vu?.suite?.texte[2]);
    expect(vu?.suite?.media).toBe("suite.png");
    expect(vu?.media).toBe("");
  });

  it("never names somebody who is away, nor the host without creator mode", () => {
    for (const createur of [false, true]) {
      const nommes = new Set<string>();
      const attente = { quoi: "imprevu", id: "i1" } as const;
      const depart = creerTableALImprevu(QUATRE, {}, { parametres: { createur } }).deconnecter(TOM);
      for (const graine of listerGraines(60)) {
        const table = depart.copie({ imprevu: null, attente, graine });
        table.systeme({ type: "imprevuCharge", imprevu: creerImprevu() });
        for (const morceau of table.partie.imprevu?.texte ?? [])
          if (morceau.t === "joueur") nommes.add(morceau.id);
      }
      expect(nommes).toEqual(new Set(createur ? [HOTE, LEA, ZOE] : [LEA, ZOE]));
    }
  });

  it("names the players of the room locale, who have no phone", () => {
    const table = creerTableALImprevu(QUATRE, {}, { parametres: { modeJeu: "local" } });
    expect(table.partie.imprevu?.texte[0]).toMatchObject({ t: "joueur" });
  });

  it("ignores one that was not asked for, or comes too late", () => {
    const table = creerTableALImprevu(QUATRE);
    const { imprevu: vu } = table.partie;
    table.systeme({ type: "imprevuCharge", imprevu: creerImprevu({ text: "autre" }) });
    expect(table.partie.imprevu).toBe(vu);
    table.suivant().systeme({ type: "imprevuCharge", imprevu: creerImprevu() });
    expect(table.partie).toMatchObject({ etape: 0, imprevu: null });
  });

  it("says when it could not be fetched, and lets the host move on", () => {
    const attente = { quoi: "imprevu", id: "i1" } as const;
    const table = creerTableALImprevu(QUATRE).copie({ imprevu: null, attente });
    table.systeme({ type: "imprevuIndisponible", id: "autre" });
    expect(table.partie).toMatchObject({ attente, imprevuIndisponible: false });
    table.systeme({ type: "imprevuIndisponible", id: "i1" });
    expect(table.partie).toMatchObject({ attente: null, imprevuIndisponible: true });
    table.suivant();
    expect(table.partie).toMatchObject({ etape: 0, position: 1, imprevuIndisponible: false });
  });

  it("may be left before it has come", () => {
    const attente = { quoi: "imprevu", id: "i1" } as const;
    const table = creerTableALImprevu(QUATRE).copie({ imprevu: null, attente }).suivant();
    expect(table.partie).toMatchObject({ etape: 0, attente: null });
  });

  it("turns the light red for a cul sec, and back when play moves on (jeu §7)", () => {
    const table = creerTableALImprevu(QUATRE, { culSec: true });
    expect(table.eclairage).toBe("rouge");
    for (const commande of ["suivant", "terminer"] as const) {
      const copie = table.copie();
      copie.hote({ type: commande, tour: copie.partie.tour });
      expect(copie.eclairage).toBe("normal");
    }
    const seul = table.copie().faire(LEA, { type: "quitter" }).faire(TOM, { type: "quitter" });
    expect(seul.eclairage).toBe("normal");
  });

  it("leaves the light alone without a cul sec", () => {
    const table = creerTableALImprevu(QUATRE);
    expect([table.eclairage, table.suivant().eclairage]).toEqual([null, null]);
  });
});
