/** The sous-bock that a bench phone draws as it comes in: as long as a careful one, another for each phone. */
import { encoderDessin, type Point, type Trait } from "#contracts/dessin.ts";

const TRAITS = 6;
const POINTS = 90;

const trait = (n: number, rang: number): Trait => ({
  craie: rang % 2 === 0 ? "encre" : "ocre",
  points: Array.from({ length: POINTS }, (_, i): Point => {
    const rayon = 20 + rang * 16 + (n % 7);
    const angle = i * (5 / rayon);
    return [
      Math.round(128 + rayon * Math.cos(angle + n)),
      Math.round(128 + rayon * Math.sin(angle + n)),
    ];
  }),
});

export const dessinDeBanc = (n: number): string =>
  encoderDessin(Array.from({ length: TRAITS }, (_, rang) => trait(n, rang)));
