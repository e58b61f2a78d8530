import { expect, test } from "vitest";
import { decrireDit, decrireErreur, resumer } from "./log.ts";

test.each([
  ["connect ECONNREFUSED 192.168.1.20:465", "connect ECONNREFUSED (adresse)"],
  ["from ::ffff:203.0.113.7 to 2001:db8::1", "from (adresse) to (adresse)"],
  ["550 5.1.1 <lea@exemple.fr> unknown", "550 5.1.1 <(mail)> unknown"],
  [
    `Unexpected token 'L', "Léa boit" is not valid JSON`,
    `Unexpected token 'L', (texte) is not valid JSON`,
  ],
  ["client joined room 4KX2P9", "client joined room (code)"],
  ["at 10:32:07, version 1.2.3", "at 10:32:07, version 1.2.3"],
])("%s", (texte, attendu) => {
  expect(resumer(texte)).toBe(attendu);
});

test("an error is its kind, its code, its places in our code, and its causes", () => {
  const cause = Object.assign(new TypeError(`no "Léa" here`), { code: "SQLITE_FULL" });
  const dite = decrireErreur(new Error("could not be stored", { cause }));
  expect(dite).toEqual({
    type: "Error",
    message: "could not be stored",
    stack: expect.stringMatching(/^journal-de-bord\.test\.ts:\d+:\d+$/m),
    cause: {
      type: "TypeError",
      code: "SQLITE_FULL",
      message: "no (texte) here",
      stack: expect.any(String),
    },
  });
  expect(JSON.stringify(dite)).not.toContain(process.cwd());
});

test("what is thrown and is no error, or turns in circles, ends", () => {
  expect(decrireErreur("Léa")).toEqual({ type: "string", message: "", stack: "" });
  expect(decrireDit({ pseudo: "Léa" })).toEqual({ type: "object", message: "", stack: "" });
  const ronde = new Error("round");
  ronde.cause = ronde;
  expect(JSON.stringify(decrireErreur(ronde)).match(/round/g)).toHaveLength(4);
});
