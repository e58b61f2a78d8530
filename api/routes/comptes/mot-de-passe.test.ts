/** A forgotten password. */
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import {
  AUTRE_MOT_DE_PASSE_DE_TEST,
  creerBancComptes,
  MOT_DE_PASSE_DE_TEST,
} from "../../test/banc-comptes.ts";
import { creerFaussesRooms } from "../../test/banc.ts";

describe("a forgotten password", () => {
  test("same answer for an address that has no account; a link changes it once and ends the sessions", async () => {
    const { appeler, courrier, confirmee, jeton, connecter } = await creerBancComptes();
    const { cookie } = await confirmee();
    const connu = await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    const inconnu = await appeler("POST", "reset-password", { mail: "personne@exemple.fr" });
    expect([connu.statut, connu.corps]).toEqual([inconnu.statut, inconnu.corps]);
    expect(courrier.mails).toHaveLength(2);
    const token = jeton();
    expect(
      (await appeler("POST", "new-password", { password: AUTRE_MOT_DE_PASSE_DE_TEST, token }))
        .statut,
    ).toBe(201);
    expect(
      (await appeler("POST", "new-password", { password: AUTRE_MOT_DE_PASSE_DE_TEST, token })).corps
        .message,
    ).toBe("Token invalide");
    expect((await appeler("POST", "connecte", undefined, { cookie })).corps.allowed).toBe(false);
    expect((await connecter()).statut).toBe(401);
    expect((await connecter("Lea", AUTRE_MOT_DE_PASSE_DE_TEST)).statut).toBe(200);
  });

  test("a link is void once the password was changed by other means", async () => {
    const { appeler, confirmee, jeton } = await creerBancComptes();
    const { cookie } = await confirmee();
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    const token = jeton();
    const change = { password: MOT_DE_PASSE_DE_TEST, newPassword: AUTRE_MOT_DE_PASSE_DE_TEST };
    expect((await appeler("PUT", "password", change, { cookie })).statut).toBe(200);
    expect(
      (await appeler("POST", "new-password", { password: MOT_DE_PASSE_DE_TEST, token })).statut,
    ).toBe(404);
  });

  test("fifty uses at once: one wins", async () => {
    const { appeler, confirmee, jeton } = await creerBancComptes();
    await confirmee();
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    const token = jeton();
    const issues = await Promise.all(
      Array.from({ length: 50 }, () =>
        appeler("POST", "new-password", { password: AUTRE_MOT_DE_PASSE_DE_TEST, token }),
      ),
    );
    const statuts = issues.map(({ statut }) => statut);
    expect(statuts.filter((statut) => statut === 201)).toHaveLength(1);
    expect(new Set(statuts)).toEqual(new Set([201, 404, 503]));
  });

  test("a link is over after an hour, when another is asked for, and for anything else", async () => {
    const { appeler, base, confirmee, jeton } = await creerBancComptes();
    await confirmee();
    const demander = async () => {
      await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
      return jeton();
    };
    const changer = async (token: string) =>
      (await appeler("POST", "new-password", { password: AUTRE_MOT_DE_PASSE_DE_TEST, token }))
        .statut;
    const premier = await demander();
    const second = await demander();
    expect(await changer(premier)).toBe(404);
    expect((await appeler("POST", "confirme", { token: second })).statut).toBe(404);
    expect((await appeler("DELETE", `user?token=${second}`)).statut).toBe(404);
    base.db.run(sql`update jetons_mail set expire = ${new Date(Date.now() - 1).toISOString()}`);
    expect(await changer(second)).toBe(404);
  });
});

test("rooms prove again what they load for an account: after a change, a reset, an address taken back", async () => {
  const detaches: string[] = [];
  const rooms = creerFaussesRooms({ detacher: async (compte) => void detaches.push(compte) });
  const { appeler, base, confirmee, courrier, jeton } = await creerBancComptes({ rooms });
  const moi = await confirmee();
  const [lea] = base.db.all<{ _id: string }>(sql`select _id from comptes where pseudo = 'Lea'`);
  await appeler("PUT", "pseudo", { pseudo: "Lea2", password: MOT_DE_PASSE_DE_TEST }, moi);
  expect(detaches).toEqual([]);
  const change = { password: MOT_DE_PASSE_DE_TEST, newPassword: AUTRE_MOT_DE_PASSE_DE_TEST };
  await appeler("PUT", "password", change, moi);
  await expect.poll(() => detaches).toEqual([lea?._id]);
  await appeler(
    "PUT",
    "mail",
    { mail: "neuve@exemple.fr", password: AUTRE_MOT_DE_PASSE_DE_TEST },
    moi,
  );
  const annulation = jeton();
  await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
  expect(courrier.mails.at(-1)?.sujet).toBe("Votre nouveau mot de passe Trinquizz");
  await appeler("POST", "new-password", { password: MOT_DE_PASSE_DE_TEST, token: jeton() });
  await expect.poll(() => detaches).toHaveLength(2);
  await appeler("POST", "cancel-mail", { token: annulation });
  await expect.poll(() => detaches).toEqual([lea?._id, lea?._id, lea?._id]);
});
