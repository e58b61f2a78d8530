/** The administrator's view of the game processes, and orders to them. */
import { expect, test, vi } from "vitest";
import type { ProcessusPourAdministrateur } from "#contracts/processus.ts";
import type { GameProcessControl, ProcessOrderOutcome } from "../../services/ports.ts";
import { HttpError } from "../../services/http-error.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

const JEU: ProcessusPourAdministrateur = {
  nom: "jeu1",
  etat: "joue",
  depuis: "2026-11-23T18:00:00.000Z",
  parties: 3,
  essais: 0,
  hotes: 3,
  telephones: 12,
  enregistrees: true,
  attenteMs: 0,
  sansReponse: false,
  manque: null,
  sansPreneur: false,
  enAttente: 0,
};

async function bancProcessus(conduite?: Partial<GameProcessControl>) {
  const { app, base } = await creerBancApi(
    conduite === undefined
      ? {}
      : {
          gameProcesses: {
            lire: async () => ({ plusieurs: true, processus: [JEU] }),
            demander: async () => "fait",
            ...conduite,
          },
        },
  );
  const { headers } = creerCompteDeTest(base.db, undefined, { role: "admin" });
  const lire = () => app.inject({ url: "/api/admin/processus", headers });
  const demander = (nom: string, payload: object = { consigne: "vider" }) =>
    app.inject({
      method: "POST",
      url: `/api/admin/processus/${nom}/consigne`,
      headers,
      payload,
    });
  return { lire, demander };
}

test("where one process does everything there is none to see, nor to empty", async () => {
  const { lire, demander } = await bancProcessus();
  expect((await lire()).json()).toEqual({ plusieurs: false, processus: [] });
  expect((await demander("jeu1")).statusCode).toBe(404);
});

test("each with its rooms, counted; what was asked is passed on, and what they are then is answered", async () => {
  const demande = vi.fn<GameProcessControl["demander"]>(async () => "fait");
  const { lire, demander } = await bancProcessus({ demander: demande });
  expect((await lire()).json()).toEqual({ plusieurs: true, processus: [JEU] });
  expect((await demander("jeu1", { consigne: "reprendre" })).json()).toEqual({
    plusieurs: true,
    processus: [JEU],
  });
  expect(demande.mock.calls).toEqual([["jeu1", "reprendre"]]);
  expect((await demander("jeu1", { consigne: "danse" })).statusCode).toBe(400);
  expect((await demander("Jeu_1")).statusCode).toBe(400);
  expect(demande).toHaveBeenCalledTimes(1);
});

test.each<[ProcessOrderOutcome, number, string]>([
  ["inconnu", 404, "Aucun processus"],
  ["dernier", 409, "est le seul à jouer"],
  ["illisible", 409, "d’une version plus ancienne"],
  ["injoignable", 409, "ne répond à jeu1"],
])("%s is refused, in words", async (issue, statut, dit) => {
  const { demander } = await bancProcessus({ demander: async () => issue });
  const reponse = await demander("jeu1");
  expect([reponse.statusCode, reponse.json()]).toEqual([
    statut,
    expect.objectContaining({ message: expect.stringContaining(dit) }),
  ]);
});

test("when nobody can tell, it says so", async () => {
  const { lire } = await bancProcessus({
    lire: () => Promise.reject(new HttpError(503, "Redis ne répond pas.")),
  });
  expect((await lire()).json()).toMatchObject({ message: "Redis ne répond pas." });
});
