/** Screens at the limits of what may be written, on every size of screen: nothing cut, nothing covered, nothing too small. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { verifierEntier } from "./appui/debords.ts";
import { type Galerie, ouvrirGalerie } from "./appui/galerie.ts";

let galerie: Galerie;
test.beforeAll(async () => {
  galerie = await ouvrirGalerie();
});
test.afterAll(() => galerie.fermer());

const TELE = { width: 1280, height: 720 };
const TELES = [TELE, { width: 1920, height: 1080 }] as const;
const TELEPHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
] as const;
const NOMBRES = [2, 8, 20] as const;
const dire = ({ width, height }: { readonly width: number; readonly height: number }) =>
  `${String(width)}×${String(height)}`;

/** Largest and smallest letters of what a selector finds, as shares of the height of the screen: 24 is a 24th. */
const parts = (page: Page, selecteur: string): Promise<readonly number[]> =>
  page
    .locator(selecteur)
    .evaluateAll((trouves) =>
      trouves.map((un) => innerHeight / Number.parseFloat(getComputedStyle(un).fontSize)),
    );

const HOTE = [
  "courte",
  "quatre",
  "longue",
  "illustree",
  "revelee",
  "illustree-revelee",
  "ordre",
  "ordre-revele",
  "mots",
  "fin",
] as const;

const MOBILE = HOTE;

test("phones: all of it within reach", async ({ page }) => {
  test.setTimeout(180_000);
  for (const vue of MOBILE)
    for (const taille of TELEPHONES) {
      await galerie.montrer(page, `limite-tel-${vue}-8`, taille);
      await verifierEntier(page, `${vue}, ${dire(taille)}`, true);
    }
});

for (const nombre of NOMBRES)
  test(`the host's slate with ${String(nombre)} players: all of it, no scroll bar`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const vue of HOTE)
      for (const taille of TELES) {
        await galerie.montrer(page, `limite-${vue}-${String(nombre)}`, taille);
        await verifierEntier(page, `${vue}, ${dire(taille)}`, true);
      }
  });

for (const taille of TELES)
  test(`read at 3 m, ${dire(taille)}`, async ({ page }) => {
    for (const nombre of NOMBRES) {
      await galerie.montrer(page, `limite-quatre-${String(nombre)}`, taille);
      const [question = 99] = await parts(page, "main h1");
      expect(question, "a short question, a 14th of the height").toBeLessThanOrEqual(14);
      for (const option of await parts(page, "main ol li div > div"))
        expect(option, "an option, a 24th").toBeLessThanOrEqual(24);
    }
    for (const vue of ["longue-20", "revelee-20", "fin-20"])
      for (const [nom, part] of Object.entries(await noms(page, `limite-${vue}`, taille)))
        expect(part, `${nom}, ${vue}, a 40th`).toBeLessThanOrEqual(NOM_LARGE === nom ? 82 : 40);
    for (const [nom, part] of Object.entries(await noms(page, "limite-salon-20", taille)))
      expect(part, `${nom}, salon, a 40th`).toBeLessThanOrEqual(40);
    for (const [nom, part] of Object.entries(await noms(page, "hote-soiree-20", taille)))
      expect(part, `${nom}, curves, a 40th`).toBeLessThanOrEqual(NOM_LARGE === nom ? 72 : 42);
  });

/** Twenty of the widest letter: nothing is as wide. */
const NOM_LARGE = "Wwwwwwwwwwwwwwwwwwww";
const PSEUDOS = ["Léa", "Jean-Baptiste", "Maximilien-Auguste-X", "Oncle Didier", NOM_LARGE];

/** What share of the height each name is written at, where it is smallest. */
async function noms(
  page: Page,
  vue: string,
  taille: { readonly width: number; readonly height: number },
): Promise<Readonly<Record<string, number>>> {
  await galerie.montrer(page, vue, taille);
  const parts = await page.evaluate((pseudos) => {
    const feuilles = [...document.querySelectorAll("aside *, main table *, ul[data-foule] *")];
    return pseudos.map((pseudo): [string, number] => {
      const tailles = feuilles
        .filter((un) => un.children.length === 0 && un.textContent === pseudo)
        .map((un) => innerHeight / Number.parseFloat(getComputedStyle(un).fontSize));
      return [pseudo, Math.max(...tailles)];
    });
  }, PSEUDOS);
  return Object.fromEntries(parts);
}

/** Pairs of boxes that share more than `marge` pixels, by what is written in them. */
const chevauchements = (page: Page, selecteur: string, marge: number): Promise<readonly string[]> =>
  page.locator(selecteur).evaluateAll((trouves, seuil) => {
    const boites = trouves.map((un) => ({
      texte: un.textContent ?? un.tagName,
      cadre: un.getBoundingClientRect(),
    }));
    return boites.flatMap((a, rang) =>
      boites.slice(rang + 1).flatMap((b) => {
        const x = Math.min(a.cadre.right, b.cadre.right) - Math.max(a.cadre.left, b.cadre.left);
        const y = Math.min(a.cadre.bottom, b.cadre.bottom) - Math.max(a.cadre.top, b.cadre.top);
        return x > seuil && y > seuil ? [`${a.texte} / ${b.texte}`] : [];
      }),
    );
  }, marge);

test("what is earned covers neither marks, nor names, nor numbers", async ({ page }) => {
  for (const nombre of NOMBRES)
    for (const taille of TELES) {
      await galerie.montrer(page, `limite-revelee-${String(nombre)}`, taille);
      for (const ligne of await page.locator("aside li").all()) {
        const rang = await ligne.evaluate((un) =>
          [...(un.parentElement?.children ?? [])].indexOf(un),
        );
        const morceaux = `aside li:nth-child(${String(rang + 1)}) :is(svg, [class*="gain"], [class*="nombre"], [class*="nom_"])`;
        expect(await chevauchements(page, morceaux, 1.5), dire(taille)).toEqual([]);
      }
    }
});

test("the names at the ends of twenty curves do not touch", async ({ page }) => {
  for (const taille of TELES) {
    await galerie.montrer(page, "hote-soiree-20", taille);
    await expect(page.locator("ul[data-foule] > li")).toHaveCount(20);
    expect(await chevauchements(page, "ul[data-foule] > li", 1)).toEqual([]);
    await verifierEntier(page, `evening, ${dire(taille)}`, true);
  }
});

test("a phone on its side: every answer and every rule within reach", async ({ page }) => {
  for (const taille of [
    { width: 844, height: 390 },
    { width: 568, height: 320 },
  ]) {
    await galerie.montrer(page, "limite-tel-longue-8", taille);
    const valider = page.getByRole("button", { name: "Valider" });
    for (const reponse of await page.getByRole("radio").all()) {
      await reponse.scrollIntoViewIfNeeded();
      await expect(reponse).toBeInViewport({ ratio: 0.95 });
      await expect(valider).toBeInViewport({ ratio: 1 });
      expect(await estDessus(reponse), await reponse.innerText()).toBe(true);
    }
  }
  // six short ones at once
  await galerie.montrer(page, "limite-tel-courte-8", { width: 844, height: 390 });
  for (const reponse of await page.getByRole("radio").all()) {
    await expect(reponse).toBeInViewport({ ratio: 1 });
    expect(await estDessus(reponse)).toBe(true);
  }
  await galerie.montrer(page, "roulette-debut-moi", { width: 844, height: 390 });
  const regle = page.getByText("Chambre vide sur toi");
  await expect(regle).toBeInViewport({ ratio: 1 });
  const [haut, bas] = await regle.evaluate((un) => {
    const boite = un.closest("section")?.querySelector('[class*="contenu"]');
    return [un.getBoundingClientRect().bottom, boite?.getBoundingClientRect().bottom ?? 0];
  });
  expect(haut).toBeLessThan(bas ?? 0);
});

/** Nothing covers its middle. */
const estDessus = (element: Locator): Promise<boolean> =>
  element.evaluate((lui) => {
    const { x, y, width, height } = lui.getBoundingClientRect();
    return lui.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Rows and columns of a picture where there is chalk. */
async function encre(image: Buffer): Promise<{ haut: number; bas: number; gauche: number }> {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  const trouve = { haut: info.height, bas: 0, gauche: info.width };
  for (const [rang, clarte] of data.entries()) {
    if (clarte < 170) continue;
    const y = Math.floor(rang / info.width);
    trouve.haut = Math.min(trouve.haut, y);
    trouve.bas = Math.max(trouve.bas, y);
    trouve.gauche = Math.min(trouve.gauche, rang % info.width);
  }
  return trouve;
}

test("chalk is not cut at the accents, nor below the line", async ({ page }) => {
  for (const vue of ["message-court", "message-accents"]) {
    await galerie.montrer(page, `limite-${vue}`, TELE);
    const titre = page.locator("main h1");
    const cadre = await titre.boundingBox();
    if (cadre === null) throw new Error("no message");
    const clip = {
      x: cadre.x - 15,
      y: cadre.y - 60,
      width: cadre.width + 30,
      height: cadre.height + 120,
    };
    const montre = await encre(await page.screenshot({ clip }));
    await titre.evaluate((un) => {
      un.style.mask = "none";
      for (let n = un.parentElement; n !== null; n = n.parentElement) n.style.overflow = "visible";
    });
    const entier = await encre(await page.screenshot({ clip }));
    expect(Math.abs(montre.haut - entier.haut), `${vue}, above`).toBeLessThanOrEqual(3);
    expect(Math.abs(montre.bas - entier.bas), `${vue}, below`).toBeLessThanOrEqual(3);
    expect(Math.abs(montre.gauche - entier.gauche), `${vue}, left`).toBeLessThanOrEqual(3);
  }
});

test("local mode on a phone: a message is read at arm's length", async ({ page }) => {
  for (const taille of TELEPHONES) {
    await galerie.montrer(page, "limite-message-local", taille);
    const corps = await page
      .locator("main h1")
      .evaluate((un) => Number.parseFloat(getComputedStyle(un).fontSize));
    expect(corps, dire(taille)).toBeGreaterThanOrEqual(24);
    await verifierEntier(page, `message, ${dire(taille)}`);
  }
});

test("the wheel's words stay between its lines, in a browser that writes them a seventh wider", async ({
  page,
}) => {
  await galerie.montrer(page, "gamble-debut", TELE);
  const dehors = await page.locator("[data-phase] svg text").evaluateAll((textes) =>
    textes.flatMap((texte) => {
      if (!(texte instanceof SVGTextElement) || !(texte.parentElement instanceof SVGGElement))
        return [];
      const { e: x, f: y } = texte.parentElement.transform.baseVal.consolidate()?.matrix ?? {
        e: 0,
        f: 0,
      };
      const boite = texte.getBBox();
      const demi = (boite.width * 1.14) / 2;
      const angle = Math.atan2(x, -y);
      // half an em of the box is above and below the letters
      const [haut, bas] = [boite.y + boite.height * 0.28, boite.y + boite.height * 0.75];
      const coins = [haut, bas].flatMap((ligne) =>
        [x - demi, x + demi].map((colonne): [number, number] => [colonne, y + ligne]),
      );
      const sorti = coins.some(([cx, cy]) => {
        const ecart = Math.atan2(cx, -cy) - angle;
        const tour = Math.atan2(Math.sin(ecart), Math.cos(ecart));
        const rayon = Math.hypot(cx, cy);
        return rayon > 160 || rayon * Math.sin(Math.PI / 8 - Math.abs(tour)) < 2;
      });
      return sorti ? [texte.textContent ?? ""] : [];
    }),
  );
  expect(dehors).toEqual([]);
});
