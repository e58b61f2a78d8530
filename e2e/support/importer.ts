/** The page of imports, as its journeys use it. */
import type { Browser, Page } from "@playwright/test";
import { inscrire, seConnecter } from "./comptes.ts";
import type { Serveur } from "./server.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages, passerLeComptoir, rejoindre } from "./soiree.ts";
import { avancerDUneEtape, attendreEtapeVue } from "./steps.ts";

let numero = 0;
/** A new account on the page of imports; `lire`: one of its quizzes, as it is stored. */
export async function ouvrirImportAvecNouveauCompte(
  page: Page,
  serveur: Serveur,
  adresse = "/quizz/importer",
) {
  const pseudo = `Importe${String((numero += 1))}`;
  const compte = await inscrire(serveur, pseudo);
  await seConnecter(page, pseudo);
  await page.goto(adresse);
  const lire = (id: string) => {
    const lu = serveur.depots.quizz.lire(id, compte);
    if (lu === null) throw new Error(`${pseudo} has no such quizz`);
    return lu;
  };
  return { pseudo, compte, lire };
}

export const choisirFichierAImporter = (page: Page, nom: string, octets: Uint8Array | string) =>
  page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: nom, mimeType: "", buffer: Buffer.from(octets) });
/** Pastes a text as somebody does who has copied it elsewhere: the keyboard is nowhere in particular. */
export const coller = (page: Page, texte: string) =>
  page.evaluate((donne) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", donne);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, texte);
export const deposerFichierAImporter = (page: Page, nom: string, contenu: string) =>
  page.evaluate(
    ([titre, texte]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([texte], titre));
      for (const genre of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(
          new DragEvent(genre, { dataTransfer, bubbles: true, cancelable: true }),
        );
    },
    [nom, contenu] as const,
  );
export const boutonImporter = (page: Page) =>
  page.getByRole("button", { name: /^Importer \d+\s+question/ });
export const boutonRadioDuFiltre = (page: Page, filtre: string) =>
  page.getByRole("radio", { name: filtre });
export const lireIdDansAdresse = (page: Page) =>
  new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Plays one's own quizz in a room with two players, as far as its first question. @returns the host's page */
export async function jouerJusquALaPremiereQuestion(
  browser: Browser,
  pseudo: string,
  titre: string,
): Promise<Page> {
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser);
  await seConnecter(page, pseudo);
  await page.goto("/room");
  await passerLeComptoir(page);
  await page.getByRole("tab", { name: "Mes Quizzs" }).click();
  await choisirQuizz(page, titre);
  await rejoindre(browser, code, "Zoé");
  await rejoindre(browser, code, "Tom");
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  while ((await attendreEtapeVue(page)) !== "question") await avancerDUneEtape(page);
  return page;
}
