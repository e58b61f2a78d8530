/** Changing one's address, and taking it back. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { creerCompteEnBase } from "#db/test/banc.ts";
import {
  AUTRE_MOT_DE_PASSE_DE_TEST,
  creerBancComptes,
  MOT_DE_PASSE_DE_TEST,
} from "../../test/banc-comptes.ts";

describe("one's own address", () => {
  test("an address changes once the new one is confirmed, and the old one can take it back", async () => {
    const { appeler, courrier, confirmee } = await creerBancComptes();
    const { cookie: avant } = await confirmee();
    courrier.mails.length = 0;
    const { cookie } = await appeler(
      "PUT",
      "mail",
      { mail: "neuve@exemple.fr", password: MOT_DE_PASSE_DE_TEST },
      { cookie: avant },
    );
    const dedans = async (un: string) =>
      (await appeler("POST", "connecte", undefined, { cookie: un })).corps.allowed;
    expect([await dedans(avant), await dedans(cookie)]).toEqual([false, true]);
    const [nouvelle, ancienne] = courrier.mails;
    expect([nouvelle?.a, ancienne?.a]).toEqual(["neuve@exemple.fr", "lea@exemple.fr"]);
    const token = (mail: typeof nouvelle) => new URL(mail?.lien ?? "").searchParams.get("token");
    const adresse = async () => (await appeler("GET", "myinfo", undefined, { cookie })).corps.mail;
    expect(await adresse()).toBe("lea@exemple.fr");
    await appeler("POST", "confirme", { token: token(nouvelle) });
    expect(await adresse()).toBe("neuve@exemple.fr");
    expect((await appeler("POST", "cancel-mail", { token: token(ancienne) })).statut).toBe(200);
    // the session that made the change is closed
    expect(await dedans(cookie)).toBe(false);
  });

  test("an address that is somebody else's is told to them only: the rest is as for a free one", async () => {
    const { appeler, base, courrier, confirmee } = await creerBancComptes();
    const moi = await confirmee();
    creerCompteEnBase(base.db, "Tom");
    const demander = async (mail: string) => {
      const { statut, corps } = await appeler(
        "PUT",
        "mail",
        { mail, password: MOT_DE_PASSE_DE_TEST },
        moi,
      );
      const { corps: info } = await appeler("GET", "myinfo", undefined, moi);
      return { statut, corps, mail: info.mail, mailEnAttente: info.mailEnAttente };
    };
    courrier.mails.length = 0;
    const libre = await demander("libre@exemple.fr");
    const prise = await demander("tom@exemple.fr");
    expect(prise).toEqual({ ...libre, mailEnAttente: "tom@exemple.fr" });
    expect(libre.mailEnAttente).toBe("libre@exemple.fr");
    expect(courrier.mails.map(({ a, sujet }) => [a, sujet])).toEqual([
      ["libre@exemple.fr", "Confirmez votre nouvelle adresse"],
      ["lea@exemple.fr", "L’adresse de votre compte va changer"],
      ["tom@exemple.fr", "Quelqu’un a voulu utiliser votre adresse"],
      ["lea@exemple.fr", "L’adresse de votre compte va changer"],
    ]);
    // no link may restore the thief's address
    expect(courrier.mails[2]?.texte).not.toContain("token");
  });

  test("a new password, or an address taken back, ends the links that were on their way", async () => {
    const { appeler, courrier, confirmee, connecter } = await creerBancComptes();
    const moi = await confirmee();
    const dernier = () =>
      new URL(courrier.mails.at(-1)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    // a thief with the password requests links for an address, a deletion and a password
    await appeler(
      "PUT",
      "mail",
      { mail: "voleur@exemple.fr", password: MOT_DE_PASSE_DE_TEST },
      moi,
    );
    const annulation = dernier();
    const adresse =
      new URL(courrier.mails.at(-2)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    await appeler("POST", "confirme", { token: adresse });
    await appeler("POST", "ask-delete", undefined, moi);
    const suppression = dernier();
    await appeler("POST", "reset-password", { mail: "voleur@exemple.fr" });
    const motDePasse = dernier();
    expect((await appeler("POST", "cancel-mail", { token: annulation })).statut).toBe(200);
    expect((await appeler("DELETE", `user?token=${suppression}`)).statut).toBe(404);
    expect(
      (
        await appeler("POST", "new-password", {
          password: AUTRE_MOT_DE_PASSE_DE_TEST,
          token: motDePasse,
        })
      ).statut,
    ).toBe(404);

    const { cookie } = await connecter();
    const encore = { cookie };
    await appeler(
      "PUT",
      "mail",
      { mail: "voleur@exemple.fr", password: MOT_DE_PASSE_DE_TEST },
      encore,
    );
    const enAttente =
      new URL(courrier.mails.at(-2)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    await appeler(
      "PUT",
      "password",
      { password: MOT_DE_PASSE_DE_TEST, newPassword: AUTRE_MOT_DE_PASSE_DE_TEST },
      encore,
    );
    expect((await appeler("POST", "confirme", { token: enAttente })).statut).toBe(404);
  });

  test("an address taken back cannot be lost again by the links of the changes that followed", async () => {
    const { appeler, courrier, confirmee } = await creerBancComptes();
    const moi = await confirmee();
    const changer = async (mail: string) => {
      await appeler("PUT", "mail", { mail, password: MOT_DE_PASSE_DE_TEST }, moi);
      const [nouvelle, ancienne] = courrier.mails
        .slice(-2)
        .map(({ lien }) => new URL(lien).searchParams.get("token"));
      return { nouvelle, ancienne };
    };
    const premier = await changer("voleur@exemple.fr");
    await appeler("POST", "confirme", { token: premier.nouvelle });
    // the second change is later than the first, to the millisecond
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 });
    onTestFinished(() => void vi.useRealTimers());
    const second = await changer("voleur2@exemple.fr");
    expect((await appeler("POST", "cancel-mail", { token: premier.ancienne })).statut).toBe(200);
    expect((await appeler("POST", "cancel-mail", { token: second.ancienne })).statut).toBe(404);
  });

  test("what changes nothing is said, and an address that waits is shown", async () => {
    const { appeler, confirmee } = await creerBancComptes();
    const moi = await confirmee();
    const put = async (chemin: string, corps: object) =>
      (await appeler("PUT", chemin, { password: MOT_DE_PASSE_DE_TEST, ...corps }, moi)).corps
        .message;
    expect(await put("pseudo", { pseudo: "Lea" })).toBe("C’est déjà votre pseudo.");
    expect(await put("pseudo", { pseudo: "LEA" })).toBe("Changement effectué avec succès.");
    expect(await put("password", { newPassword: MOT_DE_PASSE_DE_TEST })).toBe(
      "C’est déjà votre mot de passe.",
    );
    expect(await put("mail", { mail: "lea@exemple.fr" })).toBe("C’est déjà votre adresse.");
    await put("mail", { mail: "neuve@exemple.fr" });
    const { corps } = await appeler("GET", "myinfo", undefined, moi);
    expect([corps.mail, corps.mailEnAttente]).toEqual(["lea@exemple.fr", "neuve@exemple.fr"]);
  });
});
