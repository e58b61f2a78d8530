/** A drawing per outcome of the gamble, in a box of 48 centred on 0; one hand, one line. */
import type { IssueGamble } from "#contracts/mini-jeux.ts";

/** A tumbler whose foot is centred on `x`. */
const verre = (x: number, y = -10): string => `M${String(x - 8)} ${String(y)}h16l-2.500 22h-11z`;

export const GLYPHES: Readonly<Record<IssueGamble, string>> = {
  // a glass, full
  boire: "M-11-17h22l-3.500 33h-15zM-10-5c7-3 13 3 20 0",
  // one glass goes away
  distribuer: `${verre(-13, -8)}M0 2c5-.5 10 .2 17-.2M11-5l7 6.800-7 6.800`,
  // three glasses
  tousBoivent: `${verre(0, -15)}M-22-6h11M-20 14l-2-20M-20 14h8M22-6H11M20 14l2-20M20 14h-8`,
  // a glass upside down
  personne: "M-11 16h22l-3.500-31h-15zM-18 17c12-.6 24 .4 36 0",
  // glasses, and one struck out
  tousSauf: `${verre(-14, -8)}${verre(12, -8)}M2 16 22-14`,
  // the sponge on the tally
  annuler: "M-20-14v20M-13-15v18M-6-14v11M-10 8 8-6 20 5 4 17c-6 3-17-4-14-9zM-1 1l11 10",
  // drunk to the last drop
  culSec: "M-16 0 2-18 19-6-7 16c-3 3-12-7-9-16zM-12 21v.1M-19 15v.1M-4 23v.1",
  // the number does it
  annulerUneFois:
    "M-5-14c-9 2-13 11-12 18 1 8 13 8 13-1 0-7-9-8-13-1M18-5c0-10-13-9-13 0 0 8 11 8 13 0-.4 8-2 14-7 18",
};
