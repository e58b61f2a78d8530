// What the counter sounds like. Each function schedules one sound from `t` (seconds of the context).
import { note, souffle, type Sortie } from "./sons-synthese.ts";

/** Around `milieu`, by up to `part` of it. */
const autour = (milieu: number, part: number): number =>
  milieu * (1 + part * (2 * Math.random() - 1));

/** A mat slammed on the counter, and a glass nearby that it shakes: never two alike. */
export function bock(sortie: Sortie, t: number): void {
  const poids = autour(150, 0.25);
  note(sortie, { hz: poids, versHz: poids * 0.5, debut: t, duree: 0.14, force: 0.55 });
  souffle(sortie, { debut: t, duree: 0.05, force: 0.7, hz: autour(900, 0.35), q: 0.9 });
  souffle(sortie, { debut: t, duree: 0.02, force: 0.4, hz: autour(2_800, 0.3), q: 1.2 });
  const verre = autour(2_050, 0.22);
  const retard = autour(0.035, 0.5);
  [1, autour(2.7, 0.06), autour(5.1, 0.06)].forEach((rapport, rang) => {
    note(sortie, {
      hz: verre * rapport,
      debut: t + retard,
      duree: autour(0.6, 0.3) / (rang + 1),
      force: autour(0.09, 0.3) / (rang * 1.6 + 1),
    });
  });
}
