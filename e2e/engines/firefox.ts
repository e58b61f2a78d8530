/** Firefox over WebDriver BiDi, which it speaks without a driver. */
import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type Navigateur, BROWSER_DRIVER_TIMEOUT_MS, TAILLE_DE_PAGE_TELEPHONE } from "./browser.ts";
import { FIREFOX_PROGRAM, requireProgram } from "../../scripts/checks/programs.ts";
import { lancerEtAttendreAnnonce } from "./process.ts";

const message = z.object({
  id: z.int().nullish(),
  error: z.string().optional(),
  message: z.string().optional(),
  result: z.unknown().optional(),
});
const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const contexte = z.object({ context: z.string() });
const image = z.object({ data: z.string() });
const evaluation = z.discriminatedUnion("type", [
  z.object({ type: z.literal("success"), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);

type Demander = (methode: string, params: object) => Promise<unknown>;

/** Opens a socket with numbered requests. A request throws with the browser's message, or when no answer comes. */
async function brancher(adresse: string): Promise<Demander> {
  const ligne = new WebSocket(adresse);
  await once(ligne, "open", { signal: AbortSignal.timeout(BROWSER_DRIVER_TIMEOUT_MS) });
  let dernier = 0;
  return (method, params) =>
    new Promise((resoudre, rejeter) => {
      const id = ++dernier;
      const finir = (faire: () => void) => {
        clearTimeout(alarme);
        ligne.removeEventListener("message", lire);
        faire();
      };
      const alarme = setTimeout(
        () => finir(() => rejeter(new Error(`${method}: no answer`))),
        BROWSER_DRIVER_TIMEOUT_MS,
      );
      const lire = ({ data }: MessageEvent<string>) => {
        const lu = message.parse(JSON.parse(data));
        if (lu.id !== id) return;
        const { error, result } = lu;
        if (error === undefined) finir(() => resoudre(result));
        else finir(() => rejeter(new Error(`${method}: ${error}, ${lu.message ?? ""}`)));
      };
      ligne.addEventListener("message", lire);
      ligne.send(JSON.stringify({ id, method, params }));
    });
}

async function evaluer(demander: Demander, context: string, expression: string): Promise<string> {
  const params = { expression, target: { context }, awaitPromise: true };
  const lu = evaluation.parse(await demander("script.evaluate", params));
  if (lu.type === "exception") throw new Error(lu.exceptionDetails.text);
  return lu.result.value;
}

/** Opens a headless page of a phone's size. */
export async function ouvrirFirefox(): Promise<Navigateur> {
  const profil = mkdtempSync(join(tmpdir(), "trinquizz-firefox-"));
  const processus = await lancerEtAttendreAnnonce(
    requireProgram(FIREFOX_PROGRAM),
    ["--headless", "--no-remote", "--profile", profil, "--remote-debugging-port=0"],
    2,
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const fermer = async () => {
    await processus.arreter();
    rmSync(profil, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const demander = await brancher(`${processus.lu}/session`);
    const { capabilities } = session.parse(await demander("session.new", { capabilities: {} }));
    const { context } = contexte.parse(await demander("browsingContext.create", { type: "tab" }));
    await demander("browsingContext.setViewport", { context, viewport: TAILLE_DE_PAGE_TELEPHONE });
    return {
      nom: `Firefox ${capabilities.browserVersion}`,
      async ouvrir(url) {
        await demander("browsingContext.navigate", { context, url, wait: "complete" });
      },
      async recharger() {
        await demander("browsingContext.reload", { context, wait: "complete" });
      },
      evaluer: (expression) => evaluer(demander, context, expression),
      async agir(source) {
        await demander("input.performActions", { context, actions: [source] });
      },
      async capturer() {
        const lu = await demander("browsingContext.captureScreenshot", { context });
        return Buffer.from(image.parse(lu).data, "base64");
      },
      fermer,
    };
  } catch (erreur) {
    await fermer();
    throw erreur;
  }
}
