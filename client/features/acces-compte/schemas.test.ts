import { expect, test } from "vitest";
import { TEXTES_COMPTE } from "#contracts/compte.ts";
import { conditionsDe } from "../../compte/conditions.ts";
import { formulaireInscription, formulaireMotDePasse } from "./schemas.ts";

const champs = (donnees: unknown) => {
  const { error } = formulaireInscription.safeParse(donnees);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
};

test("everything wrong at once is told at once", () => {
  const fautes = champs({
    pseudo: "L",
    mail: "lea",
    password: "court",
    confirmation: "autre",
    cgu: false,
    captchaToken: "",
  });
  expect(fautes).toEqual({
    pseudo: TEXTES_COMPTE.pseudoCourt,
    mail: TEXTES_COMPTE.mail,
    password: TEXTES_COMPTE.motDePasse,
    confirmation: TEXTES_COMPTE.confirmation,
    cgu: TEXTES_COMPTE.cgu,
    captchaToken: TEXTES_COMPTE.captcha,
  });
});

test("a form well filled passes, its address in lower case", () => {
  const lu = formulaireInscription.parse({
    pseudo: "Lea75",
    mail: " Lea@Exemple.FR ",
    password: "Ardoise1!",
    confirmation: "Ardoise1!",
    cgu: true,
    captchaToken: "x",
  });
  expect(lu.mail).toBe("lea@exemple.fr");
});

test.each([
  "ardoise1!",
  "ARDOISE1!",
  "Ardoise!!",
  "Ardoise11",
  "Ard1!",
  "Ardoise1!",
  "Élan d’été 2",
  "Été2 ",
])("the checklist and the schema agree on %s", (password) => {
  const complet = conditionsDe(password).every(({ remplie }) => remplie);
  const lu = formulaireMotDePasse.safeParse({ password, confirmation: password });
  expect(complet).toBe(lu.success);
});
