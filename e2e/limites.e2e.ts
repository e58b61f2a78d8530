/** Screens at the limits of what people may write, on every size of screen: no text is cut, covered or too small. */
import { expect, test } from "./support/fixtures.ts";
import { trouverAccentsDeplaces } from "./support/accents.ts";
import {
  installFakeApi,
  MOT_DE_SOIXANTE_LETTRES,
  PSEUDO_DE_VINGT_LETTRES,
  ID_DU_QUIZZ_FACTICE,
} from "./support/fake-api.ts";
import { checkNothingCut } from "./support/overflow.ts";
import { type Galerie, ouvrirGalerie, type Taille } from "./support/galerie.ts";
import {
  trouverChevauchements,
  mesurerEtendueDeCraie,
  trouverElementsHorsDePortee,
  mesurerTaillesDeLettres,
  mesurerPlusPetiteTailleDesNoms,
} from "./support/measure.ts";

// a trace of hundreds of views would take longer than the test
test.use({ trace: "off" });

// all tests of the file share one gallery
test.describe.configure({ mode: "default" });
/** Views that only a release checks (`npm run test:long`), because there are hundreds. */
const LONG = { tag: "@long" };

let galerie: Galerie;
test.beforeAll(async ({ browser }) => {
  galerie = await ouvrirGalerie(browser);
});
test.afterAll(() => galerie.fermer());

const TELE = { width: 1280, height: 720 };
const TELES = [TELE, { width: 1920, height: 1080 }] as const;
/** The lowest phone and the narrowest one, between which all others are. */
const BASSE = { width: 844, height: 390 };
const ETROITE = { width: 320, height: 568 };
const TELEPHONES = [BASSE, ETROITE] as const;
const NOMBRES = [2, 8, 20] as const;
const dire = ({ width, height }: Taille) => `${String(width)}×${String(height)}`;

const PARTOUT = ["longue", "illustree", "ordre", "mots", "revelee", "fin"] as const;
const ILLUSTREES = ["courte", "courte-revelee", "entree", "message"].map(
  (vue) => `illustree-${vue}`,
);
const ARDOISE = [
  ...PARTOUT,
  ...ILLUSTREES,
  "courte",
  "cinq-revelee",
  "six-revelee",
  "illustree-revelee",
  "ordre-revele",
] as const;

const SOIREE = "la soirée";
/** Shows the end of a game of twenty, on the panel of the evening. */
async function montrerSoiree(taille: Taille): Promise<void> {
  const { page } = galerie;
  await galerie.montrer("limite-fin-20", taille);
  const titre = page.getByRole("heading", { name: "La soirée" });
  if (!(await titre.isVisible())) await page.keyboard.press("v");
  await expect(titre).toBeVisible();
  // the view is still, and its names are as large as they can be
  await galerie.montrer("limite-fin-20", taille);
}

test("phones: all of it within reach", async () => {
  const vues = [
    ...PARTOUT.map((vue) => `limite-tel-${vue}-8`),
    ...["bonus", "servi", "ex-aequo", "entree", "lourde"].map((vue) => `moment-tel-${vue}`),
  ];
  for (const taille of TELEPHONES)
    for (const vue of vues) {
      await galerie.montrer(vue, taille);
      await checkNothingCut(galerie.page, `${vue}, ${dire(taille)}`, true);
    }
});

test("a phone that hosts: all of it within reach", LONG, async () => {
  for (const taille of TELEPHONES)
    for (const vue of [
      "limite-illustree-revelee-20",
      "limite-fin-20",
      "limite-salon-8",
      "moment-carte-20",
      "moment-lourde-20",
      "moment-entree-8",
      "moment-course-8",
      "moment-ex-aequo-8",
    ]) {
      await galerie.montrer(vue, taille);
      await checkNothingCut(galerie.page, `${vue}, ${dire(taille)}`, true);
      const pied = galerie.page.locator("footer :is(b, button)");
      expect(await trouverChevauchements(pied, 1), `${vue}, ${dire(taille)}`).toEqual([]);
    }
});

test(
  "a phone that hosts: the question pushes its options, none is written over it",
  LONG,
  async () => {
    const { page } = galerie;
    const dits = page.locator("main h1, main ol > li");
    for (const taille of [...TELEPHONES, { width: 390, height: 844 }])
      for (const vue of ["limite-quatre-8", "limite-longue-8", "limite-quatre-revelee-2"]) {
        // the view is opened on the phone, and resized from a slate
        for (const avant of [taille, TELE]) {
          await galerie.montrer(vue, avant);
          await galerie.montrer(vue, taille);
          expect(await dits.count()).toBeGreaterThan(4);
          expect(await trouverChevauchements(dits, 1), `${vue}, ${dire(taille)}`).toEqual([]);
        }
      }
  },
);

for (const nombre of NOMBRES)
  test(
    `the host's slate with ${String(nombre)} players: all of it, no scroll bar`,
    nombre === 20 ? {} : LONG,
    async () => {
      const vues = [
        ...ARDOISE.map((vue) => `limite-${vue}-${String(nombre)}`),
        `moment-carte-${String(nombre)}`,
        `moment-course-${String(nombre)}`,
        `moment-presque-${String(nombre)}`,
        "moment-lourde-8",
        "moment-course-preuve",
        `classement-${String(nombre)}`,
        `ce-soir-${String(nombre)}`,
      ];
      for (const vue of vues) {
        await galerie.montrer(vue, TELE);
        await checkNothingCut(galerie.page, vue, true);
      }
      await galerie.montrer(`moment-entree-${String(nombre)}`, TELE);
      const { page } = galerie;
      // an answer that is cut in the list is whole below, in its turn
      const liste = page.getByRole("list").filter({ hasText: "Saint-Quay-Portrieux" });
      await expect(liste.getByRole("listitem")).toHaveCount(nombre);
      const cache = await liste.evaluate((ul) => ul.scrollHeight - ul.clientHeight);
      expect(cache, "answers under the fold").toBeLessThanOrEqual(1);
      const preuve = page.getByText("quand on l’appelait du quai.");
      const coupe = await preuve.evaluate((p) => p.scrollHeight - p.clientHeight);
      expect(coupe, "an explanation cut by a line").toBeLessThan(8);
    },
  );

test("at the counter, whatever the patron says: the code huge, the rules and the button above the rail", async () => {
  const { page } = galerie;
  for (const taille of [...TELES, { width: 1280, height: 800 }]) {
    await galerie.montrer("comptoir-parle-8", taille);
    const [code = Infinity] = await mesurerTaillesDeLettres(page, "main h1");
    expect(code, `the code, ${dire(taille)}: a 6th`).toBeLessThanOrEqual(6);
    await expect(page.locator("main p", { hasText: "les temps changent" })).toBeVisible();
    const dessous = await page
      .locator("main :is(p, button, [class*=regles])")
      .evaluateAll((tous) => {
        const rail = document.querySelector("[class*=zinc]")?.getBoundingClientRect().top ?? 0;
        // the rail itself is above the wooden counter
        return tous.flatMap((un) =>
          un.getBoundingClientRect().bottom > rail - innerHeight / 90 ? [un.textContent] : [],
        );
      });
    expect(dessous, dire(taille)).toEqual([]);
    const ecrits = page.locator("main :is(p, button, h1)");
    expect(await ecrits.count()).toBeGreaterThanOrEqual(7);
    expect(await trouverChevauchements(ecrits, 1), dire(taille)).toEqual([]);
    await checkNothingCut(page, `counter, ${dire(taille)}`, true);
  }
});

/** Twenty times the widest letter, the widest possible name. */
const NOM_LARGE = "Wwwwwwwwwwwwwwwwwwww";
const PSEUDOS = ["Léa", "Jean-Baptiste", "Maximilien-Auguste-X", "Oncle Didier", NOM_LARGE];

for (const taille of TELES)
  test(`read at 3 m, ${dire(taille)}`, taille === TELE ? {} : LONG, async () => {
    const { page } = galerie;
    for (const nombre of NOMBRES) {
      await galerie.montrer(`limite-quatre-${String(nombre)}`, taille);
      const [question = Infinity] = await mesurerTaillesDeLettres(page, "main h1");
      expect(question, "a short question, a 14th of the height").toBeLessThanOrEqual(14);
      const options = await mesurerTaillesDeLettres(page, "main ol li div > div");
      expect(options.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...options), "an option, a 24th").toBeLessThanOrEqual(24);
    }
    for (const nombre of NOMBRES) {
      for (const vue of ["quatre-revelee", "cinq-revelee", "six-revelee"]) {
        await galerie.montrer(`limite-${vue}-${String(nombre)}`, taille);
        const options = await mesurerTaillesDeLettres(page, "main ol li div > div");
        expect(options.length).toBeGreaterThanOrEqual(4);
        // one long word fills its glass, and stands beside two columns of players
        const large = vue === "cinq-revelee" && nombre === 20 ? 26 : 24;
        expect(Math.max(...options), `${vue}, with its names`).toBeLessThanOrEqual(large);
        const noms = await mesurerTaillesDeLettres(page, "main ol li [class*=nom-pose]");
        expect(noms.length).toBeGreaterThanOrEqual(2);
        expect(Math.max(...noms), `${vue}: a name, a 32nd`).toBeLessThanOrEqual(32);
      }
      // the longest texts, and one long word: the question and the options share the height
      for (const vue of ["longue", "mots", "ordre", "revelee"]) {
        await galerie.montrer(`limite-${vue}-${String(nombre)}`, taille);
        const lus = await mesurerTaillesDeLettres(page, "main h1, main ol li div > div");
        expect(lus.length).toBeGreaterThanOrEqual(7);
        // the instructions of this type take a line
        const part = vue === "ordre" ? 38 : 32;
        expect(Math.max(...lus), `${vue}, as small as it gets`).toBeLessThanOrEqual(part);
      }
      await galerie.montrer(`classement-${String(nombre)}`, taille);
      const places = await mesurerTaillesDeLettres(
        page,
        "main ol li > :nth-child(2) > span > span",
      );
      expect(places.length).toBeGreaterThanOrEqual(2);
      // the longest name is smaller than the others
      const [plusPetit = Infinity, suivant = 0] = [...places].sort((a, b) => b - a);
      expect(plusPetit, "a long name of the standings, a 38th").toBeLessThanOrEqual(38);
      expect(suivant, "a name of the standings, a 32nd").toBeLessThanOrEqual(32);
    }
    for (const nombre of [8, 20]) {
      await galerie.montrer(`limite-fin-${String(nombre)}`, taille);
      const noms = await mesurerPlusPetiteTailleDesNoms(page, [
        "Léa",
        "Margaux",
        "Oncle Didier",
        "La Daronne",
      ]);
      for (const [nom, lue] of Object.entries(noms))
        if (nombre === 20 || nom !== "La Daronne")
          expect(lue, `${nom}, on the bill of ${String(nombre)}: a 32nd`).toBeLessThanOrEqual(32);
    }
    for (const vue of ["course-8", "course-20", "course-preuve"]) {
      await galerie.montrer(`moment-${vue}`, taille);
      const lus = await mesurerTaillesDeLettres(
        page,
        "main li q, main li [class*=temps], main li [class*=temps] b",
      );
      expect(lus.length).toBeGreaterThan(6);
      expect(Math.max(...lus), `${vue}, an answer and its time: a 32nd`).toBeLessThanOrEqual(32);
      const [gagnant = Infinity] = await mesurerTaillesDeLettres(page, "main [class*=premier] p b");
      expect(gagnant, `${vue}, who won: a 9th`).toBeLessThanOrEqual(9);
    }
    for (const vue of ["suivie-2", "suivie-8", "suivie-longue"]) {
      await galerie.montrer(`moment-${vue}`, taille);
      const lus = await mesurerTaillesDeLettres(page, "main h1, main ol li div > div");
      expect(lus.length).toBeGreaterThanOrEqual(5);
      expect(Math.max(...lus), `over what follows, ${vue}: a 32nd`).toBeLessThanOrEqual(32);
    }
    for (const vue of ILLUSTREES) {
      await galerie.montrer(`limite-${vue}-8`, taille);
      const [question = Infinity] = await mesurerTaillesDeLettres(page, "main h1");
      expect(question, `beside a picture, ${vue}: an 18th`).toBeLessThanOrEqual(18);
    }
    // each row: [view, smallest share of the height, and the share for twenty W]
    for (const [vue, part, large] of [
      ["limite-longue-20", 37, 62],
      ["limite-revelee-20", 37, 62],
      ["limite-fin-20", 40, 82],
      ["limite-salon-20", 40, 72],
      [SOIREE, 42, 72],
    ] as const) {
      await (vue === SOIREE ? montrerSoiree(taille) : galerie.montrer(vue, taille));
      for (const [nom, lue] of Object.entries(await mesurerPlusPetiteTailleDesNoms(page, PSEUDOS)))
        expect(lue, `${nom}, ${vue}`).toBeLessThanOrEqual(nom === NOM_LARGE ? large : part);
    }
  });

test(
  "nothing covers anything: gains and marks, options and who chose them, bills and awards",
  LONG,
  async () => {
    const { page } = galerie;
    const ligne = page.locator(
      'aside li :is(svg, [class*="gain"], [class*="nombre"], [class*="nom_"])',
    );
    const option = page.locator(
      "main ol li :is([class*=contenu] > div > div, [class*=noms], [class*=_nombre] > b, [class*=_verre] > svg)",
    );
    for (const taille of TELES) {
      for (const nombre of NOMBRES) {
        await galerie.montrer(`limite-revelee-${String(nombre)}`, taille);
        expect(await ligne.count()).toBeGreaterThan(nombre * 3);
        expect(await trouverChevauchements(ligne, 1.5, "li"), dire(taille)).toEqual([]);
        for (const vue of ["revelee", "ordre-revele", "illustree-courte-revelee", "six-revelee"]) {
          await galerie.montrer(`limite-${vue}-${String(nombre)}`, taille);
          expect(await option.count()).toBeGreaterThan(8);
          // the accepted overlap is less than a leading
          expect(await trouverChevauchements(option, 3, "li"), `${vue}, ${dire(taille)}`).toEqual(
            [],
          );
        }
      }
      await galerie.montrer("moment-ex-aequo-8", taille);
      // the elements are names, sips and awards, in their cells
      const addition = page.locator("main tbody tr > * > span");
      await expect(addition.filter({ hasText: "La baraka" })).toHaveCount(1);
      await expect(page.getByText("parti·e").first()).toBeVisible();
      expect(await trouverChevauchements(addition, 1), dire(taille)).toEqual([]);
      // the line of a player who left is as high as the others
      const hauteurs = await page
        .locator("main tbody tr")
        .evaluateAll((lignes) => lignes.map((un) => Math.round(un.getBoundingClientRect().height)));
      expect(Math.max(...hauteurs) - Math.min(...hauteurs)).toBeLessThanOrEqual(1);
      // the names on a shared step are as large as a single name
      const [podium = Infinity] = await mesurerTaillesDeLettres(
        page,
        '[aria-label="Podium"] li > :nth-child(2) > span > span > span',
      );
      expect(podium).toBeLessThanOrEqual(40);
    }
  },
);

test("names are whole: on glasses, on the counter, on the bill, in the lanes of a race", async () => {
  const { page } = galerie;
  for (const taille of TELES)
    for (const vue of [
      "limite-six-revelee-8",
      "limite-six-revelee-20",
      "limite-cinq-revelee-20",
      "limite-revelee-20",
      "limite-fin-20",
      "moment-course-20",
      "comptoir-30",
    ]) {
      await galerie.montrer(vue, taille);
      const coupes = await page.locator("main :is(li, th) *, [data-foule] *").evaluateAll((tous) =>
        tous.flatMap((un) => {
          const { overflowX, textOverflow } = getComputedStyle(un);
          const coupe = overflowX === "hidden" || textOverflow === "ellipsis";
          const vu = un.clientWidth > 2;
          return vu && coupe && un.scrollWidth > un.clientWidth + 1 ? [un.textContent ?? ""] : [];
        }),
      );
      expect(coupes, `${vue}, ${dire(taille)}`).toEqual([]);
      // the two names and the count are side by side
      const poses = page.locator("main ol li [class*=nom-pose]");
      expect(await trouverChevauchements(poses, 1, "li"), `${vue}, ${dire(taille)}`).toEqual([]);
    }
});

test(
  "nothing covers anything: standings and slate, verdict and votes, « Ce soir » and the names",
  LONG,
  async () => {
    const { page } = galerie;
    for (const taille of TELES) {
      for (const nombre of NOMBRES) {
        await galerie.montrer(`classement-${String(nombre)}`, taille);
        const bords = page.locator("main dd > span, main ol > li, aside");
        expect(await bords.count()).toBeGreaterThan(3);
        expect(await trouverChevauchements(bords, 1), `standings, ${dire(taille)}`).toEqual([]);
      }
      for (const vue of ["ovation", "sifflets"]) {
        await galerie.montrer(`juge-${vue}`, taille);
        const rendu = page.locator("main [data-issue], main p[data-cote]");
        await expect(rendu).toHaveCount(3);
        expect(await trouverChevauchements(rendu, 1), `verdict, ${dire(taille)}`).toEqual([]);
      }
      for (const nombre of [2, 4, 6, 8]) {
        await galerie.montrer(`ce-soir-${String(nombre)}`, taille);
        const noms = page.locator("aside ul[data-colonnes]");
        // all names are visible without scrolling
        const reste = await noms.evaluate((liste) => {
          const bas = liste.lastElementChild?.getBoundingClientRect().bottom ?? Infinity;
          return bas - liste.getBoundingClientRect().bottom;
        });
        expect(reste, `${String(nombre)} at the counter, ${dire(taille)}`).toBeLessThanOrEqual(1);
        const parties = page.locator("aside ul[data-colonnes], aside [aria-label='Ce soir'] > ol");
        expect(await trouverChevauchements(parties, 1), dire(taille)).toEqual([]);
      }
      // the advice for many sips is below the longest name
      for (const vue of ["mini-gamble-long", "mini-local-gamble-long"]) {
        await galerie.montrer(vue, taille);
        const mots = page.locator(
          "main p[data-phase='fini'] > span, main p[data-phase='fini'] + p",
        );
        await expect(mots).toHaveCount(2);
        expect(await trouverChevauchements(mots, 1), `${vue}, ${dire(taille)}`).toEqual([]);
      }
      // each step of the podium contains its texts
      for (const vue of ["limite-fin-8", "limite-fin-20", "moment-fin-3", "moment-ex-aequo-8"]) {
        await galerie.montrer(vue, taille);
        const debordent = await page
          .locator('[aria-label="Podium"] > li > :last-child')
          .evaluateAll((blocs) =>
            blocs.flatMap((bloc) =>
              bloc.scrollHeight > bloc.clientHeight + 1 ? [bloc.textContent ?? ""] : [],
            ),
          );
        expect(debordent, `${vue}, ${dire(taille)}`).toEqual([]);
      }
    }
  },
);

test("at a reveal, who has no phone hands out on a sheet of the host’s screen", async () => {
  const { page } = galerie;
  await galerie.montrer("moment-createur", TELE);
  await page.getByRole("button", { name: "Distribuer pour Margaux" }).click();
  const feuille = page.getByRole("dialog", { name: "À distribuer" });
  await expect(feuille.getByRole("heading", { name: "Margaux distribue 2 gorgées" })).toBeVisible();
  await feuille.getByRole("button", { name: "Ajouter un, Gorgées pour Tom" }).click();
  await expect(feuille.getByRole("button", { name: /^Servir/ })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(feuille).toBeHidden();
});

test(
  "without phones, who had the order right is said of everybody, and said again",
  LONG,
  async () => {
    const { page } = galerie;
    for (const taille of [...TELES, ...TELEPHONES])
      for (const nombre of NOMBRES)
        for (const options of ["ordre", "longue"]) {
          const vue = `limite-juger-${options}-${String(nombre)}`;
          await galerie.montrer(vue, taille);
          const noms = page.getByRole("button", { name: /avait juste$/ });
          await expect(noms).toHaveCount(nombre);
          // nobody scrolls a slate, so everything must be in view
          if (taille.width >= 1280 && options === "ordre")
            for (const nom of await noms.all()) await expect(nom, vue).toBeInViewport({ ratio: 1 });
          expect(await trouverElementsHorsDePortee(noms), `${vue}, ${dire(taille)}`).toEqual([]);
          const corriger = page.getByRole("button", { name: "Corriger qui avait juste" });
          for (const apres of ["donner", "juge"]) {
            await galerie.montrer(`limite-${apres}-${options}-${String(nombre)}`, taille);
            await expect(corriger).toHaveCount(1);
            expect(
              await trouverElementsHorsDePortee(corriger),
              `${apres}, ${vue}, ${dire(taille)}`,
            ).toEqual([]);
          }
        }
  },
);

test("the names at the ends of twenty curves do not touch", LONG, async () => {
  for (const taille of TELES) {
    await montrerSoiree(taille);
    const noms = galerie.page.locator("ul[data-foule] > li");
    await expect(noms).toHaveCount(20);
    expect(await trouverChevauchements(noms, 1)).toEqual([]);
    await checkNothingCut(galerie.page, `evening, ${dire(taille)}`, true);
  }
});

test("a phone on its side: every answer and every rule within reach", LONG, async () => {
  const { page } = galerie;
  const reponses = page.getByRole("radio");
  for (const taille of [BASSE, { width: 568, height: 320 }]) {
    await galerie.montrer("limite-tel-longue-8", taille);
    await expect(reponses).toHaveCount(6);
    expect(await trouverElementsHorsDePortee(reponses), dire(taille)).toEqual([]);
    expect(
      await trouverElementsHorsDePortee(page.getByRole("button", { name: "Valider" })),
    ).toEqual([]);
  }
  // six short answers are visible at once, without scrolling
  await galerie.montrer("limite-tel-courte-8", BASSE);
  for (const reponse of await reponses.all()) await expect(reponse).toBeInViewport({ ratio: 1 });
  await galerie.montrer("mini-moi-roulette-debut", BASSE);
  await expect(page.getByText("Chambre vide sur toi")).toBeInViewport({ ratio: 1 });
  const regle = page.getByText("Chambre vide sur toi");
  expect(
    await regle.evaluate((un) => {
      const { top, bottom } = un.getBoundingClientRect();
      const boite = un
        .closest("section")
        ?.querySelector('[class*="contenu"]')
        ?.getBoundingClientRect();
      return boite !== undefined && top >= boite.top && bottom <= boite.bottom;
    }),
  ).toBe(true);
});

test(
  "every accent is over its letter, every cedilla under it (scripts/vite/fonts.ts)",
  LONG,
  async () => {
    await galerie.montrer("composants-papier", TELE);
    for (const [famille, graisse] of [
      ["Playwrite FR Moderne", 400],
      ["Bricolage Grotesque", 800],
      ["Bricolage Titre", 800],
    ] as const)
      expect(await trouverAccentsDeplaces(galerie.page, famille, graisse), famille).toEqual([]);
  },
);

test("chalk is not cut at the accents, nor below the line", LONG, async () => {
  const { page } = galerie;
  for (const [vue, selecteur, texte] of [
    ["limite-message-court", "main h1", null],
    ["limite-message-accents", "main h1", null],
    ["moment-carte-8", "main p:has-text('invente')", null],
    // a proof shows only the lines that fit
    ["moment-course-preuve", "main p:has-text('waterzoï vient')", "Épaules carrées, à Gand"],
  ] as const) {
    await galerie.montrer(vue, TELE);
    const titre = await page.locator(selecteur).elementHandle();
    if (titre === null) throw new Error(vue);
    if (texte !== null)
      await titre.evaluate((un, autre) => {
        un.textContent = autre;
      }, texte);
    const cadre = await titre.boundingBox();
    if (cadre === null) throw new Error("no message");
    const clip = {
      x: cadre.x - 15,
      y: cadre.y - 60,
      width: cadre.width + 30,
      height: cadre.height + 120,
    };
    // other elements are hidden, so that only this one is measured
    await titre.evaluate((un) => {
      document.body.style.visibility = "hidden";
      un.style.visibility = "visible";
    });
    const montre = await mesurerEtendueDeCraie(
      await page.screenshot({ clip, animations: "disabled" }),
    );
    await titre.evaluate((un) => {
      un.style.mask = "none";
      for (let n: HTMLElement | SVGElement | null = un; n !== null; n = n.parentElement)
        n.style.overflow = "visible";
    });
    const entier = await mesurerEtendueDeCraie(
      await page.screenshot({ clip, animations: "disabled" }),
    );
    expect(entier.bas).toBeGreaterThan(entier.haut);
    expect(Math.abs(montre.haut - entier.haut), `${vue}, above`).toBeLessThanOrEqual(3);
    expect(Math.abs(montre.bas - entier.bas), `${vue}, below`).toBeLessThanOrEqual(3);
    expect(Math.abs(montre.gauche - entier.gauche), `${vue}, left`).toBeLessThanOrEqual(3);
  }
});

test("local mode on a phone: a message is read at arm's length", LONG, async () => {
  for (const taille of TELEPHONES) {
    await galerie.montrer("limite-message-local", taille);
    const corps = await galerie.page
      .locator("main h1")
      .evaluate((un) => Number.parseFloat(getComputedStyle(un).fontSize));
    expect(corps, dire(taille)).toBeGreaterThanOrEqual(24);
    await checkNothingCut(galerie.page, `message, ${dire(taille)}`);
  }
});

test(
  "the wheel's words stay between its lines, in a browser that writes them a seventh wider",
  LONG,
  async () => {
    await galerie.montrer("mini-gamble-debut", TELE);
    const dehors = await galerie.page.locator("[data-phase] svg text").evaluateAll((textes) =>
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
        // half an em of the box is empty, above and below the letters
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
  },
);

test("words of sixty letters widen no page", async ({ page }) => {
  await installFakeApi(page, true);
  for (const [adresse, texte] of [
    ["/quizz-communaute", MOT_DE_SOIXANTE_LETTRES],
    [`/quizz-communaute/${ID_DU_QUIZZ_FACTICE}`, MOT_DE_SOIXANTE_LETTRES],
    [`/quizz-communaute/${ID_DU_QUIZZ_FACTICE}/q`, MOT_DE_SOIXANTE_LETTRES],
    ["/profile?menu=1", PSEUDO_DE_VINGT_LETTRES],
    ["/profile?menu=4", PSEUDO_DE_VINGT_LETTRES],
  ] as const) {
    await page.setViewportSize(ETROITE);
    await page.goto(adresse);
    await expect(page.locator("main").getByText(texte).first()).toBeVisible();
    for (const taille of [ETROITE, TELE]) {
      await page.setViewportSize(taille);
      await checkNothingCut(page, `${adresse}, ${dire(taille)}`);
    }
  }
});

test("home on a small phone: the button is there", async ({ page }) => {
  for (const taille of [{ width: 360, height: 640 }, { width: 375, height: 667 }, ETROITE]) {
    await page.setViewportSize(taille);
    await page.goto("/");
    const majeur = page.getByRole("button", { name: "J’ai 18 ans ou plus" });
    await expect(majeur, dire(taille)).toBeInViewport({ ratio: 1 });
  }
});

test("a phone on its side: how many sips is whole, and the card is full", async () => {
  for (const taille of [BASSE, { width: 640, height: 360 }]) {
    await galerie.montrer("moment-tel-perdu", taille);
    const { coupe, large } = await galerie.page
      .locator("p", { hasText: /^gorgées$/ })
      .evaluate((mot) => {
        const lu = mot.closest("[class*=contenu]")?.getBoundingClientRect();
        return {
          coupe: mot.getBoundingClientRect().bottom - (lu?.bottom ?? 0),
          large: (lu?.width ?? 0) / innerWidth,
        };
      });
    expect(coupe, dire(taille)).toBeLessThanOrEqual(0);
    expect(large, dire(taille)).toBeGreaterThan(0.8);
  }
});

test("home on a phone on its side: the button is there", async ({ page }) => {
  await page.setViewportSize(BASSE);
  await page.goto("/");
  const majeur = page.getByRole("button", { name: "J’ai 18 ans ou plus" });
  await expect(majeur).toBeInViewport({ ratio: 1 });
  await majeur.click();
  await expect(page.getByRole("button", { name: "Rejoindre" })).toBeInViewport({ ratio: 1 });
  await checkNothingCut(page, "home");
});
