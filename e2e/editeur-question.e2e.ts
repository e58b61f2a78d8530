/**
 * The editor of a question: written with the keyboard alone, saved, found again. plateforme §2 "Question editor", §4,
 * §5.
 */
import type { Page } from "@playwright/test";
import type { Quizz } from "#contracts/quizz.ts";
import { checkAccessibility, checkOverflow } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Serveur } from "./support/server.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "editeur-question" });

const texte = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true });
const ou = (page: Page, dit: string) =>
  expect(page.getByRole("heading", { level: 1 }).locator("xpath=..")).toContainText(dit);
const option = (page: Page, nom: string) => page.getByRole("textbox", { name: nom });
const lire = (serveur: Serveur, id: string, compte: string): Quizz => {
  const quizz = serveur.depots.quizz.lire(id, compte);
  if (quizz === null) throw new Error("the quizz is gone");
  return quizz;
};

test("the four types by the keyboard alone, undone and done again, saved, and found after a reload", async ({
  page,
  serveur,
}) => {
  const margaux = await inscrire(serveur, "Margaux");
  const id = ecrireQuizz(serveur, margaux, { title: "Fromages", questions: [] });
  await seConnecter(page, "Margaux");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/quizz/${id}/new`);
  const { keyboard } = page;

  // type choix: Enter goes from option to option, and empty options are removed
  await expect(texte(page)).toBeFocused();
  await expect(page).not.toHaveURL(/\/new$/);
  await keyboard.type("De quel lait fait-on le roquefort ?");
  await keyboard.press("Tab");
  await expect(option(page, "Option A")).toBeFocused();
  await keyboard.type("Vache");
  await keyboard.press("Enter");
  await keyboard.type("Brebis");
  await keyboard.press("Control+B");
  await keyboard.press("Enter");
  await keyboard.type("Vache");
  await expect(page.getByText("Cette proposition existe déjà.")).toBeVisible();
  for (let i = 0; i < 5; i++) await keyboard.press("Backspace");
  await keyboard.press("Backspace");
  await expect(option(page, "Option B")).toBeFocused();
  await keyboard.press("Alt+ArrowUp");
  await expect(option(page, "Option A, bonne réponse")).toBeFocused();
  await expect(option(page, "Option A")).toHaveValue("Brebis");

  const ecrans = page.locator("iframe[title='Aperçu']");
  const [hote, telephone] = [ecrans.nth(0).contentFrame(), ecrans.nth(1).contentFrame()];
  await expect(hote.getByRole("heading", { level: 1 })).toHaveText(/De quel lait/);
  await expect(telephone.getByText("Brebis")).toBeVisible();
  await page.getByRole("button", { name: "Voir après la réponse" }).press("Enter");
  await expect(telephone.getByText("Bonne réponse", { exact: true })).toBeVisible();

  // type ordre: the settings and back, then an undo of typed text, and of the type
  await keyboard.press("Control+Enter");
  await ou(page, "2 sur 2");
  await expect(texte(page)).toBeFocused();
  await keyboard.press("F2");
  const coche = (nom: string) => page.getByRole("radio", { name: nom });
  await expect(coche("Choix")).toBeFocused();
  await keyboard.press("ArrowRight");
  await expect(coche("Réponse libre")).toBeChecked();
  await keyboard.press("ArrowRight");
  await expect(coche("Ordre")).toBeChecked();
  await keyboard.press("F2");
  await expect(texte(page)).toBeFocused();
  await keyboard.type("Du plus léger au plus lourd");
  await keyboard.press("Tab");
  await keyboard.insertText("Crottin");
  await keyboard.press("Enter");
  await keyboard.insertText("Brie");
  await expect(option(page, "Élément 2")).toHaveValue("Brie");
  await keyboard.press("Control+Z");
  await expect(option(page, "Élément 2")).toHaveValue("");
  await keyboard.press("Control+Shift+Z");
  await expect(option(page, "Élément 2")).toHaveValue("Brie");

  // type entree: accepted answers, and answers with a bonus
  await keyboard.press("Control+Enter");
  await ou(page, "3 sur 3");
  await keyboard.type("Qui aime les fromages ?");
  await keyboard.press("F2");
  await keyboard.press("ArrowRight");
  await keyboard.press("F2");
  await expect(page.getByText("Aucune réponse acceptée")).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.type("turophile");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.type("tyrophile");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.type("Turophyle");
  await expect(
    page.getByText("acceptée, 1\u00A0faute pardonnée, sauf si c’est un autre mot"),
  ).toBeVisible();

  // type rien: a copy is deleted with its button, restored, and deleted again
  await keyboard.press("Control+Enter");
  await ou(page, "4 sur 4");
  await expect(texte(page)).toBeFocused();
  await expect(texte(page)).toHaveValue("");
  await keyboard.type("Mi-temps !");
  await keyboard.press("F2");
  await keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Message" })).toBeChecked();
  await page.getByRole("button", { name: "Dupliquer" }).press("Enter");
  await ou(page, "5 sur 5");
  await page.getByRole("button", { name: "Supprimer" }).press("Enter");
  await ou(page, "4 sur 4");
  await keyboard.press("Control+Z");
  await ou(page, "4 sur 5");
  await keyboard.press("Control+Y");
  await ou(page, "4 sur 4");

  await keyboard.press("Control+S");
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expect(page.getByText("modifications non enregistrées")).toHaveCount(0);
  const { questions } = lire(serveur, id, margaux);
  expect(questions).toMatchObject([
    { type: "choix", options: ["Brebis", "Vache"], reponse: ["Brebis"] },
    { type: "ordre", reponse: ["Crottin", "Brie"] },
    { type: "entree", reponse: ["turophile"], precis: ["tyrophile"] },
    { type: "rien", text: "Mi-temps !" },
  ]);
  await expect(page).toHaveURL(new RegExp(`/${questions[3]?._id ?? "?"}$`));
  await page.reload();
  await expect(texte(page)).toHaveValue("Mi-temps !");
  await page.goto(`/quizz/${id}/${questions[0]?._id ?? ""}`);
  await expect(option(page, "Option A, bonne réponse")).toHaveValue("Brebis");

  // after a deletion the next question is shown; after the last deletion, the quizz
  for (const reste of ["1 sur 3", "1 sur 2", "1 sur 1"]) {
    await page.getByRole("button", { name: "Supprimer" }).click();
    await ou(page, reste);
  }
  await page.getByRole("button", { name: "Supprimer" }).click();
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}$`));
});

test("six options pasted at once, a proof, a follow-up, and the messages of each", async ({
  page,
  serveur,
}) => {
  const zineb = await inscrire(serveur, "Zineb");
  const id = ecrireQuizz(serveur, zineb, { title: "Dialogues", questions: [QUESTION_RIEN] });
  await seConnecter(page, "Zineb");
  await page.goto(`/quizz/${id}/new`);
  await expect(texte(page)).toBeFocused();
  await option(page, "Option A").focus();
  await page.evaluate(() => {
    const donnees = new DataTransfer();
    donnees.setData("text/plain", "a\nb\n*c\nd\ne\nf\ng");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: donnees, bubbles: true, cancelable: true }),
    );
  });
  await expect(option(page, "Option C, bonne réponse")).toHaveValue("c");
  await expect(option(page, "Option F")).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "Une ligne" })).toHaveText(
    "Une ligne n’a pas trouvé de place. Vous ne pouvez pas ajouter plus de 6 propositions.",
  );

  await page.getByRole("button", { name: "Écrire la preuve" }).click();
  const dialogue = page.getByRole("dialog");
  await dialogue.getByRole("button", { name: "Valider" }).click();
  await expect(dialogue).toContainText("Rentrez un texte à votre preuve avant de le sauvegarder");
  await checkAccessibility(page, "proof");
  await dialogue.getByLabel("Texte de la preuve").fill("C’est écrit.");
  await dialogue.getByRole("button", { name: "Valider" }).click();
  await expect(dialogue).toBeHidden();

  await page.getByRole("button", { name: "Écrire la suite" }).click();
  await dialogue.getByLabel("Texte de la suite").fill("&joueur boit &gorge de &liste");
  await expect(dialogue).toContainText("«\u00A0&gorge\u00A0» n’est pas une commande");
  await dialogue.getByRole("button", { name: "Ajouter un élément" }).click();
  await dialogue.getByRole("button", { name: "Valider" }).click();
  await expect(dialogue).toContainText("Un élément doit être écrit dans la liste.");
  await dialogue.getByRole("textbox", { name: "Élément 1" }).fill("cidre");
  await expect(dialogue).toContainText("de cidre");
  await checkAccessibility(page, "follow-up");
  await dialogue.getByRole("button", { name: "Valider" }).click();
  await page.keyboard.press("Control+S");
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  expect(lire(serveur, id, zineb).questions[1]).toMatchObject({
    options: [..."abcdef"],
    reponse: ["c"],
    preuve: { text: "C’est écrit.", media: "" },
    suite: { text: "&joueur boit &gorge de &liste" },
    liste: ["cidre"],
  });
  await page.getByRole("button", { name: "Modifier la preuve" }).click();
  await dialogue.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("button", { name: "Écrire la preuve" })).toBeFocused();
  await page.keyboard.press("F1");
  await expect(dialogue).toContainText("option suivante");
  await checkAccessibility(page, "shortcuts");
});

test("a draft that was not saved is found again where it was written", async ({
  context,
  page,
  serveur,
}) => {
  const didier = await inscrire(serveur, "Didier");
  const id = ecrireQuizz(serveur, didier, { title: "Brouillon" });
  await seConnecter(page, "Didier");
  const [question] = lire(serveur, id, didier).questions;
  const adresse = `/quizz/${id}/${question?._id ?? ""}`;
  await page.goto(adresse);
  await texte(page).fill("Bienvenue à tous");
  await expect(page.getByText(/^Brouillon gardé ici/)).toBeVisible();
  await page.close();
  const autre = await context.newPage();
  await autre.goto(adresse);
  await expect(texte(autre)).toHaveValue("Bienvenue");
  await autre.getByRole("button", { name: "Reprendre" }).click();
  await expect(texte(autre)).toHaveValue("Bienvenue à tous");
  // neither a quizz of another author nor an unknown one can be edited
  const leur = ecrireQuizz(serveur, await inscrire(serveur, "Autre"), { title: "Pas à vous" });
  await autre.keyboard.press("Control+S");
  await expect(autre.getByText(/^Enregistré à/)).toBeVisible();
  await autre.goto(`/quizz/${leur}/new`);
  await expect(autre).toHaveURL(/\/error$/);
  await autre.goto(`/quizz/${id}/nulle-part`);
  await expect(autre).toHaveURL(/\/error$/);
});

test("at every width nothing is wider than the screen, and everything is in reach", async ({
  page,
  serveur,
}) => {
  const hector = await inscrire(serveur, "Hector");
  const id = ecrireQuizz(serveur, hector, {
    title: "Un titre qui prend toute la place qu’un titre a le droit de",
    aleatoire: [0, 1],
    questions: [
      QUESTION_RIEN,
      {
        ...QUESTION_RIEN,
        type: "choix",
        text: "Lequel de ces fromages n’existe que dans ce quizz ?",
        temps: 20,
        options: ["Le trou du cru", "x".repeat(60), "La boulette d’Avesnes", "D", "E", "F"],
        reponse: ["D"],
        preuve: { media: "", text: "Le trou du cru vient de Bourgogne, et il le vit bien." },
      },
      {
        ...QUESTION_RIEN,
        type: "entree",
        text: "Qui ?",
        reponse: ["y".repeat(120), "turophile"],
      },
    ],
  });
  const { questions } = lire(serveur, id, hector);
  await seConnecter(page, "Hector");
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const deuxBouts = width === 1280 || width === 320;
    // between the narrowest and the widest size, only the widest type is checked
    for (const { _id, type } of questions.filter((une) => deuxBouts || une.type === "choix")) {
      await page.goto(`/quizz/${id}/${_id}`);
      await expect(texte(page)).toBeVisible();
      // sixty letters without a space are broken to fit
      await expect(
        page.getByText(
          type === "choix" ? "trop long pour être lu à 3\u00A0m" : "lisible à 3\u00A0m",
        ),
      ).toBeVisible();
      const nom = `${type} at ${String(width)}`;
      if (deuxBouts) await checkAccessibility(page, nom);
      else await checkOverflow(page, nom);
    }
  }
  // on a phone, the settings are behind chips, and the bar at the bottom goes from question to question
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/quizz/${id}/${questions[1]?._id ?? ""}`);
  await page.getByRole("button", { name: /^20/ }).click();
  await page.getByRole("dialog").getByLabel("Temps", { exact: true }).fill("35");
  await checkAccessibility(page, "time on a phone");
  await page.getByRole("button", { name: "Voilà" }).click();
  await page.getByRole("button", { name: "Agrandir l’aperçu" }).click();
  await page.getByRole("button", { name: "Voir après la réponse" }).click();
  await checkAccessibility(page, "both screens on a phone");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Suivante" }).click();
  await ou(page, "3 sur 3");
  await page.getByRole("button", { name: "Nouvelle" }).click();
  await ou(page, "4 sur 4");
  await expect(texte(page)).toBeFocused();
  await expect.poll(() => lire(serveur, id, hector).questions[1]?.temps).toBe(35);
});

test("trying a question: told when the server is silent, and back on the button that was pressed", async ({
  page,
  context,
  serveur,
}) => {
  const compte = await inscrire(serveur, "Essayeuse");
  const id = ecrireQuizz(serveur, compte, {
    title: "À essayer",
    questions: [{ ...QUESTION_RIEN, text: "Une" }],
  });
  await seConnecter(page, "Essayeuse");
  await page.goto(`/quizz/${id}`);
  await page.getByRole("link", { name: "Une" }).click();
  const jouer = page.getByRole("button", { name: "Jouer cette question" });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await context.route("**/api/**", (route) => route.abort());
    await jouer.click();
    await expect(page.getByText("impossible de jouer pour l’instant")).toBeVisible();
    await texte(page).fill(`Une, en ${String(width)}`);
    await expect(page.getByText("impossible de jouer pour l’instant")).toBeHidden();
    await jouer.click();
    await expect(page.getByText("Votre travail est gardé ici")).toBeVisible();
    await expect(texte(page)).toHaveValue(`Une, en ${String(width)}`);
    await context.unroute("**/api/**");

    await jouer.press("Enter");
    await expect(page.getByRole("heading", { name: "L’ardoise" })).toBeVisible();
    // the focus is on the new page, since the pressed button is gone
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.goBack();
    await expect(jouer).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "L’ardoise" })).toBeVisible();
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Revenir à l’éditeur" }).click();
    await expect(jouer).toBeFocused();
  }
  expect(lire(serveur, id, compte).questions[0]?.text).toBe("Une, en 390");
});

test("what is pressed in the editors is 44 px at least, on a desk too", async ({
  page,
  serveur,
}) => {
  const compte = await inscrire(serveur, "Precise");
  const choix = { ...QUESTION_RIEN, type: "choix" as const, options: ["a", "b"], reponse: ["a"] };
  const entree = { ...choix, type: "entree" as const, options: [], reponse: ["Seine", "La Seine"] };
  const id = ecrireQuizz(serveur, compte, {
    title: "Fromages",
    aleatoire: [0, 1],
    questions: [
      { ...choix, text: "Une", media: "a-table-01.svg" },
      { ...entree, text: "Deux" },
    ],
  });
  await seConnecter(page, "Precise");
  await page.setViewportSize({ width: 1280, height: 800 });
  /**
   * Controls that are smaller than a finger, including those that only a pointer shows. Links in rows are left out,
   * because they fill the row.
   */
  const petits = () =>
    page.locator("main").evaluate((main) =>
      [...main.querySelectorAll("button, a[href]:not(li a), ul input")].flatMap((cible) => {
        const { width, height } = cible.getBoundingClientRect();
        if (width < 2 || (Math.round(height) >= 44 && Math.round(width) >= 28)) return [];
        return [`${cible.getAttribute("aria-label") ?? cible.textContent} ${String(height)}`];
      }),
    );
  await page.goto(`/quizz/${id}`);
  await page.getByRole("checkbox", { name: "Choisir la question 1" }).check();
  expect(await petits()).toEqual([]);
  for (const [dit, la] of [
    ["Une", page.getByRole("button", { name: "Média de la question" })],
    ["Deux", page.getByRole("button", { name: "Ôter La Seine" })],
  ] as const) {
    await page.goto(`/quizz/${id}`);
    await page.getByRole("link", { name: dit }).click();
    await expect(la).toBeVisible();
    if (dit === "Une") await la.press("Enter");
    expect(await petits()).toEqual([]);
  }
});
