/** Texts, tables and files of authors become their questions: docs/formats.md. */
import { classeur } from "../formats/test/fichiers.ts";
import { canvasQti, odsWorkbook, wordDocument } from "../formats/test/packages.ts";
import {
  type Asked,
  CHOSEN,
  CHOSEN_LAYOUTS,
  TYPED,
  TYPED_LAYOUTS,
} from "../formats/test/pasted-texts.ts";
import { ENCODED_WRITERS } from "../formats/test/written-files.ts";
import { checkAccessibility, checkAxe, checkOverflow } from "./support/accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import {
  choisirFichierAImporter,
  boutonRadioDuFiltre,
  lireIdDansAdresse,
  boutonImporter,
  jouerJusquALaPremiereQuestion,
  ouvrirImportAvecNouveauCompte,
} from "./support/importer.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "importer" });

const CAPITALES = CHOSEN["capitales"] ?? [];
const PAYS = TYPED["pays"] ?? [];
const right = ({ options, bonnes }: Asked) => bonnes.map((rank) => options[rank]);

/** The twelve kinds of pasted texts (docs/formats.md), each by the name of its layout. */
const PASTED: readonly (readonly [layout: string, asked: readonly Asked[]])[] = [
  ["Question n, A :", CAPITALES],
  ["Q: A: B:", CAPITALES],
  ["questions and options numbered alike", CAPITALES],
  ["on one line", CAPITALES],
  ["label without a space", CAPITALES],
  ["key at the foot", CAPITALES],
  ["ticked boxes", CAPITALES],
  ["an introduction before", CAPITALES],
  ["the good answer is", CAPITALES],
  ["(réponse : …)", PAYS],
  ["behind the question mark", PAYS],
  ["tabs", PAYS],
];

test("twelve ways to write a list, pasted, mended where they doubt, stored right; one is played", async ({
  page,
  browser,
  serveur,
}) => {
  const { pseudo, lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  for (const [layout, asked] of PASTED)
    await test.step(layout, async () => {
      const write = asked === PAYS ? TYPED_LAYOUTS[layout] : CHOSEN_LAYOUTS[layout];
      if (write === undefined) throw new Error(`no layout ${layout}`);
      await page.goto("/quizz/importer");
      await page.getByLabel("Ou collez vos questions").fill(write(asked));
      await page.getByRole("button", { name: "Lire ce texte" }).click();
      await page.getByLabel("Titre du quizz").fill("Collé");
      // each doubt is looked at before it is confirmed
      const doutes = page.getByRole("button", { name: /^Tout confirmer/ });
      if (await doutes.isVisible()) await doutes.click();
      await expect(boutonRadioDuFiltre(page, `OK ${asked.length}`)).toBeAttached();
      await boutonImporter(page).click();
      await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
      expect(
        lire(lireIdDansAdresse(page)).questions.map(({ text, reponse }) => ({ text, reponse })),
        layout,
      ).toEqual(asked.map((one) => ({ text: one.text, reponse: right(one) })));
    });
  const hote = await jouerJusquALaPremiereQuestion(browser, pseudo, "Collé");
  await expect(hote.getByText(/^(Quelle est la capitale|Capitale) d/).first()).toBeVisible();
});

test("columns that no title tells are named with the keyboard, kept for the next file, and given up", async ({
  page,
  serveur,
}) => {
  const { lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  const csv = (pays: string, ville: string) =>
    `Sigle;Sujet traité;Mot juste;Rubrique\nA1;${pays};${ville};Villes\nA2;Le Chili;Santiago;Villes\nA3;La Bolivie;Sucre;Villes`;
  await choisirFichierAImporter(page, "capitales.csv", csv("Le Pérou", "Lima"));
  const colonne = (lettre: string) =>
    page.getByRole("combobox", { name: new RegExp(`^Colonne ${lettre}\\b`) });
  await expect(colonne("C")).toHaveValue("rien");
  await expect(page.getByText("Nommez les colonnes pour lire les questions.")).toBeVisible();
  await checkAccessibility(page, "columns to name");
  await colonne("B").focus();
  await page.keyboard.press("Home");
  await expect(colonne("B")).toHaveValue("question");
  await expect(page.getByText("Dites encore quelle colonne porte la bonne réponse.")).toBeVisible();
  await colonne("C").focus();
  await page.keyboard.type("Bonne");
  await expect(colonne("C")).toHaveValue("bonnes");
  await expect(boutonRadioDuFiltre(page, "OK 3")).toBeAttached();
  await page.setViewportSize({ width: 320, height: 568 });
  await checkAccessibility(page, "named columns, 320");
  await page.setViewportSize({ width: 1280, height: 720 });
  // what is mended outlives another choice
  await page.getByRole("button", { name: /^Le Pérou/ }).click();
  await page.getByRole("textbox", { name: "Réponse 1" }).fill("Lima la grise");
  await colonne("D").selectOption({ label: "Thème ou niveau" });
  await expect(page.getByText("Lues comme vous le dites.")).toBeVisible();
  await boutonImporter(page).click();
  await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
  expect(lire(lireIdDansAdresse(page))).toMatchObject({
    questions: [
      { type: "entree", text: "Le Pérou", reponse: ["Lima la grise"] },
      { text: "Le Chili", reponse: ["Santiago"] },
      { text: "La Bolivie", reponse: ["Sucre"] },
    ],
  });

  await page.goto("/quizz/importer");
  await choisirFichierAImporter(page, "autres.csv", csv("Le Gabon", "Libreville"));
  await expect(boutonRadioDuFiltre(page, "OK 3")).toBeAttached();
  await page.getByText("Ce que dit chaque colonne").click();
  await expect(page.getByText("Lues comme vous l’aviez dit pour un autre fichier")).toBeVisible();
  await page.getByRole("button", { name: "Oublier ces noms" }).click();
  await expect(colonne("C")).toHaveValue("rien");
  await expect(boutonImporter(page)).toHaveText("Importer 0 question");
});

test("a workbook of three sheets: tabs, one left out, one whose columns are named", async ({
  page,
  serveur,
}) => {
  const { lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  const octets = await classeur(
    [
      ["question", "bonne réponse", "mauvaise réponse 1"],
      ["Capitale du Pérou ?", "Lima", "Quito"],
    ],
    [
      ["Mot", "Rang"],
      ["Lima", "a"],
      ["Quito", "b"],
    ],
    [
      ["question", "proposition 1", "proposition 2", "bonne réponse"],
      ["Capitale du Chili ?", "Sucre", "Santiago", "2"],
      ["Capitale de la Bolivie ?", "Sucre", "Lima", "1"],
    ],
  );
  await choisirFichierAImporter(page, "soiree.xlsx", octets);
  const onglet = (nom: RegExp) => page.getByRole("tab", { name: nom });
  await expect(onglet(/^Feuille 3 2\s+questions/)).toBeVisible();
  await checkAccessibility(page, "sheets");
  await onglet(/^Feuille 1/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(onglet(/^Feuille 2/)).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: /^Feuille 2/ })).toContainText("Lima");
  await expect(page.getByText("Ce que dit chaque colonne")).toHaveCount(1);
  await checkAxe(page, "a sheet of unknown columns");
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: /^Capitale du Chili/ })).toBeVisible();
  const prise = page.getByRole("checkbox", { name: "Importer cette feuille" });
  await prise.uncheck();
  await expect(boutonImporter(page)).toHaveText("Importer 1 question");
  await page.getByRole("button", { name: /^Prendre les 2/ }).click();
  await expect(prise).toBeChecked();
  await onglet(/^Feuille 1/).click();
  await prise.uncheck();
  await page.setViewportSize({ width: 320, height: 568 });
  await checkOverflow(page, "sheets, 320");
  await boutonImporter(page).click();
  await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
  expect(lire(lireIdDansAdresse(page))).toMatchObject({
    title: "Feuille 3",
    questions: [{ reponse: ["Santiago"] }, { reponse: ["Sucre"] }],
  });
});

const DEUX = [
  { text: "Matricule de James Bond ?", options: ["007", "006"], bonnes: [0] },
  { text: "Où est la tour Eiffel ?", options: ["À Paris", "À Évry"], bonnes: [0] },
];
const FILES: readonly (readonly [
  name: string,
  write: () => Uint8Array | Promise<Uint8Array>,
  said: string,
  questions: Record<string, unknown>[],
])[] = [
  [
    "capitales.docx",
    wordDocument,
    "Word",
    [{ reponse: ["Rome"] }, { text: "Capitale de l’Espagne ?", reponse: ["Madrid"] }],
  ],
  [
    "manche.ods",
    odsWorkbook,
    "La feuille « Brouillon » est cachée",
    [{ reponse: ["007"] }, { options: ["Milan", "Rome"], reponse: ["Rome"] }],
  ],
  ["canvas.zip", canvasQti, "QTI", [{ text: "Capitale de l’Italie ?", reponse: ["Rome"] }]],
  [
    "mac.csv",
    () => ENCODED_WRITERS["CSV in macintosh"]?.write(DEUX) ?? new Uint8Array(),
    "Mac Roman",
    [{ reponse: ["007"] }, { text: "Où est la tour Eiffel ?", reponse: ["À Paris"] }],
  ],
];

test("a Word file, an OpenDocument sheet, a quiz of Canvas and a CSV of Excel on a Mac", async ({
  page,
  serveur,
}) => {
  const { lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  for (const [name, write, said, questions] of FILES)
    await test.step(name, async () => {
      await page.goto("/quizz/importer");
      await choisirFichierAImporter(page, name, await write());
      await expect(page.getByText(said).first()).toBeVisible();
      const doutes = page.getByRole("button", { name: /^Tout confirmer/ });
      if (await doutes.isVisible()) await doutes.click();
      await boutonImporter(page).click();
      await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
      const lues = lire(lireIdDansAdresse(page)).questions;
      expect(lues.slice(0, questions.length), name).toMatchObject(questions);
    });
});
