/**
 * `npm run bench:reveal [-- --tours=3] [--fois=3] [--frein=4] [--traces=<folder>]`: a reveal and the end of a game, with
 * the real server and a real browser. Two things are measured: the time between the verdicts of TV and phones; and, on
 * one page at a time with a slowed processor, the late frames, those of the main thread apart from those that waited for
 * painting. Every sequence is played `fois` times; the bench fails when verdicts are over 150 ms apart, or when a
 * sequence has more than two moments that are late in most runs (a single late frame is the machine's). `--traces`
 * records traces for the tools of a browser, which slows the page, so nothing is judged then.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { request as requetes } from "@playwright/test";
import { lireQuizzOfficiel } from "../../e2e/support/reponses.ts";
import { raiseProcessPriority } from "../load/child-process.ts";
import { measureRevealSpreadBetweenScreens } from "./synchrony.ts";
import { findRecurringLateFrames } from "./recurring.ts";
import { readAnimationFrames, type AnimationFramesReading, LATE_FRAME_MS } from "./frames.ts";
import { type MeasuredRevealMoment, measureRevealOnTv, measureRevealOnPhone } from "./tables.ts";
import { installFakeBrowserGlobals } from "../chaos/browser-globals.ts";
import { ChaosServerProcess } from "../chaos/server.ts";
import { openBenchBrowser } from "../visit.ts";

const ECART_MAX_MS = 150;
const TARDIVES_MAX = 2;
const TITRE = "À table";
/** Time from the beginning until the proof is written, or the end table is shown. */
const DUREE_MS = { reveal: 5_500, end: 11_500 } as const;
const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
  "cc",
  "viz",
  "v8",
];

const { values } = parseArgs({
  options: {
    tours: { type: "string", default: "3" },
    fois: { type: "string", default: "3" },
    frein: { type: "string", default: "4" },
    traces: { type: "string" },
  },
});
const { traces } = values;
/** Readings by the name of their moment. */
const dits = new Map<string, AnimationFramesReading[]>();
const fautes: string[] = [];

const arrondir = (ms: number) => String(Math.round(ms));

function dire(nom: string, { frein, images, tardives, taches }: AnimationFramesReading): void {
  const deLaPage = tardives.filter(({ principal }) => principal !== null);
  const details = tardives.map(({ debutMs, ms, principal, ramassage }) => {
    const quoi =
      principal === null
        ? "painting"
        : `script ${arrondir(principal.script)}, style to paint ${arrondir(principal.rendu)}`;
    return `${arrondir(ms)} at ${arrondir(debutMs)}: ${quoi}${ramassage ? ", memory collected" : ""}`;
  });
  console.log(
    `${nom}, ${frein.toFixed(1)} times slower: ${String(images)} frames, ${String(tardives.length)} over ${String(LATE_FRAME_MS)} ms, ${String(deLaPage.length)} of them ` +
      `by the main thread (${details.join("; ")}); tasks of the main thread over 50 ms: ${String(taches.length)} (${taches.map(arrondir).join(", ")})`,
  );
}

function juger(nom: string, releves: readonly AnimationFramesReading[]): void {
  const reviennent = findRecurringLateFrames(releves);
  const details = reviennent.map(
    ({ debutMs, ms, fois }) =>
      `${arrondir(ms)} at ${arrondir(debutMs)}, ${String(fois)} of ${String(releves.length)}`,
  );
  console.log(
    `${nom}: late at ${String(reviennent.length)} moments each time or nearly (${details.join("; ")})`,
  );
  if (reviennent.length > TARDIVES_MAX) fautes.push(`${nom}: too many late frames`);
}

raiseProcessPriority(process.pid);
const serveur = await ChaosServerProcess.prepare();
installFakeBrowserGlobals(serveur.adresse);
const navigateur = await openBenchBrowser();
// the browser runs in another session than the bench, and Linux shares cores between sessions: its processes need the priority too
const { processInfo } = await (
  await navigateur.newBrowserCDPSession()
).send("SystemInfo.getProcessInfo");
for (const { id } of processInfo) raiseProcessPriority(id);

async function mesurer({ nom, page, commencer }: MeasuredRevealMoment): Promise<void> {
  const dureeMs = nom.startsWith("reveal") ? DUREE_MS.reveal : DUREE_MS.end;
  if (traces !== undefined) await navigateur.startTracing(page, { categories: CATEGORIES });
  const releve = await readAnimationFrames(
    page,
    { frein: Number(values.frein), dureeMs },
    commencer,
  );
  if (traces !== undefined) {
    const trace = await navigateur.stopTracing();
    writeFileSync(join(traces, `${nom.replace(", ", "-")}.json`), trace);
  }
  dire(nom, releve);
  dits.set(nom, [...(dits.get(nom) ?? []), releve]);
}

try {
  await serveur.start();
  const { adresse } = serveur;
  if (traces === undefined) {
    const tours = Number(values.tours);
    const ecarts = await measureRevealSpreadBetweenScreens(navigateur, adresse, TITRE, tours);
    const pire = ecarts.at(-1) ?? 0;
    console.log(
      `verdict on TV and phones: ${arrondir(ecarts[Math.floor(ecarts.length / 2)] ?? 0)} ms apart, ${arrondir(pire)} at the most`,
    );
    if (pire > ECART_MAX_MS) fautes.push("TV and phones tell it apart");
  }
  const api = await requetes.newContext({ baseURL: adresse });
  const quizz = await lireQuizzOfficiel(api, TITRE);
  await api.dispose();
  for (const sur of [measureRevealOnTv, measureRevealOnPhone])
    for (let fois = 0; fois < Number(values.fois); fois++)
      await sur(navigateur, adresse, quizz, mesurer);
  for (const [nom, releves] of dits) juger(nom, releves);
} finally {
  await navigateur.close();
  await serveur.kill("SIGTERM");
  serveur.cleanUp();
}
for (const faute of fautes) console.error(faute);
process.exit(fautes.length === 0 || traces !== undefined ? 0 : 1);
