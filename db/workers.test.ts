import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { once } from "node:events";
import { constants } from "node:os";
import { runWorkerThread, startLowPriorityProcess } from "./workers.ts";

const run = (code: string) =>
  runWorkerThread(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { said: "done" });

it("resolves with the message of a thread that does one thing and ends", async () => {
  const code =
    'import { parentPort, workerData } from "node:worker_threads"; parentPort.postMessage(workerData.said);';
  expect(await run(code)).toBe("done");
});

it("rejects with what the thread throws, and when it ends without a message", async () => {
  await expect(run('throw new Error("disk full")')).rejects.toThrow("disk full");
  await expect(run("process.exit(0)")).rejects.toThrow("ended without a message");
});

it("starts a process without the settings of the server, which hold secrets", async () => {
  process.env["SERVICE_KEY"] = "secret";
  const started = startLowPriorityProcess({
    program: fileURLToPath(new URL("test/told-environment.ts", import.meta.url)),
    priority: constants.priority.PRIORITY_LOW,
    heapMb: 64,
    compileCache: "told-environment",
  });
  const [names] = await once(started, "message");
  expect(names).not.toContain("SERVICE_KEY");
  expect(names).toContain("NODE_COMPILE_CACHE");
});
