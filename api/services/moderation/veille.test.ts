import { expect, onTestFinished, test } from "vitest";
import { createActes } from "#db/repositories/moderation/actes.ts";
import { baseDeTest, compteEnBase } from "#db/test/banc.ts";
import { faussesRooms } from "../../test/banc.ts";
import { createAvis } from "../avis.ts";
import { veiller } from "./veille.ts";

test("whoever another process suspended is out of the rooms and of the streams, once", async () => {
  const { db } = await baseDeTest();
  const [lea, tom] = [compteEnBase(db, "Lea"), compteEnBase(db, "Tom")];
  const actes = createActes(db);
  actes.noter({ genre: "mesure", par: null, titre: "", compte: lea, mesure: "suspendre" });
  const avis = createAvis();
  const exclus: string[] = [];
  const fermes: string[] = [];
  const dits: string[] = [];
  for (const compte of [lea, tom])
    avis.ecouter(compte, {
      recevoir: (nouvelle) => void dits.push(`${nouvelle} ${compte}`),
      fermer: () => void fermes.push(compte),
    });
  const rooms = faussesRooms({
    exclure: async (juger) => void exclus.push(...[lea, tom].filter(juger)),
  });
  const veille = veiller({ avis, db, rooms }, { error: () => {} });
  onTestFinished(() => veille.arreter());
  const suspendre = (compte: string) => {
    db.run(`update comptes set suspendu = '2999-01-01' where _id = '${compte}'`);
    actes.noter({ genre: "mesure", par: null, titre: "", compte, mesure: "suspendre" });
  };
  // what was done before it began to look was seen to then
  await veille.regarder();
  expect([exclus, fermes]).toEqual([[], []]);
  suspendre(tom);
  await veille.regarder();
  expect([exclus, fermes, dits]).toEqual([[tom], [tom], []]);
  actes.noter({ genre: "role", par: null, titre: "", compte: lea, detail: "admin" });
  await veille.regarder();
  expect([exclus, fermes, dits]).toEqual([[tom], [tom], [`compte ${lea}`]]);
});
