/** The report of an evening: hosted without an account, found again, kept by logging in, an answer accepted afterwards. */
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { inscrire, seConnecter } from "./support/comptes.ts";
import { ouvrirVolet } from "./support/menu.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee } from "./support/reponses.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages, rejoindre } from "./support/soiree.ts";
import {
  avancerDUneEtape,
  boutonReveler,
  attendreEtapeVue,
  revelerQuandMeme,
} from "./support/steps.ts";

const TITRE = "L’apéro des grands esprits";
const REFUSEE = "une réponse à côté";

test.use({ base: "soirees" });

test("an evening is found again without an account, kept by logging in, and its table told again", async ({
  browser,
  request,
  serveur,
}) => {
  await inscrire(serveur, "Hote");
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const { page } = hote;
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, TITRE);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  // on to a typed question: both phones give the same wrong answer
  let tapee = null;
  while (tapee === null) {
    if ((await attendreEtapeVue(page)) !== "question") {
      await avancerDUneEtape(page);
      continue;
    }
    const question = await trouverQuestionAffichee(lea.page, joue);
    if (question.type === "entree") tapee = question;
    else await revelerQuandMeme(page);
  }
  for (const telephone of [lea.page, tom.page]) {
    await telephone.getByLabel("Ta réponse").fill(REFUSEE);
    await telephone.getByRole("button", { name: "Valider" }).click();
  }
  await expect(boutonReveler(page)).toBeHidden();
  const dialogue = await ouvrirVolet(page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
  await expect(page.getByRole("button", { name: "Retour salon" })).toBeVisible();

  const suite = await page.context().newPage();
  await suite.goto("/soirees");
  await expect(suite.getByText(/ne tiennent qu’à ce navigateur/)).toBeVisible();
  await suite.getByRole("link", { name: /^Soirée du/ }).click();
  await expect(suite.getByRole("heading", { level: 1 })).toHaveText(/^Soirée du/);
  await expect(suite.getByText(/Connectez-vous pour garder cette soirée/)).toBeVisible();
  const adresse = new URL(suite.url()).pathname;

  await seConnecter(suite, "Hote");
  await suite.goto(adresse);
  await expect(suite.getByText(/Connectez-vous pour garder/)).toBeHidden();
  const ligne = suite.getByRole("row", { name: /Léa/ });
  await expect(ligne).toContainText(/0 sur/);
  const jouee = suite.getByRole("listitem").filter({ hasText: tapee.text });
  await jouee.getByText("Qui a répondu quoi").click();
  await expect(jouee.getByText("Léa et Tom")).toBeVisible();
  await jouee.getByRole("button", { name: "Accepter cette réponse" }).click();
  const question = suite.getByRole("dialog", { name: "Accepter cette réponse ?" });
  await checkAccessibility(suite, "what accepting an answer changes");
  await question.getByRole("button", { name: "Accepter", exact: true }).click();
  await expect(suite.getByText(/est acceptée.*Léa et Tom/)).toBeVisible();
  await expect(jouee.getByText("Qui a répondu quoi")).toBeFocused();
  // a message of the screen is not part of what is printed
  await suite.emulateMedia({ media: "print" });
  await expect(suite.getByText(/est acceptée/)).toBeHidden();
  await suite.emulateMedia({ media: null });
  await expect(ligne).toContainText(/1 sur/);
  await expect(jouee).toContainText("Tous ont trouvé (2)");

  for (const largeur of [1440, 390, 320]) {
    await suite.setViewportSize({ width: largeur, height: 800 });
    await checkAccessibility(suite, `report at ${String(largeur)} px`);
  }

  // a phone reads its own part, and nobody else's answers
  const part = await lea.page.context().newPage();
  await part.goto(adresse);
  await expect(part.getByText(new RegExp(`Vous\\s: ${REFUSEE} \\(juste\\)`))).toBeVisible();
  await expect(part.getByText("Qui a répondu quoi")).toBeHidden();
  // a stranger reads nothing
  const etranger = await (await browser.newContext()).newPage();
  await etranger.goto(adresse);
  await expect(etranger.getByText(/n’est pas, ou n’est plus, parmi les vôtres/)).toBeVisible();
});
