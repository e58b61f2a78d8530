import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distinction } from "#contracts/partie.ts";
import type { VueFin } from "#game/schema/etat.ts";
import {
  composerDonneesDePhotoDepuisFinDePartie,
  composerDonneesDuTicket,
  direPhotoDeSalle,
  direTicket,
  AUCUN_DESSIN,
  type FinDePartieAPhotographier,
} from "./contenus.ts";
import {
  ajusterTexteALaBoite,
  type OptionsDAjustementDeTexte,
  type RectangleDansPhoto,
  type ElementDePhoto,
  HAUTEUR_PHOTO_PX,
  LARGEUR_PHOTO_PX,
  type MesurerTexte,
  type PageDePhoto,
} from "./mise-en-page.ts";
import { calculerGrilleDesSousBocks, mettreEnPagePhotoDeSalle } from "./salle.ts";
import { mettreEnPageTicket } from "./ticket.ts";

/** Width of every letter: that of a wide letter of its font. */
const LARGE: Readonly<Record<string, number>> = { main: 0.9, titre: 0.6, chiffre: 0.55 };
const mesurer: MesurerTexte = (texte, police, corps) =>
  Array.from(texte).length * corps * (LARGE[police] ?? 0.62);

/** The end table of a game with this number of players, whose names and awards are long. */
function fin(nombre: number, lettres: number): VueFin {
  const table = Array.from({ length: nombre }, (_, i) => ({
    id: `j${String(i)}`,
    pseudo: "W".repeat(Math.max(1, (lettres + i) % 21)),
    gorgees: i * 37,
    score: i === nombre - 1 ? -1 : nombre - i,
    jugees: 60,
    rang: i === nombre - 1 ? 0 : i + 1,
    parti: false,
  }));
  const prix = table.slice(1).map(({ id }, i) => ({
    nom: distinction.options[i % distinction.options.length] ?? "pilier",
    qui: [id],
    valeur: 12,
  }));
  return {
    raison: "quizz",
    defi: [],
    table,
    courbes: [],
    prix,
    recu: [],
    tour: 40,
    quizzId: "q",
    titre: "Un titre de quizz qui n’en finit pas, comme il y en a dans la communauté",
    nbQuestions: 60,
  };
}
const soiree = (nombre: number, lettres = 12): FinDePartieAPhotographier => ({
  fin: fin(nombre, lettres),
  code: "4KX2P9",
  quand: new Date(2026, 10, 21, 23, 47),
  dessins: AUCUN_DESSIN,
});
const ticket = (une: FinDePartieAPhotographier, qui = "j1", sansAlcool = false) => {
  const contenu = composerDonneesDuTicket(une, qui, sansAlcool);
  if (contenu === null) throw new Error(`${qui} is not on the bill`);
  return contenu;
};

const seTouchent = (a: RectangleDansPhoto, b: RectangleDansPhoto) =>
  a.x < b.x + b.l && b.x < a.x + a.l && a.y < b.y + b.h && b.y < a.y + a.h;
const dit = (element: ElementDePhoto) =>
  `${element.genre} ${JSON.stringify(element.boite)} ${"lignes" in element ? element.lignes.join("/") : ""}`;

/** Elements that cover another one, leave the picture, or overflow their box. */
function fautes({ papier, dedans, dehors }: PageDePhoto): string[] {
  const photo = { x: 0, y: 0, l: LARGEUR_PHOTO_PX, h: HAUTEUR_PHOTO_PX };
  const lues: string[] = [];
  const dans = ({ x, y, l, h }: RectangleDansPhoto, autour: RectangleDansPhoto) =>
    x >= autour.x && y >= autour.y && x + l <= autour.x + autour.l && y + h <= autour.y + autour.h;
  for (const [elements, autour] of [
    [dedans, papier ?? photo],
    [dehors, photo],
  ] as const)
    for (const [i, element] of elements.entries()) {
      if (!dans(element.boite, autour)) lues.push(`out: ${dit(element)}`);
      for (const autre of elements.slice(i + 1))
        if (seTouchent(element.boite, autre.boite)) lues.push(`${dit(element)} × ${dit(autre)}`);
      if (element.genre !== "texte") continue;
      const { lignes, police, corps, interligne, boite } = element;
      for (const ligne of lignes)
        if (mesurer(ligne, police, corps) > boite.l + 0.01) lues.push(`wide: ${dit(element)}`);
      if (lignes.length * interligne * corps > boite.h + 0.01) lues.push(`high: ${dit(element)}`);
    }
  return lues;
}

describe("a text in its box", () => {
  const comment: OptionsDAjustementDeTexte = {
    police: "sans",
    corps: 30,
    mini: 20,
    largeur: 300,
    lignes: 2,
  };
  it("keeps its size while it holds, is written smaller, then on lines, then cut", () => {
    expect(ajusterTexteALaBoite("court", comment, mesurer)).toEqual({
      corps: 30,
      lignes: ["court"],
    });
    expect(
      ajusterTexteALaBoite("un nom de vingt sign", { ...comment, lignes: 1 }, mesurer),
    ).toEqual({
      corps: 24,
      lignes: ["un nom de vingt sign"],
    });
    expect(ajusterTexteALaBoite("W".repeat(60), { ...comment, lignes: 1 }, mesurer)).toEqual({
      corps: 20,
      lignes: [`${"W".repeat(23)}…`],
    });
  });

  it("has lines of about one length", () => {
    expect(ajusterTexteALaBoite("un deux trois quatre cinq", comment, mesurer).lignes).toEqual([
      "un deux trois",
      "quatre cinq",
    ]);
  });

  it("is cut after a hyphen, and nothing of it is lost", () => {
    const cinq = { ...comment, largeur: 240 };
    expect(ajusterTexteALaBoite("Maximilien-Auguste-X", cinq, mesurer).lignes).toEqual([
      "Maximilien-",
      "Auguste-X",
    ]);
    const [une = "", deux = ""] = ajusterTexteALaBoite(
      "Saint-Quay-Portrieux-sur-Mer",
      comment,
      mesurer,
    ).lignes;
    expect(une + deux).toBe("Saint-Quay-Portrieux-sur-Mer");
  });

  it("always holds, whatever is written", () => {
    const mots = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1 });
    fc.assert(
      fc.property(mots, fc.integer({ min: 1, max: 3 }), (ecrits, lignes) => {
        const lu = ajusterTexteALaBoite(ecrits.join(" "), { ...comment, lignes }, mesurer);
        expect(lu.lignes.length).toBeLessThanOrEqual(lignes);
        for (const ligne of lu.lignes)
          expect(mesurer(ligne, "sans", lu.corps)).toBeLessThanOrEqual(300);
      }),
    );
  });
});

describe("a ticket", () => {
  it("has nothing over anything, with the longest names and numbers, with an award and without", () => {
    for (let lettres = 0; lettres < 21; lettres++)
      for (const qui of ["j0", "j1", "j6", "j7"])
        expect(fautes(mettreEnPageTicket(ticket(soiree(8, lettres), qui), mesurer))).toEqual([]);
  });

  it("says its place, what was right out of what, and what was drunk, water included", () => {
    const { rang, score, jugees, prix, date } = ticket(soiree(8));
    expect({ rang, score, jugees, date }).toEqual({
      rang: { place: 2, sur: 7, exAequo: false },
      score: 7,
      jugees: 60,
      date: "samedi 21 novembre, 23\u00A0h\u00A047",
    });
    expect(prix?.titre).toBe("L’année érotique");
    expect(ticket(soiree(8), "j7")).toMatchObject({ rang: null, score: null });
    expect(ticket(soiree(8), "j0").prix).toBeNull();
    expect(composerDonneesDuTicket(soiree(8), "personne", false)).toBeNull();
    expect(direTicket(ticket(soiree(8), "j1", true))).toMatch(
      /^Ticket de W+, table 4KX2P9, .* 2e place sur\u00A07\. 7 bonnes réponses sur 60\. 37\u00A0gorgées d’eau\.$/,
    );
  });
});

describe("the room's picture", () => {
  it("has everybody, and nothing over anything, from two people to sixty", () => {
    for (const nombre of [1, 2, 3, 5, 8, 13, 20, 33, 60]) {
      const page = mettreEnPagePhotoDeSalle(
        composerDonneesDePhotoDepuisFinDePartie(soiree(nombre)),
        mesurer,
      );
      expect(fautes(page), String(nombre)).toEqual([]);
      expect(page.dehors.filter(({ genre }) => genre === "mat")).toHaveLength(nombre);
    }
  });

  it("has long names on two lines, and still nothing over anything", () => {
    for (const nombre of [2, 8, 20, 33, 60]) {
      const contenu = composerDonneesDePhotoDepuisFinDePartie(soiree(nombre));
      const joueurs = contenu.joueurs.map((un) => ({ ...un, pseudo: "Maximilien-Auguste-X" }));
      const page = mettreEnPagePhotoDeSalle({ ...contenu, joueurs }, mesurer);
      expect(fautes(page), String(nombre)).toEqual([]);
      const noms = page.dehors.filter(
        (element) => element.genre === "texte" && element.lignes[0]?.startsWith("Maxim"),
      );
      expect(noms).toHaveLength(nombre);
      if (nombre === 20)
        for (const nom of noms)
          expect(nom).toMatchObject({ lignes: ["Maximilien-", "Auguste-X"], police: "main" });
    }
  });

  it("has large mats for a few, and names that can be read for twenty", () => {
    expect(calculerGrilleDesSousBocks(8)).toMatchObject({ colonnes: 4 });
    expect(calculerGrilleDesSousBocks(20)).toMatchObject({ colonnes: 5 });
    expect([2, 3, 4].map((n) => calculerGrilleDesSousBocks(n).colonnes)).toEqual([2, 3, 2]);
    expect(calculerGrilleDesSousBocks(8).cote).toBeGreaterThan(200);
    expect(calculerGrilleDesSousBocks(20).cote).toBeGreaterThan(100);
    expect(calculerGrilleDesSousBocks(60).cote).toBeGreaterThan(60);
  });

  it("says who was there and for what", () => {
    const { bilan } = composerDonneesDePhotoDepuisFinDePartie(soiree(3));
    expect(bilan).toBe("3 au comptoir, 60\u00A0questions, 111\u00A0gorgées");
    expect(direPhotoDeSalle(composerDonneesDePhotoDepuisFinDePartie(soiree(2)))).toMatch(
      /^La table 4KX2P9, samedi 21 novembre\u00A0: .* W+, L’année érotique\.$/,
    );
  });
});
