import { expect, test } from "vitest";
import type { Affaire } from "#contracts/moderation.ts";
import { direDeQui, grouper } from "./grouper.ts";

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
const nu = (texte: string) => texte.replaceAll("\u00A0", " ");

test("what one person says again for the same reason is one group, with each time", () => {
  const groupes = grouper([
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
  expect(grouper([de(null), de(null), de("compte supprimé"), de("compte supprimé")])).toHaveLength(
    4,
  );
});

test("says of whom, and whether they are friends of the author", () => {
  const dire = (signalements: Signalement[], auteur = true) => nu(direDeQui(signalements, auteur));
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
