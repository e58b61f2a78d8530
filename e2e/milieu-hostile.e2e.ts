/**
 * Hostile surroundings: a proxy without sockets, a browser that stores nothing, a browser that translates the page.
 */
import { once } from "node:events";
import { createServer, request as demander } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { reponseRoomCreee } from "#contracts/room.ts";
import { findFreePort } from "../scripts/free-port.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { allerAUneQuestion, appuyer, boutonReveler, boutonSuivant } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  choisirQuizz,
  entrerDansRoomParLienQr,
  messageDeConnexionPerdue,
  ouvrirReglages,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

/** Opens a proxy that passes pages but no sockets, until the end of the test. */
async function ouvrirProxySourd(adresse: string): Promise<string> {
  const proxy = createServer((requete, reponse) => {
    const { method = "GET", headers, url = "/" } = requete;
    const vers = demander(new URL(url, adresse), { method, headers }, (lue) => {
      reponse.writeHead(lue.statusCode ?? 502, lue.headers);
      lue.pipe(reponse);
    });
    requete.pipe(vers);
  });
  proxy.on("upgrade", (_requete, prise) => prise.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  const port = await findFreePort();
  proxy.listen(port, "127.0.0.1");
  await once(proxy, "listening");
  // the proxy ends with its worker
  proxy.unref();
  return `http://127.0.0.1:${String(port)}`;
}

test("pages pass and sockets do not: host and phone are told after 8 s, with what to do", async ({
  browser,
  serveur,
}) => {
  const { code } = await ouvrirRoomJusquAuxReglages(browser);
  const baseURL = await ouvrirProxySourd(serveur.adresse);
  const contexte = await browser.newContext({ baseURL });
  const hote = await contexte.newPage();
  await hote.clock.install();
  await hote.goto("/");
  await hote.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
  await hote.getByRole("link", { name: "Créer une room" }).click();
  await expect(hote.getByText("La room se prépare…")).toBeAttached();
  await hote.clock.runFor(8_000);
  await expect(hote.getByRole("heading", { name: "L’ardoise n’arrive pas" })).toBeVisible();
  await expect(hote.getByRole("alert")).toContainText(`npm run diagnostic -- ${baseURL}`);
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await hote.setViewportSize({ width, height });
    await checkAccessibility(hote, `no socket, host, ${String(width)} px wide`);
  }

  const lea = await contexte.newPage();
  await lea.setViewportSize({ width: 320, height: 568 });
  await lea.clock.install();
  await entrerDansRoomParLienQr(lea, code, "Léa");
  await expect(lea).toHaveURL(new RegExp(`/jeu/${code}$`));
  await lea.clock.runFor(8_000);
  await expect(lea.getByRole("heading", { name: "Ça coince à l’entrée" })).toBeVisible();
  await checkAccessibility(lea, "no socket, phone");
});

/** Blocks all cookies, so that any access to a storage throws. */
async function interdireStockage(contexte: BrowserContext): Promise<void> {
  await contexte.addInitScript(() => {
    const refuser = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const nom of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, nom, { get: refuser });
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  });
}

test("browsers that keep nothing: one hosts, one plays, both come back from a cut, and are told once", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, "La langue de Molière");
  const contextes = [await browser.newContext(), await browser.newContext()] as const;
  for (const contexte of contextes) await interdireStockage(contexte);
  const hote = await contextes[0].newPage();
  await hote.setViewportSize({ width: 1280, height: 720 });
  await hote.goto("/");
  await hote.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
  const creee = hote.waitForResponse("**/api/room");
  await hote.getByRole("link", { name: "Créer une room" }).click();
  const { code } = reponseRoomCreee.parse(await (await creee).json());
  const alerte = (page: Page) => page.getByText(/navigateur ne retient rien/);
  await expect(alerte(hote)).toContainText("la room serait perdue");
  await alerte(hote).click();
  await ouvrirReglages(hote);

  const lea = await contextes[1].newPage();
  await entrerDansRoomParLienQr(lea, code, "Léa");
  await expect(lea).toHaveURL(new RegExp(`/jeu/${code}$`));
  await expect(alerte(lea)).toContainText("tu perdrais ta place");
  await checkAccessibility(lea, "phone that keeps nothing");
  await rejoindre(browser, code, "Tom");
  await hote.getByText("Sans imprévus").click();
  await choisirQuizz(hote, joue.title);
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote);
  for (const [i, page] of [hote, lea].entries()) {
    await contextes[i]?.setOffline(true);
    await expect(messageDeConnexionPerdue(page)).toBeVisible();
    await contextes[i]?.setOffline(false);
    await expect(messageDeConnexionPerdue(page)).toBeHidden();
  }
  await repondre(lea, await trouverQuestionAffichee(lea, joue), true);
  await expect(hote).toHaveURL(/\/jeu$/);
  await appuyer(boutonReveler(hote));
  await expect(alerte(hote)).toBeHidden();
});

/**
 * Translates the page although it asks not to be: each text gets an element of its own. Counts the times that React
 * missed a node.
 */
async function traduire(page: Page): Promise<{ n: number }> {
  const manques = { n: 0 };
  page.on("console", (message) => {
    if (message.text().includes("NotFoundError")) manques.n++;
  });
  await page.evaluate(() => {
    const emballer = () => {
      const marche = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const textes: Text[] = [];
      while (marche.nextNode() !== null) {
        const { currentNode: texte } = marche;
        const { localName = "script" } = texte.parentElement ?? {};
        if (texte instanceof Text && !["script", "style", "font"].includes(localName))
          textes.push(texte);
      }
      for (const texte of textes) {
        const font = document.createElement("font");
        texte.replaceWith(font);
        font.append(texte);
      }
    };
    emballer();
    new MutationObserver(emballer).observe(document.body, { childList: true, subtree: true });
  });
  return manques;
}

test("a browser that translates all the same: host and phone play on without a word", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, "La langue de Molière");
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  await expect(hote.page.locator("html")).toHaveAttribute("translate", "no");
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  const manques = await traduire(hote.page);
  await traduire(lea.page);
  await hote.page.getByText("Sans imprévus").click();
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const question = await trouverQuestionAffichee(tom.page, joue);
  await repondre(lea.page, question, true);
  await repondre(tom.page, question, false);
  await expect(boutonReveler(hote.page)).toBeHidden();
  await appuyer(boutonSuivant(hote.page));
  for (const { page } of [hote, lea])
    await expect(page.getByText(/Oups|éponge de trop/)).toBeHidden();
  expect(manques.n).toBeGreaterThan(0);
});
