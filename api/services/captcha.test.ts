import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { expect, onTestFinished, test, vi } from "vitest";
import { createCaptchaRepository } from "#db/repositories/inscription-repository.ts";
import { creerBaseDeTest } from "#db/test/banc.ts";
import { DEFAULT_API_RATE_LIMITS } from "../plugins/rate-limits.ts";
import { type CaptchaService, createCaptchaService } from "./captcha.ts";

async function resoudre(captcha: CaptchaService): Promise<string> {
  const challenge = await captcha.defier();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

test("a solved challenge opens once", async () => {
  const { db } = await creerBaseDeTest();
  const captcha = createCaptchaService(
    createCaptchaRepository(db),
    DEFAULT_API_RATE_LIMITS.captcha,
  );
  const token = await resoudre(captcha);
  expect(await captcha.accepter(token)).toBe(true);
  expect(await captcha.accepter(token)).toBe(false);
  // the same captcha solution, encoded otherwise
  const { challenge, solution } = JSON.parse(Buffer.from(token, "base64").toString());
  const autrement = JSON.stringify({ solution: { ...solution, time: 5 }, challenge });
  expect(await captcha.accepter(Buffer.from(autrement).toString("base64"))).toBe(false);
});

test("fifty at once: one passes", async () => {
  const { db } = await creerBaseDeTest();
  const captcha = createCaptchaService(
    createCaptchaRepository(db),
    DEFAULT_API_RATE_LIMITS.captcha,
  );
  const token = await resoudre(captcha);
  const issues = await Promise.all(Array.from({ length: 50 }, () => captcha.accepter(token)));
  expect(issues.filter(Boolean)).toHaveLength(1);
});

test("refuses what is not solved, not ours, out of date, or nothing at all", async () => {
  const { db } = await creerBaseDeTest();
  const captcha = createCaptchaService(
    createCaptchaRepository(db),
    DEFAULT_API_RATE_LIMITS.captcha,
  );
  const autre = createCaptchaService(createCaptchaRepository(db), DEFAULT_API_RATE_LIMITS.captcha);
  const challenge = await captcha.defier();
  const solution = { counter: 1, derivedKey: "00".repeat(32) };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 15 * 60_000 - 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const perime = await resoudre(captcha);
  vi.useRealTimers();
  const faux = [
    "",
    "%%%",
    Buffer.from("{}").toString("base64"),
    Buffer.from(JSON.stringify({ challenge, solution })).toString("base64"),
    await resoudre(autre),
    perime,
  ];
  for (const token of faux) expect(await captcha.accepter(token)).toBe(false);
});

test("refuses another algorithm or a lesser cost than ours, however well solved", async () => {
  const { db } = await creerBaseDeTest();
  const captcha = createCaptchaService(
    createCaptchaRepository(db),
    DEFAULT_API_RATE_LIMITS.captcha,
  );
  const token = await resoudre(captcha);
  const { challenge, solution } = JSON.parse(Buffer.from(token, "base64").toString());
  const changer = (autres: object) => {
    const parameters = { ...challenge.parameters, ...autres };
    const change = { challenge: { ...challenge, parameters }, solution };
    return captcha.accepter(Buffer.from(JSON.stringify(change)).toString("base64"));
  };
  for (const autres of [{ algorithm: "SHA-256" }, { algorithm: "none" }, { cost: 1 }])
    expect(await changer(autres)).toBe(false);
  expect(await changer({})).toBe(true);
});
