import { expect, test } from "vitest";
import { direPourquoiQuizzTrouve } from "./pourquoi.ts";

const ligne = {
  title: "Noël au balcon",
  tags: ["Rap FR", "Rap US", "TV"],
  createur: { pseudo: "Lea" },
};

test.each([
  [[], null],
  [["noel"], null],
  [["noel", "balc"], null],
  [["rap"], "Trouvé par ses tags Rap FR et Rap US"],
  [["tv", "noel"], "Trouvé par son tag TV"],
  [["LÉ"], "Trouvé par son créateur, Lea"],
  [["tv", "lea"], "Trouvé par son tag TV et par son créateur, Lea"],
  // the server's index knows more spellings: without a certain reason, no reason is shown
  [["zzz"], null],
])("%j: %s", (cherche, attendu) => expect(direPourquoiQuizzTrouve(ligne, cherche)).toBe(attendu));
