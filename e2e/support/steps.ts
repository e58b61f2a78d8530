/** Following a game from the outside: which step the host's screen is at, and how to move on from it. */
import { expect, type Locator, type Page } from "@playwright/test";

/** `reponse` is a reveal, or a message to read. */
export type EtapeVue = "question" | "reponse" | "avertissement" | "imprevu" | "fin";

export const AVERTISSEMENT =
  "Attention ! La prochaine question est une question avec un temps limite.";

export const boutonSuivant = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Suivant|La suite|Retour salon)$/ });
/** On a phone that hosts for the whole table, the same button has other words. */
export const boutonReveler = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Révéler|Voir la réponse)$/ });

/** A judged card is on the table, and not yet put to the vote. */
export const boutonJuger = (page: Page): Locator =>
  page.getByRole("button", { name: /^Jugez\s!$/ });

/** The label of that button after a press that came before half of the answers. */
export const boutonRevelerQuandMeme = (page: Page): Locator =>
  page.getByRole("button", { name: /^Révéler quand même\s\?$/ });

/** The label of the button that goes on, after a press that came before somebody had judged, played or served. */
const boutonSuivantQuandMeme = (page: Page): Locator =>
  page.getByRole("button", {
    name: /^(Passer sans verdict|Suivant quand même|.* (sert|servent) encore\s: suivant)\s\?$/,
  });

/** Ends the beats of a reveal, or the three knocks, by a press, as a host would: looked at and pressed at once, for they also end by themselves. */
const abreger = (hote: Page): Promise<void> =>
  quiEcoute(hote).evaluateAll((boutons) => {
    for (const bouton of boutons)
      if (bouton instanceof HTMLElement && /^(Passer|On y va)$/.test(bouton.textContent))
        bouton.click();
  });

/** Waits for a step to be on the host's screen, and names it; a reveal is told. */
export async function etapeVue(hote: Page): Promise<EtapeVue> {
  const bouton = boutonSuivant(hote).or(boutonReveler(hote)).or(boutonJuger(hote)).first();
  await expect(async () => {
    await abreger(hote);
    expect(await bouton.isVisible()).toBe(true);
  }).toPass({ intervals: [20, 50, 100] });
  if (await boutonReveler(hote).isVisible()) return "question";
  if (await hote.getByRole("button", { name: "Retour salon" }).isVisible()) return "fin";
  // a space that does not break is a space
  const texte = (await hote.locator("main").innerText()).replaceAll(/\s+/g, " ");
  if (texte.includes(AVERTISSEMENT)) return "avertissement";
  if (
    await hote
      .getByText(/^Imprévu/)
      .first()
      .isVisible()
  )
    return "imprevu";
  return "reponse";
}

/**
 * The button of a step, once it listens: right after the step it takes no press, which would be half of a double tap. It says
 * which moment it listens to.
 */
const quiEcoute = (page: Page): Locator => page.locator("button[data-ecoute]");

/**
 * The moment that the button of this screen listens to, once it does, and once that is another one than `avant`. The keys listen by
 * then. Looked for in the page, every 20 ms: what expects it from here would look again after half a second.
 */
export async function momentEcoute(page: Page, avant = ""): Promise<string> {
  const lu = await page.waitForFunction(
    (quitte) => {
      const bouton = [...document.querySelectorAll("button[data-ecoute]")].at(-1);
      const vu = bouton !== undefined && bouton.getClientRects().length > 0;
      const moment = vu ? bouton.getAttribute("data-ecoute") : null;
      return moment === quitte ? null : moment;
    },
    avant,
    { polling: 20 },
  );
  return (await lu.jsonValue()) ?? "";
}

/** Presses a button of the step as soon as it listens. */
export async function appuyer(bouton: Locator): Promise<void> {
  await momentEcoute(bouton.page());
  await bouton.and(quiEcoute(bouton.page())).click();
}

/** Does what changes the step, and waits until the button listens to what came. */
export async function changerDeMoment(hote: Page, faire: () => Promise<void>): Promise<void> {
  const avant = await momentEcoute(hote);
  await faire();
  await momentEcoute(hote, avant);
}

/** Presses a button of the step, and waits for what it brings: a reveal that ends meanwhile by itself is another moment too. */
export async function changerPar(bouton: Locator): Promise<void> {
  await changerDeMoment(bouton.page(), () => appuyer(bouton));
}

/** Presses the brass button and waits until the step has changed; a card is left without its verdict, its moves or its sips. */
export async function avancer(hote: Page): Promise<void> {
  const passer = hote.getByRole("button", { name: "Passer la carte" });
  if (await passer.isVisible()) return changerDeMoment(hote, () => passer.click());
  await changerPar(boutonSuivant(hote));
  if (await boutonSuivantQuandMeme(hote).isVisible())
    await changerPar(boutonSuivantQuandMeme(hote));
}

/** Past the warnings and the imprévus, up to a question. */
export async function allerAUneQuestion(hote: Page): Promise<void> {
  while ((await etapeVue(hote)) !== "question") await avancer(hote);
}

/** Reveals a question though hardly anybody has answered; in a room locale, somebody is judged next. */
export async function revelerQuandMeme(hote: Page): Promise<void> {
  await changerPar(boutonReveler(hote));
  if (await boutonRevelerQuandMeme(hote).isVisible())
    await changerPar(boutonRevelerQuandMeme(hote));
}

/** Goes on from whatever step it is; a question is revealed though nobody has answered. */
export async function passerOutre(hote: Page): Promise<void> {
  if ((await etapeVue(hote)) !== "question") return avancer(hote);
  await revelerQuandMeme(hote);
  await expect(boutonSuivant(hote).first()).toBeVisible();
}
