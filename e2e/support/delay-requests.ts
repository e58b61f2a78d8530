import type { Page } from "@playwright/test";

/** Holds back what this page asks for at such an address, as a slow line would; what it gives lets all of it through. */
export async function delayRequests(page: Page, adresse: string | RegExp): Promise<() => void> {
  let lacher = () => {};
  const attente = new Promise<void>((resoudre) => (lacher = resoudre));
  await page.route(adresse, async (route) => {
    await attente;
    await route.continue();
  });
  return lacher;
}
