/** The editor of a quizz: no text is lost, and no save is done twice. plateforme §2 "Quiz editor", §4 "Editors". */
import type { BrowserContext, Page } from "@playwright/test";
import { quizz as formeQuizz } from "#contracts/quizz.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import {
  ecrireQuizz,
  inscrire,
  MOT_DE_PASSE,
  QUESTION_RIEN,
  seConnecter,
} from "./support/comptes.ts";
import { checkNothingCut } from "./support/overflow.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Serveur } from "./support/server.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "editeur-quizz" });

const TEXTES = ["Bienvenue", "Le roquefort", "L’emmental", "Le comté", "L’addition"] as const;
let numero = 0;

/** Opens a new author's quizz of five messages. */
async function ouvrirQuizz(page: Page, serveur: Serveur) {
  const pseudo = `Autrice${String((numero += 1))}`;
  const compte = await inscrire(serveur, pseudo);
  const id = ecrireQuizz(serveur, compte, {
    title: "Fromages",
    visibilite: "prive",
    tags: [],
    questions: TEXTES.map((text) => Object.assign({}, QUESTION_RIEN, { text })),
  });
  await seConnecter(page, pseudo);
  await page.goto(`/quizz/${id}`);
  await expect(page.getByRole("link", { name: "Le comté" })).toBeVisible();
  return { id, pseudo };
}
const lire = async (page: Page, id: string) =>
  formeQuizz.parse(await (await page.request.get(`/api/quizz/${id}`)).json());
const textes = (page: Page) => page.getByRole("listitem").getByRole("link");
const cases = (page: Page) =>
  page.getByRole("region", { name: "Questions" }).getByRole("checkbox", { name: /^Choisir/ });
const titre = (page: Page) => page.getByLabel("Titre du quizz");
const etat = (page: Page) => page.getByText(/^(Enregistr|Brouillon)/).first();
const enregistrer = async (page: Page) => {
  await page.keyboard.press("Control+s");
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
};
/** Keeps saves from the server until the returned function is called. */
async function couper(contexte: BrowserContext, id: string) {
  const chemin = `**/api/quizz/${id}`;
  await contexte.route(chemin, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  return () => contexte.unroute(chemin);
}

test("title, order, ranges, tags, undo: all of it is saved, and is there again", async ({
  page,
  serveur,
}) => {
  const { id } = await ouvrirQuizz(page, serveur);
  await checkAccessibility(page, "quizz editor");
  await titre(page).fill("Fromages, ou presque");
  await expect(page.getByText("modifications non enregistrées")).toBeAttached();

  // the focus follows a row that is moved with the keyboard
  await page.getByRole("link", { name: "Bienvenue" }).focus();
  for (const touche of ["Down", "Down", "Up", "Up"])
    await page.keyboard.press(`Alt+Arrow${touche}`);
  await expect(page.getByRole("link", { name: "Bienvenue" })).toBeFocused();
  await page.getByRole("link", { name: "Le comté" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(textes(page)).toHaveText([
    "Bienvenue",
    "Le roquefort",
    "Le comté",
    "L’emmental",
    "L’addition",
  ]);
  await page.getByRole("checkbox", { name: "Choisir la question 2" }).click();
  await page
    .getByRole("checkbox", { name: "Choisir la question 4" })
    .click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Mélanger entre elles" }).click();
  await checkAccessibility(page, "quizz editor, chosen");
  await page.keyboard.press("Escape");
  await expect(page.getByText("2 à 4")).toBeVisible();

  await page.getByRole("button", { name: "Plus, question 5" }).click();
  await page.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(textes(page)).toHaveCount(4);
  await page.keyboard.press("Control+z");
  await expect(textes(page)).toHaveCount(5);

  await page.getByRole("combobox", { name: "Tags" }).fill("nou");
  await page.getByRole("option", { name: "Nourriture" }).click();
  await page.getByRole("radio", { name: "Public" }).check();
  await page.getByLabel("Licence").fill("CC BY-SA 4.0");
  await enregistrer(page);

  expect(await lire(page, id)).toMatchObject({
    title: "Fromages, ou presque",
    aleatoire: [1, 3],
    tags: ["Nourriture"],
    visibilite: "public",
    licence: "CC BY-SA 4.0",
  });
  await page.reload();
  await expect(textes(page)).toHaveText([
    "Bienvenue",
    "Le roquefort",
    "Le comté",
    "L’emmental",
    "L’addition",
  ]);
  await expect(titre(page)).toHaveValue("Fromages, ou presque");
});

test("a row that is ticked stays under the pointer, on every width", async ({ page, serveur }) => {
  await ouvrirQuizz(page, serveur);
  const tops = () =>
    page
      .getByRole("region", { name: "Questions" })
      .getByRole("listitem")
      .evaluateAll((lignes) => lignes.map((ligne) => ligne.getBoundingClientRect().top));
  const barre = page.getByRole("button", { name: "Ne plus rien choisir" });
  for (const width of [700, 880, 1024, 1100, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    const avant = await tops();
    for (const rang of [2, 3]) {
      await page.getByRole("checkbox", { name: `Choisir la question ${String(rang)}` }).click();
      await expect(barre).toBeVisible();
      expect(await tops(), `${String(width)} px`).toEqual(avant);
    }
    await checkNothingCut(page, `${String(width)} px, chosen`);
    await barre.click();
    expect(await tops(), `${String(width)} px, after`).toEqual(avant);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const avant = await tops();
  await page.getByRole("button", { name: "Plus, question 2" }).click();
  await page.getByRole("button", { name: "Choisir", exact: true }).click();
  await expect(barre).toBeVisible();
  expect(await tops()).toEqual(avant);
  await checkNothingCut(page, "phone, chosen");
});

test("what the title may be is said in the specification’s words, under it", async ({
  page,
  serveur,
}) => {
  await ouvrirQuizz(page, serveur);
  await titre(page).fill("");
  await expect(page.getByText("Rentrez un titre pour le quizz")).toBeVisible();
  await titre(page).fill("é".repeat(61));
  await expect(
    page.getByText("Le titre du quizz est trop long (60 caractères max)."),
  ).toBeVisible();
  const tags = page.getByRole("combobox", { name: "Tags" });
  for (const tag of ["Film", "Anime", "Manga", "Sport"]) {
    await tags.fill(tag);
    await tags.press("Enter");
  }
  await tags.fill("film");
  await tags.press("Enter");
  await expect(page.getByText("Ce tag est déjà présent")).toBeVisible();
  await tags.fill("Rap");
  await tags.press("Enter");
  await expect(page.getByText("Un quizz ne peut pas avoir plus de 4 tags")).toBeVisible();
});

test("a server that does not answer is asked again, and nothing is written twice", async ({
  page,
  context,
  serveur,
}) => {
  const { id } = await ouvrirQuizz(page, serveur);
  const rendre = await couper(context, id);
  await page.getByRole("button", { name: "Plus, question 2" }).click();
  await page.getByRole("button", { name: "Dupliquer", exact: true }).click();
  await page.keyboard.press("Control+s");
  await expect(
    page.getByText("Une erreur serveur s'est produite lors de la sauvegarde.").first(),
  ).toBeVisible();
  await rendre();
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
  expect((await lire(page, id)).questions).toHaveLength(6);
});

test("a session that expires while one writes: logging in again in the page saves", async ({
  page,
  context,
  serveur,
}) => {
  const { id, pseudo } = await ouvrirQuizz(page, serveur);
  await titre(page).fill("Fromages du soir");
  await context.clearCookies();
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Se reconnecter ici" }).click();
  const dialogue = page.getByRole("dialog", { name: "Se reconnecter" });
  await checkAccessibility(page, "logging in again");
  await dialogue.getByLabel("Pseudo ou adresse mail").fill(pseudo);
  await dialogue.getByLabel("Mot de passe", { exact: true }).fill(MOT_DE_PASSE);
  await dialogue.getByRole("button", { name: "Se connecter" }).click();
  await expect(dialogue).toBeHidden();
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
  expect((await lire(page, id)).title).toBe("Fromages du soir");
});

test("another account that logs in in the page is told that the draft is kept; whose it is finds it again", async ({
  page,
  context,
  serveur,
}) => {
  const { id, pseudo } = await ouvrirQuizz(page, serveur);
  const autre = `${pseudo}bis`;
  await inscrire(serveur, autre);
  await titre(page).fill("Fromages gardés");
  await context.clearCookies();
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Se reconnecter ici" }).click();
  const dialogue = page.getByRole("dialog", { name: "Se reconnecter" });
  await dialogue.getByLabel("Pseudo ou adresse mail").fill(autre);
  await dialogue.getByLabel("Mot de passe", { exact: true }).fill(MOT_DE_PASSE);
  await dialogue.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByText("Rien n’est perdu")).toBeVisible();
  await checkAccessibility(page, "another account");
  await seConnecter(page, pseudo);
  await page.goto(`/quizz/${id}`);
  await page.getByRole("button", { name: "Reprendre", exact: true }).click();
  await expect(titre(page)).toHaveValue("Fromages gardés");
});

test("what was just deleted is said under the undo that brings it back, not over it", async ({
  page,
  serveur,
}) => {
  await ouvrirQuizz(page, serveur);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Plus, question 5" }).click();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    const banniere = page.getByText("Question supprimée. Annuler la fait revenir.");
    await expect(banniere).toBeVisible();
    const annuler = page.getByRole("button", { name: "Annuler", exact: true });
    const [dit, bouton] = [await banniere.boundingBox(), await annuler.boundingBox()];
    if (dit === null || bouton === null) throw new Error("nothing is said");
    expect(dit.y, `${String(width)} px`).toBeGreaterThan(bouton.y + bouton.height);
    await annuler.click();
    await expect(page.getByRole("link", { name: "L’addition" })).toBeVisible();
  }
});

test("two tabs: what they change apart is joined; a title that both change is settled, kept twice, or written over", async ({
  page,
  context,
  serveur,
}) => {
  const { id } = await ouvrirQuizz(page, serveur);
  const autre = await context.newPage();
  await autre.goto(`/quizz/${id}`);
  await titre(autre).fill("Ailleurs");
  await expect(etat(autre)).toContainText("Brouillon gardé ici");
  await enregistrer(autre);
  await page.getByRole("button", { name: "Plus, question 5" }).click();
  await page.getByRole("button", { name: "Supprimer", exact: true }).click();
  await enregistrer(page);
  await expect(titre(page)).toHaveValue("Ailleurs");
  await expect(page.getByText("Réuni avec l’autre fenêtre : Réglages, titre.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("link", { name: "L’addition" })).toBeVisible();
  await expect(titre(page)).toHaveValue("Ailleurs");
  await page.keyboard.press("Control+y");
  expect(await lire(page, id)).toMatchObject({ title: "Ailleurs", questions: { length: 4 } });

  await titre(page).fill("D’ici");
  await enregistrer(page);
  await titre(autre).fill("D’ailleurs");
  await autre.keyboard.press("Control+s");
  const premier = autre.getByRole("dialog", { name: "Ce quizz a été modifié ailleurs." });
  const heurt = premier.getByRole("group", { name: "Réglages, titre" });
  await expect(heurt.getByRole("radio", { name: /^Ici\s*D’ailleurs/ })).toBeChecked();
  await expect(heurt.getByText("D’ici")).toBeVisible();
  await checkAccessibility(autre, "a clash");
  // an undo does not bring our version back over the one that was taken instead
  await premier.getByLabel("Recharger l’autre version").check();
  await premier.getByRole("button", { name: "Recharger" }).click();
  await expect(titre(autre)).toHaveValue("D’ici");
  await autre.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(titre(autre)).toHaveValue("D’ailleurs");
  await expect(autre.getByText(/^Annulé.*vous choisirez laquelle garder/)).toBeVisible();
  await autre.keyboard.press("Control+s");
  await premier.getByLabel("Recharger l’autre version").check();
  await premier.getByRole("button", { name: "Recharger" }).click();
  expect((await lire(page, id)).title).toBe("D’ici");
  await titre(autre).fill("Ailleurs");
  await enregistrer(autre);

  await titre(page).fill("Ici");
  await page.keyboard.press("Control+s");
  const dialogue = page.getByRole("dialog", { name: "Ce quizz a été modifié ailleurs." });
  await expect(dialogue).toBeVisible();
  await dialogue.getByRole("button", { name: "Comparer les deux" }).click();
  await expect(dialogue.getByText("titre :")).toBeVisible();
  await dialogue.getByRole("button", { name: "Cacher la comparaison" }).click();
  await expect(dialogue.getByText("titre :")).toBeHidden();
  await expect(dialogue.getByRole("button", { name: "Comparer les deux" })).toBeFocused();
  await dialogue.getByLabel("Garder les deux").check();
  await dialogue.getByRole("button", { name: "Garder les deux" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(titre(page)).toHaveValue("Ici (copie)");
  expect((await lire(page, id)).title).toBe("Ailleurs");

  await titre(autre).fill("Ailleurs encore");
  const encore = await context.newPage();
  await encore.goto(`/quizz/${id}`);
  await titre(encore).fill("Troisième");
  await enregistrer(encore);
  await autre.keyboard.press("Control+s");
  const second = autre.getByRole("dialog", { name: "Ce quizz a été modifié ailleurs." });
  await second.getByLabel("Écraser avec la mienne").check();
  await second.getByRole("button", { name: "Écraser" }).click();
  await expect(second).toBeHidden();
  await expect.poll(async () => (await lire(page, id)).title).toBe("Ailleurs encore");
  // the earlier list stays visible until the new one has arrived
  await expect(autre.getByRole("heading", { name: "Versions" })).toHaveText(/6\sgardées/);
  await autre.getByRole("button", { name: "Voir" }).nth(1).click();
  await expect(autre.getByRole("dialog").getByRole("heading", { name: "Troisième" })).toBeVisible();
  await autre.getByRole("button", { name: "Reprendre" }).click();
  await expect(titre(autre)).toHaveValue("Troisième");
});

test("who leaves with what cannot be saved is asked; the draft waits for them", async ({
  page,
  context,
  serveur,
}) => {
  const { id } = await ouvrirQuizz(page, serveur);
  const rendre = await couper(context, id);
  await titre(page).fill("Fromages perdus");
  await page.getByRole("link", { name: "Messagerie" }).first().click();
  const dialogue = page.getByRole("dialog", { name: "Partir sans sauvegarder" });
  await expect(dialogue).toBeVisible();
  await checkAccessibility(page, "leaving");
  await dialogue.getByRole("button", { name: "Rester ici" }).click();
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}$`));
  await page.getByRole("link", { name: "Messagerie" }).first().click();
  await dialogue.getByRole("button", { name: "Poursuivre" }).click();
  await expect(page).toHaveURL(/\/messagerie$/);
  await rendre();

  // the pages are reached by links, since a reload would forget more
  await page.getByRole("link", { name: "Mes Quizz" }).first().click();
  await page.getByRole("link", { name: /^Reprendre le brouillon du/ }).click();
  await expect(titre(page)).toHaveValue("Fromages");
  await expect(page.getByRole("heading", { name: /^Reprendre le brouillon du/ })).toBeVisible();
  await checkAccessibility(page, "draft");
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(titre(page)).toHaveValue("Fromages perdus");
  await enregistrer(page);
  await expect(etat(page)).toContainText("Enregistré");
  expect((await lire(page, id)).title).toBe("Fromages perdus");
});

test("the keyboard goes where one comes for: a new question, one at fault, the quizz again", async ({
  page,
  serveur,
}) => {
  const { id } = await ouvrirQuizz(page, serveur);
  const texte = page.getByRole("textbox", { name: "Question", exact: true });
  await page.getByRole("button", { name: "Ajouter à la fin" }).press("Enter");
  await expect(texte).toBeFocused();
  await page.keyboard.type("Une autre question ?");
  await page.goBack();
  await expect(page.getByRole("group", { name: "Quizz", exact: true })).toBeFocused();
  // keys typed during the navigation do not create another question
  await page.getByRole("link", { name: "Le comté" }).focus();
  await page.keyboard.type("nn");
  await expect(texte).toBeFocused();
  await page.goBack();
  await expect(cases(page)).toHaveCount(TEXTES.length + 2);
  await page.getByRole("link", { name: "Aucune bonne réponse cochée" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}/`));
  await expect(page.getByRole("textbox", { name: /^Option A/ })).toBeFocused();
});

test("back from a new question while its first save gives it its name: the quizz, not the question again", async ({
  page,
  serveur,
}) => {
  const { id } = await ouvrirQuizz(page, serveur);
  const rendre = await couper(page.context(), id);
  await page.getByRole("button", { name: "Ajouter à la fin" }).press("Enter");
  const texte = page.getByRole("textbox", { name: "Question", exact: true });
  await expect(texte).toBeFocused();
  await page.keyboard.type("Une autre question ?");
  await page.evaluate(() => {
    // leaving the page goes back two steps in the history; on a slow phone, the answer arrives between them
    const aller = history.go.bind(history);
    history.go = (pas) => void setTimeout(() => aller(pas), 1000);
  });
  await page.goBack();
  await rendre();
  await expect(cases(page)).toHaveCount(TEXTES.length + 1);
  await page.goForward();
  await expect(texte).toHaveValue("Une autre question ?");
});

test("somebody else’s quizz is not theirs to write", async ({ page, serveur }) => {
  const { id } = await ouvrirQuizz(page, serveur);
  serveur.depots.comptes.changer(await inscrire(serveur, "Curieux"), { icon: "ico2" });
  // an editor that is still open leaves by itself when its account changes
  await page.goto("about:blank");
  await page.context().clearCookies();
  await seConnecter(page, "Curieux");
  await page.goto(`/quizz/${id}`);
  await expect(page).toHaveURL(/\/error$/);
});

test("on a phone: three tabs, the order by the thumb, with or without dragging", async ({
  page,
  serveur,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await ouvrirQuizz(page, serveur);
  for (const onglet of ["Réglages", "Fautes", "Questions"]) {
    await page.getByRole("tab", { name: onglet }).click();
    await checkAccessibility(page, `phone, ${onglet}`);
  }
  await page.getByRole("button", { name: "Ranger les questions" }).click();
  await checkAccessibility(page, "phone, ranger");
  const lignes = page.getByRole("region", { name: "Ranger les questions" }).getByRole("listitem");
  const [de, vers] = [await lignes.nth(4).boundingBox(), await lignes.nth(1).boundingBox()];
  if (de === null || vers === null) throw new Error("no rows");
  await page.mouse.move(de.x + de.width - 20, de.y + de.height / 2);
  await page.mouse.down();
  await page.mouse.move(de.x + de.width - 20, vers.y + 4, { steps: 8 });
  await expect(page.getByText("La 5 devient la 2.")).toBeVisible();
  await page.mouse.up();
  await page.getByLabel("N°").fill("3");
  await page.getByRole("button", { name: "C’est rangé" }).click();
  await expect(textes(page)).toHaveText([
    "Bienvenue",
    "Le roquefort",
    "L’addition",
    "L’emmental",
    "Le comté",
  ]);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
  expect((await lire(page, id)).questions.map(({ text }) => text)).toContain("L’addition");

  // the boxes appear once a question is chosen in its menu
  const choisir = (rang: number) =>
    page.getByRole("checkbox", { name: `Choisir la question ${String(rang)}` });
  await expect(choisir(3)).toBeHidden();
  await page.getByRole("button", { name: "Plus, question 2" }).click();
  await page.getByRole("button", { name: "Choisir", exact: true }).click();
  await choisir(3).check();
  await checkAccessibility(page, "phone, choosing");
  await page.getByRole("button", { name: "Mélanger entre elles" }).click();
  await page.setViewportSize({ width: 320, height: 568 });
  await checkAccessibility(page, "phone, 320");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
  expect((await lire(page, id)).aleatoire).toEqual([1, 2]);
});
