import { describe, expect, it } from "vitest";
import { lireOffres } from "./imprevu-offres.ts";
import { graines } from "./test/graines.ts";
import { choix, imprevu } from "./test/quizz.ts";
import { HOTE, LEA, TOM, ZOE, aLImprevu, partieLancee } from "./test/table.ts";

const QUATRE = [choix(), choix(), choix(), choix()];

describe("drawing an imprévu", () => {
  /** Ids seen over a long game of one room. */
  function piocher(normal: string[], rare: string[], combien: number): string[] {
    const questions = Array.from({ length: combien * 4 }, () => choix());
    const table = partieLancee(questions, { imprevus: { normal, rare } });
    const vus: string[] = [];
    while (vus.length < combien && table.partie.phase === "jeu") {
      if (table.partie.etape === 0) table.reveler();
      table.suivant();
      for (const { id } of table.demandes("chargerImprevu")) vus.push(id);
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
    const table = aLImprevu(QUATRE).hote({ type: "terminer" }).hote({ type: "retourSalon" });
    expect(table.partie.vus.normal).toEqual(["i1"]);
  });
});

describe("an imprévu on screen", () => {
  it("is asked for, and waited for", () => {
    const table = aLImprevu(QUATRE);
    const demande = table.tous.filter(({ type }) => type === "chargerImprevu");
    expect(demande).toEqual([{ type: "chargerImprevu", id: "i1" }]);
    expect(table.partie).toMatchObject({ etape: 2, attente: null, manche: null });
    // it is on every screen as soon as it has come
    expect(table.demandes("diffuserMaintenant")).toHaveLength(1);
  });

  it("is rendered with the same draw for its suite, for the people who are there", () => {
    const suite = { media: "suite.png", text: "&joueur contre &joueurAutre" };
    const table = aLImprevu(QUATRE, { text: "&joueur puis &joueurAutre", suite });
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
      const depart = aLImprevu(QUATRE, {}, { parametres: { createur } }).deconnecter(TOM);
      for (const graine of graines(60)) {
        const table = depart.copie({ imprevu: null, attente, graine });
        table.systeme({ type: "imprevuCharge", imprevu: imprevu() });
        for (const morceau of table.partie.imprevu?.texte ?? [])
          if (morceau.t === "joueur") nommes.add(morceau.id);
      }
      expect(nommes).toEqual(new Set(createur ? [HOTE, LEA, ZOE] : [LEA, ZOE]));
    }
  });

  it("names the players of the room locale, who have no phone", () => {
    const table = aLImprevu(QUATRE, {}, { parametres: { modeJeu: "local" } });
    expect(table.partie.imprevu?.texte[0]).toMatchObject({ t: "joueur" });
  });

  it("ignores one that was not asked for, or comes too late", () => {
    const table = aLImprevu(QUATRE);
    const { imprevu: vu } = table.partie;
    table.systeme({ type: "imprevuCharge", imprevu: imprevu({ text: "autre" }) });
    expect(table.partie.imprevu).toBe(vu);
    table.suivant().systeme({ type: "imprevuCharge", imprevu: imprevu() });
    expect(table.partie).toMatchObject({ etape: 0, imprevu: null });
  });

  it("says when it could not be fetched, and lets the host move on", () => {
    const attente = { quoi: "imprevu", id: "i1" } as const;
    const table = aLImprevu(QUATRE).copie({ imprevu: null, attente });
    table.systeme({ type: "imprevuIndisponible", id: "autre" });
    expect(table.partie).toMatchObject({ attente, imprevuIndisponible: false });
    table.systeme({ type: "imprevuIndisponible", id: "i1" });
    expect(table.partie).toMatchObject({ attente: null, imprevuIndisponible: true });
    table.suivant();
    expect(table.partie).toMatchObject({ etape: 0, position: 1, imprevuIndisponible: false });
  });

  it("may be left before it has come", () => {
    const attente = { quoi: "imprevu", id: "i1" } as const;
    const table = aLImprevu(QUATRE).copie({ imprevu: null, attente }).suivant();
    expect(table.partie).toMatchObject({ etape: 0, attente: null });
  });

  it("turns the light red for a cul sec, and back when play moves on (jeu §7)", () => {
    const table = aLImprevu(QUATRE, { culSec: true });
    expect(table.demandes("lumiere")).toEqual([{ type: "lumiere", mode: "rouge" }]);
    for (const commande of ["suivant", "terminer"] as const) {
      const copie = table.copie();
      copie.hote({ type: commande, tour: copie.partie.tour });
      expect(copie.demandes("lumiere")).toEqual([{ type: "lumiere", mode: "normal" }]);
    }
    const seul = table.copie().faire(LEA, { type: "quitter" }).faire(TOM, { type: "quitter" });
    expect(seul.demandes("lumiere")).toEqual([{ type: "lumiere", mode: "normal" }]);
  });

  it("leaves the light alone without a cul sec", () => {
    const table = aLImprevu(QUATRE).suivant();
    expect(table.tous.some(({ type }) => type === "lumiere")).toBe(false);
  });
});

describe("one tap for the sips of an imprévu", () => {
  const noter = (tour: number, offre: number, joueur: string | null = null) =>
    ({ type: "noterImprevu", tour, offre, joueur }) as const;

  it("writes them, once", () => {
    const table = aLImprevu(QUATRE, { text: "&joueur boit &gorgeeEntre[3;3]" });
    const { tour, ardoise, imprevu: vu } = table.partie;
    const qui = vu?.offres[0]?.joueur ?? "";
    const avant = table.gorgees(qui);
    table.hote(noter(tour, 0));
    expect(table.partie.ardoise.slice(ardoise.length)).toMatchObject([
      { qui, gorgees: 3, motif: "imprevu" },
    ]);
    expect(table.gorgees(qui)).toBe(avant + 3);
    expect(table.refus(HOTE, noter(tour, 0))).toBe("offre_prise");
    expect(table.refus(HOTE, noter(tour, 1))).toBe("offre_prise");
  });

  it("asks whom when nobody is named", () => {
    const table = aLImprevu(QUATRE, { text: "Le dernier boit &gorgee" });
    const { tour } = table.partie;
    for (const inconnu of [null, "personne", "constructor", "__proto__", HOTE])
      expect(table.refus(HOTE, noter(tour, 0, inconnu))).toBe("joueur_inconnu");
    const avant = table.gorgees(TOM);
    table.hote(noter(tour, 0, TOM));
    expect(table.gorgees(TOM)).toBeGreaterThan(avant);
  });

  it("may point at the creator in creator mode", () => {
    const table = aLImprevu(
      QUATRE,
      { text: "Le dernier boit &gorgeeEntre[9;9]" },
      { parametres: { createur: true } },
    );
    const avant = table.gorgees(HOTE);
    table.hote(noter(table.partie.tour, 0, HOTE));
    expect(table.gorgees(HOTE)).toBe(avant + 9);
  });

  it("does not write for somebody else than the one named, nor for one who has left", () => {
    const table = aLImprevu(QUATRE, { text: "&joueur boit &gorgee" });
    const { tour } = table.partie;
    const nomme = table.partie.imprevu?.offres[0]?.joueur ?? "";
    const autre = nomme === LEA ? TOM : LEA;
    const avant = table.gorgees(autre);
    const copie = table.copie().hote(noter(tour, 0, autre));
    expect(copie.gorgees(autre)).toBe(avant);
    table.faire(nomme, { type: "quitter" });
    expect(table.refus(HOTE, noter(tour, 0))).toBe("joueur_inconnu");
  });

  it("comes too late for another step", () => {
    const table = aLImprevu(QUATRE);
    const { tour } = table.partie;
    expect(table.refus(HOTE, noter(tour - 1, 0))).toBe("trop_tard");
    table.suivant();
    expect(table.refus(HOTE, noter(tour, 0))).toBe("trop_tard");
    expect(table.refus(HOTE, noter(table.partie.tour, 0))).toBe("trop_tard");
  });

  it("offers what the suite says too", () => {
    const suite = { media: "", text: "&joueurAutre boit &gorgeeEntre[5;5]" };
    const { imprevu: vu } = aLImprevu(QUATRE, {
      text: "&joueur boit &gorgeeEntre[2;2]",
      suite,
    }).partie;
    expect(vu?.offres.map(({ gorgees }) => gorgees)).toEqual([2, 5]);
    expect(lireOffres(vu?.suite?.texte ?? [])).toHaveLength(1);
  });

  it("puts in hand what the text gives, and waits for a tap for what the follow-up gives", () => {
    const table = aLImprevu(QUATRE, {
      text: "&joueur distribue 2 gorgées",
      suite: { media: "", text: "&joueurAutre distribue 5 gorgées" },
    });
    const { restes } = table.partie.distribution;
    expect(Object.values(restes)).toEqual([2]);
    expect(table.partie.imprevu?.offres).toMatchObject([
      { sens: "distribuer", suite: true, gorgees: 5, prise: false },
    ]);
    const { tour } = table.partie;
    table.hote({ type: "noterImprevu", tour, offre: 0, joueur: null });
    expect(new Set(Object.values(table.partie.distribution.restes))).toEqual(new Set([2, 5]));
  });
});
