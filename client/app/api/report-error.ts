import type { CrashDescription } from "#contracts/crash-description.ts";

/** Reports a failed screen to the server. The code that describes a failure is loaded on demand. */
export function reportScreenError(erreur: unknown, ecran: CrashDescription["ecran"]): void {
  import("./send-error-report.ts").then(
    ({ sendErrorReport }) => sendErrorReport(erreur, ecran),
    () => {
      // without a network, the error report is lost
    },
  );
}
