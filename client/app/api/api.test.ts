import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { appelerApi, lireMessageDErreurDuServeur, direEchecApi } from "./api.ts";

const PAGE = "<html><h1>413 Request Entity Too Large</h1><hr>nginx</html>";

async function refus(status: number, corps = PAGE): Promise<string> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(corps, { status })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const reponse = await appelerApi("POST", "/api/x", z.object({}));
  return reponse.ok ? "" : reponse.message;
}

test.each([
  [413, /trop lourd/],
  [429, /Trop de demandes/],
  [401, /Reconnectez-vous/],
  [502, /ne répond pas/],
  [500, /trébuché/],
  [418, /trébuché/],
])("a proxy’s page is read by its status: %i", async (statut, dit) => {
  expect(await refus(statut)).toMatch(dit);
});

test("the server’s own sentence comes first, the page’s own next", async () => {
  expect(await refus(413, JSON.stringify({ message: "La requête est trop volumineuse." }))).toBe(
    "La requête est trop volumineuse.",
  );
  expect(lireMessageDErreurDuServeur(null, 413, { 413: "Plus léger." })).toBe("Plus léger.");
  expect(lireMessageDErreurDuServeur({ message: { en: "no" } }, 413, { 413: "Plus léger." })).toBe(
    "Plus léger.",
  );
  expect(direEchecApi({ statut: 413, message: "Trop lourd." }, "Erreur")).toBe("Trop lourd.");
});
