/** Registration from end to end, and attacks on it (surete "Threats"). */
import { describe, expect, test } from "vitest";
import {
  AUTRE_MOT_DE_PASSE_DE_TEST,
  creerBancComptes,
  MOT_DE_PASSE_DE_TEST,
} from "../../test/banc-comptes.ts";

describe("registering", () => {
  test("a mail, a link, and one is in", async () => {
    const { appeler, courrier, inscrire, jeton, connecter } = await creerBancComptes();
    const inscription = await inscrire();
    expect([inscription.statut, inscription.corps.message]).toEqual([
      201,
      "Compte créé avec succés. Confirmez votre adresse mail pour pouvoir vous connecter.",
    ]);
    expect(courrier.mails[0]).toMatchObject({
      a: "lea@exemple.fr",
      sujet: "Confirmez votre compte Trinquizz",
    });
    expect(courrier.mails[0]?.lien).toContain("/confirm?token=");

    const tropTot = await connecter();
    expect([tropTot.statut, tropTot.corps.message]).toEqual([
      403,
      "Confirmez votre adresse mail pour pouvoir vous connecter.",
    ]);
    expect((await appeler("POST", "confirme", { token: jeton() })).statut).toBe(200);
    const { cookie, attributs } = await connecter("lea@EXEMPLE.fr");
    expect(attributs).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(attributs).not.toContain("Max-Age");
    const connecte = await appeler("POST", "connecte", undefined, { cookie });
    expect(connecte.corps).toMatchObject({ allowed: true, user: { pseudo: "Lea" } });
    expect((await appeler("POST", "connecte")).corps).toEqual({ allowed: false });
  });

  test("an address that has an account gets the same answer, and a mail that says so", async () => {
    const { courrier, inscrire, confirmee } = await creerBancComptes();
    await confirmee();
    const encore = await inscrire({ pseudo: "Autre", mail: "LEA@exemple.fr" });
    expect(encore.statut).toBe(201);
    expect(courrier.mails.at(-1)?.sujet).toBe("Vous avez déjà un compte Trinquizz");
  });

  test("a pseudo is one's own whatever its capitals", async () => {
    const { inscrire } = await creerBancComptes();
    await inscrire();
    const pris = await inscrire({ pseudo: "LEA", mail: "autre@exemple.fr" });
    expect([pris.statut, pris.corps.message]).toEqual([
      409,
      "Ce pseudo est déjà pris. Choisissez-en un autre.",
    ]);
  });

  const REFUS: readonly (readonly [champs: object, message: string])[] = [
    [{ pseudo: "L" }, "Un pseudo doit au moins être composé de 2 caractères."],
    [
      { pseudo: "Léa" },
      "Le pseudo ne doit contenir que des lettres et des chiffres, sans espace ni accent.",
    ],
    [{ pseudo: "a".repeat(21) }, "Le pseudo est trop long."],
    [{ pseudo: "Adm1n" }, "Ce pseudo est réservé. Choisissez-en un autre."],
    [{ mail: "lea@" }, "L'adresse mail est dans un format incorrect."],
    ...["Co-1aaa", "SANS-MINUSCULE-1", "sans-majuscule-1", "Sans-Chiffre", "SansSpecial1"].map(
      (password): [object, string] => [
        { password },
        "Le mot de passe doit être composé d'au moins 8 caractères dont une lettre minuscule, une lettre majuscule, un chiffre et un caractère spécial.",
      ],
    ),
    [{ captchaToken: "" }, "Validez la captcha."],
    [{ captchaToken: "e30=" }, "Validez la captcha."],
  ];

  test.each(REFUS)("refuses %j", async (champs, message) => {
    const { courrier, inscrire } = await creerBancComptes();
    const refus = await inscrire(champs);
    expect([refus.statut, refus.corps.message]).toEqual([400, message]);
    expect(courrier.mails).toEqual([]);
  });

  test("a captcha serves once", async () => {
    const { inscrire, captchaToken } = await creerBancComptes();
    const token = await captchaToken();
    expect((await inscrire({ captchaToken: token })).statut).toBe(201);
    const seconde = await inscrire({ pseudo: "Tom", mail: "tom@exemple.fr", captchaToken: token });
    expect(seconde.corps.message).toBe("Validez la captcha.");
  });
});

describe("a link that has served", () => {
  const DEJA = "C’est déjà fait\u00A0: votre adresse est confirmée.";

  test("says that all is done, whoever opened it first, and changes nothing", async () => {
    const { appeler, inscrire, jeton, connecter } = await creerBancComptes();
    await inscrire();
    const token = jeton();
    expect((await appeler("POST", "confirme", { token })).corps.message).toBe(
      "Votre compte est confirmé.",
    );
    const encore = await appeler("POST", "confirme", { token });
    expect([encore.statut, encore.corps.message]).toEqual([200, DEJA]);
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST)).statut).toBe(200);
  });

  test("of a new address too, until the former one is taken back", async () => {
    const { appeler, courrier, confirmee } = await creerBancComptes();
    const { cookie } = await confirmee();
    await appeler(
      "PUT",
      "mail",
      { mail: "neuve@exemple.fr", password: MOT_DE_PASSE_DE_TEST },
      { cookie },
    );
    const [nouvelle, annulation] = courrier.mails
      .slice(-2)
      .map(({ lien }) => new URL(lien).searchParams.get("token"));
    await appeler("POST", "confirme", { token: nouvelle });
    expect((await appeler("POST", "confirme", { token: nouvelle })).corps.message).toBe(DEJA);
    await appeler("POST", "cancel-mail", { token: annulation });
    expect((await appeler("POST", "confirme", { token: nouvelle })).statut).toBe(404);
  });
});

describe("two registrations of the same address", () => {
  test("each link makes the account that was asked for with it, and ends the others", async () => {
    const { appeler, inscrire, jeton, connecter } = await creerBancComptes();
    await inscrire({ pseudo: "Voleur", password: AUTRE_MOT_DE_PASSE_DE_TEST });
    const duVoleur = jeton();
    await inscrire();
    const sien = jeton();
    expect((await appeler("POST", "confirme", { token: sien })).statut).toBe(200);
    expect((await appeler("POST", "confirme", { token: duVoleur })).statut).toBe(404);
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST)).statut).toBe(200);
    expect((await connecter("Voleur", AUTRE_MOT_DE_PASSE_DE_TEST)).statut).toBe(401);
    expect((await connecter("lea@exemple.fr", AUTRE_MOT_DE_PASSE_DE_TEST)).statut).toBe(401);
  });

  test("the same pseudo again for one's own address gets another link", async () => {
    const { appeler, inscrire, jeton } = await creerBancComptes();
    await inscrire();
    expect((await inscrire()).statut).toBe(201);
    expect((await appeler("POST", "confirme", { token: jeton() })).statut).toBe(200);
  });

  test("a pseudo is kept for whoever registers it, whether the address has an account or not", async () => {
    const { confirmee, inscrire } = await creerBancComptes();
    await confirmee();
    // the first of the two addresses has an account, the second has none
    await inscrire({ pseudo: "SondeUn" });
    await inscrire({ pseudo: "SondeDeux", mail: "libre@exemple.fr" });
    const seconde = { mail: "autre@exemple.fr" };
    expect((await inscrire({ pseudo: "SondeUn", ...seconde })).statut).toBe(409);
    expect((await inscrire({ pseudo: "SondeDeux", ...seconde })).statut).toBe(409);
  });

  test("what is waiting does not stop an address from being taken back", async () => {
    const { appeler, courrier, confirmee, inscrire } = await creerBancComptes();
    const { cookie } = await confirmee();
    await appeler(
      "PUT",
      "mail",
      { mail: "voleur@exemple.fr", password: MOT_DE_PASSE_DE_TEST },
      { cookie },
    );
    const liens = courrier.mails
      .slice(-2)
      .map(({ lien }) => new URL(lien).searchParams.get("token"));
    await appeler("POST", "confirme", { token: liens[0] });
    await inscrire({ pseudo: "Squatteur" });
    expect((await appeler("POST", "cancel-mail", { token: liens[1] })).statut).toBe(200);
  });
});
