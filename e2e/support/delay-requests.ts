import type { Page } from "@playwright/test";

/** Holds back the requests to an address, as a slow connection would. The returned function lets them through. */
export async function delayRequests(page: Page, adresse: string | RegExp): Promise<() => void> {
  let lacher = () => {};
  const attente = new Promise<void>((resoudre) => (lacher = resoudre));
  await page.route(adresse, async (route) => {
    await attente;
    await route.continue();
  });
  return lacher;
}
