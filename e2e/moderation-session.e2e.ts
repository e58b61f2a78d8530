/** A page of the moderation whose session or role ends, and the page of a suspended author. Decision 0011. */
import { prendreMesure } from "./support/affaires.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, MOT_DE_PASSE } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import { ouvrirPageConnectee } from "./support/social.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "moderation-session" });

const RAISON = "Une adresse n’a pas sa place ici.";
const REFUS = "Vous n'êtes pas autorisé à y accéder.";
let max = "";
let zouave = "";
test.beforeAll(async ({ serveur }) => {
  max = await inscrire(serveur, "MaxLeVrai");
  zouave = await inscrire(serveur, "Zouave");
  await inscrire(serveur, "Lison");
  await inscrire(serveur, "Ada", { role: "admin" });
});

test("the session ends under a reason that is being written: the page goes, and comes back as it was", async ({
  browser,
  serveur,
}) => {
  await inscrire(serveur, "Zineb", { role: "moderator" });
  const quizz = ecrireQuizz(serveur, max, { title: "Les têtes de la compta" });
  const lison = await ouvrirPageConnectee(browser, "Lison");
  const data = { createur: "", text: "Une adresse.", quizzId: quizz, questionId: null };
  await expect(await lison.request.post("/api/signale-administrateur", { data })).toBeOK();
  const zineb = await ouvrirPageConnectee(browser, "Zineb");
  await zineb.goto("/admin/signalements");
  await zineb.getByRole("radio", { name: "Un mot à l’auteur" }).check();
  const raison = zineb.getByLabel("Raison, que MaxLeVrai lira");
  await raison.fill(RAISON);
  await zineb.context().clearCookies({ name: "trinquizz" });
  await raison.press("Control+Enter");
  await expect(zineb.getByRole("heading", { name: "Session expirée" })).toBeVisible();
  await expect(zineb.getByRole("heading", { name: "Les têtes de la compta" })).toHaveCount(0);
  await expect(zineb.getByRole("group", { name: "Session expirée" })).toBeFocused();
  await checkAccessibility(zineb, "a page put aside");
  const porte = zineb.getByRole("group", { name: "Session expirée" });
  await porte.getByLabel("Pseudo ou adresse mail").fill("Zineb");
  await porte.getByLabel("Mot de passe", { exact: true }).fill(MOT_DE_PASSE);
  await porte.getByLabel("Mot de passe", { exact: true }).press("Enter");
  await expect(raison).toBeFocused();
  await expect(raison).toHaveValue(RAISON);
  await raison.press("Control+Enter");
  await expect(zineb.getByText(/^Affaire n°\s\d+ close\.$/)).toBeVisible();
});

test("a role that is taken away takes its pages with it, at once; so does a call that is refused", async ({
  browser,
  serveur,
}) => {
  const hector = await inscrire(serveur, "Hector", { role: "moderator" });
  const ada = await ouvrirPageConnectee(browser, "Ada");
  const lui = await ouvrirPageConnectee(browser, "Hector");
  const url = `/api/moderation/comptes/${hector}/role`;
  await lui.goto("/admin/users");
  await expect(lui.getByRole("table", { name: "Comptes" })).toBeVisible();
  await expect(await ada.request.put(url, { data: { role: "user" } })).toBeOK();
  await expect(lui.getByText(REFUS)).toBeVisible();
  await expect(lui).toHaveURL("/");
  await expect(await ada.request.put(url, { data: { role: "moderator" } })).toBeOK();
  // without the event stream, the first refused call shows that the role is gone
  await lui.route("**/api/avis", (route) => route.abort());
  await lui.goto("/admin/users");
  await expect(lui.getByRole("table", { name: "Comptes" })).toBeVisible();
  await expect(await ada.request.put(url, { data: { role: "user" } })).toBeOK();
  await lui.getByRole("tab", { name: "Suspendus" }).click();
  await expect(lui.getByText(REFUS)).toBeVisible();
  await expect(lui).toHaveURL("/");
});

test("whoever may not publish is told so where they choose who sees a quizz, before they save", async ({
  browser,
  serveur,
}) => {
  const tom = await inscrire(serveur, "Tom");
  const quizz = ecrireQuizz(serveur, tom, { title: "Fromages", visibilite: "prive" });
  const auteur = await ouvrirPageConnectee(browser, "Tom");
  await auteur.goto(`/quizz/${quizz}`);
  await expect(auteur.getByRole("radio", { name: "Public" })).toBeEnabled();
  const ada = await ouvrirPageConnectee(browser, "Ada");
  const mesure = { genre: "nePlusPublier", raison: RAISON, jours: 7 } as const;
  await prendreMesure(ada, `comptes/${tom}`, mesure);
  await expect(auteur.getByRole("radio", { name: "Public" })).toBeDisabled();
  await expect(auteur.getByText(/^Vous ne pouvez rien rendre public jusqu’au/)).toBeVisible();
  await checkAccessibility(auteur, "no publishing");
});

test("a suspended author is told so where they are, until when, and how to contest; nobody else is", async ({
  browser,
}) => {
  const ada = await ouvrirPageConnectee(browser, "Ada");
  const auteur = await ouvrirPageConnectee(browser, "Zouave", 320);
  await auteur.goto("/quizz");
  await expect(auteur.getByRole("heading", { name: "Mes Quizz" })).toBeVisible();
  await prendreMesure(ada, `comptes/${zouave}`, { genre: "suspendre", raison: RAISON, jours: 30 });
  const alerte = auteur.getByText(/^Le compte Zouave est suspendu jusqu’au/);
  // the event stream has announced the change
  await expect(alerte).toBeVisible();
  await checkAccessibility(auteur, "suspended, 320 px");
  await auteur.getByRole("link", { name: "Lire la décision, et répondre" }).click();
  await expect(auteur.getByRole("heading", { name: "Votre compte est suspendu" })).toBeVisible();
  await auteur.getByRole("button", { name: "Contester", exact: true }).click();
  await auteur.getByLabel("Pourquoi vous n’êtes pas d’accord").fill("Ce n’était pas moi.");
  await auteur.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await expect(auteur.getByText("Contestée, réponse à venir")).toBeVisible();
  await auteur.context().clearCookies();
  await auteur.goto("/quizz");
  await expect(auteur.getByText("Connectez-vous pour accéder à cette page.")).toBeVisible();
  await expect(alerte).toHaveCount(0);
});
