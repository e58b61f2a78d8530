import { createChallenge, solveChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { expect, test } from "vitest";
import { schemaDefiCaptcha } from "./defi.ts";
import { deriveCaptchaScryptKey } from "./scrypt.ts";

const HMAC = { hmacSignatureSecret: "a", hmacKeySignatureSecret: "b" };
const NOUVEAU = {
  algorithm: "SCRYPT",
  cost: 1024,
  memoryCost: 8,
  counter: 3,
  deriveKey,
  expiresAt: new Date(Date.now() + 60_000),
  ...HMAC,
};

test("what the browser derives is what the server derives", async () => {
  const { parameters } = schemaDefiCaptcha.parse(await createChallenge(NOUVEAU));
  const sel = Uint8Array.from([1, 2, 3]);
  const mot = Uint8Array.from([4, 5, 6, 7]);
  const { derivedKey } = await deriveKey(parameters, sel, mot);
  expect([...deriveCaptchaScryptKey(parameters, sel, mot)]).toEqual([...derivedKey]);
});

test("a challenge solved by the browser's scrypt is accepted, and its signature survives our reading", async () => {
  const challenge = schemaDefiCaptcha.parse(await createChallenge(NOUVEAU));
  const solution = await solveChallenge({
    challenge,
    deriveKey: async (_parametres, sel, mot) => ({
      derivedKey: deriveCaptchaScryptKey(challenge.parameters, sel, mot),
    }),
  });
  if (solution === null) throw new Error("not solved");
  expect(solution.counter).toBe(3);
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...HMAC });
  expect(verified).toBe(true);
});
