/** Follows a game from the outside: the step on the host's screen, and the way to the next one. */
import { expect, type Locator, type Page } from "@playwright/test";

/** The kind of step; `reponse` is a reveal, or a message to read. */
export type EtapeVue = "question" | "reponse" | "avertissement" | "imprevu" | "fin";

export const TEXTE_AVERTISSEMENT_TEMPS_LIMITE =
  "Attention ! La prochaine question est une question avec un temps limite.";

export const boutonSuivant = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Suivant|La suite|Retour salon)$/ });
/** The button that reveals; on a phone that hosts a room locale, it has another label. */
export const boutonReveler = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Révéler|Voir la réponse)$/ });

/** The button that opens the vote on a judged card. */
export const boutonJuger = (page: Page): Locator =>
  page.getByRole("button", { name: /^Jugez\s!$/ });

/** The same button after a press that came before half of the answers. */
export const boutonRevelerQuandMeme = (page: Page): Locator =>
  page.getByRole("button", { name: /^Révéler quand même\s\?$/ });

/** The button that goes on, after a press that came before a verdict, a move or sips were given. */
const boutonSuivantQuandMeme = (page: Page): Locator =>
  page.getByRole("button", {
    name: /^(Passer sans verdict|Suivant quand même|.* (sert|servent) encore\s: suivant)\s\?$/,
  });

/**
 * Ends a reveal or the countdown with a press. The button is found and pressed in one call, because both also end by
 * themselves.
 */
const abreger = (hote: Page): Promise<void> =>
  quiEcoute(hote).evaluateAll((boutons) => {
    for (const bouton of boutons)
      if (bouton instanceof HTMLElement && /^(Passer|On y va)$/.test(bouton.textContent))
        bouton.click();
  });

/** Waits for a step on the host's screen and names it; the beats of a reveal are skipped. */
export async function attendreEtapeVue(hote: Page): Promise<EtapeVue> {
  const bouton = boutonSuivant(hote).or(boutonReveler(hote)).or(boutonJuger(hote)).first();
  await expect(async () => {
    await abreger(hote);
    expect(await bouton.isVisible()).toBe(true);
  }).toPass({ intervals: [20, 50, 100] });
  if (await boutonReveler(hote).isVisible()) return "question";
  if (await hote.getByRole("button", { name: "Retour salon" }).isVisible()) return "fin";
  // every kind of space counts as a plain one
  const texte = (await hote.locator("main").innerText()).replaceAll(/\s+/g, " ");
  if (texte.includes(TEXTE_AVERTISSEMENT_TEMPS_LIMITE)) return "avertissement";
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
 * The main button once it accepts presses: right after a change of step it ignores them, since they may be half of a
 * double tap. The button carries the name of its moment.
 */
const quiEcoute = (page: Page): Locator => page.locator("button[data-ecoute]");

/**
 * The moment of this screen's main button, once the button accepts presses and the moment differs from `avant`; the keys
 * work by then. The page itself looks every 20 ms, since an `expect` would look again after half a second.
 */
export async function attendreMomentEcoute(page: Page, avant = ""): Promise<string> {
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

/** Presses a button of the step as soon as it accepts presses. */
export async function appuyer(bouton: Locator): Promise<void> {
  await attendreMomentEcoute(bouton.page());
  await bouton.and(quiEcoute(bouton.page())).click();
}

/** Does something that changes the step, and waits until the main button accepts presses in the new one. */
export async function faireEtAttendreNouveauMoment(
  hote: Page,
  faire: () => Promise<void>,
): Promise<void> {
  const avant = await attendreMomentEcoute(hote);
  await faire();
  await attendreMomentEcoute(hote, avant);
}

/**
 * Presses a button of the step, and waits for the new moment; a reveal that ends by itself meanwhile counts as one.
 */
export async function appuyerEtAttendreNouveauMoment(bouton: Locator): Promise<void> {
  await faireEtAttendreNouveauMoment(bouton.page(), () => appuyer(bouton));
}

/**
 * Presses the main button and waits until the step has changed; a card is left without its verdict, its moves or its
 * sips.
 */
export async function avancerDUneEtape(hote: Page): Promise<void> {
  const passer = hote.getByRole("button", { name: "Passer la carte" });
  if (await passer.isVisible()) return faireEtAttendreNouveauMoment(hote, () => passer.click());
  await appuyerEtAttendreNouveauMoment(boutonSuivant(hote));
  if (await boutonSuivantQuandMeme(hote).isVisible())
    await appuyerEtAttendreNouveauMoment(boutonSuivantQuandMeme(hote));
}

/** Goes past warnings and imprévus to a question. */
export async function allerAUneQuestion(hote: Page): Promise<void> {
  while ((await attendreEtapeVue(hote)) !== "question") await avancerDUneEtape(hote);
}

/** Reveals a question with few answers; in a room locale, somebody is judged next. */
export async function revelerQuandMeme(hote: Page): Promise<void> {
  await appuyerEtAttendreNouveauMoment(boutonReveler(hote));
  if (await boutonRevelerQuandMeme(hote).isVisible())
    await appuyerEtAttendreNouveauMoment(boutonRevelerQuandMeme(hote));
}

/** Goes on from any step; a question is revealed without answers. */
export async function avancerMemeSansReponses(hote: Page): Promise<void> {
  if ((await attendreEtapeVue(hote)) !== "question") return avancerDUneEtape(hote);
  await revelerQuandMeme(hote);
  await expect(boutonSuivant(hote).first()).toBeVisible();
}
