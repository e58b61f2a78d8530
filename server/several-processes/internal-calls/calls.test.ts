import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { replyWithError } from "#api/plugins/error-handler.ts";
import { createOtherProcessCaller, createInternalCallRegistrar } from "./calls.ts";

const CLE = "une-cle-de-service-pour-essayer";

async function demander(entetes: Record<string, string>, payload: object = { n: 21 }) {
  const app = fastify();
  app.setErrorHandler(replyWithError);
  const demandes: number[] = [];
  createInternalCallRegistrar(app, CLE)(
    "double",
    z.object({ n: z.int() }),
    z.object({ n: z.int() }),
    async ({ n }) => {
      demandes.push(n);
      return { n: n * 2, secret: "dropped" };
    },
  );
  const reponse = await app.inject({
    method: "POST",
    url: "/interne/double",
    headers: entetes,
    payload,
  });
  return { statut: reponse.statusCode, corps: reponse.json<unknown>(), demandes };
}

test("a caller with the key is answered, in the promised shape", async () => {
  expect(await demander({ authorization: `Bearer ${CLE}` })).toEqual({
    statut: 200,
    corps: { n: 42 },
    demandes: [21],
  });
});

test.each([
  {},
  { authorization: "Bearer " },
  { authorization: `Bearer ${CLE}x` },
  { authorization: CLE },
])("%j finds nothing there", async (entetes) => {
  const { statut, demandes } = await demander(entetes);
  expect({ statut, demandes }).toEqual({ statut: 404, demandes: [] });
});

test("an unreadable question is answered 400", async () => {
  const cle = { authorization: `Bearer ${CLE}` };
  expect(await demander(cle, { n: "vingt" })).toMatchObject({ statut: 400, demandes: [] });
});

test("an answer that leads elsewhere is none: what is asked goes to no other address", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const ailleurs: string[] = [];
  app.post("/interne/double", async (_request, reply) => reply.redirect("/ailleurs", 307));
  app.post("/ailleurs", (request) => {
    ailleurs.push(request.headers.authorization ?? "");
    return { n: 42 };
  });
  const adresse = await app.listen({ port: 0, host: "127.0.0.1" });
  const appeler = createOtherProcessCaller(CLE);
  await expect(appeler(adresse, "double", z.object({ n: z.int() }), { n: 21 })).rejects.toThrow();
  expect(ailleurs).toEqual([]);
});
