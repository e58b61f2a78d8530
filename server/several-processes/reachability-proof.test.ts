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
  expect(logged).toEqual([{ manque: expect.stringMatching(/^Ne prend pas encore de partie/) }]);
  // nothing is restarted when what was missing comes
  Object.assign(answers, { exclus: accepted, appel: called });
  await expect.poll(() => proof.missing()).toBeNull();
  await expect.poll(() => logged).toHaveLength(2);
});
