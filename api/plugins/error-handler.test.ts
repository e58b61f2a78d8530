import fastify from "fastify";
import {
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { z } from "zod";
import { declarerPhraseAffichable } from "#contracts/phrase.ts";
import { replyWithError } from "./error-handler.ts";

const corps = z.object({
  nom: z
    .string()
    .min(3, declarerPhraseAffichable("Le nom est trop court."))
    .max(5, "longer than the column"),
  age: z.int().min(0),
});

const route: FastifyPluginAsyncZod = async (app) => {
  app.post("/", { schema: { body: corps }, handler: () => ({}) });
};

async function refus(payload: object): Promise<string> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithError);
  await app.register(route);
  const { statusCode, ...reponse } = await app.inject({ method: "POST", url: "/", payload });
  expect(statusCode).toBe(400);
  return reponse.json().message;
}

test("a sentence that a contract marks is shown as it is", async () => {
  expect(await refus({ nom: "a", age: 1 })).toBe("Le nom est trop court.");
});

test.each([
  [{ nom: "abcdef", age: 1 }, "nom"],
  [{ nom: "abcd", age: -1 }, "age"],
  [{ nom: 12, age: 1 }, "nom"],
  [{ age: 1 }, "nom"],
])("%j: neither zod’s own words nor what is not marked", async (payload, champ) => {
  expect(await refus(payload)).toBe(`Requête invalide : « ${champ} » ne convient pas.`);
});
