// @vitest-environment happy-dom
/** Columns named by hand, from one file to the next. */
import { beforeEach, expect, test } from "vitest";
import { forgetColumnRoles, keepColumnRoles, readKeptColumnRoles } from "./known-columns.ts";

beforeEach(() => localStorage.clear());

test("the last choice of the same titles is kept, and forgotten when its author says so", () => {
  keepColumnRoles("enigme|mot", ["question", "rien"]);
  keepColumnRoles("enigme|mot", ["question", "bonnes"]);
  expect(readKeptColumnRoles()).toEqual([{ cle: "enigme|mot", roles: ["question", "bonnes"] }]);
  forgetColumnRoles("enigme|mot");
  expect(readKeptColumnRoles()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test("twenty tables are kept, the last ones; none without titles nor with endless ones", () => {
  for (let n = 0; n < 25; n += 1) keepColumnRoles(`a|${n}`, ["question", "bonnes"]);
  keepColumnRoles("", ["question"]);
  keepColumnRoles("x".repeat(2000), ["question"]);
  const cles = readKeptColumnRoles().map(({ cle }) => cle);
  expect(cles).toHaveLength(20);
  expect(cles[0]).toBe("a|24");
  expect(cles).not.toContain("a|4");
});

test("what another version or another program wrote there is as nothing", () => {
  keepColumnRoles("a|b", ["question", "bonnes"]);
  const [name = ""] = Object.keys(localStorage);
  for (const broken of ["{", '[{"cle":1}]', '[{"cle":"a","roles":["president"]}]']) {
    localStorage.setItem(name, broken);
    expect(readKeptColumnRoles()).toEqual([]);
  }
});
