/** Cases and measures taken by a moderator, through the API in the moderator's own session. */
import { expect, type Page } from "@playwright/test";
import { affaire, reponseAffaireOuverte, type CorpsMesure } from "#contracts/moderation.ts";

async function poster(page: Page, chemin: string, data: object): Promise<unknown> {
  const reponse = await page.request.post(`/api/moderation/${chemin}`, { data });
  await expect(reponse, chemin).toBeOK();
  return reponse.json();
}

/** Opens a case, takes it and decides. Returns its number. */
export async function prendreMesure(
  page: Page,
  surQuoi: `${"comptes" | "quizz"}/${string}`,
  mesure: Pick<CorpsMesure, "genre" | "raison"> & Partial<CorpsMesure>,
): Promise<number> {
  const { numero } = reponseAffaireOuverte.parse(await poster(page, `${surQuoi}/affaire`, {}));
  const lue = affaire.parse(
    await (await page.request.get(`/api/moderation/affaires/${String(numero)}`)).json(),
  );
  const { version } = affaire.parse(
    await poster(page, `affaires/${String(numero)}/prendre`, { version: lue.version }),
  );
  await poster(page, `affaires/${String(numero)}/mesure`, { ...mesure, version });
  return numero;
}
