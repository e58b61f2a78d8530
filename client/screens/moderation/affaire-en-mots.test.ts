import { expect, test } from "vitest";
import type { Affaire, LigneListeAffaires } from "#contracts/moderation.ts";
import {
  direQuiSignale,
  grouperSignalementsParPersonneEtMotif,
  direAgeDAffaireEnCourt,
  decouperTexteSelonMotsInterdits,
  compterMinutesDePriseRestantes,
  direDateOuHeureEnCourt,
  direSujetAffaire,
  direMotifOuMesureDAffaire,
  direTitreDAffaire,
} from "./affaire-en-mots.ts";

const LIGNE: LigneListeAffaires = {
  numero: 214,
  genre: "question",
  icone: "quizz",
  titre: "Oreille absolue",
  rang: 2,
  etat: "ouverte",
  motif: "vole",
  nombre: 1,
  date: "2026-11-21T20:00:00.000Z",
  prise: null,
  mesure: null,
  mots: false,
};
const nu = (texte: string) => texte.replaceAll("\u00A0", " ");

test("a row of the queue says what, why, and how many said so", () => {
  expect(direTitreDAffaire(LIGNE)).toBe("Oreille absolue");
  expect(direMotifOuMesureDAffaire(LIGNE)).toBe("Contenu volé · 1");
  const profil = { ...LIGNE, genre: "profil", rang: null } as const;
  expect(direTitreDAffaire({ ...profil, titre: "Bob75" })).toBe("Le profil de Bob75");
  expect(direTitreDAffaire({ ...profil, titre: "Ada" })).toBe("Le profil d’Ada");
  expect(direMotifOuMesureDAffaire({ ...LIGNE, motif: null, nombre: 0 })).toBe(
    "Ouverte par la modération",
  );
});

test("once decided, it says what was", () => {
  const mesure = { genre: "masquer" as const, date: "2026-11-18T12:00:00.000Z" };
  expect(nu(direMotifOuMesureDAffaire({ ...LIGNE, etat: "contestee", mesure }))).toBe(
    "Contesté : quizz masqué le 18/11/2026",
  );
  expect(direMotifOuMesureDAffaire({ ...LIGNE, etat: "close", mesure })).toBe(
    "Quizz masqué le 18/11/2026",
  );
  expect(direMotifOuMesureDAffaire({ ...LIGNE, etat: "close" })).toBe("Rien à redire");
});

test("where it is today", () => {
  const lieu = { quizz: "q", question: "a", prive: false, officiel: false };
  expect(nu(direSujetAffaire({ ...LIGNE, rang: 3, lieu }))).toBe(
    "Question 3 d’un quizz public · affaire n° 214",
  );
  expect(nu(direSujetAffaire({ ...LIGNE, genre: "quizz", lieu: { ...lieu, prive: true } }))).toBe(
    "Quizz privé · affaire n° 214",
  );
  expect(nu(direSujetAffaire({ ...LIGNE, lieu: null }))).toBe(
    "Question 2, supprimée depuis · affaire n° 214",
  );
});

test("how long ago, in few letters", () => {
  const maintenant = new Date(2026, 10, 21, 22, 0);
  const avant = (...a: [number, number, number, number?]) =>
    nu(
      direAgeDAffaireEnCourt(new Date(2026, a[0], a[1], a[2], a[3] ?? 0).toISOString(), maintenant),
    );
  expect(avant(10, 21, 21, 32)).toBe("28 min");
  expect(avant(10, 21, 19)).toBe("3 h");
  expect(avant(10, 20, 12)).toBe("hier");
  expect(avant(10, 19, 23)).toBe("2 jours");
  expect(avant(10, 21, 22)).toBe("à l’instant");
});

test("when, beside a report", () => {
  const maintenant = new Date(2026, 10, 21, 22, 0);
  const le = (...a: [number, number, number]) =>
    nu(direDateOuHeureEnCourt(new Date(a[0], a[1], a[2], 21, 32).toISOString(), maintenant));
  expect(le(2026, 10, 21)).toBe("21 h 32");
  expect(le(2026, 10, 18)).toBe("18/11 à 21 h 32");
  expect(le(2025, 10, 18)).toBe("18/11/2025 à 21 h 32");
});

test("a case is held to the minute, then free", () => {
  const maintenant = new Date("2026-11-21T21:00:00.000Z");
  expect(compterMinutesDePriseRestantes("2026-11-21T21:17:20.000Z", maintenant)).toBe(18);
  expect(compterMinutesDePriseRestantes("2026-11-21T20:59:00.000Z", maintenant)).toBe(0);
  expect(compterMinutesDePriseRestantes("2026-11-21T21:21:00.000Z", maintenant)).toBe(20);
});

type Signalement = Affaire["signalements"][number];
const de = (pseudo: string | null, champs: Partial<Signalement> = {}): Signalement => ({
  pseudo,
  icon: pseudo === null ? null : "ico1",
  motif: "moquerie",
  text: "C’est moi.",
  date: "2026-11-21T20:32:00.000Z",
  ami: false,
  ...champs,
});

test("what one person says again for the same reason is one group, with each time", () => {
  const groupes = grouperSignalementsParPersonneEtMotif([
    de("Didier", { date: "1" }),
    de("Nadia"),
    de("Didier", { date: "2", text: "Encore." }),
    de("Didier", { motif: "haine" }),
  ]);
  expect(groupes.map(({ pseudo, textes, dates }) => [pseudo, textes.length, dates.length])).toEqual(
    [
      ["Didier", 2, 2],
      ["Nadia", 1, 1],
      ["Didier", 1, 1],
    ],
  );
});

test("those without an account are never taken for one another", () => {
  expect(
    grouperSignalementsParPersonneEtMotif([
      de(null),
      de(null),
      de("compte supprimé"),
      de("compte supprimé"),
    ]),
  ).toHaveLength(4);
});

test("says of whom, and whether they are friends of the author", () => {
  const dire = (signalements: Signalement[], auteur = true) =>
    nu(direQuiSignale(signalements, auteur));
  expect(dire([de("A"), de("B"), de("B"), de("C")])).toBe(
    "de 3 personnes, aucune amie de l’auteur",
  );
  expect(dire([de("A")])).toBe("de 1 personne, pas amie de l’auteur");
  expect(dire([de("A", { ami: true }), de("B"), de(null)])).toBe(
    "de 2 personnes et 1 sans compte, dont 1 amie de l’auteur",
  );
  expect(dire([de("A", { ami: true }), de("B", { ami: true })])).toBe(
    "de 2 personnes, toutes amies de l’auteur",
  );
  expect(dire([de(null)])).toBe("de 1 sans compte");
  expect(dire([de("A")], false)).toBe("de 1 personne");
});

test("whole words, wherever they are, whatever their case", () => {
  expect(decouperTexteSelonMotsInterdits("Zut, encore zut, zutiste.", ["Zut"])).toEqual([
    { texte: "Zut", trouve: true },
    { texte: ", encore ", trouve: false },
    { texte: "zut", trouve: true },
    { texte: ", zutiste.", trouve: false },
  ]);
});

test("marks of a word are letters, and nothing to find leaves the text whole", () => {
  expect(decouperTexteSelonMotsInterdits("C0n* là", ["C0n*"])).toEqual([
    { texte: "C0n*", trouve: true },
    { texte: " là", trouve: false },
  ]);
  expect(decouperTexteSelonMotsInterdits("Rien", [])).toEqual([{ texte: "Rien", trouve: false }]);
});
