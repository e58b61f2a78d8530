import { expect, test } from "vitest";
import { createReouverture } from "./reopening.ts";

test("a game that cannot be opened is tried less and less often, the others at once; and at once again when it was done with", async () => {
  const tentees: string[] = [];
  let bat = 0;
  const rouvrir = createReouverture({
    qui: "jeu1.a",
    async prendre(code) {
      tentees.push(`${code} ${String(bat)}`);
      if (code === "ABIMEE") throw new Error("bug");
      return true;
    },
    prend: () => true,
    signaler: () => {},
  });
  for (bat = 1; bat <= 16; bat++) await rouvrir(bat === 4 ? ["ABIMEE", "SAINE"] : ["ABIMEE"]);
  expect(tentees).toEqual(["ABIMEE 1", "ABIMEE 3", "SAINE 4", "ABIMEE 6", "ABIMEE 11"]);
  await rouvrir([]);
  await rouvrir(["ABIMEE"]);
  expect(tentees.at(-1)).toBe("ABIMEE 17");
});
