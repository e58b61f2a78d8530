import type { Panne } from "#contracts/panne-decrite.ts";

/** Tells the server that a screen failed, when it can. What describes a failure is fetched then: no page carries it. */
export function direPanne(erreur: unknown, ecran: Panne["ecran"]): void {
  import("./send-error-report.ts").then(
    ({ signalerPanne }) => signalerPanne(erreur, ecran),
    () => {
      // without a line nothing can be told
    },
  );
}
