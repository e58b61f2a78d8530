// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { renderInRoom } from "../../../test/render-hook.ts";
import {
  type CaptchaWorkerMessage,
  type DefiCaptcha,
  ESSAIS_POUR_TROUVER_CAPTCHA_MAX,
  type PartDeDefiCaptchaPourWorker,
} from "./defi.ts";
import { useCaptcha } from "./captcha.tsx";

const COEURS = 2;
const DEFI: DefiCaptcha = {
  parameters: {
    algorithm: "SCRYPT",
    nonce: "n",
    salt: "s",
    cost: 1,
    memoryCost: 1,
    keyLength: 32,
    keyPrefix: "00",
    expiresAt: 0,
  },
  signature: "de notre serveur",
};

/** A fake worker that advances when the test says so. */
class Ouvrier extends EventTarget {
  parts: PartDeDefiCaptchaPourWorker[] = [];
  renvoye = false;

  constructor() {
    super();
    ouvriers.push(this);
  }
  postMessage(part: PartDeDefiCaptchaPourWorker): void {
    this.parts.push(part);
  }
  terminate(): void {
    this.renvoye = true;
  }
  /** A terminated worker sends no more messages. */
  async dire(data: CaptchaWorkerMessage): Promise<void> {
    if (this.renvoye) return;
    await act(async () => this.dispatchEvent(new MessageEvent("message", { data })));
  }
}

let ouvriers: Ouvrier[];
let portes: ((reponse: Response) => void)[];
let dits: string[];

beforeEach(() => {
  [ouvriers, portes, dits] = [[], [], []];
  vi.stubGlobal("Worker", Ouvrier);
  vi.stubGlobal("fetch", () => new Promise<Response>((resoudre) => portes.push(resoudre)));
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(COEURS);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

const noter = (token: string) => void dits.push(token);

function ouvrir() {
  const { result, rerender, unmount } = renderInRoom(useCaptcha, noter);
  return {
    rerender,
    unmount,
    captcha: () => result.current.captcha,
    verifier: () => act(async () => void result.current.verifier()),
  };
}
/** Answers the oldest request for a challenge. */
const donner = (corps: unknown = DEFI, status = 200) =>
  act(async () => portes.shift()?.(Response.json(corps, { status })));

/** Starts a challenge shared among the workers. */
async function auTravail() {
  const hook = ouvrir();
  await hook.verifier();
  await donner();
  return hook;
}

it("asks nothing before it is told to", () => {
  expect(ouvrir().captcha()).toEqual({ etat: "repos" });
  expect([portes, ouvriers, dits]).toEqual([[], [], []]);
});

it.each([
  [1, 1],
  [2, 2],
  [16, 4],
  // a browser without hardwareConcurrency solves the captcha with one worker
  [0, 1],
])("of %d cores it takes %d, each with its part of the tries", async (coeurs, pas) => {
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(coeurs);
  await auTravail();
  expect(ouvriers.map(({ parts }) => parts)).toEqual(
    Array.from({ length: pas }, (_, depart) => [{ challenge: DEFI, depart, pas }]),
  );
});

it("fills with the tries of all, never to the brim before one of them has found", async () => {
  const { captcha } = await auTravail();
  expect(captcha()).toEqual({ etat: "cours", part: 0 });
  await ouvriers[0]?.dire({ genre: "essais", essais: ESSAIS_POUR_TROUVER_CAPTCHA_MAX / 4 });
  await ouvriers[1]?.dire({ genre: "essais", essais: ESSAIS_POUR_TROUVER_CAPTCHA_MAX / 4 });
  expect(captcha()).toEqual({ etat: "cours", part: 0.5 });
  await ouvriers[0]?.dire({ genre: "essais", essais: ESSAIS_POUR_TROUVER_CAPTCHA_MAX });
  expect(captcha()).toEqual({ etat: "cours", part: 0.95 });
});

it("gives the token of the first that finds, and sends all of them home", async () => {
  const { captcha } = await auTravail();
  expect(dits).toEqual([""]);
  await ouvriers[1]?.dire({ genre: "trouve", token: "jeton" });
  expect([captcha(), dits]).toEqual([{ etat: "verifie" }, ["", "jeton"]]);
  expect(ouvriers.map(({ renvoye }) => renvoye)).toEqual([true, true]);
});

it("tells it to the form as it is by then", async () => {
  const { rerender } = await auTravail();
  const plusTard: string[] = [];
  rerender((token) => void plusTard.push(token));
  await ouvriers[0]?.dire({ genre: "trouve", token: "jeton" });
  expect([dits, plusTard]).toEqual([[""], ["jeton"]]);
});

const ECHEC = { etat: "echec", message: expect.stringMatching(/Réessayez/) };

it.each<[string, (ouvrier: Ouvrier | undefined) => unknown]>([
  ["finds nothing", (ouvrier) => ouvrier?.dire({ genre: "echec" })],
  ["breaks", (ouvrier) => act(async () => ouvrier?.dispatchEvent(new Event("error")))],
])("fails when a worker %s, and begins again when it is asked to", async (_, echouer) => {
  const { captcha, verifier } = await auTravail();
  await echouer(ouvriers[0]);
  expect([captcha(), dits]).toEqual([ECHEC, [""]]);
  expect(ouvriers.map(({ renvoye }) => renvoye)).toEqual([true, true]);
  await verifier();
  await donner();
  expect(captcha()).toEqual({ etat: "cours", part: 0 });
  await ouvriers[2]?.dire({ genre: "trouve", token: "jeton" });
  expect(captcha()).toEqual({ etat: "verifie" });
});

it("fails where the browser has no workers", async () => {
  vi.stubGlobal("Worker", undefined);
  const { captcha } = await auTravail();
  expect(captcha()).toEqual(ECHEC);
});

it("says what the server says when there is no challenge", async () => {
  const { captcha, verifier } = ouvrir();
  await verifier();
  await donner({ message: "Trop de demandes." }, 429);
  expect(captcha()).toEqual({ etat: "echec", message: "Trop de demandes." });
  expect(ouvriers).toEqual([]);
});

it("drops the challenge under way, or the solved one, for another", async () => {
  const { captcha, verifier } = await auTravail();
  const [ancien] = ouvriers;
  await verifier();
  expect(ouvriers.map(({ renvoye }) => renvoye)).toEqual([true, true]);
  await donner();
  await ancien?.dire({ genre: "essais", essais: ESSAIS_POUR_TROUVER_CAPTCHA_MAX });
  await ancien?.dire({ genre: "trouve", token: "trop tard" });
  expect([captcha(), dits]).toEqual([{ etat: "cours", part: 0 }, ["", ""]]);
  await ouvriers[2]?.dire({ genre: "trouve", token: "jeton" });
  await verifier();
  expect([captcha(), dits]).toEqual([{ etat: "cours", part: 0 }, ["", "", "jeton", ""]]);
});

it("drops one that is still being fetched", async () => {
  const { captcha, verifier } = ouvrir();
  for (let i = 0; i < 3; i++) await verifier();
  await donner({ message: "Trop tard." }, 500);
  await donner();
  expect([captcha(), ouvriers]).toEqual([{ etat: "cours", part: 0 }, []]);
  await donner();
  expect(ouvriers).toHaveLength(COEURS);
});

it("leaves nobody at work, and tells nothing, once the form is gone", async () => {
  const { unmount } = await auTravail();
  unmount();
  await act(async () => {});
  expect(ouvriers.map(({ renvoye }) => renvoye)).toEqual([true, true]);
  await ouvriers[0]?.dire({ genre: "trouve", token: "jeton" });
  expect(dits).toEqual([""]);
});
