import { expect, test } from "vitest";
import { createNoms } from "./noms.ts";

test("a question keeps its first name for the screens, and has the server's last one, by whatever name it is asked", () => {
  const noms = createNoms();
  noms.renommer(new Map([["neuve", "a1"]]));
  // deleted, saved, brought back by an undo, saved: the server knew it no more
  noms.renommer(new Map([["a1", "a2"]]));
  for (const nom of ["neuve", "a1", "a2"]) {
    expect(noms.cleDe(nom)).toBe("neuve");
    expect(noms.nomDe(nom)).toBe("a2");
  }
  expect([noms.cleDe("autre"), noms.nomDe("autre")]).toEqual(["autre", "autre"]);
});
