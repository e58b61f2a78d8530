import { expect, test } from "vitest";
import { z } from "zod";
import {
  estPhraseAffichable,
  declarerPhraseAffichable,
  declarerPhrasesAffichables,
} from "./phrase.ts";

test("what is marked is told from what is not", () => {
  expect(declarerPhraseAffichable("Trop court.")).toBe("Trop court.");
  expect(declarerPhrasesAffichables({ long: "Trop long." })).toEqual({ long: "Trop long." });
  expect(["Trop court.", "Trop long.", "Too small"].map(estPhraseAffichable)).toEqual([
    true,
    true,
    false,
  ]);
});

/** All messages of a schema and its parts; zod keeps each as a function. */
function messagesDe(valeur: unknown, vus = new Set<unknown>()): string[] {
  if (typeof valeur !== "object" || valeur === null || vus.has(valeur)) return [];
  vus.add(valeur);
  if (Array.isArray(valeur)) return valeur.flatMap((une) => messagesDe(une, vus));
  const interieur: Record<string, unknown> = Object("_zod" in valeur ? valeur._zod : valeur);
  const { def = interieur } = interieur;
  const { error, ...autres }: Record<string, unknown> = Object(def);
  const message: unknown = typeof error === "function" ? error({ code: "custom", path: [] }) : null;
  return [
    ...(typeof message === "string" ? [message] : []),
    ...Object.values(autres).flatMap((autre) => messagesDe(autre, vus)),
  ];
}

test("the walk finds the messages of checks, wherever they are", () => {
  const nom = z.string("a").min(2, "b").max(3).refine(Boolean, { error: "c" });
  const schema = z.object({ noms: z.array(nom).default([]), ou: z.union([nom, z.email("d")]) });
  expect(messagesDe(schema).toSorted()).toEqual(["a", "b", "c", "d"]);
});

test("every message of a contract is marked", () => {
  const contrats = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], {
    eager: true,
  });
  const schemas = Object.values(contrats).flatMap((contrat) =>
    Object.values(contrat).filter((valeur) => valeur instanceof z.ZodType),
  );
  const messages = new Set(schemas.flatMap((schema) => messagesDe(schema)));
  expect(messages.size).toBeGreaterThan(15);
  expect([...messages].filter((message) => !estPhraseAffichable(message))).toEqual([]);
});
