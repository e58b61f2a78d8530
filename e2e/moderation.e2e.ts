/** A report becomes a case, a measure, a contestation, an answer: issue "Administration and moderation", docs/decisions/0094. */
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import { attendreDernierLienDeMail } from "./support/mails.ts";
import type { Serveur } from "./support/server.ts";
import { ouvrirPageConnectee } from "./support/social.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "moderation" });

const ADRESSE = "4 rue des Lilas";
const RAISON = "L’adresse d’une vraie personne n’a pas sa place ici. 4 fois non.";
const REFUS = "Vous n'êtes pas autorisé à y accéder.";
const question = (text: string, option: string): typeof QUESTION_RIEN => ({
  ...QUESTION_RIEN,
  type: "choix",
  text,
  options: [option, "Lison P."],
  reponse: ["Lison P."],
});
const TETES = [
  question("Qui arrive à dix heures ?", "Kévin"),
  question("Qui habite là ?", ADRESSE),
];

let max = "";
test.beforeAll(async ({ serveur }) => {
  max = await inscrire(serveur, "MaxLeVrai", { icon: "ico2" });
  await inscrire(serveur, "Lison");
  await inscrire(serveur, "Zineb", { role: "moderator" });
  await inscrire(serveur, "Hector", { role: "moderator" });
  await inscrire(serveur, "Ada", { role: "admin" });
});

/** Creates a quizz of Max whose second question Lison reports. Returns the id of the quizz. */
async function signale(serveur: Serveur, browser: Browser, title: string): Promise<string> {
  const quizz = ecrireQuizz(serveur, max, { title, questions: TETES });
  const lison = await ouvrirPageConnectee(browser, "Lison");
  const questionId = serveur.depots.quizz.lire(quizz, max)?.questions[1]?._id;
  const data = {
    createur: "",
    text: "C’est son adresse.",
    motif: "donnees",
    quizzId: quizz,
    questionId,
  };
  await expect(await lison.request.post("/api/signale-administrateur", { data })).toBeOK();
  await lison.context().close();
  return quizz;
}
const textes = (serveur: Serveur, quizz: string) =>
  serveur.depots.quizz.lire(quizz, max)?.questions.map(({ text }) => text);
const titre = (page: Page, nom: string) => page.getByRole("heading", { name: nom, level: 2 });
const journal = (page: Page) => page.getByRole("list", { name: "Journal de l’affaire" });

test("only moderators and administrators come in", async ({ browser }) => {
  const lison = await ouvrirPageConnectee(browser, "Lison");
  await lison.goto("/admin/signalements");
  await expect(lison.getByText(REFUS)).toBeVisible();
  await expect(lison).toHaveURL("/");
  await lison.context().clearCookies();
  await lison.goto("/admin/signalements");
  await expect(lison).toHaveURL("/error");
  await expect(lison.getByText("Connectez-vous pour continuer.").first()).toBeVisible();
  const zineb = await ouvrirPageConnectee(browser, "Zineb");
  await zineb.route("**/api/connecte", (route) => route.fulfill({ status: 500, json: {} }));
  await zineb.goto("/admin/signalements");
  await expect(zineb).toHaveURL("/error");
});

test("report, case, question deleted, creator told, contested, answered", async ({
  browser,
  serveur,
}) => {
  const ada = await ouvrirPageConnectee(browser, "Ada");
  await expect(await ada.request.post("/api/moderation/mots", { data: { mot: "Lilas" } })).toBeOK();
  await signale(serveur, browser, "Un autre quizz");
  const quizz = await signale(serveur, browser, "Les têtes de la compta");
  const zineb = await ouvrirPageConnectee(browser, "Zineb");
  await zineb.goto("/admin/signalements");
  await expect(titre(zineb, "Les têtes de la compta")).toBeVisible();
  await zineb.keyboard.press("j");
  await expect(titre(zineb, "Un autre quizz")).toBeFocused();
  await zineb.keyboard.press("k");
  await expect(titre(zineb, "Les têtes de la compta")).toBeFocused();
  await expect(zineb.getByText(ADRESSE)).toBeVisible();
  await expect(zineb.locator("mark", { hasText: "Lilas" })).toBeVisible();
  await expect(zineb.getByText("Mots interdits")).toHaveCount(2);
  await expect(zineb.getByText("de 1 personne, pas amie de l’auteur")).toBeVisible();
  await zineb.getByRole("button", { name: "Prendre" }).click();
  await expect(zineb.getByText("À vous, encore 20 min")).toBeVisible();
  await checkAccessibility(zineb, "a case, three columns");

  // a measure that this moderator may not take says so, and its key does nothing
  await expect(zineb.getByRole("radio", { name: "Suspendre le compte" })).toBeDisabled();
  await zineb.keyboard.press("6");
  await zineb.keyboard.press("4");
  const supprimer = zineb.getByRole("radio", { name: "Supprimer la question" });
  await expect(supprimer).toBeChecked();
  await expect(supprimer).toBeFocused();
  await zineb.keyboard.press("Control+Enter");
  await expect(zineb.getByText("Écrivez la raison")).toBeVisible();
  const raison = zineb.getByLabel("Raison, que MaxLeVrai lira");
  await expect(raison).toBeFocused();
  // typed digits and letters go into the text, and are no shortcuts
  await zineb.keyboard.type(RAISON);
  await expect(supprimer).toBeChecked();
  await expect(zineb.getByRole("button", { name: "Supprimer la question 2" })).toBeVisible();
  await zineb.keyboard.press("Control+Enter");
  await expect(titre(zineb, "Un autre quizz")).toBeFocused();
  await expect(zineb.getByRole("button", { name: /Les têtes/ })).toHaveCount(0);
  expect(textes(serveur, quizz)).toEqual(["Qui arrive à dix heures ?"]);

  const auteur = await ouvrirPageConnectee(browser, "MaxLeVrai", 320);
  await auteur.goto("/messagerie");
  await auteur.getByRole("button", { name: /Non lu/ }).click();
  await auteur.getByRole("link", { name: "Lire la mesure, et répondre" }).click();
  await expect(auteur.getByText("En vigueur")).toBeVisible();
  await expect(auteur.getByText(RAISON)).toBeVisible();
  await auteur.getByRole("button", { name: "Contester" }).click();
  const texte = auteur.getByLabel("Pourquoi vous n’êtes pas d’accord");
  await expect(texte).toBeFocused();
  await auteur.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await expect(auteur.getByText("Il faut rentrer un texte")).toBeVisible();
  await texte.fill("C’est mon adresse à moi.");
  await auteur.route("**/contester", (route) => route.abort(), { times: 1 });
  await auteur.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await expect(auteur.locator("main").getByText("Le serveur ne répond pas.")).toBeVisible();
  await expect(texte).toHaveValue("C’est mon adresse à moi.");
  await checkAccessibility(auteur, "a measure contested, 320 px");
  await auteur.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await expect(auteur.getByText("Contestée, réponse à venir")).toBeVisible();
  await expect(auteur.getByRole("button", { name: "Contester" })).toHaveCount(0);

  const hector = await ouvrirPageConnectee(browser, "Hector");
  await hector.goto("/admin/signalements?etat=contestee");
  await expect(hector.getByText("C’est mon adresse à moi.")).toBeVisible();
  await checkAccessibility(hector, "a contested case");
  await hector.keyboard.press("1");
  await hector.getByLabel("Réponse, que MaxLeVrai lira").fill("Vous avez raison, pardon.");
  await hector.getByRole("button", { name: "Lever la mesure" }).click();
  await expect(hector.getByText("La mesure est levée.")).toBeVisible();
  await expect(hector.getByText("Aucune contestation")).toBeVisible();
  expect(textes(serveur, quizz)).toEqual(["Qui arrive à dix heures ?", "Qui habite là ?"]);
  await auteur.reload();
  await expect(auteur.getByText("Vous avez raison, pardon.")).toBeVisible();
  await expect(auteur.getByText(/^Levée le/)).toBeVisible();

  await hector.goto("/admin/signalements?etat=close");
  await expect(titre(hector, "Les têtes de la compta")).toBeVisible();
  await hector.getByRole("button", { name: "Journal" }).click();
  for (const dit of [
    "l’affaire n° 2 s’ouvre",
    "Zineb prend l’affaire n° 2",
    "Zineb supprime ce qui était signalé dans « Les têtes de la compta »",
    RAISON,
    "MaxLeVrai conteste la mesure « Supprimer »",
    "Hector répond à la contestation",
    "Hector rend ce qui avait été supprimé",
  ])
    await expect(journal(hector)).toContainText(dit);
});

test("the author deletes the quizz: the case stays, with its copy; what others did meanwhile loses nothing", async ({
  browser,
  serveur,
}) => {
  const quizz = await signale(serveur, browser, "Les têtes du quai");
  const hector = await ouvrirPageConnectee(browser, "Hector");
  await hector.goto("/admin/signalements");
  await expect(titre(hector, "Les têtes du quai")).toBeVisible();
  const ensuite = await hector.context().newPage();
  await ensuite.goto("/admin/signalements");
  await expect(titre(ensuite, "Les têtes du quai")).toBeVisible();
  const auteur = await ouvrirPageConnectee(browser, "MaxLeVrai");
  await expect(await auteur.request.delete(`/api/quizz/${quizz}`)).toBeOK();
  const zineb = await ouvrirPageConnectee(browser, "Zineb");
  await zineb.goto("/admin/signalements");
  await expect(zineb.getByText("supprimé depuis")).toBeVisible();
  await expect(zineb.getByText(ADRESSE)).toBeVisible();
  await expect(zineb.getByRole("radio", { name: "Supprimer la question" })).toBeDisabled();
  await zineb.getByRole("radio", { name: "Aujourd’hui" }).check();
  await expect(zineb.getByText("Ce n’est plus là.").first()).toBeVisible();
  await zineb.getByRole("button", { name: "Prendre" }).click();
  await expect(zineb.getByText("À vous, encore")).toBeVisible();

  await hector.getByRole("radio", { name: "Un mot à l’auteur" }).check();
  await hector.getByLabel("Raison, que MaxLeVrai lira").fill("Pas d’adresses, merci.");
  await hector.getByRole("button", { name: "Envoyer ce mot" }).click();
  const tenue = "Zineb s’occupe de cette affaire, encore 20 min.";
  await expect(hector.getByRole("complementary").getByText(tenue)).toBeVisible();
  await hector.getByRole("complementary").getByRole("button", { name: "Relire l’affaire" }).click();
  await expect(hector.getByText("Zineb s’en occupe encore 20 min").first()).toBeVisible();
  await expect(hector.getByLabel("Raison, que MaxLeVrai lira")).toHaveValue(
    "Pas d’adresses, merci.",
  );
  await expect(hector.getByRole("button", { name: "Envoyer ce mot" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );

  // somebody else has taken the case: a message names them once, and the case shows it from then on
  await ensuite.getByRole("button", { name: "Prendre" }).click();
  await expect(ensuite.getByText(tenue)).toHaveCount(1);
  await expect(titre(ensuite, "Les têtes du quai")).toBeFocused();
  await expect(ensuite.getByText("Zineb s’en occupe encore 20 min").first()).toBeVisible();
  await expect(ensuite.getByRole("button", { name: "Prendre" })).toHaveCount(0);
});

test("on a phone of 320 px: queue, case, measure, one after the other", async ({
  browser,
  serveur,
}) => {
  await signale(serveur, browser, "Les têtes du port");
  const zineb = await ouvrirPageConnectee(browser, "Zineb", 320);
  await zineb.goto("/admin/signalements");
  await checkAccessibility(zineb, "queue, 320 px");
  await zineb.getByRole("button", { name: /Les têtes du port/ }).click();
  await expect(titre(zineb, "Les têtes du port")).toBeFocused();
  await checkAccessibility(zineb, "case, 320 px");
  await zineb.getByRole("button", { name: "Choisir une mesure" }).click();
  await expect(zineb.getByRole("heading", { name: "Mesure" })).toBeFocused();
  await zineb.getByRole("radio", { name: "Masquer des listes" }).check();
  await zineb.getByLabel("Raison, que MaxLeVrai lira").fill(RAISON);
  await checkAccessibility(zineb, "measure, 320 px");
  await zineb.goBack();
  await expect(titre(zineb, "Les têtes du port")).toBeFocused();
  await zineb.getByRole("button", { name: "Choisir une mesure" }).click();
  await expect(zineb.getByLabel("Raison, que MaxLeVrai lira")).toHaveValue(RAISON);
  await zineb.getByRole("button", { name: "Masquer le quizz" }).click();
  await expect(zineb.getByText(/^Affaire n°\s\d+ close\.$/)).toBeVisible();

  const auteur = await ouvrirPageConnectee(browser, "MaxLeVrai", 320);
  const { quizz } = z
    .object({ quizz: z.array(z.object({ _id: z.string(), title: z.string() })) })
    .parse(await (await auteur.request.get("/api/user/quizz")).json());
  const id = quizz.find(({ title }) => title === "Les têtes du port")?._id ?? "";
  await auteur.goto(`/quizz-communaute/${id}`);
  await expect(
    auteur.getByText("Masqué par la modération : personne d’autre ne le voit."),
  ).toBeVisible();
  await auteur.goto("/quizz");
  await expect(auteur.getByRole("link", { name: "Masqué par la modération" })).toBeVisible();
  await checkAccessibility(auteur, "a hidden quizz in one's list, 320 px");
  await auteur.goto(`/quizz/${id}`);
  const masque = auteur.getByText("Masqué par la modération : personne d’autre ne le voit.");
  await expect(masque.first()).toBeVisible();
  await checkAccessibility(auteur, "a hidden quizz being written, 320 px");
  await auteur.getByRole("tab", { name: "Réglages" }).click();
  await expect(auteur.getByRole("radio", { name: "Amis" })).toBeEnabled();
  await auteur.getByRole("link", { name: "lire pourquoi, et répondre" }).click();
  await expect(auteur.getByText(RAISON)).toBeVisible();
});

test("a private quizz is opened with a reason; deleting an account is asked again, by its name", async ({
  browser,
  serveur,
}) => {
  const quizz = await signale(serveur, browser, "Les têtes du fond");
  const auteur = await ouvrirPageConnectee(browser, "MaxLeVrai");
  const lu = z
    .looseObject({ questions: z.array(z.object({ _id: z.string() })) })
    .parse(await (await auteur.request.get(`/api/quizz/${quizz}`)).json());
  const data = { ...lu, visibilite: "prive", questions: lu.questions.map(({ _id }) => _id) };
  await expect(await auteur.request.put(`/api/quizz/${quizz}`, { data })).toBeOK();
  const ada = await ouvrirPageConnectee(browser, "Ada");
  await ada.goto("/admin/signalements");
  await expect(ada.getByText("privé aujourd’hui")).toBeVisible();
  await ada.getByRole("radio", { name: "Aujourd’hui" }).check();
  await ada.getByRole("button", { name: "Ouvrir ce quizz privé" }).click();
  await ada.getByRole("button", { name: "Ouvrir ce quizz privé" }).click();
  await expect(ada.getByText("Écrivez pourquoi vous ouvrez ce quizz privé")).toBeVisible();
  await ada.getByLabel(/^Pourquoi l’ouvrir/).fill("Un signalement de données personnelles.");
  await ada.getByRole("button", { name: "Ouvrir ce quizz privé" }).click();
  await expect(ada.getByText(ADRESSE)).toBeVisible();

  await ada.getByRole("radio", { name: "Supprimer le compte" }).check();
  await ada.getByLabel("Raison, que MaxLeVrai lira").fill("Récidive.");
  await ada.getByRole("button", { name: "Supprimer le compte MaxLeVrai" }).click();
  const dialogue = ada.getByRole("dialog", { name: "Supprimer le compte MaxLeVrai ?" });
  await dialogue.getByRole("button", { name: "Le garder" }).click();
  expect(serveur.depots.comptes.lire(max)).not.toBeNull();
  await ada.getByRole("button", { name: "Supprimer le compte MaxLeVrai" }).click();
  await dialogue.getByRole("button", { name: "Supprimer ce compte" }).click();
  await expect(ada.getByText(/^Affaire n°\s\d+ close\.$/)).toBeVisible();
  expect(serveur.depots.comptes.lire(max)).toBeNull();

  // the mail opens the page although the account no longer exists
  const lien = new URL(
    await attendreDernierLienDeMail(serveur.donnees, "maxlevrai@exemple.fr", "/mesure"),
  );
  await auteur.context().clearCookies();
  await auteur.goto(lien.pathname);
  await expect(
    auteur.getByText(/^Cette mesure n’existe pas, ou ne vous concerne pas/),
  ).toBeVisible();
  await auteur.goto(lien.pathname + lien.search);
  await expect(auteur.getByRole("heading", { name: "Votre compte est supprimé" })).toBeVisible();
  await auteur.getByRole("button", { name: "Contester" }).click();
  await auteur.getByLabel("Pourquoi vous n’êtes pas d’accord").fill("Je n’ai rien fait.");
  await auteur.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await expect(auteur.getByText("gardez le lien du mail")).toBeVisible();
  await ada.goto("/admin/signalements?etat=contestee");
  await expect(ada.getByText("Je n’ai rien fait.")).toBeVisible();
  await expect(ada.getByRole("radio", { name: "Lever la mesure" })).toBeDisabled();
  await expect(ada.getByText("Un compte supprimé ne revient pas.")).toBeVisible();
  await expect(ada.getByRole("radio", { name: "Garder la mesure" })).toBeChecked();
  await ada.goto("/admin/signalements?affaire=999");
  await expect(ada.getByText("Cette affaire n’existe pas, ou plus.")).toBeVisible();
  await expect(ada.getByRole("button", { name: "Réessayer" })).toHaveCount(0);
  await ada.getByRole("button", { name: "Revenir aux signalements" }).click();
  await expect(ada).toHaveURL(/signalements\?etat=ouverte$/);
});
