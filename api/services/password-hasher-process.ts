/** The program that hashes (hachoir.ts): one message in, one message out, behind everything else of the machine. */
import process from "node:process";
import { hashOrVerify } from "./password-hasher-argon2.ts";
import { hashJob } from "./password-hasher.ts";

// a server that is gone waits for nothing, however it went
process.once("disconnect", () => process.exit());
// a terminal, or whoever stops a service, tells every process: the server says when this one is no longer of use
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

process.on("message", (message) => {
  void hashOrVerify(hashJob.parse(message)).then((rendu) => {
    // the server may have gone meanwhile
    if (process.connected) process.send?.(rendu);
  });
});
