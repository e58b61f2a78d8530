/** Questions that come from elsewhere, and quizzes that leave: docs/formats.md, decision 0087. */
import { readFileSync } from "node:fs";
import { kahootXlsx, PNG, TROP_LONGUE, unDeChaque } from "../formats/test/fichiers.ts";
import { checkAccessibility, checkAxe, checkOverflow } from "./support/accessibility.ts";
import { ecrireQuizz, MOT_DE_PASSE, QUESTION_RIEN } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import { attendreDernierLienDeMail } from "./support/mails.ts";
import {
  choisirFichierAImporter,
  coller,
  boutonRadioDuFiltre,
  deposerFichierAImporter,
  lireIdDansAdresse,
  boutonImporter,
  jouerJusquALaPremiereQuestion,
  ouvrirImportAvecNouveauCompte,
} from "./support/importer.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "importer" });

test("a Kahoot whose answer is too long, mended with the keyboard, then played", async ({
  page,
  browser,
  serveur,
}) => {
  const { pseudo, lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  await checkAccessibility(page, "nothing yet");
  await choisirFichierAImporter(
    page,
    "fromages.xlsx",
    await kahootXlsx(
      [1, "Quel fromage est breton ?", "Brie", TROP_LONGUE, null, null, 20, "2"],
      [2, "Quel fromage est jurassien ?", "Comté", "Brie", null, null, 20, "1"],
    ),
  );
  await expect(page.getByText("C’est un Kahoot (tableur).")).toBeVisible();
  await expect(boutonRadioDuFiltre(page, "À corriger 1")).toBeAttached();
  await expect(boutonImporter(page)).toHaveText("Importer 1 question");
  await page.keyboard.press("F8");
  const fautive = page.getByRole("textbox", { name: "Proposition B, bonne réponse" });
  await expect(fautive).toBeFocused();
  await expect(fautive).toHaveValue(TROP_LONGUE);
  await expect(page.getByText("Allez encore plus long 😑 60 caractères max.")).toBeVisible();
  await checkAxe(page, "a line being mended");
  await page.getByRole("button", { name: "Garder «" }).focus();
  await page.keyboard.press("Enter");
  await expect(fautive).toHaveValue("Le timanoix");
  await page.getByRole("button", { name: "Corrigée, suivante" }).focus();
  await page.keyboard.press("Enter");
  await expect(boutonRadioDuFiltre(page, "OK 2")).toBeAttached();
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("fromages");
  await boutonImporter(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
  const id = lireIdDansAdresse(page);
  expect(lire(id)).toMatchObject({
    title: "fromages",
    visibilite: "prive",
    questions: [
      { options: ["Brie", "Le timanoix"], reponse: ["Le timanoix"], temps: 20 },
      { options: ["Comté", "Brie"], reponse: ["Comté"] },
    ],
  });

  const hote = await jouerJusquALaPremiereQuestion(browser, pseudo, "fromages");
  await expect(hote.getByText(/^Quel fromage est (breton|jurassien)\s\?$/).first()).toBeVisible();
});

test("a list that is pasted, at the end of a quizz; a reload on the way loses nothing", async ({
  page,
  serveur,
}) => {
  const { compte: moi, lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  const id = ecrireQuizz(serveur, moi, { title: "Ma soirée", visibilite: "prive" });
  await page.goto(`/quizz/${id}`);
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Ma soirée");
  await coller(page, "Capitale du Pérou ? ; Lima\nCapitale du Chili ? ; Santiago\n");
  await expect(page).toHaveURL(new RegExp(`/quizz/importer\\?vers=${id}$`));
  await expect(page.getByRole("link", { name: "Ma soirée" })).toBeVisible();
  await expect(boutonRadioDuFiltre(page, "OK 2")).toBeAttached();
  await page.getByRole("button", { name: /^Capitale du Chili/ }).click();
  const reponse = page.getByRole("textbox", { name: "Réponse 1" });
  await reponse.fill("Santiago du Chili");
  await page.reload();
  await page.getByRole("button", { name: /^Capitale du Chili/ }).click();
  await expect(reponse).toHaveValue("Santiago du Chili");
  await page.getByRole("radio", { name: "Ajouter à celui-ci" }).check({ force: true });
  await expect(page.getByLabel("Titre du quizz")).toBeHidden();
  await page.getByLabel("Auteur").fill("Zoé");
  await boutonImporter(page).click();
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}$`));
  await expect(page.getByText("Capitale du Pérou")).toBeVisible();
  expect(lire(id)).toMatchObject({
    title: "Ma soirée",
    auteur: "Zoé",
    questions: [
      { text: "Bienvenue" },
      { type: "entree", reponse: ["Lima"] },
      { type: "entree", reponse: ["Santiago du Chili"] },
    ],
  });
  // done with: nothing of it comes back
  await page.goto("/quizz/importer");
  await expect(page.getByText("Ou collez vos questions")).toBeVisible();
});

test("a pasted text is read another way at one press, and a line takes another role with the keyboard", async ({
  page,
  serveur,
}) => {
  const { lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  await page
    .getByLabel("Ou collez vos questions")
    .fill(
      "Quel film ?\nMatrix*\nAlien\nRocky\nQui veut la peau de Roger ?\nTitanic\n\nCapitale du Pérou ?\nLima\n",
    );
  await page.getByRole("button", { name: "Lire ce texte" }).click();
  await expect(page.getByText("C’est un texte collé.")).toBeVisible();
  const lignes = page.getByRole("region", { name: "Ce que chaque ligne veut dire" });
  const roleDe = (ligne: number) =>
    lignes.getByRole("combobox", { name: new RegExp(`^Ligne ${ligne},`) });
  await expect(roleDe(2)).toHaveValue("bonne");
  await expect(roleDe(5)).toHaveValue("proposition");
  await page.getByRole("radio", { name: "Une question à chaque point d’interrogation" }).check();
  await expect(roleDe(5)).toHaveValue("question");
  await expect(page.getByRole("button", { name: /^Qui veut la peau de Roger/ })).toBeVisible();
  await checkAccessibility(page, "a text and its roles");

  // what is mended outlives another reading
  await page.getByRole("button", { name: /^Capitale du Pérou/ }).click();
  await page.getByRole("textbox", { name: "Réponse 1" }).fill("Lima la grise");
  await roleDe(3).focus();
  await page.keyboard.press("ArrowDown");
  await expect(roleDe(3)).toHaveValue("bonne");
  // two right answers where the other questions have one are a doubt
  await expect(boutonRadioDuFiltre(page, "À corriger 1")).toBeAttached();
  await page.getByRole("button", { name: /^Tout confirmer/ }).press("Enter");
  await expect(boutonRadioDuFiltre(page, "OK 3")).toBeAttached();
  await page.setViewportSize({ width: 320, height: 568 });
  await checkOverflow(page, "roles, 320");
  await boutonImporter(page).click();
  await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
  expect(lire(lireIdDansAdresse(page))).toMatchObject({
    questions: [
      { text: "Quel film ?", reponse: ["Matrix", "Alien"] },
      { text: "Qui veut la peau de Roger ?", reponse: ["Titanic"] },
      { text: "Capitale du Pérou ?", reponse: ["Lima la grise"] },
    ],
  });
});

/** As one of OpenQuizzDB's own is broken: a quote that is not escaped, a fraction that is no string, a raw tabulation. */
const OPENQUIZZDB = `{
  "fournisseur": "OpenQuizzDB - Fournisseur de contenu libre (https://www.openquizzdb.org)",
  "licence": "CC BY-SA",
  "rédacteur": "Philippe Bresoux",
  "difficulté": "3 / 5",
  "version": 1,
  "mise-à-jour": "2024-03-25",
  "thème": "Fromages",
  "quizz": {
    "fr": {
      "débutant": [
        {"id": 1, "question": "Quel fromage dit-on "roi" des fromages ?", "propositions": ["Brie", "Comté", "Cantal", "Edam"], "réponse": "Brie", "anecdote": "Talleyrand	l’a dit."},
        {"id": 2, "question": "Combien de litres pour un kilo ?", "propositions": [2 / 5, "Dix", "Vingt", "Cent"], "réponse": "Dix", "anecdote": ""}
      ],
      "confirmé": [
        {"id": 1, "question": "Où fait-on le reblochon ?", "propositions": ["Savoie", "Jura", "Savoie", "Auvergne"], "réponse": "Savoie", "anecdote": ""},
        {"id": 2, "question": "Et le maroilles ?", "propositions": ["Nord", "Sud", "Est", "Ouest"], "réponse": "Nord", "anecdote": ""}
      ]
    }
  }
}`;

test("a broken file of OpenQuizzDB, dropped on Mes Quizz: its report, one quizz a level, whom it owes", async ({
  page,
  serveur,
}) => {
  const { lire } = await ouvrirImportAvecNouveauCompte(page, serveur, "/quizz");
  await expect(page.getByText("Aucun quizz")).toBeVisible();
  await deposerFichierAImporter(page, "fromages.json", OPENQUIZZDB);
  await expect(page).toHaveURL(/\/quizz\/importer$/);
  await expect(page.getByText(/^C’est .*OpenQuizzDB/)).toBeVisible();
  await expect(page.getByText(/réparé|abîmé/i).first()).toBeVisible();
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Fromages");
  await expect(page.getByLabel("Auteur")).toHaveValue("Philippe Bresoux");
  await expect(page.getByLabel("Licence")).toHaveValue(/CC BY-SA/);
  await page.getByRole("radio", { name: /^2\s+quizz/ }).press("Space");
  await boutonImporter(page).click();
  await expect(page).toHaveURL(/\/quizz$/);
  const liens = page.getByRole("table").getByRole("rowheader").getByRole("link");
  await expect(liens).toHaveCount(2);
  await liens.first().click();
  await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
  expect(lire(lireIdDansAdresse(page))).toMatchObject({
    title: "Fromages – Débutant",
    visibilite: "prive",
    aleatoireGlobal: true,
    auteur: "Philippe Bresoux",
    licence: expect.stringContaining("CC BY-SA"),
    questions: [{ text: expect.stringContaining("roi") }, { reponse: ["Dix"] }],
  });
});

test("everything is exported, the account is deleted, another account imports it", async ({
  page,
  browser,
  serveur,
}) => {
  const { pseudo, compte: moi } = await ouvrirImportAvecNouveauCompte(page, serveur);
  const envoi = await page.request.post("/api/upload", {
    multipart: { file: { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(PNG) } },
  });
  const { nom } = await envoi.json();
  const choix = {
    ...QUESTION_RIEN,
    type: "choix" as const,
    options: ["Lima", "Quito"],
    reponse: ["Lima"],
  };
  ecrireQuizz(serveur, moi, {
    title: "Avec une image",
    visibilite: "public",
    source: "Ma mémoire",
    questions: [
      { ...choix, text: "Pérou ?", media: `${String(nom)}#xywh=percent:0,0,50,100` },
      { ...choix, text: "Encore ?", preuve: { text: "Atlas", media: "" } },
    ],
    aleatoire: [0, 1],
  });
  ecrireQuizz(serveur, moi, { title: "Sans rien", questions: [] });
  await page.goto("/profile?menu=4");
  const arrive = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tout exporter" }).click();
  const fichier = await arrive;
  expect(fichier.suggestedFilename()).toBe("mes-quizz.trinquizz");
  await expect(page.getByText("2\u00A0quizz dans le fichier.")).toBeVisible();
  const octets = readFileSync(await fichier.path());

  await page.request.post("/api/ask-delete", { headers: { origin: serveur.adresse } });
  await page.goto(
    await attendreDernierLienDeMail(
      serveur.donnees,
      `${pseudo.toLowerCase()}@exemple.fr`,
      "/delete",
    ),
  );
  await page.getByRole("button", { name: /Supprimer/ }).click();
  await expect.poll(() => serveur.depots.comptes.parPseudo(pseudo) ?? null).toBeNull();

  const autre = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await ouvrirImportAvecNouveauCompte(autre, serveur);
  await choisirFichierAImporter(autre, "mes-quizz.trinquizz", octets);
  await expect(autre.getByText("2\u00A0quizz dans ce fichier, 2 à importer")).toBeVisible();
  await checkAccessibility(autre, "several quizzes");
  await boutonImporter(autre).click();
  await expect(autre).toHaveURL(/\/quizz$/);
  await autre.getByRole("link", { name: "Avec une image" }).click();
  await expect(autre).toHaveURL(/\/quizz\/[\da-f]{24}$/);
  const recu = await (await autre.request.get(`/api/quizz/${lireIdDansAdresse(autre)}`)).json();
  expect(recu).toMatchObject({
    visibilite: "prive",
    source: "Ma mémoire",
    aleatoire: [0, 1],
    questions: [
      { media: expect.stringMatching(/^[\da-f]{32}\.png#xywh=percent:0,0,50,100$/) },
      { media: "question.jpeg", preuve: { text: "Atlas" } },
    ],
  });
  const [image] = String(recu.questions[0].media).split("#");
  expect(image).not.toBe(nom);
  expect((await autre.request.get(`/media/${String(image)}`)).status()).toBe(200);
});

test("one quizz out: what does not fit is said before, and on paper its answers are apart", async ({
  page,
  serveur,
}) => {
  const { compte: moi } = await ouvrirImportAvecNouveauCompte(page, serveur);
  const id = ecrireQuizz(serveur, moi, {
    title: "Fromages ?",
    questions: [
      {
        ...QUESTION_RIEN,
        type: "choix",
        text: "Lequel ?",
        options: ["Brie", "Comté"],
        reponse: ["Comté"],
      },
      { ...QUESTION_RIEN, type: "entree", text: "Combien ?", reponse: ["Mille"] },
    ],
  });
  await page.goto(`/quizz/${id}`);
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await page.getByRole("button", { name: "Exporter ou imprimer" }).click();
  const dialogue = page.getByRole("dialog");
  await checkAxe(page, "export");
  await dialogue.getByRole("radio", { name: /Kahoot/ }).check();
  await expect(dialogue.getByText("1 sur 2 y vont.")).toBeVisible();
  await expect(dialogue.getByText("n’a que des questions à choix")).toBeVisible();
  await dialogue.getByRole("radio", { name: /^CSV/ }).check();
  const arrive = page.waitForEvent("download");
  await dialogue.getByRole("button", { name: "Télécharger" }).click();
  const fichier = await arrive;
  expect(fichier.suggestedFilename()).toBe("Fromages.csv");
  expect(readFileSync(await fichier.path(), "utf8")).toContain("Combien ?");
  await dialogue.getByRole("radio", { name: /^Moodle \(XML\)/ }).check();
  const enXml = page.waitForEvent("download");
  await dialogue.getByRole("button", { name: "Télécharger" }).click();
  expect(readFileSync(await (await enXml).path(), "utf8")).toContain('type="shortanswer"');

  await dialogue.getByRole("link", { name: "Imprimer" }).click();
  await expect(page.getByRole("heading", { name: "Réponses" })).toBeVisible();
  await expect(page.locator("bdi", { hasText: "B. Comté" })).toBeVisible();
  await checkAccessibility(page, "paper");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Fromages ?" })).toBeVisible();
});

test("what gives nothing says why; a text for an assistant, and its answer; 320 pixels", async ({
  page,
  serveur,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await ouvrirImportAvecNouveauCompte(page, serveur);
  await checkAccessibility(page, "nothing yet, 320");
  await choisirFichierAImporter(page, "photo.png", PNG);
  await expect(page.getByRole("alert").filter({ hasText: "C’est une image" })).toBeVisible();

  await page.getByRole("button", { name: "Un modèle pour votre IA" }).click();
  const dialogue = page.getByRole("dialog");
  await dialogue.getByLabel("Sujet").fill("les volcans");
  await expect(dialogue.getByLabel("Le modèle")).toHaveValue(/sujet\s: les volcans\./);
  await checkAccessibility(page, "the model");
  await dialogue
    .getByLabel("La réponse de votre IA")
    .fill("# Volcans\n\nOù est l’Etna ?\n*Sicile\nCorse\n\nQuel dieu ?\n= Vulcain");
  await dialogue.getByRole("button", { name: "Lire la réponse" }).click();
  await expect(boutonRadioDuFiltre(page, "OK 2")).toBeAttached();
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Volcans");
  await page.getByRole("button", { name: /^Où est l’Etna/ }).click();
  await page.getByRole("textbox", { name: "Proposition A, bonne réponse" }).fill("x".repeat(75));
  await expect(boutonRadioDuFiltre(page, "À corriger 1")).toBeAttached();
  await checkAccessibility(page, "mending, 320");

  // what was mended is not given up without a question
  await page.getByRole("button", { name: "Recommencer" }).click();
  await checkOverflow(page, "give up, 320");
  await dialogue.getByRole("button", { name: "Continuer ici" }).click();
  await expect(page.getByRole("textbox", { name: "Proposition A, bonne réponse" })).toHaveValue(
    "x".repeat(75),
  );
  await page.getByRole("button", { name: "Pas du tout" }).click();
  await expect(dialogue.getByText("Vos corrections de cet import seront perdues.")).toBeVisible();
  await checkAxe(page, "another format");
  await dialogue.getByRole("radio", { name: "GIFT (Moodle)" }).check();
  await dialogue.getByRole("button", { name: "Lire ainsi" }).click();
  await expect(page.getByText(/^C’est .*GIFT/)).toBeVisible();
});

test("its media outlive a reload; a session that ends and a page that is left while it is sent cost nothing", async ({
  page,
  context,
  serveur,
}) => {
  const { pseudo, lire } = await ouvrirImportAvecNouveauCompte(page, serveur);
  const { trinquizz } = await unDeChaque();
  await choisirFichierAImporter(page, "soiree.trinquizz", trinquizz);
  await page.getByLabel("Titre du quizz").fill("Retrouvé");
  await page.reload();
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Retrouvé");
  await expect(page.getByText("ne sont plus ici")).toBeHidden();
  await context.clearCookies();
  await boutonImporter(page).click();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole("button", { name: "Se reconnecter ici" }).scrollIntoViewIfNeeded();
  await checkAccessibility(page, "the session is over, 320");
  await page.getByRole("button", { name: "Se reconnecter ici" }).click();
  const dialogue = page.getByRole("dialog", { name: "Se reconnecter" });
  await dialogue.getByLabel("Pseudo ou adresse mail").fill(pseudo);
  await dialogue.getByLabel("Mot de passe", { exact: true }).fill(MOT_DE_PASSE);
  await dialogue.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/quizz\/[\da-f]{24}$/);
  expect(lire(lireIdDansAdresse(page)).questions[0]?.media).toMatch(
    /^[\da-f]{32}\.png#xywh=percent:0,0,50,50$/,
  );

  await page.goto("/quizz");
  await expect(page.getByRole("link", { name: "Retrouvé" })).toBeVisible();
  await coller(page, "# Parti\n\nCapitale du Pérou ? ; Lima");
  await expect(page).toHaveURL(/\/quizz\/importer$/);
  let laisser = () => {};
  const retenu = new Promise<void>((fait) => {
    laisser = fait;
  });
  await page.route("**/api/quizz/importer", async (route) => {
    await retenu;
    await route.continue();
  });
  await boutonImporter(page).click();
  // what is written now would not be in it
  await expect(page.locator("[inert]").getByLabel("Titre du quizz")).toHaveValue("Parti");
  await expect(page.getByRole("button", { name: "Recommencer" })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/quizz$/);
  laisser();
  await expect(page.getByText("1 question dans un nouveau quizz.")).toBeVisible();
  await expect(page).toHaveURL(/\/quizz$/);
  await expect(page.getByRole("link", { name: "Parti" })).toBeVisible();
  await page.goto("/quizz/importer");
  await expect(page.getByText("Ou collez vos questions")).toBeVisible();
});
