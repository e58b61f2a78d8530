/** Two authors of one quizz, each in a browser: nothing that one writes is lost to the other. Decisions 0076, 0082. */
import type { Browser, Page } from "@playwright/test";
import { quizz as formeQuizz } from "#contracts/quizz.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, rendreAmis, QUESTION_RIEN } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import { checkNothingCut } from "./support/overflow.ts";
import type { Serveur } from "./support/server.ts";
import { boutonMenuAvecNouveauMessage, ouvrirPageConnectee } from "./support/social.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "co-auteurs" });

const TEXTES = ["Le roquefort", "L’emmental", "Le comté"] as const;
let numero = 0;

/** A quizz of Lea's, and her friend Alex, each logged in a browser of their own. */
async function deuxAuteurs(serveur: Serveur, browser: Browser) {
  numero += 1;
  const [nomLea, nomAlex] = [`Lea${String(numero)}`, `Alex${String(numero)}`];
  const lea = await inscrire(serveur, nomLea, { icon: "ico5" });
  const alex = await inscrire(serveur, nomAlex, { icon: "ico1" });
  rendreAmis(serveur, lea, alex);
  const id = ecrireQuizz(serveur, lea, {
    title: "Fromages",
    visibilite: "prive",
    tags: [],
    questions: TEXTES.map((text) => Object.assign({}, QUESTION_RIEN, { text })),
  });
  const pages = {
    deLea: await ouvrirPageConnectee(browser, nomLea),
    dAlex: await ouvrirPageConnectee(browser, nomAlex),
  };
  return { ...pages, nomLea, nomAlex, id };
}

/** The same, when Alex has accepted; both have the quizz open. */
async function aDeux(serveur: Serveur, browser: Browser) {
  const tous = await deuxAuteurs(serveur, browser);
  const { deLea, dAlex, nomAlex, id } = tous;
  const chemin = `/api/quizz/${id}/coauteurs`;
  await expect(await deLea.request.post(chemin, { data: { to: nomAlex } })).toBeOK();
  await expect(await dAlex.request.post(`${chemin}/oui`)).toBeOK();
  for (const page of [deLea, dAlex]) {
    await page.goto(`/quizz/${id}`);
    await expect(page.getByRole("link", { name: "Le comté" })).toBeVisible();
  }
  return tous;
}

const lire = async (page: Page, id: string) =>
  formeQuizz.parse(await (await page.request.get(`/api/quizz/${id}`)).json());
const titre = (page: Page) => page.getByLabel("Titre du quizz");
const coauteurs = (page: Page) => page.getByRole("region", { name: "Co-auteurs" });
const versions = (page: Page) => page.getByRole("region", { name: "Versions" });
const enregistrer = async (page: Page) => {
  await page.keyboard.press("Control+s");
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
};
/** Rewrites a question on its page, unsaved. */
async function reecrire(page: Page, avant: string, apres: string) {
  await page.getByRole("link", { name: avant }).click();
  const texte = page.getByRole("textbox", { name: "Question", exact: true });
  await expect(texte).toHaveValue(avant);
  await texte.fill(apres);
}

test("a friend is invited from the settings, accepts at the top of Mes Quizz, and finds the quizz there", async ({
  browser,
  serveur,
}) => {
  const { deLea, dAlex, nomLea, nomAlex, id } = await deuxAuteurs(serveur, browser);
  await dAlex.goto("/quizz");
  await expect(dAlex.getByText("Aucun quizz")).toBeVisible();
  await expect(boutonMenuAvecNouveauMessage(dAlex)).toHaveCount(0);

  await deLea.goto(`/quizz/${id}`);
  await coauteurs(deLea).getByRole("button", { name: "Inviter un ami" }).click();
  const dialogue = deLea.getByRole("dialog", { name: "Inviter un ami" });
  await expect(dialogue.getByText("Un co-auteur lit et écrit tout le quizz")).toBeVisible();
  await expect(dialogue.getByRole("button", { name: `Inviter ${nomAlex}` })).toBeVisible();
  await checkAccessibility(deLea, "inviting a friend");
  await dialogue.getByRole("button", { name: `Inviter ${nomAlex}` }).press("Enter");
  await expect(dialogue).toBeHidden();
  await expect(coauteurs(deLea).getByText("invitation envoyée")).toBeVisible();

  // the open page of the invited friend learns it at once, and so does the header
  const invitation = dAlex.getByRole("region", {
    name: `${nomLea} vous invite à écrire « Fromages ».`,
  });
  await expect(invitation).toBeVisible();
  await expect(boutonMenuAvecNouveauMessage(dAlex)).toBeVisible();
  await checkAccessibility(dAlex, "an invitation");
  await invitation.getByRole("button", { name: "Accepter" }).press("Enter");
  await expect(invitation).toBeHidden();
  await expect(dAlex.getByRole("group", { name: "Invitations" })).toBeFocused();
  const table = dAlex.getByRole("table", { name: "Écrits à plusieurs" });
  await expect(table.getByText(`de ${nomLea}, modifié`)).toBeVisible();
  await table.getByRole("link", { name: "Fromages" }).click();
  await expect(titre(dAlex)).toHaveValue("Fromages");
  await expect(coauteurs(dAlex).getByText(`Vous écrivez ce quizz avec ${nomLea}`)).toBeVisible();

  await deLea.reload();
  await expect(coauteurs(deLea).getByRole("listitem")).toHaveText(new RegExp(nomAlex));
  await expect(coauteurs(deLea).getByText("invitation envoyée")).toHaveCount(0);
});

test("changes of different questions are all kept, and each is told who made the others", async ({
  browser,
  serveur,
}) => {
  const { deLea, dAlex, nomLea, nomAlex, id } = await aDeux(serveur, browser);
  await reecrire(dAlex, "Le roquefort", "Le bleu");
  await enregistrer(dAlex);
  await reecrire(deLea, "Le comté", "Le comté vieux");
  await enregistrer(deLea);
  await expect(
    deLea.getByText(`${nomAlex} a changé une question : Question 1, texte.`),
  ).toBeVisible();
  expect((await lire(deLea, id)).questions.map(({ text }) => text)).toEqual([
    "Le bleu",
    "L’emmental",
    "Le comté vieux",
  ]);

  // one adds and removes while the other rewrites: both are there
  await dAlex.goto(`/quizz/${id}`);
  await dAlex.getByRole("button", { name: "Plus, question 2" }).click();
  await dAlex.getByRole("button", { name: "Supprimer", exact: true }).click();
  await enregistrer(dAlex);
  await deLea.getByRole("link", { name: "Retour au quizz" }).click();
  await titre(deLea).fill("Plateau");
  await enregistrer(deLea);
  await expect(
    deLea.getByText(`${nomAlex} a changé une question : Question 2 supprimée.`),
  ).toBeVisible();
  expect(await lire(deLea, id)).toMatchObject({
    title: "Plateau",
    questions: [{ text: "Le bleu" }, { text: "Le comté vieux" }],
  });

  const liste = versions(deLea).getByRole("listitem");
  await expect(liste.filter({ hasText: "par vous" }).first()).toBeVisible();
  await expect(liste.filter({ hasText: `par ${nomAlex}` }).first()).toBeVisible();
  await dAlex.reload();
  await expect(
    versions(dAlex)
      .getByRole("listitem")
      .filter({ hasText: `par ${nomLea}` })
      .first(),
  ).toBeVisible();
  await checkAccessibility(dAlex, "the editor of a co-author");
  await dAlex.setViewportSize({ width: 320, height: 568 });
  await dAlex.getByRole("tab", { name: "Réglages" }).click();
  await checkAccessibility(dAlex, "the settings of a co-author at 320 px");
  await checkNothingCut(dAlex, "the settings of a co-author at 320 px");
});

test("the same text: both are shown with their authors, and the chosen one stays", async ({
  browser,
  serveur,
}) => {
  const { deLea, dAlex, nomLea, nomAlex, id } = await aDeux(serveur, browser);
  await reecrire(dAlex, "L’emmental", "L’emmental suisse");
  await enregistrer(dAlex);
  await reecrire(deLea, "L’emmental", "L’emmental français");
  await deLea.keyboard.press("Control+s");
  const dialogue = deLea.getByRole("dialog", {
    name: `${nomAlex} a changé la même chose que vous.`,
  });
  const heurt = dialogue.getByRole("group", { name: "Question 2, texte" });
  const [vous, alex] = [
    heurt.getByRole("radio", { name: /^Vous\s*L’emmental français$/ }),
    heurt.getByRole("radio", { name: new RegExp(`^${nomAlex}\\s*L’emmental suisse$`) }),
  ];
  await expect(vous).toBeChecked();
  await expect(alex).not.toBeChecked();
  await checkAccessibility(deLea, "a clash of two authors");
  await deLea.setViewportSize({ width: 320, height: 568 });
  await checkAccessibility(deLea, "a clash of two authors at 320 px");
  await vous.focus();
  await deLea.keyboard.press("ArrowDown");
  await expect(alex).toBeChecked();
  await dialogue.getByRole("button", { name: "Réunir" }).click();
  await expect(dialogue).toBeHidden();
  await expect
    .poll(async () => (await lire(deLea, id)).questions[1]?.text)
    .toBe("L’emmental suisse");
  const texte = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true });
  await expect(texte(deLea)).toHaveValue("L’emmental suisse");

  // neither of both texts: a third one
  await texte(deLea).fill("L’emmental d’ici");
  await enregistrer(deLea);
  await texte(dAlex).fill("L’emmental de là");
  await dAlex.keyboard.press("Control+s");
  const autre = dAlex.getByRole("dialog", { name: `${nomLea} a changé la même chose que vous.` });
  await autre.getByRole("radio", { name: "L’écrire autrement" }).check();
  const tiers = autre.getByRole("textbox", { name: "Question 2, texte, autrement" });
  await expect(tiers).toHaveValue("L’emmental de là");
  await tiers.fill("L’emmental, tout court");
  await checkAccessibility(dAlex, "a clash settled by a third text");
  await autre.getByRole("button", { name: "Réunir" }).click();
  await expect(texte(dAlex)).toHaveValue("L’emmental, tout court");
  await expect
    .poll(async () => (await lire(deLea, id)).questions[1]?.text)
    .toBe("L’emmental, tout court");
  await dAlex.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(texte(dAlex)).toHaveValue("L’emmental de là");
});

test("a co-author neither deletes nor publishes; who is removed is told, and keeps what was typed", async ({
  browser,
  serveur,
}) => {
  const { deLea, dAlex, nomAlex, id } = await aDeux(serveur, browser);
  const qui = dAlex.getByRole("group", { name: "Qui le voit" });
  await expect(qui.getByRole("radio", { name: "Public" })).toBeDisabled();
  await expect(qui.getByText("C’est le choix de qui l’a créé.")).toBeVisible();
  await dAlex.getByRole("button", { name: "Plus", exact: true }).click();
  await expect(dAlex.getByRole("button", { name: "Supprimer le quizz" })).toHaveCount(0);
  await expect(dAlex.getByRole("button", { name: "Ne plus l’écrire" })).toBeVisible();
  expect((await dAlex.request.delete(`/api/quizz/${id}`)).status()).toBe(404);
  const publier = await dAlex.request.put(`/api/quizz/${id}`, {
    data: { ...(await lire(dAlex, id)), visibilite: "public" },
  });
  expect(publier.status()).toBe(403);
  await dAlex.keyboard.press("Escape");

  // who deletes is told whom it concerns
  await deLea.getByRole("button", { name: "Plus", exact: true }).click();
  await deLea.getByRole("button", { name: "Supprimer le quizz" }).click();
  const suppression = deLea.getByRole("dialog", { name: "Supprimer le quizz" });
  await expect(suppression.getByText(`${nomAlex} le perd aussi.`)).toBeVisible();
  await suppression.getByRole("button", { name: "Annuler" }).click();

  await titre(dAlex).fill("Mes fromages");
  await coauteurs(deLea)
    .getByRole("button", { name: `Retirer ${nomAlex}` })
    .click();
  await deLea
    .getByRole("dialog", { name: "Retirer ce co-auteur" })
    .getByRole("button", { name: "Retirer" })
    .click();
  await expect(coauteurs(deLea).getByRole("listitem")).toHaveCount(0);

  await dAlex.keyboard.press("Control+s");
  const fini = dAlex.getByRole("dialog", { name: "Vous n’écrivez plus ce quizz." });
  await expect(fini.getByText("Ce que vous avez écrit est toujours là")).toBeVisible();
  await checkAccessibility(dAlex, "a co-author who was removed");
  await fini.getByRole("button", { name: "Garder en copie" }).click();
  await expect(dAlex).not.toHaveURL(new RegExp(id));
  await expect(titre(dAlex)).toHaveValue("Mes fromages");
  await expect(dAlex.getByRole("link", { name: "Le comté" })).toBeVisible();
  expect((await lire(deLea, id)).title).toBe("Fromages");
});

test("a co-author leaves, and an invitation may be refused", async ({ browser, serveur }) => {
  const { deLea, dAlex, nomLea, nomAlex, id } = await aDeux(serveur, browser);
  await dAlex.getByRole("button", { name: "Plus", exact: true }).click();
  await dAlex.getByRole("button", { name: "Ne plus l’écrire" }).click();
  const question = dAlex.getByRole("dialog", { name: "Ne plus écrire ce quizz" });
  await expect(question.getByText(`reste à ${nomLea}`)).toBeVisible();
  await checkAccessibility(dAlex, "leaving a quizz");
  await question.getByRole("button", { name: "Le quitter" }).click();
  await expect(dAlex).toHaveURL(/\/quizz$/);
  await expect(dAlex.getByRole("table", { name: "Écrits à plusieurs" })).toHaveCount(0);

  await deLea.request.post(`/api/quizz/${id}/coauteurs`, { data: { to: nomAlex } });
  await dAlex.setViewportSize({ width: 320, height: 568 });
  const invitation = dAlex.getByRole("region", { name: /vous invite à écrire/ });
  await expect(invitation).toBeVisible();
  await checkAccessibility(dAlex, "an invitation at 320 px");
  await checkNothingCut(dAlex, "an invitation at 320 px");
  await invitation.getByRole("button", { name: "Refuser" }).click();
  await expect(invitation).toBeHidden();
  expect((await dAlex.request.get(`/api/quizz/${id}`)).status()).toBe(404);
});
