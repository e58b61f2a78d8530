/** `npm run secousse -- --tout`: the real server under every fault of surete.md, one after the other, and one report. */
import process from "node:process";
import { listDiskFaults } from "./disk-faults.ts";
import { flood } from "./flood-fault.ts";
import { listNetworkFaults } from "./network-faults.ts";
import { listRedisFaults } from "./redis-faults.ts";
import { ChaosServerProcess } from "./server.ts";
import { listServerFaults } from "./server-faults.ts";
import type { Fault, FaultOutcome } from "./stage.ts";

interface Line extends Pick<Fault, "name" | "property" | "bound"> {
  readonly figure: string;
  readonly ok: "yes" | "NO" | "left out";
  readonly fautes: readonly string[];
}

async function shake(fault: Fault, template: string, long: boolean): Promise<Line> {
  const { name, property, bound } = fault;
  const reason = fault.leftOut?.() ?? null;
  if (reason !== null)
    return { name, property, bound, figure: `left out: ${reason}`, ok: "left out", fautes: [] };
  process.stdout.write(`${name}\n`);
  const { figure, fautes }: FaultOutcome = await fault
    .run({ template, long })
    .catch((error: unknown) => ({ figure: "-", fautes: [String(error)] }));
  process.stdout.write(`  ${figure}\n${fautes.map((faute) => `  NO: ${faute}\n`).join("")}`);
  return { name, property, bound, figure, ok: fautes.length === 0 ? "yes" : "NO", fautes };
}

/** A table in Markdown, then each violation. Pure. */
export function composeFaultReport(lines: readonly Line[]): string {
  const rows = lines.map(({ name, property, figure, bound, ok }) =>
    [name, property, figure, bound, ok].map((cell) => cell.replaceAll("|", "/")),
  );
  const table = [["fault", "what must hold", "figure", "bound", "ok"], ...rows];
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  const write = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...body] = table;
  const said = lines.flatMap(({ name, fautes }) => fautes.map((faute) => `${name}: ${faute}`));
  return [write(head), rule, ...body.map(write), "", ...said].join("\n");
}

/**
 * Runs the faults, and prints the report.
 * @param only name of the one fault to run; empty for all
 * @returns whether every property held
 */
export async function runAllFaults(only: string, long: boolean): Promise<boolean> {
  const every = [
    ...listNetworkFaults(long),
    flood,
    ...listServerFaults(),
    ...listDiskFaults(),
    ...listRedisFaults(),
  ];
  const faults = only === "" ? every : every.filter(({ name }) => name === only);
  if (faults.length === 0) {
    console.error(`--seul takes one of: ${every.map(({ name }) => name).join(", ")}`);
    return false;
  }
  const template = await ChaosServerProcess.prepare();
  const lines: Line[] = [];
  try {
    // the starter content is written once, and copied for each fault
    await template.start();
    await template.kill("SIGTERM");
    for (const fault of faults) lines.push(await shake(fault, template.dataDir, long));
  } finally {
    await template.kill("SIGKILL");
    template.cleanUp();
  }
  console.log(`\n${composeFaultReport(lines)}`);
  return lines.every(({ ok }) => ok !== "NO");
}
