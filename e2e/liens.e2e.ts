/**
 * Every link of the pages leads to a page. A visitor, whose console must stay empty, and an administrator follow the
 * links from the home page.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { CHEMIN_SBOM } from "#contracts/licences.ts";
import { trouverCheminDePage, CHEMINS_DE_PAGES_DE_PLATEFORME } from "../client/app/paths.ts";
import { ecrireQuizz, inscrire, rendreAmis, seConnecter } from "./support/comptes.ts";
import { watchConsole } from "./support/console.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "liens" });

const INTROUVABLE = "Cette page n'existe pas ou n'est pas accessible.";
/** Files that a link downloads. */
const FICHIERS: ReadonlySet<string> = new Set(["/api/mes-donnees", CHEMIN_SBOM]);

/** The links of this site on a page, with its menu open. */
async function liensDe(page: Page): Promise<readonly string[]> {
  const menu = page.getByRole("button", { name: /^(Menu|Se connecter)/ }).first();
  if (await menu.isVisible()) await menu.click();
  const liens = await page
    .locator("a[href]")
    .evaluateAll((trouves) => trouves.map((lien) => lien.getAttribute("href") ?? ""));
  return liens.filter((lien) => lien.startsWith("/"));
}

/** Follows links, one of each kind of page, and tells where each dead one was found. */
async function parcourir(page: Page, departs: readonly string[]): Promise<readonly string[]> {
  const morts: string[] = [];
  const vus = new Set<string>();
  const attente = [...departs];
  for (let adresse = attente.pop(); adresse !== undefined; adresse = attente.pop()) {
    await page.goto(adresse);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    if (await page.getByText(INTROUVABLE).first().isVisible()) morts.push(adresse);
    for (const lien of await liensDe(page)) {
      const chemin = trouverCheminDePage(lien);
      if (chemin === null && !FICHIERS.has(lien)) morts.push(`${lien} on ${adresse}`);
      // /room is left out, because opening it creates a room
      const neuf = chemin !== null && !vus.has(chemin) && !/^\/(?:room|jeu)/.test(chemin);
      if (neuf) attente.push(lien);
      if (chemin !== null) vus.add(chemin);
    }
  }
  return morts;
}

const FIXES = CHEMINS_DE_PAGES_DE_PLATEFORME.filter((chemin) => !chemin.includes(":"));

test("a visitor finds no dead link, and nothing to read in the console", async ({
  page,
  context,
}) => {
  const plaintes = await watchConsole(context);
  expect(await parcourir(page, ["/", "/nulle-part", ...FIXES])).toEqual(["/nulle-part"]);
  expect(plaintes).toEqual([]);
});

test("nor does an administrator who writes quizzes", async ({ page, serveur }) => {
  const [cheffe, tom] = [
    await inscrire(serveur, "Cheffe", { role: "admin" }),
    await inscrire(serveur, "Tom"),
  ];
  rendreAmis(serveur, cheffe, tom);
  const sien = ecrireQuizz(serveur, cheffe, { title: "Le mien" });
  await seConnecter(page, "Cheffe");
  const onglets = ["/profile?menu=2", "/profile?menu=3", "/profile?menu=4", "/profile?menu=5"];
  const quizz = `/quizz-communaute/${sien}`;
  const siens = ["/profile/Cheffe", "/profile/Tom", quizz, "/quizz-communaute?menu=2"];
  expect(await parcourir(page, ["/", ...FIXES, ...onglets, ...siens])).toEqual([]);
});
