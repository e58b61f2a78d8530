/**
 * WebKitGTK over plain WebDriver, the nearest engine to an iPhone on Linux. Each browser has a driver of its own,
 * because a second session on the same driver sometimes never opens.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as dormir } from "node:timers/promises";
import { z } from "zod";
import { findFreePort } from "../../scripts/free-port.ts";
import { ouvrirEcranVirtuel } from "./display.ts";
import { type Navigateur, BROWSER_DRIVER_TIMEOUT_MS, TAILLE_DE_PAGE_TELEPHONE } from "./browser.ts";
import { WEBKIT_DRIVER_PROGRAM, requireProgram } from "../../scripts/checks/programs.ts";
import { lancerProgramme } from "./process.ts";

/** Time between two attempts to connect, since WebKitWebDriver does not announce that it listens. */
const SONDE_MS = 50;
/** A style for GTK, whose buttons alone would make a window wider than a phone. */
const STYLE_GTK = "* { min-width: 0; margin: 0; padding: 0; border-width: 0; }";

const refus = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const reponse = z.object({ value: z.unknown() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const dimensions = z.tuple([z.number(), z.number()]);

/** Sends a request to a driver. Throws with the driver's message. */
async function demander(adresse: string, methode: string, corps?: object): Promise<unknown> {
  const recu: unknown = await fetch(adresse, {
    method: methode,
    signal: AbortSignal.timeout(BROWSER_DRIVER_TIMEOUT_MS),
    ...(corps === undefined ? {} : { body: JSON.stringify(corps) }),
  }).then((lue) => lue.json());
  const lu = refus.safeParse(recu);
  if (lu.success) throw new Error(`${lu.data.value.error}: ${lu.data.value.message}`);
  return reponse.parse(recu).value;
}

async function attendrePilote(pilote: string): Promise<void> {
  const limite = performance.now() + BROWSER_DRIVER_TIMEOUT_MS;
  for (;;) {
    try {
      await demander(`${pilote}/status`, "GET");
      return;
    } catch (erreur) {
      if (performance.now() > limite)
        throw new Error("WebKitWebDriver does not answer", { cause: erreur });
      await dormir(SONDE_MS);
    }
  }
}

/** A home folder with the settings that GTK reads, which also receives the files that the browser writes. */
function loger(): { readonly dossier: string; readonly env: Readonly<Record<string, string>> } {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-webkit-"));
  mkdirSync(join(dossier, "gtk-3.0"));
  writeFileSync(join(dossier, "gtk-3.0", "gtk.css"), STYLE_GTK);
  const env = {
    XDG_CONFIG_HOME: dossier,
    XDG_DATA_HOME: dossier,
    XDG_CACHE_HOME: dossier,
    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  };
  return { dossier, env };
}

/** Opens a window of a phone's size. */
export async function ouvrirWebKit(): Promise<Navigateur> {
  const ecran = await ouvrirEcranVirtuel();
  const { dossier, env } = loger();
  const port = await findFreePort();
  const pilote = `http://127.0.0.1:${String(port)}`;
  const processus = lancerProgramme(
    requireProgram(WEBKIT_DRIVER_PROGRAM),
    [`--port=${String(port)}`],
    {
      ...env,
      DISPLAY: ecran.nom,
    },
  );
  const ranger = async () => {
    await processus.arreter();
    await ecran.fermer();
    rmSync(dossier, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await attendrePilote(pilote);
    const demande = { capabilities: { alwaysMatch: {} } };
    const { sessionId, capabilities } = session.parse(
      await demander(`${pilote}/session`, "POST", demande),
    );
    const base = `${pilote}/session/${sessionId}`;
    const poster = (chemin: string, corps: object) => demander(`${base}/${chemin}`, "POST", corps);
    const executer = (script: string) => poster("execute/sync", { script, args: [] });
    const [largeur, hauteur] = dimensions.parse(
      await executer("return [outerWidth - innerWidth, outerHeight - innerHeight]"),
    );
    const { width, height } = TAILLE_DE_PAGE_TELEPHONE;
    await poster("window/rect", { width: width + largeur, height: height + hauteur });
    return {
      nom: `WebKitGTK ${capabilities.browserVersion}`,
      ouvrir: async (url) => void (await poster("url", { url })),
      recharger: async () => void (await poster("refresh", {})),
      evaluer: async (expression) => z.string().parse(await executer(`return ${expression}`)),
      agir: async (source) => void (await poster("actions", { actions: [source] })),
      // a screenshot of the driver never comes while a dialogue is open
      capturer: ecran.capturer,
      async fermer() {
        await demander(base, "DELETE").catch(() => {});
        await ranger();
      },
    };
  } catch (erreur) {
    await ranger();
    throw erreur;
  }
}
