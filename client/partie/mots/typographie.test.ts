import { describe, expect, it } from "vitest";
import { enPhrase, point } from "./typographie.ts";
import { insecables } from "../../ui/insecables.ts";

describe("what people typed, as it is shown", () => {
  it("leaves no mark alone at the start of a line", () => {
    expect(insecables("Qui ? « Moi » : 5 %")).toBe("Qui\u00A0? «\u00A0Moi\u00A0»\u00A0: 5\u00A0%");
  });
  it.each([
    ["Bayonne", "."],
    ["à flot !", ""],
    ["Qui va là ?", ""],
    ["etc.", ""],
    ["peut-être…", ""],
    ["« Oui ! »", "."],
  ])("after %s comes '%s'", (texte, attendu) => {
    expect(point(texte)).toBe(attendu);
  });
  it("ends a sentence once", () => {
    expect(enPhrase("Roscoff")).toBe("Roscoff.");
    expect(enPhrase("Et hop !")).toBe("Et hop\u00A0!");
  });
});
