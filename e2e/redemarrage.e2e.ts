/** The server is killed or stopped in the middle of a question and started again: all find their game by themselves. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { portLibre } from "../scripts/port-libre.ts";
import { allerAUneQuestion, boutonReveler, passerOutre } from "./appui/deroule.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "./appui/reponses.ts";
import { ouvrirRoom, rejoindre } from "./appui/soiree.ts";

let port: number;
let adresse: string;
test.beforeEach(async () => {
  port = await portLibre();
  adresse = `http://127.0.0.1:${port}`;
});

/** Resolves once it is gone: until then it would answer for the one that comes next. */
async function arreter(serveur: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (serveur.exitCode !== null || serveur.signalCode !== null) return;
  const fini = new Promise((resoudre) => serveur.once("exit", resoudre));
  serveur.kill(signal);
  await fini;
}

async function demarrer(donnees: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: donnees,
    LOG_LEVEL: "error",
  };
  const serveur = spawn(process.execPath, ["server.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  await expect
    .poll(
      () =>
        fetch(`${adresse}/api/sante`).then(
          (reponse) => reponse.ok,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  return serveur;
}

test("a killed server brings its rooms back", async ({ browser, playwright }) => {
  const donnees = mkdtempSync(join(tmpdir(), "trinquizz-kill-"));
  let serveur = await demarrer(donnees);
  try {
    const api = await playwright.request.newContext({ baseURL: adresse });
    const joue = await lireQuizzOfficiel(api, "Sciences sans douleur");
    const hote = await ouvrirRoom(browser, adresse);
    const lea = await rejoindre(browser, hote.code, "Léa", adresse);
    const tom = await rejoindre(browser, hote.code, "Tom", adresse);
    await hote.page.getByText(joue.title).first().click();
    await hote.page.getByText("Sans imprévus").click();
    await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
    await allerAUneQuestion(hote.page);
    const question = await questionAffichee(lea.page, joue);
    await repondre(lea.page, question, true);
    await expect(lea.page.getByText("C’est noté")).toBeVisible();

    await arreter(serveur, "SIGKILL");
    await lea.page.waitForTimeout(1000);
    serveur = await demarrer(donnees);

    // nobody touches anything: the pages come back on their own, with the answer that was acknowledged
    await expect(
      hote.page
        .getByText("1/2")
        .or(hote.page.getByText(/1\s*\/\s*2/))
        .first(),
    ).toBeVisible({ timeout: 15_000 });
    await repondre(tom.page, question, true);
    await expect(boutonReveler(hote.page)).toBeHidden();
    await expect(lea.page.getByText("Bien vu")).toBeVisible();
    await expect(tom.page.getByText("Bien vu")).toBeVisible();
  } finally {
    await arreter(serveur, "SIGTERM");
    rmSync(donnees, { recursive: true, force: true });
  }
});

test("a server that is stopped again and again sends none of four screens home", async ({
  browser,
  playwright,
}) => {
  const donnees = mkdtempSync(join(tmpdir(), "trinquizz-stop-"));
  let serveur = await demarrer(donnees);
  try {
    const api = await playwright.request.newContext({ baseURL: adresse });
    const joue = await lireQuizzOfficiel(api, "Sciences sans douleur");
    const hote = await ouvrirRoom(browser, adresse);
    const telephones = [];
    for (const pseudo of ["Léa", "Tom", "Zineb"])
      telephones.push(await rejoindre(browser, hote.code, pseudo, adresse));
    const ecrans = [hote, ...telephones];
    const chezSoi: string[] = [];
    for (const { page } of ecrans)
      page.on("framenavigated", (cadre) => {
        if (new URL(cadre.url()).pathname === "/") chezSoi.push(cadre.url());
      });
    await hote.page.getByText(joue.title).first().click();
    await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
    await allerAUneQuestion(hote.page);
    // a question that is timed may be over before the server has come back three times
    while (await hote.page.getByRole("timer").isVisible()) {
      await passerOutre(hote.page);
      await allerAUneQuestion(hote.page);
    }

    for (let arret = 0; arret < 3; arret++) {
      await arreter(serveur, "SIGTERM");
      serveur = await demarrer(donnees);
      await expect(hote.page.getByText("Connexion perdue")).toBeHidden({ timeout: 15_000 });
      await expect(boutonReveler(hote.page)).toBeVisible();
    }
    // all four are really back: the phones answer, the host's screen reveals
    const question = await questionAffichee(telephones[0]?.page ?? hote.page, joue);
    for (const { page } of telephones) await repondre(page, question, true);
    await expect(boutonReveler(hote.page)).toBeHidden({ timeout: 15_000 });
    for (const { page } of telephones) await expect(page.getByText("Bien vu")).toBeVisible();
    expect(chezSoi).toEqual([]);
  } finally {
    await arreter(serveur, "SIGTERM");
    rmSync(donnees, { recursive: true, force: true });
  }
});
