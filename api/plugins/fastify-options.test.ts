import { expect, test } from "vitest";
import { creerBancApi } from "../test/banc.ts";
import { parseQueryString } from "./fastify-options.ts";

test.each([
  ["tags=Rap+FR", { tags: "Rap FR" }],
  ["tags=a&tags=b", { tags: ["a", "b"] }],
  ["tags[]=a", { tags: ["a"] }],
  ["tags%5B%5D=a&tags%5B%5D=b", { tags: ["a", "b"] }],
  ["tags=a&tags[]=b&page=1", { tags: ["a", "b"], page: "1" }],
  ["", {}],
  ["x&=y&z=", { x: "", "": "y", z: "" }],
])("%j", (texte, lue) => expect({ ...parseQueryString(texte) }).toEqual(lue));

test("lists of quizzes take their tags both ways", async () => {
  const { app } = await creerBancApi();
  const titres = async (requete: string) =>
    (await app.inject(`/api/quizz-public?${requete}`))
      .json()
      .quizz.map(({ title }: { title: string }) => title);
  for (const requete of ["tags=Rap", "tags[]=Rap", "tags%5B%5D=Rap&tags%5B%5D=Film"])
    expect(await titres(requete)).toEqual(["Björk & compagnie"]);
  expect(await titres("tags[]=Film")).toEqual([]);
});
