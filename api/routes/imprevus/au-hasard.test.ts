import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { imprevu } from "#contracts/imprevu.ts";
import { creerBancApi } from "../../test/banc.ts";

test("draws a common imprévu or a rare one, mini-games among the common ones", async () => {
  const { app } = await creerBancApi();
  const tires = { imprevu: new Set<string>(), imprevurare: new Set<string>() };
  for (let fois = 0; fois < 40; fois++) {
    for (const sorte of ["imprevu", "imprevurare"] as const) {
      const reponse = await app.inject(`/api/${sorte}`);
      const { rare, text } = imprevu.parse(reponse.json());
      expect([rare, reponse.headers["cache-control"]]).toEqual([
        sorte === "imprevurare",
        "no-store",
      ]);
      tires[sorte].add(text);
    }
  }
  expect(tires.imprevu).toEqual(
    new Set(["Gamble", "&joueur boit &gorgee.", "Tout le monde trinque."]),
  );
  expect(tires.imprevurare).toEqual(new Set(["Rarissime."]));
});

test("says 404 when there is none", async () => {
  const { app, base } = await creerBancApi();
  base.db.run(sql`delete from imprevus`);
  const reponse = await app.inject("/api/imprevu");
  expect([reponse.statusCode, reponse.json()]).toEqual([
    404,
    { message: "Il n’y a aucun imprévu." },
  ]);
});
