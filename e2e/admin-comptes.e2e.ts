/**
 * Administration of accounts: search, one account, its role; unwanted words; the log; reports from the pages of quizzes
 * and people.
 */
import type { Page } from "@playwright/test";
import { reponseListeAffaires } from "#contracts/moderation.ts";
import { prendreMesure } from "./support/affaires.ts";
import { checkAccessibility, checkOverflow } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import { ouvrirPageConnectee } from "./support/social.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "admin-comptes" });

const VINS = "Vins d’ici et d’ailleurs";
const lignes = (page: Page) => page.getByRole("table", { name: "Comptes" }).getByRole("link");
const liens = (page: Page) => page.getByRole("navigation", { name: "Modération" });

/** Checks the screen at 320 px, then restores its size. */
async function enPetit(page: Page, ecran: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  await checkAccessibility(page, `${ecran}, 320 px`);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("found, lifted, given a role, made officiel, opened with a reason; a word; all in the log", async ({
  browser,
  serveur,
}) => {
  await inscrire(serveur, "Ada", { role: "admin" });
  await inscrire(serveur, "Hector");
  const max = await inscrire(serveur, "MaxLeVrai");
  ecrireQuizz(serveur, max, { title: VINS });
  ecrireQuizz(serveur, max, { title: "Mots de passe", visibilite: "prive" });
  const ada = await ouvrirPageConnectee(browser, "Ada");
  const lui = await ouvrirPageConnectee(browser, "MaxLeVrai");
  const raison = "Une adresse n’a pas sa place ici.";
  await prendreMesure(ada, `comptes/${max}`, { genre: "nePlusPublier", raison, jours: 7 });

  await ada.goto("/admin/users");
  await expect(lignes(ada)).toHaveText(["Ada", "Hector", "MaxLeVrai"]);
  await checkAccessibility(ada, "accounts");
  await enPetit(ada, "accounts");
  await ada.getByRole("tab", { name: "Limités" }).click();
  await expect(lignes(ada)).toHaveText(["MaxLeVrai"]);
  await ada.getByRole("tab", { name: "Tous" }).click();
  await ada.getByRole("searchbox").fill("MAXLEVRAI@exemple.fr");
  await ada.getByRole("searchbox").press("Enter");
  await expect(lignes(ada)).toHaveText(["MaxLeVrai"]);
  await expect(ada.getByRole("table")).toContainText("Ne publie plus jusqu’au");
  await lignes(ada).press("Enter");
  const fiche = ada.getByRole("region", { name: "Compte MaxLeVrai" });
  await expect(fiche).toBeFocused();
  await expect(ada).toHaveURL(new RegExp(`compte=${max}$`));
  await expect(fiche.getByRole("region", { name: "Mesures" })).toContainText(raison);
  await checkAccessibility(ada, "an account");
  await enPetit(ada, "an account");

  const lever = fiche.getByRole("button", { name: /^Lever/ });
  await lever.focus();
  const hauteur = await ada.evaluate(() => scrollY);
  await lever.press("Enter");
  await expect(ada.getByText("La mesure est levée.")).toBeVisible();
  await expect(fiche.getByRole("button", { name: /^Lever/ })).toBeHidden();
  await expect(fiche).toContainText("Levée le");
  await expect(fiche.getByText("Ne publie plus")).toBeHidden();
  expect(await ada.evaluate(() => scrollY)).toBe(hauteur);
  // the pressed button is gone, and the focus stays in the sheet
  await expect(fiche).toBeFocused();

  expect((await lui.request.get("/api/moderation/affaires")).status()).toBe(403);
  await fiche.getByRole("radio", { name: "Modérateur" }).check({ force: true });
  await fiche.getByRole("button", { name: "Donner ce rôle" }).click();
  const confirmer = ada.getByRole("dialog", { name: /^Faire de MaxLeVrai un modérateur/ });
  await checkAccessibility(ada, "role, asked again");
  await confirmer.getByRole("button", { name: "Donner ce rôle à MaxLeVrai" }).click();
  await expect(confirmer).toBeHidden();
  await expect(fiche).toContainText("modérateur, depuis le");
  await expect(await lui.request.get("/api/moderation/affaires")).toBeOK();

  await fiche.getByRole("button", { name: `Rendre officiel ${VINS}` }).click();
  await expect(fiche.getByRole("button", { name: `${VINS}, ne plus l’être` })).toBeFocused();
  const officiels = await lui.request.get("/api/quizz-officiel?search=ailleurs");
  expect(await officiels.json()).toMatchObject({ totalCount: 1, quizz: [{ title: VINS }] });

  await fiche.getByRole("button", { name: "Ouvrir Mots de passe", exact: true }).click();
  const dialogue = ada.getByRole("dialog");
  await dialogue.getByRole("button", { name: "Ouvrir" }).click();
  await expect(dialogue.getByText(/^Écrivez pourquoi vous ouvrez ce quizz privé/)).toBeVisible();
  await dialogue.getByLabel("Pourquoi l’ouvrir").fill("Un mail en parle.");
  await ada.keyboard.press("Escape");
  await fiche.getByRole("button", { name: "Ouvrir Mots de passe", exact: true }).click();
  await expect(dialogue.getByLabel("Pourquoi l’ouvrir")).toHaveValue("Un mail en parle.");
  await dialogue.getByRole("button", { name: "Ouvrir" }).click();
  await expect(dialogue.getByRole("heading", { name: "Mots de passe" })).toBeFocused();
  await expect(dialogue.getByText("Bienvenue")).toBeVisible();
  await checkAccessibility(ada, "a private quizz");
  await ada.keyboard.press("Escape");

  await fiche.getByRole("button", { name: "Fermer la fiche" }).press("Enter");
  await expect(fiche).toBeHidden();
  await expect(lignes(ada)).toBeFocused();

  await liens(ada).getByRole("link", { name: "Mots" }).click();
  const essai = ada.getByLabel("Essayez un pseudo ou un titre");
  await essai.fill("Une salopette pour le député, sans dispute");
  await expect(ada.getByText(/ça passe\.$/)).toBeVisible();
  await essai.fill("C0nnard");
  await expect(ada.getByText(/^Refusé, à cause de «\sC0nnard\s»\.$/)).toBeVisible();
  const ajouter = ada.getByLabel("Ajouter un mot");
  await ajouter.fill("deux mots");
  await ajouter.press("Enter");
  await expect(ada.getByText("Un mot à la fois, sans espace.")).toBeVisible();
  const sInscrire = async (pseudo: string) => {
    const data = { pseudo, mail: "autre@exemple.fr", password: "Trinquons-1", captchaToken: "x" };
    return (await (await lui.request.post("/api/inscription", { data })).json()).message;
  };
  expect(await sInscrire("Zut75")).not.toMatch(/un mot qui n’est pas permis/);
  await ajouter.fill("Zut");
  await ajouter.press("Enter");
  await expect(ada.getByRole("listitem").filter({ hasText: "Zut" })).toBeVisible();
  await expect(ajouter).toHaveValue("");
  await expect(ajouter).toBeFocused();
  expect(await sInscrire("Zut75")).toMatch(/un mot qui n’est pas permis/);
  await checkAccessibility(ada, "words");
  await enPetit(ada, "words");
  await ada.getByRole("button", { name: "Retirer Zut" }).press("Enter");
  const remettre = ada.getByRole("button", { name: "Remettre Zut" });
  await expect(remettre).toBeFocused();
  await remettre.press("Enter");
  await expect(ada.getByRole("button", { name: "Retirer Zut" })).toBeFocused();

  await liens(ada).getByRole("link", { name: "Journal" }).click();
  const journal = ada.getByRole("main").getByRole("listitem");
  await expect(journal.first()).toContainText("Ada interdit le mot");
  const dits = (await journal.allInnerTexts()).join("\n").replaceAll("\u00A0", " ");
  for (const dit of [
    "Ada permet de nouveau le mot « Zut ».",
    "Ada ouvre le quizz privé « Mots de passe » du compte MaxLeVrai. « Un mail en parle. »",
    `Ada marque « ${VINS} » Officiel.`,
    "Ada donne à MaxLeVrai le rôle « modérateur ».",
    "Ada laisse le compte MaxLeVrai publier de nouveau.",
    `Ada empêche le compte MaxLeVrai de publier. « ${raison} »`,
  ])
    expect(dits).toContain(dit);
  await checkAccessibility(ada, "the log");
  await enPetit(ada, "the log");

  // a moderator sees the accounts, but neither the log nor the roles; other members see none of it
  await lui.goto(`/admin/users?search=hector`);
  await expect(lignes(lui)).toHaveText(["Hector"]);
  await expect(liens(lui).getByRole("link", { name: /Journal|Mots/ })).toHaveCount(0);
  await lignes(lui).click();
  await expect(lui.getByRole("button", { name: "Ouvrir une affaire" })).toBeVisible();
  await expect(lui.getByRole("button", { name: "Donner ce rôle" })).toHaveCount(0);
  await lui.getByRole("button", { name: "Ouvrir une affaire" }).click();
  await expect(lui.getByText(/^L’affaire n°\s\d+ est ouverte\.$/)).toBeVisible();
  await lui.goto("/admin/journal");
  await expect(lui.getByText("Vous n'êtes pas autorisé à y accéder.")).toBeVisible();
  await expect(lui).toHaveURL(/\/$/);
});

test("reported from a quizz, a question, somebody's page; kept until it is sent; not one's own", async ({
  browser,
  page: visiteur,
  serveur,
}) => {
  const lison = await inscrire(serveur, "Lison");
  await inscrire(serveur, "Tom");
  await inscrire(serveur, "Zineb", { role: "moderator" });
  const id = ecrireQuizz(serveur, lison, {
    title: "Fromages",
    questions: [QUESTION_RIEN, { ...QUESTION_RIEN, text: "Le comté est-il bleu ?" }],
  });
  const tom = await ouvrirPageConnectee(browser, "Tom", 320);
  await tom.goto(`/quizz-communaute/${id}`);
  await tom.getByRole("button", { name: "Signaler" }).click();
  const dialogue = tom.getByRole("dialog");
  await expect(dialogue.getByRole("radio", { name: "Pseudo ou description" })).toHaveCount(0);
  await dialogue.getByRole("button", { name: "Envoyer" }).click();
  const texte = dialogue.getByLabel("Ce qui ne va pas");
  await expect(texte).toBeFocused();
  await expect(dialogue.getByText("Il faut rentrer un texte avant de l'envoyer")).toBeVisible();
  await texte.fill("é".repeat(800));
  await dialogue.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialogue.getByText("Le texte ne doit pas dépasser 800 caractères")).toBeVisible();
  await checkAccessibility(tom, "report, 320 px");
  const hauteur = await dialogue.evaluate((element) =>
    Math.max(...[element, ...element.querySelectorAll("*")].map((un) => un.scrollHeight)),
  );
  expect(hauteur).toBeLessThanOrEqual(2 * 568);
  await expect(dialogue.getByRole("radio", { name: "Contenu volé" })).toHaveCount(0);
  await dialogue.getByRole("button", { name: "Autres raisons" }).click();
  await expect(dialogue.getByRole("radio", { name: "Contenu volé" })).toBeFocused();
  // the text is kept while the dialogue is closed, and when the report cannot be sent
  await texte.fill("Le bleu n’est pas bleu.");
  // a report about harm to people is not sent to the author of the content
  await dialogue.getByRole("radio", { name: "Haine ou harcèlement" }).check({ force: true });
  await expect(dialogue.getByText("va aux administrateurs")).toBeVisible();
  await expect(dialogue.getByRole("radio", { name: "Au créateur" })).toHaveCount(0);
  await dialogue.getByRole("radio", { name: "Réponse fausse" }).check({ force: true });
  await expect(
    dialogue.getByRole("switch", { name: "Dire au créateur que c’est moi" }),
  ).toBeVisible();
  await tom.keyboard.press("Escape");
  await expect(tom.getByRole("button", { name: "Signaler" })).toBeFocused();
  await expect(dialogue).toBeHidden();
  await tom.getByRole("button", { name: "Signaler" }).click();
  await tom.route("**/api/signale-createur", (route) => route.abort());
  await dialogue.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialogue.getByText("Le serveur ne répond pas.")).toBeVisible();
  await tom.unroute("**/api/signale-createur");
  await expect(texte).toHaveValue("Le bleu n’est pas bleu.");
  await expect(dialogue.getByRole("radio", { name: "Réponse fausse" })).toBeChecked();
  await dialogue.getByRole("button", { name: "Envoyer" }).click();
  await expect(tom.getByText("Signalement envoyé")).toBeVisible();
  await expect(dialogue).toBeHidden();
  const [message] = serveur.depots.social.lister(lison, "recus");
  expect(message).toMatchObject({
    from: "",
    text: "Signalement de votre quizz «\u00A0Fromages\u00A0»\u00A0: réponse fausse\n\nLe bleu n’est pas bleu.",
  });

  await tom.getByRole("link", { name: /^Le comté est-\u2060il bleu/ }).click();
  await expect(tom.getByRole("heading", { level: 1, name: "Le comté" })).toBeVisible();
  await tom.getByRole("button", { name: "Signaler" }).click();
  await expect(texte).toHaveValue("");
  await dialogue.getByRole("radio", { name: "Aux administrateurs" }).check({ force: true });
  await dialogue.getByRole("button", { name: "Autres raisons" }).click();
  await dialogue.getByRole("radio", { name: "Contenu volé" }).check({ force: true });
  await texte.fill("Recopiée d’un jeu de société.");
  await dialogue.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialogue).toBeHidden();

  // visitors without an account can report too
  await visiteur.goto("/profile/Lison");
  await visiteur.getByRole("button", { name: "Signaler" }).click();
  const sienne = visiteur.getByRole("dialog", { name: "Signaler Lison" });
  await expect(sienne.getByRole("radio", { name: "Au créateur" })).toHaveCount(0);
  await expect(sienne.getByText("sans signature")).toBeVisible();
  await sienne.getByRole("radio", { name: "Pseudo ou description" }).check({ force: true });
  await sienne.getByLabel("Ce qui ne va pas").fill("Ce n’est pas Lison.");
  await checkAccessibility(visiteur, "report of a profile");
  await sienne.getByRole("button", { name: "Envoyer" }).click();
  await expect(visiteur.getByText("Signalement envoyé")).toBeVisible();

  const zineb = await ouvrirPageConnectee(browser, "Zineb");
  const { affaires } = reponseListeAffaires.parse(
    await (await zineb.request.get("/api/moderation/affaires")).json(),
  );
  expect(affaires.map(({ genre, motif, rang, titre }) => [genre, motif, rang, titre])).toEqual(
    expect.arrayContaining([
      ["profil", "pseudo", null, expect.stringContaining("Lison")],
      ["question", "vole", 2, "Fromages"],
    ]),
  );

  await zineb.goto("/");
  await expect(zineb.getByRole("button", { name: "Menu, signalement à traiter" })).toBeVisible();

  const elle = await ouvrirPageConnectee(browser, "Lison");
  await elle.goto(`/quizz-communaute/${id}`);
  await expect(elle.getByRole("link", { name: "Éditer" })).toBeVisible();
  await expect(elle.getByRole("button", { name: "Signaler" })).toHaveCount(0);
});

test("a visitor logs in there; a list of several pages is turned, at every width", async ({
  browser,
  page,
  serveur,
}) => {
  await page.goto("/admin/mots");
  await expect(page.getByText("Connectez-vous pour continuer.")).toBeVisible();
  await expect(page).toHaveURL(/\/error$/);
  await inscrire(serveur, "Boss", { role: "admin" });
  for (let n = 0; n < 51; n++) await inscrire(serveur, `Foule${String(n).padStart(2, "0")}`);
  const boss = await ouvrirPageConnectee(browser, "Boss");
  await boss.goto("/admin/users?search=foule&page=9");
  // a page number beyond the last shows the last page
  await expect(lignes(boss)).toHaveText(["Foule50"]);
  await boss.getByRole("button", { name: "Page précédente" }).click();
  await expect(lignes(boss)).toHaveCount(50);
  await lignes(boss).first().click();
  for (const width of [1440, 1024, 860, 768, 390]) {
    await boss.setViewportSize({ width, height: 844 });
    await checkOverflow(boss, String(width));
  }
  // on a phone the account is a view of its own, with a way back
  await expect(lignes(boss).first()).toBeHidden();
  await boss.getByRole("button", { name: "Utilisateurs" }).click();
  await expect(lignes(boss).first()).toBeFocused();
});
