/** Child process of password-hasher.ts: answers each message with one message, at low priority. */
import process from "node:process";
import { hashOrVerifyPassword } from "./password-hasher-argon2.ts";
import { passwordHashJob } from "./password-hasher.ts";

// ends when the server has gone, since nobody waits for a result
process.once("disconnect", () => process.exit());
// signals are ignored: Ctrl-C and service managers signal every process of the group, but the server decides when this one ends
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

process.on("message", (message) => {
  void hashOrVerifyPassword(passwordHashJob.parse(message)).then((rendu) => {
    // nothing is sent when the server has gone while this hash was computed
    if (process.connected) process.send?.(rendu);
  });
});
