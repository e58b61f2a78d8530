/** The words of a game process that has not proved yet that players reach it. */
import { expect, onTestFinished, test } from "vitest";
import { type CallOtherProcess, InternalCallRefusedError } from "./internal-calls/calls.ts";
import { createReachabilityProver, type ReachabilityProver } from "./reachability-proof.ts";

type Answer = (body: { defi: string }, proof: ReachabilityProver) => object;

const UNKNOWN = () => {
  throw new InternalCallRefusedError(404, "Cette adresse n’existe pas.");
};
const AWAY = () => {
  throw new TypeError("fetch failed");
};
const accepted: Answer = () => ({ comptes: [] });
const called: Answer = ({ defi }, proof) => {
  expect(proof.hear(`${defi}x`)).toBe(false);
  expect(proof.hear(defi)).toBe(true);
  return { appel: "repondu" };
};

/** An answer that is another one the first time. */
function onceThen(first: object, later: Answer): Answer {
  let isFirst = true;
  return (...asked) => {
    if (!isFirst) return later(...asked);
    isFirst = false;
    return first;
  };
}

/** A process that asks an API which answers so; `logged` gets what it logs. */
function process(answers: { exclus: Answer; appel: Answer }) {
  const logged: unknown[] = [];
  const call: CallOtherProcess = async (_address, what, shape, body) => {
    const answer = what === "exclus" ? answers.exclus : answers.appel;
    return shape.parse(answer({ defi: "", ...body }, proof));
  };
  const proof = createReachabilityProver({
    call,
    apiUrl: "http://api",
    name: "jeu4",
    log: { warn: (details) => logged.push(details), info: (message) => logged.push(message) },
    retryMs: 1,
    againMs: 1,
  });
  onTestFinished(() => proof.close());
  expect([proof.missing(), proof.hear("")]).toEqual(["debut", false]);
  proof.start();
  return { proof, logged };
}

test.each<[string, Answer, Answer]>([
  ["called through the site", accepted, called],
  ["of an API that does not know the site's address", accepted, () => ({ appel: "sansAdresse" })],
  ["of an API of an earlier version", accepted, UNKNOWN],
])("a process takes games: %s", async (_, exclus, appel) => {
  const { proof, logged } = process({ exclus, appel });
  await expect.poll(() => proof.missing()).toBeNull();
  expect(logged).toEqual([]);
});

test.each<[string, Answer, Answer]>([
  ["api", AWAY, called],
  ["api", accepted, AWAY],
  ["cle", UNKNOWN, called],
  ["site", accepted, () => ({ appel: "injoignable" })],
  // the line of the proxy is missing, or is that of another process
  ["chemin", accepted, () => ({ appel: "repondu" })],
])("a process takes none and says so once: %s", async (missing, exclus, appel) => {
  const answers = { exclus, appel };
  const { proof, logged } = process(answers);
  await expect.poll(() => proof.missing()).toBe(missing);
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged).toEqual([{ manque: expect.stringMatching(/^Ne prend pas de partie/) }]);
  // nothing is restarted when what was missing comes
  Object.assign(answers, { exclus: accepted, appel: called });
  await expect.poll(() => proof.missing()).toBeNull();
  await expect.poll(() => logged).toHaveLength(2);
});

/** An answer that counts how often it was given. */
function counted(answer: Answer) {
  const count = { times: 0 };
  const given: Answer = (...asked) => {
    count.times++;
    return answer(...asked);
  };
  return { count, given };
}

test.each<[string, Partial<Record<"exclus" | "appel", Answer>>]>([
  // its line in the proxy was lost by a later change of the file
  ["chemin", { appel: () => ({ appel: "repondu" }) }],
  ["cle", { exclus: UNKNOWN }],
])("a process that has played takes no game once this is lost: %s", async (missing, lost) => {
  const answers = { exclus: accepted, appel: called };
  const { proof, logged } = process(answers);
  await expect.poll(() => proof.missing()).toBeNull();
  Object.assign(answers, lost);
  await expect.poll(() => proof.missing()).toBe(missing);
  Object.assign(answers, { exclus: accepted, appel: called });
  await expect.poll(() => proof.missing()).toBeNull();
  expect(logged).toHaveLength(2);
});

test.each<[string, Partial<Record<"exclus" | "appel", Answer>>]>([
  ["a call lost once", { appel: onceThen({ appel: "repondu" }, called) }],
  ["an API that is away", { exclus: AWAY }],
  ["a site that answers nobody", { appel: () => ({ appel: "injoignable" }) }],
])("a process that has played goes on taking games: %s", async (_, doubt) => {
  const answers = { exclus: accepted, appel: called };
  const { proof, logged } = process(answers);
  await expect.poll(() => proof.missing()).toBeNull();
  const { count, given } = counted(doubt.exclus ?? accepted);
  Object.assign(answers, doubt, { exclus: given });
  await expect.poll(() => count.times).toBeGreaterThan(4);
  expect([proof.missing(), logged]).toEqual([null, []]);
});
