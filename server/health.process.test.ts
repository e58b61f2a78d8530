/** Health turns red while games cannot be stored, and green again by itself (surete, "Faults"). */
import { sql } from "#db/drizzle.ts";
import { expect, onTestFinished, test } from "vitest";
import { reponseRoomCreee } from "#contracts/room.ts";
import { composeDatabaseFilePath, openDatabaseConnection } from "#db/connection.ts";
import { creerJetonDeTest, ouvrirEcran } from "#game/test/banc.ts";
import { startFaultyServer } from "./test/start-faulty-server.ts";

test("a database held by another program turns health red, then green without a restart", async () => {
  const serveur = await startFaultyServer({ LOG_LEVEL: "silent" });
  const sante = async () => {
    const reponse = await fetch(`${serveur.adresse}/api/sante`);
    return [reponse.status, await reponse.json()];
  };
  const room = await fetch(`${serveur.adresse}/api/room`, { method: "POST" });
  const { code, billet } = reponseRoomCreee.parse(await room.json());
  const demande = { role: "hote", billet, pseudo: "Zoé", jeton: creerJetonDeTest() };
  const hote = await ouvrirEcran(serveur.adresse, code, demande);
  expect(await sante()).toMatchObject([
    200,
    { ok: true, details: { parties: { enregistrees: true } } },
  ]);

  const autre = openDatabaseConnection(composeDatabaseFilePath(serveur.donnees));
  onTestFinished(() => autre.fermer());
  autre.db.run(sql`begin immediate`);
  // the answer comes once the room is stored
  const acquittee = hote.demander({ type: "reglerParametres", sansImprevu: true });
  const attente = { timeout: 20_000 };
  await expect
    .poll(sante, attente)
    .toMatchObject([503, { ok: false, details: { parties: { enregistrees: false } } }]);
  autre.db.run(sql`rollback`);
  await expect
    .poll(sante, attente)
    .toMatchObject([200, { details: { parties: { attenteMs: 0 } } }]);
  expect(await acquittee).toMatchObject({ ok: true });
  await serveur.arreter();
}, 60_000);
