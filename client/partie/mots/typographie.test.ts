import { describe, expect, it } from "vitest";
import { citerEnFinDePhrase, choisirPointFinal } from "./typographie.ts";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";

describe("what people typed, as it is shown", () => {
  it("leaves no mark alone at the start of a line", () => {
    expect(mettreEspacesInsecables("Qui ? « Moi » : 5 %")).toBe(
      "Qui\u00A0? «\u00A0Moi\u00A0»\u00A0: 5\u00A0%",
    );
  });
  it.each([
    ["fait-on", "fait-\u2060on"],
    ["Appelle-t-il", "Appelle-\u2060t-\u2060il"],
    ["Est-ce", "Est-\u2060ce"],
    ["porte-ondes", "porte-ondes"],
    ["peut-être", "peut-être"],
  ])("keeps the pronoun of %s with its verb", (texte, attendu) => {
    expect(mettreEspacesInsecables(texte)).toBe(attendu);
  });
  it.each([
    ["Bayonne", "."],
    ["à flot !", ""],
    ["Qui va là ?", ""],
    ["etc.", ""],
    ["peut-être…", ""],
    ["« Oui ! »", "."],
  ])("after %s comes '%s'", (texte, attendu) => {
    expect(choisirPointFinal(texte)).toBe(attendu);
  });
  it("ends a sentence once", () => {
    expect(citerEnFinDePhrase("Roscoff")).toBe("«\u00A0Roscoff\u00A0».");
    expect(citerEnFinDePhrase("Et hop !")).toBe("«\u00A0Et hop\u00A0!\u00A0»");
  });
});
