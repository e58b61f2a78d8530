import { expect, test } from "vitest";
import { PHRASES_COMPTE } from "#contracts/compte.ts";
import { listerConditionsMotDePasse } from "../../compte/conditions-mot-de-passe.tsx";
import { schemaFormulaireInscription, schemaFormulaireNouveauMotDePasse } from "./saisie.ts";

const champs = (donnees: unknown) => {
  const { error } = schemaFormulaireInscription.safeParse(donnees);
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
    pseudo: PHRASES_COMPTE.pseudoCourt,
    mail: PHRASES_COMPTE.mail,
    password: PHRASES_COMPTE.motDePasse,
    confirmation: PHRASES_COMPTE.confirmation,
    cgu: PHRASES_COMPTE.cgu,
    captchaToken: PHRASES_COMPTE.captcha,
  });
});

test("a form well filled passes, its address in lower case", () => {
  const lu = schemaFormulaireInscription.parse({
    pseudo: "Lea75",
    mail: " Lea@Exemple.FR ",
    password: "Ardoise1!",
    confirmation: "Ardoise1!",
    cgu: true,
    captchaToken: "x",
  });
  expect(lu.mail).toBe("lea@exemple.fr");
});

test("the same password with its accents typed in one piece and apart is one", () => {
  const [password, confirmation] = ["Été-2026".normalize("NFD"), "Été-2026".normalize("NFC")];
  expect(schemaFormulaireNouveauMotDePasse.parse({ password, confirmation }).password).toBe(
    confirmation,
  );
  expect(
    schemaFormulaireNouveauMotDePasse.safeParse({ password, confirmation: "Ete-2026" }).success,
  ).toBe(false);
  // a combining accent is not a special character
  const sans = "Été20266".normalize("NFD");
  expect(
    schemaFormulaireNouveauMotDePasse.safeParse({ password: sans, confirmation: sans }).success,
  ).toBe(false);
});

test.each([
  "ardoise1!",
  "ARDOISE1!",
  "Ardoise!!",
  "Ardoise11",
  "Ard1!",
  "Ardoise1!",
  "Élan d’été 2",
  "Été20266".normalize("NFD"),
  "Été2 ",
])("the checklist and the schema agree on %s", (password) => {
  const complet = listerConditionsMotDePasse(password).every(({ remplie }) => remplie);
  const lu = schemaFormulaireNouveauMotDePasse.safeParse({ password, confirmation: password });
  expect(complet).toBe(lu.success);
});
