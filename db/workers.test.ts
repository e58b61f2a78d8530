import { expect, it } from "vitest";
import { runWorkerThread } from "./workers.ts";

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
