/**
 * Reads the failed tests from the reports of their runners, so that the test command repeats them after its counts: its
 * output may be read from its end only.
 */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** One line for a failed test: its file, its name, and the first line of the failure. */
const dire = (ou: string, nom: string, pourquoi: string | undefined): string => {
  const [ligne = ""] = stripVTControlCharacters(pourquoi ?? "").split("\n");
  return ligne === "" ? `${ou} › ${nom}` : `${ou} › ${nom}: ${ligne}`;
};

const essai = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});

/** The part of the report of `vitest --reporter=json` that is used. A file that cannot be run has no tests. */
export const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(essai),
    }),
  ),
});

/** @param racine folder to which the places are relative */
export const listVitestFailures = (
  { testResults }: z.infer<typeof vitestReportSchema>,
  racine: string,
): string[] =>
  testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const ou = relative(racine, name);
      const rates = assertionResults.filter(({ status }) => status === "failed");
      return rates.length === 0
        ? [dire(ou, "the file itself", message)]
        : rates.map(({ fullName, failureMessages: [pourquoi] }) => dire(ou, fullName, pourquoi));
    });

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

/**
 * The part of the report of `playwright test --reporter=json` that is used. A test that passed at another try is
 * `flaky`.
 */
export const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

export const listPlaywrightFailures = ({
  suites,
}: Pick<z.infer<typeof playwrightReportSchema>, "suites">): string[] =>
  suites.flatMap(({ specs, suites: dedans = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => {
        const erreur = tests.flatMap(({ results }) => results).find((un) => un.error !== undefined);
        return dire(`e2e/${file}:${String(line)}`, title, erreur?.error?.message);
      }),
    ...listPlaywrightFailures({ suites: dedans }),
  ]);
