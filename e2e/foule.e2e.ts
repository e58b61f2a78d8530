/** Sixty players on the host's screen: every name is whole, and every button to remove a player belongs to one. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { avancerDUneEtape, attendreEtapeVue } from "./support/steps.ts";
import { asseoirJoueursParSocket, SOIXANTE_PSEUDOS } from "./support/crowd.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages } from "./support/soiree.ts";

/** Smallest letters of a name in a crowd, as a share of the screen's height. */
const LISIBLE = 1 / 70;

interface NomVu {
  readonly nom: string;
  /** The reason why the name cannot be read; "" when it can. */
  readonly defaut: string;
}

/** Reads how the right column shows each name. */
function lireNoms(page: Page, pseudos: readonly string[]): Promise<readonly NomVu[]> {
  return page.evaluate(
    ({ pseudos, lisible }) => {
      const colonne = document.querySelector("aside");
      const textes = [...(colonne?.querySelectorAll("li span") ?? [])];
      return pseudos.map((nom) => {
        const ecrit = textes.findLast(({ textContent }) => textContent === nom);
        const ligne = ecrit?.closest("li");
        if (colonne === null || ecrit === undefined || !ligne) return { nom, defaut: "absent" };
        const lettres = document.createRange();
        lettres.selectNodeContents(ecrit);
        const [l, e, r, c] = [lettres, ecrit, ligne, colonne].map((e) => e.getBoundingClientRect());
        if (!l || !e || !r || !c) return { nom, defaut: "absent" };
        const suite = [...ligne.children].find((e) => e.getBoundingClientRect().left > l.left + 9);
        const fin = suite?.getBoundingClientRect().left ?? r.right;
        const taille = Number.parseFloat(getComputedStyle(ecrit).fontSize);
        if (l.right > fin + 1) return { nom, defaut: `too wide: ${l.right} > ${fin}` };
        if (e.height > r.height + 1) return { nom, defaut: `too high: ${e.height} > ${r.height}` };
        if (r.bottom > c.bottom + 1 || r.right > c.right + 1)
          return { nom, defaut: "out of sight" };
        if (taille < innerHeight * lisible) return { nom, defaut: `${taille} px` };
        return { nom, defaut: "" };
      });
    },
    { pseudos: [...pseudos], lisible: LISIBLE },
  );
}

async function verifierNoms(page: Page): Promise<void> {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(
        async () => (await lireNoms(page, SOIXANTE_PSEUDOS)).filter(({ defaut }) => defaut !== ""),
        {
          message: `${width}×${height}`,
        },
      )
      .toEqual([]);
  }
}

test("sixty names are whole in the salon and on the slate", async ({ browser, serveur }) => {
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser);
  await asseoirJoueursParSocket(serveur.adresse, code, SOIXANTE_PSEUDOS);
  await verifierNoms(page);
  for (const pseudo of ["Maximilien-Auguste-X", "Maximilien-Auguste-Y"])
    await expect(
      page.getByRole("button", { name: `Retirer ${pseudo}`, exact: true }),
    ).toBeVisible();

  // the middles of the buttons must be at least 24 px apart (WCAG 2.5.8)
  const milieux = await page.getByRole("button", { name: /^Retirer / }).evaluateAll((boutons) =>
    boutons.map((bouton) => {
      const { top, left, height, width } = bouton.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  expect(milieux).toHaveLength(SOIXANTE_PSEUDOS.length);
  const ecarts = milieux.flatMap((a, i) =>
    milieux.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  expect(Math.min(...ecarts)).toBeGreaterThanOrEqual(23.9);

  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, "L’apéro des grands esprits");
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  for (let n = 0; n < 4 && (await attendreEtapeVue(page)) !== "question"; n++)
    await avancerDUneEtape(page);
  await verifierNoms(page);
});
