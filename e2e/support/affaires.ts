/** Cases and measures, as somebody who moderates would take them: by the API, in their own session. */
import { expect, type Page } from "@playwright/test";
import { affaire, affaireOuverte, type MesureDemandee } from "#contracts/moderation.ts";

async function poster(page: Page, chemin: string, data: object): Promise<unknown> {
  const reponse = await page.request.post(`/api/moderation/${chemin}`, { data });
  await expect(reponse, chemin).toBeOK();
  return reponse.json();
}

/** Opens a case, takes it and decides. Its number. */
export async function prendreMesure(
  page: Page,
  surQuoi: `${"comptes" | "quizz"}/${string}`,
  mesure: Pick<MesureDemandee, "genre" | "raison"> & Partial<MesureDemandee>,
): Promise<number> {
  const { numero } = affaireOuverte.parse(await poster(page, `${surQuoi}/affaire`, {}));
  const lue = affaire.parse(
    await (await page.request.get(`/api/moderation/affaires/${String(numero)}`)).json(),
  );
  const { version } = affaire.parse(
    await poster(page, `affaires/${String(numero)}/prendre`, { version: lue.version }),
  );
  await poster(page, `affaires/${String(numero)}/mesure`, { ...mesure, version });
  return numero;
}
