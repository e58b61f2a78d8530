/** Mailed links: their rate limit, and refusals of wrong ones. */
import { describe, expect, test } from "vitest";
import {
  AUTRE_MOT_DE_PASSE_DE_TEST,
  creerBancComptes,
  MOT_DE_PASSE_DE_TEST,
} from "../../test/banc-comptes.ts";

describe("mails on somebody's order", () => {
  test("forty resets: three mails, and the last link is the one that serves", async () => {
    const { appeler, courrier, confirmee, jeton } = await creerBancComptes();
    await confirmee();
    courrier.mails.length = 0;
    for (let i = 0; i < 40; i++)
      expect((await appeler("POST", "reset-password", { mail: "LEA@exemple.fr" })).statut).toBe(
        201,
      );
    expect(courrier.mails).toHaveLength(3);
    const serve = await appeler("POST", "new-password", {
      password: AUTRE_MOT_DE_PASSE_DE_TEST,
      token: jeton(),
    });
    expect(serve.statut).toBe(201);
  });

  test("registrations: three, of an address that has an account or not, and the last link serves", async () => {
    const { appeler, courrier, confirmee, inscrire, jeton } = await creerBancComptes();
    await confirmee();
    const phrases = [];
    for (const mail of ["lea@exemple.fr", "libre@exemple.fr"]) {
      courrier.mails.length = 0;
      const statuts = [];
      // the first address has registered once already
      for (let i = mail === "lea@exemple.fr" ? 1 : 0; i < 5; i++) {
        const { statut, corps } = await inscrire({ mail, pseudo: `${mail.slice(0, 3)}${i}` });
        statuts.push(statut);
        if (statut === 429) phrases.push(corps.message);
      }
      expect(statuts.slice(-4)).toEqual([201, 201, 429, 429]);
    }
    expect(new Set(phrases).size).toBe(1);
    expect(courrier.mails).toHaveLength(3);
    expect((await appeler("POST", "confirme", { token: jeton() })).statut).toBe(200);
  });

  test("only those that leave are counted: not a registration whose pseudo waits for somebody else", async () => {
    const { courrier, inscrire } = await creerBancComptes();
    await inscrire({ pseudo: "Pris", mail: "autre@exemple.fr" });
    courrier.mails.length = 0;
    for (let i = 0; i < 3; i++) expect((await inscrire({ pseudo: "Pris" })).statut).toBe(409);
    expect(courrier.mails).toEqual([]);
    for (let i = 0; i < 3; i++) expect((await inscrire({ pseudo: `Libre${i}` })).statut).toBe(201);
    expect((await inscrire({ pseudo: "Libre3" })).statut).toBe(429);
    expect(courrier.mails).toHaveLength(3);
  });

  test("nor a reset asked for before there was an account", async () => {
    const { appeler, courrier, confirmee } = await creerBancComptes();
    const demander = () => appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    for (let i = 0; i < 3; i++) await demander();
    await confirmee();
    courrier.mails.length = 0;
    await demander();
    expect(courrier.mails.map(({ sujet }) => sujet)).toEqual([
      "Votre nouveau mot de passe Trinquizz",
    ]);
  });

  test("changes of address and deletions: three to each address, and no more than ten changes an hour", async () => {
    const { appeler, courrier, confirmee } = await creerBancComptes();
    const moi = await confirmee();
    const changer = async (mail: string) =>
      (await appeler("PUT", "mail", { mail, password: MOT_DE_PASSE_DE_TEST }, moi)).statut;
    const statuts = [];
    for (let i = 0; i < 4; i++) statuts.push(await changer("victime@exemple.fr"));
    expect(statuts).toEqual([200, 200, 200, 429]);
    for (let i = 0; i < 12; i++) await changer(`victime${i}@exemple.fr`);
    // the refused request does not count as a change
    expect(courrier.mails.filter(({ a }) => a.startsWith("victime"))).toHaveLength(10);
    const supprimer = [];
    for (let i = 0; i < 4; i++)
      supprimer.push((await appeler("POST", "ask-delete", undefined, moi)).statut);
    expect(supprimer).toEqual([200, 200, 200, 429]);
  });
});

test("a token cut short or typed by hand is answered like one of nobody", async () => {
  const { appeler } = await creerBancComptes();
  for (const token of ["", "abc", "x".repeat(43), "x".repeat(4000), 7, undefined]) {
    const issues = [
      await appeler("POST", "confirme", { token }),
      await appeler("POST", "cancel-mail", { token }),
      await appeler("POST", "new-password", { token, password: MOT_DE_PASSE_DE_TEST }),
      await appeler("DELETE", `user?token=${String(token ?? "")}`),
    ];
    for (const { statut, corps } of issues)
      expect([statut, corps.message]).toEqual([404, "Token invalide"]);
  }
});
